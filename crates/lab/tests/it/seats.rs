//! Tests of the results by seat and of the lengths of games.

use crate::{
    harvest::{Fields, Harvest, MOST, ROUNDS},
    strength::{entrants, plan},
};
use bots::Bot;
use kernel::Rng;
use lab::{Entrants, Length, Standings, play_match};

/// A bot that sells as many sacks as it may from one seat, and none from the others.
struct Native {
    seat: usize,
}

impl Bot<Harvest> for Native {
    fn choose(&mut self, _: &Harvest, view: &Fields, _: &[u8], _: &mut Rng) -> u8 {
        if view.sold == self.seat { MOST } else { 0 }
    }
}

fn natives(seats: usize, of: usize, games: u64) -> Standings {
    let names = vec!["native".to_owned(); seats];
    let entrants = Entrants::new(names, move |_| Box::new(Native { seat: of }) as Box<_>);
    play_match(&Harvest { seats }, &entrants, &plan(games, 2, 2), &|_| ()).unwrap()
}

#[test]
fn a_better_seat_shows_though_the_bots_are_equal() {
    for (seats, best) in [(2, 0), (2, 1), (3, 1)] {
        let standings = natives(seats, best, 60);
        for row in &standings.bots {
            assert_eq!(row.results.win_share.mean, 1.0 / seats as f64, "each bot has the good seat equally often");
        }
        for (at, row) in standings.by_seat.iter().enumerate() {
            assert_eq!((row.seat, row.wins), (at + 1, if at == best { 60.0 } else { 0.0 }));
            let [low, high] = row.win_share.interval.unwrap();
            // The interval is that of Clopper and Pearson for as many games as there were deals, so it always has a
            // width.
            let expected = if at == best { low > 0.8 && low < 1.0 && high == 1.0 } else { low == 0.0 && high < 0.2 };
            assert!(expected && high > 0.0, "{row:?}");
        }
    }
}

#[test]
fn equal_seats_are_not_told_apart_though_one_bot_is_stronger() {
    let standings = play_match(&Harvest { seats: 2 }, &entrants(&["eager", "random"]), &plan(2_000, 1, 2), &|_| ());
    let standings = standings.unwrap();
    assert!(standings.bots[0].results.win_share.mean > 0.9);
    let wins: f64 = standings.by_seat.iter().map(|row| row.wins).sum();
    assert!((wins - 2_000.0).abs() < 1e-9, "every game has one win to share");
    for row in &standings.by_seat {
        let [low, high] = row.win_share.interval.unwrap();
        assert!(low < 0.5 && 0.5 < high, "{row:?}");
    }
}

#[test]
fn entries_and_decisions_are_counted() {
    let standings = natives(3, 0, 9);
    let always = |number: usize| Length {
        mean: number as f64,
        median: number as f64,
        shortest: number as u32,
        longest: number as u32,
    };
    assert_eq!(standings.entries, always(ROUNDS * 4));
    assert_eq!(standings.by_seat.len(), 3);
    assert!(standings.by_seat.iter().all(|row| row.decisions == always(ROUNDS)));
    assert_eq!(standings.rounds, Some(always(ROUNDS)));
}

#[test]
fn ways_to_end_are_counted() {
    let standings = natives(3, 0, 90);
    let [bad, good] = standings.endings.as_slice() else { panic!("{:?}", standings.endings) };
    assert_eq!([bad.ending.as_str(), good.ending.as_str()], ["bad year", "good year"]);
    assert_eq!(bad.games + good.games, standings.games);
    assert_eq!(good.share, good.games as f64 / standings.games as f64);
    // Three times the sum of four dice is above 36 in 861 of 1,296 cases. Each deal is played three times. The bounds
    // are four standard deviations to either side.
    assert!((30..=90).contains(&good.games) && good.games % 3 == 0, "{good:?}");
}
