//! What may depend on what. ARCHITECTURE.md says why.

use crate::workspace::{self, Dependency, Package};
use anyhow::{Result, bail};

/// A crate of ours, and the crates of ours that it may know.
/// Any of them may test itself with [`FOR_TESTS`].
const ARROWS: [(&str, &[&str]); 17] = [
    ("kernel", &[]),
    ("bots", &["kernel"]),
    ("testkit", &["kernel"]),
    ("protocol", &["kernel"]),
    ("table", &["bots", "kernel"]),
    ("catalog", &[GAMES, "table", "bots", "kernel"]),
    ("dealer", &["catalog", "protocol", "table", "bots", "kernel"]),
    ("host", &["dealer", "catalog", "protocol", "table", "bots", "kernel"]),
    ("offline", &["host", "dealer", "catalog", "protocol", "table", "bots", "kernel"]),
    ("packs", &["catalog", "table", "bots", "kernel"]),
    ("lab", &["catalog", "table", "bots", "kernel"]),
    ("store", &["dealer", "catalog", "protocol", "table", "bots", "kernel"]),
    ("server", &["store", "host", "dealer", "catalog", "packs", "protocol", "table", "bots", "kernel"]),
    ("terminal", &["catalog", "protocol", "table", "bots", "kernel"]),
    (
        "brickroad",
        &[
            "lab", "server", "store", "terminal", "host", "dealer", "catalog", "packs", "protocol", "table", "bots",
            "kernel",
        ],
    ),
    ("xtask", &[]),
    ("bindings", &[]),
];

/// Every crate under `games/`. None knows another, but those in a folder of its own; only the catalog knows them.
const GAMES: &str = "games/*";
const A_GAME_KNOWS: [&str; 1] = ["kernel"];
const FOR_TESTS: [&str; 2] = ["testkit", "bots"];

/// What the rules of a game may be built with besides the kernel (style 33).
const RULES_ARE_MADE_OF: [&str; 7] = ["arrayvec", "serde", "smallvec", "thiserror", "tinyvec", "toml", "winnow"];

pub(crate) fn check() -> Result<()> {
    let metadata = workspace::own()?;
    let games: Vec<&str> =
        metadata.packages.iter().filter(|package| package.is_game()).map(|package| package.name.as_str()).collect();
    let mut wrong = 0;
    for package in &metadata.packages {
        for dependency in &package.dependencies {
            if let Some(expected) = fault(package, dependency, &games) {
                wrong += 1;
                eprintln!("{} depends on {}; expected {expected}", package.name, dependency.name);
            }
        }
    }
    if wrong > 0 {
        bail!("{wrong} arrows point where they must not");
    }
    Ok(())
}

/// What was expected instead of this dependency, if it may not be.
fn fault(package: &Package, dependency: &Dependency, games: &[&str]) -> Option<String> {
    let target = dependency.name.as_str();
    let for_tests = dependency.kind.as_deref() == Some("dev");
    if dependency.path.is_none() {
        let fine = for_tests || !package.is_game() || RULES_ARE_MADE_OF.contains(&target);
        return (!fine).then(|| format!("at most {}", RULES_ARE_MADE_OF.join(", ")));
    }
    if for_tests && FOR_TESTS.contains(&target) {
        return None;
    }
    if package.is_game() && package.holds(dependency) {
        return None;
    }
    let known: &[&str] = if package.is_game() {
        &A_GAME_KNOWS
    } else {
        match ARROWS.iter().find(|(name, _)| *name == package.name) {
            Some((_, known)) => known,
            None => return Some("a line for this crate in crates/xtask/src/arrows.rs".to_owned()),
        }
    };
    let fine = known.contains(&target) || known.contains(&GAMES) && games.contains(&target);
    (!fine).then(|| if known.is_empty() { "none of ours".to_owned() } else { format!("at most {}", known.join(", ")) })
}
