//! A table being looked at, in either mode.

use protocol::Position;
use std::collections::BTreeSet;

/// A table being looked at.
#[derive(Clone, Debug)]
pub struct AtTable {
    pub position: Position,
    /// After how many entries something was told, ascending: where stepping through the past stops.
    pub stops: Vec<usize>,
    /// The choice under the cursor.
    pub cursor: usize,
    pub panel: Panel,
    /// Whether a choice was taken and the answer has not come.
    pub acting: bool,
}

/// What fills the screen below the heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Panel {
    Table,
    Others,
    Log,
    Sheet,
}

impl AtTable {
    /// The table after the server has sent another position; without one before, as it is opened.
    pub fn next(before: Option<&AtTable>, position: Position) -> AtTable {
        let same = before.filter(|at| at.position.scene.choices == position.scene.choices);
        AtTable {
            stops: stops(before, &position),
            cursor: same.map_or(0, |at| at.cursor),
            panel: panel(before, &position),
            acting: false,
            position,
        }
    }

    /// Whether an earlier position is looked at.
    pub fn in_past(&self) -> bool {
        self.position.shown < self.position.entries
    }

    /// The nearest stop before what is shown.
    pub fn stop_before(&self) -> Option<usize> {
        self.stops.iter().rev().copied().find(|stop| *stop < self.position.shown)
    }

    /// The nearest stop after what is shown.
    pub fn stop_after(&self) -> Option<usize> {
        self.stops.iter().copied().find(|stop| *stop > self.position.shown)
    }
}

/// The past is told only up to the position shown, so what was known of the rest is kept.
fn stops(before: Option<&AtTable>, position: &Position) -> Vec<usize> {
    let mut stops: BTreeSet<usize> = position.log.iter().map(|line| line.entry).collect();
    stops.extend([0, position.shown, position.entries]);
    if let Some(before) = before.filter(|at| at.position.table == position.table && position.shown < position.entries) {
        stops.extend(before.stops.iter().filter(|stop| **stop <= position.entries));
    }
    stops.into_iter().collect()
}

/// The sheet comes up by itself when the game ends, and goes when an earlier position is looked at.
fn panel(before: Option<&AtTable>, position: &Position) -> Panel {
    let over = position.scene.sheet.is_some();
    match before {
        Some(at) if over == at.position.scene.sheet.is_some() => at.panel,
        Some(at) if !over && at.panel != Panel::Sheet => at.panel,
        Some(_) | None if over => Panel::Sheet,
        Some(_) | None => Panel::Table,
    }
}
