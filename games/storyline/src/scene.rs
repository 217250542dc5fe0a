//! How a view is drawn. First what the others hold, then the road from title to title, then what everybody draws from,
//! and last what is being decided and the own hand. Only what the view holds can be drawn, so nothing here has to be
//! kept back.
//!
//! Zones are called `title.S`, `end.S`, `spot.N`, `hand.S`, `saved.S`, `library`, `archive` (with `.S` where each
//! Author has its own), `folio` and `dice`, and what is shown for a question `looked`, `peeked`, `search` or `answered`.
//! Cards in play are called `p.K`, the Location of a spot `loc.N`, all else after its zone: `hand.0/O13`. A choice that
//! points at nothing is `done`, `yes` or `which.N`.

mod answers;
mod cards;
mod choices;
mod hints;
mod pieces;
mod piles;
mod places;
mod prompt;
mod questions;
mod reactions;
mod road;
mod why;

pub(crate) use cards::{counter, open, part};

use crate::{Action, Ask, Board, Source, Step, Storyline, View, Why, rules, sheet, speaker::Speaker};
use kernel::{Reader, Scene, Seat, Viewer};

pub(crate) fn scene(game: &Storyline, view: &View, choices: &[Action], reader: &Reader<'_>) -> Scene {
    let painter = Painter {
        game,
        view,
        board: &view.board,
        offered: choices,
        speaker: Speaker { game, reader, viewer: view.viewer },
    };
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
        prompt: painter.prompt(),
        zones,
        contest: None,
        choices: choices.iter().map(|action| painter.choice(*action)).collect(),
        sheet: (view.board.step == Step::Over).then(|| sheet::sheet(game, view, reader)),
    }
}

#[derive(Clone, Copy)]
pub(crate) struct Painter<'a> {
    pub(crate) game: &'a Storyline,
    view: &'a View,
    pub(crate) board: &'a Board,
    /// What the viewer may do now.
    offered: &'a [Action],
    pub(crate) speaker: Speaker<'a>,
}

impl<'a> Painter<'a> {
    /// For the count of a finished game, which offers nothing.
    pub(crate) fn of(game: &'a Storyline, view: &'a View, reader: &'a Reader<'a>) -> Painter<'a> {
        Painter { game, view, board: &view.board, offered: &[], speaker: Speaker { game, reader, viewer: view.viewer } }
    }

    /// From whose chair the table is seen.
    fn near(&self) -> Seat {
        match self.view.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Table => self.board.first,
        }
    }

    /// Whether the viewer sits here.
    fn is_own(&self, seat: Seat) -> bool {
        self.view.viewer == Viewer::Seat(seat)
    }

    /// Who decides now and why, if anybody does.
    fn asked(&self) -> Option<(Seat, Why)> {
        rules::asked_at(self.game, self.board)
    }

    /// What the viewer is asked, where it is a question.
    fn own_question(&self) -> Option<(Seat, Ask)> {
        match self.asked()? {
            (seat, Why::Question(ask)) if self.is_own(seat) => Some((seat, ask)),
            (_, Why::Question(_) | Why::Window(_) | Why::Actions | Why::Bonus) => None,
        }
    }

    /// The card or Location whose text is being carried out.
    fn source(&self, frame: u8) -> Option<Source> {
        self.board.frames.get(usize::from(frame)).map(|frame| frame.script.of)
    }
}
