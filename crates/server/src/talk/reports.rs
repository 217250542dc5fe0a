//! Reports of lines to the host, with the lines around them.

use super::{
    heard::{Listener, words},
    saying::tidied,
};
use crate::{clock::now, identity::new_id, quotas::Quotas, troubles::refusal};
use host::Refusal;
use kernel::Lang;
use serde::{Deserialize, Serialize};
use store::{Note, NoteKind, Store, TalkLine};

/// The time for which the host keeps a report, in seconds.
pub(crate) const REPORT_LIFE: u64 = 90 * 24 * 60 * 60;

/// The greatest number of lines before and after a reported line that go with it.
const AROUND: (usize, usize) = (12, 4);

/// The greatest number of reports that the host keeps. Beyond it, nobody reports anything until some are old.
const MOST: u64 = 10_000;

/// A report of a line, as a note keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// The number of the reported line.
    pub line: u64,
    /// What the one who reports says about it.
    pub words: String,
    /// The reported line, and those around it.
    pub lines: Vec<ReportedLine>,
}

/// A line in a report. Phrases are in English.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReportedLine {
    pub number: u64,
    pub name: String,
    /// True for a line of a player, false for one of a spectator.
    pub player: bool,
    pub words: String,
}

/// Reports a line that the listener may hear.
pub(crate) async fn report(
    (store, quotas): (&dyn Store, &Quotas),
    listener: &Listener,
    (number, about): (u64, &str),
) -> Result<(), Refusal> {
    let person = listener.reader().person;
    let (line, lines) = listener.around(number, AROUND).ok_or(Refusal::NoSuchLine)?;
    if line.person == person {
        return Err(Refusal::OwnLine);
    }
    let words = if about.trim().is_empty() { String::new() } else { tidied(about)? };
    quotas.report(person)?;
    if store.count_notes(NoteKind::Report).await.map_err(refusal)? >= MOST {
        return Err(Refusal::NotStored { cause: "limits" });
    }
    let report = Report { line: number, words, lines: lines.iter().map(reported).collect() };
    let note = Note {
        id: new_id()?,
        kind: NoteKind::Report,
        person: Some(person),
        about: Some(line.person),
        table: Some(listener.talk().id.clone()),
        made: now(),
        ends: None,
        words: serde_json::to_string(&report).expect("a report is plain JSON"),
        done: false,
    };
    store.keep_note(&note).await.map_err(refusal)?;
    tracing::info!(table = listener.talk().id.as_str(), report = note.id, "a line was reported");
    Ok(())
}

fn reported(line: &TalkLine) -> ReportedLine {
    let TalkLine { number, name, seat, said, .. } = line;
    ReportedLine { number: *number, name: name.clone(), player: seat.is_some(), words: words(said, Lang::En) }
}
