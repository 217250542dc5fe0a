//! The computation of Force (rules 12, and RULES.md, "What a unit's Force is"), part by part. Searches sum the parts
//! and scenes list them, so the two always agree.

use crate::{
    Attack, Battle, Board, CardId, Cards, CharacterId, Characters, Duel, Fate, Means, Target, Totals, When,
    catalog::MOST_STANDING, roles::Bonus,
};
use arrayvec::ArrayVec;
use kernel::Seat;

/// An amount of Force, with its source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    pub from: Source,
    /// The Character to which this Force belongs, or `None` if it belongs to the whole side.
    pub on: Option<CharacterId>,
    pub plus: i16,
}

/// The source of an amount of Force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    Card(CardId),
    Die,
}

/// The Characters of one seat that act together, with their stance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Muster {
    pub seat: Seat,
    pub members: Characters,
    pub stance: Stance,
}

/// The stance of Characters. It decides which conditional bonuses count (D25).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stance {
    /// The Characters neither attack nor defend.
    AtRest,
    /// The Characters attack. The value is the fate that the attack brings, or `None` if it brings none.
    Attacking(Option<Fate>),
    Defending,
}

/// The Characters on both sides of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sides {
    pub attackers: Muster,
    pub defenders: Muster,
}

/// A bonus that counts for all cards of a controller (D12): its card, and the Force that it adds to each Companion and
/// to each Spell.
struct Standing {
    from: CardId,
    companions: i8,
    spells: i8,
}

type Standings = ArrayVec<Standing, MOST_STANDING>;

/// Returns the Force of a unit, without the dice and the cards that are played for a battle.
pub fn force(game: &Duel, board: &Board, muster: Muster) -> i16 {
    let mut sum = 0;
    each_part(game, board, muster, &mut |part| sum += part.plus);
    sum
}

/// Returns the current totals of both sides of a battle. They include the dice once these are rolled (rules 12).
#[inline]
pub fn totals(game: &Duel, board: &Board, attack: &Attack, battle: &Battle) -> Totals {
    let sides = sides(game, board, attack, battle);
    let (mut attack_total, mut defence_total) = (0, 0);
    each_attack_part(game, board, (attack, battle, &sides), &mut |part| attack_total += part.plus);
    each_defence_part(game, board, (battle, &sides), &mut |part| defence_total += part.plus);
    Totals { attack: attack_total, defence: defence_total }
}

/// Returns the Characters that can still fight, for each side of a battle (D22).
#[inline]
pub fn sides(game: &Duel, board: &Board, attack: &Attack, battle: &Battle) -> Sides {
    let active = board.active;
    let attackers = attack.unit & board.viable(active);
    let defenders = defenders(board, attack, battle);
    Sides {
        attackers: Muster { seat: active, members: attackers, stance: Stance::Attacking(game.fate_of(attack.means)) },
        defenders: Muster { seat: board.foe(active), members: defenders, stance: Stance::Defending },
    }
}

/// Returns the defending Characters: the target or the intervening unit, and the Characters that were called (rules 14
/// and 22).
#[inline]
pub(crate) fn defenders(board: &Board, attack: &Attack, battle: &Battle) -> Characters {
    let marked = match attack.target {
        Target::Unit(members) => members & board.viable(board.foe(board.active)),
        Target::Captive(_) | Target::Location(_) => battle.intervener,
    };
    marked | battle.called
}

/// Calls `add` with each part of the Attack Total.
pub fn each_attack_part(
    game: &Duel,
    board: &Board,
    (attack, battle, sides): (&Attack, &Battle, &Sides),
    add: &mut impl FnMut(Part),
) {
    let Sides { attackers, defenders } = sides;
    each_part(game, board, *attackers, add);
    each_hindrance(game, board, *attackers, defenders.members, add);
    // The Force of the Attack card (D24).
    if let Means::Card(card) = attack.means {
        add(Part { from: Source::Card(card), on: None, plus: i16::from(game.roles.facts(card).force) });
    }
    each_played_part(game, board, *attackers, battle.played, add);
    if let Some(dice) = battle.dice {
        add(Part { from: Source::Die, on: None, plus: i16::from(dice.attack) });
    }
}

