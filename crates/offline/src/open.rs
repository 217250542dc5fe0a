//! The table that is open, as its one screen sees it.

use crate::held::Held;
use dealer::{About, Screen, Shown};
use host::Refusal;
use kernel::Lang;
use protocol::{FromServer, LogPage, Position};

pub(crate) struct Open {
    /// The table's name.
    pub(crate) table: String,
    pub(crate) screen: Screen,
    /// What was shown last.
    last: Option<Position>,
}

impl Open {
    /// Opens a table at which nothing was chosen yet.
    pub(crate) fn new(held: &Held, lang: Lang) -> Open {
        Open { table: held.id.clone(), screen: Screen::on_opening(held.dealer(), lang), last: None }
    }

    /// Returns the table as it is seen now: what has changed since it was shown last, or the whole where that would not
    /// do.
    pub(crate) fn show(&mut self, held: &Held) -> Result<Vec<FromServer>, Refusal> {
        let Shown { position, update } = self.screen.show(held.dealer(), &about(held), self.last.as_ref())?;
        let message = match update {
            Some(update) => FromServer::Update(Box::new(update)),
            None => FromServer::Position(Box::new(position.clone())),
        };
        self.last = Some(position);
        Ok(vec![message])
    }

    /// Returns what happened before the lines that this screen has.
    pub(crate) fn log_before(&self, before: usize, held: &Held) -> LogPage {
        self.screen.log_before(before, held.dealer(), &about(held))
    }
}

fn about(held: &Held) -> About<'_> {
    About { table: &held.id, pace: held.setup.pace, notices: Vec::new() }
}
