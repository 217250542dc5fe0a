//! One row of a log. Taking back is itself a row, so that nothing is ever rewritten.

use catalog::Line;

/// One step of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// An entry.
    Line(Line),
    /// The last entry still standing is taken back.
    Undo,
}

/// How [`Row::Undo`] is kept.
const UNDO: &str = r#"{"undo":true}"#;

impl Row {
    /// One line of JSON.
    pub fn print(&self) -> String {
        match self {
            Row::Line(line) => line.print(),
            Row::Undo => UNDO.to_owned(),
        }
    }

    /// Reads what [`Row::print`] wrote, or says what was expected.
    pub fn parse(text: &str) -> Result<Row, String> {
        if text == UNDO {
            return Ok(Row::Undo);
        }
        Line::parse(text).map(Row::Line).map_err(|fault| fault.to_string())
    }
}

/// The entries still standing after all rows, in order.
pub fn fold(rows: &[Row]) -> Result<Vec<Line>, String> {
    let mut lines = Vec::new();
    for (at, row) in rows.iter().enumerate() {
        match row {
            Row::Line(line) => lines.push(line.clone()),
            Row::Undo => {
                lines.pop().ok_or_else(|| format!("row {} takes back an entry; expected one before it", at + 1))?;
            }
        }
    }
    Ok(lines)
}
