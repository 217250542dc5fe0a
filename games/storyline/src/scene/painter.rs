//! The painter, which draws each part of a scene.

use crate::{Action, Ask, Board, FrameId, State, Storyline, View, Why, rules, speaker::Speaker};
use kernel::{Names, Reader, Seat, Viewer};
use language::Source;

#[derive(Clone, Copy)]
pub(crate) struct Painter<'a> {
    pub(crate) game: &'a Storyline,
    pub(super) view: &'a View,
    pub(crate) board: &'a Board,
    /// The legal actions of the viewer.
    pub(super) offered: &'a [Action],
    /// A determinization of the view, on which the rules compute the outcome of each choice. It is `None` if the viewer
    /// has no choices.
    pub(super) imagined: Option<&'a State>,
    pub(crate) speaker: Speaker<'a>,
}

impl<'a> Painter<'a> {
    /// Returns a painter without choices, for the score sheet of a finished game.
    pub(crate) fn of(game: &'a Storyline, view: &'a View, reader: &'a Reader<'a>) -> Painter<'a> {
        let speaker = Speaker::plain(game, reader, view.viewer);
        Painter { game, view, board: &view.board, offered: &[], imagined: None, speaker }
    }

    /// Returns a copy of this painter with another way to mark the names of cards.
    pub(super) fn naming(&self, names: Names) -> Painter<'a> {
        Painter { speaker: Speaker { names, ..self.speaker }, ..*self }
    }

    /// Returns the seat whose side of the table a scene shows nearest to the viewer.
    pub(super) fn near(&self) -> Seat {
        match self.view.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Table => self.board.first,
        }
    }

    /// Returns true if this seat is the viewer's own.
    pub(super) fn is_own(&self, seat: Seat) -> bool {
        self.view.viewer == Viewer::Seat(seat)
    }

    /// Returns the seat that decides next and the reason, or `None` if no seat decides.
    pub(super) fn asked(&self) -> Option<(Seat, Why)> {
        rules::asked_at(self.game, self.board)
    }

    /// Returns the question that the viewer has to answer, if there is one, with the viewer's seat.
    pub(super) fn own_question(&self) -> Option<(Seat, Ask)> {
        match self.asked()? {
            (seat, Why::Question(ask)) if self.is_own(seat) => Some((seat, ask)),
            (_, Why::Question(_) | Why::Window(_) | Why::Actions | Why::Bonus) => None,
        }
    }

    /// Returns the card or Location whose text runs in a frame.
    pub(super) fn source(&self, frame: FrameId) -> Option<Source> {
        self.board.frames.get(frame.index()).map(|frame| frame.script.of)
    }
}
