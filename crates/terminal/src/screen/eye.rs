//! How a table is looked at.

use crate::Table;

/// Where the reader's eye is. It says nothing about the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Eye {
    /// The place of what is under the cursor among what is offered now.
    pub cursor: usize,
    /// The number typed so far, to which another digit may be added.
    pub typed: Option<usize>,
    pub sight: Sight,
    pub panel: Panel,
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

impl Default for Eye {
    fn default() -> Eye {
        Eye { cursor: 0, typed: None, sight: Sight::Cursor, panel: Panel::Table }
    }
}

impl Eye {
    /// The eye once `now` is shown where `before` was; without one, as it is opened.
    pub(super) fn on(self, before: Option<&Table>, now: &Table) -> Eye {
        let same = before.is_some_and(|before| before.position.scene.choices == now.position.scene.choices);
        let cursor = if same { self.cursor } else { 0 };
        Eye { cursor, panel: self.panel_on(before, now), ..Eye::default() }
    }

    /// The sheet comes up by itself when the game ends, and goes when an earlier position is looked at.
    fn panel_on(self, before: Option<&Table>, now: &Table) -> Panel {
        match before {
            Some(before) if now.is_over() == before.is_over() => self.panel,
            Some(_) if !now.is_over() && self.panel != Panel::Sheet => self.panel,
            Some(_) | None if now.is_over() => Panel::Sheet,
            Some(_) | None => Panel::Table,
        }
    }
}
