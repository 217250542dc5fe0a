//! The reader's part in the luck of tables, and its check once a game has ended. `docs/luck.md` has the argument for it.
//!
//! Salts and checks need only the messages of the server, a file and a source of salts. So they belong to the link, and
//! both front ends are told the result.

mod book;
mod check;
mod salts;
mod told;

use ::luck::Salt;
use book::Book;
pub use check::{Checked, Fault, Fits, Verdict};
use protocol::{FromClient, FromServer, LuckInfo};
use std::path::PathBuf;
pub(crate) use told::{brief, promise, verdict};

/// The luck of the tables at one server.
#[derive(Debug)]
pub(crate) struct Luck {
    book: Book,
    /// The table that was opened last, with the promise about its luck.
    open: Option<(String, LuckInfo)>,
}

impl Luck {
    /// Returns the luck at a server, which is kept in this file.
    pub(crate) fn kept_in(file: PathBuf) -> Luck {
        Luck { book: Book::at(file), open: None }
    }

    /// Processes a message of the server. Returns the messages that it asks for, and the result of a check. `draw` draws a
    /// salt, or returns `None` if the system has no random numbers.
    pub(crate) fn hear(
        &mut self,
        message: &FromServer,
        draw: impl FnMut() -> Option<Salt>,
    ) -> (Vec<FromClient>, Option<Checked>) {
        let verdict = match message {
            FromServer::Position(position) => {
                self.open = position.luck.clone().map(|luck| (position.table.clone(), luck));
                self.promised()
            }
            FromServer::Record { text, redacted: false } => self.check(text),
            _ => None,
        };
        let table = self.open.iter().map(|(table, _)| table.clone());
        let checked = table.zip(verdict).next().map(|(table, verdict)| Checked { table, verdict });
        (salts::due(&mut self.book, message, draw), checked)
    }

    /// Keeps the promise of the open table. Returns the fault of a promise that has changed.
    fn promised(&mut self) -> Option<Verdict> {
        let (table, luck) = self.open.as_ref()?;
        let before = self.book.remember(table, luck).commitment;
        if before != luck.commitment {
            return Some(Verdict::Fault(Fault::Another { before }));
        }
        let own = self.book.drawn_up_to(table, luck.attempt).filter(|own| own.attempt == luck.attempt)?;
        let salts = luck.salts.as_deref().unwrap_or_default();
        let has_changed = own.announced.is_some() && own.differs(&luck.commitment, salts);
        has_changed.then_some(Verdict::Fault(Fault::Announced))
    }

    /// Compares the record of the open table with what was promised there.
    fn check(&mut self, record: &str) -> Option<Verdict> {
        let (table, luck) = self.open.as_ref()?;
        let promised = self.book.remember(table, luck);
        Some(check::check(record, &promised, self.book.drawn_up_to(table, luck.attempt).as_ref()))
    }
}

#[cfg(test)]
mod tests;
