//! Carries out actions outside battles: putting permanent cards into play, changing Groups, and playing the Spells and
//! Events that need no dice.

use super::hand::take_from_hand;
use crate::{
    CardId, CharacterId, Characters, Duel, Event, State, Step, Unit, Units,
    fates::{self, Author},
    offers,
};
use kernel::Sink;

/// Puts a Character or a Location into play (rules 8).
pub(super) fn place(game: &Duel, state: &mut State, card: CardId, events: &mut impl Sink<Event>) {
    let seat = state.board.active;
    take_from_hand(state, seat, card);
    match game.catalog.character(card) {
        Some(character) => fates::enter(&mut state.board, seat, character),
        None => state.board.fronts[seat].locations.insert(card),
    }
    events.push(Event::Placed { seat, card });
}

/// Attaches a card to its bearer, or plays a Spell or an Event on its target.
pub(super) fn play_on(
    game: &Duel,
    state: &mut State,
    (card, character): (CardId, CharacterId),
    events: &mut impl Sink<Event>,
) {
    let seat = state.board.active;
    let struck = struck(game, state, card, character);
    take_from_hand(state, seat, card);
    if (game.roles.attached | game.roles.curses).contains(card) {
        state.board.attached[character.index()].insert(card);
        events.push(Event::Attached { seat, card, bearer: character });
    } else {
        fates::discard(game, &mut state.board, card);
        events.push(Event::Played { seat, card, on: struck });
    }
    match game.roles.facts(card).fate {
        Some((fate, _)) => {
            // D32: this fate has no attacker, so there is no captor.
            let author = Author { seat, captor: None };
            fates::befall_all(game, &mut state.board, (struck, fate), author, events);
        }
        None => {
            if game.roles.facts(card).negates.is_some() {
                fates::restore(game, &mut state.board, character, events);
            }
        }
    }
}

/// Returns the Characters that a card hits when it is played on a Character. A Spell hits the whole unit, an Event or a
/// Curse only that Character (D18).
fn struck(game: &Duel, state: &State, card: CardId, character: CharacterId) -> Characters {
    let alone = Characters::only(character);
    if !game.roles.spells_of_fate.contains(card) {
        return alone;
    }
    let foe = state.board.foe(state.board.active);
    state.board.fronts[foe].units.of(character).map_or(alone, |unit| unit.members)
}

/// Plays a Spell that takes an Item (D16). If several Characters may bear the Item, the player of the Spell chooses
/// among them.
pub(super) fn steal(game: &Duel, state: &mut State, (card, item): (CardId, CardId), events: &mut impl Sink<Event>) {
    let (seat, step) = (state.board.active, state.board.step);
    take_from_hand(state, seat, card);
    fates::discard(game, &mut state.board, card);
    events.push(Event::ItemNamed { seat, card, item });
    let Step::Window(phase) = step else { return };
    state.board.step = Step::Bear { item, phase };
    let bearers = offers::bearers(game, &state.board, seat, item);
    if let (1, Some(bearer)) = (bearers.len(), bearers.first()) {
        bear(state, bearer, events);
    }
}

pub(super) fn bear(state: &mut State, bearer: CharacterId, events: &mut impl Sink<Event>) {
    let Step::Bear { item, phase } = state.board.step else { return };
    let attached = &mut state.board.attached;
    if let Some(place) = attached.iter().position(|cards| cards.contains(item)) {
        attached[place].remove(item);
        let from = CharacterId::from_index(place);
        events.push(Event::Stolen { seat: state.board.active, item, from });
    }
    attached[bearer.index()].insert(item);
    events.push(Event::Attached { seat: state.board.active, card: item, bearer });
    state.board.step = Step::Window(phase);
}

/// Makes a Character join the unit of `leader` (D10, D39).
pub(super) fn join(state: &mut State, (character, leader): (CharacterId, CharacterId), events: &mut impl Sink<Event>) {
    let seat = state.board.active;
    let units = &mut state.board.fronts[seat].units;
    let place = |units: &Units, of: CharacterId| units.of(of).and_then(|unit| unit.at);
    let (was, others_were) = (place(units, character), place(units, leader));
    units.join(character, leader);
    let at = place(units, character);
    let unit = units.of(character).map_or(Characters::NONE, |unit| unit.members);
    state.board.this_turn.joined.insert(character);
    events.push(Event::Joined { seat, character, unit, was, others_were, at });
}

/// Takes a Character out of its Group. The Character stays at the Location of the Group (D10, D57).
pub(super) fn leave(state: &mut State, character: CharacterId, events: &mut impl Sink<Event>) {
    let seat = state.board.active;
    let units = &mut state.board.fronts[seat].units;
    let at = units.remove(character);
    units.add(Unit { members: Characters::only(character), at });
    state.board.this_turn.left.insert(character);
    events.push(Event::Left { seat, character });
}
