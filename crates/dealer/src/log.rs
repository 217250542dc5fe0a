//! The event log as a screen reads it: the newest page, the earlier pages on request, and the stops.

use catalog::AnyTable;
use kernel::{Lang, News, Viewer};
use protocol::{LogLine, NewsLine, Position};

/// The number of lines on a page. A page contains all lines of its first entry, so it may be longer, and the first page
/// of a log may be shorter.
const PAGE: usize = 100;

/// The greatest number of lines of an overview. A game of 200 Rounds with four seats has 1,000 lines that begin a Round
/// or a turn.
const MOST_LANDMARKS: usize = 4096;

/// The number of entries whose lines are read at a time.
const STRIDE: usize = 64;

/// The event log of one viewer, in one language.
#[derive(Clone, Copy)]
pub(crate) struct Log<'a> {
    pub(crate) table: &'a dyn AnyTable,
    pub(crate) viewer: Viewer,
    pub(crate) lang: Lang,
}

impl Log<'_> {
    /// Returns the last page of the log of the first `entries` entries, and true if there may be earlier lines. All
    /// lines of one entry are on the same page.
    pub(crate) fn page(self, entries: usize) -> (Vec<LogLine>, bool) {
        let (mut from, mut lines) = (entries, Vec::new());
        while from > 0 && lines.len() < PAGE {
            let begin = from.saturating_sub(STRIDE);
            lines.splice(0..0, self.lines(begin, from));
            from = begin;
        }
        Log::cut(lines, from > 0)
    }

    /// Returns the last page of the log after the lines of `news` were added. The page is made only from the page in
    /// `before` and from `news`, and equals the page that [`Log::page`] would return.
    pub(crate) fn turned(before: &Position, news: &[NewsLine]) -> (Vec<LogLine>, bool) {
        let lines = before.log.iter().cloned().chain(news.iter().filter_map(NewsLine::line)).collect();
        Log::cut(lines, before.has_earlier)
    }

    /// Returns the last page of `lines`, and true if the log has lines before that page.
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

    /// Returns the first position after `shown` at which the log has a line. If there is none, returns the newest
    /// position, or `None` if `shown` is the newest.
    pub(crate) fn stop_after(self, shown: usize) -> Option<usize> {
        let entries = self.table.entries();
        let begins = (shown..entries).step_by(STRIDE);
        let told = begins.into_iter().find_map(|begin| self.lines(begin, entries.min(begin + STRIDE)).next());
        told.map(|line| line.entry).or((shown < entries).then_some(entries))
    }

    /// Returns the lines at which a round or a turn begins, and the landmarks, in order. Returns only the last
    /// [`MOST_LANDMARKS`] of these lines.
    pub(crate) fn landmarks(self) -> Vec<LogLine> {
        let entries = self.table.entries();
        let begins = (0..entries).step_by(STRIDE);
        let lines = begins.flat_map(|begin| self.lines(begin, entries.min(begin + STRIDE)));
        let mut marks: Vec<LogLine> =
            lines.filter(|line| line.note.head.is_some() || line.note.sign.is_landmark()).collect();
        marks.drain(..marks.len().saturating_sub(MOST_LANDMARKS));
        marks
    }

    fn lines(self, begin: usize, end: usize) -> impl Iterator<Item = LogLine> {
        let news = self.table.news(begin..end, self.viewer, self.lang).into_iter();
        news.filter_map(|(entry, News { words, note, .. })| Some(LogLine { entry, words: words?, note }))
    }
}

/// Returns the last position before `shown` at which this page has a line. If there is none, returns the first
/// position, or `None` if `shown` is the first.
pub(crate) fn stop_before(page: &[LogLine], shown: usize) -> Option<usize> {
    let told = page.iter().rev().map(|line| line.entry).find(|entry| *entry < shown);
    told.or((shown > 0).then_some(0))
}
