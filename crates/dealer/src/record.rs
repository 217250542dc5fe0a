//! Exports the record of a game, or the part of it that a screen may have.

use crate::{Access, Dealer, Luck, Screen};
use catalog::{Code, CodeFault, Header, sign_record, write_record_under};
use kernel::{Options, Seat, Turn, Viewer};
use protocol::{LuckInfo, Records};
use serde::Serialize;
use serde_json::{Value, json};

/// The first line of an exported event log. The member `redacted` shows that the log is not a record.
#[derive(Serialize)]
struct Heading<'a> {
    brickroad: u32,
    game: &'a str,
    options: &'a Options,
    seats: &'a [String],
    /// The seat whose view the log is from, or `None` for a spectator.
    redacted: Option<Seat>,
}

/// The reason why a game cannot be shared as a code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ShareFault {
    /// The game is still in progress, and a code would reveal every hand.
    #[error("the game goes on; expected that it is over before it is shared")]
    NotOver,
    /// The code cannot be written.
    #[error(transparent)]
    Code(#[from] CodeFault),
}

impl Dealer {
    /// Returns the whole game as a code that fits into a link.
    ///
    /// # Errors
    ///
    /// Refuses a game that is not over, and a game whose code would be too long.
    pub fn code(&self) -> Result<String, ShareFault> {
        if self.turn() != Turn::Over {
            return Err(ShareFault::NotOver);
        }
        Ok(Code::write(self.table())?)
    }

    /// Returns the whole record of the game as text. Its header names the people who have left, the number of
    /// hints, and the end of the game if its people ended it before the rules did. Once the game of a table with a key has ended, the record has the opened
    /// key and the signature of the host.
    pub fn record(&self) -> String {
        let parted = self.parted();
        let header = Header {
            left: parted.left().collect(),
            hints: Some(self.rows.hints()).filter(|hints| *hints > 0),
            end: parted.end(),
            ..self.table().header().clone()
        };
        match (&self.luck, &self.signer) {
            (Luck::Key(draws), Some(signer)) if self.has_opened_key() => {
                sign_record(&header, self.table(), draws.key(), signer)
            }
            (Luck::Key(_) | Luck::Seed(_), _) => write_record_under(&header, self.table()),
        }
    }

    /// Returns the promise about the luck of this table, or `None` if its luck cannot be checked.
    pub(crate) fn promise(&self) -> Option<LuckInfo> {
        let (claim, signer) = (self.table().header().luck.as_ref()?, self.signer.as_ref()?);
        let (commitment, signer) = (claim.commitment.to_string(), signer.public().to_string());
        let salts: Vec<_> = claim.salts.iter().map(|salt| salt.map(|salt| salt.commitment.to_string())).collect();
        let salts = Some(salts).filter(|salts| !salts.is_empty());
        Some(LuckInfo { commitment, attempt: claim.attempt, signer, salts })
    }

    /// Reports whether everybody may know the key of the table, because the game has ended. Nothing can be taken back
    /// from then on, because the key shows all later luck.
    pub(crate) fn has_opened_key(&self) -> bool {
        matches!(self.luck, Luck::Key(_)) && self.records() == Records::Whole
    }

    /// Returns the kind of record that this table may export. A redacted record cannot start a new game.
    pub fn records(&self) -> Records {
        if self.full().is_some() {
            return Records::Whole;
        }
        match (self.turn(), self.access()) {
            (Turn::Over, _) => Records::Whole,
            (Turn::Of(_) | Turn::Chance, Access::Own) => Records::Revealing,
            (Turn::Of(_) | Turn::Chance, Access::Open(_)) => Records::Redacted,
        }
    }
}

impl Screen {
    /// Returns the part of the game's record that this screen may have, as JSON Lines. While a game is in progress at a
    /// table that is open to others, the result is the event log of the screen's seat, in sentences.
    pub fn record(&self, dealer: &Dealer) -> String {
        match dealer.records() {
            Records::Whole | Records::Revealing => dealer.record(),
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
