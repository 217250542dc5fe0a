//! Tests card files with faults. All faults are reported, each with its place.

use draft::{CardFault, Catalog};

/// Returns the faults of the standard card file after `from` is replaced by `to`. The file must have `from` once.
fn changed(from: &str, to: &str) -> Vec<CardFault> {
    assert_eq!(Catalog::STANDARD.matches(from).count(), 1, "{from:?} stands once in the file");
    Catalog::parse(&Catalog::STANDARD.replace(from, to)).unwrap_err()
}

/// Returns the text of the fault, which must be the only one.
fn said(faults: Vec<CardFault>) -> String {
    let [fault] = faults.as_slice() else { panic!("one fault was expected: {faults:?}") };
    fault.to_string()
}

#[test]
fn a_score_that_makes_no_sense_is_pointed_at() {
    let fault = said(changed("score = \"2 D+S\"", "score = \"2 D+X\""));
    assert_eq!(fault, "S10, score \"2 D+X\", character 5: found 'X'; expected one of D T L S R G W O");
}

#[test]
fn all_faults_are_said() {
    let text = (Catalog::STANDARD.replace("\"1 D\"", "\"1 d\""))
        .replace("\"4 D+L+S+R\"", "\"4 D+L+S+\"")
        .replace("id = \"S48\"", "id = \"S47\"");
    let faults = Catalog::parse(&text).unwrap_err();
    let cards: Vec<&str> = (faults.iter())
        .map(|fault| match fault {
            CardFault::Twice { card } | CardFault::Score { card, .. } => card.as_str(),
            CardFault::File(_) | CardFault::Count { .. } => "the file",
        })
        .collect();
    assert_eq!(cards, ["S01", "S19", "S47"]);
}

#[test]
fn all_faults_are_reported_and_so_is_the_number_of_cards() {
    let (fewer, _) = Catalog::STANDARD.rsplit_once("[[story]]").unwrap();
    let faults = Catalog::parse(&fewer.replace("\"1 D\"", "\"1 d\"")).unwrap_err();
    assert!(matches!(faults.as_slice(), [CardFault::Score { .. }, CardFault::Count { found: 47, expected: 48 }]));
}

#[test]
fn a_name_occurs_once() {
    assert_eq!(changed("id = \"S02\"", "id = \"S01\""), [CardFault::Twice { card: "S01".into() }]);
}

#[test]
fn rule_1_a_set_has_48_stories() {
    let (all, _) = Catalog::STANDARD.rsplit_once("[[story]]").unwrap();
    let fewer = Catalog::parse(all).unwrap_err();
    assert_eq!(fewer, [CardFault::Count { found: 47, expected: 48 }]);
    let one = "[[story]]\nid = \"X1\"\nscore = \"1 D\"\nground = \"own\"\nen = \"\"\nfr = \"\"\n";
    let more = Catalog::parse(&format!("{}\n{one}", Catalog::STANDARD)).unwrap_err();
    assert_eq!(more, [CardFault::Count { found: 49, expected: 48 }]);
    let many =
        format!("name = \"many\"\n{}", (0..500).map(|n| one.replace("X1", &format!("X{n}"))).collect::<String>());
    assert_eq!(Catalog::parse(&many).unwrap_err(), [CardFault::Count { found: 500, expected: 48 }]);
    assert_eq!(
        Catalog::parse("name = \"none\"\nstory = []").unwrap_err(),
        [CardFault::Count { found: 0, expected: 48 }]
    );
}

#[test]
fn a_file_that_is_no_card_file_is_refused_with_the_place() {
    for (text, line, what) in [
        ("name = ", "line 1", "value"),
        ("nonsense", "line 1", "key"),
        ("name = \"x\"\n[[story]]\nid = 7", "line 3", "string"),
        ("name = \"x\"\nstory = 4", "line 2", "sequence"),
        ("story = []", "line 1", "missing field `name`"),
    ] {
        let fault = said(Catalog::parse(text).unwrap_err());
        assert!(fault.starts_with("the file is not the TOML of a card set: "), "{fault}");
        assert!(fault.contains(line) && fault.contains(what), "{text:?}: {fault}");
    }
}

#[test]
fn an_unknown_field_is_refused() {
    for (from, to) in [
        ("id = \"S05\"", "id = \"S05\"\ncolour = \"tin\""),
        ("name = \"standard\"", "name = \"standard\"\nauthor = \"E. Ornella\""),
    ] {
        assert!(said(changed(from, to)).contains("unknown field"));
    }
}

#[test]
fn a_missing_field_is_reported() {
    assert!(said(changed("id = \"S05\"\n", "")).contains("missing field `id`"));
    let without_ground = Catalog::STANDARD.replacen("ground = \"own\"\n", "", 1);
    assert!(said(Catalog::parse(&without_ground).unwrap_err()).contains("missing field `ground`"));
}

#[test]
fn a_ground_is_seed_or_own() {
    let text = Catalog::STANDARD.replacen("ground = \"own\"", "ground = \"box\"", 1);
    let fault = said(Catalog::parse(&text).unwrap_err());
    assert!(fault.contains("unknown variant `box`, expected `seed` or `own`"), "{fault}");
}

#[test]
fn no_bytes_make_the_reader_panic() {
    let mut rng = kernel::Rng::new(4);
    let end = Catalog::STANDARD.char_indices().nth(1_500).unwrap().0;
    let beginning: Vec<char> = Catalog::STANDARD[..end].chars().collect();
    for _ in 0..2_000 {
        let mut signs = beginning.clone();
        for _ in 0..=rng.below(4) {
            let at = rng.below(signs.len() as u32) as usize;
            match rng.below(3) {
                0 => drop(signs.remove(at)),
                1 => signs[at] = char::from(rng.below(256) as u8),
                _ => signs.truncate(at.max(1)),
            }
        }
        let faults = Catalog::parse(&signs.into_iter().collect::<String>()).unwrap_err();
        assert!(!faults.is_empty() && faults.iter().all(|fault| !fault.to_string().is_empty()));
    }
}
