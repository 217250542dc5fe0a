//! The lead: how often it changes, from when on the winner has it, and how often a leader wins.

use super::measure::Measure;
use crate::matchup::{Counts, Estimate, Notes, PARTS, Played, Ratio, TWELFTHS, Unit};
use kernel::{Seat, SeatMap};
use serde::Serialize;

/// The number of parts in which the moment of a decision is counted.
const THOUSAND: u32 = 1000;

/// The lead over the course of the games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Lead {
    /// The number by which the game measures who leads, such as `Points`.
    pub measure: String,
    /// The number of times that the lead passed to another seat.
    pub changes: Measure,
    /// The moment from which on the winner led, or `None` if no game had a single winner.
    pub decided: Option<Decided>,
    /// The results of the seats that led after each tenth of the game but the last.
    pub ahead: Vec<AheadRow>,
}

/// The moment from which on the later winner led alone until the end, as a share of the decisions of the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Decided {
    /// The number of games with a single winner. The others are left out.
    pub games: u64,
    /// The mean share. It is 0 if the winner always led, and 1 if the winner did not lead before the last decision.
    #[serde(flatten)]
    pub share: Estimate,
    /// The median share.
    pub median: f64,
    /// The number of games whose moment lies in each tenth. One more number counts the games in which the winner did not
    /// lead before the last decision.
    pub tenths: Vec<u64>,
}

/// The seats that led alone at a point of the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AheadRow {
    /// The share of the decisions that were made before.
    pub after: f64,
    /// The number of games in which a seat led alone.
    pub games: u64,
    /// The share of these games that the leader won, or `None` if there are none.
    pub win_share: Option<Estimate>,
}

#[derive(Clone, Debug, Default)]
pub(super) struct LeadSums {
    changes: Counts,
    /// The thousandths of the decisions that were made before the moment, and the games.
    decided: Ratio,
    thousandths: Counts,
    tenths: [u64; PARTS + 1],
    /// For each tenth but the first, the wins of the leader before it and the games with a leader, both in twelfths, and
    /// the games.
    ahead: [(Ratio, u64); PARTS - 1],
}

impl LeadSums {
    pub(super) fn add(&mut self, unit: &Unit) {
        let games = || unit.games.iter().filter_map(|game| Some((game, measured(game)?)));
        let (mut thousandths, mut decided) = (0, 0);
        for (game, notes) in games() {
            self.changes.add(changes(&notes.leaders));
            if let Some(winner) = single_winner(&game.twelfths) {
                let (all, before) = (notes.decisions(), before_lead(notes, winner));
                let moment = (THOUSAND * before + all / 2) / all;
                self.thousandths.add(moment);
                self.tenths[(before as usize * PARTS) / all as usize] += 1;
                thousandths += i64::from(moment);
                decided += 1;
            }
        }
        self.decided.add(thousandths, decided);
        for (part, (ratio, led)) in (1..).zip(&mut self.ahead) {
            let leader = |(game, notes): (&Played, &Notes)| Some(game.twelfths[leader_at(notes, part)?]);
            let wins: Vec<i64> = games().filter_map(leader).map(i64::from).collect();
            ratio.add(wins.iter().sum(), wins.len() as i64 * i64::from(TWELFTHS));
            *led += wins.len() as u64;
        }
    }

    /// Returns the part of the report, or `None` if no game has a measure of the lead.
    pub(super) fn report(&self, measure: String) -> Option<Lead> {
        let changes = Measure::of(&self.changes)?;
        let decided = self.thousandths.length().zip(self.decided.estimate()).map(|(length, mean)| Decided {
            games: self.tenths.iter().sum(),
            share: mean.over(f64::from(THOUSAND)),
            median: length.median / f64::from(THOUSAND),
            tenths: self.tenths.to_vec(),
        });
        let ahead = (1..).zip(&self.ahead).map(|(part, (wins, games)): (u32, _)| AheadRow {
            after: f64::from(part) / PARTS as f64,
            games: *games,
            win_share: wins.share(),
        });
        Some(Lead { measure, changes, decided, ahead: ahead.collect() })
    }
}

/// Returns the notes of a game that was played to its end and in which seats can lead.
fn measured(game: &Played) -> Option<&Notes> {
    game.notes.as_deref().filter(|notes| game.lost.is_none() && !notes.leaders.is_empty())
}

/// Returns the number of times that the lead passed to another seat. A time without a leader does not count.
fn changes(leaders: &[(Option<Seat>, u32)]) -> u32 {
    let mut led: Vec<Seat> = leaders.iter().filter_map(|(seat, _)| *seat).collect();
    led.dedup();
    led.len().saturating_sub(1) as u32
}

/// Returns the number of decisions before the winner took the lead for good.
fn before_lead(notes: &Notes, winner: Seat) -> u32 {
    match notes.leaders.last() {
        Some((leader, decisions)) if *leader == Some(winner) => notes.decisions() - decisions,
        Some(_) | None => notes.decisions(),
    }
}

fn single_winner(twelfths: &SeatMap<u32>) -> Option<Seat> {
    twelfths.iter().find(|(_, part)| **part == TWELFTHS).map(|(seat, _)| seat)
}

/// Returns the seat that led alone after this number of tenths of the decisions.
fn leader_at(notes: &Notes, part: u64) -> Option<Seat> {
    let made = u64::from(notes.decisions()) * part / PARTS as u64;
    let mut before = 0;
    let run = notes.leaders.iter().find(|(_, decisions)| {
        before += u64::from(*decisions);
        before > made
    });
    run.and_then(|(seat, _)| *seat)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn notes(leaders: &[(Option<usize>, u32)]) -> Notes {
        let all = leaders.iter().map(|(_, decisions)| decisions).sum();
        let leaders = leaders.iter().map(|(seat, decisions)| (seat.and_then(|seat| Seat::new(seat, 2)), *decisions));
        Notes { leaders: leaders.collect(), choices: vec![(1, all)], tenths: [0; PARTS], cards: Vec::new() }
    }

    #[test]
    fn a_lead_changes_when_another_seat_takes_it() {
        let of = |leaders| changes(&notes(leaders).leaders);
        assert_eq!(of(&[(None, 3)]), 0);
        assert_eq!(of(&[(Some(0), 3), (None, 1), (Some(0), 2)]), 0);
        assert_eq!(of(&[(None, 2), (Some(0), 3), (None, 1), (Some(1), 2), (Some(0), 1)]), 2);
    }

    #[test]
    fn a_game_is_decided_when_the_winner_takes_the_lead_for_good() {
        let [first, second] = [0, 1].map(|seat| Seat::new(seat, 2).unwrap());
        let game = notes(&[(Some(0), 3), (None, 1), (Some(1), 4)]);
        assert_eq!((before_lead(&game, second), before_lead(&game, first)), (4, 8));
        assert_eq!(before_lead(&notes(&[(Some(0), 5)]), first), 0);
        let leaders = [1, 3, 4, 5, 6, 9].map(|part| leader_at(&game, part));
        assert_eq!(leaders, [Some(first), Some(first), None, Some(second), Some(second), Some(second)]);
    }
}
