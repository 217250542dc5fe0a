//! Tests that the built-in cards, and sums over them, agree with the published and the designed lists.

use kernel::CardSet;
use language::{Card, Catalog, Kind, Library, LocationId, Profile, Sort, Weight, Word, WordForms, print};

/// The id, copies, cost and Vitality of each card, and the id and copies of each Location, from the published and
/// designed lists. A typing error in a card file makes the file differ from this list.
const NUMBERS: &str = include_str!("cards_list/numbers.txt");

fn number(line: &str) -> [&str; 4] {
    line.split(' ').collect::<Vec<_>>().try_into().unwrap()
}

/// Returns the line for a card or Location in the format of `NUMBERS`.
fn line(id: &str, copies: u8, cost: Option<u8>, vitality: Option<u8>) -> String {
    let shown = |number: Option<u8>| number.map_or_else(|| "-".to_owned(), |number| number.to_string());
    format!("{id} {copies} {} {}", shown(cost), shown(vitality))
}

fn copies(catalog: &Catalog, card: &Card) -> u8 {
    let place = catalog.find(&card.id).unwrap();
    let all = catalog.libraries().iter().flat_map(|library| &library.copies);
    all.filter(|(other, _)| *other == place).map(|(_, copies)| copies).sum()
}

fn folio_copies(catalog: &Catalog, place: LocationId) -> u8 {
    catalog.folio().iter().filter(|(other, _)| *other == place).map(|(_, copies)| copies).sum()
}

#[test]
fn every_number_is_that_of_the_lists() {
    let found: Vec<String> = [Catalog::oz(), Catalog::epic()]
        .iter()
        .flat_map(|catalog| {
            let card = |card: &Card| line(&card.id, copies(catalog, card), Some(card.cost), card.vitality());
            let cards: Vec<String> = catalog.cards().iter().map(card).collect();
            let places = catalog.location_ids();
            let place = |place| line(&catalog.location(place).id, folio_copies(catalog, place), None, None);
            cards.into_iter().chain(places.map(place)).collect::<Vec<_>>()
        })
        .collect();
    let listed: Vec<&str> = NUMBERS.lines().collect();
    assert_eq!(found, listed);
    assert!(listed.iter().all(|line| !number(line)[0].is_empty()));
}

/// Returns every copy in the Library with this index.
fn library(catalog: &Catalog, index: usize) -> Vec<&Card> {
    let copies = &catalog.libraries()[index].copies;
    copies.iter().flat_map(|(card, copies)| vec![catalog.card(*card); usize::from(*copies)]).collect()
}

fn characters<'a>(library: &[&'a Card]) -> Vec<&'a Card> {
    library.iter().copied().filter(|card| matches!(card.kind, Kind::Character { .. })).collect()
}

fn count(library: &[&Card], fits: impl Fn(&Card) -> bool) -> usize {
    library.iter().filter(|card| fits(card)).count()
}

/// Returns the sum of the costs and the sum of the Vitality of these Characters.
fn price(characters: &[&Card]) -> (u32, u32) {
    let cost = characters.iter().map(|card| u32::from(card.cost)).sum();
    (cost, characters.iter().filter_map(|card| card.vitality()).map(u32::from).sum())
}

#[test]
fn the_core_pack_is_what_its_list_says() {
    let catalog = Catalog::oz();
    assert_eq!((catalog.cards().len(), catalog.locations().len(), catalog.libraries().len()), (51, 14, 1));
    let cards = library(&catalog, 0);
    let people = characters(&cards);
    let kind = |kind: Kind| count(&cards, |card| card.kind == kind);
    assert_eq!((cards.len(), people.len()), (55, 27));
    assert_eq!((kind(Kind::Object), kind(Kind::Effect), kind(Kind::Event)), (14, 4, 10));
    let cost: u32 = cards.iter().map(|card| u32::from(card.cost)).sum();
    assert_eq!(cost * 100 / 55, 189, "1.89 on average");
    assert_eq!(price(&people), (67, 66));
    let moral = |word| count(&people, |card| card.is(word));
    assert_eq!((moral(Word::GOOD), moral(Word::NEUTRAL), moral(Word::EVIL)), (19, 5, 3));
    assert_eq!(moral(Word::PRIME), 11);
    assert!(catalog.folio().iter().all(|(_, copies)| *copies == 1));
}

