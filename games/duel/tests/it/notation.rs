//! Tests of the notation: published notes have the right meaning, printed notes are read back, faults point at the
//! right place, and no text makes the parser panic.

mod million;
mod table;

use duel::{Clause, Fate, Fated, Kind, Label, MOST_CLAUSES, Need, Negated, Note, When, Whom, Window};
use duel::{parse, parse_force, parse_kind, print, print_force};
use proptest::prelude::*;

#[test]
fn one_spelling_for_each_clause() {
    for (loose, strict) in [
        ("", "-"),
        (" - ", "-"),
        ("CAL Get F+4 DO", "CAL get F+4 DO"),
        ("cal GETS f +4 defender only", "CAL get F+4 DO"),
        ("minions get F+1", "Companions get F+1"),
        ("F+2 if Attacking", "F+2 AO"),
        ("F+2 when defending", "F+2 DO"),
        ("Extra +3 when Attacking", "F+3 AO"),
        ("Extra F+1 to Capture", "F+1 to Capture"),
        ("All AO Characters get F+3", "All Characters get F+3 AO"),
        ("Hand Size 1", "Hand Size +1"),
        ("Draw 1 extra card per turn", "Draw +1 Card per Turn"),
        ("draw 2 cards per turn", "Draw +2 Cards per Turn"),
        ("UO", "Spellcaster Only"),
        ("male only", "Males Only"),
        ("UBA a spellcaster", "UBA Spellcaster"),
        ("females UBA Spellcaster", "Female UBA Spellcaster"),
        ("AP : look at opponent's hand", "AP: Look at opponents Hand"),
        ("AP: Look at opponent’s Hand", "AP: Look at opponents Hand"),
        ("Steal an Item", "Steal Target Item Card"),
        ("Steal Item Card", "Steal Target Item Card"),
        ("CC is Killed", "Kill CC"),
        ("TC Exiled", "Exile TC"),
        ("Control Location", "Control a Location"),
        ("negate capture", "Negate a Capture"),
        ("Negate an Attack", "Negate target Attack"),
        ("uo;spells get f+2 ; NOME", "Spellcaster Only; Spells get F+2; Nome"),
    ] {
        assert_eq!(print(&parse(loose).unwrap()), strict, "{loose:?}");
    }
}

#[test]
fn a_fault_says_where_what_was_found_and_what_was_expected() {
    let clause = "a clause such as \"FGM get F+1\", \"F+2 if Attacking\", \"Hand Size +1\", \"Spellcaster only\", \
                  \"UBA Spellcaster\", \"Kill TC\" or \"Negate a Capture\"";
    let end = "a semicolon or the end of the note";
    for (note, at, found, expected) in [
        ("Fly", 1, "\"Fly\"", clause),
        ("UO;", 4, "the end of the cell", clause),
        ("UO; ; UO", 5, "';'", clause),
        ("--", 1, "'-'", clause),
        ("FGM F+1", 5, "\"F\"", "\"get\""),
        ("FGM get +1", 9, "'+'", "\"F\""),
        ("FGM get F1", 10, "'1'", "+1 to +99, or -1 to -99"),
        ("FGM get F+0", 10, "'+'", "+1 to +99, or -1 to -99"),
        ("F+100", 2, "'+'", "+1 to +99, or -1 to -99"),
        ("F+2 if sleeping", 8, "\"sleeping\"", "\"Attacking\" or \"Defending\""),
        ("F+2 to Kill", 8, "\"Kill\"", "\"capture\""),
        (
            "F+2 !",
            5,
            "'!'",
            "\"AO\", \"DO\", \"if Attacking\", \"if Defending\", \"to Capture\", a semicolon or the end of the note",
        ),
        ("All AO Characters get F+3 DO", 27, "\"DO\"", end),
        ("All Lions get F+3", 5, "\"Lions\"", "\"Characters\" or \"Spellcasters\", or before them AO or DO"),
        ("Hand Size 0", 11, "'0'", "a number from 1 to 99"),
        ("Hand Size -1", 11, "'-'", "a number from 1 to 99"),
        ("Draw 1 extra card", 18, "the end of the cell", "\"per\""),
        ("AP Look at opponents Hand", 4, "\"Look\"", "a colon"),
        ("Kill the King", 6, "\"the\"", "\"TC\", \"CC\", \"a Location\", a semicolon or the end of the note"),
        ("Control a Lion", 11, "\"Lion\"", "\"location\""),
        ("TC is gone", 7, "\"gone\"", "\"Killed\", \"Incapacitated\", \"Controlled\", \"Exiled\" or \"Captured\""),
        ("Negate a Control", 10, "\"Control\"", "\"a Capture\", \"an Incapacitate\" or \"target Attack\""),
        ("Spellcaster", 12, "the end of the cell", "\"only\" or \"UBA\""),
        ("éé; UO", 1, "\"éé\"", clause),
        ("Nome; éé", 7, "\"éé\"", clause),
        ("UO UO", 4, "\"UO\"", end),
        ("UO;UO;UO;UO", 9, "';'", "the end of the note, after three clauses"),
    ] {
        let fault = parse(note).unwrap_err();
        let said = format!("character {at}: found {found}; expected {expected}");
        assert_eq!(fault.to_string(), said, "{note:?}");
    }
}

