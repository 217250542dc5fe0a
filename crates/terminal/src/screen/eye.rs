//! The reader's view of a table.

use crate::Table;

/// The reader's view of a table: the cursor, the typed number, the open panel and the visible part of the table. It is
/// independent of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Eye {
    /// The index of the row under the cursor.
    pub cursor: usize,
    /// The number typed so far. The next digit may extend it.
    pub typed: Option<usize>,
    pub sight: Sight,
    pub panel: Panel,
    /// The index of the wish under the cursor, in the panel of the people.
    pub wish: usize,
    /// True while the reader has to confirm the wish under the cursor.
    pub confirms: bool,
    /// The index of the ready phrase in the field of the talk, or `None` while the field has the reader's own words.
    pub phrase: Option<usize>,
}

/// The rule that selects the visible part of a table that does not fit on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// The part with the cursor is visible.
    Cursor,
    /// The part to which the reader scrolled is visible.
    Scrolled,
}

/// The panel that fills the screen below the heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Panel {
    Table,
    Others,
    Log,
    /// The parts of the numbers on the table.
    Parts,
    Sheet,
    /// The people at the table, with the steps besides the choices of the game.
    People,
    Talk,
}

impl Default for Eye {
    fn default() -> Eye {
        Eye {
            cursor: 0,
            typed: None,
            sight: Sight::Cursor,
            panel: Panel::Table,
            wish: 0,
            confirms: false,
            phrase: None,
        }
    }
}

impl Eye {
    /// Returns the view after the table `before` was replaced by `now`. `before` is `None` if the table has just
    /// opened.
    pub(super) fn on(self, before: Option<&Table>, now: &Table) -> Eye {
        let same = before.is_some_and(|before| before.position.scene.choices == now.position.scene.choices);
        let cursor = if same { self.cursor } else { 0 };
        Eye { cursor, panel: self.panel_on(before, now), wish: self.wish, phrase: self.phrase, ..Eye::default() }
    }

    /// Returns the panel after the table `before` was replaced by `now`. The sheet opens when the game ends, and closes
    /// when an earlier position is shown.
    fn panel_on(self, before: Option<&Table>, now: &Table) -> Panel {
        match before {
            Some(before) if now.is_over() == before.is_over() => self.panel,
            Some(_) if !now.is_over() && self.panel != Panel::Sheet => self.panel,
            Some(_) | None if now.is_over() => Panel::Sheet,
            Some(_) | None => Panel::Table,
        }
    }
}
