//! The view, which holds the knowledge of one viewer, and its determinization.

use crate::{Card, Cards, Event, State, Step};
use kernel::{Rng, Seat, SeatMap, Viewer};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct View {
    pub viewer: Viewer,
    pub round: u8,
    pub step: SeenStep,
    pub discard: Cards,
    /// The number of cards in each hand.
    pub held: SeatMap<u8>,
    /// The cards in each hand, if the viewer sees them.
    pub hands: SeatMap<Option<Cards>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum SeenStep {
    Draw(Seat),
    Decide { seat: Seat, drawn: Option<Card> },
    Over,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        // The deck is not stored. It consists of the cards that the viewer has not seen, except those in the hands of
        // other seats.
        let State { round, step, deck: _, hands, discard } = state;
        let over = *step == Step::Over;
        View {
            viewer,
            round: *round,
            step: match *step {
                Step::Draw(seat) => SeenStep::Draw(seat),
                Step::Decide { seat, drawn } => {
                    SeenStep::Decide { seat, drawn: (viewer == Viewer::Seat(seat)).then_some(drawn) }
                }
                Step::Over => SeenStep::Over,
            },
            discard: *discard,
            held: hands.map(|_, hand| hand.count()),
            hands: hands.map(|seat, hand| (over || viewer == Viewer::Seat(seat)).then_some(*hand)),
        }
    }

    /// Returns a position that this view allows. The cards that the viewer has not seen are dealt at random to the
    /// places where they may be.
    pub(crate) fn determinize(&self, rng: &mut Rng) -> State {
        let mut deck = self.unseen();
        let hands = self.hands.map(|seat, hand| match hand {
            Some(hand) => *hand,
            None => deal(&mut deck, self.held[seat], rng),
        });
        let step = match self.step {
            SeenStep::Draw(seat) => Step::Draw(seat),
            SeenStep::Decide { seat, drawn: Some(drawn) } => Step::Decide { seat, drawn },
            SeenStep::Decide { seat, drawn: None } => match draw(&mut deck, rng) {
                Some(drawn) => Step::Decide { seat, drawn },
                None => Step::Draw(seat),
            },
            SeenStep::Over => Step::Over,
        };
        State { round: self.round, step, deck, hands, discard: self.discard }
    }

    fn unseen(&self) -> Cards {
        let mut unseen = Cards::deck();
        let hands = self.hands.values().flatten().flat_map(|hand| hand.iter());
        hands.chain(self.discard.iter()).for_each(|card| unseen.remove(card));
        if let SeenStep::Decide { drawn: Some(drawn), .. } = self.step {
            unseen.remove(drawn);
        }
        unseen
    }
}

fn deal(deck: &mut Cards, count: u8, rng: &mut Rng) -> Cards {
    let mut hand = Cards::default();
    (0..count).filter_map(|_| draw(deck, rng)).for_each(|card| hand.add(card));
    hand
}

fn draw(deck: &mut Cards, rng: &mut Rng) -> Option<Card> {
    if deck.count() == 0 {
        return None;
    }
    let place = rng.below(u32::from(deck.count()));
    let card = deck.iter().nth(place as usize)?;
    deck.remove(card);
    Some(card)
}

/// Returns an event as a viewer saw it. The result depends only on the event, and not on a view.
pub(crate) fn redact(event: &Event, viewer: Viewer) -> Event {
    match event {
        Event::Drew { seat, card } => Event::Drew { seat: *seat, card: card.filter(|_| viewer == Viewer::Seat(*seat)) },
        Event::Kept { .. } | Event::ThrewAway { .. } | Event::Ended { .. } => event.clone(),
    }
}
