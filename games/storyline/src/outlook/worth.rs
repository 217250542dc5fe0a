//! What each card is worth in a hand: what it would bring on the table, less its cost.

mod text;

use crate::{At, Bag, Board, CardId, Catalog, Kind, Library, Storyline, View, Word};
use kernel::Seat;

/// Told once, with the cards of a table.
#[derive(Clone, Debug)]
pub(crate) struct Worths {
    /// Of each card, in tenths of a point of Vitality.
    cards: Vec<i32>,
    /// Of a card of each Library, on the mean: so much is one worth that nobody has seen.
    means: Vec<i32>,
    /// Titles of which one copy may be in play (rules 29 and 36).
    singles: Bag,
    /// What needs a Character with Sorcery (rules 27).
    spells: Bag,
}

/// What a Character brings as it is played, in tenths: for each point of its Vitality, and for the die.
const VITALITY: i32 = 8;
const DIE: i32 = 8;
const COST: i32 = 6;
/// More than so many cards are not played in a turn.
const HANDFUL: usize = 6;
/// No card counts for more.
const MOST: i32 = 40;

impl Worths {
    pub(crate) fn of(catalog: &Catalog) -> Worths {
        let cards: Vec<i32> = catalog.ids().map(|card| worth(catalog, card)).collect();
        let titles = |wanted: &dyn Fn(CardId) -> bool| {
            catalog.ids().filter(|card| wanted(*card)).map(|card| (card, 3)).collect()
        };
        let kind = |card: CardId| catalog.card(card).kind;
        Worths {
            means: catalog.libraries().iter().map(|library| mean(library, &cards)).collect(),
            singles: titles(&|card| {
                matches!(kind(card), Kind::Character { .. } | Kind::Object) && !catalog.card(card).is(Word::MULTIPLE)
            }),
            spells: titles(&|card| crate::sheets::needs_sorcery(kind(card), catalog.card(card).words)),
            cards,
        }
    }

    /// Of the best few cards of a hand together: those that are known as what they are, and the others as the mean.
    pub(crate) fn hand(&self, game: &Storyline, view: &View, seat: Seat) -> i32 {
        let hand = &view.hands[seat];
        let mut counts = [0u8; MOST as usize + 1];
        let known = hand.cards.hand;
        let idle = self.idle(game, &view.board);
        for (card, copies) in known.iter() {
            let worth = if idle.contains(card) { 0 } else { self.cards[card.index()] };
            counts[worth as usize] += copies;
        }
        let mean = self.means[game.libraries[seat].min(self.means.len() - 1)];
        counts[mean as usize] += hand.count.saturating_sub(known.len() as u8);
        let (mut left, mut sum) = (HANDFUL, 0);
        for (worth, count) in counts.iter().enumerate().rev() {
            let taken = usize::from(*count).min(left);
            sum += worth * taken;
            left -= taken;
        }
        sum as i32
    }

    /// Titles that nobody can play as the table lies.
    fn idle(&self, game: &Storyline, board: &Board) -> Bag {
        let mut idle = Bag::EMPTY;
        for (_, piece) in board.each() {
            idle.set(piece.card, 3);
        }
        let sorcerer = |game: &Storyline| {
            board.characters().any(|(_, piece)| piece.at != At::End && game.catalog.card(piece.card).is(Word::SORCERY))
        };
        let idle = idle.of(self.singles);
        if self.spells.is_empty() || sorcerer(game) { idle } else { idle.plus(self.spells) }
    }
}

fn mean(library: &Library, worths: &[i32]) -> i32 {
    let copies: i32 = library.copies.iter().map(|(_, copies)| i32::from(*copies)).sum();
    let sum: i32 = library.copies.iter().map(|(card, copies)| worths[card.index()] * i32::from(*copies)).sum();
    sum / copies.max(1)
}

fn worth(catalog: &Catalog, card: CardId) -> i32 {
    let card = catalog.card(card);
    let printed = card.vitality().map_or(0, |vitality| DIE + VITALITY * i32::from(vitality));
    (printed + text::worth(&card.text) - COST * i32::from(card.cost)).clamp(0, MOST)
}
