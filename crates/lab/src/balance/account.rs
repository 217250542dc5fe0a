//! The sums of a report on balance.

use super::{
    cards::CardSums,
    choices::ChoiceSums,
    effects::EffectSums,
    lead::LeadSums,
    measure::Measure,
    report::{BalanceReport, Effects, Lengths},
    seats::{SideRow, SideSums},
};
use crate::matchup::{Account, Counts, EndingRow, Losses, LostRow, Played, TWELFTHS, Unit};
use kernel::{CardText, SeatMap};
use std::{borrow::Cow, collections::BTreeMap};

/// The sums over units of watched games. Games that a program lost by a fault say nothing about the game, so they are
/// counted apart.
pub(super) struct BalanceAccount {
    names: Vec<String>,
    /// The number of units of the whole request.
    units: u64,
    counted: u64,
    games: u64,
    shared_wins: u64,
    seats: SeatMap<SideSums>,
    entries: Counts,
    decisions: Counts,
    rounds: Counts,
    endings: BTreeMap<Cow<'static, str>, u64>,
    lead: LeadSums,
    choices: ChoiceSums,
    cards: CardSums,
    effects: Option<EffectSums>,
    losses: Vec<Losses>,
}

impl BalanceAccount {
    /// Returns the empty sums of this number of units between these bots.
    pub(super) fn new(
        names: &[String],
        units: u64,
        (cards, effects): (Vec<CardText>, Option<EffectSums>),
    ) -> BalanceAccount {
        BalanceAccount {
            names: names.to_vec(),
            units,
            counted: 0,
            games: 0,
            shared_wins: 0,
            seats: SeatMap::new(names.len(), |_| SideSums::default()),
            entries: Counts::default(),
            decisions: Counts::default(),
            rounds: Counts::default(),
            endings: BTreeMap::new(),
            lead: LeadSums::default(),
            choices: ChoiceSums::default(),
            cards: CardSums::new(cards, names.len()),
            effects,
            losses: vec![Losses::default(); names.len()],
        }
    }

    fn add_game(&mut self, game: &Played) {
        self.games += 1;
        self.shared_wins += u64::from(game.twelfths.values().all(|part| *part != TWELFTHS));
        self.entries.add(game.entries);
        self.decisions.add(game.decisions.values().sum());
        game.rounds.iter().for_each(|rounds| self.rounds.add(*rounds));
        if let Some(ending) = &game.ending {
            *self.endings.entry(ending.clone()).or_default() += 1;
        }
        game.notes.iter().for_each(|notes| self.choices.add(notes));
    }

    /// Fills the results into a report, which has the request already. `measure` is the number that decides who leads.
    pub(super) fn report(&self, asked: BalanceReport, measure: String) -> BalanceReport {
        let by_seat: Vec<SideRow> = self.seats.iter().filter_map(|(seat, sums)| sums.row(seat)).collect();
        let endings = self.endings.iter().map(|(ending, ended)| EndingRow {
            ending: ending.to_string(),
            games: *ended,
            share: *ended as f64 / self.games as f64,
        });
        let lost = self.losses.iter().zip(&self.names).zip(1..);
        BalanceReport {
            games: self.games,
            lucks: self.counted,
            shared_wins: self.shared_wins,
            length: Lengths {
                entries: Measure::of(&self.entries),
                decisions: Measure::of(&self.decisions),
                rounds: Measure::of(&self.rounds),
            },
            endings: endings.collect(),
            effects: self.effects.as_ref().map(|sums| Effects { measure: measure.clone(), together: sums.together() }),
            lead: self.lead.report(measure),
            choices: self.choices.report(),
            cards: self.cards.rows(&by_seat, self.effects.as_ref()),
            by_seat,
            lost: lost.filter_map(|((losses, name), position)| losses.row(position, name)).collect::<Vec<LostRow>>(),
            ..asked
        }
    }
}

impl Account for BalanceAccount {
    fn add(&mut self, unit: &Unit) -> bool {
        for (game, number) in unit.games.iter().zip(1..) {
            match &game.lost {
                None => self.add_game(game),
                Some(loss) => self.losses[game.seats[loss.seat] - 1].add((unit.number, number), loss),
            }
        }
        for seat in self.seats.seats() {
            self.seats[seat].add(unit, seat);
        }
        self.lead.add(unit);
        self.cards.add(unit);
        self.effects.iter_mut().for_each(|effects| effects.add(unit));
        self.counted += 1;
        self.counted >= self.units
    }

    fn expected(&self) -> u64 {
        self.units
    }
}
