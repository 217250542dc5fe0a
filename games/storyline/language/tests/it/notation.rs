//! Tests of the notation: every line has its meaning, printing and parsing are inverse, faults point at their place,
//! and no input makes the parser panic.

mod faults;
pub(crate) mod grow;
mod lexicon;
mod meaning;
mod round;
mod spoil;

use language::{fits_name, fits_word, parse, print};
use lexicon::lexicon;

/// The line of every card and Location of both games.
const LINES: &str = include_str!("notation/lines.txt");

pub(crate) fn lines() -> impl Iterator<Item = (&'static str, &'static str)> {
    LINES.lines().map(|line| line.split_once(' ').unwrap())
}

#[test]
fn every_line_of_both_games_is_read_and_printed_as_it_was() {
    let lexicon = lexicon();
    for (id, line) in lines() {
        let text = parse(line, &lexicon).unwrap_or_else(|fault| panic!("{id}: {fault}\n{line}"));
        assert_eq!(print(&text, &lexicon), line, "{id}");
    }
    assert_eq!(lines().count(), 153);
}

#[test]
fn one_spelling_for_each_tree() {
    let lexicon = lexicon();
    for (loose, strict) in [
        ("", ""),
        ("-", ""),
        (" – ", ""),
        ("Any \"Oz\" HERE: VIT −2.", "\"Oz\" HERE: VIT -2."),
        ("  VIT   +1,Steadfast   while at Water .DIE +1.", "VIT +1, Steadfast while at Water. DIE +1."),
        ("Your other non-Mouse Character HERE: WAIVE leave.", "Your other non-Mouse HERE: WAIVE leave."),
        ("Your Good Character HERE: VIT +1.", "Your Good HERE: VIT +1."),
        ("Your Winkie|Crow|Winged|Crow: VIT +1.", "Your Crow|Winged|Winkie: VIT +1."),
        ("choose (HOME Royal|Princess | ROLL 1).", "Choose (HOME Princess|Royal | ROLL 1)."),
        ("TOLL +1 enter non-Water.", "TOLL +1 enter at non-Water."),
        ("WAIVE all at Forest Location HERE.", "WAIVE all at Forest HERE."),
        ("At Location: ROLL 1.", "At face-up Location: ROLL 1."),
        ("at House: REPLACE THERE.", "At face-up House: REPLACE THERE."),
        ("For Character: ARCHIVE Effect on IT; PUSH 1 IT.", "For Character: ARCHIVE Effect on it; PUSH 1 it."),
        ("ARCHIVE any Animat of Vitality ≤ 5 HERE.", "ARCHIVE Animat HERE of Vitality <=5."),
        ("ARCHIVE Effect on any Character HERE.", "ARCHIVE Effect on Character HERE."),
        ("ARCHIVE Animal on the road.", "ARCHIVE Animal."),
        ("VIT +1 while 1 any Animal HERE.", "VIT +1 while any Animal HERE."),
        ("VIT +1 while 2 any Animal HERE.", "VIT +1 while 2 Animal HERE."),
        ("GIVE VIT +1 each Animal HERE until round end.", "CHEER 1 each Animal HERE."),
        ("SEARCH Archive, hand for up to 1 Human to hand.", "SEARCH hand, Archive for Human to hand."),
        ("LEAVE 1 (Animal: 0, Good only).", "LEAVE 1 (Good only, Animal: 0)."),
        ("AS Steadfast.", "Steadfast."),
        ("(DRAW 1).", "DRAW 1."),
        ("DRAW 1; (DRAW 2; (DRAW 3; DRAW 4)).", "DRAW 1; DRAW 2; DRAW 3; DRAW 4."),
        ("May: (if done: (DRAW 1; DRAW 2)).", "May: if done: (DRAW 1; DRAW 2)."),
        (
            "If done: at House: ROLL 1; ROLL 2; else DRAW 1.",
            "If done: (at face-up House: ROLL 1; ROLL 2); else DRAW 1.",
        ),
        ("If done: (if it is Human: ROLL 1); else DRAW 1.", "If done: (if it is Human: ROLL 1); else DRAW 1."),
        (
            "(At House: ROLL 1); (may: for Human: HOME it); DRAW 1.",
            "(at face-up House: ROLL 1); (may: for Human: HOME it); DRAW 1.",
        ),
    ] {
        let text = parse(loose, &lexicon).unwrap_or_else(|fault| panic!("{fault}\n{loose}"));
        assert_eq!(print(&text, &lexicon), strict, "{loose:?}");
        assert_eq!(parse(strict, &lexicon), Ok(text), "{strict:?}");
    }
}

/// RULES.md has its examples in code blocks marked `line`.
#[test]
fn the_examples_of_the_rulebook_are_read_and_printed_as_they_stand() {
    let lexicon = lexicon();
    let blocks = include_str!("../../../RULES.md").split("```line\n").skip(1);
    let examples: Vec<&str> = blocks.flat_map(|block| block.split("```").next().unwrap().lines()).collect();
    for line in &examples {
        let text = parse(line, &lexicon).unwrap_or_else(|fault| panic!("{fault}\n{line}"));
        assert_eq!(print(&text, &lexicon), *line);
    }
    assert_eq!(examples.len(), 29);
}

/// The grammar in RULES.md has every word of every line.
#[test]
fn the_grammar_has_every_word_of_every_line() {
    fn words(text: &str) -> impl Iterator<Item = &str> {
        text.split(|sign: char| !sign.is_alphabetic() && sign != '-').filter(|word| !word.is_empty())
    }
    let grammar =
        include_str!("../../../RULES.md").split("### The grammar").nth(1).unwrap().split("```").nth(1).unwrap();
    let grammar: Vec<&str> = words(grammar).collect();
    let known = lexicon();
    for (id, line) in lines() {
        for word in line.split('"').step_by(2).flat_map(words) {
            let one_of_the_cards =
                known.find_word(word.trim_start_matches("non-").trim_start_matches("Non-")).is_some();
            let small = word.to_lowercase();
            assert!(one_of_the_cards || grammar.contains(&word) || grammar.contains(&&*small), "{id}: {word:?}");
        }
    }
}

#[test]
fn the_language_keeps_its_own_words() {
    for word in ["Animal", "Oil-Can", "Will-o'-the-Wisp", "Jack’o", "Éclair", "Turn", "Road", "Pay", "R2d2"] {
        assert!(fits_word(word), "{word}");
    }
    for word in
        ["", "a", "A", "animal", "ANIMAL", "Oil Can", "Oil-", "-Oil", "Non-Animal", "Oil|Can", "Oil.", "Oil\"Can"]
    {
        assert!(!fits_word(word), "{word}");
    }
    for word in
        ["Character", "Event", "Location", "Archive", "Vitality", "You", "Authors", "Your", "Other", "May", "Ends"]
    {
        assert!(!fits_word(word), "{word}");
    }
    for name in ["Oz", "“I'll go.”", "Dorothy • Kansas Farm Girl", "a; b | (c): 1.", "é"] {
        assert!(fits_name(name), "{name}");
    }
    for name in ["", " ", "Oz ", "the \"Oz\"", "Oz\n", "O\u{0}z"] {
        assert!(!fits_name(name), "{name:?}");
    }
}
