//! Draws a table for one screen.

use crate::{held::Held, refusal::Refusal, words::say};
use dealer::Eyes;
use kernel::{Digest, Lang, Turn};
use packs::{OldPack, Since};
use protocol::{LogLine, Position, SeatInfo, TurnInfo};

/// Of all positions of a table, the one to be drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Look {
    Now,
    /// Back at the one after so many entries.
    Back(usize),
    /// As if now, at one that has just gone by before anybody was asked.
    Moment(usize),
}

/// The table as these eyes may see it.
pub(super) fn draw(held: &Held, eyes: Eyes, lang: Lang, look: Look) -> Result<Position, Refusal> {
    let past = match look {
        Look::Now => None,
        Look::Back(entry) | Look::Moment(entry) => Some(held.table().at(entry)?),
    };
    let table = past.as_deref().unwrap_or(held.table());
    let mut scene = table.scene(eyes.viewer(), lang);
    if look != Look::Now {
        scene.choices.clear();
    }
    if let (Look::Moment(_), Some(contest)) = (look, &scene.contest) {
        // Who was asked had nothing to decide, and how it stands is told once the dice have landed.
        scene.prompt = contest.title.as_str().into();
    }
    let header = table.header();
    let game = catalog::game(&header.game).map_err(Refusal::Setup)?;
    let seats = held.setup().seats.iter();
    Ok(Position {
        table: held.id().as_str().to_owned(),
        game: header.game.clone(),
        title: game.title(lang),
        entries: if matches!(look, Look::Moment(_)) { table.entries() } else { held.table().entries() },
        shown: table.entries(),
        digest: Digest::print(table.digest_for(eyes.viewer())),
        seats: seats.map(|seat| SeatInfo { name: seat.name.clone(), bot: seat.bot.clone() }).collect(),
        viewer: eyes.seat(),
        pass_to: if look == Look::Now { eyes.pass_to(held.dealer()) } else { None },
        turn: if matches!(look, Look::Moment(_)) { TurnInfo::Chance } else { turn(table.turn()) },
        can_undo: look == Look::Now && eyes.seat().is_some_and(|seat| table.may_undo(seat)),
        pace: held.setup().pace,
        notices: held.old_packs().iter().map(|pack| notice(pack, lang)).collect(),
        scene,
        log: table.log(eyes.viewer(), lang).into_iter().map(|(entry, words)| LogLine { entry, words }).collect(),
    })
}

/// Nobody is asked: a game cannot go on with other cards than those it began with.
fn notice(OldPack { key, since }: &OldPack, lang: Lang) -> String {
    let gaps = [("pack", key.as_str().into())];
    match since {
        Since::Changed => say(lang, "pack-changed", gaps),
        Since::Gone => say(lang, "pack-gone", gaps),
    }
}

fn turn(turn: Turn) -> TurnInfo {
    match turn {
        Turn::Chance => TurnInfo::Chance,
        Turn::Of(seat) => TurnInfo::Seat(seat),
        Turn::Over => TurnInfo::Over,
    }
}
