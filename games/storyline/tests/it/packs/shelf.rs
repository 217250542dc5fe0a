//! Packs of one's own at table set-up: which are offered, and what is played with them.

use super::{built_in, own::own, pooled::mine};
use kernel::{Game, Lang, OptionKind, OptionValue, Options, Seat, Shelf, Tabletop, Words};
use storyline::{Catalog, Profile, Storyline};

/// A shelf with these packs.
fn shelf(packs: &[(&str, &str)]) -> Shelf {
    let mut shelf = Shelf::EMPTY;
    packs.iter().for_each(|(key, text)| shelf.lay(key, text.as_bytes()).unwrap());
    shelf
}

/// One pack of `oz`, one Library of `epic`, two in one file, and one that is faulty.
fn full() -> Shelf {
    let two = built_in(Profile::Epic).replace("epic-starter", "two").replace("Storybook Friends", "Friends");
    shelf(&[("hens", &own("")), ("mine", &mine()), ("bad", "[pack]"), ("two", &two)])
}

/// A Library of its own with one card more, under this title.
fn fuller(title: &str) -> String {
    mine().replacen("copies = 1", "copies = 2", 1).replace("Storybook Friends", title)
}

fn words(name: &str, lang: Lang, shelf: &Shelf) -> Vec<(String, String)> {
    let spec = Storyline::option_specs(lang, shelf).into_iter().find(|spec| spec.name == name).unwrap();
    match spec.kind {
        OptionKind::OneOf { words } => words,
        OptionKind::Flag | OptionKind::Number { .. } => panic!("{name} is no choice between words"),
    }
}

fn options(asked: &[(&str, &str)]) -> Options {
    asked.iter().map(|(name, word)| ((*name).to_owned(), OptionValue::Word((*word).to_owned()))).collect()
}

fn open(asked: &[(&str, &str)], shelf: &Shelf) -> Storyline {
    Storyline::open(&options(asked), 2, shelf).unwrap()
}

fn refused(asked: &[(&str, &str)], shelf: &Shelf) -> String {
    Storyline::open(&options(asked), 2, shelf).unwrap_err().to_string()
}

/// What each seat plays with.
fn libraries(game: &Storyline) -> Vec<Words> {
    let state = game.start();
    let name = |seat| {
        let rest = state.libraries[seat].rest;
        let library =
            game.catalog().libraries().iter().find(|library| rest == library.copies.iter().copied().collect());
        library.unwrap().name.clone()
    };
    Seat::all(2).map(name).collect()
}

#[test]
fn a_pack_without_faults_is_offered_under_its_own_title() {
    let (full, empty) = (full(), &Shelf::EMPTY);
    assert_eq!(words("pack", Lang::Fr, empty), [("oz-core".into(), "Le paquet de base".into())]);
    let offered = words("pack", Lang::Fr, &full);
    assert_eq!(offered[1..], [("hens".to_owned(), "Le mien".to_owned())]);
    let [a, b] = ["libraryA", "libraryB"].map(|name| words(name, Lang::En, &full));
    assert_eq!(a, b);
    let [friends, wild, mine, two, other] = &a[..] else { panic!("{a:?}") };
    assert_eq!(friends.0, "storybook-friends");
    assert_eq!(friends.1, "Storybook Friends (storybook-friends)", "two have the same title");
    assert_eq!(wild.1, "Wild and Wicked (wild-and-wicked)");
    assert_eq!((mine.0.as_str(), mine.1.as_str()), ("mine", "Storybook Friends (mine)"));
    assert_eq!((two.0.as_str(), two.1.as_str()), ("two/A", "Friends"));
    assert_eq!((other.0.as_str(), other.1.as_str()), ("two/B", "Wild and Wicked (two/B)"));
}

#[test]
fn set_up_says_which_packs_are_not_offered() {
    let help = |lang: Lang, shelf: &Shelf| Storyline::option_specs(lang, shelf).remove(1).help;
    let shelf = shelf(&[("bad", "[pack]"), ("oz-core", &own(""))]);
    for (lang, sentence) in [(Lang::En, "Not offered, "), (Lang::Fr, "Non proposés, ")] {
        let said = help(lang, &shelf);
        assert!(said.contains(sentence) && said.ends_with(": bad, oz-core."), "{said}");
        assert!(!help(lang, &Shelf::EMPTY).contains(sentence));
    }
}

#[test]
fn a_pack_of_oz_takes_the_place_of_the_core_pack() {
    let game = open(&[("pack", "hens")], &full());
    assert_eq!(game.card_set().name, "mine");
    assert_ne!(game.card_set().hash, Catalog::oz().set.hash);
    assert_eq!(open(&[("pack", "oz-core")], &full()).card_set(), Catalog::oz().set);
    assert_eq!(open(&[], &full()).card_set(), Catalog::oz().set, "nobody has asked for it");
}

