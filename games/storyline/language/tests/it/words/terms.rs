//! Tests that keywords and terms are explained, and that the line below a title has its words in order.

use kernel::Lang;
use language::{Catalog, Traits, Word, parse, words};

fn terms(line: &str, lang: Lang) -> Vec<String> {
    let catalog = Catalog::oz();
    let text = parse(line, catalog.lexicon()).unwrap();
    words::terms(&text, catalog.lexicon(), lang).into_iter().map(|(term, _)| term).collect()
}

#[test]
fn a_text_explains_the_keywords_it_gives_and_the_terms_it_uses() {
    for (line, en, fr) in [
        ("DRAW 1.", vec![], vec![]),
        (
            "BEARER: Flying, STRIDE 2.",
            vec!["Flying", "Bearer", "Bonus Movement"],
            vec!["Vol", "Porteur", "Mouvement bonus"],
        ),
        ("PUSH 2 opposing Character HERE.", vec!["Here", "Opposing", "Push back"], vec!["Ici", "Adverse", "Repousser"]),
        (
            "ONCE by anyone HERE, ARCHIVE this: ROLL 1.",
            vec!["Here", "Archive", "Gold die"],
            vec!["Ici", "Archiver", "Dé doré"],
        ),
        ("ATTACH Character. HOST: SHIELD.", vec!["Shield", "Host"], vec!["Protection", "Hôte"]),
        ("REACT plays 4: CANCEL.", vec!["Cancel", "React", "Sign ≤"], vec!["Annuler", "Réagir", "Signe ≤"]),
        ("ARCHIVE Animal of Vitality <3.", vec!["Archive", "Sign <"], vec!["Archiver", "Signe <"]),
        ("ARCHIVE Animal of Vitality >=3.", vec!["Archive", "Sign ≥"], vec!["Archiver", "Signe ≥"]),
        ("ARCHIVE Animal of Vitality >3.", vec!["Archive", "Sign >"], vec!["Archiver", "Signe >"]),
        ("ONLY Swimming.", vec!["Swimming"], vec!["Nage"]),
        ("TAKE loose Object HERE.", vec!["Here", "Lying loose"], vec!["Ici", "Sans porteur"]),
        ("CHEER 1 each your Character.", vec!["Round"], vec!["Manche"]),
        ("DRAW FREE.", vec!["Draw action"], vec!["Action Piocher"]),
        (
            "SEARCH Library for Animal to hand; REPLACE HERE; MOVE 1 this; ADVANCE 1 this; BANISH this.",
            vec!["Move", "Advance", "Banish", "Search", "Replace"],
            vec!["Déplacer", "Faire avancer", "Bannir", "Chercher", "Remplacer"],
        ),
    ] {
        assert_eq!(terms(line, Lang::En), en, "{line}");
        assert_eq!(terms(line, Lang::Fr), fr, "{line}");
    }
}

#[test]
fn a_keyword_that_the_rules_do_not_know_needs_no_explanation() {
    let catalog = Catalog::oz();
    let lexicon = catalog.lexicon();
    let mouse = lexicon.find_word("Mouse").unwrap();
    let words = Traits::word(Word::PRIME) | Traits::word(mouse) | Traits::word(Word::GOOD);
    let explained = words::keywords(words, lexicon, Lang::En);
    let means = "Only a Prime Character can reach The End and so end the game.";
    assert_eq!(explained, [("Prime".to_owned(), means.to_owned())]);
}

#[test]
fn every_keyword_of_the_rules_is_explained() {
    let catalog = Catalog::oz();
    let known = [
        Word::PRIME,
        Word::FLYING,
        Word::SWIMMING,
        Word::STEADFAST,
        Word::IMMOVABLE,
        Word::MULTIPLE,
        Word::SHIELD,
        Word::SPELL,
        Word::SORCERY,
    ];
    let words = known.into_iter().map(Traits::word).collect();
    assert_eq!(words::keywords(words, catalog.lexicon(), Lang::Fr).len(), known.len());
}

#[test]
fn the_line_below_a_title_has_kind_standing_origin_and_keywords() {
    let oz = Catalog::oz();
    let witch = oz.card(oz.find("O15").unwrap());
    let line = |lang| words::kind_line(witch, oz.lexicon(), lang);
    assert_eq!(line(Lang::En), "Character · Evil · Winkie Country · Prime, Magical, Sorcery, Human, Royal, Witch");
    assert_eq!(
        line(Lang::Fr),
        "Personnage · Maléfique · Pays des Winkies · Vedette, Magique, Sorcellerie, Humaine, Souveraine, Sorcière"
    );
    let farm = oz.location(oz.find_location("L01").unwrap());
    assert_eq!(words::location_line(farm, oz.lexicon(), Lang::En), "Location · Kansas · Field");
    assert_eq!(words::location_line(farm, oz.lexicon(), Lang::Fr), "Lieu · Kansas · Champ");
}
