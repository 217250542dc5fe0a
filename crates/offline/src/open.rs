//! The table that is open, as its one screen sees it.

use crate::held::Held;
use dealer::{About, Screen};
use host::Refusal;
use kernel::Lang;
use protocol::{FromServer, LogPage, Position, Update};

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

    /// Returns the table as it is seen now, after these moments on the way: what has changed since it was shown last, or
    /// the whole where that would not do.
    pub(crate) fn show(&mut self, held: &Held, moments: &[usize]) -> Result<Vec<FromServer>, Refusal> {
        let shown = self.screen.show(held.dealer(), &about(held), moments)?;
        Ok(shown.into_iter().map(|position| self.message(position)).collect())
    }

    /// Returns what happened before the lines that this screen has.
    pub(crate) fn log_before(&self, before: usize, held: &Held) -> LogPage {
        self.screen.log_before(before, held.dealer(), &about(held))
    }

    fn message(&mut self, position: Position) -> FromServer {
        let update = self.last.as_ref().and_then(|last| Update::between(last, &position));
        let message = match update {
            Some(update) => FromServer::Update(Box::new(update)),
            None => FromServer::Position(Box::new(position.clone())),
        };
        self.last = Some(position);
        message
    }
}

fn about(held: &Held) -> About<'_> {
    About { table: &held.id, pace: held.setup.pace, notices: Vec::new() }
}