#[test]
fn letters_are_read_as_published() {
    for letters in ["C", "CU", "CW", "CUW", "N", "I", "M", "SM", "L", "A", "S", "E", "B", "R", "X"] {
        assert_eq!(parse_kind(letters).unwrap().letters(), letters);
    }
    assert_eq!(parse_kind("B"), Ok(Kind::Event(Window::Battle)));
    assert_eq!(parse_kind("CU"), Ok(Kind::Character { spellcaster: true, woman: false }));
    for (letters, fault) in [
        ("", "character 1: found the end of the cell; expected one of C N I M L A S E B R X"),
        ("c", "character 1: found \"c\"; expected one of C N I M L A S E B R X"),
        ("CC", "character 2: found \"C\"; expected U, W or the end of the letters"),
        ("CUU", "character 3: found \"U\"; expected W or the end of the letters"),
        ("CUWN", "character 4: found \"N\"; expected the end of the letters"),
        ("SS", "character 2: found \"S\"; expected M or the end of the letters"),
        ("N ", "character 2: found ' '; expected the end of the letters"),
    ] {
        assert_eq!(parse_kind(letters).unwrap_err().to_string(), fault, "{letters:?}");
    }
}

#[test]
fn a_force_is_a_number_or_a_dash() {
    for (cell, force) in
        [("-", None), ("0", Some(0)), ("8", Some(8)), ("+3", Some(3)), ("-3", Some(-3)), ("+99", Some(99))]
    {
        assert_eq!(parse_force(cell), Ok(force));
    }
    for kind in [Kind::Character { spellcaster: false, woman: false }, Kind::Item] {
        for force in (-99..=99).map(Some).chain([None]) {
            assert_eq!(parse_force(&print_force(kind, force)), Ok(force));
        }
    }
    let expected = "expected a Force such as 8 or +3, up to 99, or a dash";
    for (cell, fault) in [
        ("", format!("character 1: found the end of the cell; {expected}")),
        ("F+1", format!("character 1: found \"F\"; {expected}")),
        ("100", format!("character 1: found '1'; {expected}")),
        ("--", format!("character 2: found '-'; {expected}")),
        ("3-", "character 2: found '-'; expected the end of the number".into()),
        ("3 ", "character 2: found ' '; expected the end of the number".into()),
    ] {
        assert_eq!(parse_force(cell).unwrap_err().to_string(), fault, "{cell:?}");
    }
}

#[test]
fn a_cell_has_a_length() {
    for read in [
        |cell: &str| parse(cell).is_err(),
        |cell: &str| parse_force(cell).is_err(),
        |cell: &str| parse_kind(cell).is_err(),
    ] {
        assert!(read(&" ".repeat(1_000_000)) && read(&"UO;".repeat(100)));
    }
    assert_eq!(
        parse(&"F".repeat(201)).unwrap_err().to_string(),
        "character 1: found 201 bytes; expected at most 200 bytes"
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]

    #[test]
    fn any_note_comes_back_as_it_was_written(note in note()) {
        let line = print(&note);
        prop_assert_eq!(parse(&line), Ok(note.clone()));
        prop_assert_eq!(parse(&line.to_lowercase()), Ok(note.clone()));
        prop_assert_eq!(parse(&line.to_uppercase()), Ok(note));
    }
}

/// Generates any note with numbers of at most two digits, including notes that no card could have.
fn note() -> impl Strategy<Value = Note> {
    prop::collection::vec(clause(), 0..=MOST_CLAUSES).prop_map(|clauses| clauses.into_iter().collect())
}

fn clause() -> impl Strategy<Value = Clause> {
    use prop::sample::select;
    let needs = [Need::Spellcaster, Need::Male, Need::Female, Need::Defender];
    let fates = [Fate::Killed, Fate::Incapacitated, Fate::Controlled, Fate::Exiled, Fate::Captured];
    let fated = [Fated::Target, Fated::TargetCharacter, Fated::CapturedCharacter, Fated::Location];
    prop_oneof![
        4 => force(),
        1 => (1..=99u8).prop_map(Clause::HandSize),
        1 => (1..=99u8).prop_map(Clause::Draw),
        1 => (1..=99u8).prop_map(Clause::DiscardToDraw),
        1 => select(needs.to_vec()).prop_map(Clause::Only),
        1 => prop::option::of(select(needs.to_vec())).prop_map(Clause::UserBecomesSpellcaster),
        2 => (select(fates.to_vec()), select(fated.to_vec())).prop_map(|(fate, whom)| Clause::Fate { fate, whom }),
        1 => select(vec![Negated::Capture, Negated::Incapacitate, Negated::Attack]).prop_map(Clause::Negate),
        1 => select(vec![
            Clause::NoCompanions,
            Clause::Look,
            Clause::StealItem,
            Clause::CallDefender,
            Clause::Label(Label::Nome),
        ]),
    ]
}

fn force() -> impl Strategy<Value = Clause> {
    use prop::sample::select;
    let whom = [
        Whom::Own,
        Whom::FellowMembers,
        Whom::Spells,
        Whom::Companions,
        Whom::AssignedHere,
        Whom::AttackingHere,
        Whom::AllCharacters,
        Whom::AllSpellcasters,
    ];
    let when = [When::Always, When::Attacking, When::Defending, When::Capturing];
    (select(whom.to_vec()), prop_oneof![-99..=-1i8, 1..=99i8], select(when.to_vec()))
        .prop_map(|(whom, plus, when)| Clause::Force { whom, plus, when })
}
