//! Tests with two hundred packs that each have a fault.

use super::{changed, faults, texts::built_in};
use language::{PackNote, Profile};

/// The ids of cards that have every field.
const PLACES: [&str; 5] = ["O03", "O08", "O12", "O15", "O23"];

/// For each fault: the beginning of a line of a card, its replacement, and the note that the replacement causes.
const LINES: [(&str, &str, &str); 46] = [
    ("id = ", "", "found no id; expected the field id"),
    ("title = ", "", "found no title; expected the field title"),
    ("fr = ", "", "found no fr; expected the field fr"),
    ("copies = ", "", "found no copies; expected the field copies"),
    ("kind = ", "", "found no kind; expected the field kind"),
    ("cost = ", "", "found no cost; expected the field cost"),
    ("vitality = ", "", "found no vitality; expected the field vitality"),
    ("moral = ", "", "found no moral; expected the field moral"),
    ("tint = ", "", "found no tint; expected the field tint"),
    ("ground = ", "", "found no ground; expected the field ground"),
    ("id = ", "id = \"O 3\"", "found \"O 3\"; expected an id of letters, digits and hyphens, at most 40"),
    ("id = ", "id = \"O01\"", "found \"O01\" again; expected an id that nothing else has"),
    ("title = ", "title = \"Aunt Em\"", "found \"Aunt Em\" again; expected a title that no other card has"),
    (
        "title = ",
        "title = 'The \"Great\" Oz'",
        "expected a title of at most 100 bytes, without straight quotation marks",
    ),
    ("title = ", "title = \"  \"", "found a text without words; expected a text on one line"),
    ("title = ", "title = \"One\\ntwo\"", "found a text of several lines; expected a text on one line"),
    (
        "title = ",
        "title = \"A\\u001b[2JB\"",
        "found a text with the sign U+001B, which cannot be seen; expected a text on one line",
    ),
    (
        "title = ",
        "title = \"A\\u202eB\"",
        "found a text with the sign U+202E, which cannot be seen; expected a text on one line",
    ),
    (
        "fr = ",
        "fr = \"A\\u200bB\"",
        "found a text with the sign U+200B, which cannot be seen; expected a text on one line",
    ),
    ("title = ", "title = [\"Dorothy\"]", "found a list; expected a text on one line"),
    ("fr = ", "fr = 7", "found the number 7; expected a text on one line"),
    ("copies = ", "copies = 4", "found 4; expected a number from 0 to 3"),
    ("copies = ", "copies = -1", "found -1; expected a number from 0 to 3"),
    ("copies = ", "copies = 1.5", "found the fraction 1.5; expected a number from 0 to 3"),
    ("copies = ", "copies = true", "found true; expected a number from 0 to 3"),
    ("cost = ", "cost = \"two\"", "found the text \"two\"; expected a number from 0 to 20"),
    ("cost = ", "cost = 99999999999999999999999999", "expected a number from 0 to 20"),
    ("vitality = ", "vitality = 0", "found 0; expected a number from 1 to 20"),
    (
        "kind = ",
        "kind = \"Charakter\"",
        "found \"Charakter\"; expected Character or Object or Effect or Event; perhaps \"Character\"",
    ),
    ("kind = ", "kind = \"Object\"", "vitality"),
    ("moral = ", "moral = \"God\"", "found \"God\"; expected Good, Neutral or Evil; perhaps \"Good\""),
    ("realm = ", "realm = \"Canzas\"", "found \"Canzas\"; expected a realm"),
    ("realm = ", "realm = \"Jungle\"", "found \"Jungle\"; expected a realm"),
    ("keywords = ", "keywords = [\"Animall\"]", "found \"Animall\"; expected a keyword of cards"),
    ("keywords = ", "keywords = [\"House\"]", "found \"House\"; expected a keyword of cards"),
    (
        "keywords = ",
        "keywords = \"Human\"",
        "found the text \"Human\"; expected a list, such as keywords = [\"One\", \"Two\"]",
    ),
    ("keywords = ", "keywords = [1979-05-27, {}]", "found a date; expected a text on one line"),
    ("tint = ", "tint = \"Blue Sky\"", "found \"Blue Sky\"; expected one of good, neutral, evil, kansas, munchkin"),
    ("text = ", "text = 'Your Wikie: VIT +1.'", "perhaps Winkie"),
    ("text = ", "text = 'VIT +1 while your \"Dorothee\" HERE.'", "perhaps \"Dorothy\""),
    ("text = ", "text = 'VITT +1.'", "perhaps VIT"),
    ("text = ", "text = 'ENTER 1.'", "found \"ENTER 1.\"; expected what a Location asks on a Location"),
    ("text = ", "text = 'Your Winkie: BLANK.'", "expected BLANK for a HOST or any BEARER, without a condition"),
    ("text = ", "text = 'DRAW 1.'", "expected when it is done, such as PLAY, ENTERS or ONCE"),
    ("colour = ", "colour = \"red\"", "found \"colour\"; expected one of the fields id, title, fr"),
    ("coast = ", "coast = 1", "perhaps \"cost\""),
];

