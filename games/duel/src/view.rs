//! The view of a viewer: the public board, the viewer's own hand, and everything else that the viewer has seen or can
//! infer.

use crate::{Board, Cards, Duel, Holdings, State};
use kernel::{Rng, Seat, SeatMap, Viewer};
use serde::{Deserialize, Serialize};

/// A position as a viewer with a perfect memory knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct View {
    pub viewer: Viewer,
    pub board: Board,
    pub holdings: SeatMap<HoldingsView>,
}

/// The knowledge that a viewer has of one player's hand and deck. The viewer knows which cards the hand and the deck
/// contain together, but not always which of them are in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct HoldingsView {
    /// The cards that the viewer knows to be in the hand. If the hand is the viewer's own, these are all of its cards.
    pub hand: Cards,
    /// The number of cards in the hand that are unknown to the viewer.
    pub hidden: u8,
    /// The number of cards in the deck.
    pub deck: u8,
    /// The cards of the hand that everybody can infer (D49).
    pub known: Cards,
    /// The cards of the hand that the other player knows. Both players know this set. It is `None` for spectators.
    pub seen: Option<Cards>,
    /// The number of cards drawn since the other player last looked at the hand, or `None` if that player never looked.
    pub since_look: Option<u8>,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let State { board, holdings } = state;
        let holdings = holdings.map(|seat, Holdings { deck, hand, known, seen, since_look }| {
            let shown = match viewer {
                Viewer::Seat(own) if own == seat => *hand,
                Viewer::Seat(_) => *seen,
                Viewer::Table => *known,
            };
            HoldingsView {
                hand: shown,
                hidden: (hand.len() - shown.len()) as u8,
                deck: deck.len() as u8,
                known: *known,
                seen: (viewer != Viewer::Table).then_some(*seen),
                since_look: *since_look,
            }
        });
        View { viewer, board: board.clone(), holdings }
    }

    /// Returns a position that agrees with this view. Cards that may be in the hand or in the deck are dealt at random
    /// between the two.
    pub(crate) fn determinize(&self, game: &Duel, rng: &mut Rng) -> State {
        let holdings = self.holdings.map(|seat, view| {
            let mut deck = self.unplaced(game, seat);
            let mut hand = view.hand;
            move_some(usize::from(view.hidden), &mut deck, &mut hand, rng);
            let seen = view.seen.unwrap_or_else(|| view.imagine_seen(hand, rng));
            Holdings { deck, hand, known: view.known, seen, since_look: view.since_look }
        });
        State { board: self.board.clone(), holdings }
    }

    /// Returns the cards of a seat's side that the viewer cannot place. Each of them is in the deck, or hidden in the
    /// hand.
    pub(crate) fn unplaced(&self, game: &Duel, seat: Seat) -> Cards {
        game.deck_of(seat) - open(game, &self.board) - self.holdings[seat].hand
    }
}

impl HoldingsView {
    /// Returns a guess, for a spectator, at the cards of this hand that the other player knows. A spectator sees when
    /// that player looks, but not the cards. The guess leaves out as many cards, chosen at random, as were drawn since
    /// the last look.
    fn imagine_seen(&self, hand: Cards, rng: &mut Rng) -> Cards {
        let Some(drawn) = self.since_look else { return self.known };
        let (mut unknown, mut unseen) = (hand - self.known, Cards::NONE);
        move_some(usize::from(drawn).min(unknown.len()), &mut unknown, &mut unseen, rng);
        self.known | unknown
    }
}

/// Moves `count` cards from one set to the other. Each card is equally likely to be moved.
fn move_some(count: usize, from: &mut Cards, to: &mut Cards, rng: &mut Rng) {
    for _ in 0..count {
        let card = from.at(rng.below(from.len() as u32));
        from.remove(card);
        to.insert(card);
    }
}

/// Returns the cards that are face-up on the table.
pub(crate) fn open(game: &Duel, board: &Board) -> Cards {
    let mut open = board.attached.iter().fold(Cards::NONE, |open, cards| open | *cards);
    for front in board.fronts.values() {
        open = open | front.discard | front.killed | front.exiled | front.locations;
        open = open | (front.party | front.captives).iter().map(|character| game.catalog.card_of(character)).collect();
    }
    open
}
