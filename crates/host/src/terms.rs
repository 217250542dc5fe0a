//! The terms of a game between people.

use crate::Refusal;
use catalog::Level;
use kernel::{Terms, Time};

/// Returns the requested terms, or those of a game without a clock.
///
/// # Errors
///
/// Refuses a time that is out of range, windows that do not suit it, and an unknown bot.
pub fn terms(wanted: Option<Terms>) -> Result<Terms, Refusal> {
    let Terms { time, late, bot, windows } = wanted.unwrap_or_default();
    time.map_or(Ok(()), Time::check).map_err(Refusal::Terms)?;
    windows.map_or(Ok(()), |windows| windows.check(time)).map_err(Refusal::Terms)?;
    let level: Level = bot.parse().map_err(Refusal::Bot)?;
    Ok(Terms { time, late, bot: level.to_string(), windows })
}
