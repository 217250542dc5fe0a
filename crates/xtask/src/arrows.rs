//! Checks that crates depend only on the crates that they may depend on. ARCHITECTURE.md gives the reasons.

use crate::{
    words,
    workspace::{self, Dependency, Package},
};
use anyhow::{Result, bail};

/// For each of our crates: its name, the crates of ours that it may depend on, and the crates of ours that only its
/// tests may also depend on. The crates in [`FOR_TESTS`] are allowed to all tests.
const ARROWS: [(&str, &[&str], &[&str]); 21] = [
    ("kernel", &[], &[]),
    ("bots", &["kernel"], &[]),
    ("luck", &[], &[]),
    ("testkit", &["kernel"], &[]),
    ("tournament", &[], &[]),
    ("protocol", &["kernel"], &[]),
    ("table", &["bots", "kernel", "luck"], &[]),
    ("catalog", &[GAMES, "table", "bots", "kernel"], &[]),
    ("dealer", &["catalog", "protocol", "table", "bots", "kernel", "luck"], &[]),
    ("host", &["dealer", "catalog", "protocol", "table", "bots", "kernel"], &[]),
    ("offline", &["host", "dealer", "catalog", "protocol", "table", "bots", "kernel"], &[]),
    ("packs", &["catalog", "table", "bots", "kernel"], &[]),
    ("lab", &["catalog", "table", "bots", "kernel"], &[]),
    ("store", &["dealer", "protocol", "table", "kernel", "luck"], &["catalog", "trials"]),
    ("bus", &["store"], &["trials"]),
    (
        "server",
        &[
            "bus",
            "store",
            "host",
            "dealer",
            "catalog",
            "packs",
            "protocol",
            "table",
            "bots",
            "kernel",
            "luck",
            "tournament",
        ],
        &["trials"],
    ),
    ("terminal", &["protocol", "luck"], &["catalog", "table", "kernel"]),
    (
        "brickroad",
        &["lab", "server", "store", "terminal", "packs", "catalog", "table", "bots", "kernel", "luck"],
        &["dealer", "protocol", "trials"],
    ),
    ("trials", &["store", "host", "dealer", "catalog", "protocol", "table", "bots", "kernel", "luck"], &[]),
    ("xtask", &[], &[]),
    ("bindings", &[], &[]),
];

/// A stand-in for all crates under `games/`. A game may depend on the crates in its own folder, but not on another
/// game. Only the catalog may depend on games.
const GAMES: &str = "games/*";
const A_GAME_KNOWS: [&str; 1] = ["kernel"];
const FOR_TESTS: [&str; 2] = ["testkit", "bots"];

/// The third-party crates that the rules of a game may depend on (style 33).
const RULES_ARE_MADE_OF: [&str; 7] = ["arrayvec", "serde", "smallvec", "thiserror", "tinyvec", "toml", "winnow"];
/// The other third-party crates on which crates without surroundings, except games, may depend (style 43).
const TABLES_ARE_MADE_OF: [&str; 13] = [
    "ed25519-dalek",
    "fluent-bundle",
    "hmac",
    "libm",
    "rand_core",
    "rand_xoshiro",
    "serde_json",
    "sha2",
    "ts-rs",
    "unic-langid",
    "unicode-normalization",
    "wasm-bindgen",
    "xxhash-rust",
];

pub(crate) fn check() -> Result<()> {
    let wrong = faults(&workspace::own()?.packages);
    for fault in &wrong {
        eprintln!("{fault}");
    }
    if !wrong.is_empty() {
        bail!("{} arrows point where they must not", wrong.len());
    }
    Ok(())
}

fn faults(packages: &[Package]) -> Vec<String> {
    let games: Vec<&str> =
        packages.iter().filter(|package| package.is_game()).map(|package| package.name.as_str()).collect();
    let mut faults = Vec::new();
    for package in packages {
        for dependency in &package.dependencies {
            if let Some(expected) = fault(package, dependency, &games) {
                faults.push(format!("{} depends on {}; expected {expected}", package.name, dependency.name));
            }
        }
    }
    faults
}

/// Returns the dependencies that were expected instead of this one, in words, or `None` if the dependency is allowed.
fn fault(package: &Package, dependency: &Dependency, games: &[&str]) -> Option<String> {
    if dependency.path.is_none() {
        return fault_of_others(package, dependency);
    }
    let target = dependency.name.as_str();
    let for_tests = dependency.is_for_tests();
    if for_tests && FOR_TESTS.contains(&target) || package.is_game() && package.holds(dependency) {
        return None;
    }
    let (known, known_to_tests): (&[&str], &[&str]) = if package.is_game() {
        (&A_GAME_KNOWS, &[])
    } else {
        match ARROWS.iter().find(|(name, ..)| *name == package.name) {
            Some((_, known, known_to_tests)) => (known, known_to_tests),
            None => return Some("a line for this crate in crates/xtask/src/arrows.rs".to_owned()),
        }
    };
    let fine = known.contains(&target)
        || known.contains(&GAMES) && games.contains(&target)
        || for_tests && known_to_tests.contains(&target);
    (!fine).then(|| if known.is_empty() { "none of ours".to_owned() } else { format!("at most {}", known.join(", ")) })
}

