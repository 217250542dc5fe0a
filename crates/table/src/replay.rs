//! Reads and replays a whole record. A fault names the line of the record.

use crate::{AnyTable, Header, Line, OpenFault, RecordFault, TableFault, Unreadable, Why};
use luck::{SEAL_BYTES, Seal};

/// The greatest size of a record, in bytes: 16 MiB, several times the size of a game of 200 Rounds with four seats.
pub const MAX_RECORD: usize = 16 << 20;

/// The greatest length of a line of a record, in bytes.
pub const MAX_LINE: usize = 1 << 14;

/// A record whose form is valid. Only a replay shows whether the rules allow its entries.
///
/// ```
/// use table::Record;
///
/// let text = "{\"brickroad\":1,\"game\":\"draft\",\"seats\":[\"Ann\",\"Ben\"]}\n";
/// let record = Record::parse(text)?;
/// assert_eq!(record.header.value.seats, ["Ann", "Ben"]);
/// assert!(record.lines.is_empty());
///
/// let fault = Record::parse("{\"brickroad\":2}").unwrap_err();
/// assert_eq!(fault.line, 1);
/// # Ok::<(), table::RecordFault>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The header of the record.
    pub header: Placed<Header>,
    /// The entries of the record, in order.
    pub lines: Vec<Placed<Line>>,
    /// The seal at the end of a signed record. Reading and replaying a record does not check it.
    pub seal: Option<Seal>,
}

/// A value from a file, with the number of its line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed<T> {
    /// The number of the line in the file, counted from 1.
    pub line: usize,
    /// The value that was read.
    pub value: T,
}

impl Record {
    /// Reads a record. Ignores blank lines, and a byte order mark at the beginning.
    ///
    /// # Errors
    ///
    /// Returns the first line that is too long or does not have a valid form.
    pub fn parse(text: impl AsRef<[u8]>) -> Result<Record, RecordFault> {
        let text = text.as_ref();
        if let Some(end) = text.get(..MAX_RECORD).filter(|_| text.len() > MAX_RECORD) {
            let line = 1 + end.iter().filter(|byte| **byte == b'\n').count();
            return Err(unreadable(line, "a longer record", &format!("at most {MAX_RECORD} bytes in all")));
        }
        let seal = Seal::parse(text).ok();
        let text = if seal.is_some() { text.get(..text.len() - SEAL_BYTES).unwrap_or_default() } else { text };
        let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
        let mut header = None;
        let mut lines = Vec::new();
        for (at, bytes) in text.split(|byte| *byte == b'\n').enumerate() {
            let line = at + 1;
            let words = words(line, bytes)?;
            let place = |why: Unreadable| RecordFault { line, why: why.into() };
            match header {
                _ if words.trim_ascii().is_empty() => {}
                None => header = Some(Placed { line, value: Header::parse(words).map_err(place)? }),
                Some(_) => lines.push(Placed { line, value: Line::parse(words).map_err(place)? }),
            }
        }
        let expected = r#"a header such as {"brickroad":1,"game":"draft","seats":["Ann","Ben"]}"#;
        Ok(Record { header: header.ok_or_else(|| unreadable(1, "an empty record", expected))?, lines, seal })
    }

    /// Sets up a table from the header with `open`, and plays every entry at that table. Returns the table.
    ///
    /// # Errors
    ///
    /// Returns the first line that the table refuses.
    pub fn replay(
        &self,
        open: impl FnOnce(&Header) -> Result<Box<dyn AnyTable>, OpenFault>,
    ) -> Result<Box<dyn AnyTable>, RecordFault> {
        let mut table =
            open(&self.header.value).map_err(|why| RecordFault { line: self.header.line, why: why.into() })?;
        for Placed { line, value } in &self.lines {
            table.enter(value).map_err(|fault| {
                let why = match fault {
                    TableFault::Illegal(why) => Why::Illegal { why, expected: table.expected() },
                    other => Why::Table(other),
                };
                RecordFault { line: *line, why }
            })?;
        }
        Ok(table)
    }

    /// Returns the number of entries that have a digest.
    pub fn digests(&self) -> usize {
        self.lines.iter().filter(|line| line.value.digest.is_some()).count()
    }

    /// Returns the number of entries that contain their own number.
    pub fn numbers(&self) -> usize {
        self.lines.iter().filter(|line| line.value.entry.is_some()).count()
    }
}

fn words(line: usize, bytes: &[u8]) -> Result<&str, RecordFault> {
    if bytes.len() > MAX_LINE {
        let found = format!("a line of {} bytes", bytes.len());
        return Err(unreadable(line, &found, &format!("at most {MAX_LINE} bytes in a line")));
    }
    match std::str::from_utf8(bytes) {
        Ok(words) => Ok(words),
        Err(fault) => {
            let found = format!("a byte that is not UTF-8, at column {}", fault.valid_up_to() + 1);
            Err(unreadable(line, &found, "text in UTF-8"))
        }
    }
}

fn unreadable(line: usize, found: &str, expected: &str) -> RecordFault {
    RecordFault { line, why: Unreadable { found: found.to_owned(), expected: expected.to_owned() }.into() }
}
