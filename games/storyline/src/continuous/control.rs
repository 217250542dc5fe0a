//! The control of cards (Q72).

use super::is_blank;
use crate::{At, Board, PieceId, Storyline};
use kernel::Seat;
use language::Lasting;

/// Returns the Author who should now control a card in play. A temporary gift of control has precedence over an
/// attached card that gives control, and the last of several gifts or attached cards has precedence over the earlier
/// ones. A card at The End, and a card that is not a Character, keeps its controller.
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