/// For each fault: a piece that is inserted somewhere in a file, and the note that it causes.
const PARTS: [(&str, &str); 7] = [
    ("cost = 2 = 3\n", "TOML, but"),
    ("title = \"no end\n", "TOML, but"),
    ("[[card]\n", "TOML, but"),
    ("[head]\n", "found \"head\"; expected one of the fields pack, words, library, borrow, card, location"),
    ("\u{feff}\n", "TOML, but"),
    (
        "[words]\nDraw = { sort = \"Nuon\", en = [\"a\", \"b\"], fr = [\"a\", \"b\"], gender = \"m\" }\n",
        "perhaps \"Noun\"",
    ),
    ("[borrow]\nO99 = 1\n", "found \"O99\"; expected the id of a card or Location of \"oz-core\""),
];

/// Returns the number of the line that begins with `begin`, in the table of the card.
fn line_of(text: &str, card: &str, begin: &str) -> Option<usize> {
    let head = head_of(text, card);
    let lines = text.lines().enumerate().skip(head).take_while(|(_, line)| !line.is_empty());
    lines.filter(|(_, line)| line.starts_with(begin)).map(|(index, _)| index + 1).next()
}

/// Returns the number of lines before the fields of the card.
fn head_of(text: &str, card: &str) -> usize {
    text.lines().position(|line| line == format!("id = \"{card}\"")).unwrap()
}

/// Returns a file in which `line` replaces the line of the card that begins with `begin`, or is added if the card has
/// no such line. An empty `line` removes that line. Also returns the number of the line where the fault must be.
fn with_line(text: &str, card: &str, begin: &str, line: &str) -> (String, usize) {
    let head = head_of(text, card);
    let mut lines: Vec<&str> = text.lines().collect();
    match line_of(text, card, begin) {
        Some(found) if line.is_empty() => {
            lines.remove(found - 1);
            (lines.join("\n"), head)
        }
        Some(found) => {
            lines[found - 1] = line;
            (lines.join("\n"), found)
        }
        None => {
            lines.insert(head + 1, line);
            (lines.join("\n"), head + 2)
        }
    }
}

/// Checks that some note points at the line number `line` and contains `said`.
fn points(notes: &[PackNote], line: usize, said: &str, what: &str) {
    let found = notes.iter().any(|note| note.line == line && note.to_string().contains(said));
    assert!(found, "{what}: nothing at line {line} says {said:?}: {notes:#?}");
    for note in notes {
        assert!(note.to_string().starts_with(&format!("mine.toml:{}:{}: fault: ", note.line, note.column)), "{note}");
    }
}

#[test]
fn a_wrong_line_is_pointed_at_wherever_it_is() {
    let text = built_in(Profile::Oz);
    for card in PLACES {
        for (begin, line, said) in LINES {
            let (wrong, mut at) = with_line(&text, card, begin, line);
            if line == "kind = \"Object\"" {
                at = line_of(&wrong, card, "vitality").unwrap();
            }
            points(&faults(wrong.as_bytes()), at, said, &format!("{card}, {line:?} for {begin:?}"));
        }
    }
}

#[test]
fn a_wrong_part_is_pointed_at_wherever_it_is() {
    let text = built_in(Profile::Oz);
    for card in PLACES {
        for (part, said) in PARTS {
            let head = head_of(&text, card) - 1;
            let lines: Vec<&str> = text.lines().collect();
            let wrong = format!("{}\n{part}{}", lines[..head].join("\n"), lines[head..].join("\n"));
            let at = head + part.lines().count();
            points(&faults(wrong.as_bytes()), at, said, &format!("{card}, {part:?}"));
        }
    }
}

#[test]
fn a_byte_that_is_not_utf_8_is_located() {
    let text = built_in(Profile::Oz);
    for card in PLACES {
        let head = head_of(&text, card);
        let at: usize = text.lines().take(head).map(|line| line.len() + 1).sum();
        for byte in [0xFF, 0xC0, 0x80] {
            let mut bytes = text.clone().into_bytes();
            bytes.insert(at, byte);
            points(&faults(&bytes), head + 1, &format!("found the byte 0x{byte:02X}; expected text in UTF-8"), card);
        }
    }
    assert!(!faults(&[0; 1_000]).is_empty());
}

