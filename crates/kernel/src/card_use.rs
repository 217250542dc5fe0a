//! The uses of cards, as statistics count them.

use crate::Seat;

/// A use of a card. A game reports uses to statistics, and neither bots nor players learn them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardUse {
    /// The index of the card in [`crate::Tabletop::counted_cards`].
    pub card: usize,
    /// The seat that uses the card, or `None` if the card is offered to everybody.
    pub seat: Option<Seat>,
    /// The kind of the use.
    pub fate: CardFate,
}

/// The kinds of uses. Every card that comes to a seat is played, discarded, or kept at the end of the game, exactly
/// once each time that it comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CardFate {
    /// The card was laid out, so that a seat can take it.
    Offered,
    /// The card came to a seat: from a deck, from the open table, or back from play.
    Drawn,
    /// The seat played the card.
    Played,
    /// The card left the seat without being played.
    Discarded,
    /// The seat still had the card when the game ended.
    Kept,
    /// The card was in play for the seat when the game ended. Such a card was played before, or came into play from
    /// elsewhere.
    InPlay,
}

impl CardFate {
    /// All kinds, in the order in which they happen to a card.
    pub const ALL: [CardFate; 6] =
        [CardFate::Offered, CardFate::Drawn, CardFate::Played, CardFate::Discarded, CardFate::Kept, CardFate::InPlay];
}

impl CardUse {
    /// Returns the use of the card with this index by a seat.
    pub fn of(seat: Seat, card: usize, fate: CardFate) -> CardUse {
        CardUse { card, seat: Some(seat), fate }
    }

    /// Returns the offer of the card with this index to every seat.
    pub fn offered(card: usize) -> CardUse {
        CardUse { card, seat: None, fate: CardFate::Offered }
    }
}
