//! Tests that compare the card files with the published list, cell by cell, and tests of the look-ups of the catalog.

mod faults;

use duel::{Card, Catalog, Duel, Kind, Side, Window, parse};
use kernel::{Options, Shelf, Tabletop, content_hash};
use std::collections::BTreeSet;

/// The card lists of Good and Evil as they were published, except that spaces at the ends of lines are removed.
const PUBLISHED: &str = include_str!("cards_list/published.txt");

/// Returns the cells of every published row, in order.
fn published() -> Vec<[&'static str; 4]> {
    let lines = PUBLISHED.lines().filter(|line| !line.is_empty() && !line.starts_with("Name:"));
    lines
        .map(|line| {
            // One or more tabs follow a name, and exactly one tab follows each other cell.
            let (name, rest) = line.split_once('\t').unwrap();
            let mut cells = rest.trim_start_matches('\t').split('\t').map(str::trim);
            let mut next = || cells.next().unwrap_or_default();
            [name.trim(), next(), next(), next()]
        })
        .collect()
}

fn cards() -> Vec<Card> {
    let catalog = Catalog::standard();
    catalog.ids().map(|id| catalog.card(id).clone()).collect()
}

#[test]
fn every_cell_is_as_published() {
    let ours: Vec<[String; 4]> = cards()
        .into_iter()
        .map(|Card { printed, .. }| [printed.name, printed.letters, printed.force, printed.note])
        .collect();
    let published = published();
    assert_eq!(ours.len(), 100);
    assert_eq!(published.len(), 100);
    for (ours, published) in ours.iter().zip(&published) {
        assert_eq!(ours, published);
    }
}

#[test]
fn good_has_52_cards_and_evil_48() {
    let ids: Vec<String> = cards().into_iter().map(|card| card.id).collect();
    let expected = (1..=52).map(|number| format!("G{number:02}")).chain((1..=48).map(|number| format!("V{number:02}")));
    assert!(ids.into_iter().eq(expected));
    let (good, evil): (Vec<Card>, Vec<Card>) = cards().into_iter().partition(|card| card.side == Side::Good);
    assert_eq!((good.len(), evil.len()), (52, 48));
    assert!(good.iter().all(|card| card.id.starts_with('G')) && evil.iter().all(|card| card.id.starts_with('V')));
}

#[test]
fn the_numbers_of_each_kind_are_right() {
    for (letters, good, evil) in [
        ("C", 7, 1),
        ("CU", 1, 3),
        ("CW", 2, 0),
        ("CUW", 3, 4),
        ("N", 8, 9),
        ("I", 5, 7),
        ("M", 3, 1),
        ("SM", 1, 1),
        ("S", 7, 6),
        ("L", 3, 1),
        ("A", 6, 9),
        ("E", 1, 1),
        ("B", 2, 0),
        ("R", 1, 5),
        ("X", 2, 0),
    ] {
        let count = |side| cards().iter().filter(|card| card.side == side && card.kind.letters() == letters).count();
        assert_eq!((count(Side::Good), count(Side::Evil)), (good, evil), "{letters}");
    }
}

#[test]
fn the_sums_of_force_are_right() {
    let sum = |side, counts: fn(Kind) -> bool| -> i32 {
        let of_side = cards().into_iter().filter(|card| card.side == side && counts(card.kind));
        of_side.filter_map(|card| card.force).map(i32::from).sum()
    };
    let both = |counts| (sum(Side::Good, counts), sum(Side::Evil, counts));
    assert_eq!(both(|kind| matches!(kind, Kind::Character { .. })), (54, 35));
    assert_eq!(both(|kind| kind == Kind::Companion), (26, 33));
    assert_eq!(both(|kind| matches!(kind, Kind::Item | Kind::Modifier | Kind::SpellModifier)), (17, 16));
    assert_eq!(both(|kind| matches!(kind, Kind::Spell | Kind::Event(Window::Battle))), (33, 19));
}

