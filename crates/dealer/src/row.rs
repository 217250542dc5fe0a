//! One row of a table's stored log. An undo is a row of its own, so stored rows never change.

use crate::{LetPass, Parting, Stamp};
use catalog::Line;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// One row of a table's stored log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// An action or an outcome of chance.
    Line(Line),
    /// An action or an outcome of chance in a game with a clock, with the clocks after it.
    Timed(Line, Stamp),
    /// Takes back the last entry that has not been taken back.
    Undo,
    /// Ends the lesson at this table. The game continues without it.
    EndLesson,
    /// Somebody leaves the game, or wants to call it off.
    Parted(Parting),
    /// Somebody lets all windows for answers of a turn pass.
    LetPass(LetPass),
    /// The person at the table asks for a hint.
    Hint,
}

/// The text of [`Row::Undo`].
const UNDO: &str = r#"{"undo":true}"#;

/// The text of [`Row::EndLesson`].
const END_LESSON: &str = r#"{"endLesson":true}"#;

/// The text of [`Row::Hint`].
const HINT: &str = r#"{"hint":true}"#;

/// The beginning of the text of a [`Row::Timed`], before the stamp.
const TIMED: &str = r#"{"clock":"#;

/// The part of the text of a [`Row::Timed`] between the stamp and the line.
const OF_LINE: &str = r#","line":"#;

/// The beginning of the text of a [`Row::Parted`].
const PARTED: &str = r#"{"parted":"#;

/// The beginning of the text of a [`Row::LetPass`].
const LET_PASS: &str = r#"{"letPass":"#;

/// The row of a [`LetPass`] as text.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct LetPassRow {
    let_pass: LetPass,
}

/// The row of a [`Parting`] as text.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PartedRow {
    parted: Parting,
}

impl Row {
    /// Writes the row as one line of JSON.
    pub fn print(&self) -> String {
        match self {
            Row::Line(line) => line.print(),
            Row::Timed(line, stamp) => {
                let stamp = serde_json::to_string(stamp).expect("a stamp is plain JSON");
                [TIMED, &stamp, OF_LINE, &line.print(), "}"].concat()
            }
            Row::Undo => UNDO.to_owned(),
            Row::EndLesson => END_LESSON.to_owned(),
            Row::Hint => HINT.to_owned(),
            Row::Parted(parting) => {
                let row = PartedRow { parted: parting.clone() };
                serde_json::to_string(&row).expect("a parting is plain JSON")
            }
            Row::LetPass(said) => {
                serde_json::to_string(&LetPassRow { let_pass: *said }).expect("a seat and a turn are plain JSON")
            }
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
            HINT => Ok(Row::Hint),
            timed if timed.starts_with(TIMED) => {
                let (stamp, line) = halves(timed).ok_or("a clock without a line; expected both")?;
                Ok(Row::Timed(Line::parse(line).map_err(|fault| fault.to_string())?, read(stamp)?))
            }
            parted if parted.starts_with(PARTED) => read(parted).map(|PartedRow { parted }| Row::Parted(parted)),
            said if said.starts_with(LET_PASS) => read(said).map(|LetPassRow { let_pass }| Row::LetPass(let_pass)),
            line => Line::parse(line).map(Row::Line).map_err(|fault| fault.to_string()),
        }
    }
}

/// Returns the stamp and the line in the text of a [`Row::Timed`].
fn halves(text: &str) -> Option<(&str, &str)> {
    text.strip_prefix(TIMED)?.strip_suffix('}')?.split_once(OF_LINE)
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|fault| fault.to_string())
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
            Row::Line(line) | Row::Timed(line, _) => lines.push(line),
            Row::EndLesson | Row::Parted(_) | Row::LetPass(_) | Row::Hint => {}
            Row::Undo => {
                lines.pop().ok_or_else(|| format!("row {} takes back an entry; expected one before it", at + 1))?;
            }
        }
    }
    Ok(lines)
}
