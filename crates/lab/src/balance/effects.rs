//! The effects of the texts of cards, from games that are played with and without them.

use crate::{
    Estimate, LabFault,
    matchup::{Ablations, Account, CONFIDENCE, Entrants, Plan, Progress, Sums, TWELFTHS, Unit, Units, finish},
};
use kernel::Tabletop;
use serde::Serialize;
use std::{cmp::Ordering, collections::BTreeMap};

/// The effect of the text of a card, per game and seat: what a seat has with the text, less what it has in the same deal if
/// the card is blank for this seat alone.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CardEffect {
    /// The number of games in which the card was blank.
    pub games: u64,
    /// The number of deals in which a seat has another win share or another margin without the text.
    pub deals_changed: u64,
    /// The difference in win share, with an interval that holds together with those of all other cards.
    pub win_share: Estimate,
    /// The difference in the margin over the best other seat, with such an interval, or `None` in a game without margins.
    /// There is no interval if no margin changed.
    pub margin: Option<Estimate>,
}

impl CardEffect {
    /// Compares the effect on the win share with no effect, as [`Estimate::compare`] does.
    pub fn compare(&self) -> Option<Ordering> {
        self.win_share.compare(0.0)
    }
}

/// Measures the effects of the cards whose ids are `wanted`, in games of these entrants. Plays the deals of a plan, each once
/// with every text, and once for each wanted card and seat without it. Returns each card with its effect, in the order of the
/// card list. The intervals are wide enough to hold together for all cards of the game that can be blank. `plan.until` must
/// be `None`.
///
/// # Errors
///
/// Returns an error if the plan makes no sense, if no wanted card can be blank, or if a game fails.
pub fn card_effects<G: Tabletop>(
    game: &G,
    entrants: &Entrants<G>,
    (plan, wanted): (&Plan, &dyn Fn(&str) -> bool),
    heard: &dyn Fn(Progress),
) -> Result<Vec<(String, CardEffect)>, LabFault> {
    let ablations = Ablations::new(game, wanted);
    if ablations.len() == 0 {
        return Err(LabFault::NoBlanks { game: game.name().to_owned() });
    }
    let units = Units::single(game, entrants, plan)?.ablated(&ablations);
    let has_margins = game.lead(&game.start()).is_some();
    let account =
        EffectAccount { sums: EffectSums::new(&ablations, has_margins), left: units.count(), units: units.count() };
    let sums = finish(units, account, plan.jobs, heard)?.sums;
    let names = sums.cards.keys().cloned();
    let mut rows: Vec<(String, CardEffect)> = names.filter_map(|card| sums.row(&card).map(|row| (card, row))).collect();
    let places: BTreeMap<String, usize> =
        ablations.cards().into_iter().enumerate().map(|(place, (card, _))| (card, place)).collect();
    rows.sort_by_key(|(card, _)| places.get(card).copied());
    Ok(rows)
}

/// The sums of the effects of all ablated cards.
#[derive(Clone, Debug)]
pub(super) struct EffectSums {
    cards: BTreeMap<String, CardSums>,
    /// The number of intervals that hold together.
    together: usize,
    has_margins: bool,
}

#[derive(Clone, Debug)]
struct CardSums {
    /// The number of seats for which the card can be blank.
    seats: u64,
    games: u64,
    /// The number of games without the text in each deal, which is the same in all deals.
    parts: u64,
    changed: u64,
    /// The differences in each deal, over all seats and rotations.
    wins: Sums,
    margins: Sums,
}

impl EffectSums {
    pub(super) fn new<G: Tabletop>(ablations: &Ablations<G>, has_margins: bool) -> EffectSums {
        let sums = |seats: usize| CardSums {
            seats: seats as u64,
            games: 0,
            parts: 0,
            changed: 0,
            wins: Sums::default(),
            margins: Sums::default(),
        };
        EffectSums {
            cards: ablations.cards().into_iter().map(|(card, seats)| (card, sums(seats))).collect(),
            together: ablations.possible() * if has_margins { 2 } else { 1 },
            has_margins,
        }
    }

    /// Returns the number of intervals that hold together.
    pub(super) fn together(&self) -> usize {
        self.together
    }

    pub(super) fn add(&mut self, unit: &Unit) {
        let Some(effects) = &unit.effects else { return };
        let mut found: BTreeMap<&str, (i64, i64, bool)> = BTreeMap::new();
        for effect in effects {
            let (wins, margin, changed) = found.entry(&effect.card).or_default();
            (*wins, *margin, *changed) = (*wins + effect.wins, *margin + effect.margin, true);
        }
        for (card, sums) in &mut self.cards {
            let (wins, margin, changed) = found.get(card.as_str()).copied().unwrap_or_default();
            sums.parts = sums.seats * unit.games.len() as u64;
            sums.games += sums.parts;
            sums.changed += u64::from(changed);
            sums.wins.add(wins);
            sums.margins.add(margin);
        }
    }

    /// Returns the effect of a card, or `None` if the card was not ablated.
    pub(super) fn row(&self, card: &str) -> Option<CardEffect> {
        let sums = self.cards.get(card).filter(|sums| sums.games > 0)?;
        let parts = sums.parts as f64;
        let share = Estimate::of_mean_among(&sums.wins, f64::from(TWELFTHS) * parts, self.together);
        Some(CardEffect {
            games: sums.games,
            deals_changed: sums.changed,
            win_share: self.bounded(share, sums),
            margin: self.has_margins.then(|| Estimate::of_mean_among(&sums.margins, parts, self.together)),
        })
    }

    /// Returns the effect on the win share, within -1 and 1. If it was the same in all deals, which are several, the interval
    /// reaches as far as the share of deals with another effect can be, by Clopper and Pearson.
    fn bounded(&self, share: Estimate, sums: &CardSums) -> Estimate {
        let interval = match share.interval {
            None if sums.wins.count > 1 => {
                let tail = (1.0 - CONFIDENCE) / 2.0 / self.together as f64;
                let rest = 2.0 * (1.0 - tail.powf(1.0 / sums.wins.count as f64));
                Some([share.mean - rest, share.mean + rest])
            }
            interval => interval,
        };
        Estimate { interval: interval.map(|ends| ends.map(|end| end.clamp(-1.0, 1.0))), ..share }
    }
}

/// The sums of a measurement that has nothing but effects.
struct EffectAccount {
    sums: EffectSums,
    left: u64,
    units: u64,
}

impl Account for EffectAccount {
    fn add(&mut self, unit: &Unit) -> bool {
        self.sums.add(unit);
        self.left = self.left.saturating_sub(1);
        self.left == 0
    }

    fn expected(&self) -> u64 {
        self.units
    }
}
