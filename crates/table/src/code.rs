//! A whole game as a short text that fits into a link. A code holds the set-up of the game, and for each entry the
//! index among the entries that were possible. Reading a code therefore needs the rules, as a replay does.
//! `docs/record.md` describes the format.

mod bytes;
mod letters;
mod radix;

use crate::{AnyTable, Header, Placed, Record, TableFault};
use bytes::{Reader, Writer};
use kernel::{CardSet, content_hash};
use radix::{Folded, Folding};

/// The greatest length of a code, in characters. Games among people need about one character for each entry.
pub const MAX_CODE: usize = 1 << 16;

/// The version of the format, which is the first byte of a code.
const VERSION: u8 = 1;

/// A lower bound for the length of a code. Its digest, its check and the name of the game together are longer.
const LEAST: usize = 20;

/// The number of bytes at the end that check all the other bytes.
const CHECK: usize = 4;

/// A code that has passed its check. The rules may have changed since the code was written. Only playing the entries
/// shows whether they still lead to the same position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    header: Header,
    entries: usize,
    digest: u64,
    folded: Vec<u8>,
}

/// The reason why a game cannot be written as a code, or a code cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CodeFault {
    /// The code is too long.
    #[error("{found} characters; expected at most {most}")]
    TooLong {
        /// The number of characters in the code.
        found: usize,
        /// The greatest allowed number of characters.
        most: usize,
    },
    /// A character of the code is missing or has changed.
    #[error("letters are missing or changed; expected the whole code")]
    Damaged,
    /// The code has a version that this program does not read.
    #[error("version {found} of this format; expected version {VERSION}")]
    Version {
        /// The version that the code states.
        found: u8,
    },
    /// The entries lead to another position than when the code was written.
    #[error("entry {entry} leads elsewhere than it did; expected the rules and the cards of that time")]
    Elsewhere {
        /// The number of the entry with the difference, counted from 1.
        entry: usize,
    },
}

impl Code {
    /// Writes a game as a code.
    ///
    /// # Errors
    ///
    /// Refuses a game whose code would be too long.
    pub fn write(table: &dyn AnyTable) -> Result<String, CodeFault> {
        let mut bytes = Writer::new(VERSION);
        let header = table.header();
        bytes.text(&header.game);
        bytes.text(&serde_json::to_string(&header.options).expect("options are plain JSON"));
        bytes.list(&header.seats, |bytes, name| bytes.text(name));
        bytes.list(&header.bots, |bytes, bot| bytes.text(bot.as_deref().unwrap_or_default()));
        bytes.number(header.rules.map_or(0, |rules| u64::from(rules) + 1));
        bytes.list(header.cards.as_slice(), |bytes, cards| {
            bytes.text(&cards.name);
            bytes.hash(&cards.hash);
        });
        bytes.number(table.entries() as u64);
        bytes.fixed(table.digest());
        let mut folding = Folding::default();
        for (index, count) in table.taken() {
            folding.push(index as u64, count as u64);
        }
        bytes.rest(&folding.finish());
        let code = checked(bytes.finish());
        if code.len() > MAX_CODE {
            return Err(CodeFault::TooLong { found: code.len(), most: MAX_CODE });
        }
        Ok(code)
    }

    /// Returns true if the text looks like a code: it is long enough and has only the letters of codes. A record never
    /// looks like a code, because it begins with a brace.
    pub fn is_meant(text: &[u8]) -> bool {
        let text = text.trim_ascii();
        text.len() >= LEAST && text.iter().all(|letter| letters::is_letter(*letter))
    }

    /// Reads a code.
    ///
    /// # Errors
    ///
    /// Refuses a code that is too long, damaged, or of another version.
    pub fn parse(text: &[u8]) -> Result<Code, CodeFault> {
        let text = text.trim_ascii();
        if text.len() > MAX_CODE {
            return Err(CodeFault::TooLong { found: text.len(), most: MAX_CODE });
        }
        let bytes = letters::read(text).ok_or(CodeFault::Damaged)?;
        let (bytes, check) = bytes.split_last_chunk::<CHECK>().ok_or(CodeFault::Damaged)?;
        if check_of(bytes) != *check {
            return Err(CodeFault::Damaged);
        }
        match bytes.first() {
            Some(&VERSION) => Code::read(&mut Reader::new(&bytes[1..])).ok_or(CodeFault::Damaged),
            Some(found) => Err(CodeFault::Version { found: *found }),
            None => Err(CodeFault::Damaged),
        }
    }

    fn read(bytes: &mut Reader<'_>) -> Option<Code> {
        let game = bytes.text()?;
        let options = serde_json::from_str(&bytes.text()?).ok()?;
        let seats = bytes.list(Reader::text)?;
        let bots = bytes.list(Reader::text)?;
        let rules = bytes.number()?.checked_sub(1).map(u32::try_from).transpose().ok()?;
        let cards = bytes.list(|bytes| Some(CardSet { name: bytes.text()?, hash: bytes.hash()? }))?;
        let bots = bots.into_iter().map(|bot| Some(bot).filter(|bot| !bot.is_empty())).collect();
        let header = Header {
            brickroad: crate::FORMAT,
            game,
            options,
            cards: cards.into_iter().next(),
            rules,
            seats,
            bots,
            lesson: None,
            daily: None,
            luck: None,
            terms: None,
            left: Vec::new(),
            hints: None,
            end: None,
        };
        let (entries, digest) = (usize::try_from(bytes.number()?).ok()?, bytes.fixed()?);
        Some(Code { header, entries, digest, folded: bytes.rest().to_vec() })
    }

    /// Returns a record with the header of this game and no entries. Setting up this record gives the table for
    /// [`Code::play`].
    pub fn opening(&self) -> Record {
        Record { header: Placed { line: 1, value: self.header.clone() }, lines: Vec::new(), seal: None }
    }

    /// Plays all entries of this code at a table that was set up from [`Code::opening`].
    ///
    /// # Errors
    ///
    /// Returns the number of the first entry that the rules do not allow. If all entries are played and the final
    /// position has another digest, returns the number of the last entry.
    pub fn play(&self, table: &mut dyn AnyTable) -> Result<(), CodeFault> {
        let mut folded = Folded::new(&self.folded);
        for entry in 1..=self.entries {
            let elsewhere = CodeFault::Elsewhere { entry };
            let count = table.ways();
            if count == 0 {
                return Err(elsewhere);
            }
            let index = usize::try_from(folded.next(count as u64)).unwrap_or(usize::MAX);
            table.take(index).map_err(|_: TableFault| elsewhere)?;
        }
        if table.digest() != self.digest {
            return Err(CodeFault::Elsewhere { entry: self.entries });
        }
        Ok(())
    }
}

/// Returns `bytes`, followed by their check, as letters.
fn checked(mut bytes: Vec<u8>) -> String {
    let check = check_of(&bytes);
    bytes.extend(check);
    letters::write(&bytes)
}

fn check_of(bytes: &[u8]) -> [u8; CHECK] {
    let hash = content_hash(&letters::write(bytes));
    let first = u32::from_str_radix(&hash[..2 * CHECK], 16).expect("a hash is in hexadecimal");
    first.to_be_bytes()
}
