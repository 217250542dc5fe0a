//! The check of the position that follows every change (Q46).

use super::{Referee, fall::Exit};
use crate::{
    At, Board, Event, Piece, PieceId, Pieces, SpotId, Storyline, Task, continuous, roster::Speakers, text_index::Topic,
};
use kernel::{MAX_SEATS, Sink};
use language::{Lasting, Reaction};

impl<S: Sink<Event>> Referee<'_, S> {
    /// Gives each Character to the Author who should control it now, and archives the cards whose own text ends them.
    /// Characters without Vitality are archived by a later task, because their controllers may react first. Another
    /// check follows each change.
    pub(super) fn check(&mut self) {
        self.hand_over();
        let (doomed, over) = doomed(self.game, &self.state.board);
        if !over.is_empty() {
            self.take_out(over, Exit::Archive);
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

    /// Archives those of the Characters in `pieces` that still have no Vitality.
    pub(super) fn bury(&mut self, pieces: Pieces) {
        let (still, _) = doomed(self.game, &self.state.board);
        self.take_out(still & pieces, Exit::Archive);
        self.push(Task::Check);
    }
}

/// Returns the Characters that have no Vitality left, and the cards whose own text ends them.
fn doomed(game: &Storyline, board: &Board) -> (Pieces, Pieces) {
    let in_danger = in_danger(game, board);
    let mut doomed = Pieces::NONE;
    if !in_danger.is_empty() {
        let vitalities = continuous::vitalities(game, board, in_danger);
        let fallen = |(id, piece): &(PieceId, &Piece)| piece.at != At::End && vitalities[id.index()] <= 0;
        doomed = board.those(in_danger).filter(fallen).map(|(id, _)| id).collect();
    }
    let over = board.roster.ends.iter().filter(|id| continuous::ends(game, board, *id)).collect();
    (doomed, over)
}

/// Returns the Characters that might have no Vitality left. In most positions the total that texts can take from each
/// Character is less than its printed Vitality. Then this function returns no Characters, and the exact Vitality need
/// not be computed.
fn in_danger(game: &Storyline, board: &Board) -> Pieces {
    let (mut on, mut everywhere) = ([0_u16; PieceId::MOST], 0);
    // For each place, the total that texts can take from the Vitality of each seat's Characters there.
    let mut at = [[0_u16; MAX_SEATS]; SpotId::MOST];
    let Speakers { all, here, far } = *board.roster.speakers(Topic::Harm);
    for (id, piece) in board.those(all) {
        let entry = game.texts.card(piece.card);
        let harm = u16::from(entry.harm);
        let spot = board.spot_of(id).filter(|_| here.contains(id));
        if far.contains(id) {
            everywhere += harm;
        } else if let Some(spot) = spot {
            // The total for this place counts for the card itself and for its bearer too, because both are at this
            // place.
            let spared = Some(piece.by.index()).filter(|_| entry.spares);
            let those = at[spot.index()].iter_mut().enumerate();
            those.filter(|(seat, _)| Some(*seat) != spared).for_each(|(_, sum)| *sum += harm);
        } else {
            on[id.index()] += harm;
            if let At::On(bearer) = piece.at {
                on[bearer.index()] += harm;
            }
        }
    }
    for lasts in &board.lasting {
        if let Lasting::Vitality(plus) = lasts.what {
            on[lasts.on.index()] += u16::from(plus.min(0).unsigned_abs());
        }
    }
    let endangered = |(id, piece): &(PieceId, &Piece)| {
        let here = if let At::Spot(spot) = piece.at {
            let location = board.location(spot).map_or(0, |location| game.texts.location(location).harm);
            at[spot.index()][piece.by.index()] + u16::from(location)
        } else {
            0
        };
        u16::from(game.texts.card(piece.card).vitality) <= on[id.index()] + here + everywhere
    };
    board.characters().filter(endangered).map(|(id, _)| id).collect()
}
