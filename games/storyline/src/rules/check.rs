//! Q46: what is looked at after every change.

use super::Referee;
use crate::{At, Board, Event, Piece, PieceId, Pieces, SpotId, Storyline, Task, continuous, text_index::Topic};
use kernel::Sink;
use language::Reaction;

impl<S: Sink<Event>> Referee<'_, S> {
    /// Characters without Vitality are archived at the same time, and whatever its own text ends; then again.
    pub(super) fn check(&mut self) {
        self.hand_over();
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
    let in_danger = in_danger(game, board);
    let vitalities = continuous::vitalities(game, board, in_danger);
    let fallen = |(id, piece): &(PieceId, &Piece)| piece.at != At::End && vitalities[id.index()] <= 0;
    let doomed = board.those(in_danger).filter(fallen).map(|(id, _)| id).collect();
    let over = board.roster.ends.iter().filter(|id| continuous::ends(game, board, *id)).collect();
    (doomed, over)
}

/// Those that something in play may have taken Vitality from. Mostly there is nobody, and nothing to add up.
fn in_danger(game: &Storyline, board: &Board) -> Pieces {
    let mut marked: Pieces = board.lasting.iter().map(|lasts| lasts.on).collect();
    let mut harmed = [false; SpotId::MOST];
    for (id, piece) in board.those(board.roster.about(Topic::Harm)) {
        let entry = game.texts.card(piece.card);
        if entry.far.has(Topic::Harm) {
            return board.roster.characters;
        }
        marked.insert(id);
        if let At::On(bearer) = piece.at {
            marked.insert(bearer);
        }
        if let Some(spot) = board.spot_of(id)
            && entry.here.has(Topic::Harm)
        {
            harmed[spot.index()] = true;
        }
    }
    let harms = |spot: SpotId| {
        let location = board.location(spot);
        harmed[spot.index()] || location.is_some_and(|location| game.texts.location(location).stands.has(Topic::Harm))
    };
    let frail = |piece: &Piece| game.catalog.card(piece.card).vitality() == Some(0);
    let endangered = |(id, piece): &(PieceId, &Piece)| {
        marked.contains(*id) || frail(piece) || matches!(piece.at, At::Spot(spot) if harms(spot))
    };
    board.characters().filter(endangered).map(|(id, _)| id).collect()
}
