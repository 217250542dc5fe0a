//! Tests of card files with faults. All faults are reported, each with its place.

use duel::{CardFault, Catalog};

/// Returns the faults of the card files after `from` is replaced by `to` in one of them.
fn changed(from: &str, to: &str) -> Vec<String> {
    let files = [Catalog::GOOD, Catalog::EVIL, Catalog::NAMES];
    assert_eq!(files.map(|file| file.matches(from).count()).iter().sum::<usize>(), 1, "{from:?} stands once");
    said(files.map(|file| file.replace(from, to)).each_ref().map(String::as_str))
}

fn said([good, evil, names]: [&str; 3]) -> Vec<String> {
    Catalog::parse(good, evil, names).unwrap_err().iter().map(CardFault::to_string).collect()
}

#[test]
fn a_fault_names_file_card_cell_and_character() {
    for (from, to, fault) in [
        (
            "Roquat the Nome King\tCU\t7\tDraw +1",
            "Roquat the Nome King\tCU\t7\tDraw some",
            "evil.tsv, V11, Notes \"Draw some Card per Turn\", character 6: found \"some\"; expected a number from 1 to 99",
        ),
        (
            "Glinda the Good Witch\tCUW",
            "Glinda the Good Witch\tCWU",
            "good.tsv, G02, Type \"CWU\", character 3: found \"U\"; expected the end of the letters",
        ),
        (
            "Mombi\tCUW\t3",
            "Mombi\tCUW\tthree",
            "evil.tsv, V39, Force \"three\", character 1: found \"three\"; expected a Force such as 8 or +3, up to 99, or a dash",
        ),
        (
            "Mombi\tCUW\t3",
            "\tCUW\t3",
            "evil.tsv, V39, Name \"\", character 1: found the end of the cell; expected a name",
        ),
        ("Le Gump", " ", "names.tsv, G28, Fr \"\", character 1: found the end of the cell; expected a name in French"),
        (
            "Grimoire\tle\tevil",
            "Grimoire\tle\tevil2",
            "names.tsv, V07, Tint \"evil2\", character 5: found '2'; expected one word in small letters, such as emerald",
        ),
        (
            "Grimoire\tle\t",
            "Grimoire\tun\t",
            "names.tsv, V07, Article \"un\", character 1: found \"un\"; expected le, la, l’, les or nothing",
        ),
        (
            "Le Gump\t\t",
            "Le Gump\tle\t",
            "names.tsv, G28, Article \"le\", character 1: found \"le\"; expected nothing, for the name has an article of its own",
        ),
    ] {
        assert_eq!(changed(from, to), [fault], "{to}");
    }
}

#[test]
fn an_id_names_its_deck() {
    let wrong = |id: &str| said([&Catalog::GOOD.replace("G03", id), Catalog::EVIL, &Catalog::NAMES.replace("G03", id)]);
    assert_eq!(wrong("V77"), ["good.tsv, V77, Id \"V77\", character 1: found \"V\"; expected G, for a card of Good"]);
    let number = "expected a number of one or two digits after the letter";
    assert_eq!(wrong("G"), [format!("good.tsv, G, Id \"G\", character 2: found the end of the cell; {number}")]);
    assert_eq!(wrong("G3b"), [format!("good.tsv, G3b, Id \"G3b\", character 3: found \"b\"; {number}")]);
    assert_eq!(wrong("G123"), [format!("good.tsv, G123, Id \"G123\", character 2: found 123; {number}")]);
}

#[test]
fn an_id_stands_once() {
    let good = format!("{}G01\tDorothy again\tN\t+1\t-\n", Catalog::GOOD);
    assert_eq!(
        said([&good, Catalog::EVIL, Catalog::NAMES]),
        ["good.tsv, G01: the id stands twice; expected each id once"]
    );
    let names = format!("{}G01\tDorothy\tDorothy\t\tdorothy\n", Catalog::NAMES);
    assert_eq!(
        said([Catalog::GOOD, Catalog::EVIL, &names]),
        ["names.tsv, G01: the id stands twice; expected each id once"]
    );
}

#[test]
fn every_card_has_its_names_and_no_other_has() {
    assert_eq!(
        changed("V48\tImprison\tEmprisonnement", "V49\tImprison\tEmprisonnement"),
        [
            "names.tsv: V48 is missing; expected every card of both decks",
            "names.tsv, V49: found a card that is in no deck; expected one of the cards of both decks"
        ]
    );
}

