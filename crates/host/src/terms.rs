//! The terms of a game between people.

use crate::Refusal;
use catalog::Level;
use kernel::{Late, Terms, Time};

/// Returns the requested terms, or those of a game without a clock.
///
/// # Errors
///
/// Refuses a time that is out of range, windows that do not suit it, an unknown bot, and a rated game whose time has no end
/// or no consequence.
pub fn terms(wanted: Option<Terms>) -> Result<Terms, Refusal> {
    let Terms { time, late, bot, windows, rated } = wanted.unwrap_or_default();
    time.map_or(Ok(()), Time::check).map_err(Refusal::Terms)?;
    windows.map_or(Ok(()), |windows| windows.check(time)).map_err(Refusal::Terms)?;
    let level: Level = bot.parse().map_err(Refusal::Bot)?;
    // Otherwise a person who is about to lose could let the game rest for ever.
    if rated && (time.is_none() || late == Late::CallOff) {
        return Err(Refusal::RatedTerms);
    }
    Ok(Terms { time, late, bot: level.to_string(), windows, rated })
}
