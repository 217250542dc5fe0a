//! Packs of other writers at table set-up: the packs that are offered, and the cards of the table.

use super::texts::{built_in, mine, own};
use kernel::{Game, Lang, OptionKind, OptionValue, Options, Seat, Shelf, Tabletop, Words};
use language::{Catalog, Profile};
use storyline::Storyline;

/// Returns a shelf with `packs`, which are pairs of a key and the text of a pack.
fn shelf(packs: &[(&str, &str)]) -> Shelf {
    let mut shelf = Shelf::EMPTY;
    packs.iter().for_each(|(key, text)| shelf.lay(key, text.as_bytes()).unwrap());
    shelf
}

/// Returns a shelf with a pack of `oz`, a Library of `epic`, two Libraries in one file, and a faulty pack.
fn full() -> Shelf {
    let two = built_in(Profile::Epic).replace("epic-starter", "two").replace("Storybook Friends", "Friends");
    shelf(&[("hens", &own("")), ("mine", &mine()), ("bad", "[pack]"), ("two", &two)])
}

/// Returns the pack `mine` with one more copy of a card, and with `title` as the name of its Library.
fn fuller(title: &str) -> String {
    mine().replacen("copies = 1", "copies = 2", 1).replace("Storybook Friends", title)
}

fn words(profile: Profile, name: &str, lang: Lang, shelf: &Shelf) -> Vec<(String, String)> {
    let spec = Storyline::option_specs(profile, lang, shelf).into_iter().find(|spec| spec.name == name).unwrap();
    match spec.kind {
        OptionKind::OneOf { words } => words,
        OptionKind::Flag | OptionKind::Number { .. } => panic!("{name} is no choice between words"),
    }
}

fn options(asked: &[(&str, &str)]) -> Options {
    asked.iter().map(|(name, word)| ((*name).to_owned(), OptionValue::Word((*word).to_owned()))).collect()
}

fn open(profile: Profile, asked: &[(&str, &str)], shelf: &Shelf) -> Storyline {
    Storyline::open(profile, &options(asked), 2, shelf).unwrap()
}

fn refused(profile: Profile, asked: &[(&str, &str)], shelf: &Shelf) -> String {
    Storyline::open(profile, &options(asked), 2, shelf).unwrap_err().to_string()
}

/// Returns the name of the Library of each seat.
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
    assert_eq!(words(Profile::Oz, "pack", Lang::Fr, empty), [("oz-core".into(), "Le paquet de base".into())]);
    let offered = words(Profile::Oz, "pack", Lang::Fr, &full);
    assert_eq!(offered[1..], [("hens".to_owned(), "Le mien".to_owned())]);
    let [a, b] = ["library1", "library4"].map(|name| words(Profile::Epic, name, Lang::En, &full));
    assert_eq!(a, b);
    let [friends, wild, _, _, mine, two, other, _, _] = &a[..] else { panic!("{a:?}") };
    assert_eq!(friends.0, "storybook-friends");
    assert_eq!(friends.1, "Storybook Friends (storybook-friends)", "two have the same title");
    assert_eq!(wild.1, "Wild and Wicked (wild-and-wicked)");
    assert_eq!((mine.0.as_str(), mine.1.as_str()), ("mine", "Storybook Friends (mine)"));
    assert_eq!((two.0.as_str(), two.1.as_str()), ("two/A", "Friends"));
    assert_eq!((other.0.as_str(), other.1.as_str()), ("two/B", "Wild and Wicked (two/B)"));
}

#[test]
fn set_up_says_which_packs_are_not_offered() {
    let shelf = shelf(&[("bad", "[pack]"), ("oz-core", &own(""))]);
    for profile in Profile::ALL {
        let help = |lang: Lang, shelf: &Shelf| Storyline::option_specs(profile, lang, shelf).remove(0).help;
        for (lang, sentence) in [(Lang::En, "Not offered, "), (Lang::Fr, "Non proposés, ")] {
            let said = help(lang, &shelf);
            assert!(said.contains(sentence) && said.ends_with(": bad, oz-core."), "{said}");
            assert!(!help(lang, &Shelf::EMPTY).contains(sentence));
        }
    }
}

#[test]
fn a_pack_of_oz_takes_the_place_of_the_core_pack() {
    let game = open(Profile::Oz, &[("pack", "hens")], &full());
    assert_eq!(game.card_set().name, "mine");
    assert_ne!(game.card_set().hash, Catalog::oz().set.hash);
    assert_eq!(open(Profile::Oz, &[("pack", "oz-core")], &full()).card_set(), Catalog::oz().set);
    assert_eq!(open(Profile::Oz, &[], &full()).card_set(), Catalog::oz().set, "nobody has asked for it");
}

