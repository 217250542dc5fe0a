//! Tests that a table asks a seat to decide if the seat can do more than pass, and passes for it otherwise.

use catalog::{AnyTable, GAMES, Pass};
use kernel::{Choice, Lang, Options, Rng, Seat, Shelf, Turn, Viewer};

/// The greatest number of entries that are played at each table.
const MOST_ENTRIES: usize = 600;
const TABLES_OF_EACH: u64 = 4;

/// The number of times that a seat was asked, and the number of times that the table passed for a seat.
#[derive(Default)]
struct Count {
    asked: usize,
    passed: usize,
}

fn choices(table: &dyn AnyTable, seat: Seat) -> Vec<Choice> {
    table.scene(Viewer::Seat(seat), Lang::En).choices
}

/// Plays the game at a table as a server does. The table passes for a seat that can only pass, and a random choice is
/// played for any other seat.
fn play(table: &mut dyn AnyTable, rng: &mut Rng, count: &mut Count) {
    while table.entries() < MOST_ENTRIES {
        let seat = match table.turn() {
            Turn::Over => return,
            Turn::Chance => {
                table.chance(rng).unwrap();
                continue;
            }
            Turn::Of(seat) => seat,
        };
        let open = choices(table, seat);
        let does_nothing = |choice: &&Choice| choice.at == "done" || choice.at == "pass";
        let (idle, busy): (Vec<&Choice>, Vec<&Choice>) = open.iter().partition(does_nothing);
        if table.pass(Pass::Any).unwrap().is_some() {
            assert!(busy.is_empty() && idle.len() == 1, "{} passed for somebody who had {open:?}", name(table));
            count.passed += 1;
            continue;
        }
        assert!(!busy.is_empty(), "{} asks somebody who has only {open:?}", name(table));
        count.asked += 1;
        // Choices other than passing are preferred, so that many cards are played.
        let choice = if idle.is_empty() || rng.below(6) > 0 { rng.pick(&busy) } else { rng.pick(&idle) };
        let taken = open.iter().position(|other| Some(&other) == choice).unwrap();
        table.choose(seat, taken).unwrap();
    }
}

fn name(table: &dyn AnyTable) -> &str {
    &table.header().game
}

fn played(game: &str, seats: usize) -> Count {
    let mut count = Count::default();
    for number in 0..TABLES_OF_EACH {
        let names = (1..=seats).map(|seat| format!("Player {seat}")).collect();
        let mut table = catalog::open(game, &Options::new(), names, &Shelf::EMPTY).unwrap();
        play(&mut *table, &mut Rng::stream(9, number), &mut count);
    }
    count
}

#[test]
fn nobody_is_asked_only_to_pass() {
    for game in GAMES.iter() {
        assert!(played(game.name, game.most_seats).asked > 0, "{}", game.name);
    }
}

/// Q59: an Author with a face-down Event could act in every window, but is asked only if there is something to do.
#[test]
fn authors_are_asked_only_where_there_is_something_to_do() {
    for game in ["oz", "epic"] {
        let count = played(game, 2);
        assert!(count.asked > 0 && count.passed > 0, "{game}: {} and {}", count.asked, count.passed);
    }
}
