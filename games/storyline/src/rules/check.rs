//! The check of the state after every change (Q46).

use super::Referee;
use crate::{
    At, Board, Event, Piece, PieceId, Pieces, SpotId, Storyline, Task, continuous, roster::Speakers, text_index::Topic,
};
use kernel::Sink;
use language::Reaction;

impl<S: Sink<Event>> Referee<'_, S> {
    /// Archives at once the Characters without Vitality and the cards that end by their own text, and then checks
    /// again.
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

    /// Archives those of these Characters that still have no Vitality.
    pub(super) fn bury(&mut self, pieces: Pieces) {
        let (still, _) = doomed(self.game, &self.state.board);
        for piece in (still & pieces).iter() {
            self.archive(piece);
        }
        self.push(Task::Check);
    }
}

/// Returns the Characters without Vitality, and the cards that end by their own text.
fn doomed(game: &Storyline, board: &Board) -> (Pieces, Pieces) {
    let in_danger = in_danger(game, board);
    let vitalities = continuous::vitalities(game, board, in_danger);
    let fallen = |(id, piece): &(PieceId, &Piece)| piece.at != At::End && vitalities[id.index()] <= 0;
    let doomed = board.those(in_danger).filter(fallen).map(|(id, _)| id).collect();
    let over = board.roster.ends.iter().filter(|id| continuous::ends(game, board, *id)).collect();
    (doomed, over)
}

/// Returns the Characters that may have no Vitality left. In most positions there are none, and nothing has to be added
/// up: no card in play takes Vitality from them, or all together take less than they have.
fn in_danger(game: &Storyline, board: &Board) -> Pieces {
    let lasting: Pieces = board.lasting.iter().map(|lasts| lasts.on).collect();
    let Speakers { all, here, far } = *board.roster.speakers(Topic::Harm);
    let (mut reached, mut harmed, mut harm) = (Pieces::NONE, [false; SpotId::MOST], 0);
    for (id, piece) in board.those(all) {
        harm += u16::from(game.texts.card(piece.card).harm);
        reached.insert(id);
        if let At::On(bearer) = piece.at {
            reached.insert(bearer);
        }
        if let Some(spot) = board.spot_of(id).filter(|_| here.contains(id)) {
            harmed[spot.index()] = true;
        }
    }
    let endangered = |(id, piece): &(PieceId, &Piece)| {
        let printed = game.catalog.card(piece.card).vitality().unwrap_or_default();
        let spot = if let At::Spot(spot) = piece.at { Some(spot) } else { None };
        let location = spot.and_then(|spot| board.location(spot)).map_or(0, |at| game.texts.location(at).harm);
        let is_harmed = spot.is_some_and(|spot| harmed[spot.index()]);
        let is_reached = !far.is_empty() || reached.contains(*id) || is_harmed || location > 0;
        let is_weaker = u16::from(printed) <= harm + u16::from(location);
        printed == 0 || lasting.contains(*id) || is_reached && is_weaker
    };
    board.characters().filter(endangered).map(|(id, _)| id).collect()
}
