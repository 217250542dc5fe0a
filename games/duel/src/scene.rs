//! The scene of a view: first the other side of the table, then the declared attacks, then the viewer's own side. The
//! scene is drawn from the view alone, so it cannot show a secret.

mod attacks;
mod cards;
mod choices;
mod contest;
mod hints;
mod painter;
mod parts;
mod peril;
mod piles;
mod prompt;
mod regroup;
mod rule;
mod speaker;
mod stakes;
mod units;
mod why;

pub(crate) use piles::counter;
pub(crate) use speaker::{Speaker, at, figure, of, to};

use crate::{Action, Duel, Step, View, sheet};
use kernel::{Contest, Names, Reader, Scene, Viewer, Wording};
use painter::Painter;

pub(crate) fn contest(game: &Duel, view: &View, reader: &Reader<'_>) -> Option<Contest> {
    Painter { game, view, board: &view.board, offered: &[], speaker: Speaker::plain(game, reader) }.contest()
}

pub(crate) fn scene(game: &Duel, view: &View, choices: &[Action], reader: &Reader<'_>) -> Scene {
    let painter = Painter { game, view, board: &view.board, offered: choices, speaker: Speaker::plain(game, reader) };
    let marking = painter.naming(Names::Marked);
    let near = match view.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Table => game.good(),
    };
    let mut zones = painter.side(view.board.foe(near));
    zones.extend(painter.attacks());
    zones.extend(painter.side(near));
    let choices: Vec<_> = choices.iter().map(|action| marking.choice(action)).collect();
    kernel::give_way(&mut zones, &choices);
    Scene {
        heading: painter.heading(),
        prompt: Wording::read(&marking.prompt()),
        rule: Some(painter.rule()),
        why_not: painter.why_nothing_else(),
        zones,
        contest: painter.contest(),
        choices,
        sheet: matches!(view.board.step, Step::Over { .. }).then(|| sheet::sheet(game, view, reader)),
    }
}
