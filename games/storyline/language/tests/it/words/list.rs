//! The list of cards for front ends.

use language::{Catalog, words};
use std::collections::BTreeSet;

#[test]
fn every_card_and_location_is_listed_once() {
    for (catalog, count) in [(Catalog::oz(), 51 + 14), (Catalog::epic(), 135 + 3 + 38)] {
        let list = words::card_texts(&catalog);
        let ids: BTreeSet<&str> = list.iter().map(|text| text.id.as_str()).collect();
        assert_eq!((list.len(), ids.len()), (count, count));
        for text in &list {
            let title = text.title.as_ref().unwrap();
            let words = text.words.plain();
            for said in [title, &text.kind, &words] {
                assert!(!said.en.is_empty() && !said.fr.is_empty(), "{}", text.id);
                assert!(!said.en.contains('\'') && !said.fr.contains('\''), "{}: {said:?}", text.id);
            }
            assert!(!text.ground.is_empty(), "{}", text.id);
        }
    }
}

#[test]
fn a_card_is_listed_with_its_gems_and_its_line() {
    let list = words::card_texts(&Catalog::oz());
    let card = |id: &str| list.iter().find(|text| text.id == id).unwrap();
    let dorothy = card("O03");
    assert_eq!(dorothy.kind.en, "Character · Good · Kansas · Prime, Girl, Human · cost 2, Vitality 2");
    assert_eq!(dorothy.kind.fr, "Personnage · Bénéfique · Kansas · Vedette, Fillette, Humaine · coût 2, Vitalité 2");
    assert_eq!(dorothy.notation, "COST -1 on \"Toto\". VIT +1 while your \"Toto\" HERE.");
    assert_eq!(card("O38").kind.en, "Event · Good · Kansas · cost 1");
    assert_eq!(card("O38").title.as_ref().unwrap().fr, "«\u{a0}Je vais voir les bêtes.\u{a0}»");
    assert_eq!(card("L01").kind.fr, "Lieu · Kansas · Champ");
}
