//! The set-up of a table for a lesson.

use crate::Refusal;
use catalog::OpenFault;
use dealer::Script;
use kernel::Options;
use protocol::{Pace, SeatPlan};

/// The set-up of a table that begins as a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonPlan {
    /// The options of the table.
    pub options: Options,
    /// The seats. The person sits at the first seat.
    pub seats: Vec<SeatPlan>,
    /// The version of the lesson, for the header of the table.
    pub version: u32,
    /// The pace at which the lesson begins.
    pub pace: Pace,
}

/// Returns the set-up of the lesson of a game, for a person with this name.
///
/// # Errors
///
/// Refuses a game that does not exist or has no lesson.
pub fn lesson(game: &str, name: String) -> Result<LessonPlan, Refusal> {
    let text = catalog::game(game).map_err(|fault: OpenFault| Refusal::Setup(fault))?.lesson();
    let script = text.map(Script::parse).and_then(Result::ok);
    let Script { version, options, others, .. } = script.ok_or(Refusal::NoLesson { game: game.to_owned() })?;
    let seats = std::iter::once(SeatPlan { name, bot: None }).chain(others).collect();
    // A new player follows the moves of the other seats for the first time, so the pace is calm.
    Ok(LessonPlan { options, seats, version, pace: Pace::Calm })
}
