//! Rows that another server has stored for the same table.

use crate::{DealFault, Dealer, Row, Step, fights::Watch};

impl Dealer {
    /// Returns a step with rows that are stored already, after those that this dealer has. Returns `None` if one of them
    /// takes an entry back. Then the whole log must be replayed.
    ///
    /// # Errors
    ///
    /// Returns the first row that cannot follow, or the first entry that the table refuses.
    pub fn follow(&self, rows: Vec<Row>) -> Result<Option<Step>, DealFault> {
        if rows.contains(&Row::Undo) {
            return Ok(None);
        }
        let (mut table, mut parted, mut stamp) = (self.table().copy(), self.parted().clone(), None);
        let (mut watch, seats) = (Watch::after(&*table), table.header().seats.len());
        for row in &rows {
            if let Row::Line(line) | Row::Timed(line, _) = row {
                let entry = table.entries() + 1;
                table.enter(line).map_err(|why| DealFault::Entry { entry, why })?;
                watch.look(&*table);
            }
            if let Row::Timed(_, last) = row {
                stamp = Some(last.clone());
            }
            parted.note(row, table.entries(), seats).map_err(DealFault::Rows)?;
        }
        let (fights, ends_lesson) = (watch.over(), rows.contains(&Row::EndLesson));
        Ok(Some(Step { rows, parted, stamp, fights, ends_lesson, ..self.step_of(table, Vec::new()) }))
    }
}
