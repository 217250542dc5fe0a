//! Tests of faults. A fault points at its character, and gives the found text, the expected text, and a suggestion.

use super::lexicon::lexicon;
use language::{NotationFault, parse};

const SENTENCE: &str = "a sentence such as \"VIT +1.\", \"Your Animal HERE: VIT +1.\", \"ENTERS: DRAW 1.\", \
                        \"ONCE, pay 1: ROLL 2.\" or \"MOVE 1 your Character.\"";
const PLACE: &str = "a place: \"HERE\", \"on the road\", \"in play\", \"NEAR\", \"THERE\", \"with yours\", \"at\" a Location or \"on\" a card";
const WORD: &str = "a word such as Animal, or a name in quotation marks";

#[test]
fn a_fault_says_where_what_was_found_what_was_expected_and_what_was_meant() {
    let lexicon = lexicon();
    for (line, at, found, expected, meant) in [
        ("x", 1, "\"x\"", SENTENCE, ""),
        ("VIT", 4, "the end of the line", "+1 to +99, or -1 to -99", ""),
        ("VIT 1.", 5, "'1'", "+1 to +99, or -1 to -99", ""),
        ("VIT +0.", 5, "'+'", "+1 to +99, or -1 to -99", ""),
        ("VIT +100.", 5, "'+'", "+1 to +99, or -1 to -99", ""),
        ("VIT +1", 7, "the end of the line", "a comma, \"while\" or a full stop", "\".\""),
        ("VIT +1 while Water.", 19, "'.'", PLACE, ""),
        ("VIT +1 while your Animal.", 25, "'.'", PLACE, ""),
        ("VIT +1 while your Animal HERE", 30, "the end of the line", "a comma or a full stop", "\".\""),
        ("VIT +1 wile at Water.", 8, "\"wile\"", "a comma, \"while\" or a full stop", "while"),
        ("vit +1.", 1, "\"vit\"", SENTENCE, "VIT"),
        ("PUHS 1 Animal.", 1, "\"PUHS\"", SENTENCE, "PUSH"),
        ("PUSH 1 Anmial.", 8, "\"Anmial\"", WORD, "Animal"),
        (
            "PUSH 1 animal.",
            8,
            "\"animal\"",
            "\"Character\", \"Object\", \"Effect\", a word such as Animal, or a name in quotation marks",
            "Animal",
        ),
        ("PUSH 1 non-Animel.", 12, "\"Animel\"", WORD, "Animal"),
        ("PUSH Animal.", 6, "\"Animal\"", "a number from 1 to 99", ""),
        ("PUSH 100 Animal.", 6, "'1'", "a number from 1 to 99", ""),
        ("Animel HERE: VIT +1.", 1, "\"Animel\"", WORD, "Animal"),
        ("Animal HERE VIT +1.", 13, "\"VIT\"", "a colon", ""),
        ("Your \"Tin Woodmen\" HERE: VIT +1.", 6, "\"Tin Woodmen\"", "the name of a card", "\"Tin Woodman\""),
        ("Your \"Tin Woodman HERE: VIT +1.", 6, "a quotation mark that nothing closes", "the name of a card", ""),
        ("DRAW 1; DRAW.", 13, "'.'", "a number from 1 to 99", ""),
        ("DRAW 1 DRAW 1.", 8, "\"DRAW\"", "a semicolon or a full stop", ""),
        ("ENTERS DRAW 1.", 8, "\"DRAW\"", "a colon", ""),
        ("ONCE DRAW 1.", 6, "\"DRAW\"", "a comma and a price, or a colon", ""),
        ("ONCE, pay: DRAW 1.", 10, "':'", "a number from 1 to 99", ""),
        (
            "ONCE, sell a card: DRAW 1.",
            7,
            "\"sell\"",
            "\"pay\" and a number, \"ARCHIVE this\" or \"archive a card\"",
            "archive a card",
        ),
        ("If your Animal: DRAW 1.", 15, "':'", PLACE, ""),
        ("if at Water DRAW 1.", 13, "\"DRAW\"", "a comma or a colon", ""),
        (
            "if sleeping: DRAW 1.",
            4,
            "\"sleeping\"",
            "a condition such as \"your Animal HERE\", \"not any Pirate in play\", \"at Water\", \"equipped\" or \"it is Fairy\"",
            "",
        ),
        ("choose DRAW 1.", 8, "\"DRAW\"", "an opening bracket", ""),
        ("choose (DRAW 1).", 15, "')'", "a semicolon, or \"|\" and what else there is to choose", ""),
        (
            "choose (DRAW 1 | Animal).",
            18,
            "\"Animal\"",
            "a step such as \"DRAW 1\", \"PUSH 2 opposing Character HERE\", \"may: …\", \"if …: …\" or \"choose (…)\"",
            "",
        ),
        ("(DRAW 1.", 8, "'.'", "a semicolon or a closing bracket", ""),
        ("may DRAW 1.", 5, "\"DRAW\"", "\"pay\" or a colon", ""),
        ("at: DRAW 1.", 3, "':'", "\"Location\", or a word such as House", ""),
        ("GIVE Flying Animal.", 19, "'.'", "\"until\"", ""),
        (
            "GIVE Evil Animal until turn end.",
            6,
            "\"Evil\"",
            "\"VIT\" and a number, \"Flying\", \"Steadfast\", \"SHIELD\", or \"AS\" and a word",
            "",
        ),
        (
            "GIVE Flying Animal until morning.",
            26,
            "\"morning\"",
            "\"turn end\", \"your start\", \"its turn end\", \"round end\" or \"game end\"",
            "",
        ),
        ("SEARCH for Animal to hand.", 8, "\"for\"", "\"hand\", \"Library\" or \"Archive\"", ""),
        ("SEARCH Library, Library for Animal to hand.", 17, "\"Library\"", "each place once", ""),
        ("SEARCH Library for Animal into hand.", 27, "\"into\"", "\"|\", \"to hand\", \"to Title\" or \"over\"", ""),
        ("PEEK 3.", 7, "'.'", "a comma, and \"take\" and a number or \"may bottom\"", ""),
        ("PEEK 3, keep 1.", 9, "\"keep\"", "\"take\" or \"may bottom\"", ""),
        ("REACT danger: CANCEL.", 7, "\"danger\"", "\"threat\", \"fall\", \"meeting\" or \"plays\" and a cost", ""),
        ("LEAVE 0.", 7, "'0'", "a number from 1 to 99", ""),
        ("LEAVE 1 (Animal).", 16, "')'", "\"|\", \"only\", or a colon and 0", ""),
        ("LEAVE 1 (Animal: 1).", 18, "'1'", "0", ""),
        ("LEAVE 1 (Animal: 0, Good: 0).", 21, "\"Good\"", "each of \"only\" and \"0\" once", ""),
        (
            "COST -1 on.",
            11,
            "'.'",
            "\"this\", \"card\", \"Object\", \"Effect\", \"Event\", a word such as Spell, or a name in quotation marks",
            "",
        ),
        ("COST on this.", 6, "\"on\"", "a number from 0 to 99", ""),
        ("TOLL +1 both.", 9, "\"both\"", "\"enter\", \"leave\" or \"all\"", ""),
        ("Evil Witch BEARER: VIT +1.", 12, "\"BEARER\"", "a colon", ""),
        ("non-Animal may be played HERE.", 12, "\"may\"", "a colon", ""),
        ("VIT +1 each Animal HERE, at most -2.", 34, "'-'", "+1 to +99", ""),
        ("ARCHIVE Animal of Vitality 3.", 28, "'3'", "\"<\", \">\", \"<=\" or \">=\"", ""),
        ("ARCHIVE loose Object.", 21, "'.'", "\"HERE\"", ""),
        ("TURN OVER: DRAW 1.", 6, "\"OVER\"", "\"ENDS\"", ""),
        ("EQUIP Nobody.", 7, "\"Nobody\"", WORD, ""),
        ("éé VIT +1.", 1, "\"éé\"", SENTENCE, ""),
        ("Éclair HERE: VIT +1. éé", 22, "\"éé\"", SENTENCE, ""),
        ("VIT +1.\nVIT +1.", 8, "'\\n'", SENTENCE, ""),
        ("AS Anmal.", 4, "\"Anmal\"", WORD, "Animal"),
        ("VIT +1 (Animal: 2).", 17, "'2'", "+1 to +99, or -1 to -99", ""),
        ("REPLACE Forest.", 9, "\"Forest\"", "\"HERE\" or \"THERE\"", ""),
        (
            "Character: Evil.",
            12,
            "\"Evil\"",
            "what is given, such as \"VIT +1\", \"Steadfast\", \"AS Animal\", \"WAIVE all\" or \"STRIDE 2\"",
            "",
        ),
    ] {
        let suggestion = (!meant.is_empty()).then(|| meant.to_owned());
        let fault = NotationFault { at, found: found.into(), expected: expected.into(), suggestion };
        assert_eq!(parse(line, &lexicon), Err(fault), "{line:?}");
    }
}

