//! The book of cards as a host serves it.

use kernel::Shelf;
use protocol::{BookCard, BookGame, CardBook, Ruling};

/// Returns every card that can be played with these packs, in both languages, as one line of JSON.
pub fn card_book(shelf: &Shelf) -> String {
    let ruling = |rule: catalog::Ruling| Ruling { section: rule.section, number: rule.number, text: rule.text };
    let card = |card: catalog::BookCard| BookCard {
        set: card.set,
        page: card.page,
        rulings: card.rulings.into_iter().map(ruling).collect(),
    };
    let game = |game: catalog::GameCards| BookGame {
        game: game.game.to_owned(),
        title: game.title,
        cards: game.cards.into_iter().map(card).collect(),
    };
    let book = CardBook { games: catalog::card_book(shelf).into_iter().map(game).collect() };
    serde_json::to_string(&book).expect("the book is plain JSON")
}
