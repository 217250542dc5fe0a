//! A table being looked at, in either mode.

use crate::choices::{self, Row};
use protocol::{FromClient, Position, Records, ZoneKind};

/// A table being looked at.
#[derive(Clone, Debug)]
pub struct AtTable {
    pub position: Position,
    /// The place of what is under the cursor among what is offered now.
    pub cursor: usize,
    /// The place of what was pointed at first, while the second step of a choice is asked for.
    pub picked: Option<usize>,
    /// The number typed so far, to which another digit may be added.
    pub typed: Option<usize>,
    pub sight: Sight,
    pub panel: Panel,
    /// Whether a choice was taken and the answer has not come.
    pub acting: bool,
    /// Whether the reader was told what a new game from here shows.
    pub warned: bool,
}

/// What a table that does not fit on the screen shows of itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// What is under the cursor.
    Cursor,
    /// What was scrolled to.
    Scrolled,
}

/// What fills the screen below the heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Panel {
    Table,
    Others,
    Log,
    /// What the numbers on the table are made of.
    Parts,
    Sheet,
}

impl AtTable {
    /// The table after the server has sent another position; without one before, as it is opened.
    pub fn next(before: Option<&AtTable>, position: Position) -> AtTable {
        let same = before.filter(|at| at.position.scene.choices == position.scene.choices);
        let position = match before {
            Some(before) => position.following(&before.position),
            None => position,
        };
        AtTable {
            cursor: same.map_or(0, |at| at.cursor),
            picked: same.and_then(|at| at.picked),
            typed: None,
            sight: Sight::Cursor,
            panel: panel(before, &position),
            acting: false,
            warned: false,
            position,
        }
    }

    /// Returns what to say to go on from here as a new game; nothing where the reader has to be warned first, because it
    /// shows what is hidden in this one.
    pub(crate) fn fork(&mut self) -> Option<FromClient> {
        let is_fine = self.position.records != Records::Revealing || self.warned;
        self.warned = true;
        is_fine.then_some(FromClient::Fork { entry: self.position.shown })
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

    /// Takes the row under the cursor: the choice that is made by it, or none where a second step is asked for.
    pub(crate) fn take(&mut self) -> Option<usize> {
        let row = self.rows().into_iter().nth(self.cursor)?;
        match row.choices.as_slice() {
            [one] => Some(*one),
            [] | [_, _, ..] => {
                self.picked = Some(self.cursor);
                self.cursor = 0;
                None
            }
        }
    }

    /// Goes back to the first step of a choice.
    pub(crate) fn put_back(&mut self) {
        if let Some(picked) = self.picked.take() {
            self.cursor = picked;
        }
    }

    /// Whether an earlier position is looked at.
    pub fn in_past(&self) -> bool {
        self.position.shown < self.position.entries
    }
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