#[test]
fn a_fault_is_one_sentence() {
    let fault = |line: &str| parse(line, &lexicon()).unwrap_err().to_string();
    assert_eq!(fault("AS Anmal."), format!("character 4: found \"Anmal\"; expected {WORD}; perhaps Animal"));
    assert_eq!(fault("DIE 1."), "character 5: found '1'; expected \"+\" and a number");
}

#[test]
fn a_line_has_a_length() {
    let lexicon = lexicon();
    let fault = |line: &str| parse(line, &lexicon).unwrap_err().to_string();
    let expected = "expected at most 2000 bytes";
    assert_eq!(fault(&" ".repeat(2_001)), format!("character 1: found 2001 bytes; {expected}"));
    assert_eq!(fault(&"(".repeat(10_000_000)), format!("character 1: found 10000000 bytes; {expected}"));
    let words = ["Human"; 16].join("|");
    let conditions = format!("any {words} HERE, ");
    assert!(parse(&format!("VIT +1 while {}done.", conditions.repeat(15)), &lexicon).is_ok(), "the same word, once");
    let places = vec!["not Human HERE"; 16].join(", ");
    let eight = format!("VIT +1 while {places}. ").repeat(7);
    assert!(eight.len() < 2_000);
    assert_eq!(fault(&eight), format!("character 1: found 2330 bytes, written out in full; {expected}"));
}

