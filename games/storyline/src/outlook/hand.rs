//! The value of a hand for bots.

use crate::{At, Bag, Board, Storyline, View, worths::MOST};
use kernel::Seat;
use language::Word;

/// The greatest number of cards of a hand that count. A turn seldom plays more cards.
const HANDFUL: usize = 6;

/// Returns the value of the best cards of a hand, in tenths of a point of Vitality. Only the best `HANDFUL` cards
/// count. A card that the viewer does not know has the mean value of the cards in its Library.
pub(crate) fn worth(game: &Storyline, view: &View, seat: Seat) -> i32 {
    let worths = &game.worths;
    let hand = &view.hands[seat];
    let mut counts = [0u8; MOST as usize + 1];
    let known = hand.cards.hand;
    let idle = idle(game, &view.board);
    for (card, copies) in known.iter() {
        let worth = if idle.contains(card) { 0 } else { worths.cards[card.index()] };
        counts[worth as usize] += copies;
    }
    let mean = worths.means[game.libraries[seat].min(worths.means.len() - 1)];
    counts[mean as usize] += hand.count.saturating_sub(known.len() as u8);
    let (mut left, mut sum) = (HANDFUL, 0);
    for (worth, count) in counts.iter().enumerate().rev() {
        let taken = usize::from(*count).min(left);
        sum += worth * taken;
        left -= taken;
    }
    sum as i32
}

/// Returns the titles that cannot be played in this position.
fn idle(game: &Storyline, board: &Board) -> Bag {
    let worths = &game.worths;
    let mut idle = Bag::EMPTY;
    for (_, piece) in board.each() {
        idle.set(piece.card, 3);
    }
    let sorcerer = |game: &Storyline| {
        board.characters().any(|(_, piece)| piece.at != At::End && game.catalog.card(piece.card).is(Word::SORCERY))
    };
    let idle = idle.of(worths.singles);
    if worths.spells.is_empty() || sorcerer(game) { idle } else { idle.plus(worths.spells) }
}
