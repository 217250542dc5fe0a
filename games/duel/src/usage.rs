//! The uses of cards, for statistics: each card that leaves a hand is played or discarded.

use crate::{Attack, CardId, Duel, Event, Means, State};
use kernel::{CardFate, CardUse, Seat};

pub(crate) fn uses(events: &[Event], out: &mut Vec<CardUse>) {
    for (at, event) in events.iter().enumerate() {
        out.extend(of(event, at.checked_sub(1).and_then(|before| events.get(before))));
    }
}

/// Returns the use of a card in an event. `before` is the event before it in the same entry, if there is one.
fn of(event: &Event, before: Option<&Event>) -> Option<CardUse> {
    let used = |seat: Seat, card: CardId, fate| Some(CardUse::of(seat, card.index(), fate));
    match *event {
        Event::Drew { seat, card } => used(seat, card?, CardFate::Drawn),
        // A stolen Item gets a new bearer. It does not come from a hand (D16).
        Event::Attached { card, .. } if matches!(before, Some(Event::Stolen { item, .. }) if *item == card) => None,
        Event::Placed { seat, card }
        | Event::Attached { seat, card, .. }
        | Event::Played { seat, card, .. }
        | Event::ItemNamed { seat, card, .. }
        | Event::AttackNegated { seat, card, .. }
        | Event::Called { seat, card, .. }
        | Event::Answered { seat, card, .. }
        // An Attack card is discarded face-up with the declaration (D21).
        | Event::Declared { seat, attack: Attack { means: Means::Card(card), .. } } => {
            used(seat, card, CardFate::Played)
        }
        Event::Discarded { seat, card } => used(seat, card, CardFate::Discarded),
        Event::FirstRolled { .. }
        | Event::Reshuffled { .. }
        | Event::TurnBegan { .. }
        | Event::PhaseBegan { .. }
        | Event::AttackSkipped { .. }
        | Event::Asked { .. }
        | Event::Looked { .. }
        | Event::DiscardedToDraw { .. }
        | Event::Stolen { .. }
        | Event::Joined { .. }
        | Event::Left { .. }
        | Event::UnitNamed { .. }
        | Event::MeansNamed { .. }
        | Event::Declared { .. }
        | Event::AttackBegan { .. }
        | Event::Fizzled { .. }
        | Event::Intervened { .. }
        | Event::Unopposed { .. }
        | Event::BattleBegan { .. }
        | Event::Rolled { .. }
        | Event::BattleEnded { .. }
        | Event::Fated { .. }
        | Event::Shed { .. }
        | Event::CameHome { .. }
        | Event::Restored { .. }
        | Event::LocationTaken { .. }
        | Event::LocationRetaken { .. }
        | Event::Assigned { .. }
        | Event::Ended { .. } => None,
    }
}

/// Adds the cards in hands, and those in play: the Characters of a party, their attachments, and Locations.
pub(crate) fn left(game: &Duel, state: &State, out: &mut Vec<CardUse>) {
    for (seat, holdings) in state.holdings.iter() {
        out.extend(holdings.hand.iter().map(|card| CardUse::of(seat, card.index(), CardFate::Kept)));
        let front = &state.board.fronts[seat];
        let characters = front.party.iter().map(|character| game.catalog.card_of(character));
        let attached = front.party.iter().flat_map(|character| state.board.attached[character.index()].iter());
        let in_play = characters.chain(attached).chain(front.locations.iter());
        out.extend(in_play.map(|card| CardUse::of(seat, card.index(), CardFate::InPlay)));
    }
}
