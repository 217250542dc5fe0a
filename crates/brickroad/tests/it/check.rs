//! Tests of `brickroad cards check`.

use crate::binary::{brickroad, complains, prints};
use std::fs;

/// Returns the text of the Core Pack, which is part of the game.
fn core() -> String {
    fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/storyline/cards/oz-core.toml")).unwrap()
}

/// Returns the number of the first line of `text` that begins with `begin`.
fn line(text: &str, begin: &str) -> usize {
    text.lines().position(|line| line.starts_with(begin)).unwrap() + 1
}

#[test]
fn a_sound_pack_is_sound() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.toml");
    fs::write(&path, core()).unwrap();
    let path = path.to_str().unwrap();
    assert_eq!(prints(&["cards", "check", path], ""), format!("{path}: no faults, 0 warnings\n"));
    assert_eq!(prints(&["cards", "check", "-"], core()), "-: no faults, 0 warnings\n");
}

#[test]
fn a_fault_is_shown_at_its_place() {
    let wrong = core().replacen("vitality = 1\n", "vitality = 21\n", 1).replace("your \"Aunt Em\"", "your \"Ant Em\"");
    let run = brickroad(&["cards", "check", "-"], &wrong);
    assert_eq!(run.code, Some(2));
    let at = line(&wrong, "text = 'VIT +1 while your \"Ant Em\"");
    assert!(run.out.contains("fault: O01: found \"Ant Em\"; expected "), "{}", run.out);
    let place = format!(
        "; perhaps \"Aunt Em\"\n  --> -:{at}:27\n   |\n{at} | text = 'VIT +1 while your \"Ant Em\" on the road.'\n   \
         |                           ^^^^^^^^\n"
    );
    assert!(run.out.contains(&place), "{}\nexpected\n{place}", run.out);
    assert!(run.out.contains("found 21; expected a number from 1 to 20\n"), "{}", run.out);
    assert!(run.err.starts_with("brickroad: -: ") && run.err.ends_with(" faults; expected none\n"), "{}", run.err);
}

#[test]
fn a_warning_is_shown_and_does_no_harm() {
    let odd = core().replace("text = 'Your other Crow: VIT +1.'", "text = 'Your other Dwarf: VIT +1.'");
    let out = prints(&["cards", "check", "-"], odd);
    assert!(out.starts_with("warning: O16: found Dwarf, which no Character here is; "), "{out}");
    assert!(out.ends_with("-: no faults, 1 warning\n"), "{out}");
}

#[test]
fn an_unreadable_file_is_no_pack() {
    assert!(complains(&["cards", "check", "no-such-file.toml"], "").contains("cannot read no-such-file.toml"));
    for bytes in [vec![0xFF; 3], b"\x1b[31m = \xE2\x80".to_vec(), vec![b'['; 2_000_000], Vec::new()] {
        let run = brickroad(&["cards", "check", "-"], &bytes);
        assert_eq!(run.code, Some(2), "{run:?}");
        assert!(run.out.starts_with("fault: ") && run.out.len() < 2_000 && !run.out.contains('\u{1b}'), "{}", run.out);
    }
}
