//! The control of cards (Q72).

use super::is_blank;
use crate::{At, Board, PieceId, Storyline};
use kernel::Seat;
use language::Lasting;

/// Returns the Author who should now control a card in play. A temporary gift has precedence over an attached card, and
/// the last of several gifts over the earlier ones.
pub(crate) fn controller_now(game: &Storyline, board: &Board, id: PieceId) -> Option<Seat> {
    let piece = board.piece(id)?;
    if piece.at == At::End || !game.is_character(piece.card) {
        return Some(piece.by);
    }
    let given = board.lasting.iter().rev().find(|lasts| lasts.on == id && lasts.what == Lasting::Control);
    let attached = || {
        let holds = |(effect, other): &(PieceId, &crate::Piece)| {
            game.texts.card(other.card).controls && !is_blank(game, board, *effect)
        };
        board.attached(id).filter(holds).last().map(|(_, other)| other.by)
    };
    Some(given.map(|lasts| lasts.seat).or_else(attached).unwrap_or(piece.own))
}
