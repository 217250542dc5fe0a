//! A second computation of Force, directly from the letters and notes of the cards, following "What a unit's Force is"
//! in RULES.md.

use super::{SHORT, every_position};
use crate::language::Table;
use duel::{
    Battle, Card, CardId, Cards, CharacterId, Characters, Clause, Fate, Kind, Means, Muster, Need, Stance, Step,
    Target, Totals, When, Whom, force, is_spellcaster, totals,
};
use kernel::Seat;

#[test]
fn the_force_of_every_unit_is_what_the_notes_say() {
    let stances = [
        Stance::AtRest,
        Stance::Attacking(None),
        Stance::Attacking(Some(Fate::Killed)),
        Stance::Attacking(Some(Fate::Captured)),
        Stance::Defending,
    ];
    every_position(SHORT, 30, |table| {
        let board = &table.state.board;
        for seat in board.fronts.seats() {
            for unit in board.fronts[seat].units.iter() {
                for stance in stances {
                    let muster = Muster { seat, members: unit.members, stance };
                    let counted = Count { table, seat, members: unit.members, stance }.force();
                    assert_eq!(force(&table.game, board, muster), counted, "{unit:?} {stance:?}");
                }
                for who in unit.members.iter() {
                    assert_eq!(is_spellcaster(&table.game, board, who), casts(table, who));
                }
            }
        }
    });
}

#[test]
fn the_totals_of_every_battle_are_what_the_notes_say() {
    let mut battles = 0;
    every_position(SHORT, 120, |table| {
        let (Step::Respond(battle) | Step::Roll(battle) | Step::Answer { battle, .. }) = table.state.board.step else {
            return;
        };
        battles += 1;
        let Totals { attack, defence } = totals(&table.game, &table.state.board, &table.fought(), &battle);
        assert_eq!((attack, defence), counted_totals(table, &battle));
    });
    assert!(battles > 1_000, "{battles}");
}

fn counted_totals(table: &Table, battle: &Battle) -> (i16, i16) {
    let (board, attack) = (&table.state.board, table.fought());
    let (active, foe) = (board.active, board.foe(board.active));
    let fate = match attack.means {
        Means::Card(card) => card_of(table, card).note.iter().find_map(|clause| match clause {
            Clause::Fate { fate, .. } => Some(*fate),
            _ => None,
        }),
        Means::Capture => Some(Fate::Captured),
        Means::NegateCapture | Means::NegateControl => None,
    };
    let marked = match attack.target {
        Target::Unit(members) => members & board.viable(foe),
        Target::Captive(_) | Target::Location(_) => battle.intervener,
    };
    let attackers =
        Count { table, seat: active, members: attack.unit & board.viable(active), stance: Stance::Attacking(fate) };
    let defenders = Count { table, seat: foe, members: marked | battle.called, stance: Stance::Defending };
    let of_card = match attack.means {
        Means::Card(card) => printed(card_of(table, card)),
        Means::Capture | Means::NegateCapture | Means::NegateControl => 0,
    };
    let dice = battle.dice.map_or((0, 0), |dice| (i16::from(dice.attack), i16::from(dice.defence)));
    let attack_total =
        attackers.force() + attackers.played(battle.played) + of_card + dice.0 - defenders.hinder(attackers.members);
    (attack_total, defenders.force() + defenders.played(battle.played) + dice.1)
}

fn card_of(table: &Table, card: CardId) -> &Card {
    table.game.catalog().card(card)
}

fn printed(card: &Card) -> i16 {
    i16::from(card.force.unwrap_or(0))
}

/// Returns true if a Character is a Spellcaster: by the letter U, by the University, or as a woman with the Slippers.
fn casts(table: &Table, who: CharacterId) -> bool {
    let own = card_of(table, table.game.catalog().card_of(who));
    let Kind::Character { spellcaster, woman } = own.kind else { panic!("{} is no Character", own.id) };
    let made = table.state.board.attached[who.index()].iter().any(|card| {
        card_of(table, card).note.iter().any(|clause| match clause {
            Clause::UserBecomesSpellcaster(None) => true,
            Clause::UserBecomesSpellcaster(Some(Need::Female)) => woman,
            _ => false,
        })
    });
    spellcaster || made
}

/// The Characters of one side whose Force is computed.
struct Count<'a> {
    table: &'a Table,
    seat: Seat,
    members: Characters,
    stance: Stance,
}

