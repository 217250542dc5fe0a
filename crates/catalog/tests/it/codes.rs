//! Tests of whole games as codes: every game comes back to the same digest, and a damaged code is refused.

use crate::every_game::{each_game, played};
use catalog::{AnyTable, Code, CodeFault, GAMES, resume, write_record};
use kernel::{Options, Shelf};
use proptest::{prelude::*, sample::Index};
use std::sync::LazyLock;

/// Returns the table of the game that a code contains.
fn reopened(code: &str) -> Result<Box<dyn AnyTable>, CodeFault> {
    let code = Code::parse(code.as_bytes())?;
    let mut table = code.opening().replay(|header| resume(header, &Shelf::EMPTY)).unwrap();
    code.play(&mut *table)?;
    Ok(table)
}

#[test]
fn every_game_comes_back_with_its_names_and_options() {
    each_game(|table| {
        let code = Code::write(table).unwrap();
        let again = reopened(&code).unwrap();
        assert_eq!((again.digest(), again.scores()), (table.digest(), table.scores()));
        assert_eq!(write_record(&*again), write_record(table));
    });
}

#[test]
fn a_code_has_about_a_letter_for_each_entry() {
    for game in GAMES.iter() {
        for seats in game.fewest_seats..=game.most_seats {
            let table = played(game, &Options::new(), seats, 5);
            let (code, entries) = (Code::write(&*table).unwrap(), table.entries());
            // The options, the names and the hash of the cards take at most 300 letters.
            assert!(code.len() <= 300 + entries, "{}: {} letters for {entries} entries", game.name, code.len());
        }
    }
}

/// The code of a short game.
static DRAFT: LazyLock<String> = LazyLock::new(|| {
    let table = played(&GAMES[0], &Options::new(), 2, 5);
    Code::write(&*table).unwrap()
});

proptest! {
    #[test]
    fn a_damaged_code_is_refused(at in any::<Index>(), with in "[A-Za-z0-9_-]", cut in any::<Index>()) {
        let at = at.index(DRAFT.len());
        let changed = format!("{}{with}{}", &DRAFT[..at], &DRAFT[at + 1..]);
        if changed != *DRAFT {
            prop_assert_eq!(reopened(&changed).err(), Some(CodeFault::Damaged));
        }
        prop_assert_eq!(reopened(&DRAFT[..cut.index(DRAFT.len())]).err(), Some(CodeFault::Damaged));
    }

    #[test]
    fn letters_that_are_no_code_are_refused(letters in "[A-Za-z0-9_-]{0,200}") {
        prop_assert_eq!(Code::parse(letters.as_bytes()), Err(CodeFault::Damaged));
    }
}

#[test]
fn a_code_that_is_too_long_is_refused() {
    let fault = CodeFault::TooLong { found: 65_537, most: 65_536 };
    assert_eq!(Code::parse("A".repeat(65_537).as_bytes()), Err(fault));
    assert_eq!(Code::parse("A".repeat(65_536).as_bytes()), Err(CodeFault::Damaged));
}

#[test]
fn a_record_is_not_mistaken_for_a_code() {
    let table = played(&GAMES[0], &Options::new(), 2, 5);
    assert!(!Code::is_meant(write_record(&*table).as_bytes()));
    assert!(!Code::is_meant(b" \n"));
    assert!(Code::is_meant(format!(" {}\n", *DRAFT).as_bytes()));
}

#[test]
fn an_entry_is_taken_only_if_it_is_possible() {
    let mut table = catalog::open("draft", &Options::new(), vec!["Ann".into(), "Ben".into()], &Shelf::EMPTY).unwrap();
    let ways = table.ways();
    assert!(table.take(ways).is_err());
    assert_eq!((table.entries(), table.ways()), (0, ways));
    table.take(ways - 1).unwrap();
    assert_eq!(table.entries(), 1);
}
