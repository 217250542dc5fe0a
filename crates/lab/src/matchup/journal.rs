//! The file of a match: its plan, and a line for each finished unit.

use super::{
    header::{Difference, FORMAT, Header, Unreadable},
    place::Place,
    unit::Unit,
};
use crate::LabFault;
use serde::Serialize;
use std::{
    fs::{File, OpenOptions, TryLockError},
    io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
};

/// The greatest length of a line in bytes.
const LONGEST_LINE: u64 = 1 << 20;

/// The file of a match, open for the units that it lacks. It is JSON Lines: first the plan, then the finished units in
/// any order. A line counts only with its end, so a line that was being written when the program was killed is dropped.
pub(super) struct Journal {
    path: PathBuf,
    file: File,
    /// The lines that are not in the file yet.
    lines: Vec<u8>,
}

impl Journal {
    /// Opens the file of the match with this plan, and calls `heard` with each unit in it. `heard` returns an error if a
    /// unit cannot belong to the match. Creates the file if there is none.
    ///
    /// Returns an error, and leaves the file as it is, if it cannot be read, if another match is writing to it, if it
    /// is the file of another plan, or if a line is not a unit.
    pub(super) fn open(
        path: &Path,
        header: &Header,
        heard: &mut dyn FnMut(Unit) -> Result<(), String>,
    ) -> Result<Journal, LabFault> {
        let fault = |why: io::Error| LabFault::Opened { file: path.to_owned(), why };
        let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path).map_err(fault)?;
        // Where files cannot be locked, the match goes on without a lock.
        if let Err(TryLockError::WouldBlock) = file.try_lock() {
            return Err(LabFault::Busy { file: path.to_owned() });
        }
        let mut lines = Lines { path, reader: BufReader::new(&file), number: 0, end: 0 };
        let is_new = lines.header(header)?;
        while let Some(line) = lines.next()? {
            let Line::Whole(text) = line else { break };
            let unit = serde_json::from_slice(&text).map_err(|why| expected_unit(&why));
            unit.and_then(&mut *heard).map_err(|why| lines.fault(why))?;
        }
        let end = if is_new { 0 } else { lines.end };
        let mut journal = Journal { path: path.to_owned(), file, lines: Vec::new() };
        journal.resume_at(end).map_err(fault)?;
        if is_new {
            journal.write(header)?;
            journal.flush()?;
        }
        Ok(journal)
    }

    /// Cuts off everything after the last whole line, so that the next line begins there.
    fn resume_at(&mut self, end: u64) -> io::Result<()> {
        if self.file.metadata()?.len() > end {
            self.file.set_len(end)?;
        }
        self.file.seek(SeekFrom::Start(end)).map(|_| ())
    }

    fn write(&mut self, line: &impl Serialize) -> Result<(), LabFault> {
        self.lines.extend_from_slice(&written(line).map_err(|why| self.unwritten(why))?);
        Ok(())
    }

    fn flush(&mut self) -> Result<(), LabFault> {
        let written = self.file.write_all(&self.lines);
        self.lines.clear();
        written.map_err(|why| self.unwritten(why))
    }

    fn unwritten(&self, why: io::Error) -> LabFault {
        LabFault::Written { file: self.path.clone(), why }
    }
}

impl Place for Journal {
    /// Hands the lines to the system, so that they are in the file even if this program is killed.
    fn keep(&mut self, finished: Vec<Unit>, count: &mut dyn FnMut(Unit)) -> Result<(), LabFault> {
        for unit in &finished {
            self.write(unit)?;
        }
        self.flush()?;
        finished.into_iter().for_each(count);
        Ok(())
    }
}

/// The lines of a file, as they are read.
struct Lines<'a> {
    path: &'a Path,
    reader: BufReader<&'a File>,
    /// The number of the line that was read last, counted from 1.
    number: u64,
    /// The number of bytes in all whole lines so far.
    end: u64,
}

/// A line of a file, without its end.
enum Line {
    Whole(Vec<u8>),
    /// The last line of a file, which has no end.
    Torn(Vec<u8>),
}

impl Lines<'_> {
    /// Reads the first line and compares it with the plan. Returns `true` if the file has no whole line yet, so that the
    /// plan is still to be written.
    fn header(&mut self, header: &Header) -> Result<bool, LabFault> {
        let text = match self.next()? {
            None => return Ok(true),
            Some(Line::Torn(text)) => {
                // A match that was killed at once leaves a part of its plan. Anything else is not ours to overwrite.
                let ours = written(header).map_err(|why| self.unreadable(why))?;
                return if ours.starts_with(&text) { Ok(true) } else { Err(self.fault(EXPECTED_PLAN.into())) };
            }
            Some(Line::Whole(text)) => text,
        };
        let found = Header::read(&text).map_err(|why| match why {
            Unreadable::Version(found) => self.fault(format!("version {found} of this format; expected {FORMAT}")),
            Unreadable::Other(why) => self.fault(format!("{EXPECTED_PLAN}{why}")),
        })?;
        match header.difference(&found) {
            None => Ok(false),
            Some(Difference { what, found, expected }) => {
                Err(LabFault::Other { file: self.path.to_owned(), what, found, expected })
            }
        }
    }

    /// Returns the next line, or `None` at the end of the file.
    fn next(&mut self) -> Result<Option<Line>, LabFault> {
        let mut text = Vec::new();
        let read = (&mut self.reader).take(LONGEST_LINE).read_until(b'\n', &mut text);
        let length = read.map_err(|why| self.unreadable(why))? as u64;
        self.number += 1;
        if text.pop_if(|last| *last == b'\n').is_some() {
            self.end += length;
            return Ok(Some(Line::Whole(text)));
        }
        match length {
            0 => Ok(None),
            LONGEST_LINE => Err(self.fault(format!("a line without end; expected at most {LONGEST_LINE} bytes"))),
            _ => Ok(Some(Line::Torn(text))),
        }
    }

    fn fault(&self, why: String) -> LabFault {
        LabFault::Line { file: self.path.to_owned(), line: self.number, why }
    }

    fn unreadable(&self, why: io::Error) -> LabFault {
        LabFault::Opened { file: self.path.to_owned(), why }
    }
}

const EXPECTED_PLAN: &str = "this is not the file of a match; expected its plan on the first line";

fn expected_unit(why: &serde_json::Error) -> String {
    format!("not readable ({why}); expected a finished unit of the match")
}

/// Returns a value as a line of JSON with its end.
fn written(value: &impl Serialize) -> io::Result<Vec<u8>> {
    let mut line = serde_json::to_vec(value)?;
    line.push(b'\n');
    Ok(line)
}
