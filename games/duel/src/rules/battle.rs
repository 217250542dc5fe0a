//! The steps of a battle, in the order of D23.

use super::{attack, hand::take_from_hand};
use crate::{
    Battle, Board, CardId, CharacterId, Characters, Dice, Duel, Event, Fate, Sides, State, Step, Target, Totals,
    fates::{self, Author},
    force,
};
use kernel::{Seat, Sink};

/// Lets a unit of the Defender intervene in step 1. The unit then fights as if it were attacked (D26).
pub(super) fn intervene(state: &mut State, leader: CharacterId, events: &mut impl Sink<Event>) {
    let seat = state.board.foe(state.board.active);
    let unit = state.board.fronts[seat].units.of(leader).map_or(Characters::NONE, |unit| unit.members);
    state.board.step = Step::Respond(Battle { intervener: unit, ..Battle::default() });
    events.push(Event::Intervened { seat, unit });
}

/// Carries out an attempt against a captive or a Location if nobody intervenes in step 1. It succeeds without a roll
/// (D26).
pub(super) fn stand_aside(game: &Duel, state: &mut State, events: &mut impl Sink<Event>) {
    let Some(attack) = state.board.attacks.first().copied() else { return };
    events.push(Event::Unopposed { attack });
    succeed(game, state, Battle::default(), events);
}

/// Begins step 3, in which chance rolls the dice.
pub(super) fn join_battle(game: &Duel, state: &mut State, battle: Battle, events: &mut impl Sink<Event>) {
    let Some(attack) = state.board.attacks.first() else { return };
    let Sides { attackers, defenders } = force::sides(game, &state.board, attack, &battle);
    state.board.step = Step::Roll(battle);
    events.push(Event::BattleBegan { attackers: attackers.members, defenders: defenders.members });
}

/// Records the dice that were rolled in step 3, and continues with step 4.
pub(super) fn rolled(game: &Duel, state: &mut State, dice: Dice, events: &mut impl Sink<Event>) {
    let Step::Roll(battle) = state.board.step else { return };
    let battle = Battle { dice: Some(dice), ..battle };
    let Totals { attack, defence } = go_on(game, state, battle);
    events.push(Event::Rolled { attacker: state.board.active, dice, attack, defence });
}

/// Plays a card of the losing side for the battle in step 4.
pub(super) fn boost(game: &Duel, state: &mut State, card: CardId, events: &mut impl Sink<Event>) {
    let Step::Answer { mut battle, seat } = state.board.step else { return };
    take_from_hand(state, seat, card);
    fates::discard(game, &mut state.board, card);
    battle.played.insert(card);
    let Totals { attack, defence } = go_on(game, state, battle);
    events.push(Event::Answered { seat, card, attack, defence });
}

/// Calls another unit into the defence of this battle, in step 2 or 4 (rules 22).
pub(super) fn call(
    game: &Duel,
    state: &mut State,
    (card, leader): (CardId, CharacterId),
    events: &mut impl Sink<Event>,
) {
    let seat = state.board.foe(state.board.active);
    let unit = state.board.fronts[seat].units.of(leader).map_or(Characters::NONE, |unit| unit.members);
    take_from_hand(state, seat, card);
    fates::discard(game, &mut state.board, card);
    let Some(battle) = state.board.step.battle() else { return };
    let battle = Battle { called: battle.called | unit, ..battle };
    let totals = if battle.dice.is_some() {
        Some(go_on(game, state, battle))
    } else {
        state.board.step = Step::Respond(battle);
        None
    };
    events.push(Event::Called { seat, card, unit, totals });
}

/// Makes the losing side decide next in step 4, and returns the totals. On a tie, the Defender is the losing side.
fn go_on(game: &Duel, state: &mut State, battle: Battle) -> Totals {
    let totals = totals(game, &state.board, &battle);
    let seat = loser(&state.board, totals);
    state.board.step = Step::Answer { battle, seat };
    totals
}

