//! Changes of the control of cards, to another Author and back (Q72).

use super::Referee;
use crate::{Ask, At, Event, PieceId, Pieces, Question, Task, continuous};
use kernel::{Seat, Sink};
use language::{Kind, Lasting};

impl<S: Sink<Event>> Referee<'_, S> {
    /// Gives each Character to the Author who should control it now.
    pub(super) fn hand_over(&mut self) {
        if !self.game.texts.controls {
            return;
        }
        let board = &self.state.board;
        // Usually no text gives control. Then only Characters whose controller is not their owner may have to be given
        // back.
        let given = board.lasting.iter().any(|lasts| lasts.what == Lasting::Control)
            || board.those(board.borne).any(|(_, piece)| self.game.texts.card(piece.card).controls);
        let asked: Pieces =
            board.characters().filter(|(_, piece)| given || piece.by != piece.own).map(|(id, _)| id).collect();
        for id in asked.iter() {
            let now = continuous::controller_now(self.game, &self.state.board, id);
            if let Some(seat) = now.filter(|seat| self.state.board.controller(id) != Some(*seat)) {
                self.comes_under(id, seat);
            }
        }
    }

    fn comes_under(&mut self, id: PieceId, seat: Seat) {
        let (game, board) = (self.game, &self.state.board);
        let is_object = |piece: &crate::Piece| game.catalog.card(piece.card).kind == Kind::Object;
        let borne: Pieces = board.attached(id).filter(|(_, piece)| is_object(piece)).map(|(id, _)| id).collect();
        if let Some(piece) = &mut self.board().pieces[id.index()] {
            piece.by = seat;
        }
        for object in borne.iter() {
            if let Some(piece) = &mut self.board().pieces[object.index()] {
                (piece.by, piece.own) = (seat, seat);
            }
        }
        self.goes_nowhere(id);
        let Some(piece) = self.state.board.piece(id).copied() else { return };
        self.tell(Event::Controlled { seat, piece: id, card: piece.card });
        self.push(Task::Check);
        // A Character cannot be outside the Storyline of its controller (rule 52).
        if let At::Spot(spot) = piece.at
            && self.game.road.position(seat, spot).is_none()
        {
            self.come_home(id, piece);
        }
    }

    /// Ends the moves of a Character whose controller changes, because ahead and back are other directions for the new
    /// controller.
    fn goes_nowhere(&mut self, id: PieceId) {
        self.board().enters_only(id, None);
        if self.state.board.this_turn.striding.is_some_and(|(piece, ..)| piece == id) {
            self.board().this_turn.striding = None;
        }
        self.board().agenda.retain(|task| match task {
            Task::Walk { ahead, back, .. } | Task::Pace { ahead, back } => {
                ahead.remove(id);
                back.remove(id);
                true
            }
            Task::SetOut { on, .. } => {
                on.remove(id);
                true
            }
            Task::Go { piece, .. } | Task::Enter { piece, .. } => *piece != id,
            Task::Ask(Question { ask, .. }) => !matches!(
                ask,
                Ask::Distance { piece, .. } | Ask::Follow { piece, .. } | Ask::EnterCost { piece, .. } if *piece == id
            ),
            Task::Draw { .. }
            | Task::Dice { .. }
            | Task::TurnUp { .. }
            | Task::Refill(_)
            | Task::Peek { .. }
            | Task::Resolve { .. }
            | Task::Shelve { .. }
            | Task::Run { .. }
            | Task::Apply { .. }
            | Task::Befall { .. }
            | Task::EndFrame
            | Task::Trigger { .. }
            | Task::Arrive { .. }
            | Task::Arrivals(_)
            | Task::Homing { .. }
            | Task::Titling { .. }
            | Task::Check
            | Task::Bury(_)
            | Task::Start(_) => true,
        });
    }
}
