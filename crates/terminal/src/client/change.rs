//! What has changed for a client by what it heard.

use super::{notice::Notice, state::Place};
use protocol::Position;

/// What a front end has to show of what was heard.
#[derive(Clone, Debug)]
pub enum Change {
    Nothing,
    /// The line stands, and the server was asked for what is needed.
    Linked,
    Notice(Notice),
    /// The list of tables has come.
    Tables,
    Arrival(Arrival),
    /// An earlier page of the log has come.
    Log,
}

/// A table has come, or another position of the one that was there.
#[derive(Clone, Debug)]
pub struct Arrival {
    /// Where the client was.
    pub before: Place,
    /// Whether the game has simply gone on from what was there.
    pub goes_on: bool,
    /// Fights that began and ended on the way, to be shown before what is there now.
    pub fights: Vec<Position>,
}