#[test]
fn a_library_of_ones_own_meets_one_of_the_starter_set_in_either_order() {
    let shelf = shelf(&[("mine", &fuller("Mine"))]);
    let names = |asked: &[(&str, &str)]| -> Vec<String> {
        libraries(&open(Profile::Epic, asked, &shelf)).into_iter().map(|name| name.en).collect()
    };
    assert_eq!(names(&[]), ["Storybook Friends", "Wild and Wicked"]);
    let swapped = [("library1", "wild-and-wicked"), ("library2", "storybook-friends")];
    assert_eq!(names(&swapped), ["Wild and Wicked", "Storybook Friends"]);
    assert_eq!(names(&[("library1", "mine")]), ["Mine", "Wild and Wicked"]);
    assert_eq!(names(&[("library1", "wild-and-wicked"), ("library2", "mine")]), ["Wild and Wicked", "Mine"]);
    assert_eq!(names(&[("library1", "mine"), ("library2", "mine")]), ["Mine", "Mine"]);
    assert_eq!(names(&[("library1", "wild-and-wicked")]), ["Wild and Wicked", "Wild and Wicked"]);
    assert_eq!(names(&[("library4", "mine")]), ["Storybook Friends", "Wild and Wicked"], "there is no fourth Author");
}

/// Each of two Authors can choose any of the four Libraries. By default each of four Authors has a different one.
#[test]
fn each_author_names_a_library() {
    let built_in = [
        ("storybook-friends", "Storybook Friends"),
        ("wild-and-wicked", "Wild and Wicked"),
        ("nights-and-wishes", "Nights and Wishes"),
        ("gods-and-giants", "Gods and Giants"),
    ];
    let shelf = Shelf::EMPTY;
    for (one, first) in built_in {
        for (other, second) in built_in {
            let game = open(Profile::Epic, &[("library1", one), ("library2", other)], &shelf);
            let names: Vec<String> = libraries(&game).into_iter().map(|name| name.en).collect();
            assert_eq!(names, [first, second]);
            let brought: u8 = game.catalog().folio().iter().map(|(_, copies)| *copies).sum();
            assert!(if one == other { (17..=20).contains(&brought) } else { brought == 30 }, "{one}, {other}");
        }
    }
    let game = Storyline::open(Profile::Epic, &Options::default(), 4, &shelf).unwrap();
    let titles: Vec<String> = game.catalog().libraries().iter().map(|library| library.name.en.clone()).collect();
    assert_eq!(titles, built_in.map(|(_, title)| title));
    let state = game.start();
    assert!(Seat::all(4).all(|seat| state.libraries[seat].len() == 40));
    assert_eq!(game.catalog().folio().iter().map(|(_, copies)| *copies).sum::<u8>(), 60);
}

/// A table has only the cards of the Libraries that were chosen.
#[test]
fn only_libraries_that_are_played_with_are_pooled() {
    let shelf = full();
    let pooled = |asked: &[(&str, &str)]| open(Profile::Epic, asked, &shelf).card_set().name;
    assert_eq!(pooled(&[]), "epic-starter");
    assert_eq!(pooled(&[("library1", "mine")]), "epic-starter+mine", "B is of the starter set");
    assert_eq!(pooled(&[("library2", "mine")]), "epic-starter+mine", "the starter set comes first");
    assert_eq!(pooled(&[("library1", "mine"), ("library2", "mine")]), "mine");
    assert_eq!(pooled(&[("library3", "mine")]), "epic-starter", "for an Author who is not there");
    let catalog = open(Profile::Epic, &[], &shelf).catalog().clone();
    assert_eq!((catalog.cards().len(), catalog.libraries().len(), catalog.locations().len()), (68 + 3, 2, 20));
    assert!(catalog.find("C01").is_none() && catalog.find("R01").is_some());
}

#[test]
fn two_libraries_of_ones_own_need_no_starter_set() {
    let other = fuller("Other").replace("\"mine\"", "\"other\"");
    let shelf = shelf(&[("mine", &mine()), ("other", &other)]);
    let game = open(Profile::Epic, &[("library1", "other"), ("library2", "mine")], &shelf);
    assert_eq!(game.card_set().name, "other+mine");
    let names: Vec<String> = libraries(&game).into_iter().map(|name| name.en).collect();
    assert_eq!(names, ["Other", "Storybook Friends"]);
    let ids = game.catalog().folio().iter().map(|(place, _)| game.catalog().location(*place).id.clone());
    let expected: Vec<String> = (1..=20).map(|number| format!("E{number:02}")).collect();
    assert_eq!(
        ids.collect::<Vec<_>>(),
        expected,
        "neither has Locations: the first plays on those of A, the other on B's"
    );
}

