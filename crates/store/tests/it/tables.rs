//! Tables that the tests store.

use kernel::{Options, Rng, Shelf};
use protocol::{Pace, SeatPlan};
use store::{Outcome, Row, Setup, Standing, Summary, TableId, Told};
use table::Line;

pub(crate) fn id(number: u64) -> TableId {
    TableId::draw(&mut Rng::new(number))
}

pub(crate) fn setup() -> Setup {
    between("draft", ["Ann", "Ben"])
}

/// Returns the setup of a table between a person and a bot.
pub(crate) fn between(game: &str, names: [&str; 2]) -> Setup {
    let header = catalog::open(game, &Options::new(), names.map(String::from).to_vec(), &Shelf::EMPTY);
    let header = header.unwrap().header().clone();
    let bots = [None, Some("greedy".to_owned())];
    let seats = names.into_iter().zip(bots).map(|(name, bot)| SeatPlan { name: name.into(), bot }).collect();
    Setup { header, seats, holders: vec![None; 2], seed: u64::MAX, key: None, pace: Pace::Brisk }
}

pub(crate) fn rows(count: usize) -> Vec<Row> {
    let line = |number| Line::parse(&format!(r#"{{"entry":{number},"chance":{number}}}"#)).unwrap();
    (1..=count).map(|number| Row::Line(line(number))).collect()
}

/// Returns a summary with `entries` entries. The game is over if it has more than 90 entries.
pub(crate) fn summary(entries: u64) -> Summary {
    let heading = Told { en: format!("Entry {entries}"), fr: format!("Entrée {entries}") };
    let seats = ["0", "1"].map(|seat| serde_json::from_str(seat).unwrap());
    let outcome = Outcome {
        won: vec![seats[1]],
        scores: vec![3, entries as i32],
        began: Some(seats[0]),
        ending: Some("cap".into()),
        replaced: Vec::new(),
    };
    let standing = if entries > 90 { Standing::Over(outcome) } else { Standing::Turn(Some(seats[0])) };
    Summary { entries, over: entries > 90, heading, standing: Some(standing) }
}
