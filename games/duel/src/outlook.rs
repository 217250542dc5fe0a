//! The value of a view for a seat, computed from the cards in play, the hands and the expected results of attacks. The
//! weights are our own design. A Character without attachments is worth about 100.

mod features;
mod prospects;
mod single;
mod worth;

pub(crate) use features::{FEATURES, extract, weights};

use crate::{Duel, Step, View};
use kernel::Seat;

/// The value of a won game. It is greater than the value of any position that is not over.
const WIN: i32 = 10_000;

/// Returns the value of a view for a seat: the worth of the seat's side, minus the worth of the other side, plus the
/// expected gain from attacks if the seat is active, or minus that gain if the other seat is active.
pub(crate) fn value(game: &Duel, view: &View, seat: Seat) -> i32 {
    let foe = view.board.foe(seat);
    if let Step::Over { winner } = view.board.step {
        return winner.map_or(0, |winner| if winner == seat { WIN } else { -WIN });
    }
    let standing = worth::side(game, view, seat) - worth::side(game, view, foe);
    let coming = prospects::attacks(game, view);
    standing + if view.board.active == seat { coming } else { -coming }
}
