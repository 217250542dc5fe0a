//! Tests that a table of `epic` pools several packs, and that one of `oz` has a single pack.

use super::{
    changed,
    texts::{built_in, file, mine},
};
use language::{Catalog, PackFile, Profile};

fn parse(packs: &[&str]) -> Result<Catalog, Vec<String>> {
    let files: Vec<PackFile<'_>> = packs.iter().map(|pack| file(pack.as_bytes())).collect();
    Catalog::parse(&files).map_err(|notes| notes.iter().map(ToString::to_string).collect())
}

#[test]
fn a_library_alone_is_played_on_the_locations_of_the_starter_set() {
    let catalog = parse(&[&mine()]).unwrap();
    assert_eq!((catalog.libraries().len(), catalog.cards().len()), (1, 35));
    assert_eq!(catalog.folio(), Catalog::epic().folio());
    assert_eq!(catalog.locations().len(), 38);
}

#[test]
fn a_title_in_several_packs_is_one_card() {
    let (mine, starter) = (mine(), built_in(Profile::Epic));
    let catalog = parse(&[&mine, &starter]).unwrap();
    assert_eq!(catalog.set.name, "mine+epic-starter");
    let ids: Vec<&str> = catalog.libraries().iter().map(|library| library.id.as_str()).collect();
    assert_eq!(ids, ["A", "epic-starter-A", "B", "C", "D"], "the id that is taken says of which pack it is");
    let [one, other] = [0, 1].map(|index| &catalog.libraries()[index].copies);
    assert_eq!(one, other, "the same cards");
    assert_eq!(catalog.cards().len(), Catalog::epic().cards().len());
    assert_eq!(catalog.folio(), Catalog::epic().folio());
    assert_ne!(catalog.set.hash, Catalog::epic().set.hash);
}

#[test]
fn a_title_cannot_be_two_cards() {
    let mine = changed(&mine(), "text = 'VIT +1 while your \"Snow White\" on the road.'", "text = 'VIT +1.'");
    let faults = parse(&[&built_in(Profile::Epic), &mine]).unwrap_err();
    assert_eq!(faults.len(), 1, "{faults:#?}");
    assert!(
        faults[0].contains("A09: found a card that is printed otherwise before; expected the same card"),
        "{faults:#?}"
    );
    assert!(parse(&[&mine]).is_ok(), "alone it is what it is");
}

#[test]
fn cards_with_the_same_id_and_other_titles_are_told_apart() {
    let mine = mine().replace("\"Goofy\"", "\"Goof\"");
    let catalog = parse(&[&mine, &built_in(Profile::Epic)]).unwrap();
    let titles = ["A04", "epic-starter-A04"].map(|id| catalog.card(catalog.find(id).unwrap()).title.en.as_str());
    assert_eq!(titles, ["Goof", "Goofy"]);
}

#[test]
fn a_location_lies_in_the_folio_at_most_twice() {
    let starter = built_in(Profile::Epic);
    let other = starter.replace("epic-starter", "other");
    let catalog = parse(&[&starter, &other]).unwrap();
    assert_eq!(catalog.folio().len(), 38);
    assert!(catalog.folio().iter().all(|(_, copies)| *copies == 2));
}

#[test]
fn the_packs_of_a_table_are_of_one_game_and_oz_has_one() {
    let (oz, epic) = (built_in(Profile::Oz), built_in(Profile::Epic));
    let faults = parse(&[&epic, &oz]).unwrap_err();
    assert!(faults.iter().any(|fault| fault.contains("found \"oz\"; expected \"epic\", as in the pack before")));
    let faults = parse(&[&oz, &oz]).unwrap_err();
    assert!(faults.iter().any(|fault| fault.contains("found another pack; expected one")));
    assert_eq!(parse(&[]).unwrap_err(), [""; 0]);
}

#[test]
fn the_same_packs_make_the_same_catalog() {
    let mine = mine();
    assert_eq!(parse(&[&mine]), parse(&[&mine]));
    assert_eq!(Catalog::epic(), Catalog::built_in(Profile::Epic));
}
