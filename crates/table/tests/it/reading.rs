//! Tests of strict reading. Each test has one line of a record.

use table::{Header, Line, Move};

#[test]
fn written_lines_read_back_the_same() {
    for text in [
        r#"{"entry":7,"seat":1,"action":"hold","digest":"00000000000000ff"}"#,
        r#"{"seat":1,"action":{"take":2}}"#,
        r#"{"entry":1,"chance":{"deal":{"card":3}},"digest":"0123456789abcdef"}"#,
        r#"{"chance":null}"#,
    ] {
        assert_eq!(Line::parse(text).unwrap().print(), text);
        assert_eq!(serde_json::from_str::<Line>(text).unwrap(), Line::parse(text).unwrap());
    }
    let line = Line::parse(" { \"action\" : [1] ,\t\"seat\" : 0 } \r").unwrap();
    assert_eq!(line.happened, Move::Action { seat: 0, action: serde_json::json!([1]) });
}

#[test]
fn a_header_reads_with_what_it_has() {
    let short = r#"{"brickroad":1,"game":"cinders","seats":["Ann","Ben"]}"#;
    let header = Header::parse(short).unwrap();
    assert_eq!((header.cards, header.rules, header.options.len()), (None, None, 0));
    let whole = r#"{"brickroad":1,"game":"x","options":{"a":true,"b":-3,"c":"w"},"cards":{"name":"n","hash":"h"},"rules":2,"seats":[]}"#;
    assert_eq!(Header::parse(whole).unwrap().print(), whole);
    assert_eq!(serde_json::from_str::<Header>(whole).unwrap(), Header::parse(whole).unwrap());
}

