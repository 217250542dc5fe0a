//! Records for the tests.

use catalog::write_record;
use kernel::{OptionValue, Options, Rng, Shelf, Turn};

/// Returns the record of a whole draft between bots that decide at random.
pub(crate) fn whole_game(seats: usize) -> String {
    whole("draft", &Options::new(), seats)
}

/// Returns the record of a duel that a seat wins without points.
pub(crate) fn whole_duel() -> String {
    whole("duel", &Options::from([("turnCap".into(), OptionValue::Number(7))]), 2)
}

fn whole(game: &str, options: &Options, seats: usize) -> String {
    let names = ["Ann", "Zoé", "greedy", "ismcts:1000"].map(str::to_owned).into_iter().take(seats).collect();
    let mut table = catalog::open(game, options, names, &Shelf::EMPTY).unwrap();
    let mut rng = Rng::new(11);
    loop {
        match table.turn() {
            Turn::Chance => drop(table.chance(&mut rng).unwrap()),
            Turn::Of(seat) => {
                let thought = table.think("random".parse().unwrap(), Rng::new(rng.word())).unwrap();
                table.choose(seat, thought(&mut || false)).unwrap();
            }
            Turn::Over => return write_record(&*table),
        }
    }
}

/// The record of the first round of a game for two players, as a person would write it.
pub(crate) const BY_HAND: &str = r#"{"brickroad":1,"game":"draft","seats":["Ann","Ben"]}
{"chance":{"first":0}}
{"chance":{"column":{"characters":["D","L"],"story":9}}}
{"chance":{"column":{"characters":["T","O"],"story":2}}}
{"chance":{"column":{"characters":["G","W"],"story":30}}}
{"seat":0,"action":{"take":1}}
"#;
