//! A table, and what is being decided there.

use crate::{
    Need,
    choices::{self, Row},
};
use protocol::{Position, ZoneKind};

/// The table where a client is.
#[derive(Clone, Debug)]
pub struct Table {
    pub position: Position,
    /// The place of what was pointed at first, while the second step of a choice is asked for.
    pub picked: Option<usize>,
    /// Whether a choice was made and the answer has not come.
    pub acting: bool,
    /// Whether the reader was told what a new game from here shows.
    pub(super) warned: bool,
}

/// What comes of taking a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Taken {
    Act(Need),
    /// It is to be said what it points at next.
    Picked,
    /// There is nothing to be taken there, or not now.
    Nothing,
}

impl Table {
    /// The table as it shows this position; without one before, as it is opened.
    pub fn next(before: Option<&Table>, position: Position) -> Table {
        let same = before.filter(|before| before.position.scene.choices == position.scene.choices);
        let picked = same.and_then(|before| before.picked);
        let position = match before {
            Some(before) => position.following(&before.position),
            None => position,
        };
        Table { position, picked, acting: false, warned: false }
    }

    /// Whether the game has simply gone on since `before`, with nobody looking back.
    pub(super) fn goes_on_from(&self, before: &Table) -> bool {
        !self.in_past() && !before.in_past() && self.position.comes_after(&before.position)
    }

    /// Whether an earlier position is looked at.
    pub fn in_past(&self) -> bool {
        self.position.shown < self.position.entries
    }

    pub(crate) fn is_over(&self) -> bool {
        self.position.scene.sheet.is_some()
    }

    /// Whether what matters lies in the middle, for anybody to take. Else the table has sides that face each other.
    pub(crate) fn has_middle(&self) -> bool {
        let scene = &self.position.scene;
        let has = |wanted: &[ZoneKind]| scene.zones.iter().any(|zone| wanted.contains(&zone.kind));
        let mut offers = scene.zones.iter().filter(|zone| zone.kind == ZoneKind::Offer);
        let anybodys = offers.all(|zone| zone.owner.is_none());
        has(&[ZoneKind::Offer]) && anybodys && !has(&[ZoneKind::Group, ZoneKind::Stack]) && scene.contest.is_none()
    }

    /// What may be pointed at now: first, or next where something was picked that takes two steps.
    pub(crate) fn rows(&self) -> Vec<Row> {
        let choices = &self.position.scene.choices;
        let first = choices::rows(choices);
        match self.picked.and_then(|place| first.get(place)) {
            Some(picked) => choices::targets(choices, picked),
            None => first,
        }
    }

    /// What was pointed at first, while the second step is asked for.
    pub(crate) fn picked_row(&self) -> Option<Row> {
        choices::rows(&self.position.scene.choices).into_iter().nth(self.picked?)
    }
}