/// Invalid lines, each with a part of the "found" text and a part of the "expected" text of its fault.
const LINES: [(&str, &str, &str); 28] = [
    ("", "EOF", "either {\"chance\":…}"),
    ("{", "EOF", "an entry"),
    ("[]", "[]", "an entry"),
    ("7", "7", "an entry"),
    ("{} {}", "trailing characters", "an entry"),
    ("{\"seat\":0,}", "trailing comma, at column 11", "an entry"),
    ("{}", "neither a chance nor an action", "either {\"chance\":…} or {\"seat\":…,\"action\":…}"),
    (r#"{"chance":1,"seat":0,"action":1}"#, "both a chance and an action", "either"),
    (r#"{"chance":1,"action":1}"#, "both a chance and an action", "either"),
    (r#"{"chance":1,"seat":0}"#, "a chance with a seat", "either"),
    (r#"{"seat":0}"#, "a seat without an action", "either"),
    (r#"{"action":0}"#, "an action without a seat", "either"),
    (r#"{"seat":-1,"action":0}"#, "\"seat\":-1", "a seat's number, from 0"),
    (r#"{"seat":1.0,"action":0}"#, "\"seat\":1.0", "a seat's number"),
    (r#"{"seat":"0","action":0}"#, "\"seat\":\"0\"", "a seat's number"),
    (r#"{"seat":0,"action":0,"seat":0}"#, "\"seat\" twice, at column 27", "each member once"),
    (r#"{"chance":{"first":0,"first":1}}"#, "\"first\" twice, at column 28", "each member once"),
    (r#"{"chance":{"first":0,"first":0}}"#, "\"first\" twice", "each member once"),
    (r#"{"seat":0,"action":[{"a":{"b":1,"c":[],"b":1}}]}"#, "\"b\" twice", "each member once"),
    (r#"{"chance":{"first":0,"f\u0069rst":1}}"#, "\"first\" twice", "each member once"),
    (r#"{"chance":1,"other":{"a":1,"a":2}}"#, "\"a\" twice", "each member once"),
    (r#"{"chance":{"a":1e999}}"#, "number out of range", "an entry"),
    (r#"{"seat":0,"action":0,"Digest":0}"#, "\"Digest\":0", "no members but entry, seat"),
    (r#"{"chance":0,"entry":0}"#, "\"entry\":0", "the entry's number, from 1"),
    (r#"{"chance":0,"entry":null}"#, "\"entry\":null", "the entry's number"),
    (r#"{"chance":0,"digest":"12"}"#, "\"digest\":\"12\"", "sixteen hexadecimal digits"),
    (r#"{"chance":0,"digest":"+123456789abcdef"}"#, "\"digest\":\"+", "sixteen hexadecimal digits"),
    (r#"{"chance":0,"digest":1234567890123456}"#, "\"digest\":1234567890123456", "sixteen hexadecimal digits"),
];

#[test]
fn a_bad_line_says_what_was_expected() {
    for (text, found, expected) in LINES {
        let fault = Line::parse(text).unwrap_err();
        assert!(fault.found.contains(found) && fault.expected.contains(expected), "{text}: {fault}");
    }
}

const HEADERS: [(&str, &str, &str); 24] = [
    (r#"{"game":"x","seats":[]}"#, "no \"brickroad\"", "1, the version of the format"),
    (r#"{"brickroad":2,"game":"x","seats":[]}"#, "\"brickroad\":2", "1, the version of the format"),
    (r#"{"brickroad":"1","game":"x","seats":[]}"#, "\"brickroad\":\"1\"", "1, the version of the format"),
    (r#"{"brickroad":1,"seats":[]}"#, "no \"game\"", "the name of a game"),
    (r#"{"brickroad":1,"game":1,"seats":[]}"#, "\"game\":1", "the name of a game"),
    (r#"{"brickroad":1,"game":"x"}"#, "no \"seats\"", "a list of names"),
    (r#"{"brickroad":1,"game":"x","seats":2}"#, "\"seats\":2", "a list of names"),
    (r#"{"brickroad":1,"game":"x","seats":[1]}"#, "\"seats\":[1]", "a list of names"),
    (r#"{"brickroad":1,"game":"x","seats":[],"option":{}}"#, "\"option\":{}", "no members but brickroad, game"),
    (r#"{"brickroad":1,"game":"x","seats":[],"options":[]}"#, "\"options\":[]", "an object of options"),
    (r#"{"brickroad":1,"game":"x","seats":[],"options":{"a":1.5}}"#, "option \"a\":1.5", "a whole number"),
    (r#"{"brickroad":1,"game":"x","seats":[],"options":{"a":9999999999}}"#, "9999999999", "a whole number"),
    (r#"{"brickroad":1,"game":"x","seats":[],"cards":"std"}"#, "\"cards\":\"std\"", r#"{"name":…,"hash":…}"#),
    (r#"{"brickroad":1,"game":"x","seats":[],"cards":["n","h"]}"#, "[\"n\",\"h\"]", r#"{"name":…,"hash":…}"#),
    (r#"{"brickroad":1,"game":"x","seats":[],"cards":{"name":"n"}}"#, "{\"name\":\"n\"}", r#"{"name":…,"hash":…}"#),
    (
        r#"{"brickroad":1,"game":"x","seats":[],"cards":{"name":"n","hash":"h","size":3}}"#,
        "\"size\":3",
        r#"{"name":…,"hash":…}"#,
    ),
    (r#"{"brickroad":1,"game":"x","seats":[],"cards":{"name":"n","hash":"h","hash":"i"}}"#, "\"hash\" twice", "once"),
    (r#"{"brickroad":1,"game":"x","seats":[],"options":{"a":true,"a":false}}"#, "\"a\" twice", "each member once"),
    (r#"{"brickroad":1,"game":"x","seats":[],"options":{"a":null}}"#, "option \"a\":null", "a whole number or a word"),
    (r#"{"brickroad":1,"game":"x","seats":[],"rules":-1}"#, "\"rules\":-1", "the version of the rules"),
    (r#"{"brickroad":1,"game":"x","seats":[],"rules":4294967296}"#, "4294967296", "the version of the rules"),
    (
        r#"{"brickroad":1,"game":"x","seats":["A"],"bots":["clever"]}"#,
        "\"bots\":[\"clever\"]",
        "a level or null for each",
    ),
    (r#"{"brickroad":1,"game":"x","seats":["A"],"bots":[null,null]}"#, "[null,null]", "a level or null for each"),
    (r#"{"chance":{"deal":{"card":3}}}"#, "no \"brickroad\"", "1, the version of the format"),
];

#[test]
fn bidi_controls_are_escaped_in_quotes() {
    let fault = Line::parse("{\"seat\":\"\u{202e}\u{200b}\",\"action\":1}").unwrap_err();
    assert_eq!(fault.found, r#""seat":"\u{202e}\u{200b}""#);
}

#[test]
fn a_bad_header_says_what_was_expected() {
    for (text, found, expected) in HEADERS {
        let fault = Header::parse(text).unwrap_err();
        assert!(fault.found.contains(found) && fault.expected.contains(expected), "{text}: {fault}");
    }
}

#[test]
fn a_fault_quotes_no_more_than_one_wants_to_read() {
    let fault = Line::parse(&format!(r#"{{"seat":"{}","action":1}}"#, "x".repeat(5000))).unwrap_err();
    assert!(fault.to_string().len() < 200, "{fault}");
    let fault = Line::parse(&format!(r#"{{"seat":0,"action":{}}}"#, "[".repeat(5000))).unwrap_err();
    assert!(fault.found.contains("recursion limit"), "{fault}");
}
