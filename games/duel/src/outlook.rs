//! How good a view is for a seat: what stands, what is held, and what attacks are likely to bring.
//! The weights are ours; a Character that stands by itself is worth about a hundred.

mod prospects;
mod single;
mod worth;

use crate::{Duel, Step, View};
use kernel::Seat;

/// What a win is worth, beyond everything that can stand on the table.
const WIN: i32 = 10_000;

/// Ours less theirs.
pub(crate) fn value(game: &Duel, view: &View, seat: Seat) -> i32 {
    let foe = view.board.foe(seat);
    if let Step::Over { winner } = view.board.step {
        return winner.map_or(0, |winner| if winner == seat { WIN } else { -WIN });
    }
    let standing = worth::side(game, view, seat) - worth::side(game, view, foe);
    let coming = prospects::attacks(game, view);
    standing + if view.board.active == seat { coming } else { -coming }
}
