//! Checks that the kernel, the games and the crates that decide about a table are crates without surroundings.
//! Surroundings are files, threads, clocks and the other parts of a machine (style 12, 33 and 43). Crates without
//! surroundings run unchanged on a server, in a browser and inside another program, and give the same results
//! everywhere.
//!
//! Three checks work together. `arrows` restricts the dependencies of these crates. Clippy follows every use of the
//! standard library to its definition, and compares it with the lists in `clippy.toml`. This check makes sure that each
//! crate turns these lints on. It also finds forbidden paths that clippy does not find. These are paths into a module
//! whose items clippy's lists would have to name one by one, and paths in code that clippy does not compile, which is
//! tests and code only for WebAssembly.

use crate::{
    paths,
    workspace::{self, Package},
};
use anyhow::{Context, Result, anyhow, bail};
use proc_macro2::TokenStream;
use std::path::Path;

/// The parts of the standard library that are surroundings, by the beginnings of their paths.
const FORBIDDEN: [&str; 12] = [
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
];
/// The modules that may not be imported as a whole or renamed, because code could then reach the paths in [`FORBIDDEN`]
/// through them.
const WHOLE: [&[&str]; 3] = [&["std"], &["std", "io"], &["std", "time"]];

/// The folders of crates without surroundings. In these crates, only examples may use surroundings.
const ALL_OF: [&str; 3] = ["games", "crates/kernel", "crates/xtask/template"];
/// The folders of crates without surroundings whose tests may use surroundings.
const SOURCES_OF: [&str; 8] = [
    "crates/bots",
    "crates/luck",
    "crates/table",
    "crates/catalog",
    "crates/protocol",
    "crates/dealer",
    "crates/host",
    "crates/offline",
];
/// The line that each library without surroundings must have. It forbids the items that `clippy.toml` lists, so that no
/// code in the library can allow them.
pub(crate) const ASKED_OF_CLIPPY: &str =
    "#![forbid(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]";

pub(crate) fn check() -> Result<()> {
    let mut found = 0;
    for path in workspace::files(&["rs"])? {
        if !has_no_surroundings(&path) {
            continue;
        }
        let text = workspace::read(&path)?;
        for fault in faults(&path, &text).with_context(|| format!("{} cannot be parsed", path.display()))? {
            found += 1;
            eprintln!("{}: {fault}", path.display());
        }
    }
    if found > 0 {
        bail!("{found} words are missing, or are where they must not be");
    }
    Ok(())
}

/// Reports whether a crate belongs to the crates without surroundings.
pub(crate) fn does_without(package: &Package) -> bool {
    has_no_surroundings(&package.folder.join("src/lib.rs"))
}

fn has_no_surroundings(path: &Path) -> bool {
    let has = |folder: &str| path.components().any(|part| part.as_os_str() == folder);
    // Examples may use surroundings, because they are programs and nothing depends on them.
    let all = ALL_OF.iter().any(|folder| path.starts_with(folder)) && !has("examples");
    all || SOURCES_OF.iter().any(|folder| path.starts_with(folder)) && has("src")
}

fn faults(path: &Path, text: &str) -> Result<Vec<String>> {
    let said = forbidden(text)?.into_iter();
    let mut faults: Vec<String> =
        said.map(|said| format!("{said} has no place here; expected its caller to hand in what it needs")).collect();
    let asked = text.lines().any(|line| line == ASKED_OF_CLIPPY);
    if path.ends_with("src/lib.rs") && !asked {
        faults.push(format!("expected the line {ASKED_OF_CLIPPY}"));
    }
    Ok(faults)
}

/// Returns the forbidden paths that the code contains.
fn forbidden(text: &str) -> Result<Vec<String>> {
    let code: TokenStream = text.parse().map_err(|fault| anyhow!("{fault}"))?;
    let mut paths = Vec::new();
    paths::said(code, &mut paths);
    Ok(paths.into_iter().filter(|path| is_forbidden(path)).map(|path| path.join("::")).collect())
}

fn is_forbidden(path: &[String]) -> bool {
    let begins = |forbidden: &str| {
        let parts: Vec<&str> = forbidden.split("::").collect();
        path.len() >= parts.len() && parts.iter().zip(path).all(|(part, said)| part == said)
    };
    let named = path.strip_suffix(&["self".to_owned()]).unwrap_or(path);
    FORBIDDEN.iter().any(|known| begins(known)) || WHOLE.iter().any(|whole| named == *whole)
}

#[cfg(test)]
mod tests {
    use super::{ASKED_OF_CLIPPY, faults, forbidden, has_no_surroundings};
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
            "crates/protocol/src/client.rs",
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
            "use std::fs;",
            "use std::{fs, collections::BTreeMap};",
            "use std::{env, fs};",
            "use std::{collections::BTreeMap, time::{Duration, Instant}};",
            "use std::{time::{self, Duration}};",
            "use std::*;",
            "use std as other;",
            "use std::{self as other};",
            "use {std as other};",
            "extern crate std as other;",
            "use std::time as clock;",
            "use std::time::{self as clock};",
            "use std::io;",
            "use std::io::*;",
            "use ::std::fs;",
            "use ::{std::fs};",
            "use r#std::r#fs;",
            "pub use std::fs as files;",
            "fn f() -> Option<Vec<u8>> { return ::std::fs::read(\"f\").ok() }",
            "fn f(path: &dyn ::std::net::ToSocketAddrs) {}",
            "fn f() { let now = ::std::time::Instant::now(); }",
            "fn f() { std :: thread :: spawn(g); }",
            "fn f() { use std::net::TcpStream; }",
            "type Clock = <std::time::SystemTime as Clone>::Clone;",
            "say!(std::env::var(\"dice\"));",
            "macro_rules! take { ($module:ident) => { std::$module::read(\"f\") } }",
            "macro_rules! take { ($($path:tt)*) => { $($path)*::now() } } fn f() { take!(std::time::Instant) }",
            "#[cfg(target_arch = \"wasm32\")] fn f() { std::process::abort() }",
        ] {
            assert!(!forbidden(code).unwrap().is_empty(), "{code}");
        }
    }

    #[test]
    fn a_path_is_found_only_as_a_whole() {
        for code in [
            "use my_std::fs;",
            "use std::{collections::BTreeMap, time::Duration};",
            "use core::{fmt, time::Duration};",
            "use std::io::Write as _;",
            "let threads_of_the_tale = 3;",
            "/// Runs on any thread, with std::fs or without.\nstruct S;",
            "let thread = \"std::env\"; // std::net",
            "mod env; use env::Wind; use crate::std_env;",
            "enum Pace { Instant } fn f() -> Pace { Pace::Instant }",
        ] {
            assert_eq!(forbidden(code).unwrap(), [""; 0], "{code}");
        }
    }

    #[test]
    fn a_library_that_does_not_ask_clippy_is_found() {
        let library = Path::new("crates/kernel/src/lib.rs");
        assert_eq!(faults(library, &format!("//! Rules.\n{ASKED_OF_CLIPPY}\nmod rng;")).unwrap(), [""; 0]);
        for text in ["mod rng;".to_owned(), format!("// {ASKED_OF_CLIPPY}"), ASKED_OF_CLIPPY.replace("forbid", "warn")]
        {
            assert_eq!(faults(library, &text).unwrap().len(), 1, "{text}");
        }
        assert_eq!(faults(Path::new("crates/kernel/src/rng.rs"), "struct Rng;").unwrap(), [""; 0]);
    }
}
