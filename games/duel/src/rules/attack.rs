//! The declaration of attacks, and the resolution of each attack in turn (D21, D22, D28, D42).

use super::{hand::take_from_hand, phase};
use crate::{
    Aim, Attack, Battle, Board, CardId, CharacterId, Characters, Duel, Event, Means, Phase, State, Step, Target, fates,
};
use kernel::Sink;

pub(super) fn name_unit(state: &mut State, leader: CharacterId, events: &mut impl Sink<Event>) {
    let seat = state.board.active;
    let unit = state.board.fronts[seat].units.of(leader).map_or(Characters::NONE, |unit| unit.members);
    state.board.step = Step::ChooseMeans(unit);
    events.push(Event::UnitNamed { seat, unit });
}

pub(super) fn name_means(state: &mut State, means: Means, events: &mut impl Sink<Event>) {
    let Step::ChooseMeans(unit) = state.board.step else { return };
    let seat = state.board.active;
    if let Means::Card(card) = means {
        // The Attack card is revealed now, before it is discarded, so the other player knows it.
        state.holdings[seat].known.insert(card);
        state.holdings[seat].seen.insert(card);
    }
    state.board.step = Step::ChooseTarget { unit, means };
    events.push(Event::MeansNamed { seat, means });
}

/// Completes the declaration of an attack, and discards its Attack card face-up (D21).
pub(super) fn declare(game: &Duel, state: &mut State, aim: Aim, events: &mut impl Sink<Event>) {
    let Step::ChooseTarget { unit, means } = state.board.step else { return };
    let seat = state.board.active;
    match means {
        Means::Card(card) => {
            take_from_hand(state, seat, card);
            fates::discard(game, &mut state.board, card);
        }
        Means::Capture | Means::NegateCapture | Means::NegateControl => state.board.this_turn.free = Some(means),
    }
    let board = &mut state.board;
    board.this_turn.attacked = board.this_turn.attacked | unit;
    let attack = Attack { unit, means, target: target(board, aim) };
    board.attacks.push(attack);
    board.step = Step::Window(Phase::Attack);
    events.push(Event::Declared { seat, attack });
}

fn target(board: &Board, aim: Aim) -> Target {
    match aim {
        Aim::Unit(leader) => {
            let unit = board.fronts[board.foe(board.active)].units.of(leader);
            Target::Unit(unit.map_or(Characters::only(leader), |unit| unit.members))
        }
        Aim::Captive(captive) => Target::Captive(captive),
        Aim::Location(location) => Target::Location(location),
    }
}

/// Begins to resolve the first attack that can still be made. If there is none, begins the Rest Phase.
pub(super) fn next(state: &mut State, events: &mut impl Sink<Event>) {
    while let Some(attack) = state.board.attacks.first().copied() {
        if can_be_made(&state.board, &attack) {
            events.push(Event::AttackBegan { attack, only: state.board.this_turn.attacked == attack.unit });
            state.board.step = match attack.target {
                Target::Unit(_) => Step::Respond(Battle::default()),
                Target::Captive(_) | Target::Location(_) => Step::Intervene,
            };
            return;
        }
        state.board.attacks.remove(0);
        events.push(Event::Fizzled { attack });
    }
    phase::begin(state, Phase::Rest, events);
}

/// Returns true if an attack can still be made (D22).
fn can_be_made(board: &Board, attack: &Attack) -> bool {
    let foe = board.foe(board.active);
    let there = match attack.target {
        Target::Unit(members) => members.meets(board.viable(foe)),
        Target::Captive(captive) => board.fronts[foe].captives.contains(captive),
        Target::Location(location) => board.fronts[foe].locations.contains(location),
    };
    there && attack.unit.meets(board.viable(board.active))
}

/// Ends the attack that is being resolved, and begins the next one.
pub(super) fn finish(state: &mut State, events: &mut impl Sink<Event>) {
    state.board.attacks.remove(0);
    next(state, events);
}

/// Negates an attack (D28). Its Attack card stays in the discard, and its unit counts as having attacked.
pub(super) fn negate(game: &Duel, state: &mut State, (card, attack): (CardId, u8), events: &mut impl Sink<Event>) {
    let seat = state.board.foe(state.board.active);
    let Some(negated) = state.board.attacks.get(usize::from(attack)).copied() else { return };
    take_from_hand(state, seat, card);
    fates::discard(game, &mut state.board, card);
    events.push(Event::AttackNegated { seat, card, attack: negated });
    if attack == 0 {
        finish(state, events);
    } else {
        state.board.attacks.remove(usize::from(attack));
    }
}