/// Returns the seat that is losing the battle, which is the Defender on a tie (rules 12).
fn loser(board: &Board, totals: Totals) -> Seat {
    if totals.attack >= totals.defence { board.foe(board.active) } else { board.active }
}

fn totals(game: &Duel, board: &Board, battle: &Battle) -> Totals {
    let attack = board.attacks.first().expect("a battle is fought about an attack");
    force::totals(game, board, attack, battle)
}

/// Ends the battle, and carries out the attack if the attacker won (step 5).
pub(super) fn end(game: &Duel, state: &mut State, battle: Battle, events: &mut impl Sink<Event>) {
    let totals = totals(game, &state.board, &battle);
    let winner = state.board.foe(loser(&state.board, totals));
    events.push(Event::BattleEnded { winner, attack: totals.attack, defence: totals.defence });
    if winner == state.board.active {
        succeed(game, state, battle, events);
    } else {
        // Rules 13: a failed attack has no other effect.
        attack::finish(state, events);
    }
}

/// Carries out the effect of an attack that has succeeded (rules 13 and 14).
fn succeed(game: &Duel, state: &mut State, battle: Battle, events: &mut impl Sink<Event>) {
    let Some(attack) = state.board.attacks.first().copied() else { return };
    match attack.target {
        Target::Unit(_) => {
            let captors = attack.unit & state.board.viable(state.board.active);
            if names_captor(game, &state.board, &battle) && captors.len() > 1 {
                state.board.step = Step::NameCaptor(battle);
            } else {
                strike(game, state, (battle, captors.first()), events);
            }
        }
        Target::Captive(captive) => {
            // D34: the captive comes home.
            fates::come_home(game, &mut state.board, captive, events);
            attack::finish(state, events);
        }
        Target::Location(location) => {
            change_hands(game, state, location, events);
            attack::finish(state, events);
        }
    }
}

/// Returns true if the attack captures or takes control of a Character that then needs a captor (D30).
fn names_captor(game: &Duel, board: &Board, battle: &Battle) -> bool {
    let Some(attack) = board.attacks.first() else { return false };
    let taken = matches!(game.fate_of(attack.means), Some(Fate::Captured | Fate::Controlled));
    let mut struck = force::defenders(board, attack, battle).iter();
    taken && struck.any(|character| game.owner(game.catalog.card_of(character)) != board.active)
}

pub(super) fn name_captor(game: &Duel, state: &mut State, captor: CharacterId, events: &mut impl Sink<Event>) {
    if let Step::NameCaptor(battle) = state.board.step {
        strike(game, state, (battle, Some(captor)), events);
    }
}

/// Applies the fate of the attack to the Targets and to the Characters called into the defence (rules 13, D27).
fn strike(
    game: &Duel,
    state: &mut State,
    (battle, captor): (Battle, Option<CharacterId>),
    events: &mut impl Sink<Event>,
) {
    let board = &mut state.board;
    let Some(attack) = board.attacks.first().copied() else { return };
    let struck = force::defenders(board, &attack, &battle);
    if let Some(fate) = game.fate_of(attack.means) {
        fates::befall_all(game, board, (struck, fate), Author { seat: board.active, captor }, events);
    }
    attack::finish(state, events);
}

/// Moves a Location to the attacker's side. Units that were assigned to it are at no Location afterwards (D40, D41).
fn change_hands(game: &Duel, state: &mut State, location: CardId, events: &mut impl Sink<Event>) {
    let board = &mut state.board;
    let (seat, foe) = (board.active, board.foe(board.active));
    board.fronts[foe].locations.remove(location);
    board.fronts[foe].units.vacate(location);
    board.fronts[seat].locations.insert(location);
    let own = game.owner(location) == seat;
    events.push(if own { Event::LocationRetaken { seat, location } } else { Event::LocationTaken { seat, location } });
}
