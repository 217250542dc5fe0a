//! The painter, with which the parts of a scene are drawn.

use crate::{Action, Ask, Board, FrameId, Storyline, View, Why, rules, speaker::Speaker};
use kernel::{Names, Reader, Seat, Viewer};
use language::Source;

#[derive(Clone, Copy)]
pub(crate) struct Painter<'a> {
    pub(crate) game: &'a Storyline,
    pub(super) view: &'a View,
    pub(crate) board: &'a Board,
    /// What the viewer may do now.
    pub(super) offered: &'a [Action],
    pub(crate) speaker: Speaker<'a>,
}

impl<'a> Painter<'a> {
    /// For the count of a finished game, which offers nothing.
    pub(crate) fn of(game: &'a Storyline, view: &'a View, reader: &'a Reader<'a>) -> Painter<'a> {
        Painter { game, view, board: &view.board, offered: &[], speaker: Speaker::plain(game, reader, view.viewer) }
    }

    /// The same painter for words in which names are marked, or are not.
    pub(super) fn naming(&self, names: Names) -> Painter<'a> {
        Painter { speaker: Speaker { names, ..self.speaker }, ..*self }
    }

    /// From whose chair the table is seen.
    pub(super) fn near(&self) -> Seat {
        match self.view.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Table => self.board.first,
        }
    }

    /// Whether the viewer sits here.
    pub(super) fn is_own(&self, seat: Seat) -> bool {
        self.view.viewer == Viewer::Seat(seat)
    }

    /// Who decides now and why, if anybody does.
    pub(super) fn asked(&self) -> Option<(Seat, Why)> {
        rules::asked_at(self.game, self.board)
    }

    /// What the viewer is asked, where it is a question.
    pub(super) fn own_question(&self) -> Option<(Seat, Ask)> {
        match self.asked()? {
            (seat, Why::Question(ask)) if self.is_own(seat) => Some((seat, ask)),
            (_, Why::Question(_) | Why::Window(_) | Why::Actions | Why::Bonus) => None,
        }
    }

    /// The card or Location whose text is being carried out.
    pub(super) fn source(&self, frame: FrameId) -> Option<Source> {
        self.board.frames.get(frame.index()).map(|frame| frame.script.of)
    }
}