impl Count<'_> {
    /// Returns the cards attached to a Character that have an effect: those for which the Character qualifies (D8).
    fn useful(&self, who: CharacterId) -> Vec<&Card> {
        let woman = matches!(self.own(who).kind, Kind::Character { woman: true, .. });
        let qualifies = |card: &&Card| {
            card.note.iter().all(|clause| match clause {
                Clause::Only(Need::Spellcaster) => casts(self.table, who),
                Clause::Only(Need::Male) => !woman,
                Clause::Only(Need::Female) => woman,
                _ => true,
            })
        };
        let attached = self.table.state.board.attached[who.index()];
        attached.iter().map(|card| card_of(self.table, card)).filter(qualifies).collect()
    }

    fn own(&self, who: CharacterId) -> &Card {
        card_of(self.table, self.table.game.catalog().card_of(who))
    }

    fn counts(&self, when: When) -> bool {
        match when {
            When::Always => true,
            When::Attacking => matches!(self.stance, Stance::Attacking(_)),
            When::Defending => self.stance == Stance::Defending,
            When::Capturing => self.stance == Stance::Attacking(Some(Fate::Captured)),
        }
    }

    /// Returns the Force that a card gives to `to` in the stance of the side.
    fn gives(&self, card: &Card, to: Whom) -> i16 {
        let of = |clause: &Clause| match *clause {
            Clause::Force { whom, plus, when } if whom == to && self.counts(when) => i16::from(plus),
            _ => 0,
        };
        card.note.iter().map(of).sum()
    }

    /// Returns the Force that the viable Characters of the side and their attachments give to all of its cards of the
    /// kind `to` (D12).
    fn standing(&self, to: Whom) -> i16 {
        let viable = self.table.state.board.viable(self.seat);
        let cards = viable.iter().flat_map(|who| self.useful(who).into_iter().chain([self.own(who)]));
        cards.map(|card| self.gives(card, to)).sum()
    }

    fn force(&self) -> i16 {
        self.members.iter().map(|who| self.force_of(who)).sum()
    }

    fn force_of(&self, who: CharacterId) -> i16 {
        let own = self.own(who);
        let mut sum = printed(own) + self.gives(own, Whom::Own);
        for card in self.useful(who) {
            sum += printed(card) + self.gives(card, Whom::Own);
            if card.kind == Kind::Companion {
                sum += self.standing(Whom::Companions);
            }
            if card.kind == Kind::SpellModifier && card.force.is_some() {
                sum += self.standing(Whom::Spells);
            }
        }
        let fellows = self.members.iter().filter(|fellow| *fellow != who);
        sum += fellows.map(|fellow| self.gives(self.own(fellow), Whom::FellowMembers)).sum::<i16>();
        let unit = self.table.state.board.fronts[self.seat].units.of(who).expect("a viable Character stands in a unit");
        sum + unit.at.map_or(0, |at| self.gives(card_of(self.table, at), Whom::AssignedHere))
    }

    /// Returns the Force of the cards that this side has played for the current battle.
    fn played(&self, played: Cards) -> i16 {
        let own = played.iter().filter(|card| self.table.game.owner(*card) == self.seat);
        own.map(|card| {
            let card = card_of(self.table, card);
            let spell = if card.kind == Kind::Spell && card.force.is_some() { self.standing(Whom::Spells) } else { 0 };
            let each = |who| {
                let casting = if casts(self.table, who) { self.gives(card, Whom::AllSpellcasters) } else { 0 };
                self.gives(card, Whom::AllCharacters) + casting
            };
            printed(card) + spell + self.members.iter().map(each).sum::<i16>()
        })
        .sum()
    }

    /// Returns the Force that the Locations of these Characters take from the attackers. Each Location counts once
    /// (D13, D55).
    fn hinder(&self, attackers: Characters) -> i16 {
        let units = self.table.state.board.fronts[self.seat].units.iter();
        let here: Cards = units.filter(|unit| unit.members.meets(self.members)).filter_map(|unit| unit.at).collect();
        let attacking = Count { stance: Stance::Attacking(None), members: attackers, ..*self };
        let taken = |at| attacking.gives(card_of(self.table, at), Whom::AttackingHere);
        -here.iter().map(taken).sum::<i16>() * attackers.len() as i16
    }
}
