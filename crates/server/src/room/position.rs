//! Draws a table for one screen.

use super::Eyes;
use crate::{held::Held, refusal::Refusal};
use kernel::{Digest, Lang, Turn};
use protocol::{LogLine, Position, SeatInfo, TurnInfo};

/// The table as these eyes may see it; with `step`, as it was after so many entries.
pub(crate) fn draw(held: &Held, eyes: Eyes, lang: Lang, step: Option<usize>) -> Result<Position, Refusal> {
    let entries = held.table().entries();
    let past = step.map(|step| held.table().at(step)).transpose()?;
    let table = past.as_deref().unwrap_or(held.table());
    let mut scene = table.scene(eyes.viewer(), lang);
    if past.is_some() {
        scene.choices.clear();
    }
    let header = table.header();
    let game = catalog::game(&header.game).map_err(Refusal::Setup)?;
    let seats = held.setup().seats.iter();
    Ok(Position {
        table: held.id().as_str().to_owned(),
        game: header.game.clone(),
        title: game.title(lang),
        entries,
        shown: table.entries(),
        digest: Digest::print(table.digest()),
        seats: seats.map(|seat| SeatInfo { name: seat.name.clone(), bot: seat.bot.clone() }).collect(),
        viewer: eyes.seat(),
        pass_to: if past.is_some() { None } else { eyes.pass_to(held) },
        turn: turn(table.turn()),
        can_undo: past.is_none() && eyes.seat().is_some_and(|seat| table.may_undo(seat)),
        pace: held.setup().pace,
        scene,
        log: table.log(eyes.viewer(), lang).into_iter().map(|(entry, words)| LogLine { entry, words }).collect(),
    })
}

fn turn(turn: Turn) -> TurnInfo {
    match turn {
        Turn::Chance => TurnInfo::Chance,
        Turn::Of(seat) => TurnInfo::Seat(seat),
        Turn::Over => TurnInfo::Over,
    }
}
