//! What has no place in the kernel and in the rules of a game (style 12 and 33): they run unchanged on a server,
//! in a browser and inside another program, and give the same result in each.

use crate::workspace;
use anyhow::{Result, bail};
use std::path::Path;

const FORBIDDEN: [&str; 9] =
    ["rand::", "Instant", "SystemTime", "thread", "tokio", "println!", "std::fs", "std::net", "std::env"];
const RULES: [&str; 3] = ["games", "crates/kernel", "crates/xtask/template"];

pub(crate) fn check() -> Result<()> {
    let mut found = 0;
    for path in workspace::files(&["rs"])? {
        if !has_rules(&path) {
            continue;
        }
        for (number, line) in workspace::read(&path)?.lines().enumerate() {
            for word in FORBIDDEN.iter().filter(|word| says(line, word)) {
                found += 1;
                eprintln!("{}:{}: {word} has no place in the rules of a game", path.display(), number + 1);
            }
        }
    }
    if found > 0 {
        bail!("{found} words are where they must not be");
    }
    Ok(())
}

/// Whether a file is of the kernel or a game. Their examples are programs, which nothing else is made of.
fn has_rules(path: &Path) -> bool {
    let example = path.components().any(|part| part.as_os_str() == "examples");
    !example && RULES.iter().any(|folder| path.starts_with(Path::new(folder)))
}

/// Whether the code on a line, its comments aside, has the word, not merely as a part of another.
fn says(line: &str, word: &str) -> bool {
    let code = line.split("//").next().unwrap_or_default();
    let part_of_a_name = |character: Option<char>| character.is_some_and(|c| c.is_alphanumeric() || c == '_');
    code.match_indices(word).any(|(at, _)| {
        let before = code[..at].chars().next_back();
        let after = code[at + word.len()..].chars().next();
        let open_ended = word.ends_with(|c: char| !c.is_alphanumeric());
        !part_of_a_name(before) && (open_ended || !part_of_a_name(after))
    })
}

#[cfg(test)]
mod tests {
    use super::{has_rules, says};
    use std::path::Path;

    #[test]
    fn rules_are_the_kernel_and_the_games_without_their_examples() {
        for path in ["games/duel/src/lib.rs", "games/duel/tests/it/main.rs", "crates/kernel/src/rng.rs"] {
            assert!(has_rules(Path::new(path)), "{path}");
        }
        for path in ["games/storyline/examples/fuzz_notation.rs", "crates/lab/src/lib.rs", "crates/server/src/held.rs"]
        {
            assert!(!has_rules(Path::new(path)), "{path}");
        }
    }

    #[test]
    fn a_word_is_found_only_as_a_word() {
        assert!(says("use std::thread;", "thread"));
        assert!(says("let dice = rand::random();", "rand::"));
        assert!(says("let now = Instant::now();", "Instant"));
        assert!(!says("use my_rand::Rng;", "rand::"));
        assert!(!says("let threads_of_the_tale = 3;", "thread"));
        assert!(!says("/// Runs on any thread.", "thread"));
    }
}
