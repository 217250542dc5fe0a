//! Tests of whole records: written by a table, read again, written by hand, and faulty.

use crate::{
    cinders::Cinders,
    play::{seat, table},
};
use kernel::{Rng, Turn};
use table::{AnyTable, Header, MAX_LINE, MAX_RECORD, OpenFault, Record, RecordFault, Table, write_record};

pub(crate) fn open(header: &Header) -> Result<Box<dyn AnyTable>, OpenFault> {
    Ok(Box::new(Table::<Cinders>::resume((), header, &kernel::Shelf::EMPTY)?))
}

pub(crate) fn replay(text: impl AsRef<[u8]>) -> Result<Box<dyn AnyTable>, RecordFault> {
    Record::parse(text)?.replay(open)
}

/// Returns the record of a whole game for three players, as the table writes it.
pub(crate) fn good() -> String {
    let (mut table, mut rng) = (table(&["Ann", "Zoé", "random"]), Rng::new(9));
    loop {
        match table.turn() {
            Turn::Chance => drop(table.chance(&mut rng).unwrap()),
            Turn::Of(active) => {
                let choice = usize::from(active == seat(1) && table.entries() == 4);
                table.choose(active, choice).unwrap();
            }
            Turn::Over => return write_record(&table),
        }
    }
}

#[test]
fn a_record_replays_to_the_same_table() {
    let table = replay(good()).unwrap();
    assert_eq!(table.entries(), 7);
    assert_eq!(write_record(&*table), good());
    let record = Record::parse(good()).unwrap();
    assert_eq!((record.digests(), record.numbers()), (7, 7));
    for entries in 0..=table.entries() {
        let table = table.at(entries).unwrap();
        assert_eq!(table.record_bytes(), write_record(&*table).len());
    }
}

const BY_HAND: &str = r#"
{"brickroad":1,"game":"cinders","seats":["Ann","Ben"]}

{"chance":{"deal":{"card":3}}}
{"chance":{"deal":{"card":3}}}
{"seat":0,"action":"peek"}
{"seat":0,"action":"hold"}
"#;

#[test]
fn a_record_written_by_hand_replays() {
    let table = replay(BY_HAND).unwrap();
    assert_eq!((table.entries(), table.turn()), (4, Turn::Of(seat(1))));
    for text in [BY_HAND.replace('\n', "\r\n"), format!("\u{feff}{BY_HAND}"), BY_HAND.trim().to_owned()] {
        assert_eq!(replay(text).unwrap().digest(), table.digest());
    }
}

fn fault(text: impl AsRef<[u8]>) -> String {
    replay(text).map(drop).unwrap_err().to_string()
}