/// Returns the third-party crates that were expected instead of this one, in words, or `None` if the dependency is
/// allowed.
fn fault_of_others(package: &Package, dependency: &Dependency) -> Option<String> {
    let mut allowed = RULES_ARE_MADE_OF.to_vec();
    if !package.is_game() {
        allowed.extend(TABLES_ARE_MADE_OF);
    }
    let fine =
        dependency.is_for_tests() || !words::does_without(package) || allowed.contains(&dependency.name.as_str());
    (!fine).then(|| format!("at most {}", allowed.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::faults;
    use crate::planted::Workspace;

    /// Returns the faults in a copy of our manifests, after adding these lines to the manifest in `folder`.
    fn planted(folder: &str, lines: &str) -> Vec<String> {
        let workspace = Workspace::of_our_manifests();
        workspace.append(&format!("{folder}/Cargo.toml"), lines);
        faults(&workspace.packages())
    }

    #[test]
    fn the_workspace_as_it_is_has_no_fault() {
        assert_eq!(planted("crates/kernel", ""), [""; 0]);
    }

    #[test]
    fn an_arrow_of_any_kind_to_a_crate_that_must_not_be_known_is_found() {
        let catalog = "expected at most protocol, luck";
        for lines in [
            "[target.'cfg(unix)'.dependencies]\ncatalog.workspace = true",
            "[target.'cfg(windows)'.dependencies]\nwords = { package = \"catalog\", path = \"../catalog\" }",
            "[build-dependencies]\ncatalog = { path = \"../catalog\" }",
            "[target.x86_64-unknown-linux-gnu.build-dependencies]\ncatalog.workspace = true",
            "[dependencies.catalog]\nworkspace = true",
            "[dependencies.catalog]\nworkspace = true\noptional = true",
            "[dependencies.seat]\npackage = \"catalog\"\npath = \"../catalog\"",
        ] {
            let found = planted("crates/terminal", lines);
            assert_eq!(found, [format!("terminal depends on catalog; {catalog}")], "{lines}");
        }
    }

    #[test]
    fn a_dependency_that_the_workspace_renames_is_found() {
        let workspace = Workspace::of_our_manifests();
        workspace.replace(
            "Cargo.toml",
            "[workspace.dependencies]",
            "[workspace.dependencies]\nwords = { package = \"catalog\", path = \"crates/catalog\" }",
        );
        workspace.append("crates/terminal/Cargo.toml", "[dependencies.words]\nworkspace = true");
        assert_eq!(faults(&workspace.packages()), ["terminal depends on catalog; expected at most protocol, luck"]);
    }

    #[test]
    fn tests_may_know_what_is_listed_for_them_and_no_more() {
        assert_eq!(planted("crates/lab", "[dev-dependencies.bots]\nworkspace = true"), [""; 0]);
        let found = planted("crates/lab", "[dev-dependencies.server]\nworkspace = true");
        assert_eq!(found, ["lab depends on server; expected at most catalog, table, bots, kernel"]);
    }

    #[test]
    fn a_game_knows_no_other_and_nobody_but_the_catalog_knows_a_game() {
        let found = planted("games/draft", "[dependencies.duel]\nworkspace = true");
        assert_eq!(found, ["draft depends on duel; expected at most kernel"]);
        let found = planted("games/draft", "[dev-dependencies.language]\nworkspace = true");
        assert_eq!(found, ["draft depends on language; expected at most kernel"]);
        let found = planted("crates/packs", "[dependencies.language]\nworkspace = true");
        assert_eq!(found, ["packs depends on language; expected at most catalog, table, bots, kernel"]);
    }

    #[test]
    fn a_crate_without_surroundings_gets_none_from_others() {
        for (folder, lines, name) in [
            ("games/duel", "[dependencies.serde_json]\nworkspace = true", "duel depends on serde_json"),
            ("crates/bots", "[dependencies.tokio]\nworkspace = true", "bots depends on tokio"),
            (
                "crates/kernel",
                "[dependencies.arrayvecs]\npackage = \"getrandom\"\nversion = \"0.4\"",
                "kernel depends on getrandom",
            ),
            (
                "crates/offline",
                "[target.'cfg(target_arch = \"wasm32\")'.dependencies.web-sys]\nversion = \"0.3\"",
                "offline depends on web-sys",
            ),
        ] {
            let found = planted(folder, lines);
            assert!(
                found.len() == 1 && found[0].starts_with(&format!("{name}; expected at most arrayvec")),
                "{found:?}"
            );
        }
        assert_eq!(planted("crates/bots", "[dev-dependencies.tempfile]\nworkspace = true"), [""; 0]);
    }

    #[test]
    fn a_new_crate_needs_a_line() {
        let workspace = Workspace::of_our_manifests();
        let manifest = "[package]\nname = \"stranger\"\nedition = \"2024\"\n[dependencies]\nkernel.workspace = true\n";
        workspace.write("crates/stranger/Cargo.toml", manifest);
        workspace.write("crates/stranger/src/lib.rs", "");
        let found = faults(&workspace.packages());
        assert_eq!(found, ["stranger depends on kernel; expected a line for this crate in crates/xtask/src/arrows.rs"]);
    }
}
