//! The rows of a table's log, by number: which entries they hold, and which of them were taken back.

use crate::Row;

/// The numbers of the rows of a log. Rows are counted from 0.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rows {
    count: u64,
    /// The row of each entry that has not been taken back, in order.
    entries: Vec<u64>,
    /// The number of rows up to the last undo, or the last row of somebody who left or lets windows pass. Before that, the number of rows does
    /// not determine the position.
    unknown: u64,
    /// The number of hints that the person at the table has asked for.
    hints: u32,
    /// The number of rows up to the last of them, or 0.
    hinted: u64,
}

impl Rows {
    pub(crate) fn count(&self) -> u64 {
        self.count
    }

    /// Returns the number of hints that the person at the table has asked for.
    pub(crate) fn hints(&self) -> u32 {
        self.hints
    }

    /// Reports whether the last row asks for a hint.
    pub(crate) fn has_just_hinted(&self) -> bool {
        self.hinted > 0 && self.hinted == self.count
    }

    pub(crate) fn add(&mut self, row: &Row) {
        match row {
            Row::Line(_) | Row::Timed(..) => self.entries.push(self.count),
            Row::Undo => {
                self.entries.pop();
                self.unknown = self.count + 1;
            }
            Row::Parted(_) | Row::LetPass(_) => self.unknown = self.count + 1,
            Row::EndLesson => {}
            Row::Hint => (self.hints, self.hinted) = (self.hints + 1, self.count + 1),
        }
        self.count += 1;
    }

    /// Returns the number of entries in the position after the first `count` rows. Returns `None` if there are fewer rows,
    /// or if a later row has taken an entry back or tells that somebody left.
    pub(crate) fn entries_after(&self, count: u64) -> Option<usize> {
        let is_known = (self.unknown..=self.count).contains(&count);
        is_known.then(|| self.entries.partition_point(|row| *row < count))
    }

    /// Returns the first `count` rows, of which [`Rows::entries_after`] knows the entries.
    pub(crate) fn first(&self, count: u64) -> Rows {
        let entries = self.entries.iter().copied().take_while(|row| *row < count).collect();
        Rows { count, entries, ..self.clone() }
    }

    /// Returns the number of entries before the one in this row. Returns `None` if the row has no entry, or one that was
    /// taken back.
    pub(crate) fn entry_in(&self, row: u64) -> Option<usize> {
        self.entries.binary_search(&row).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(texts: &[&str]) -> Rows {
        let mut rows = Rows::default();
        texts.iter().for_each(|text| rows.add(&Row::parse(text).unwrap()));
        rows
    }

    const CHANCE: &str = r#"{"chance":4}"#;
    const PASS: &str = r#"{"seat":0,"action":"pass"}"#;

    #[test]
    fn positions_are_known_by_the_number_of_rows() {
        let rows = rows(&[CHANCE, PASS, r#"{"endLesson":true}"#, CHANCE]);
        let entries: Vec<Option<usize>> = (0..6).map(|count| rows.entries_after(count)).collect();
        assert_eq!((rows.count(), entries), (4, vec![Some(0), Some(1), Some(2), Some(2), Some(3), None]));
        assert_eq!([0, 1, 2, 3, 4].map(|row| rows.entry_in(row)), [Some(0), Some(1), None, Some(2), None]);
    }

    #[test]
    fn positions_before_somebody_left_are_not_known() {
        let rows = rows(&[CHANCE, r#"{"parted":{"agreed":{"seat":0}}}"#, PASS]);
        let entries: Vec<Option<usize>> = (0..4).map(|count| rows.entries_after(count)).collect();
        assert_eq!(entries, [None, None, Some(1), Some(2)]);
    }

    #[test]
    fn positions_before_an_undo_are_not_known() {
        let rows = rows(&[CHANCE, PASS, r#"{"undo":true}"#, PASS]);
        let entries: Vec<Option<usize>> = (0..5).map(|count| rows.entries_after(count)).collect();
        assert_eq!(entries, [None, None, None, Some(1), Some(2)]);
        assert_eq!([0, 1, 2, 3].map(|row| rows.entry_in(row)), [Some(0), None, None, Some(1)]);
    }
}
