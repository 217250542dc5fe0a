//! One row of a table's stored log. An undo is a row of its own, so stored rows never change.

use catalog::Line;

/// One row of a table's stored log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// An action or an outcome of chance.
    Line(Line),
    /// Takes back the last entry that has not been taken back.
    Undo,
    /// Ends the lesson at this table. The game continues without it.
    EndLesson,
}

/// The text of [`Row::Undo`].
const UNDO: &str = r#"{"undo":true}"#;

/// The text of [`Row::EndLesson`].
const END_LESSON: &str = r#"{"endLesson":true}"#;

impl Row {
    /// Writes the row as one line of JSON.
    pub fn print(&self) -> String {
        match self {
            Row::Line(line) => line.print(),
            Row::Undo => UNDO.to_owned(),
            Row::EndLesson => END_LESSON.to_owned(),
        }
    }

    /// Reads a row that [`Row::print`] wrote.
    ///
    /// # Errors
    ///
    /// Describes the text that was found and the text that was expected.
    pub fn parse(text: &str) -> Result<Row, String> {
        match text {
            UNDO => Ok(Row::Undo),
            END_LESSON => Ok(Row::EndLesson),
            line => Line::parse(line).map(Row::Line).map_err(|fault| fault.to_string()),
        }
    }
}

/// Returns the entries that have not been taken back, in order.
///
/// ```
/// use dealer::{Row, fold};
///
/// let rows = [r#"{"chance":4}"#, r#"{"seat":0,"action":"pass"}"#, r#"{"undo":true}"#].map(|text| Row::parse(text).unwrap());
/// assert_eq!(rows[2], Row::Undo);
/// assert_eq!(fold(&rows)?.len(), 1);
/// # Ok::<(), String>(())
/// ```
///
/// # Errors
///
/// Describes the first row that takes back an entry although no entry is left.
pub fn fold(rows: &[Row]) -> Result<Vec<Line>, String> {
    Ok(standing(rows)?.into_iter().cloned().collect())
}

/// Returns references to the entries that have not been taken back, so that a replay does not copy a long log.
pub(crate) fn standing(rows: &[Row]) -> Result<Vec<&Line>, String> {
    let mut lines = Vec::new();
    for (at, row) in rows.iter().enumerate() {
        match row {
            Row::Line(line) => lines.push(line),
            Row::EndLesson => {}
            Row::Undo => {
                lines.pop().ok_or_else(|| format!("row {} takes back an entry; expected one before it", at + 1))?;
            }
        }
    }
    Ok(lines)
}
