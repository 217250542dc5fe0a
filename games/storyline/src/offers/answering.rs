//! The Events with which a seat may react to an event (Q42, Q43, Q59).

use crate::{State, Storyline};
use kernel::Seat;
use language::{Compare, Reaction};

/// Returns true if a seat might be able to react to an event of this kind, as far as public information shows (Q59).
pub(crate) fn may_answer(game: &Storyline, state: &State, seat: Seat, to: Reaction) -> bool {
    let board = &state.board;
    let from_hand = seat == board.active && !state.hands[seat].cards.is_empty();
    if state.saved[seat].is_empty() && !from_hand {
        return false;
    }
    let (stock, answers) = (game.stock(seat), game.texts.reacts(to));
    if answers.is_empty() {
        return false;
    }
    let piles = &board.piles[stock];
    !game.library(stock).of(answers).minus(piles.archive).minus(piles.banished).is_empty()
}

/// Returns true if a REACT text fits an event: both are of the same kind, and a played card has a cost that meets the
/// condition of the text. A cost of `u8::MAX` meets every condition.
pub(crate) fn same(text: Reaction, happens: Reaction) -> bool {
    match (text, happens) {
        (Reaction::Plays(asked), Reaction::Plays(Compare { than: cost, .. })) => {
            asked.holds(i16::from(cost)) || cost == u8::MAX
        }
        (Reaction::Threat, Reaction::Threat)
        | (Reaction::Fall, Reaction::Fall)
        | (Reaction::Meeting, Reaction::Meeting) => true,
        (Reaction::Threat | Reaction::Fall | Reaction::Meeting | Reaction::Plays(_), _) => false,
    }
}
