//! The expected results of attacks: of those already declared, of the one that is being declared, and of those in later
//! turns.

use super::single;
use crate::{
    Attack, Battle, Board, Cards, Characters, Duel, FACES, Fate, Means, Muster, Stance, Step, Target, Unit, View, force,
};
use kernel::Seat;

/// The loss of a side when a Character of that side is killed, in hundredths of the worth of the Character. The losses
/// below have the same unit.
const KILLED: i32 = 100;
/// The loss of a side when a Character of that side is exiled.
const EXILED: i32 = 100;
/// The loss of a side when a Character of that side is captured.
const CAPTURED: i32 = 92;
/// The loss of a side when a Character of that side comes under the control of the other side.
const CONTROLLED: i32 = 170;
/// The loss of a side when a Character of that side is Incapacitated.
const INCAPACITATED: i32 = 65;
/// The loss of a side when a captive of that side is freed.
const FREED: i32 = 92;
/// The value of a Location for the attacker that takes control of it.
const A_LOCATION: i32 = 35;
/// The probability, in hundredths, that the side with the higher total wins the battle, if the losing side holds cards
/// that the viewer does not know.
const AHEAD: i32 = 80;
/// The probability, in hundredths, that the losing side still wins the battle, if the viewer knows its whole hand and
/// the hand has enough Force.
const CAN_TURN: i32 = 60;
/// The probability, in hundredths, that the losing side still wins the battle, if the viewer knows its whole hand and
/// the hand has too little Force.
const CANNOT_TURN: i32 = 4;
/// The weight, in hundredths, of the best attack that a side could make, relative to attacks that are actually
/// declared.
const THREAT: i32 = 12;

/// Returns the gain that the active player can expect from the attacks of this turn.
pub(super) fn attacks(game: &Duel, view: &View) -> i32 {
    let board = &view.board;
    let declared: i32 = (board.attacks.iter().enumerate())
        .map(|(place, attack)| {
            let fought = if place == 0 { board.step.battle() } else { None };
            chance(game, view, (attack, fought)) * gain(game, board, attack) / 100
        })
        .sum();
    declared + best(game, view)
}

/// Returns the expected gain of the attack that is being declared, if it is completed in the best way. Returns 0 if no
/// attack is being declared.
fn best(game: &Duel, view: &View) -> i32 {
    let (unit, with) = if let Step::ChooseMeans(unit) = view.board.step {
        (unit, None)
    } else if let Step::ChooseTarget { unit, means } = view.board.step {
        (unit, Some(means))
    } else {
        return 0;
    };
    let active = view.board.active;
    let held = view.holdings[active].hand & game.roles.attacks;
    let means = held.iter().map(Means::Card).chain([Means::Capture, Means::NegateCapture, Means::NegateControl]);
    let mut most = 0;
    for means in means.filter(|means| with.is_none_or(|with| with == *means)) {
        let cost = if let Means::Card(card) = means { single::in_hand(game, card) } else { 0 };
        if view.board.this_turn.free.is_some() && !matches!(means, Means::Card(_)) {
            continue;
        }
        for target in targets(game, &view.board, means) {
            let attack = Attack { unit, means, target };
            let gain = chance(game, view, (&attack, None)) * gain(game, &view.board, &attack) / 100;
            most = most.max(gain - cost);
        }
    }
    most
}

fn targets(game: &Duel, board: &Board, means: Means) -> impl Iterator<Item = Target> {
    use crate::offers::TargetKind;
    let kind = game.kind_of_target(means);
    let foe = &board.fronts[board.foe(board.active)];
    let own = game.deck_of(board.active);
    let locations = match kind {
        TargetKind::Location => foe.locations,
        TargetKind::OwnLocation => foe.locations & own,
        TargetKind::Unit | TargetKind::Captive => Cards::NONE,
    };
    let captives = if kind == TargetKind::Captive { foe.captives } else { Characters::NONE };
    let units = foe.units.iter().filter(move |_| kind == TargetKind::Unit).map(|unit| Target::Unit(unit.members));
    units.chain(captives.iter().map(Target::Captive)).chain(locations.iter().map(Target::Location))
}

/// Returns the gain of the attacker if an attack succeeds.
fn gain(game: &Duel, board: &Board, attack: &Attack) -> i32 {
    let target = match attack.target {
        Target::Location(_) => return A_LOCATION,
        Target::Captive(captive) => return single::alone(game, board, captive) * FREED / 100,
        Target::Unit(members) => members & board.viable(board.foe(board.active)),
    };
    let part = match game.fate_of(attack.means) {
        Some(Fate::Killed) => KILLED,
        Some(Fate::Exiled) => EXILED,
        Some(Fate::Captured) => CAPTURED,
        Some(Fate::Controlled) => CONTROLLED,
        Some(Fate::Incapacitated) => INCAPACITATED,
        None => 0,
    };
    target.iter().map(|character| single::alone(game, board, character) * part / 100).sum()
}

