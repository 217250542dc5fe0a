//! Tests of invalid records: the exit code is 2, and the message names the line and the expected input. No record makes
//! the program panic.

use crate::{
    binary::{brickroad, complains},
    games::{BY_HAND, whole_game},
};

fn refused(record: impl AsRef<[u8]>, line: usize, words: &[&str]) {
    for arguments in [["replay", "-"].as_slice(), &["replay", "-", "--check"], &["replay", "-", "--json"]] {
        let said = complains(arguments, &record);
        assert!(said.starts_with(&format!("brickroad: -: line {line}: ")), "expected line {line}: {said}");
        assert!(said.contains("expected") && said.lines().count() == 1, "{said}");
        for word in words {
            assert!(said.contains(word), "{word}: {said}");
        }
    }
}

/// Each text replaces the header of a valid record.
#[test]
fn bad_headers() {
    let entries: String = BY_HAND.lines().skip(1).map(|line| format!("{line}\n")).collect();
    for (header, words) in [
        ("oops", ["found expected value", "a header such as"]),
        ("{}", ["no \"brickroad\"", "1, the version of the format"]),
        (r#"{"brickroad":2,"game":"draft","seats":["A","B"]}"#, ["\"brickroad\":2", "expected 1"]),
        (r#"{"brickroad":1,"seats":["A","B"]}"#, ["no \"game\"", "the name of a game"]),
        (r#"{"brickroad":1,"game":"chess","seats":["A","B"]}"#, ["\"chess\" is not known", "expected draft"]),
        (r#"{"brickroad":1,"game":"draft"}"#, ["no \"seats\"", "a list of names"]),
        (r#"{"brickroad":1,"game":"draft","seats":3}"#, ["\"seats\":3", "a list of names"]),
        (r#"{"brickroad":1,"game":"draft","seats":["A"]}"#, ["1 seats", "2 to 4"]),
        (r#"{"brickroad":1,"game":"draft","seats":["A","B","C","D","E"]}"#, ["5 seats", "2 to 4"]),
        (r#"{"brickroad":1,"game":"draft","seats":["A",""]}"#, ["name \"\"", "1 to 40 characters"]),
        (r#"{"brickroad":1,"game":"draft","seats":["A","\u001b[31m"]}"#, ["U+001B", "that can be seen"]),
        (r#"{"brickroad":1,"game":"draft","seats":["A","B"],"rules":2}"#, ["version 2 of the rules", "version 1"]),
        (r#"{"brickroad":1,"game":"oz","seats":["A"],"rules":2}"#, ["version 2 of the rules", "version 3"]),
        (
            r#"{"brickroad":1,"game":"draft","seats":["A","B"],"cards":{"name":"standard","hash":"00"}}"#,
            ["with the hash \"00\"", "the cards of this version"],
        ),
        (
            r#"{"brickroad":1,"game":"draft","seats":["A","B"],"options":{"x":1}}"#,
            ["option \"x\" is not known", "openTrio"],
        ),
        (
            r#"{"brickroad":1,"game":"draft","seats":["A","B"],"options":{"openTrio":1}}"#,
            ["option \"openTrio\" was 1", "true or false"],
        ),
        (
            r#"{"brickroad":1,"game":"draft","seats":["A","B"],"options":{"cards":"mine"}}"#,
            ["option \"cards\" was \"mine\"", "one of standard, alternative"],
        ),
        (r#"{"brickroad":1,"game":"draft","seats":["A","B"],"date":"1900"}"#, ["\"date\"", "no members but brickroad"]),
    ] {
        refused(format!("{header}\n{entries}"), 1, &words);
    }
}

/// Each text replaces line 7 of a valid record. At that line, Ben must take column 0 or 2.
#[test]
fn bad_lines() {
    for (line, words) in [
        ("oops", ["expected value, at column 1", "an entry, either"]),
        (r#"{"seat":1,"action":{"take":0}"#, ["EOF", "an entry, either"]),
        ("[]", ["found []", "an entry, either"]),
        ("{}", ["neither a chance nor an action", "either"]),
        (r#"{"seat":1}"#, ["a seat without an action", "either"]),
        (r#"{"action":{"take":0}}"#, ["an action without a seat", "either"]),
        (r#"{"chance":{"first":0},"seat":1,"action":{"take":0}}"#, ["both a chance and an action", "either"]),
        (r#"{"seat":1,"action":{"take":0},"note":"!"}"#, ["\"note\":\"!\"", "no members but entry"]),
        (r#"{"seat":1,"seat":1,"action":{"take":0}}"#, ["\"seat\" twice", "each member once"]),
        (r#"{"seat":2,"action":{"take":0}}"#, ["\"seat\":2", "a seat from 0 to 1"]),
        (r#"{"seat":-1,"action":{"take":0}}"#, ["\"seat\":-1", "a seat's number, from 0"]),
        (r#"{"seat":"Ben","action":{"take":0}}"#, ["\"seat\":\"Ben\"", "a seat's number, from 0"]),
        (
            r#"{"seat":0,"action":{"take":0}}"#,
            ["not this seat's turn", "\"seat\":1 with \"action\" {\"take\":0} or {\"take\":2}"],
        ),
        (r#"{"seat":1,"action":{"take":1}}"#, ["not among those offered", "{\"take\":0} or {\"take\":2}"]),
        (r#"{"seat":1,"action":{"take":255}}"#, ["not among those offered", "{\"take\":0}"]),
        (r#"{"seat":1,"action":{"take":256}}"#, ["the action {\"take\":256}", "{\"take\":0}"]),
        (r#"{"seat":1,"action":{"turnDown":9}}"#, ["not among those offered", "{\"take\":0}"]),
        (r#"{"seat":1,"action":{"turnDown":0}}"#, ["the action {\"turnDown\":0}", "{\"take\":0}"]),
        (r#"{"seat":1,"action":{"fly":0}}"#, ["unknown variant `fly`", "{\"take\":0}"]),
        (r#"{"seat":1,"action":null}"#, ["the action null", "{\"take\":0}"]),
        (r#"{"chance":{"first":1}}"#, ["a seat decides now, not chance", "\"seat\":1"]),
        (r#"{"chance":{"column":{"characters":["D","X"],"story":1}}}"#, ["unknown variant `X`", "\"seat\":1"]),
        (r#"{"entry":5,"seat":1,"action":{"take":0}}"#, ["entry 5", "expected entry 6"]),
        (r#"{"entry":0,"seat":1,"action":{"take":0}}"#, ["\"entry\":0", "the entry's number, from 1"]),
        (r#"{"seat":1,"action":{"take":0},"digest":"12"}"#, ["\"digest\":\"12\"", "sixteen hexadecimal digits"]),
        (
            r#"{"seat":1,"action":{"take":0},"digest":"0000000000000000"}"#,
            ["the digest is 0000000000000000", "expected"],
        ),
    ] {
        refused(format!("{BY_HAND}{line}\n"), 7, &words);
    }
}

/// Each text replaces line 3 of a valid record, which deals the first column.
#[test]
fn chances_that_cannot_be() {
    for (chance, words) in [
        (r#"{"column":{"characters":["D","L"],"story":49}}"#, "cannot happen here"),
        (r#"{"column":{"characters":["D","L"],"story":99}}"#, "the chance"),
        (r#"{"column":{"characters":["D"],"story":9}}"#, "the chance"),
        (r#"{"column":{"characters":["D","L","T"],"story":9}}"#, "the chance"),
        (r#"{"column":{"characters":["D","L"]}}"#, "missing field `story`"),
        (r#"{"column":{"characters":["D","L"],"story":9,"place":0}}"#, "unknown field `place`"),
        (r#"{"recycle":"D"}"#, "cannot happen here"),
        (r#"{"openTrio":25}"#, "cannot happen here"),
        (r#"{"first":0}"#, "cannot happen here"),
    ] {
        let record = BY_HAND.replace(r#"{"column":{"characters":["D","L"],"story":9}}"#, chance);
        refused(record, 3, &[words, "\"chance\" {\"column\":{\"characters\":[\"D\",\"D\"],\"story\":1}}"]);
    }
}

#[test]
fn a_digest_or_number_that_disagrees() {
    let record = whole_game(3);
    let wrong = |from: &str, to: &str| record.replacen(from, to, 1);
    refused(wrong("\"entry\":20,", "\"entry\":21,"), 21, &["entry 21", "expected entry 20"]);
    let line = record.lines().nth(50).unwrap();
    let digest = &line[line.len() - 18..line.len() - 2];
    refused(wrong(digest, "0123456789abcdef"), 51, &["0123456789abcdef", digest]);
    let more = format!("{record}{}\n", r#"{"seat":0,"action":{"take":0}}"#);
    refused(more, record.lines().count() + 1, &["the game is over", "no more entries"]);
    let without = record.lines().enumerate().filter(|(at, _)| *at != 30).map(|(_, line)| format!("{line}\n"));
    refused(without.collect::<String>(), 31, &["entry 31", "expected entry 30"]);
}

#[test]
fn a_file_that_is_not_a_record_is_refused() {
    refused("", 1, &["an empty record", "a header such as"]);
    refused("\n\n\n", 1, &["an empty record"]);
    refused("\0", 1, &["a header such as"]);
    refused(b"\x89PNG\r\n\x1a\n", 1, &["not UTF-8", "column 1"]);
    refused([BY_HAND.as_bytes(), b"{\"seat\":\xff}"].concat(), 7, &["not UTF-8", "column 9"]);
    refused(format!("{BY_HAND}{}", "[".repeat(16_000)), 7, &["an entry, either"]);
    refused(format!("{BY_HAND}{{\"chance\":{}", "[".repeat(16_000)), 7, &["recursion limit"]);
    refused(format!("{BY_HAND}{}", " ".repeat(20_000)), 7, &["20000 bytes", "at most 16384 bytes in a line"]);
    refused("x".repeat((16 << 20) + 1), 1, &["a longer record", "at most 16777216 bytes"]);
    refused("\n".repeat(16 << 20), 1, &["an empty record"]);
    refused(BY_HAND.replace('\n', " "), 1, &["trailing characters", "a header such as"]);
}

#[test]
fn an_unreadable_file_is_reported() {
    for path in ["no-such-file.jsonl", "/", ""] {
        let run = brickroad(&["replay", path], "");
        assert_eq!(run.code, Some(2), "{run:?}");
        assert!(run.err.contains("cannot read") || run.err.contains("value is required"), "{run:?}");
    }
    for arguments in [["replay"].as_slice(), &["replay", "-", "--lang", "de"], &["fly"], &["cards", "list"]] {
        assert_eq!(brickroad(arguments, "").code, Some(2), "{arguments:?}");
    }
}