#[test]
fn deeply_nested_or_long_values_are_refused_quickly() {
    for depth in [100, 10_000, 100_000] {
        for (open, close) in [("[", "]"), ("{ a = ", "}")] {
            let text = format!("{}\nx = {}{}\n", built_in(Profile::Oz), open.repeat(depth), close.repeat(depth));
            let line = text.lines().count();
            let notes = faults(text.as_bytes());
            let long = text.len() > 1 << 20;
            points(
                &notes,
                if long { 1 } else { line },
                if long { "bytes; expected at most" } else { "TOML, but" },
                open,
            );
        }
    }
    let dotted = format!("a{} = 1\n", ".a".repeat(50_000));
    points(&faults(dotted.as_bytes()), 1, "TOML, but", "a key of many parts");
    let long = format!("{}# {}", built_in(Profile::Oz), "x".repeat(10_000_000));
    points(&faults(long.as_bytes()), 1, "a file of 10", "ten megabytes");
    let text = changed(&built_in(Profile::Oz), "text = 'DIE +1.'", &format!("text = '{}'", "DIE +1. ".repeat(10_000)));
    let line = line_of(&text, "O06", "text").unwrap();
    points(
        &faults(text.as_bytes()),
        line,
        "found a text of 80000 bytes; expected a text on one line, of at most 2000",
        "a long text",
    );
}

#[test]
fn a_million_faults_are_not_all_taken_and_the_rest_is_counted() {
    let many = "zzz = 1\n".replace("zzz", "z");
    let text: String = (0..60_000).map(|number| many.replace('z', &format!("z{number}"))).collect();
    let notes = faults(text.as_bytes());
    assert_eq!(notes.len(), 201);
    let said = notes[200].to_string();
    assert!(said.contains("found 59801 faults and 0 warnings more; expected at most 200 in all"), "{said}");
    let text: String = "[[card]]\n".repeat(50_000);
    assert_eq!(faults(text.as_bytes()).len(), 201);
    assert_eq!(faults("zzz = 1\n".as_bytes()).len(), 2, "nothing is left out");
}

#[test]
fn all_faults_are_said_in_the_order_of_the_file() {
    let text = built_in(Profile::Oz);
    let (text, first) = with_line(&text, "O03", "cost = ", "cost = 21");
    let (text, second) = with_line(&text, "O08", "text = ", "text = 'ONCE: DRAWW 1.'");
    let (text, third) = with_line(&text, "O15", "keywords = ", "keywords = [\"Prime\", \"Humann\", \"Witsh\"]");
    let notes = faults(text.as_bytes());
    assert_eq!(notes.iter().map(|note| note.line).collect::<Vec<_>>(), [first, second, third, third]);
    let cards: Vec<Option<&str>> = notes.iter().map(|note| note.card.as_deref()).collect();
    assert_eq!(cards, [Some("O03"), Some("O08"), Some("O15"), Some("O15")]);
    assert_eq!(notes[1].column, "text = 'ONCE: ".len() + 1, "the letter, not the line");
    assert_eq!(notes[3].column, "keywords = [\"Prime\", \"Humann\", ".len() + 1);
}

