//! Tests of the book of cards.

use catalog::{GameCards, card_book};
use kernel::{Face, Shelf, Wording};
use std::collections::BTreeSet;

fn book() -> Vec<GameCards> {
    card_book(&Shelf::EMPTY)
}

fn title(face: &Face) -> &str {
    match face {
        Face::Up { title, .. } => title,
        Face::Down { .. } => "",
    }
}

#[test]
fn it_has_every_card_of_every_game_once() {
    let book = book();
    let count = |game: &str| book.iter().find(|cards| cards.game == game).unwrap().cards.len();
    // The draft has eight Characters and two sets of 48 Stories, the duel has 52 and 48 cards, and `oz` has 51 cards
    // and 14 Locations.
    assert_eq!([count("draft"), count("duel"), count("oz")], [8 + 2 * 48, 100, 51 + 14]);
    assert!(count("epic") > 150);
    for game in &book {
        let ids: BTreeSet<_> = game.cards.iter().map(|card| card.page.text.id.as_str()).collect();
        assert_eq!(ids.len(), game.cards.len(), "{}", game.game);
    }
}

#[test]
fn each_card_shows_its_front_with_a_title_in_both_languages() {
    for game in book() {
        for card in game.cards {
            let (page, game) = (card.page, game.game);
            let id = &page.text.id;
            assert!(!title(&page.face.en).is_empty() && !title(&page.face.fr).is_empty(), "{game} {id}");
            if let (Some(said), true) = (&page.text.title, game != "draft") {
                assert_eq!([title(&page.face.en), title(&page.face.fr)], [&said.en, &said.fr], "{game} {id}");
            }
            for term in page.terms {
                assert!(![&term.word.en, &term.word.fr, &term.means.en, &term.means.fr].contains(&&String::new()));
            }
        }
    }
}

#[test]
fn cards_of_a_set_by_choice_name_it_and_others_do_not() {
    let draft = book().into_iter().find(|cards| cards.game == "draft").unwrap();
    let sets: BTreeSet<_> = draft.cards.iter().map(|card| card.set.as_ref().map(|set| set.en.clone())).collect();
    assert_eq!(sets, [None, Some("Alternative".to_owned())].into());
}

#[test]
fn the_words_of_a_card_are_explained_and_the_rules_that_name_it_are_found() {
    let book = book();
    let card = |game: &str, id: &str| {
        let cards = &book.iter().find(|cards| cards.game == game).unwrap().cards;
        cards.iter().find(|card| card.page.text.id == id).unwrap()
    };
    let tin_woodman = card("oz", "O10");
    let words: Vec<&str> = tin_woodman.page.terms.iter().map(|term| term.word.en.as_str()).collect();
    assert_eq!(words, ["Prime", "Steadfast"]);
    let rulings = |game: &str, id: &str| -> Vec<String> {
        card(game, id).rulings.iter().map(|rule| format!("{} {}", rule.section.en, rule.number)).collect()
    };
    assert_eq!(rulings("oz", "O10"), ["Examples 11"]);
    assert_eq!(rulings("duel", "G35"), ["The rulings D28"]);
    let [desert] = &card("duel", "G35").rulings[..] else { panic!("one rule names the Deadly Desert") };
    assert!(desert.text.en.starts_with("Negating an attack (Deadly Desert)."));
    assert_eq!(desert.section.fr, "Les décisions");
    assert!(desert.text.fr.starts_with("Annuler une attaque (Désert mortel)."));
    // "King" occurs in no rule, although "king" and "making" do.
    assert_eq!(rulings("duel", "G46"), <[&str; 0]>::default());
}

#[test]
fn a_character_of_the_draft_has_words_although_its_front_has_none() {
    let draft = book().into_iter().find(|cards| cards.game == "draft").unwrap();
    let dorothy = &draft.cards[0].page;
    assert_eq!(title(&dorothy.face.en), "Dorothy");
    assert_eq!(dorothy.text.words.en, Wording::plain("9 cards in the deck, or 6 with two players."));
}
