//! The legal actions and their effects.

use crate::{Action, Card, Cards, Event, State, Step};
use kernel::{Seat, SeatMap, Sink};

pub(crate) const ROUNDS: u8 = 3;
const MOST_IN_HAND: u8 = 2;

pub(crate) fn legal_actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
    // Rules 3: a card cannot be added to a full hand.
    if state.hands[seat].count() < MOST_IN_HAND {
        out.push(Action::Keep);
    }
    out.push(Action::ThrowAway);
}

pub(crate) fn draw(state: &mut State, seat: Seat, card: Card, events: &mut impl Sink<Event>) {
    state.deck.remove(card);
    state.step = Step::Decide { seat, drawn: card };
    events.push(Event::Drew { seat, card: Some(card) });
}

pub(crate) fn play(state: &mut State, action: Action, events: &mut impl Sink<Event>) {
    let Step::Decide { seat, drawn } = state.step else { return };
    match action {
        Action::Keep => {
            state.hands[seat].add(drawn);
            events.push(Event::Kept { seat });
        }
        Action::ThrowAway => {
            state.discard.add(drawn);
            events.push(Event::ThrewAway { seat, card: drawn });
        }
    }
    pass(state, seat, events);
}

/// Passes the turn to the next seat. After the last seat, the next round begins or the game ends (rules 2 and 4).
fn pass(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    let next = state.hands.after(seat);
    state.step = Step::Draw(next);
    if next.index() == 0 {
        if state.round == ROUNDS {
            state.step = Step::Over;
            events.push(Event::Ended { hands: state.hands.clone() });
        } else {
            state.round += 1;
        }
    }
}

/// Checks that no card is lost or duplicated, and that no hand has too many cards.
pub(crate) fn audit(state: &State) -> Result<(), String> {
    let drawn = match state.step {
        Step::Decide { drawn, .. } => Some(drawn),
        Step::Draw(_) | Step::Over => None,
    };
    let mut all = Cards::default();
    for cards in state.hands.values().chain([&state.deck, &state.discard]) {
        cards.iter().for_each(|card| all.add(card));
    }
    drawn.into_iter().for_each(|card| all.add(card));
    if all != Cards::deck() {
        return Err(format!("the cards are {all:?}; expected {:?}", Cards::deck()));
    }
    match state.hands.iter().find(|(_, hand)| hand.count() > MOST_IN_HAND) {
        Some((seat, hand)) => Err(format!("seat {} holds {hand:?}", seat.index())),
        None => Ok(()),
    }
}

pub(crate) fn scores(hands: &SeatMap<Cards>) -> SeatMap<i32> {
    hands.map(|_, hand| hand.sum())
}