/// Calls `add` with each part of the Defense Total.
pub fn each_defence_part(game: &Duel, board: &Board, (battle, sides): (&Battle, &Sides), add: &mut impl FnMut(Part)) {
    each_part(game, board, sides.defenders, add);
    each_played_part(game, board, sides.defenders, battle.played, add);
    if let Some(dice) = battle.dice {
        add(Part { from: Source::Die, on: None, plus: i16::from(dice.defence) });
    }
}

/// Calls `add` with each part of the Force that a unit has by itself.
#[inline]
pub fn each_part(game: &Duel, board: &Board, muster: Muster, add: &mut impl FnMut(Part)) {
    let Muster { seat, members, stance } = muster;
    let standings = standings(game, board, seat);
    for character in members.iter() {
        let card = game.catalog.card_of(character);
        let on = Some(character);
        let mut give = |from: CardId, plus: i8| {
            if plus != 0 {
                add(Part { from: Source::Card(from), on, plus: i16::from(plus) });
            }
        };
        for source in (active(game, board, character) | Cards::only(card)).iter() {
            let facts = game.roles.facts(source);
            give(source, facts.force);
            give(source, facts.own.counted(stance));
            if game.roles.companions.contains(source) {
                standings.iter().for_each(|standing| give(standing.from, standing.companions));
            }
            // D20: an attached Enchantment counts as a Spell with a printed Force.
            if game.roles.spells.contains(source) && facts.force != 0 {
                standings.iter().for_each(|standing| give(standing.from, standing.spells));
            }
        }
        // FGM: the bonuses that the other Members give to this Character.
        for fellow in (members - Characters::only(character)).iter() {
            let from = game.catalog.card_of(fellow);
            give(from, game.roles.facts(from).fellows.counted(stance));
        }
        // CAL: the bonus that the Location of this Character gives.
        if let Some(location) = board.fronts[seat].units.of(character).and_then(|unit| unit.at) {
            give(location, game.roles.facts(location).assigned.counted(stance));
        }
    }
}

/// Calls `add` with the Force that the defenders' Locations take from each attacker (CAC). Each Location counts once.
fn each_hindrance(game: &Duel, board: &Board, attackers: Muster, defenders: Characters, add: &mut impl FnMut(Part)) {
    let mut locations = Cards::NONE;
    for unit in board.fronts[board.foe(attackers.seat)].units.iter().filter(|unit| unit.members.meets(defenders)) {
        unit.at.into_iter().for_each(|location| locations.insert(location));
    }
    for location in locations.iter() {
        let plus = game.roles.facts(location).attacking_here.counted(attackers.stance);
        if plus != 0 {
            for character in attackers.members.iter() {
                add(Part { from: Source::Card(location), on: Some(character), plus: i16::from(plus) });
            }
        }
    }
}

/// Calls `add` with each part of the Force of the cards that one side has played for this battle.
#[inline]
fn each_played_part(game: &Duel, board: &Board, muster: Muster, played: Cards, add: &mut impl FnMut(Part)) {
    let own = played & game.deck_of(muster.seat);
    if own.is_empty() {
        return;
    }
    let standings = standings(game, board, muster.seat);
    for card in own.iter() {
        let facts = game.roles.facts(card);
        let from = Source::Card(card);
        if facts.force != 0 {
            add(Part { from, on: None, plus: i16::from(facts.force) });
            // D20: the bonuses for Spells count for this card.
            if game.roles.spells.contains(card) {
                for standing in standings.iter().filter(|standing| standing.spells != 0) {
                    add(Part { from: Source::Card(standing.from), on: None, plus: i16::from(standing.spells) });
                }
            }
        }
        let (everybody, casters) = (facts.characters.counted(muster.stance), facts.spellcasters.counted(muster.stance));
        if everybody != 0 || casters != 0 {
            for character in muster.members.iter() {
                let spell = if is_spellcaster(game, board, character) { casters } else { 0 };
                if everybody + spell != 0 {
                    add(Part { from, on: Some(character), plus: i16::from(everybody + spell) });
                }
            }
        }
    }
}