#[test]
fn the_epic_libraries_are_what_their_list_says() {
    let catalog = Catalog::epic();
    let ids: Vec<&str> = catalog.libraries().iter().map(|library| library.id.as_str()).collect();
    assert_eq!(ids, ["A", "B", "C", "D"]);
    let of = |index| {
        let cards = library(&catalog, index);
        let people = characters(&cards);
        (cards.len(), people.len(), count(&people, |card| card.is(Word::PRIME)), price(&people))
    };
    assert_eq!(of(0), (40, 23, 15, (58, 67)));
    assert_eq!(of(1), (40, 24, 14, (62, 74)));
    assert_eq!(of(2), (40, 25, 14, (61, 70)));
    assert_eq!(of(3), (40, 24, 14, (66, 69)));
    let brings = |library: &Library| library.folio.iter().map(|(_, copies)| u32::from(*copies)).sum::<u32>();
    assert_eq!(catalog.libraries().iter().map(brings).collect::<Vec<_>>(), [15; 4], "about 15 for each Author");
    assert!(catalog.folio().iter().all(|(_, copies)| (1..=2).contains(copies)));
    let reserve = catalog.cards().iter().filter(|card| copies(&catalog, card) == 0);
    assert_eq!(reserve.map(|card| card.id.as_str()).collect::<Vec<_>>(), ["R01", "R02", "R03"]);
}

#[test]
fn no_two_libraries_share_a_character() {
    let catalog = Catalog::epic();
    for (one, other) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)] {
        let [a, b] = [one, other].map(|index| library(&catalog, index));
        let [a, b] = [&a, &b].map(|cards| characters(cards));
        assert!(a.iter().all(|one| b.iter().all(|other| !one.names.meets(other.names))));
    }
}

#[test]
fn nothing_is_to_be_said_of_the_built_in_packs() {
    for profile in Profile::ALL {
        let notes = Catalog::check(profile.built_in());
        assert_eq!(notes.iter().map(ToString::to_string).collect::<Vec<_>>(), [""; 0]);
        assert!(notes.iter().all(|note| note.weight == Weight::Warning));
    }
}

#[test]
fn every_line_is_written_as_it_is_printed() {
    for catalog in [Catalog::oz(), Catalog::epic()] {
        let cards = catalog.cards().iter().map(|card| (&card.notation, &card.text));
        for (line, text) in cards.chain(catalog.locations().iter().map(|place| (&place.notation, &place.text))) {
            assert_eq!(print(text, catalog.lexicon()), *line);
        }
    }
}

#[test]
fn every_card_with_sorcery_is_magical() {
    for catalog in [Catalog::oz(), Catalog::epic()] {
        assert!(catalog.cards().iter().any(|card| card.is(Word::SORCERY)));
        assert!(catalog.cards().iter().filter(|card| card.is(Word::SORCERY)).all(|card| card.is(Word::MAGICAL)));
    }
}

#[test]
fn the_versions_of_a_character_share_their_base_name() {
    let catalog = Catalog::oz();
    let card = |id| catalog.card(catalog.find(id).unwrap());
    let (farm, travel) = (card("O03"), card("O05"));
    assert!(farm.names.meets(travel.names));
    assert_ne!(farm.names, travel.names);
    assert_eq!(farm.names.names().count(), 2);
    assert_eq!(card("O08").names.names().count(), 1, "a title without a bullet is its own base name");
    assert!(!card("O18").names.meets(card("O19").names), "Winged Monkeys and their King are two Characters");
}

#[test]
fn every_title_has_two_languages_and_every_word_two_numbers() {
    for catalog in [Catalog::oz(), Catalog::epic()] {
        let titles = catalog.cards().iter().map(|card| &card.title);
        for title in titles.chain(catalog.locations().iter().map(|place| &place.title)) {
            assert!(!title.fr.contains('\'') && !title.fr.contains('"'), "{}: signs of print", title.fr);
            assert_eq!(title.en.contains('•'), title.fr.contains('•'), "{}", title.en);
            let spaced = |sign: &str| title.fr.match_indices(sign).all(|(at, _)| title.fr[..at].ends_with('\u{a0}'));
            assert!(["!", "?", "»", ":"].into_iter().all(spaced), "{}: a no-break space", title.fr);
        }
        let mouse = catalog.lexicon().word(catalog.lexicon().find_word("Mouse").unwrap());
        assert_eq!((mouse.many.en.as_str(), mouse.many.fr.as_str()), ("Mice", "Souris"));
    }
}

