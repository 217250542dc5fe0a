//! The normal steps that an Author's Characters can take (rule 33, Q19, Q21, Q29).

use super::reach::next_place;
use crate::{
    Action, Board, Heading, PieceId, Pieces, Storyline,
    continuous::{self, Tolls},
};
use kernel::Seat;

/// The cost of a step as a Story Action, in Story Points (rule 15).
pub(crate) const STEP_COST: u8 = 1;

/// Returns the possible steps of a seat, each with true if `points` is enough to pay for it. `bonus` is true in Bonus
/// Movement.
pub(super) fn steps<'a>(
    game: &'a Storyline,
    board: &'a Board,
    (seat, bonus): (Seat, bool),
    points: u8,
) -> impl Iterator<Item = (Action, bool)> + 'a {
    let base = if bonus { 0 } else { STEP_COST };
    let own = if base <= points { walkers(game, board, (seat, bonus)) } else { Pieces::NONE };
    let tolls = Tolls::of(game, board);
    own.iter().flat_map(move |piece| steps_of((game, board), piece, (base, tolls), points)).flatten()
}

/// Returns the Characters that may take a step in some direction.
fn walkers(game: &Storyline, board: &Board, (seat, bonus): (Seat, bool)) -> Pieces {
    let mut own: Pieces = board.characters_of(seat).map(|(id, _)| id).collect();
    if bonus {
        let turn = &board.this_turn;
        let strides = turn.striding.map_or(Pieces::NONE, |(piece, ..)| Pieces::only(piece));
        own = own - (turn.moved - strides);
    }
    if own.is_empty() { own } else { own - continuous::rooted(game, board, own) }
}

#[inline]
fn steps_of(
    (game, board): (&Storyline, &Board),
    piece: PieceId,
    (base, tolls): (u8, Tolls),
    points: u8,
) -> [Option<(Action, bool)>; 2] {
    let turn = &board.this_turn;
    // A Character that has used its Bonus Movement, but may go on with STRIDE, must keep its direction.
    let only = turn.striding.filter(|(id, ..)| *id == piece && turn.moved.contains(piece));
    let most = u16::from(base) + tolls.most(game, board, piece);
    // The cost to leave the Location is the same in both directions, so it is computed once.
    let mut known = None;
    Heading::BOTH.map(|heading| {
        if only.is_some_and(|(_, way, _)| way != heading) {
            return None;
        }
        let to = next_place(game, board, piece, heading)?;
        if !to.is_none_or(|spot| continuous::may_enter(game, board, piece, spot)) {
            return None;
        }
        let mut pays = || {
            let leave = base + *known.get_or_insert_with(|| continuous::leave_cost(game, board, piece));
            let enter = || to.map_or(0, |spot| continuous::enter_cost(game, board, piece, spot));
            leave <= points && leave.saturating_add(enter()) <= points
        };
        let most = most + to.map_or(0, |spot| continuous::most_to_enter(game, board, spot));
        let pays = most <= u16::from(points) || pays();
        Some((Action::Step { piece, ahead: heading.is_ahead() }, pays))
    })
}
