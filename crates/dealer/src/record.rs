//! Gives out the record of a game, or as much of it as a screen may have.

use crate::{Access, Dealer, Screen};
use catalog::write_record;
use kernel::{Options, Seat, Turn, Viewer};
use protocol::Records;
use serde::Serialize;
use serde_json::{Value, json};

/// The first line of a log of what somebody knows, in words. The member `redacted` marks it as no record.
#[derive(Serialize)]
struct Heading<'a> {
    brickroad: u32,
    game: &'a str,
    options: &'a Options,
    seats: &'a [String],
    /// The seat whose log it is; none for the log of a watcher.
    redacted: Option<Seat>,
}

impl Dealer {
    /// Returns what may be had of this table's record, and of games that go on from its past.
    pub fn records(&self) -> Records {
        match (self.table().turn(), self.access()) {
            (Turn::Over, _) => Records::Whole,
            (Turn::Of(_) | Turn::Chance, Access::Own) => Records::Revealing,
            (Turn::Of(_) | Turn::Chance, Access::Open) => Records::Redacted,
        }
    }
}

impl Screen {
    /// Returns the record of the game as far as this screen may have it, as JSON Lines: in a game that others play as
    /// well, a log of what its seat knows, in words, until the game is over.
    pub fn record(&self, dealer: &Dealer) -> String {
        match dealer.records() {
            Records::Whole | Records::Revealing => write_record(dealer.table()),
            Records::Redacted => self.redacted(dealer),
        }
    }

    fn redacted(&self, dealer: &Dealer) -> String {
        let (table, seat) = (dealer.table(), self.viewer());
        let header = table.header();
        let heading = Heading {
            brickroad: header.brickroad,
            game: &header.game,
            options: &header.options,
            seats: &header.seats,
            redacted: seat,
        };
        let heading = serde_json::to_value(heading).expect("a heading is plain JSON");
        let told = table.log(seat.map_or(Viewer::Table, Viewer::Seat), self.lang()).into_iter();
        let lines = told.map(|(entry, words)| json!({ "entry": entry, "words": words.to_string() }));
        let all: Vec<String> =
            std::iter::once(heading).chain(lines).map(|line: Value| line.to_string() + "\n").collect();
        all.concat()
    }
}
