//! The events of a table for each entry, before redaction. On request, the events are redacted for a viewer and put
//! into words. They are kept so that such a request does not replay the game.

use std::{collections::VecDeque, ops::Range, sync::Arc};

/// The number of entries in one chunk.
const CHUNK: usize = 256;

/// The number of chunks that are kept. They hold 8,192 entries, more than games between people have. If older entries
/// are requested, they are played again.
const MOST_CHUNKS: usize = 32;

/// The events of the newest entries. Copies of a table share all chunks but the last.
#[derive(Debug)]
pub(crate) struct Happened<E> {
    /// The number of entries before the first entry whose events are kept.
    before: usize,
    chunks: VecDeque<Arc<Chunk<E>>>,
}

#[derive(Clone, Debug)]
struct Chunk<E> {
    events: Vec<E>,
    /// For each entry in the chunk, the number of events in the chunk up to the end of that entry.
    ends: Vec<usize>,
}

impl<E> Clone for Happened<E> {
    fn clone(&self) -> Happened<E> {
        Happened { before: self.before, chunks: self.chunks.clone() }
    }
}

impl<E> Default for Happened<E> {
    fn default() -> Happened<E> {
        Happened { before: 0, chunks: VecDeque::new() }
    }
}

impl<E: Clone> Happened<E> {
    /// Adds the events of an entry.
    pub(crate) fn push(&mut self, events: Vec<E>) {
        if self.chunks.back().is_none_or(|last| last.ends.len() == CHUNK) {
            self.chunks.push_back(Arc::new(Chunk { events: Vec::new(), ends: Vec::with_capacity(CHUNK) }));
            if self.chunks.len() > MOST_CHUNKS {
                self.chunks.pop_front();
                self.before += CHUNK;
            }
        }
        if let Some(last) = self.chunks.back_mut() {
            let last = Arc::make_mut(last);
            last.events.extend(events);
            last.ends.push(last.events.len());
        }
    }

    /// Returns the number of entries before the first entry whose events are kept.
    pub(crate) fn before(&self) -> usize {
        self.before
    }

    fn entries(&self) -> usize {
        self.before + self.chunks.iter().map(|chunk| chunk.ends.len()).sum::<usize>()
    }

    /// Drops the events of all entries after the first `entries` entries.
    pub(crate) fn truncate(&mut self, entries: usize) {
        while self.entries() > entries {
            let Some(mut last) = self.chunks.pop_back() else { return };
            let kept = entries.saturating_sub(self.entries());
            if kept > 0 {
                let chunk = Arc::make_mut(&mut last);
                chunk.ends.truncate(kept);
                chunk.events.truncate(chunk.ends.last().copied().unwrap_or(0));
                self.chunks.push_back(last);
            }
        }
        self.before = self.before.min(entries);
    }

    /// Returns the kept events of the entries in `entries`, a range that counts entries from 0. Each event comes with
    /// the number of entries up to and including the entry that caused the event.
    pub(crate) fn events(&self, entries: Range<usize>) -> impl Iterator<Item = (usize, &E)> {
        (entries.start.max(self.before)..entries.end.min(self.entries())).flat_map(|entry| {
            let (chunk, at) = ((entry - self.before) / CHUNK, (entry - self.before) % CHUNK);
            let chunk = &self.chunks[chunk];
            let from = at.checked_sub(1).map_or(0, |at| chunk.ends[at]);
            chunk.events[from..chunk.ends[at]].iter().map(move |event| (entry + 1, event))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{CHUNK, Happened, MOST_CHUNKS};

    /// Returns the events of a game in which entry N has N % 3 events, and each event is the number N.
    fn happened(entries: usize) -> Happened<usize> {
        let mut happened = Happened::default();
        (0..entries).for_each(|entry| happened.push(vec![entry; entry % 3]));
        happened
    }

    #[test]
    fn each_event_is_found_by_its_entry() {
        let happened = happened(3 * CHUNK + 5);
        let told: Vec<_> = happened.events(CHUNK - 2..CHUNK + 2).collect();
        let expected = (CHUNK - 2..CHUNK + 2).flat_map(|entry| vec![entry; entry % 3]);
        assert_eq!(
            told,
            expected
                .map(|entry| (entry + 1, entry))
                .collect::<Vec<_>>()
                .iter()
                .map(|(at, e)| (*at, e))
                .collect::<Vec<_>>()
        );
        assert_eq!(happened.events(3 * CHUNK + 5..usize::MAX).count(), 0);
    }

    #[test]
    fn the_oldest_is_let_go_and_the_rest_keeps_its_numbers() {
        let entries = (MOST_CHUNKS + 2) * CHUNK + 1;
        let happened = happened(entries);
        assert_eq!((happened.before(), happened.entries()), (3 * CHUNK, entries));
        assert_eq!(happened.events(0..entries).next(), Some((3 * CHUNK + 2, &(3 * CHUNK + 1))));
        assert_eq!(happened.events(entries - 2..entries).last(), Some((entries, &(entries - 1))));
    }

    #[test]
    fn truncating_a_copy_keeps_the_events_of_the_original() {
        let whole = happened(2 * CHUNK + 7);
        for entries in [2 * CHUNK + 3, 2 * CHUNK, CHUNK + 1, 0] {
            let mut less = whole.clone();
            less.truncate(entries);
            assert_eq!(less.entries(), entries);
            assert!(less.events(0..usize::MAX).eq(whole.events(0..entries)));
            less.push(vec![9, 9]);
            assert_eq!(less.events(entries..entries + 1).collect::<Vec<_>>(), [(entries + 1, &9); 2]);
        }
        assert_eq!(whole.entries(), 2 * CHUNK + 7);
    }
}