#[test]
fn options_name_the_packs_they_need() {
    assert_eq!(Storyline::packs(Profile::Epic, &options(&[("library1", "gods-and-giants")])), [""; 0]);
    let asked = options(&[("library1", "two/B"), ("library4", "mine")]);
    assert_eq!(Storyline::packs(Profile::Epic, &asked), ["mine", "two"]);
    assert_eq!(Storyline::packs(Profile::Oz, &options(&[("pack", "oz-core")])), [""; 0]);
    assert_eq!(Storyline::packs(Profile::Oz, &options(&[("pack", "hens")])), ["hens"]);
}

#[test]
fn an_unusable_pack_is_refused_with_the_usable_ones() {
    let shelf = full();
    let cases: [(Profile, (&str, &str), &str); 5] = [
        (Profile::Oz, ("pack", "cocks"), "option \"pack\" was \"cocks\"; expected one of oz-core, hens"),
        (
            Profile::Oz,
            ("pack", "bad"),
            "option \"pack\" was \"bad\"; expected one of oz-core, hens; \"bad\" has 3 faults, which \"brickroad cards check\" shows",
        ),
        (
            Profile::Oz,
            ("pack", "mine"),
            "option \"pack\" was \"mine\"; expected one of oz-core, hens; \"mine\" is for the game epic, as library1 or library2 or library3 or library4",
        ),
        (
            Profile::Epic,
            ("library1", "hens"),
            "option \"library1\" was \"hens\"; expected one of storybook-friends, wild-and-wicked, nights-and-wishes, gods-and-giants, mine, two/A, two/B, two/C, two/D; \"hens\" is for the game oz, as pack",
        ),
        (
            Profile::Epic,
            ("library1", "two"),
            "option \"library1\" was \"two\"; expected one of storybook-friends, wild-and-wicked, nights-and-wishes, gods-and-giants, mine, two/A, two/B, two/C, two/D",
        ),
    ];
    for (profile, asked, expected) in cases {
        assert_eq!(refused(profile, &[asked], &shelf), expected);
    }
}

#[test]
fn options_of_the_other_game_are_refused_by_name() {
    let shelf = full();
    let rest = "mode, length, roundCap, sorceryOwn, aliases";
    for (profile, asked, own) in [
        (Profile::Oz, ("library1", "mine"), "pack"),
        (Profile::Oz, ("library2", "wild-and-wicked"), "pack"),
        (Profile::Epic, ("libraryA", "storybook-friends"), "library1, library2, library3, library4"),
        (Profile::Epic, ("libraries", "ab"), "library1, library2, library3, library4"),
        (Profile::Epic, ("pack", "oz-core"), "library1, library2, library3, library4"),
    ] {
        let expected = format!("option {:?} is not known; expected {own}, {rest}", asked.0);
        assert_eq!(refused(profile, &[asked], &shelf), expected);
    }
}

#[test]
fn packs_that_do_not_go_together_are_refused_with_the_place() {
    let changed = mine().replace("text = 'VIT +1 while your \"Snow White\" on the road.'", "text = 'VIT +1.'");
    let shelf = shelf(&[("mine", &changed)]);
    let fault = refused(Profile::Epic, &[("library1", "mine"), ("library2", "storybook-friends")], &shelf);
    let apart = open(Profile::Epic, &[("library1", "mine"), ("library2", "gods-and-giants")], &shelf);
    assert_eq!(apart.card_set().name, "epic-starter+mine", "the other Dwarfs are not at this table");
    assert!(
        fault.starts_with("option \"library1\" was \"mine\"; expected packs that go together, but mine.toml:"),
        "{fault}"
    );
    assert!(fault.contains("A09: found a card that is printed otherwise before"), "{fault}");
}

#[test]
fn a_name_that_is_taken_stays_with_what_is_built_in() {
    let shelf = shelf(&[("oz-core", &own("")), ("storybook-friends", &mine())]);
    assert_eq!(open(Profile::Oz, &[("pack", "oz-core")], &shelf).card_set(), Catalog::oz().set);
    let game = open(Profile::Epic, &[("library1", "storybook-friends")], &shelf);
    assert_eq!(game.card_set(), open(Profile::Epic, &[], &Shelf::EMPTY).card_set());
}
