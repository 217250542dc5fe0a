//! Q46: what is looked at after every change.

use super::Referee;
use crate::{At, Board, Event, Piece, PieceId, Pieces, Reaction, Storyline, Task, sheets::Topics, standing};
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
    let fallen = |id: &PieceId| standing::vitality(game, board, *id) <= 0;
    let doomed = in_danger(game, board).iter().filter(fallen).collect();
    let over = board.each().filter(|(id, _)| standing::ends(game, board, *id)).map(|(id, _)| id).collect();
    (doomed, over)
}

/// Those that something in play may have taken Vitality from. Mostly there is nobody, and nothing to add up.
fn in_danger(game: &Storyline, board: &Board) -> Pieces {
    let sheet = |piece: &Piece| game.sheets.card(piece.card);
    let everybody = board.each().any(|(_, piece)| sheet(piece).far.meet(Topics::HARM));
    let mut marked: Pieces = board.lasting.iter().map(|lasts| lasts.on).collect();
    for (_, piece) in board.borne.iter().filter_map(|id| Some((id, board.piece(id)?))) {
        if let At::On(bearer) = piece.at
            && sheet(piece).stands.meet(Topics::HARM)
        {
            marked.insert(bearer);
        }
    }
    let harms_here = |piece: &Piece| {
        let At::Spot(spot) = piece.at else { return false };
        board.location(spot).is_some_and(|location| game.sheets.location(location).stands.meet(Topics::HARM))
    };
    let endangered = |(id, piece): &(PieceId, &Piece)| {
        game.is_character(piece.card)
            && piece.at != At::End
            && (everybody
                || marked.contains(*id)
                || sheet(piece).stands.meet(Topics::HARM)
                || game.catalog.card(piece.card).vitality().is_some_and(|printed| printed == 0)
                || harms_here(piece))
    };
    board.each().filter(endangered).map(|(id, _)| id).collect()
}