#[test]
fn the_hash_knows_every_printed_line() {
    let CardSet { name, hash } = Catalog::oz().set;
    assert_eq!((name.as_str(), hash.len()), ("oz-core", 64));
    let text = String::from_utf8(Profile::Oz.built_in().bytes.to_vec()).unwrap();
    let changed = |from: &str, to: &str| {
        let text = text.replacen(from, to, 1);
        Catalog::parse(&[language::PackFile { name: "other.toml", bytes: text.as_bytes() }]).unwrap().set.hash
    };
    assert_eq!(changed("Core Pack", "Another Name"), hash, "the name of the pack is not played with");
    for (from, to) in [
        ("cost = 1\n", "cost = 2\n"),
        ("vitality = 1\n", "vitality = 2\n"),
        ("copies = 3", "copies = 2"),
        ("[\"Human\", \"Farmer\"]", "[\"Human\"]"),
        ("VIT +1 while", "VIT +2 while"),
        ("\"Uncle Henry\"", "\"Uncle Harry\""),
        ("\"Field\"", "\"Forest\""),
    ] {
        assert_ne!(changed(from, to), hash, "{from} as {to}");
    }
}

#[test]
fn each_set_has_an_icon_of_its_own_and_the_title_of_its_tale() {
    let catalog = Catalog::epic();
    let sets: Vec<&WordForms> = catalog.lexicon().words().iter().filter(|word| word.sort == Sort::Set).collect();
    let mut icons: Vec<&str> = sets.iter().map(|set| set.tale.as_ref().unwrap().icon.as_str()).collect();
    assert!(icons.len() >= 12);
    icons.sort_unstable();
    icons.dedup();
    assert_eq!(icons.len(), sets.len(), "no two Sets have the same icon");
    let dealt = catalog.libraries().iter().flat_map(|library| &library.copies).filter(|(_, copies)| *copies > 0);
    for card in dealt.map(|(card, _)| catalog.card(*card)) {
        let of = card.words.words().filter(|word| catalog.lexicon().word(*word).tale.is_some());
        assert_eq!(of.count(), 1, "{} is of one Set", card.id);
    }
}

#[test]
fn titles_of_tales_have_aliases_where_they_belong_to_somebody() {
    let title = |catalog: &Catalog, set: &str| {
        let word = catalog.lexicon().find_word(set).unwrap();
        catalog.lexicon().word(word).tale.clone().unwrap().title
    };
    let (plain, renamed) = (Catalog::epic(), Catalog::epic().with_aliases());
    assert_eq!(title(&plain, "Snow-White").en, "Snow White and the Seven Dwarfs");
    assert_eq!(title(&renamed, "Snow-White").en, "Snow White");
    assert_eq!(title(&plain, "Steamboat").fr, "Steamboat Willie");
    assert_eq!(title(&renamed, "Steamboat").fr, "Le Bateau à vapeur");
    assert_eq!(title(&plain, "Pinocchio"), title(&renamed, "Pinocchio"));
}

#[test]
fn aliases_are_for_cards_locations_and_names_alike() {
    let catalog = Catalog::epic();
    let plain = catalog.clone();
    let catalog = catalog.with_aliases();
    let card = catalog.card(catalog.find("A06").unwrap());
    assert_eq!(card.title.en, "The Yard Dog");
    let name = card.names.names().next().unwrap();
    assert_eq!(catalog.lexicon().name(name).title.en, "The Yard Dog");
    assert_eq!(catalog.lexicon().name(name).notation, "Pluto", "the notation keeps the title");
    assert_eq!(catalog.location(catalog.find_location("E18").unwrap()).title.fr, "La Pizzeria de la fusée");
    let renamed = plain.cards().iter().zip(catalog.cards()).filter(|(before, after)| before.title != after.title);
    assert_eq!(
        renamed.map(|(card, _)| card.id.as_str()).collect::<Vec<_>>(),
        ["A04", "A05", "A06", "R01", "R02", "R03"]
    );
    assert_eq!(plain.set, catalog.set);
}