#[test]
fn a_list_has_a_length() {
    let lexicon = lexicon();
    let expected = "an end of the list, which has 16 entries, the most there may be";
    let lists = [
        ("DRAW 1.", " ", ""),
        ("DRAW 1", "; ", "."),
        ("ROLL 1; (DRAW 1", "; ", ")."),
        ("DIE +1", ", ", "."),
        ("choose (LOOK", " | ", ")."),
        ("ends when done", ", ", "."),
        ("AS Human, VIT +1 (Animal", "|", ": +2)."),
        ("HOME Human", " or ", "."),
        ("ONCE, pay 1", ", ", ": LOOK."),
        ("Human", " ", " HERE: BLANK."),
        ("non-Human", " ", " BEARER: BLANK."),
    ];
    for (first, between, end) in lists {
        let last = first.rsplit(['(', ';']).next().unwrap().trim().trim_start_matches("ends when ");
        let last =
            last.trim_start_matches("HOME ").trim_start_matches("ONCE, ").trim_start_matches("AS Human, VIT +1 ");
        let line = |more: usize| format!("{first}{}{end}", format!("{between}{last}").repeat(more));
        let fault = (14..17).find_map(|more| parse(&line(more), &lexicon).err()).unwrap();
        assert_eq!(fault.expected, expected, "{first}");
    }
}

#[test]
fn a_line_has_a_depth() {
    let lexicon = lexicon();
    let nested = |before: &str, times: usize, inside: &str, after: &str| {
        let line = format!("{}{inside}{}.", before.repeat(times), after.repeat(times));
        parse(&line, &lexicon).map(drop).map_err(|fault| fault.to_string())
    };
    let six = "expected a step with no other in it, after 6 that have";
    for (before, after, most, at, found) in [
        ("may: ", "", 6, 31, "\"may\""),
        ("if done: ", "", 6, 55, "\"if\""),
        ("at Location: ", "", 6, 79, "\"at\""),
        ("for Human: ", "", 6, 67, "\"for\""),
        ("choose (DRAW 1 | ", ")", 6, 103, "\"choose\""),
    ] {
        assert_eq!(nested(before, most, "LOOK", after), Ok(()));
        assert_eq!(nested(before, most + 1, "LOOK", after), Err(format!("character {at}: found {found}; {six}")));
        assert!(nested(before, 100, "LOOK", after).is_err());
    }
    assert_eq!(nested("(", 12, "LOOK", ")"), Ok(()));
    let brackets = "character 13: found '('; expected a step with no other in it, after 12 that have";
    assert_eq!(nested("(", 13, "LOOK", ")"), Err(brackets.into()));
    assert_eq!(nested("(", 900, "LOOK", ")"), Err(brackets.into()));
    assert_eq!(nested("HOME Human on Human", 1, &" on Human".repeat(4), ""), Ok(()));
    let on = "character 60: found \"Human\"; expected a Character that is on nothing, after 6 times \"on\"";
    assert_eq!(nested("HOME Human on Human", 1, &" on Human".repeat(5), ""), Err(on.into()));
}

/// A suggestion is preferably the same word with other capitals, then a term of another game, then a word with a
/// similar spelling.
#[test]
fn suggestions_are_near_in_meaning() {
    let lexicon = lexicon();
    for (line, meant) in [
        ("VIT +1", "\".\""),
        ("vit +1.", "VIT"),
        ("ENTERS: draw 1.", "DRAW"),
        ("VIT +1 while your pirate HERE.", "Pirate"),
        ("ONCE: pay 1: DRAW 1.", "ONCE, pay 1:"),
        ("When played: DRAW 1.", "PLAY:"),
        ("When an opposing Character is archived HERE: CHEER 1 this.", "ARCHIVED"),
        ("Whenever this enters a House: DRAW 1.", "ENTERS:"),
        ("discard 1.", "DISCARD"),
        ("Destroy opposing Character.", "ARCHIVE"),
        ("PLAY: exile opposing Character.", "BANISH"),
        ("Bounce opposing Character.", "HAND"),
        ("PLAY: steal opposing Character.", "CONTROL"),
        ("Your Hero HERE: VIT +1.", "Prime"),
        ("ARCHIVE enemy Character.", "opposing"),
        ("PUSH 1 Anmial.", "Animal"),
        ("PUHS 1 Animal.", "PUSH"),
    ] {
        let fault = parse(line, &lexicon).unwrap_err();
        assert_eq!(fault.suggestion.as_deref(), Some(meant), "{fault}: {line}");
    }
    for line in ["xyz +1.", "ONCE: pie 1: DRAW 1.", "EXTRA 1."] {
        assert_eq!(parse(line, &lexicon).unwrap_err().suggestion, None, "{line}");
    }
}
