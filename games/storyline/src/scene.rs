//! How a view is drawn. First what the others hold, then the road from title to title, then what everybody draws from,
//! and last what is being decided and the own hand. Only what the view holds can be drawn, so nothing here has to be
//! kept back.
//!
//! Zones are called `title.S`, `end.S`, `spot.N`, `hand.S`, `saved.S`, `library`, `archive` (with `.S` where each
//! Author has its own), `folio` and `dice`, and what is shown for a question `looked`, `peeked`, `search` or `answered`.
//! Cards in play are called `p.K`, the Location of a spot `loc.N`, all else after its zone: `hand.0/O13`. A choice that
//! points at nothing is `done`, `yes` or `which.N`.

mod answers;
mod faces;
mod choices;
mod hints;
mod painter;
mod pieces;
mod piles;
mod places;
mod prompt;
mod questions;
mod reactions;
mod road;
mod why;

pub(crate) use faces::{counter, open, part};
pub(crate) use painter::Painter;

use crate::{Action, Step, Storyline, View, score_sheet, speaker::Speaker};
use kernel::{Names, Reader, Scene, Wording};

pub(crate) fn scene(game: &Storyline, view: &View, choices: &[Action], reader: &Reader<'_>) -> Scene {
    let painter = Painter {
        game,
        view,
        board: &view.board,
        offered: choices,
        speaker: Speaker::plain(game, reader, view.viewer),
    };
    let marking = painter.naming(Names::Marked);
    let near = painter.near();
    let mut zones: Vec<_> = view.hands.seats_from(near).skip(1).flat_map(|seat| painter.held(seat)).collect();
    zones.extend(painter.road());
    zones.extend(painter.stocks());
    zones.push(painter.folio());
    zones.push(painter.dice());
    zones.extend(painter.looked_at());
    zones.extend(painter.answerable());
    zones.extend(painter.held(near));
    Scene {
        heading: painter.heading(),
        prompt: Wording::read(&marking.prompt()),
        zones,
        contest: None,
        choices: choices.iter().map(|action| marking.choice(*action)).collect(),
        sheet: (view.board.step == Step::Over).then(|| score_sheet::sheet(game, view, reader)),
    }
}
