//! The open table, as the only screen of the session sees it.

use crate::held::Held;
use dealer::{About, Screen, Shown};
use host::Refusal;
use kernel::Lang;
use protocol::{FromServer, Landmarks, LogPage, Position};

pub(crate) struct Open {
    /// The id of the table.
    pub(crate) table: String,
    pub(crate) screen: Screen,
    /// The position that was shown last.
    last: Option<Position>,
}

impl Open {
    /// Opens a table on a new screen.
    pub(crate) fn new(held: &Held, lang: Lang) -> Open {
        Open { table: held.id.clone(), screen: Screen::on_opening(held.dealer(), lang), last: None }
    }

    /// Returns the messages about the current table: the changes since the last message, or the whole position if an
    /// update is not possible.
    pub(crate) fn show(&mut self, held: &Held) -> Result<Vec<FromServer>, Refusal> {
        let Shown { position, update } =
            self.screen.show(held.dealer(), &about(held, self.screen.lang()), self.last.as_ref())?;
        let message = match update {
            Some(update) => FromServer::Update(Box::new(update)),
            None => FromServer::Position(Box::new(position.clone())),
        };
        self.last = Some(position);
        Ok(vec![message])
    }

    /// Returns the page of the log before the lines that this screen has.
    pub(crate) fn log_before(&self, before: usize, held: &Held) -> LogPage {
        self.screen.log_before(before, held.dealer(), &about(held, self.screen.lang()))
    }

    /// Returns an overview of the game.
    pub(crate) fn landmarks(&self, held: &Held) -> Landmarks {
        self.screen.landmarks(held.dealer(), &about(held, self.screen.lang()))
    }
}

fn about(held: &Held, lang: Lang) -> About<'_> {
    let full = held.dealer().full().map(|fault| Refusal::from(fault).words(lang));
    About { table: &held.id, pace: held.setup.pace, notices: full.into_iter().collect(), clock: None, window: None }
}