#[test]
fn a_line_has_all_its_cells() {
    assert_eq!(
        said([&Catalog::GOOD.replace("\tCW\t3\tFGM get F+1", " CW"), Catalog::EVIL, Catalog::NAMES])[0],
        "good.tsv, line 2: found 2 cells; expected 5, with tabs between"
    );
    assert_eq!(
        changed("Tik-Tok\tC\t4\t-", "Tik-Tok\tC\t4\t-\t-")[0],
        "good.tsv, line 25: found 6 cells; expected 5, with tabs between"
    );
    let header = "Id\tName\tType\tForce\tNotes";
    let spaced = Catalog::EVIL.replace(header, "Id Name Type Force Notes");
    assert_eq!(
        said([Catalog::GOOD, &spaced, Catalog::NAMES])[0],
        "evil.tsv: the table begins with \"Id Name Type Force Notes\"; expected \"Id\\tName\\tType\\tForce\\tNotes\", \
         with tabs between"
    );
    assert_eq!(said(["", "", ""]).len(), 3);
}

#[test]
fn all_faults_are_said() {
    let good = Catalog::GOOD.replace("\tCW\t3\tFGM get F+1", "\tCX\tthree\tFGM has F+1").replace("Kill TC", "Kill him");
    let evil = Catalog::EVIL.replace("TC Exiled", "TC home");
    let faults = said([&good, &evil, &Catalog::NAMES.replace("Article\tTint", "Tint\tArticle")]);
    let begin = [
        "names.tsv: the table begins",
        "good.tsv, G01, Type \"CX\", character 2: found \"X\"; expected U, W or the end",
        "good.tsv, G01, Force \"three\", character 1",
        "good.tsv, G01, Notes \"FGM has F+1\", character 5: found \"has\"; expected \"get\"",
    ];
    for begin in begin {
        assert!(faults.iter().any(|fault| fault.starts_with(begin)), "{begin}: {faults:#?}");
    }
    assert!(
        faults.iter().any(|fault| fault.starts_with("good.tsv, G11, Notes \"Kill him\", character 6: found \"him\""))
    );
    assert!(
        faults.iter().any(|fault| fault.starts_with("evil.tsv, V36, Notes \"TC home\", character 4: found \"home\""))
    );
}

#[test]
fn there_are_not_more_cards_than_the_table_can_hold() {
    let lines = |cards: std::ops::Range<u8>, rest: &str| -> String {
        cards.map(|number| format!("G{number}\tCard {number}\t{rest}\n")).collect()
    };
    let names =
        |cards: std::ops::Range<u8>| -> String { cards.map(|number| format!("G{number}\tA\tB\t\tgood\n")).collect() };
    let with = |cards: std::ops::Range<u8>, rest: &str| {
        let good = Catalog::GOOD.to_owned() + &lines(cards.clone(), rest);
        said([&good, Catalog::EVIL, &(Catalog::NAMES.to_owned() + &names(cards))])
    };
    assert_eq!(with(60..61, "N\t+1\t-"), ["both decks together: found 101 cards; expected at most 100"]);
    assert_eq!(
        with(60..61, "C\t1\t-"),
        [
            "both decks together: found 101 cards; expected at most 100",
            "both decks together: found 22 Characters; expected at most 21"
        ]
    );
    assert!(
        with(60..70, "I\t+1\tHand Size +1").contains(
            &"both decks together: found 20 cards whose bonus reaches everywhere; expected at most 16".into()
        )
    );
}

/// Returns the faults of the card files when the cells in `line` replace those of the Tin Woodsman.
fn with_card(line: &str) -> Vec<String> {
    changed("Tin Woodsman\tC\t5\n", &format!("Tin Woodsman\t{line}\n"))
}

