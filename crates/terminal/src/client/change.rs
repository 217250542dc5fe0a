//! The changes to a client after a message.

use super::{notice::Notice, state::Place};
use protocol::{Position, Seat};

/// A change that a front end has to show.
#[derive(Clone, Debug)]
pub enum Change {
    Nothing,
    /// The connection is up, and the client has requested what it needs.
    Linked,
    /// The connection is up after a break, and the client has requested what it needs.
    LinkedAgain,
    Notice(Notice),
    /// A list of tables has arrived.
    Tables,
    Arrival(Arrival),
    /// An earlier page of the log has arrived.
    Log,
    /// An invitation has opened or changed.
    Gathering,
    /// The luck of the table was checked.
    Luck,
    /// Somebody has said something at the table.
    Talk,
    /// The people at these seats are away now, or here again.
    Company {
        gone: Vec<Seat>,
        back: Vec<Seat>,
    },
}

/// A table that has just opened, or a new position of the current table.
#[derive(Clone, Debug)]
pub struct Arrival {
    /// The client's place before the table or position arrived.
    pub before: Place,
    /// True if the game has continued from the position that was shown before.
    pub goes_on: bool,
    /// The fights that began and ended since the last shown position. They are shown before the new position.
    pub fights: Vec<Position>,
}
