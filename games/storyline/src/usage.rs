//! The uses of cards, for statistics: each card that leaves a hand is played, saved or archived.

use crate::{Event, From, State, Storyline};
use kernel::{CardFate, CardText, CardUse, Seat};
use language::{CardId, Goal, words};

/// Returns the cards of the Libraries, which come before the Locations in the list of all cards.
pub(crate) fn cards(game: &Storyline) -> Vec<CardText> {
    let mut texts = words::card_texts(&game.catalog);
    texts.truncate(game.catalog.cards().len());
    texts
}

pub(crate) fn uses(events: &[Event], out: &mut Vec<CardUse>) {
    out.extend(events.iter().filter_map(of));
}

fn of(event: &Event) -> Option<CardUse> {
    let used = |seat: Seat, card: CardId, fate| Some(CardUse::of(seat, card.index(), fate));
    match *event {
        Event::Drew { seat, card } | Event::Took { seat, card, .. } => used(seat, card?, CardFate::Drawn),
        Event::Handed { seat, card, .. } => used(seat, card, CardFate::Drawn),
        Event::Played { seat, card, .. } => used(seat, card, CardFate::Played),
        // An Event that is laid face-down is paid for. Whether it is revealed depends on the other seats.
        Event::Saved { seat, card, .. } => used(seat, card?, CardFate::Played),
        Event::Burnt { seat, card } | Event::ArchivedFromHand { seat, card } => used(seat, card, CardFate::Discarded),
        Event::Fetched { seat, card, from, to } => match (from, to) {
            (From::Hand, Goal::Hand) | (From::Library | From::Archive, Goal::Title | Goal::Over) => None,
            (From::Hand, Goal::Title | Goal::Over) => used(seat, card, CardFate::Played),
            (From::Library | From::Archive, Goal::Hand) => used(seat, card, CardFate::Drawn),
        },
        Event::FirstChosen(_)
        | Event::TurnBegan { .. }
        | Event::RoundBegan(_)
        | Event::BonusBegan(_)
        | Event::TurnEnded(_)
        | Event::Asked { .. }
        | Event::Passed { .. }
        | Event::Reshuffled { .. }
        | Event::Shuffled { .. }
        | Event::Rolled { .. }
        | Event::Earned { .. }
        | Event::Gained { .. }
        | Event::Lost { .. }
        | Event::Owes { .. }
        | Event::Controlled { .. }
        | Event::Paid { .. }
        | Event::Revealed { .. }
        | Event::Used { .. }
        | Event::Triggered { .. }
        | Event::Cancelled { .. }
        | Event::Protected { .. }
        | Event::Entered { .. }
        | Event::Equipped { .. }
        | Event::Loose { .. }
        | Event::Moved { .. }
        | Event::ReachedEnd { .. }
        | Event::Failed { .. }
        | Event::TurnedUp { .. }
        | Event::Replaced { .. }
        | Event::Swapped { .. }
        | Event::Archived { .. }
        | Event::Banished { .. }
        | Event::Homed { .. }
        | Event::Shelved { .. }
        | Event::Given { .. }
        | Event::LookedAt { .. }
        | Event::Peeked { .. }
        | Event::ToBottom { .. }
        | Event::LeftOnTop { .. }
        | Event::Searched { .. }
        | Event::FreeDraw { .. }
        | Event::DrewFree { .. }
        | Event::NoRoom(_)
        | Event::Chose { .. }
        | Event::Ended { .. } => None,
    }
}

/// Adds the cards in hands, and those in play: the cards that a seat controls, and its face-down Events.
pub(crate) fn left(state: &State, out: &mut Vec<CardUse>) {
    for (seat, hand) in state.hands.iter() {
        let held = hand.cards.iter().flat_map(|(card, copies)| (0..copies).map(move |_| card));
        out.extend(held.map(|card| CardUse::of(seat, card.index(), CardFate::Kept)));
        let saved = state.saved[seat].iter().map(|saved| saved.card);
        out.extend(saved.map(|card| CardUse::of(seat, card.index(), CardFate::InPlay)));
    }
    let pieces = state.board.each().map(|(_, piece)| (piece.by, piece.card));
    out.extend(pieces.map(|(seat, card)| CardUse::of(seat, card.index(), CardFate::InPlay)));
}
