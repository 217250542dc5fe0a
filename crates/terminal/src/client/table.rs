//! A table and the reader's current decision.

use crate::{
    Need,
    choices::{self, Row},
};
use protocol::{Position, Records, Seat, ZoneKind};
use std::time::Duration;

/// The table that the client shows.
#[derive(Clone, Debug)]
pub struct Table {
    pub position: Position,
    /// The time at which the position arrived, from which its clocks run.
    pub since: Duration,
    /// The index of the picked row of the first step, during the second step.
    pub picked: Option<usize>,
    /// The index of the choice that was requested, until the server's answer.
    pub acting: Option<usize>,
    /// True once the reader was warned that continuing from here as a new game reveals secrets.
    pub(super) warned: bool,
}

/// The result of taking a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Taken {
    Act(Need),
    /// The row was picked, and its second step follows.
    Picked,
    /// The row does not exist, or cannot be taken now.
    Nothing,
}

impl Table {
    /// Returns the table with a new position. `before` is the table shown last, or `None` if this table has just
    /// opened.
    pub fn next(before: Option<&Table>, position: Position, since: Duration) -> Table {
        let same = before.filter(|before| before.position.scene.choices == position.scene.choices);
        let picked = same.and_then(|before| before.picked);
        let position = match before {
            Some(before) => position.following(&before.position),
            None => position,
        };
        Table { position, since, picked, acting: None, warned: false }
    }

    /// Returns true if the game has continued since `before`. Returns false if either table shows an earlier position.
    pub(super) fn goes_on_from(&self, before: &Table) -> bool {
        !self.in_past() && !before.in_past() && self.position.comes_after(&before.position)
    }

    /// Reports whether the table shows an earlier position than the newest.
    pub fn in_past(&self) -> bool {
        self.position.shown < self.position.entries
    }

    /// Reports whether a bot plays at the table, perhaps in place of a person who has left.
    pub(crate) fn has_bots(&self) -> bool {
        let Position { seats, leaving, .. } = &self.position;
        seats.iter().any(|seat| seat.bot.is_some()) || leaving.iter().any(|leaving| !leaving.left.is_empty())
    }

    /// Reports whether the reader has to choose and may ask for a hint.
    pub(crate) fn may_ask_hint(&self) -> bool {
        let Position { hints, lesson, scene, .. } = &self.position;
        *hints && lesson.is_none() && !self.in_past() && scene.choices.len() > 1
    }

    /// Returns the seat whose decision at the shown position can be reviewed: the game is over, and the reader looks at an
    /// earlier position of it as that seat saw it.
    pub(crate) fn reviewed_seat(&self) -> Option<Seat> {
        self.position.viewer.filter(|_| self.in_past() && self.position.records == Records::Whole)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.position.scene.sheet.is_some()
    }

    /// Reports whether the main zones are offers in the middle that any seat may take. If not, the table has sides that
    /// face each other.
    pub(crate) fn has_middle(&self) -> bool {
        let scene = &self.position.scene;
        let has = |wanted: &[ZoneKind]| scene.zones.iter().any(|zone| wanted.contains(&zone.kind));
        let mut offers = scene.zones.iter().filter(|zone| zone.kind == ZoneKind::Offer);
        let anybodys = offers.all(|zone| zone.owner.is_none());
        has(&[ZoneKind::Offer]) && anybodys && !has(&[ZoneKind::Group, ZoneKind::Stack]) && scene.contest.is_none()
    }

    /// Returns the rows of the current step. It is the second step if a row was picked.
    pub(crate) fn rows(&self) -> Vec<Row> {
        let choices = &self.position.scene.choices;
        let first = choices::rows(choices);
        match self.picked.and_then(|place| first.get(place)) {
            Some(picked) => choices::targets(choices, picked),
            None => first,
        }
    }

    /// Returns the picked row of the first step, during the second step.
    pub(crate) fn picked_row(&self) -> Option<Row> {
        choices::rows(&self.position.scene.choices).into_iter().nth(self.picked?)
    }
}
