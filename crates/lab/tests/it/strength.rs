//! Tests that a stronger bot is found, and that no difference is found between equal bots.

use crate::harvest::{Fields, Harvest, MOST};
use bots::{Bot, Random};
use kernel::Rng;
use lab::{Entrants, Plan, Standings, play_match};
use std::num::NonZeroUsize;

/// A bot that sells as many sacks as it may.
pub(crate) struct Eager;

/// A bot that tries to sell more sacks than a seat may.
pub(crate) struct Cheat;

impl Bot<Harvest> for Eager {
    fn choose(&mut self, _: &Harvest, _: &Fields, legal: &[u8], _: &mut Rng) -> u8 {
        *legal.last().unwrap()
    }
}

impl Bot<Harvest> for Cheat {
    fn choose(&mut self, _: &Harvest, _: &Fields, _: &[u8], _: &mut Rng) -> u8 {
        MOST + 1
    }
}

/// A bot that is as strong as `random`. It decides otherwise with the same random numbers, so that a match of the two is
/// not exactly even.
struct Whim;

impl Bot<Harvest> for Whim {
    fn choose(&mut self, _: &Harvest, _: &Fields, legal: &[u8], rng: &mut Rng) -> u8 {
        let _ = rng.word();
        *rng.pick(legal).unwrap()
    }
}

pub(crate) fn entrants(names: &[&str]) -> Entrants<Harvest> {
    let names: Vec<String> = names.iter().map(|name| name.to_string()).collect();
    let list = names.clone();
    Entrants::new(names, move |position| match list[position].as_str() {
        "eager" => Box::new(Eager),
        "cheat" => Box::new(Cheat),
        "random" => Box::new(Random),
        "whim" => Box::new(Whim),
        other => panic!("{other}"),
    })
}

pub(crate) fn plan(games: u64, seed: u64, jobs: usize) -> Plan {
    Plan { games, until: None, seed, jobs: NonZeroUsize::new(jobs).unwrap() }
}

fn play(names: &[&str], games: u64) -> Standings {
    play_match(&Harvest { seats: names.len() }, &entrants(names), &plan(games, 1, 2), &|_| ()).unwrap()
}

#[test]
fn a_planted_stronger_bot_wins() {
    let standings = play(&["random", "eager", "random"], 600);
    let share = standings.bots[1].results.win_share;
    let [low, _] = share.interval.unwrap();
    assert!(low > 0.9 && share.mean <= 1.0, "{share:?}");
    let score = standings.bots[1].results.score.unwrap();
    // The expected score is four rounds of three sacks at an average price of 3.5.
    let [low, high] = score.interval.unwrap();
    assert!(low < 42.0 && 42.0 < high && high - low < 3.0, "{score:?}");
}

#[test]
fn a_bot_that_always_wins_is_not_said_to_be_certain_to() {
    let standings = play(&["eager", "eager"], 40);
    assert_eq!(standings.bots[0].results.win_share.mean, 0.5, "all games are shared");
    assert_eq!(standings.bots[0].results.wins, 20.0);
    let [low, high] = play(&["random", "eager"], 2).bots[1].results.win_share.interval.unwrap_or([0.0, 1.0]);
    assert!(low < 0.5 && high == 1.0);
}

#[test]
fn equals_are_not_told_apart() {
    let standings = play(&["random", "whim", "whim", "random"], 4_000);
    for row in &standings.bots {
        let [low, high] = row.results.win_share.interval.unwrap();
        // There are four intervals of 95 %. The seed is fixed and was not chosen for its result.
        assert!(low - 0.02 < 0.25 && 0.25 < high + 0.02, "{row:?}");
    }
}

#[test]
fn nineteen_of_twenty_intervals_hold_the_truth() {
    let game = Harvest { seats: 2 };
    let equals = entrants(&["random", "whim"]);
    let held = (0..400).filter(|seed| {
        let standings = play_match(&game, &equals, &plan(60, *seed, 1), &|_| ()).unwrap();
        let [low, high] = standings.bots[0].results.win_share.interval.unwrap();
        (low..=high).contains(&0.5)
    });
    let held = held.count();
    // The expected number is 380. The bounds are three standard deviations of 4.4 to either side.
    assert!((367..=393).contains(&held), "{held} of 400");
}

#[test]
fn bots_alike_are_also_counted_together() {
    let standings = play(&["random", "eager", "random"], 300);
    assert_eq!(standings.bots.iter().map(|row| row.position).collect::<Vec<_>>(), [1, 2, 3]);
    let [pool] = standings.pooled.as_slice() else { panic!("{:?}", standings.pooled) };
    assert_eq!((pool.bot.as_str(), pool.positions.as_slice()), ("random", [1, 3].as_slice()));
    let [first, third] = [0, 2].map(|at| &standings.bots[at].results);
    assert!((pool.results.wins - first.wins - third.wins).abs() < 1e-9);
    let [pooled, first_score, third_score] = [&pool.results, first, third].map(|results| results.score.unwrap().mean);
    assert!((pooled - (first_score + third_score) / 2.0).abs() < 1e-9);
    assert!((pool.results.win_share.mean - (first.win_share.mean + third.win_share.mean) / 2.0).abs() < 1e-9);
}

#[test]
fn a_bot_that_breaks_the_rules_ends_the_match() {
    for jobs in [1, 2] {
        let game = Harvest { seats: 2 };
        let fault = play_match(&game, &entrants(&["random", "cheat"]), &plan(10, 1, jobs), &|_| ()).unwrap_err();
        assert_eq!(
            fault.to_string(),
            "luck 0: cheat chose 4, which is not offered there: this action is not among those offered"
        );
    }
}

#[test]
fn a_line_up_has_a_bot_for_each_seat() {
    let fault = play_match(&Harvest { seats: 3 }, &entrants(&["random"]), &plan(1, 1, 1), &|_| ()).unwrap_err();
    assert_eq!(fault.to_string(), "1 bots for a table of 3; expected one for each seat");
}
