//! Tests that every bot plays every seat with the same deal.

use crate::{
    harvest::{Fields, Harvest, ROUNDS},
    strength::plan,
};
use bots::Bot;
use kernel::Rng;
use lab::{Entrants, play_match};
use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex},
};

/// A bot that records its seat and the prices at which it sells.
struct Scribe {
    position: usize,
    book: Arc<Mutex<Vec<Entry>>>,
}

#[derive(Clone, Debug)]
struct Entry {
    position: usize,
    seat: usize,
    round: usize,
    price: u8,
}

impl Bot<Harvest> for Scribe {
    fn choose(&mut self, _: &Harvest, view: &Fields, legal: &[u8], rng: &mut Rng) -> u8 {
        let (position, price) = (self.position, view.price.unwrap());
        self.book.lock().unwrap().push(Entry { position, seat: view.sold, round: view.round, price });
        *rng.pick(legal).unwrap()
    }
}

fn played(seats: usize, games: u64) -> (lab::Standings, Vec<Entry>) {
    let book = Arc::new(Mutex::new(Vec::new()));
    let pages = Arc::clone(&book);
    let names = (0..seats).map(|position| format!("scribe {position}")).collect();
    let entrants =
        Entrants::new(names, move |position| Box::new(Scribe { position, book: Arc::clone(&pages) }) as Box<_>);
    let standings = play_match(&Harvest { seats }, &entrants, &plan(games, 5, 1), &|_| ()).unwrap();
    let entries = book.lock().unwrap().clone();
    (standings, entries)
}

#[test]
fn every_bot_has_every_seat_equally_often() {
    for seats in [2, 3, 4] {
        let (_, entries) = played(seats, 12);
        let mut games = BTreeMap::new();
        for Entry { position, seat, .. } in entries.iter().filter(|entry| entry.round == 0) {
            *games.entry((*position, *seat)).or_insert(0) += 1;
        }
        assert_eq!(games.len(), seats * seats);
        assert!(games.values().all(|count| *count == 12 / seats), "{games:?}");
    }
}

#[test]
fn the_games_of_a_luck_have_the_same_chances_and_other_lucks_have_others() {
    let (_, entries) = played(3, 30);
    let prices: Vec<u8> = entries.iter().filter(|entry| entry.seat == 0).map(|entry| entry.price).collect();
    let games: Vec<&[u8]> = prices.chunks(ROUNDS).collect();
    assert_eq!(games.len(), 30);
    assert!(games.chunks(3).all(|luck| luck[0] == luck[1] && luck[1] == luck[2]));
    assert!(games.chunks(3).any(|luck| luck[0] != games[0]));
}

#[test]
fn games_are_rounded_up_to_whole_rotations() {
    for (asked, games, lucks) in [(1, 3, 1), (3, 3, 1), (4, 6, 2), (100, 102, 34)] {
        let (standings, entries) = played(3, asked);
        assert_eq!((standings.games, standings.lucks), (games, lucks));
        assert_eq!(entries.len() as u64, games * 3 * ROUNDS as u64);
    }
    assert_eq!(played(3, 3).0.bots[0].results.score.unwrap().interval, None, "one luck has no spread");
}

#[test]
fn no_games_are_refused() {
    let entrants = crate::strength::entrants(&["random", "random"]);
    for games in [0, lab::MAX_GAMES + 1] {
        let fault = play_match(&Harvest { seats: 2 }, &entrants, &plan(games, 1, 1), &|_| ()).unwrap_err();
        assert_eq!(fault.to_string(), format!("{games} games; expected 1 to 100000000"));
    }
}
