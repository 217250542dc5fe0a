//! The lists of games and bots, and what is not in them.

use catalog::{GAMES, Level, OpenFault, Visitor};
use kernel::{Lang, Options, Tabletop};

#[test]
fn games_are_found_by_name() {
    for entry in GAMES {
        assert_eq!(catalog::game(entry.name).unwrap().name, entry.name);
        assert!(entry.fewest_seats <= entry.most_seats && !entry.title(Lang::Fr).is_empty());
    }
    let fault = catalog::open("chess", &Options::new(), Vec::new()).map(drop).unwrap_err();
    assert!(matches!(&fault, OpenFault::Game { expected, .. } if expected.contains("draft")), "{fault}");
}

#[test]
fn every_bot_offered_is_one_that_plays() {
    let (english, french) = (catalog::bots(Lang::En), catalog::bots(Lang::Fr));
    assert!(english.iter().map(|bot| &bot.level).eq(french.iter().map(|bot| &bot.level)));
    for bot in english.iter().chain(&french) {
        assert_eq!(bot.level.parse::<Level>().unwrap().to_string(), bot.level);
        assert!(!bot.label.is_empty() && bot.help.ends_with('.'));
    }
}

/// Says what it was called with.
struct Name;

impl Visitor for Name {
    type Out = (&'static str, usize);

    fn visit<G: Tabletop>(self, game: G) -> Self::Out {
        (G::NAME, game.seats())
    }
}

#[test]
fn a_visitor_meets_the_game_with_its_type() {
    assert_eq!(catalog::visit("draft", &Options::new(), 3, Name), Ok(("draft", 3)));
    let fault = catalog::visit("draft", &Options::new(), 9, Name).unwrap_err();
    assert_eq!(fault.to_string(), "9 seats; expected 2 to 4");
    assert!(matches!(catalog::visit("", &Options::new(), 3, Name), Err(OpenFault::Game { .. })));
}

#[test]
fn cards_have_their_own_ids_and_words_in_both_languages() {
    for entry in GAMES {
        let list = entry.cards(&Options::new()).unwrap();
        let mut ids: Vec<&str> = list.cards.iter().map(|card| card.id.as_str()).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), list.cards.len());
        assert!(list.cards.iter().all(|card| card.words.en != card.words.fr && !card.notation.is_empty()));
    }
}
