//! A small language for scenarios.
//!
//! Characters are given by their letters, so `DDL` means two Dorothys and a Lion. Stories are given by their names,
//! such as `S09`. The players are Ann, Bob, Cleo and Dan, in the order of play. Columns are counted from 1, as on the
//! screen.

mod look;
mod play;
mod score;
mod script;

pub(crate) use look::{Look, counters};
pub(crate) use play::Table;
pub(crate) use score::{points, points_at, seats, standard, story, totals};
pub(crate) use script::lines;

use draft::{Character, Counts};
use kernel::{OptionValue, Options, Seat};

/// The players, in the order of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    Ann,
    Bob,
    Cleo,
    Dan,
}

pub(crate) use Player::{Ann, Bob, Cleo, Dan};

impl Player {
    pub(crate) const ALL: [Player; 4] = [Ann, Bob, Cleo, Dan];

    pub(crate) fn seat(self) -> Seat {
        Seat::new(self as usize, Player::ALL.len()).unwrap()
    }

    pub(crate) fn of(seat: Seat) -> Player {
        Player::ALL[seat.index()]
    }

    pub(crate) fn called(name: &str) -> Option<Player> {
        Player::ALL.into_iter().find(|player| player.name() == name)
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Ann => "Ann",
            Bob => "Bob",
            Cleo => "Cleo",
            Dan => "Dan",
        }
    }
}

/// Parses cards such as `DDL`. A number multiplies the next letter, so `4D 2S` means `DDDDSS`.
pub(crate) fn cards(text: &str) -> Counts {
    let mut counts = Counts::NONE;
    let mut times = None;
    for sign in text.chars().filter(|sign| !sign.is_whitespace()) {
        match (sign.to_digit(10), Character::from_letter(sign)) {
            (Some(digit), _) => times = Some(digit),
            (None, Some(character)) => (0..times.take().unwrap_or(1)).for_each(|_| counts.add(character)),
            (None, None) => panic!("{sign:?} in {text:?} is neither a number nor a Character"),
        }
    }
    counts
}

/// Returns the letters of cards, in the order of the card list.
pub(crate) fn letters(counts: Counts) -> String {
    counts.iter().map(|(character, count)| character.letter().to_string().repeat(usize::from(count))).collect()
}

/// Returns the options of a table on which the flags in `names` are on.
pub(crate) fn on(names: &[&str]) -> Options {
    names.iter().map(|name| (name.to_string(), OptionValue::Flag(true))).collect()
}

/// Returns the options of a table with the alternative card file.
pub(crate) fn alternative() -> Options {
    Options::from([("cards".to_owned(), OptionValue::Word("alternative".into()))])
}

/// Returns a French text with non-breaking spaces before its semicolons and colons.
pub(crate) fn french(text: &str) -> String {
    text.replace(" ;", "\u{202f};").replace(" :", "\u{a0}:")
}
