//! Hands, and what is known of them.

use crate::{CardId, State};
use kernel::Seat;

/// Takes a card out of a hand, and out of what is known of that hand.
pub(super) fn take_from_hand(state: &mut State, seat: Seat, card: CardId) {
    let holdings = &mut state.holdings[seat];
    holdings.hand.remove(card);
    holdings.known.remove(card);
    holdings.seen.remove(card);
}
