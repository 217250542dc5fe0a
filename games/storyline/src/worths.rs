//! The value of each card in a hand: the gain from playing it, less its cost. The values are computed once for the
//! cards of a table.

mod text;

use crate::Bag;
use language::{CardId, Catalog, Kind, Library, Word};

/// The values of the cards of a table.
#[derive(Clone, Debug)]
pub(crate) struct Worths {
    /// The value of each card in the catalog, in tenths of a point of Vitality.
    pub(crate) cards: Vec<i32>,
    /// The mean value of the cards in each Library, which is the value of an unknown card.
    pub(crate) means: Vec<i32>,
    /// The titles of which only one copy may be in play (rules 29 and 36).
    pub(crate) singles: Bag,
    /// The cards that need a Character with Sorcery (rule 27).
    pub(crate) spells: Bag,
}

/// The value of each point of a played Character's Vitality, in tenths of a point.
const VITALITY: i32 = 8;
/// The value of the gold die that a played Character brings, in tenths of a point.
const DIE: i32 = 8;
/// The value of each Story Point that a card costs, in tenths of a point.
const COST: i32 = 6;
/// The greatest value of a card, in tenths of a point of Vitality.
pub(crate) const MOST: i32 = 40;

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
            spells: titles(&|card| crate::text_index::needs_sorcery(kind(card), catalog.card(card).words)),
            cards,
        }
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
