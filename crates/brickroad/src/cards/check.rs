//! `brickroad cards check`: finds the faults of a pack that somebody has written, and shows each at its place in the
//! file.

use crate::output;
use anyhow::{Context, Result, bail};
use catalog::{MOST_PACK_BYTES, PackFile, PackNote, Weight, check_pack};
use kernel::is_unseen;
use std::{
    fs::File,
    io::{Read, stdin},
    path::Path,
};

pub(super) fn check(path: &Path) -> Result<()> {
    let name = path.display().to_string();
    let bytes = read(path).with_context(|| format!("cannot read {name}"))?;
    let notes = check_pack(PackFile { name: &name, bytes: &bytes });
    let text = String::from_utf8_lossy(&bytes);
    let count = |weight: Weight| notes.iter().filter(|note| note.weight == weight).count();
    let (faults, warnings) = (count(Weight::Fault), count(Weight::Warning));
    output::print(&notes.iter().map(|note| shown(note, &text)).collect::<String>())?;
    if faults > 0 {
        bail!("{name}: {faults} {}; expected none", if faults == 1 { "fault" } else { "faults" });
    }
    output::print(&format!("{name}: no faults, {warnings} {}\n", if warnings == 1 { "warning" } else { "warnings" }))
}

/// Reads at most one byte more than a pack may have. This is enough to refuse a pack that is too long.
fn read(path: &Path) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let most = MOST_PACK_BYTES as u64 + 1;
    if path == Path::new("-") {
        stdin().take(most).read_to_end(&mut bytes)?;
    } else {
        File::open(path)?.take(most).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}

/// Returns a note as text: its message, the line of the file, and markers below the place in the line.
fn shown(note: &PackNote, text: &str) -> String {
    let PackNote { weight, file, line, column, span, card, found, expected, suggestion } = note;
    let card = card.as_ref().map(|card| format!("{card}: ")).unwrap_or_default();
    let perhaps = suggestion.as_ref().map(|suggestion| format!("; perhaps {suggestion}")).unwrap_or_default();
    let whole = text.lines().nth(line - 1).unwrap_or_default();
    let (before, marks) = (column - 1, width(text, span.start, span.end));
    // Of a long line, only the part around the place is shown.
    let from = before.saturating_sub(MOST_SHOWN / 2);
    let shown: String = whole.chars().skip(from).take(MOST_SHOWN).map(visible).collect();
    let marks = marks.min(shown.chars().count().saturating_sub(before - from)).max(1);
    // Ellipses stand for the parts that are left out.
    let head = if from > 0 { "…" } else { "" };
    let tail = if whole.chars().nth(from + MOST_SHOWN).is_some() { "…" } else { "" };
    let margin = " ".repeat(line.to_string().len());
    format!(
        "{weight}: {card}found {found}; expected {expected}{perhaps}\n{margin}--> {file}:{line}:{column}\n{margin} |\n\
         {line} | {head}{shown}{tail}\n{margin} | {}{}\n\n",
        " ".repeat(head.chars().count() + before - from),
        "^".repeat(marks)
    )
}

/// The greatest number of characters of a line that are shown.
const MOST_SHOWN: usize = 160;

/// Returns the number of characters of the marked place that are in its first line.
fn width(text: &str, start: usize, end: usize) -> usize {
    let about = text.get(start..end).unwrap_or_default();
    about.lines().next().map_or(0, |line| line.chars().count())
}

/// Returns the character, or a space if the terminal would not show it. Every character then takes one column.
fn visible(sign: char) -> char {
    if is_unseen(sign) { ' ' } else { sign }
}
