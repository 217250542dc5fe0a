//! Reads tables with tab-separated cells.

use super::{CardFault, CardFile, Cell};
use crate::{NotationFault, Side, notation::text_of};

/// One row of a table. Spaces around the text of each cell are removed.
pub(super) struct Row<'a, const COLUMNS: usize> {
    pub(super) cells: [&'a str; COLUMNS],
}

/// Reads the rows below the header. Skips empty lines, and comments, which begin with `#`.
pub(super) fn read<'a, const COLUMNS: usize>(
    file: CardFile,
    text: &'a str,
    header: [Cell; COLUMNS],
    faults: &mut Vec<CardFault>,
) -> Vec<Row<'a, COLUMNS>> {
    let mut lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
    let first = lines.next().map_or("", |(_, line)| line.trim_end());
    let expected = header.map(|cell| cell.to_string()).join("\t");
    if first != expected {
        faults.push(CardFault::Header { file, found: first.into(), expected });
        return Vec::new();
    }
    let mut rows = Vec::new();
    for (number, line) in lines {
        match cells(line) {
            Ok(cells) => rows.push(Row { cells }),
            Err(found) => faults.push(CardFault::Cells { file, line: number, found, expected: COLUMNS }),
        }
    }
    rows
}

/// Splits a line into its cells. If the number of cells is wrong, returns that number as the error. The last cell may
/// be missing if it is empty, because editors remove the tab before it.
fn cells<const COLUMNS: usize>(line: &str) -> Result<[&str; COLUMNS], usize> {
    let mut cells: Vec<&str> = line.split('\t').map(str::trim).collect();
    let found = cells.len();
    if found + 1 == COLUMNS {
        cells.push("");
    }
    cells.try_into().map_err(|_| found)
}

/// Returns a fault unless an id consists of the letter of its deck, G or V, and a number. The hash of the card set
/// covers the ids, so it also covers the deck of each card.
pub(super) fn id_fault(id: &str, side: Side) -> Option<NotationFault> {
    let (letter, first) = match side {
        Side::Good => ('G', "G, for a card of Good"),
        Side::Evil => ('V', "V, for a card of Evil"),
    };
    let Some(number) = id.strip_prefix(letter) else {
        return Some(NotationFault { at: 1, found: text_of(id), expected: first.into() });
    };
    let digits = number.chars().take_while(char::is_ascii_digit).count();
    let rest = &number[digits..];
    let fits = (1..=2).contains(&digits) && rest.is_empty();
    let (at, found) = if digits > 2 { (2, number.to_owned()) } else { (digits + 2, text_of(rest)) };
    (!fits).then(|| NotationFault { at, found, expected: "a number of one or two digits after the letter".into() })
}

/// Returns the fault for a cell that is empty but must not be.
pub(super) fn nothing(expected: &str) -> NotationFault {
    NotationFault { at: 1, found: text_of(""), expected: expected.into() }
}
