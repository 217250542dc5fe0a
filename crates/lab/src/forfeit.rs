//! Games that a program loses by a fault.

use crate::LabFault;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// The kinds of faults that lose a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) enum Fault {
    /// The program ended, or closed its output.
    Crash,
    /// The program did not answer in time.
    Silence,
    /// The program answered with a line that cannot be read.
    Noise,
    /// The program chose something that was not offered.
    Illegal,
}

impl Fault {
    pub(crate) const ALL: [Fault; 4] = [Fault::Crash, Fault::Silence, Fault::Noise, Fault::Illegal];
}

/// A lost game: the kind of the fault, and its description, which follows the name of the program in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Forfeit {
    pub(crate) fault: Fault,
    pub(crate) words: String,
}

/// A game that a seat lost by a fault, with the description of the fault as in [`Forfeit`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Loss {
    pub(crate) seat: Seat,
    pub(crate) fault: Fault,
    pub(crate) words: String,
}

/// What programs are told of a lost game: the seat that lost it, and the kind of the fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Lost {
    pub(crate) seat: Seat,
    pub(crate) fault: Fault,
}

impl Forfeit {
    /// Returns the loss of a game at this seat.
    pub(crate) fn at(self, seat: Seat) -> Loss {
        let Forfeit { fault, words } = self;
        Loss { seat, fault, words }
    }
}

/// The reason why a player cannot play on.
#[derive(Debug)]
pub(crate) enum Hitch {
    /// The player loses this game.
    Game(Forfeit),
    /// The match ends.
    Match(LabFault),
}