/// Returns true if a card would raise the total of `side` in a battle (D47).
#[inline]
pub(crate) fn raises(game: &Duel, board: &Board, side: Muster, card: CardId) -> bool {
    let facts = game.roles.facts(card);
    facts.force > 0
        || facts.characters.counted(side.stance) > 0
        || facts.spellcasters.counted(side.stance) > 0
            && side.members.iter().any(|character| is_spellcaster(game, board, character))
}

/// Returns the bonuses that count for all cards of a seat (D12).
#[inline]
fn standings(game: &Duel, board: &Board, seat: Seat) -> Standings {
    let mut standings = Standings::new();
    for card in standing_cards(game, board, seat) {
        let facts = game.roles.facts(card);
        let full = standings.is_full();
        if !full && (facts.companions != 0 || facts.spells != 0) {
            standings.push(Standing { from: card, companions: facts.companions, spells: facts.spells });
        }
    }
    standings
}

/// Returns the cards of a seat that currently have an effect beyond their bearer (D8, D12).
#[inline]
pub(crate) fn standing_cards<'a>(game: &'a Duel, board: &'a Board, seat: Seat) -> impl Iterator<Item = CardId> + 'a {
    board.viable(seat).iter().flat_map(move |character| {
        let cards = board.attached[character.index()] | Cards::only(game.catalog.card_of(character));
        let found = cards & game.roles.standing;
        let counted = if found.is_empty() { found } else { found & standing_of(game, board, character) };
        counted.iter()
    })
}

fn standing_of(game: &Duel, board: &Board, character: CharacterId) -> Cards {
    active(game, board, character) | Cards::only(game.catalog.card_of(character))
}

/// Returns the cards attached to a Character that have an effect, because the Character meets their need (D8).
#[inline]
pub(crate) fn active(game: &Duel, board: &Board, character: CharacterId) -> Cards {
    let attached = board.attached[character.index()];
    if attached.is_empty() {
        return attached;
    }
    attached & bearable(game, board, character)
}

/// Returns all cards whose need `character` meets.
#[inline]
pub(crate) fn bearable(game: &Duel, board: &Board, character: CharacterId) -> Cards {
    let roles = &game.roles;
    let wrong_sex = if roles.women.contains(character) { roles.for_men } else { roles.for_women };
    let caster = is_spellcaster(game, board, character);
    let for_others = if caster { Cards::NONE } else { roles.for_spellcasters };
    game.everything - wrong_sex - for_others
}

/// Returns true if a Character is a Spellcaster, by its letter U or by a card that is attached to it.
#[inline]
pub fn is_spellcaster(game: &Duel, board: &Board, character: CharacterId) -> bool {
    let roles = &game.roles;
    let made = if roles.women.contains(character) { roles.makes_women } else { roles.makes_men };
    roles.spellcasters.contains(character) || board.attached[character.index()].meets(roles.makes_anybody | made)
}

/// Returns true if a seat has a viable Spellcaster (D15).
#[inline]
pub(crate) fn may_cast(game: &Duel, board: &Board, seat: Seat) -> bool {
    let viable = board.viable(seat);
    viable.meets(game.roles.spellcasters) || viable.iter().any(|character| is_spellcaster(game, board, character))
}

impl Bonus {
    /// Returns the Force that this bonus gives to a Character in this stance, or 0 if its condition is not met.
    #[inline]
    fn counted(self, stance: Stance) -> i8 {
        let counts = match self.when {
            None => false,
            Some(When::Always) => true,
            Some(When::Attacking) => matches!(stance, Stance::Attacking(_)),
            Some(When::Defending) => stance == Stance::Defending,
            // D25: the Free Attack to capture meets this condition too.
            Some(When::Capturing) => stance == Stance::Attacking(Some(Fate::Captured)),
        };
        if counts { self.plus } else { 0 }
    }
}