#[test]
fn a_library_of_ones_own_meets_one_of_the_starter_set_in_either_order() {
    let shelf = shelf(&[("mine", &fuller("Mine"))]);
    let names = |asked: &[(&str, &str)]| -> Vec<String> {
        let asked: Vec<_> = [("profile", "epic")].iter().chain(asked).copied().collect();
        libraries(&open(&asked, &shelf)).into_iter().map(|name| name.en).collect()
    };
    assert_eq!(names(&[]), ["Storybook Friends", "Wild and Wicked"]);
    assert_eq!(names(&[("libraries", "ba")]), ["Wild and Wicked", "Storybook Friends"]);
    assert_eq!(names(&[("libraryA", "mine")]), ["Mine", "Wild and Wicked"]);
    assert_eq!(names(&[("libraryA", "mine"), ("libraries", "ba")]), ["Wild and Wicked", "Mine"]);
    assert_eq!(names(&[("libraryB", "mine"), ("libraries", "b")]), ["Mine", "Mine"]);
    assert_eq!(names(&[("libraryA", "wild-and-wicked")]), ["Wild and Wicked", "Wild and Wicked"]);
}

#[test]
fn only_packs_that_are_played_with_are_pooled() {
    let shelf = full();
    let pooled = |asked: &[(&str, &str)]| {
        let asked: Vec<_> = [("profile", "epic")].iter().chain(asked).copied().collect();
        open(&asked, &shelf).card_set().name
    };
    assert_eq!(pooled(&[]), "epic-starter");
    assert_eq!(pooled(&[("libraryA", "mine")]), "epic-starter+mine", "B is of the starter set");
    assert_eq!(pooled(&[("libraryA", "mine"), ("libraries", "a")]), "mine");
    assert_eq!(pooled(&[("libraryA", "mine"), ("libraries", "b")]), "epic-starter");
    assert_eq!(pooled(&[("libraryA", "mine"), ("libraryB", "mine")]), "mine");
}

#[test]
fn two_libraries_of_ones_own_need_no_starter_set() {
    let other = fuller("Other").replace("\"mine\"", "\"other\"");
    let shelf = shelf(&[("mine", &mine()), ("other", &other)]);
    let game = open(&[("profile", "epic"), ("libraryA", "other"), ("libraryB", "mine")], &shelf);
    assert_eq!(game.card_set().name, "other+mine");
    let names: Vec<String> = libraries(&game).into_iter().map(|name| name.en).collect();
    assert_eq!(names, ["Other", "Storybook Friends"]);
    assert_eq!(game.catalog().folio(), Catalog::epic().folio(), "neither has Locations");
}

#[test]
fn options_name_the_packs_they_need() {
    assert_eq!(Storyline::packs(&options(&[("profile", "epic"), ("libraries", "ba")])), [""; 0]);
    let asked = options(&[("pack", "oz-core"), ("libraryA", "two/B"), ("libraryB", "mine")]);
    assert_eq!(Storyline::packs(&asked), ["mine", "two"]);
}

#[test]
fn what_cannot_be_played_with_is_refused_with_what_there_is() {
    let shelf = full();
    let cases: [(&[(&str, &str)], &str); 7] = [
        (&[("pack", "cocks")], "option \"pack\" was \"cocks\"; expected one of oz-core, hens"),
        (
            &[("pack", "bad")],
            "option \"pack\" was \"bad\"; expected one of oz-core, hens; \"bad\" has 3 faults, which \"brickroad cards check\" shows",
        ),
        (
            &[("pack", "mine")],
            "option \"pack\" was \"mine\"; expected one of oz-core, hens; \"mine\" is for the profile epic, as libraryA or libraryB",
        ),
        (
            &[("profile", "epic"), ("libraryA", "hens")],
            "option \"libraryA\" was \"hens\"; expected one of storybook-friends, wild-and-wicked, mine, two/A, two/B; \"hens\" is for the profile oz, as pack",
        ),
        (
            &[("profile", "epic"), ("pack", "hens")],
            "option \"pack\" was \"hens\"; expected what is built in, with the profile epic; a pack for oz is played with the profile oz",
        ),
        (
            &[("libraryB", "mine")],
            "option \"libraryB\" was \"mine\"; expected what is built in, with the profile oz; a pack for epic is played with the profile epic",
        ),
        (
            &[("profile", "epic"), ("libraryA", "two")],
            "option \"libraryA\" was \"two\"; expected one of storybook-friends, wild-and-wicked, mine, two/A, two/B",
        ),
    ];
    for (asked, expected) in cases {
        assert_eq!(refused(asked, &shelf), expected);
    }
}

#[test]
fn packs_that_do_not_go_together_are_refused_with_the_place() {
    let changed = mine().replace("text = 'VIT +1 while your \"Snow White\" on the road.'", "text = 'VIT +1.'");
    let shelf = shelf(&[("mine", &changed)]);
    let fault = refused(&[("profile", "epic"), ("libraryA", "mine")], &shelf);
    assert!(
        fault.starts_with("option \"libraryA\" was \"mine\"; expected packs that go together, but mine.toml:"),
        "{fault}"
    );
    assert!(fault.contains("A09: found a card that is printed otherwise before"), "{fault}");
}

#[test]
fn a_name_that_is_taken_stays_with_what_is_built_in() {
    let shelf = shelf(&[("oz-core", &own("")), ("storybook-friends", &mine())]);
    assert_eq!(open(&[("pack", "oz-core")], &shelf).card_set(), Catalog::oz().set);
    let game = open(&[("profile", "epic"), ("libraryA", "storybook-friends")], &shelf);
    assert_eq!(game.card_set(), Catalog::epic().set);
}