#[test]
fn a_fault_names_the_line_of_the_file() {
    let with = |line: &str| fault(format!("{BY_HAND}{line}\n"));
    for (line, words) in [
        ("oops", "line 8: found expected value, at column 1; expected an entry"),
        (r#"{"entry":6,"seat":1,"action":"hold"}"#, "line 8: found entry 6; expected entry 5"),
        (r#"{"seat":2,"action":"hold"}"#, "line 8: found \"seat\":2; expected a seat from 0 to 1"),
        (
            r#"{"seat":0,"action":"hold"}"#,
            "line 8: it is not this seat's turn; expected \"seat\":1 with \"action\" \"hold\" or \"peek\"",
        ),
        (r#"{"seat":1,"action":"jump"}"#, "expected \"seat\":1 with \"action\" \"hold\" or \"peek\""),
        (r#"{"chance":{"deal":{"card":1}}}"#, "line 8: a seat decides now, not chance; expected \"seat\":1"),
        (
            r#"{"seat":1,"action":"hold","digest":"0000000000000000"}"#,
            "line 8: the digest is 0000000000000000; expected ",
        ),
        (
            "{\"seat\":1,\"action\":\"hold\"}\n\n{\"seat\":1,\"action\":\"hold\"}",
            "line 10: the game is over; expected no",
        ),
    ] {
        assert!(with(line).contains(words), "{line}: {}", with(line));
    }
    let third = BY_HAND.replacen(r#""card":3"#, r#""card":9"#, 1);
    assert!(fault(&third).starts_with("line 4: this outcome cannot happen here; expected \"chance\" {\"deal\":"));
    assert!(fault(third.replace("9}}", "9,\"x\":1}}")).contains("unknown field `x`"));
    let short = BY_HAND.replace(r#""seats""#, r#""options":{"longest":3},"seats""#);
    assert_eq!(fault(short), "line 7: one entry too many; expected at most 3 in this game");
}

#[test]
fn a_variant_spelling_is_refused_with_the_right_one() {
    let twice = fault(BY_HAND.replacen(r#""card":3"#, r#""card":3,"card":3"#, 1));
    assert_eq!(twice, r#"line 4: found "card" twice, at column 34; expected each member once"#);
    let with = |line: &str| fault(format!("{BY_HAND}{line}\n"));
    assert_eq!(
        with(r#"{"seat":1,"action":{"hold":null}}"#),
        r#"line 8: found the action {"hold":null}; expected it written as "hold""#
    );
}

#[test]
fn names_that_cannot_be_told_apart_or_seen_are_refused() {
    let with = |ann: &str| fault(BY_HAND.replace(r#""Ann""#, ann));
    for (ann, words) in [
        (r#""Ben""#, "the name \"Ben\" at the table twice; expected names that differ in more than capital letters"),
        (r#""BEN""#, "the name \"Ben\" at the table twice"),
        (r#""""#, "nothing of it can be seen; expected 1 to 40 characters"),
        (r#"" ""#, "nothing of it can be seen; expected 1 to 40 characters"),
        (r#""Ann ""#, "a blank too many; expected none at its ends"),
        (r#""A\nnn""#, "the name \"Ann\" at the table: it has the sign U+000A; expected 1 to 40 characters"),
        (r#""A\u202enn""#, "it has the sign U+202E"),
        (r#""\u200b""#, "it has the sign U+200B"),
    ] {
        assert!(with(ann).starts_with("line 2: the name") && with(ann).contains(words), "{ann}: {}", with(ann));
    }
    let long = format!("\"{}\"", "x".repeat(41));
    assert!(with(&long).contains("it is too long; expected 1 to 40 characters"), "{}", with(&long));
}

#[test]
fn a_text_that_is_not_a_record_is_refused() {
    assert!(fault("").starts_with("line 1: found an empty record; expected a header"));
    assert!(fault("\n \n").starts_with("line 1: found an empty record"));
    assert!(fault(b"\n\xff\xfe").starts_with("line 2: found a byte that is not UTF-8, at column 1"));
    assert!(fault("\0\0\0").starts_with("line 1: found"));
    let long = format!("{}{}", BY_HAND, " ".repeat(MAX_LINE + 1));
    assert!(fault(long).ends_with("expected at most 16384 bytes in a line"));
    let big = format!("{}{}", BY_HAND, "\n".repeat(MAX_RECORD));
    assert!(fault(big).ends_with("found a longer record; expected at most 16777216 bytes in all"));
}

#[test]
fn other_games_cards_and_rules_are_refused() {
    let rules = good().replace("\"rules\":3", "\"rules\":2");
    assert_eq!(fault(rules), "line 1: made with version 2 of the rules; expected version 3");
    let cards = good().replacen("\"hash\":\"", "\"hash\":\"0", 1);
    assert!(fault(cards).starts_with("line 1: made with the cards \"cinders\" with the hash \"0"));
    let options = BY_HAND.replace(r#""seats""#, r#""options":{"longest":99},"seats""#);
    assert_eq!(fault(options), "line 2: option \"longest\" was 99; expected a whole number from 1 to 12");
    let seats = BY_HAND.replace(r#""Ben""#, r#""Ben","C","D","E""#);
    assert_eq!(fault(seats), "line 2: 5 seats; expected 2 to 4");
}

#[test]
fn a_daily_deal_names_its_day_and_replays_like_any_other() {
    let daily = good().replacen("{", r#"{"daily":"2026-11-25","#, 1);
    let table = replay(&daily).unwrap();
    assert_eq!(table.header().daily.map(|day| day.to_string()), Some("2026-11-25".to_owned()));
    let written = write_record(&*table);
    assert!(written.lines().next().unwrap().ends_with(r#","daily":"2026-11-25"}"#), "{written}");
    assert_eq!(write_record(&*replay(&written).unwrap()), written);
    let refused = replay(daily.replace("2026-11-25", "2026-11-31")).err().unwrap().to_string();
    assert!(refused.contains(r#"line 1: found "daily":"2026-11-31"; expected a day"#), "{refused}");
}

#[test]
fn luck_by_purpose_goes_on_after_a_replay_and_an_undo() {
    let dealt = |entries: usize| {
        let mut table = table(&["Ann", "Zoé", "random"]);
        while table.entries() < entries {
            table.chance_by(7).unwrap();
        }
        table
    };
    let whole = dealt(3);
    assert_eq!(whole.turn(), Turn::Of(seat(0)));
    assert!(dealt(3).chance_by(7).is_err(), "a seat decides now");
    let mut back = whole.at(1).unwrap();
    let mut again = replay(write_record(&dealt(1))).unwrap();
    for table in [&mut back, &mut again] {
        table.chance_by(7).unwrap();
        table.chance_by(7).unwrap();
        assert_eq!(table.lines(), whole.lines());
    }
}
