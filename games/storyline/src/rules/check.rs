//! Q46: what is looked at after every change.

use super::Referee;
use crate::{Board, Event, PieceId, Pieces, Reaction, Storyline, Task, standing};
use kernel::Sink;

impl<S: Sink<Event>> Referee<'_, S> {
    /// Characters without Vitality are archived at the same time, and whatever its own text ends; then again.
    pub(super) fn check(&mut self) {
        let (doomed, over) = doomed(self.game, &self.state.board);
        over.iter().for_each(|piece| self.archive(piece));
        if !over.is_empty() {
            self.push(Task::Check);
        }
        if doomed.is_empty() {
            return;
        }
        self.push(Task::Bury(doomed));
        for piece in doomed.iter() {
            if let Some(seat) = self.state.board.controller(piece) {
                self.ask_seat_to_react(Reaction::Fall, seat, Some(piece), None);
            }
        }
    }

    /// Those of them that still have no Vitality.
    pub(super) fn bury(&mut self, pieces: Pieces) {
        let (still, _) = doomed(self.game, &self.state.board);
        for piece in (still & pieces).iter() {
            self.archive(piece);
        }
        self.push(Task::Check);
    }
}

/// Characters of no Vitality, and cards that end by their own text.
fn doomed(game: &Storyline, board: &Board) -> (Pieces, Pieces) {
    let fallen = |id: PieceId, piece: &crate::Piece| {
        game.is_character(piece.card) && piece.at != crate::At::End && standing::vitality(game, board, id) <= 0
    };
    let doomed = board.each().filter(|(id, piece)| fallen(*id, piece)).map(|(id, _)| id).collect();
    let over = board.each().filter(|(id, _)| standing::ends(game, board, *id)).map(|(id, _)| id).collect();
    (doomed, over)
}