#[test]
fn cards_are_found_by_their_id_and_characters_by_their_card() {
    let catalog = Catalog::standard();
    for (index, id) in catalog.ids().enumerate() {
        assert_eq!(id.index(), index);
        assert_eq!(catalog.find(&catalog.card(id).id), Some(id));
        let is_character = matches!(catalog.card(id).kind, Kind::Character { .. });
        assert_eq!(catalog.character(id).is_some(), is_character);
        assert!(catalog.character(id).is_none_or(|character| catalog.card_of(character) == id));
    }
    assert_eq!(catalog.find("G53"), None);
    let characters: Vec<&str> =
        catalog.characters().map(|character| catalog.card(catalog.card_of(character)).id.as_str()).collect();
    assert_eq!(
        characters.join(" "),
        "G01 G02 G03 G04 G05 G06 G08 G24 G30 G31 G43 G51 G52 V01 V02 V11 V13 V22 V27 V39 V40"
    );
}

#[test]
fn every_card_has_names_of_its_own() {
    let cards = cards();
    for names in [
        cards.iter().map(|card| &card.title.en).collect::<BTreeSet<_>>(),
        cards.iter().map(|card| &card.title.fr).collect(),
    ] {
        assert_eq!(names.len(), 100);
        assert!(names.iter().all(|name| !name.contains(['\'', '"'])), "apostrophes are curly");
    }
    // Two names in the files differ from the published ones.
    let changed: Vec<(&str, &str)> = (cards.iter())
        .filter(|card| card.title.en != card.printed.name)
        .map(|card| (card.printed.name.as_str(), card.title.en.as_str()))
        .collect();
    assert_eq!(changed, [("Dorthy Gale", "Dorothy Gale"), ("I’ll get you my Pretty", "I’ll Get You, My Pretty")]);
}

#[test]
fn a_tint_is_one_of_those_that_the_file_explains() {
    let own = ["dorothy", "glinda", "oz", "lion", "scarecrow", "tinman", "toto", "ozma", "witch"];
    let countries = ["munchkin", "winkie", "quadling", "gillikin", "emerald", "kansas", "nome"];
    for card in cards() {
        let tint = card.tint.as_str();
        let known = own.contains(&tint) || countries.contains(&tint);
        let side = match card.side {
            Side::Good => "good",
            Side::Evil => "evil",
        };
        assert!(known || tint == side, "{}: {tint}", card.id);
    }
}

#[test]
fn the_hash_covers_the_notation_in_the_list_of_cards() {
    let listed: String = Duel::open((), &Options::new(), 2, &Shelf::EMPTY)
        .unwrap()
        .card_texts()
        .iter()
        .map(|text| format!("{} {}\n", text.id, text.notation))
        .collect();
    let standard = Catalog::standard().set;
    assert_eq!((standard.name.as_str(), standard.hash), ("duel", content_hash(&listed)));
}

#[test]
fn the_hash_covers_what_cards_do_and_not_their_names() {
    let hash = |good: &str, names: &str| Catalog::parse(good, Catalog::EVIL, names).unwrap().set.hash;
    let standard = hash(Catalog::GOOD, Catalog::NAMES);
    assert_eq!(hash(&Catalog::GOOD.replace("Dorthy", "Dorothy"), Catalog::NAMES), standard);
    assert_eq!(hash(Catalog::GOOD, &Catalog::NAMES.replace("Souliers d’argent", "Escarpins d’argent")), standard);
    for (from, to) in [("FGM get F+1", "FGM get F+2"), ("\tCW\t3", "\tCW\t4"), ("\tCW\t3", "\tCUW\t3"), ("G52", "G53")]
    {
        assert!(Catalog::GOOD.contains(from));
        let names = if from == "G52" { Catalog::NAMES.replace(from, to) } else { Catalog::NAMES.into() };
        assert_ne!(hash(&Catalog::GOOD.replace(from, to), &names), standard, "{from}");
    }
}

#[test]
fn every_note_comes_back_as_it_was_read() {
    for card in cards() {
        assert_eq!(parse(&card.printed.note).as_ref(), Ok(&card.note));
        assert_eq!(parse(&duel::print(&card.note)).as_ref(), Ok(&card.note));
    }
}
