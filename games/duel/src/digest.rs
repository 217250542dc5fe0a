//! The digest of a position, computed field by field.

use crate::{
    Attack, Battle, Board, CardId, Cards, CharacterId, Characters, Front, Holdings, Means, Phase, State, Step, Target,
    ThisTurn,
};
use kernel::{Digest, Seat};

pub(crate) fn digest(state: &State, digest: &mut Digest) {
    let State { board, holdings } = state;
    let Board { step: now, active, fronts, attached, captors, tokens, attacks, this_turn } = board;
    step(now, digest);
    digest.byte(active.index() as u8);
    fronts.values().for_each(|front| feed_front(front, digest));
    attached.iter().for_each(|set| cards(*set, digest));
    captors.iter().for_each(|captor| digest.byte(captor.map_or(0, u8::from)));
    characters(*tokens, digest);
    digest.byte(attacks.len() as u8);
    attacks.iter().for_each(|attack| feed_attack(attack, digest));
    let ThisTurn { looked, left, joined, attacked, free, assigned } = this_turn;
    cards(*looked, digest);
    [left, joined, attacked, assigned].into_iter().for_each(|set| characters(*set, digest));
    digest.bytes(&free.map_or([0, 0], means));
    for Holdings { deck, hand, known, seen, since_look } in holdings.values() {
        [deck, hand, known, seen].into_iter().for_each(|set| cards(*set, digest));
        digest.bytes(&since_look.map_or([0, 0], |drawn| [1, drawn]));
    }
}

fn feed_front(front: &Front, digest: &mut Digest) {
    let Front { party, units, captives, locations, discard, killed, exiled, turns, barren } = front;
    characters(*party, digest);
    digest.byte(units.iter().count() as u8);
    for unit in units.iter() {
        characters(unit.members, digest);
        digest.byte(card(unit.at));
    }
    characters(*captives, digest);
    [locations, discard, killed, exiled].into_iter().for_each(|set| cards(*set, digest));
    digest.bytes(&[*turns, *barren]);
}

fn step(step: &Step, digest: &mut Digest) {
    // A seat enters the digest as its number plus one, so that 0 means no seat. Cards enter the digest in the same way.
    let seat = |seat: &Seat| seat.index() as u8 + 1;
    match step {
        Step::RollFirst => digest.byte(0),
        Step::Deal(to) => digest.bytes(&[1, seat(to)]),
        Step::Draw { left, phase: at } => digest.bytes(&[2, *left, phase(*at)]),
        Step::Window(at) => digest.bytes(&[3, phase(*at)]),
        Step::ChooseMeans(unit) => {
            digest.byte(4);
            characters(*unit, digest);
        }
        Step::ChooseTarget { unit, means: with } => {
            digest.byte(5);
            characters(*unit, digest);
            digest.bytes(&means(*with));
        }
        Step::Bear { item, phase: at } => digest.bytes(&[6, u8::from(*item), phase(*at)]),
        Step::Intervene => digest.byte(7),
        Step::Respond(now) => battle(8, now, digest),
        Step::Roll(now) => battle(9, now, digest),
        Step::Answer { battle: now, seat: whose } => {
            battle(10, now, digest);
            digest.byte(seat(whose));
        }
        Step::NameCaptor(now) => battle(11, now, digest),
        Step::Discard => digest.byte(12),
        Step::Assign => digest.byte(13),
        Step::Over { winner } => digest.bytes(&[14, winner.as_ref().map_or(0, seat)]),
    }
}

fn battle(kind: u8, battle: &Battle, digest: &mut Digest) {
    let Battle { intervener, called, dice, played } = battle;
    digest.byte(kind);
    characters(*intervener, digest);
    characters(*called, digest);
    digest.bytes(&dice.map_or([0, 0], |dice| [dice.attack, dice.defence]));
    cards(*played, digest);
}

fn feed_attack(attack: &Attack, digest: &mut Digest) {
    let Attack { unit, means: with, target } = attack;
    characters(*unit, digest);
    digest.bytes(&means(*with));
    match target {
        Target::Unit(members) => {
            digest.byte(0);
            characters(*members, digest);
        }
        Target::Captive(captive) => digest.bytes(&[1, u8::from(*captive)]),
        Target::Location(location) => digest.bytes(&[2, u8::from(*location)]),
    }
}

fn means(means: Means) -> [u8; 2] {
    match means {
        Means::Card(card) => [1, u8::from(card)],
        Means::Capture => [2, 0],
        Means::NegateCapture => [3, 0],
        Means::NegateControl => [4, 0],
    }
}

fn phase(phase: Phase) -> u8 {
    match phase {
        Phase::Adventure => 0,
        Phase::Summon => 1,
        Phase::Attack => 2,
        Phase::Rest => 3,
    }
}

fn card(card: Option<CardId>) -> u8 {
    card.map_or(0, u8::from)
}

fn cards(cards: Cards, digest: &mut Digest) {
    let bits = cards.bits();
    digest.number(bits as u64);
    digest.number((bits >> 64) as u64);
}

fn characters(characters: Characters, digest: &mut Digest) {
    digest.number(u64::from(characters.bits()));
}

const _: () = assert!(CharacterId::MOST <= 32 && CardId::MOST <= 128);
