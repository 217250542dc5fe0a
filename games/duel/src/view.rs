//! What a viewer knows: all that lies open, the own hand, and what was seen or can be counted of the others.

use crate::{Board, Cards, Duel, Holdings, State};
use kernel::{Rng, Seat, SeatMap, Viewer};

/// The position as somebody with a perfect memory knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub viewer: Viewer,
    pub board: Board,
    pub holdings: SeatMap<HoldingsView>,
}

/// What a viewer knows of a hand and a deck. What it does not see there is, by counting, all the rest of that side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HoldingsView {
    /// Cards that are in the hand: the whole hand where it is the viewer's own.
    pub hand: Cards,
    /// How many cards besides are in the hand.
    pub hidden: u8,
    /// How many cards are in the deck.
    pub deck: u8,
    /// D49
    pub known: Cards,
    /// What the other player knows of this hand; the players know that of each other, those who only watch do not.
    pub seen: Option<Cards>,
    /// How many cards were drawn since the other player last looked, if ever.
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

    /// Deals the cards that the viewer cannot place again: some to the hand, the rest to the deck.
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

    /// A side's cards that the viewer does not see: they are in its deck, or hidden in its hand.
    pub(crate) fn unplaced(&self, game: &Duel, seat: Seat) -> Cards {
        game.deck_of(seat) - open(game, &self.board) - self.holdings[seat].hand
    }
}

impl HoldingsView {
    /// What the other player may know of a hand, as somebody imagines it who saw only how often it was looked at:
    /// all but some that may have been drawn since.
    fn imagine_seen(&self, hand: Cards, rng: &mut Rng) -> Cards {
        let Some(drawn) = self.since_look else { return self.known };
        let (mut unknown, mut unseen) = (hand - self.known, Cards::NONE);
        move_some(usize::from(drawn).min(unknown.len()), &mut unknown, &mut unseen, rng);
        self.known | unknown
    }
}

/// So many cards, each as likely as another.
fn move_some(count: usize, from: &mut Cards, to: &mut Cards, rng: &mut Rng) {
    for _ in 0..count {
        let card = from.at(rng.below(from.len() as u32));
        from.remove(card);
        to.insert(card);
    }
}

/// Every card that lies open, or has been played and is not yet put away.
pub(crate) fn open(game: &Duel, board: &Board) -> Cards {
    let mut open = board.attached.iter().fold(Cards::NONE, |open, cards| open | *cards);
    for front in board.fronts.values() {
        open = open | front.discard | front.killed | front.exiled | front.locations;
        open = open | (front.party | front.captives).iter().map(|character| game.catalog.card_of(character)).collect();
    }
    open
}
