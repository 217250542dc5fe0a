//! The changes of a client after a message.

use super::{notice::Notice, state::Place};
use protocol::Position;

/// A change that a front end has to show.
#[derive(Clone, Debug)]
pub enum Change {
    Nothing,
    /// The connection is up, and the server was asked for everything that is needed.
    Linked,
    Notice(Notice),
    /// A list of tables has arrived.
    Tables,
    Arrival(Arrival),
    /// An earlier page of the log has arrived.
    Log,
}

/// A table that has arrived, or another position of the same table.
#[derive(Clone, Debug)]
pub struct Arrival {
    /// The place of the client before the arrival.
    pub before: Place,
    /// True if the game has continued from the position that was shown.
    pub goes_on: bool,
    /// The fights that began and ended since the position that was shown. They are shown before the new position.
    pub fights: Vec<Position>,
}
