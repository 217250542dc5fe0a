//! Checks that the compiler and clippy give no warnings.

use crate::{command, rust_version, workspace};
use anyhow::{Result, anyhow, bail};
use proc_macro2::{TokenStream, TokenTree};

/// Fails at any warning if the compiler has the Rust version that the workspace states. A newer compiler has lints that
/// did not exist when this code was written. Its warnings are only printed, and only lints that the sources forbid are
/// errors.
pub(crate) fn check() -> Result<()> {
    for path in workspace::files(&["rs"])? {
        let code = workspace::read(&path)?.parse().map_err(|fault| anyhow!("{}: {fault}", path.display()))?;
        if denies_all(code) {
            bail!("{} denies all warnings, also those of compilers to come; expected a lint by name", path.display());
        }
    }
    let mut clippy = command::cargo_command();
    clippy.args(["clippy", "--workspace", "--all-targets", "--all-features"]);
    if rust_version::is_stated()? {
        clippy.args(["--", "-D", "warnings"]);
    } else {
        println!("warnings are shown, and no failure");
    }
    command::run(&mut clippy)
}

/// Reports whether an attribute in the code denies or forbids all warnings.
fn denies_all(code: TokenStream) -> bool {
    let mut denies = false;
    code.into_iter().any(|token| match token {
        TokenTree::Ident(ident) => {
            denies = ident == "deny" || ident == "forbid";
            false
        }
        TokenTree::Group(group) => {
            let mut within = group.stream().into_iter();
            let warnings = |token| matches!(token, TokenTree::Ident(ident) if ident == "warnings");
            std::mem::take(&mut denies) && within.any(warnings) || denies_all(group.stream())
        }
        TokenTree::Punct(_) | TokenTree::Literal(_) => false,
    })
}

#[cfg(test)]
mod tests {
    use super::denies_all;
    use crate::{command::root, planted::Workspace, words::ASKED_OF_CLIPPY};
    use std::{env, process::Command};

    const MANIFEST: &str = "[package]\nname = \"planted\"\nversion = \"0.1.0\"\nedition = \"2024\"\n";
    /// Returns the lines in which clippy finds an error. The code is compiled as a crate without surroundings, with our
    /// own `clippy.toml`.
    fn lines_with_errors(code: &str) -> Vec<usize> {
        let code = format!("{ASKED_OF_CLIPPY}\n{code}");
        let planted = Workspace::of(&[("Cargo.toml", MANIFEST), ("src/lib.rs", &code)]);
        let mut clippy = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        clippy.args(["clippy", "--quiet", "--offline", "--message-format", "short", "--target-dir", "target"]);
        clippy.current_dir(planted.path()).env("CLIPPY_CONF_DIR", root());
        let said = String::from_utf8(clippy.output().unwrap().stderr).unwrap();
        let at = |line: &str| -> Option<usize> {
            line.strip_prefix("src/lib.rs:").filter(|rest| rest.contains("error"))?.split(':').next()?.parse().ok()
        };
        let mut lines: Vec<usize> = said.lines().filter_map(at).map(|line| line - 1).collect();
        lines.sort_unstable();
        lines.dedup();
        lines
    }

    #[test]
    fn surroundings_are_found_under_any_name_and_within_macros() {
        let code = "use std as s;
pub fn a() -> Option<String> { s::fs::read_to_string(\"f\").ok() }
use std::time as clock;
pub fn b() -> clock::Duration { clock::Instant::now().elapsed() }
macro_rules! say { ($($path:tt)*) => { $($path)*(\"f\") } }
pub fn c() -> bool { say!(::std::env::var).is_ok() }
pub fn d(name: &impl AsRef<std::path::Path>) -> bool { name.as_ref().exists() }
pub fn e() { println!(\"dice\") }
pub fn f() { std::thread::spawn(|| ()); }
pub type G = s::net::TcpStream;
pub fn h() -> impl std::hash::BuildHasher { std::hash::RandomState::new() }
pub fn i() -> std::time::Duration { std::time::Duration::ZERO }
";
        assert_eq!(lines_with_errors(code), [2, 4, 6, 7, 8, 9, 10, 11]);
    }

    #[test]
    fn nothing_within_a_crate_can_allow_what_it_forbids() {
        let code = "#[allow(clippy::disallowed_methods)]\npub fn a() -> bool { std::env::var(\"a\").is_ok() }\n";
        assert!(!lines_with_errors(code).is_empty());
    }

    #[test]
    fn a_source_that_denies_all_warnings_is_found() {
        for code in [
            "#![deny(warnings)]",
            "#![forbid(warnings)]",
            "#![cfg_attr(not(debug_assertions), deny(missing_docs, warnings))]",
            "mod own { #[deny(warnings)] fn f() {} }",
        ] {
            assert!(denies_all(code.parse().unwrap()), "{code}");
        }
        for code in ["#![warn(warnings)]", "#![deny(missing_docs)]", "fn f() { deny(1); let warnings = (warnings); }"] {
            assert!(!denies_all(code.parse().unwrap()), "{code}");
        }
    }
}
