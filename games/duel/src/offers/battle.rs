//! The legal actions while attacks are resolved, in the order of D23.

use super::{Offers, Taker};
use crate::{Action, Battle, Cards, Characters, MOST_MEMBERS, Target, force};
use std::ops::ControlFlow::{self, Continue};

impl Offers<'_> {
    /// Offers the units that may intervene, and the cards that negate attacks (D23, step 1; D26, D28).
    pub(super) fn intervene(&self, taker: &mut impl Taker) -> ControlFlow<()> {
        let units = self.board.fronts[self.seat].units.iter();
        units.map(|unit| Action::Intervene(unit.leader())).try_for_each(|intervene| taker.take(intervene))?;
        self.negations(taker)?;
        taker.take(Action::Done)
    }

    /// Offers the cards that call units or negate attacks (D23, step 2).
    pub(super) fn respond(&self, battle: &Battle, taker: &mut impl Taker) -> ControlFlow<()> {
        self.calls(battle, taker)?;
        self.negations(taker)?;
        taker.take(Action::Done)
    }

    /// Offers cards for the battle to the seat that is asked. If that seat is the Defender, also offers cards that call
    /// units or negate attacks (D23, step 4).
    pub(super) fn answer(&self, battle: &Battle, taker: &mut impl Taker) -> ControlFlow<()> {
        let boosts = self.sight.hand & self.game.roles.boosts;
        if !boosts.is_empty() {
            self.boosts(boosts, battle).iter().try_for_each(|card| taker.take(Action::Boost(card)))?;
        }
        if self.seat != self.board.active {
            self.calls(battle, taker)?;
            self.negations(taker)?;
        }
        taker.take(Action::Done)
    }

    /// Returns the cards among `cards` that would raise the total of this seat in the battle.
    fn boosts(&self, cards: Cards, battle: &Battle) -> Cards {
        let roles = &self.game.roles;
        let Some(attack) = self.board.attacks.first() else { return Cards::NONE };
        let sides = force::sides(self.game, self.board, attack, battle);
        let own = if self.seat == self.board.active { sides.attackers } else { sides.defenders };
        let mut fit = if self.seat == self.board.active { cards - roles.defender_only } else { cards };
        if fit.meets(roles.spells) && !force::may_cast(self.game, self.board, self.seat) {
            fit = fit - roles.spells;
        }
        fit.iter().filter(|card| force::raises(self.game, self.board, own, *card)).collect()
    }

    /// Offers to call each unmarked unit that fits into the defending Group (rules 22, D27).
    fn calls(&self, battle: &Battle, taker: &mut impl Taker) -> ControlFlow<()> {
        let Some(attack) = self.board.attacks.first() else { return Continue(()) };
        let defenders = force::defenders(self.board, attack, battle);
        let marked = self.board.attacks.iter().fold(defenders, |marked, attack| match attack.target {
            Target::Unit(members) => marked | members,
            Target::Captive(_) | Target::Location(_) => marked,
        });
        for card in (self.sight.hand & self.game.roles.calls).iter() {
            for unit in self.board.fronts[self.seat].units.iter().filter(|unit| !unit.members.meets(marked)) {
                if unit.members.len() + defenders.len() <= MOST_MEMBERS {
                    taker.take(Action::Call { card, unit: unit.leader() })?;
                }
            }
        }
        Continue(())
    }

    /// Offers to negate each declared attack that is not yet resolved (D28).
    fn negations(&self, taker: &mut impl Taker) -> ControlFlow<()> {
        for card in (self.sight.hand & self.game.roles.negates).iter() {
            for attack in 0..self.board.attacks.len() as u8 {
                taker.take(Action::Negate { card, attack })?;
            }
        }
        Continue(())
    }

    /// Returns the attackers that the active player may choose as captor (D30).
    pub(super) fn captors(&self) -> Characters {
        let attackers = self.board.attacks.first().map(|attack| attack.unit & self.board.viable(self.seat));
        attackers.unwrap_or_default()
    }
}
