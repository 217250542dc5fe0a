//! Hands, and the knowledge that players have of the cards in them.

use crate::{CardId, State};
use kernel::Seat;

/// Removes a card from a hand, and from the sets of known and seen cards of that hand.
pub(super) fn take_from_hand(state: &mut State, seat: Seat, card: CardId) {
    let holdings = &mut state.holdings[seat];
    holdings.hand.remove(card);
    holdings.known.remove(card);
    holdings.seen.remove(card);
}
