//! Draws the scene of a view. The order of the zones is: the hands of the other Authors, the road from title to title,
//! the Libraries and the other shared piles, the current decision, and the viewer's own hand. A view contains no
//! secrets, so all of it may be drawn.
//!
//! The ids of zones are `title.S`, `end.S`, `spot.N`, `hand.S`, `saved.S`, `known.S`, `library`, `archive` and
//! `banished` (with `.S` if each Author has one), `folio` and `dice`. The zones of a question are `looked`, `peeked`,
//! `search` and `answered`. Cards in play have the id `p.K`, and the Location of a spot has `loc.N`. All other cards
//! are named after their zone: `hand.0/O13`. A choice that belongs to no card or zone has the id `done`, `yes` or
//! `which.N`.

mod answers;
mod faces;
mod printed;
mod choices;
mod dangers;
mod hints;
mod outcome;
mod painter;
mod pieces;
mod piles;
mod places;
mod prompt;
mod rule;
mod questions;
mod reactions;
mod road;
mod standing;
mod why;

pub(crate) use faces::{counter, open, part};
pub(crate) use painter::Painter;
pub(crate) use printed::card_pages;

use crate::{Action, Step, Storyline, View, score_sheet, speaker::Speaker};
use kernel::{Names, Reader, Rng, Scene, Wording};

pub(crate) fn scene(game: &Storyline, view: &View, choices: &[Action], reader: &Reader<'_>) -> Scene {
    // The predictions stop at the next outcome of chance, so any determinization gives the same predictions.
    let imagined = (!choices.is_empty()).then(|| view.determinize(game, &mut Rng::new(0)));
    let painter = Painter {
        game,
        view,
        board: &view.board,
        offered: choices,
        imagined: imagined.as_ref(),
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
    let choices: Vec<_> = choices.iter().map(|action| marking.choice(*action)).collect();
    kernel::give_way(&mut zones, &choices);
    Scene {
        heading: painter.heading(),
        prompt: Wording::read(&marking.prompt()),
        rule: Some(painter.rule()),
        why_not: painter.why_nothing_else(),
        zones,
        contest: None,
        choices,
        sheet: (view.board.step == Step::Over).then(|| score_sheet::sheet(game, view, reader)),
    }
}
