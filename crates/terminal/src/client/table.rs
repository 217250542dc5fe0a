//! A table, and the decision that is being made there.

use crate::{
    Need,
    choices::{self, Row},
};
use protocol::{Position, ZoneKind};

/// The table where a client is.
#[derive(Clone, Debug)]
pub struct Table {
    pub position: Position,
    /// The index of the row of the first step, while the second step is due.
    pub picked: Option<usize>,
    /// True while the client waits for the answer to a choice.
    pub acting: bool,
    /// True once the reader was warned that a new game from here reveals secrets.
    pub(super) warned: bool,
}

/// The result of taking a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Taken {
    Act(Need),
    /// The row has a second step.
    Picked,
    /// There is no such row, or it cannot be taken now.
    Nothing,
}

impl Table {
    /// Returns the table with this position. `before` is the table that was shown, or `None` if the table was just
    /// opened.
    pub fn next(before: Option<&Table>, position: Position) -> Table {
        let same = before.filter(|before| before.position.scene.choices == position.scene.choices);
        let picked = same.and_then(|before| before.picked);
        let position = match before {
            Some(before) => position.following(&before.position),
            None => position,
        };
        Table { position, picked, acting: false, warned: false }
    }

    /// Reports whether the game has continued since `before`. Returns false if either table shows an earlier position.
    pub(super) fn goes_on_from(&self, before: &Table) -> bool {
        !self.in_past() && !before.in_past() && self.position.comes_after(&before.position)
    }

    /// Reports whether an earlier position is shown.
    pub fn in_past(&self) -> bool {
        self.position.shown < self.position.entries
    }

    pub(crate) fn is_over(&self) -> bool {
        self.position.scene.sheet.is_some()
    }

    /// Reports whether the main zones are offers in the middle that any seat may take. Otherwise the table has sides
    /// that face each other.
    pub(crate) fn has_middle(&self) -> bool {
        let scene = &self.position.scene;
        let has = |wanted: &[ZoneKind]| scene.zones.iter().any(|zone| wanted.contains(&zone.kind));
        let mut offers = scene.zones.iter().filter(|zone| zone.kind == ZoneKind::Offer);
        let anybodys = offers.all(|zone| zone.owner.is_none());
        has(&[ZoneKind::Offer]) && anybodys && !has(&[ZoneKind::Group, ZoneKind::Stack]) && scene.contest.is_none()
    }

    /// Returns the rows of the current step: the first, or the second if a row was picked.
    pub(crate) fn rows(&self) -> Vec<Row> {
        let choices = &self.position.scene.choices;
        let first = choices::rows(choices);
        match self.picked.and_then(|place| first.get(place)) {
            Some(picked) => choices::targets(choices, picked),
            None => first,
        }
    }

    /// Returns the row of the first step, while the second step is due.
    pub(crate) fn picked_row(&self) -> Option<Row> {
        choices::rows(&self.position.scene.choices).into_iter().nth(self.picked?)
    }
}