/// Returns the probability, in hundredths, that an attack succeeds. `battle` is `None` for an attack that is not yet
/// being fought.
fn chance(game: &Duel, view: &View, (attack, battle): (&Attack, Option<Battle>)) -> i32 {
    let board = &view.board;
    let Some(battle) = battle else { return unfought(game, board, attack) };
    if matches!(board.step, Step::NameCaptor(_)) {
        return 100;
    }
    let totals = force::totals(game, board, attack, &battle);
    let lead = totals.attack - totals.defence;
    if battle.dice.is_none() {
        return odds(lead);
    }
    let (losing, behind) = if lead >= 0 { (board.foe(board.active), lead + 1) } else { (board.active, -lead) };
    let turns = if view.holdings[losing].hidden > 0 {
        100 - AHEAD
    } else if reserves(game, view, losing) >= behind {
        CAN_TURN
    } else {
        CANNOT_TURN
    };
    if losing == board.active { turns } else { 100 - turns }
}

/// Returns the Force that the known cards of a seat's hand can still add in a battle.
fn reserves(game: &Duel, view: &View, seat: Seat) -> i16 {
    let roles = &game.roles;
    let mut cards = view.holdings[seat].hand & roles.boosts;
    if !force::may_cast(game, &view.board, seat) {
        cards = cards - roles.spells;
    }
    if seat == view.board.active {
        cards = cards - roles.defender_only;
    }
    cards.iter().map(|card| i16::from(roles.facts(card).force)).sum()
}

/// Returns the probability, in hundredths, that an attack succeeds if it is not yet being fought. The attackers are
/// assumed to meet the target, or the strongest unit that could intervene.
fn unfought(game: &Duel, board: &Board, attack: &Attack) -> i32 {
    let (active, foe) = (board.active, board.foe(board.active));
    let attackers = Muster {
        seat: active,
        members: attack.unit & board.viable(active),
        stance: Stance::Attacking(game.fate_of(attack.means)),
    };
    let bonus = if let Means::Card(card) = attack.means { i16::from(game.roles.facts(card).force) } else { 0 };
    let force = force::force(game, board, attackers) + bonus;
    let defence = |members| force::force(game, board, Muster { seat: foe, members, stance: Stance::Defending });
    match attack.target {
        Target::Unit(members) => {
            let left = members & board.viable(foe);
            if left.is_empty() { 0 } else { odds(force - defence(left)) }
        }
        Target::Captive(_) | Target::Location(_) => {
            let strongest = board.fronts[foe].units.iter().map(|unit| defence(unit.members)).max();
            strongest.map_or(100, |strongest| odds(force - strongest))
        }
    }
}

/// Returns the weighted gain of the best capture that one unit of a seat could attempt if it were that seat's turn.
pub(super) fn threat(game: &Duel, board: &Board, seat: Seat) -> i32 {
    let foe = board.foe(seat);
    let attack = |unit: &Unit| {
        let stance = Stance::Attacking(Some(Fate::Captured));
        force::force(game, board, Muster { seat, members: unit.members, stance })
    };
    let Some(strongest) = board.fronts[seat].units.iter().map(attack).max() else { return 0 };
    let taken = board.fronts[foe].units.iter().map(|unit| {
        let muster = Muster { seat: foe, members: unit.members, stance: Stance::Defending };
        let lost: i32 = unit.members.iter().map(|character| single::alone(game, board, character)).sum();
        odds(strongest - force::force(game, board, muster)) * lost / 100
    });
    taken.max().unwrap_or(0) * THREAT / 100
}

/// Returns the percentage of all pairs of dice with which the attacker wins, given the lead of the attacker before the
/// roll (rules 12).
fn odds(lead: i16) -> i32 {
    let faces = i32::from(FACES);
    let lead = i32::from(lead).clamp(-faces, faces);
    // The difference d of the two dice occurs in faces - |d| pairs, and the attacker wins if d + lead >= 0.
    let wins: i32 = if lead >= 0 {
        faces * faces - (faces - lead - 1).max(0) * (faces - lead) / 2
    } else {
        (faces + lead + 1) * (faces + lead) / 2
    };
    wins * 100 / (faces * faces)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_odds_are_those_of_two_dice() {
        for lead in -14..=14 {
            let pairs = (1..=FACES).flat_map(|one| (1..=FACES).map(move |other| (i16::from(one), i16::from(other))));
            let wins = pairs.filter(|(attack, defence)| attack + lead >= *defence).count() as i32;
            assert_eq!(odds(lead), wins * 100 / 144, "with a lead of {lead}");
        }
    }
}
