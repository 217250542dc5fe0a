//! Joins the pages of a client's log. One page comes with each position, and earlier pages come when the client
//! requests them.

use crate::{FromClient, LogPage, Position};
use kernel::{Lang, Seat};

impl Position {
    /// Returns this position with the earlier log lines of `before`, if this position's page of the log continues them.
    /// Otherwise returns this position unchanged.
    pub fn following(mut self, before: &Position) -> Position {
        let Some(first) = self.log.first().map(|line| line.entry) else { return self };
        let goes_on = before.log.last().is_some_and(|last| last.entry >= first);
        let reaches_back = before.log.first().is_some_and(|oldest| oldest.entry < first);
        if self.is_seen_as(&before.table, before.viewer, before.lang) && goes_on && reaches_back {
            let earlier = before.log.iter().filter(|line| line.entry < first).cloned();
            self.log = earlier.chain(self.log).collect();
            self.has_earlier = before.has_earlier;
        }
        self
    }

    /// Adds an earlier page if it fits, and returns true if it was added. A page that was requested at another table,
    /// seat or language does not fit.
    pub fn add_earlier(&mut self, page: LogPage) -> bool {
        let first = self.log.first().map(|line| line.entry);
        let ends_before = page.lines.last().is_none_or(|last| first.is_some_and(|first| last.entry < first));
        let fits = self.has_earlier && ends_before && self.is_seen_as(&page.table, page.viewer, page.lang);
        if fits {
            self.log.splice(0..0, page.lines);
            self.has_earlier = page.has_earlier;
        }
        fits
    }

    /// Returns the message that requests the page before the first line, or `None` if the log is complete.
    pub fn ask_earlier(&self) -> Option<FromClient> {
        let first = self.log.first()?.entry;
        self.has_earlier.then_some(FromClient::Log { before: first })
    }

    fn is_seen_as(&self, table: &str, viewer: Option<Seat>, lang: Lang) -> bool {
        (self.table.as_str(), self.viewer, self.lang) == (table, viewer, lang)
    }
}