/// Changes the head of a pack file or removes a part of the file, and checks the notes on the pack as a whole.
#[test]
fn a_pack_has_what_a_pack_needs() {
    let (oz, epic) = (built_in(Profile::Oz), built_in(Profile::Epic));
    let without = |text: &str, ids: &[&str]| {
        let tables = text.split("\n\n").filter(|table| !ids.iter().any(|id| table.contains(&format!("\nid = \"{id}"))));
        tables.collect::<Vec<_>>().join("\n\n")
    };
    for (text, said) in [
        (without(&oz, &["O2", "O3", "O4"]), "found 23 cards in \"oz-core\"; expected at least 40"),
        (without(&oz, &["L0"]), "found 5 Locations; expected at least 7, which 2 Authors need"),
        (oz.replace("\"Prime\", ", ""), "found no Prime Character in \"oz-core\"; expected at least one"),
        (
            oz.replace("\"Prime\", ", "").replace("keywords = [\"Shoes\"]", "keywords = [\"Prime\", \"Shoes\"]"),
            "found no Prime Character in \"oz-core\"; expected at least one",
        ),
        (oz.replace("[pack]", "[pakc]"), "found no pack; expected the field pack"),
        (changed(&oz, "id = \"oz-core\"", "id = \"oz core\""), "found \"oz core\"; expected an id of letters"),
        (changed(&oz, "\"oz\"", "\"ozz\""), "found \"ozz\"; expected oz or epic; perhaps \"oz\""),
        (changed(&oz, ", fr = \"Paquet de base\"", ""), "found no fr; expected the field fr"),
        (changed(&oz, "{ en = \"Core Pack\", fr = \"Paquet de base\" }", "\"Core\""), "expected a name, such as"),
        (format!("{oz}\n[[library]]\nid = \"A\"\nname = {{ en = \"A\", fr = \"A\" }}\n"), "expected none: all Authors"),
        (oz.replacen("copies = 1\nrealm", "copies = 2\nrealm", 1), "found 2 copies of a Location; expected at most 1"),
        (
            epic.replacen("copies = 2\nkeywords", "copies = 3\nkeywords", 1),
            "found 3 copies of a Location; expected at most 2",
        ),
        (without(&epic, &["A0", "A1", "A2", "A3"]), "found 0 cards in \"A\"; expected at least 40"),
        (
            epic.replacen("library = \"A\"", "library = \"X\"", 1),
            "found \"X\"; expected library = \"A\" or \"B\" or \"C\" or \"D\"",
        ),
        (epic.replacen("library = \"A\"\n", "", 1), "found a card in no Library; expected library = \"A\" or \"B\""),
        (
            oz.replacen("article = \"le\"", "article = \"the\"", 1),
            "found \"the\"; expected le or la or l’ or l' or les",
        ),
        (
            oz.replacen("article = \"le\"", "article = \"la\"", 1),
            "expected le, as the title is masculine; or gender = ",
        ),
        (oz.replacen("article = \"la\"", "article = \"le\"", 1), "found \"le\"; expected la, as the title is feminine"),
        (oz.replacen("article = \"l’\"", "article = \"le\"", 1), "found \"le\"; expected l’ before a vowel"),
        (oz.replacen("article = \"le\"", "article = \"l’\"", 1), "expected le, la or les before a consonant"),
        (
            epic.replacen("fr = \"Les Sept Nains\"", "fr = \"Les Sept Nains\"\narticle = \"les\"", 1),
            "found \"les\"; expected no article, as the French title has its own",
        ),
        (oz.replacen("article = \"le\"", "plural = \"yes\"", 1), "found the text \"yes\"; expected true or false"),
        (oz.replacen("Bébé", "\u{e000}Bébé", 1), "found a text with the sign U+E000"),
        (epic.replacen("alias = ", "# ", 1), "found an alias in one language; expected both alias and aliasFr"),
        (String::new(), "found no pack; expected the field pack"),
    ] {
        let notes = faults(text.as_bytes());
        assert!(notes.iter().any(|note| note.to_string().contains(said)), "{said}: {notes:#?}");
    }
}

#[test]
fn no_letters_make_the_reader_panic() {
    let mut rng = kernel::Rng::new(4);
    let text: Vec<char> = built_in(Profile::Oz).chars().collect();
    for _ in 0..60 {
        let mut signs = text.clone();
        for _ in 0..=rng.below(4) {
            let at = rng.below(signs.len() as u32) as usize;
            match rng.below(3) {
                0 => drop(signs.remove(at)),
                1 => signs[at] = char::from(rng.below(256) as u8),
                _ => signs.truncate(at.max(1)),
            }
        }
        let text: String = signs.into_iter().collect();
        let lines = text.lines().count().max(1);
        assert!(faults(text.as_bytes()).iter().all(|note| (1..=lines).contains(&note.line)));
    }
}

#[test]
fn a_fault_in_one_field_hides_none_in_another() {
    let text = built_in(Profile::Oz);
    let (text, _) = with_line(&text, "O03", "vitality = ", "vitality = 21");
    let (text, _) = with_line(&text, "O03", "copies = ", "");
    let (text, _) = with_line(&text, "O03", "realm = ", "realm = \"Canzas\"");
    let (text, _) = with_line(&text, "O03", "text = ", "text = 'VIT.'");
    let notes = faults(text.as_bytes());
    assert_eq!(notes.len(), 4, "{notes:#?}");
    assert!(notes.iter().all(|note| note.card.as_deref() == Some("O03")), "{notes:#?}");
}

/// A Location that is a HOST can get only words (Q64).
#[test]
fn a_location_that_is_host_gets_words_in_any_case() {
    for gift in ["AS Munchkin while your Munchkin HERE", "VIT +1", "BLANK"] {
        let text = format!("text = 'ATTACH Location. HOST: {gift}.'");
        let notes = faults(with_line(&built_in(Profile::Oz), "O42", "text = ", &text).0.as_bytes());
        let said = "expected a word for the Location, such as \"AS Water\", without a condition";
        assert!(notes.iter().any(|note| note.to_string().contains(said)), "{gift}: {notes:#?}");
    }
}
