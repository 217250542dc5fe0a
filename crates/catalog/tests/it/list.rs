//! The lists of games and bots, and what is not in them.

use catalog::{GAMES, Level, OpenFault, Visitor, Wanted};
use kernel::{Lang, Options, Shelf, Tabletop};

#[test]
fn games_are_found_by_name() {
    for entry in GAMES {
        assert_eq!(catalog::game(entry.name).unwrap().name, entry.name);
        assert!(entry.fewest_seats <= entry.most_seats && !entry.title(Lang::Fr).is_empty());
    }
    let fault = catalog::open("chess", &Options::new(), Vec::new(), &Shelf::EMPTY).map(drop).unwrap_err();
    assert!(matches!(&fault, OpenFault::Game { expected, .. } if expected.contains("draft")), "{fault}");
}

#[test]
fn a_game_says_what_it_is_and_who_plays_what() {
    for entry in GAMES {
        let [english, french] = [Lang::En, Lang::Fr].map(|lang| entry.about(lang));
        assert!(english.ends_with('.') && french.ends_with('.') && english != french, "{english} {french}");
    }
    let titles = |name: &str, lang| catalog::game(name).unwrap().seat_titles(lang);
    assert_eq!(titles("duel", Lang::En), ["Good", "Evil"]);
    assert_eq!(titles("duel", Lang::Fr), ["Le Bien", "Le Mal"]);
    assert!(titles("draft", Lang::En).is_empty(), "its seats are alike");
}

#[test]
fn where_seats_have_names_each_has_one_of_its_own() {
    for entry in GAMES {
        for lang in [Lang::En, Lang::Fr] {
            let mut titles = entry.seat_titles(lang);
            assert!(titles.is_empty() || titles.len() == entry.most_seats, "{titles:?}");
            titles.sort_unstable();
            titles.dedup();
            assert!(titles.is_empty() || titles.len() == entry.most_seats, "no name is there twice");
        }
    }
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
    let visit =
        |game, seats| catalog::visit(Wanted { game, options: &Options::new(), seats, shelf: &Shelf::EMPTY }, Name);
    assert_eq!(visit("draft", 3), Ok(("draft", 3)));
    let fault = visit("draft", 9).unwrap_err();
    assert_eq!(fault.to_string(), "9 seats; expected 2 to 4");
    let fault = visit("duel", 3).unwrap_err();
    assert_eq!(fault.to_string(), "3 seats; expected 2");
    assert!(matches!(visit("", 3), Err(OpenFault::Game { .. })));
}

#[test]
fn cards_have_their_own_ids_and_words_in_both_languages() {
    for entry in GAMES {
        let list = entry.cards(&Options::new(), &Shelf::EMPTY).unwrap();
        let mut ids: Vec<&str> = list.cards.iter().map(|card| card.id.as_str()).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), list.cards.len());
        assert!(list.cards.iter().all(|card| card.words.en != card.words.fr && !card.notation.is_empty()));
    }
}
