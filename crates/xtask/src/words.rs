//! What has no place in the kernel, in a game, and in what decides about a table (style 12, 33 and 43): they run unchanged
//! on a server, in a browser and inside another program, and give the same result in each.

use crate::{paths, workspace};
use anyhow::{Context, Result, anyhow, bail};
use proc_macro2::{TokenStream, TokenTree};
use std::path::Path;

/// Runtimes, databases, files, threads, clocks and dice, by the paths they begin with.
const FORBIDDEN: [&str; 20] = [
    "std::env",
    "std::fs",
    "std::io::stderr",
    "std::io::stdin",
    "std::io::stdout",
    "std::net",
    "std::os",
    "std::path",
    "std::process",
    "std::thread",
    "std::time::Instant",
    "std::time::SystemTime",
    "async_std",
    "getrandom",
    "rand",
    "rusqlite",
    "rustix",
    "sqlx",
    "tokio",
    "web_sys",
];
/// The same, wherever in a path.
const NAMES: [&str; 6] = ["Instant", "SystemTime", "dbg", "eprintln", "eprint", "println"];

/// Without surroundings, the examples of these aside.
const ALL_OF: [&str; 3] = ["games", "crates/kernel", "crates/xtask/template"];
/// Without surroundings but in their tests.
const SOURCES_OF: [&str; 6] =
    ["crates/bots", "crates/table", "crates/catalog", "crates/dealer", "crates/host", "crates/offline"];

pub(crate) fn check() -> Result<()> {
    let mut found = 0;
    for path in workspace::files(&["rs"])? {
        if !has_no_surroundings(&path) {
            continue;
        }
        let text = workspace::read(&path)?;
        for said in forbidden(&text).with_context(|| format!("{} cannot be parsed", path.display()))? {
            found += 1;
            eprintln!("{}: {said} has no place here; expected its caller to hand in what it needs", path.display());
        }
    }
    if found > 0 {
        bail!("{found} paths are where they must not be");
    }
    Ok(())
}

/// Whether a file must do without surroundings. Examples are programs, which nothing else is made of.
fn has_no_surroundings(path: &Path) -> bool {
    let has = |folder: &str| path.components().any(|part| part.as_os_str() == folder);
    let all = ALL_OF.iter().any(|folder| path.starts_with(folder)) && !has("examples");
    all || SOURCES_OF.iter().any(|folder| path.starts_with(folder)) && has("src")
}

/// The forbidden paths that code says.
fn forbidden(text: &str) -> Result<Vec<String>> {
    let code: TokenStream = text.parse().map_err(|fault| anyhow!("{fault}"))?;
    let prints = prints(code.clone());
    let mut paths = Vec::new();
    paths::said(code, &mut paths);
    let paths = paths.into_iter().filter(|path| is_forbidden(path));
    Ok(paths.map(|path| path.join("::")).chain(prints.then(|| "print!".to_owned())).collect())
}

fn is_forbidden(path: &[String]) -> bool {
    let begins = |forbidden: &str| {
        forbidden.split("::").zip(path).filter(|(part, said)| part == *said).count() == forbidden.split("::").count()
    };
    // All of `std`, or `std` under another name, could be anything.
    FORBIDDEN.iter().any(|known| begins(known))
        || path == ["std"]
        || path == ["std", "time"]
        || path.iter().any(|part| NAMES.contains(&part.as_str()))
}

/// Whether code calls `print!`; `print` alone is a name like others.
fn prints(code: TokenStream) -> bool {
    let (mut named, mut called) = (false, false);
    code.into_iter().any(|token| {
        let (before, calls) = (named, called);
        (named, called) = (false, false);
        match token {
            TokenTree::Ident(ident) => named = ident == "print",
            TokenTree::Punct(punct) => called = before && punct.as_char() == '!',
            TokenTree::Literal(_) => {}
            TokenTree::Group(group) => return calls || prints(group.stream()),
        }
        false
    })
}

#[cfg(test)]
mod tests {
    use super::{forbidden, has_no_surroundings};
    use std::path::Path;

    #[test]
    fn rules_and_what_decides_about_a_table_do_without_surroundings() {
        for path in [
            "games/duel/src/lib.rs",
            "games/duel/tests/it/main.rs",
            "games/storyline/language/src/walk.rs",
            "crates/kernel/src/rng.rs",
            "crates/bots/src/ismcts.rs",
            "crates/table/src/any.rs",
            "crates/catalog/src/open.rs",
            "crates/dealer/src/lib.rs",
            "crates/host/src/refusal.rs",
            "crates/offline/src/session.rs",
        ] {
            assert!(has_no_surroundings(Path::new(path)), "{path}");
        }
        for path in [
            "games/storyline/language/examples/fuzz_notation.rs",
            "crates/lab/src/lib.rs",
            "crates/offline/examples/tables.rs",
            "crates/server/src/held.rs",
            "crates/table/tests/it/play.rs",
        ] {
            assert!(!has_no_surroundings(Path::new(path)), "{path}");
        }
    }

    #[test]
    fn surroundings_are_found_however_they_are_taken() {
        for code in [
            "use std::{env, fs};",
            "use std::{collections::BTreeMap, time::{Duration, Instant}};",
            "use std::*;",
            "use std as other;",
            "use std::time as clock;",
            "fn f() { std::thread::spawn(g); }",
            "fn f() { use std::net::TcpStream; }",
            "let dice = rand::random();",
            "say!(println!(\"dice\"));",
            "fn f() { if true { print!(\"dice\"); } }",
            "async fn f() { tokio::task::yield_now().await }",
        ] {
            assert!(!forbidden(code).unwrap().is_empty(), "{code}");
        }
    }

    #[test]
    fn a_path_is_found_only_as_a_whole() {
        for code in [
            "use my_rand::Rng;",
            "use std::{collections::BTreeMap, time::Duration};",
            "let threads_of_the_tale = 3;",
            "fn print(tree: &Tree) -> bool { !print(tree) && print != other }",
            "/// Runs on any thread, with std::fs or without.\nstruct S;",
            "let thread = \"std::env\"; // std::net",
            "mod env; use env::Wind; use crate::std_env;",
        ] {
            assert_eq!(forbidden(code).unwrap(), [""; 0], "{code}");
        }
    }
}
