//! Tests the texts of the cards in English and in French. The French terms are those of the published rules.

use crate::language::{alternative, french, standard};
use draft::{Draft, StoryKind, print};
use kernel::{CardText, Lang, Options, Shelf, Tabletop};
use std::collections::BTreeSet;

fn text(name: &str) -> CardText {
    standard().card_texts().into_iter().find(|text| text.id == name).unwrap()
}

/// Checks the type and the words of a card, first in English and then in French.
fn says(name: &str, [kind, words]: [&str; 2], [french_kind, french_words]: [&str; 2]) {
    let found = text(name);
    assert_eq!([found.kind.en.as_str(), &found.words.plain().en], [kind, words]);
    assert_eq!([found.kind.fr.as_str(), &found.words.plain().fr], [french_kind, &french(french_words)]);
}

#[test]
fn single() {
    says("S04", ["Single", "1 point for each Scarecrow"], ["Solo", "1 point par Épouvantail"]);
}

#[test]
fn couple() {
    says(
        "S10",
        ["Couple", "2 points for each couple Dorothy + Scarecrow"],
        ["Couple", "2 points pour chaque couple Dorothy + Épouvantail"],
    );
}

#[test]
fn twins() {
    says("S15", ["Twins", "3 points for each pair of Toto"], ["Jumeaux", "3 points pour chaque paire de Toto"]);
}

#[test]
fn quartet() {
    says(
        "S19",
        ["Quartet", "4 points for each set of Dorothy + Lion + Scarecrow + Tin Man"],
        ["Série", "4 points pour chaque série Dorothy + Lion + Épouvantail + Robot"],
    );
}

#[test]
fn trio() {
    let CardText { kind, words, .. } = text("S21");
    let words = words.plain();
    assert_eq!((kind.en.as_str(), kind.fr.as_str()), ("Trio", "Triplé"));
    assert_eq!(words.en, "2, 7 or 12 points for 1, 2 or 3 sets of Dorothy + Toto + Oz; more sets, no more points");
    assert_eq!(
        words.fr,
        french("2, 7 ou 12 points pour 1, 2 ou 3 triplés Dorothy + Toto + Oz ; au-delà, rien de plus")
    );
}

#[test]
fn few() {
    says("S29", ["Few", "4 points if you have at most 1 Tin Man"], ["Maximum", "4 points avec 1 Robot au maximum"]);
}

#[test]
fn hand_majority() {
    says(
        "S39",
        ["Hand majority", "5 points if you have no other Character more often than Witch; a tie counts"],
        [
            "Majorité en main",
            "5 points si Sorcière est le Personnage le plus représenté de votre main ; égalité admise",
        ],
    );
}

#[test]
fn table_majority() {
    says(
        "S42",
        ["Table majority", "8 points if no other player has more Glinda than you; a tie counts"],
        ["Majorité à table", "8 points si aucun autre joueur n’a plus de Glinda que vous ; égalité admise"],
    );
}

#[test]
fn favour_has_several_terms_and_points_below_zero() {
    says(
        "S45",
        ["Favour", "3 points for each Oz; −1 point for each Glinda; −1 point for each Witch"],
        ["Faveur", "3 points par Oz\u{202f}; −1 point par Glinda\u{202f}; −1 point par Sorcière"],
    );
}

#[test]
fn french_names_are_those_of_the_published_rules() {
    for (card, name) in [("S04", "Épouvantail"), ("S05", "Robot"), ("S07", "Sorcière"), ("S06", "Glinda")] {
        assert_eq!(text(card).words.plain().fr, format!("1 point par {name}"));
    }
}

#[test]
fn french_drops_its_vowel_before_a_vowel() {
    assert_eq!(text("S18").words.plain().fr, "3 points pour chaque paire d’Oz");
    assert_eq!(
        text("S44").words.plain().fr,
        french("8 points si aucun autre joueur n’a plus d’Oz que vous ; égalité admise")
    );
    for text in standard()
        .card_texts()
        .into_iter()
        .chain(Draft::open((), &alternative(), 3, &Shelf::EMPTY).unwrap().card_texts())
    {
        assert!(
            ["de Oz", "de Épouvantail"].into_iter().all(|wrong| !text.words.plain().fr.contains(wrong)),
            "{}",
            text.words.fr
        );
    }
}

#[test]
fn every_card_speaks_both_languages() {
    for texts in [standard().card_texts(), Draft::open((), &alternative(), 3, &Shelf::EMPTY).unwrap().card_texts()] {
        for said in texts.iter().flat_map(|text| [text.words.plain(), text.kind.clone()]) {
            assert!(!said.en.trim().is_empty() && !said.fr.trim().is_empty());
        }
        for text in &texts {
            let foreign = ["Scarecrow", "Tin Man", "Witch", "point for", "points for", " if "];
            assert!(foreign.into_iter().all(|word| !text.words.plain().fr.contains(word)), "{}", text.words.fr);
            let native = ["Épouvantail", "Robot", "Sorcière", "pour", "par "];
            assert!(native.into_iter().all(|word| !text.words.plain().en.contains(word)), "{}", text.words.en);
        }
    }
}

#[test]
fn no_two_cards_say_the_same() {
    let texts = standard().card_texts();
    assert_eq!(texts.iter().map(|text| text.words.plain().en).collect::<BTreeSet<_>>().len(), 48);
    assert_eq!(texts.iter().map(|text| text.words.plain().fr).collect::<BTreeSet<_>>().len(), 48);
}

#[test]
fn a_list_of_cards_has_their_notation_and_ground() {
    for options in [Options::new(), alternative()] {
        let game = Draft::open((), &options, 3, &Shelf::EMPTY).unwrap();
        let catalog = game.catalog();
        let written =
            catalog.ids().iter().map(|id| (catalog.story(id).name.clone(), print(&catalog.story(id).objective)));
        let listed = game.card_texts().into_iter().map(|text| (text.id, text.notation));
        assert!(listed.eq(written));
        assert_eq!(game.card_texts().iter().filter(|text| text.ground == "seed").count(), 13);
        assert_eq!(game.card_texts().iter().filter(|text| text.ground == "own").count(), 35);
    }
}

#[test]
fn the_page_of_the_rules_names_the_types_as_the_cards_do() {
    use StoryKind::*;
    let (en, fr) = (
        include_str!("../../../../locales/en/pages/rules.ftl"),
        include_str!("../../../../locales/fr/pages/rules.ftl"),
    );
    let types = [
        ("single", Single),
        ("couple", Couple),
        ("twins", Twins),
        ("quartet", Quartet),
        ("trio", Trio),
        ("few", Few),
        ("hand", HandMajority),
        ("table", TableMajority),
        ("favour", Favour),
    ];
    for (page, lang) in [(en, Lang::En), (fr, Lang::Fr)] {
        for (key, kind) in types {
            let line = format!("draft-story-{key} = {}", kind.name(lang));
            assert!(page.lines().any(|found| found == line), "the page has no line “{line}”");
        }
    }
}
