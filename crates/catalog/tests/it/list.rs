//! Tests of the lists of games and bots, and of names that are not in them.

use catalog::{GAMES, Level, OpenFault, Visitor, Wanted};
use kernel::{CardText, Lang, OptionValue, Options, Shelf, Tabletop};

#[test]
fn four_games_are_offered_each_under_its_own_name() {
    let names: Vec<&str> = GAMES.iter().map(|entry| entry.name).collect();
    assert_eq!(names, ["draft", "duel", "oz", "epic"]);
    let titles: Vec<String> = GAMES.iter().map(|entry| entry.title(Lang::En)).collect();
    assert_eq!(titles, ["Oz", "Good against Evil", "The Card Game of Oz", "Epic Card Game"]);
    let mut abouts: Vec<String> =
        GAMES.iter().flat_map(|entry| [Lang::En, Lang::Fr].map(|lang| entry.about(lang))).collect();
    abouts.sort_unstable();
    abouts.dedup();
    assert_eq!(abouts.len(), 8, "each game has a sentence of its own in each language");
}

#[test]
fn each_game_offers_its_own_options_only() {
    let options = |name: &str| -> Vec<String> {
        let specs = catalog::game(name).unwrap().options(Lang::En, &Shelf::EMPTY);
        specs.into_iter().map(|spec| spec.name).collect()
    };
    let shared = ["mode", "length", "roundCap", "sorceryOwn", "aliases"];
    assert_eq!(
        options("oz"),
        ["pack", "mode", "length", "roundCap"],
        "its cards need no Sorcery and have one name each"
    );
    assert_eq!(options("epic"), [&["library1", "library2", "library3", "library4"][..], &shared].concat());
    assert!(!options("draft").iter().chain(&options("duel")).any(|name| shared.contains(&name.as_str())));
}

#[test]
fn an_option_of_another_game_is_refused_by_name() {
    let refused = |game: &str, option: &str, word: &str| {
        let options = Options::from([(option.to_owned(), OptionValue::Word(word.to_owned()))]);
        let seats = vec!["Ann".into(), "Ben".into()];
        catalog::open(game, &options, seats, &Shelf::EMPTY).map(drop).unwrap_err().to_string()
    };
    assert_eq!(
        refused("oz", "library1", "storybook-friends"),
        "option \"library1\" is not known; expected pack, mode, length, roundCap, sorceryOwn, aliases"
    );
    assert_eq!(
        refused("epic", "pack", "oz-core"),
        "option \"pack\" is not known; expected library1, library2, library3, library4, mode, length, roundCap, sorceryOwn, aliases"
    );
    assert!(refused("oz", "profile", "epic").starts_with("option \"profile\" is not known; expected pack, "));
}

#[test]
fn a_record_says_which_of_the_games_was_played() {
    for name in ["oz", "epic"] {
        let table = catalog::open(name, &Options::new(), vec!["Ann".into(), "Ben".into()], &Shelf::EMPTY).unwrap();
        assert_eq!(table.header().game, name);
        let again = catalog::read_record(catalog::write_record(&*table), &Shelf::EMPTY).unwrap();
        assert_eq!(again.header(), table.header());
    }
    let old = r#"{"brickroad":1,"game":"storyline","options":{"profile":"epic"},"seats":["Ann","Ben"]}"#;
    let fault = catalog::read_record(old, &Shelf::EMPTY).map(drop).unwrap_err();
    assert_eq!(fault.to_string(), "line 1: the game \"storyline\" is not known; expected draft, duel, oz or epic");
}

#[test]
fn games_are_found_by_name() {
    for entry in GAMES.iter() {
        assert_eq!(catalog::game(entry.name).unwrap().name, entry.name);
        assert!(entry.fewest_seats <= entry.most_seats && !entry.title(Lang::Fr).is_empty());
    }
    let fault = catalog::open("chess", &Options::new(), Vec::new(), &Shelf::EMPTY).map(drop).unwrap_err();
    assert_eq!(fault.to_string(), "the game \"chess\" is not known; expected draft, duel, oz or epic");
}

#[test]
fn a_game_tells_its_description_and_its_sides() {
    for entry in GAMES.iter() {
        let [english, french] = [Lang::En, Lang::Fr].map(|lang| entry.about(lang));
        assert!(english.ends_with('.') && french.ends_with('.') && english != french, "{english} {french}");
    }
    let titles = |name: &str, lang| catalog::game(name).unwrap().seat_titles(lang);
    assert_eq!(titles("duel", Lang::En), ["Good", "Evil"]);
    assert_eq!(titles("duel", Lang::Fr), ["Le Bien", "Le Mal"]);
    assert!(titles("draft", Lang::En).is_empty(), "its seats are alike");
}

#[test]
fn seats_with_titles_have_different_ones() {
    for entry in GAMES.iter() {
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

/// A visitor that returns the name and the number of seats of its game.
struct Name;

impl Visitor for Name {
    type Out = (&'static str, usize);

    fn visit<G: Tabletop>(self, game: G) -> Self::Out {
        (game.name(), game.seats())
    }
}

#[test]
fn a_visitor_meets_the_game_with_its_type() {
    let visit =
        |game, seats| catalog::visit(Wanted { game, options: &Options::new(), seats, shelf: &Shelf::EMPTY }, Name);
    for game in ["draft", "oz", "epic"] {
        assert_eq!(visit(game, 3), Ok((game, 3)));
    }
    let fault = visit("draft", 9).unwrap_err();
    assert_eq!(fault.to_string(), "9 seats; expected 2 to 4");
    let fault = visit("duel", 3).unwrap_err();
    assert_eq!(fault.to_string(), "3 seats; expected 2");
    assert!(matches!(visit("", 3), Err(OpenFault::Game { .. })));
}

#[test]
fn cards_have_their_own_ids_and_words_in_both_languages() {
    for entry in GAMES.iter() {
        let list = entry.cards(&Options::new(), &Shelf::EMPTY).unwrap();
        let mut ids: Vec<&str> = list.cards.iter().map(|card| card.id.as_str()).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), list.cards.len());
        for CardText { id, notation, words, .. } in &list.cards {
            assert_ne!(words.en, words.fr, "{} {id}", entry.name);
            let says = !notation.is_empty() || words.en == "No special ability.";
            assert!(says, "{} {id}: {words:?}", entry.name);
        }
    }
}