#[test]
fn a_card_says_only_what_its_kind_can() {
    for (line, character, found) in [
        ("C\t-\t-", 1, "no Force"),
        ("L\t+2\tCAL get F+1", 1, "+2"),
        ("E\t+2\tKill TC", 1, "+2"),
        ("C\t5\tKill TC", 1, "\"Kill TC\""),
        ("C\t5\tCompanions get F+1 AO", 1, "\"Companions get F+1 AO\""),
        ("C\t5\tFGM get F+1; CAL get F+1", 14, "\"CAL get F+1\""),
        ("I\t+1\tDefender Only", 1, "\"Defender Only\""),
        ("I\t+1\tSpellcaster UBA Spellcaster", 1, "\"Spellcaster UBA Spellcaster\""),
        ("N\t+1\tCall Defender", 1, "\"Call Defender\""),
        ("SM\t+1\tIncapacitate", 1, "\"Incapacitate\""),
        ("SM\t-\tIncapacitate; UO", 15, "\"Spellcaster Only\""),
        ("L\t-\t-", 1, "the end of the cell"),
        ("L\t-\tFGM get F+1", 1, "\"FGM get F+1\""),
        ("A\t+1\t-", 1, "the end of the cell"),
        ("A\t+1\tKill a Location", 1, "\"Kill a Location\""),
        ("A\t+1\tKill; Exile", 7, "\"Exile\""),
        ("A\t+1\tNegate target Attack", 1, "\"Negate target Attack\""),
        ("S\t+1\tKill", 1, "\"Kill\""),
        ("S\t-\t-", 1, "the end of the cell"),
        ("S\t-\tCC is Killed", 1, "\"Kill CC\""),
        ("E\t-\tNegate an Incapacitate", 1, "\"Negate an Incapacitate\""),
        ("B\t-\tKill TC", 1, "\"Kill TC\""),
        ("R\t-\tCC is Captured", 1, "\"Capture CC\""),
        ("X\t-\tTC is Exiled", 1, "\"Exile TC\""),
        ("I\t+1\tF+1 AO; F+2 DO", 9, "\"F+2 DO\""),
        ("I\t+1\tMales Only; Females Only", 13, "\"Females Only\""),
        ("I\t+1\tHand Size +1; Hand Size +2", 15, "\"Hand Size +2\""),
    ] {
        let faults = with_card(line);
        let [fault] = faults.as_slice() else { panic!("{line}: {faults:#?}") };
        assert!(fault.contains(&format!(", character {character}: found {found}; expected ")), "{line}: {fault}");
    }
}

#[test]
fn cards_that_are_not_in_the_decks_are_read_too() {
    for line in [
        "C\t0\tFGM get F-2 DO; Extra F+2 to Capture; Nome",
        "C\t5\tHand Size +2; Draw 2 extra cards per turn; Minions get F-1",
        "I\t-\tUO; Males Only; Spells get F+9",
        "N\t-3\tFemales Only; AP: Look at opponent's Hand",
        "SM\t+2\tUBA Spellcaster; Discard to draw 1 card",
        "L\t-\tCAL get F-1; CAC get F+2 to Capture",
        "A\t-\tIncapacitate",
        "S\t+3\tDefender Only",
        "S\t-\tAll DO Spellcasters get F+1",
        "S\t-\tExile",
        "E\t-\tCapture TC",
        "B\t-\tAll Characters get F-1",
        "R\t-\tTC is Controlled",
        "R\t-\tExile CC",
    ] {
        let good = Catalog::GOOD.replace("The Sawhorse\tN\t+3\t-", &format!("The Sawhorse\t{line}"));
        // The card files may not contain another Character, so the Tin Woodsman becomes a Companion here.
        let good = good.replace("Tin Woodsman\tC\t5", "Tin Woodsman\tN\t+5");
        let read = Catalog::parse(&good, Catalog::EVIL, Catalog::NAMES);
        assert!(read.is_ok(), "{line}: {read:?}");
    }
}

#[test]
fn no_bytes_make_the_reader_panic() {
    let mut rng = kernel::Rng::new(4);
    for _ in 0..1_000 {
        let mut files = [Catalog::GOOD, Catalog::EVIL, Catalog::NAMES].map(|file| file.chars().collect::<Vec<char>>());
        let signs = &mut files[rng.below(3) as usize];
        for _ in 0..=rng.below(4) {
            let at = rng.below(signs.len() as u32) as usize;
            match rng.below(3) {
                0 => drop(signs.remove(at)),
                1 => signs[at] = char::from(rng.below(256) as u8),
                _ => signs.truncate(at.max(1)),
            }
        }
        let [good, evil, names] = files.map(|signs| signs.into_iter().collect::<String>());
        if let Err(faults) = Catalog::parse(&good, &evil, &names) {
            assert!(!faults.is_empty() && faults.iter().all(|fault| !fault.to_string().is_empty()));
        }
    }
}
