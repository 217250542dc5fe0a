//! The log as a screen reads it: it has the newest page, asks for earlier ones, and stops where something was told.

use catalog::AnyTable;
use kernel::{Lang, Viewer};
use protocol::{LogLine, NewsLine, Position};

/// A page has so many lines, or more where the last entry on it told more; the first page of a log has fewer.
const PAGE: usize = 100;

/// So many entries are read at once.
const STRIDE: usize = 64;

/// A log as one viewer reads it, in one language.
#[derive(Clone, Copy)]
pub(crate) struct Log<'a> {
    pub(crate) table: &'a dyn AnyTable,
    pub(crate) viewer: Viewer,
    pub(crate) lang: Lang,
}

impl Log<'_> {
    /// Returns the last page of what happened in the first `entries` entries, and whether there may be more before it.
    /// No entry is torn apart.
    pub(crate) fn page(self, entries: usize) -> (Vec<LogLine>, bool) {
        let (mut from, mut lines) = (entries, Vec::new());
        while from > 0 && lines.len() < PAGE {
            let begin = from.saturating_sub(STRIDE);
            lines.splice(0..0, self.lines(begin, from));
            from = begin;
        }
        Log::cut(lines, from > 0)
    }

    /// Returns the last page after some news, for a screen that had `before`, as [`Log::page`] would.
    pub(crate) fn turned(before: &Position, news: &[NewsLine]) -> (Vec<LogLine>, bool) {
        let lines = before.log.iter().cloned().chain(news.iter().filter_map(NewsLine::line)).collect();
        Log::cut(lines, before.has_earlier)
    }

    /// Leaves the last page of these lines.
    fn cut(mut lines: Vec<LogLine>, has_earlier: bool) -> (Vec<LogLine>, bool) {
        match lines.len().checked_sub(PAGE).filter(|spare| *spare > 0).map(|spare| lines[spare].entry) {
            Some(first) => {
                let all = lines.len();
                lines.retain(|line| line.entry >= first);
                let is_cut = lines.len() < all;
                (lines, has_earlier || is_cut)
            }
            None => (lines, has_earlier),
        }
    }

    /// Returns the first position after `shown` at which something was told, or the newest.
    pub(crate) fn stop_after(self, shown: usize) -> Option<usize> {
        let entries = self.table.entries();
        let begins = (shown..entries).step_by(STRIDE);
        let told = begins.into_iter().find_map(|begin| self.lines(begin, entries.min(begin + STRIDE)).next());
        told.map(|line| line.entry).or((shown < entries).then_some(entries))
    }

    fn lines(self, begin: usize, end: usize) -> impl Iterator<Item = LogLine> {
        let told = self.table.told(begin..end, self.viewer, self.lang).into_iter();
        told.map(|(entry, words)| LogLine { entry, words })
    }
}

/// Returns the last position before `shown` at which something was told, or the first.
pub(crate) fn stop_before(page: &[LogLine], shown: usize) -> Option<usize> {
    let told = page.iter().rev().map(|line| line.entry).find(|entry| *entry < shown);
    told.or((shown > 0).then_some(0))
}
