//! The checks, in an order that shows faults as early as possible.

use crate::{
    arrows, circles, clippy, command, fixtures, licences,
    machine::{Need, Without},
    module,
    results::Outcome,
    rust_version, sizes, tests, types, unused, wasm, web, words,
};
use anyhow::Result;
use clap::ValueEnum;

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Step {
    /// The code is formatted
    Fmt,
    /// No file is too long
    Sizes,
    /// The rules use no clock, thread or file, and no dice of their own
    Words,
    /// No crate depends on a crate that it must not know
    Arrows,
    /// No two files need each other, except the listed ones
    Circles,
    /// Every dependency is needed where it is listed, and listed in one version
    Unused,
    /// Every dependency may be distributed under our licences, comes from crates.io in one version, and is not banned
    Licences,
    /// No dependency has a security advisory, if the database of advisories can be reached
    Advisories,
    /// Every crate states the version of Rust that it is checked with
    RustVersion,
    /// The compiler and clippy give no warnings
    Clippy,
    /// The message types of the web client match the server's
    Types,
    /// The fixtures of the web client's tests and stage come from real games
    Fixtures,
    /// The rules compile for WebAssembly
    Wasm,
    /// All Rust tests pass
    Test,
    /// The web client's packages match its lock file
    WebInstall,
    /// The WebAssembly module plays whole tables exactly like native code, to the last byte
    Module,
    /// The web client's types, style and format are in order
    WebCheck,
    /// The web client's own tests pass
    WebTest,
    /// The built web client is the build of its source, byte for byte, and is not too large
    WebBuild,
    /// Whole games are played in a browser
    WebE2e,
}

impl Step {
    pub(crate) fn name(self) -> String {
        self.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
    }

    /// Returns the things besides Rust that the step needs, each with the consequence if it is missing.
    pub(crate) fn needs(self, is_ci: bool) -> Vec<(Need, Without)> {
        let needed = |needs: &[Need]| needs.iter().map(|need| (*need, Without::Fails)).collect();
        match self {
            Step::Fmt => needed(&[Need::Rustfmt]),
            Step::Clippy => needed(&[Need::Clippy]),
            Step::Sizes | Step::Words | Step::Advisories => needed(&[Need::Git]),
            // If PostgreSQL or Python is missing, their tests are left out, except in CI. The tests of `clippy.toml` need clippy.
            Step::Test => {
                let without = if is_ci { Without::Fails } else { Without::ChecksLess };
                let programs = [(Need::Clippy, Without::Fails), (Need::Git, Without::Fails)];
                programs.into_iter().chain([Need::Postgres, Need::Python].map(|need| (need, without))).collect()
            }
            Step::Wasm => needed(&[Need::Wasm]),
            Step::Module => needed(&[Need::Node, Need::Wasm]),
            Step::WebInstall | Step::WebCheck | Step::WebTest | Step::WebBuild => needed(&[Need::Node]),
            Step::WebE2e => needed(&[Need::Node, Need::Chromium]),
            Step::Arrows
            | Step::Circles
            | Step::Unused
            | Step::RustVersion
            | Step::Licences
            | Step::Types
            | Step::Fixtures => Vec::new(),
        }
    }

    /// Reports whether the step needs the packages of the web client.
    pub(crate) fn takes_packages(self) -> bool {
        matches!(self, Step::Module | Step::WebCheck | Step::WebTest | Step::WebBuild | Step::WebE2e)
    }

    pub(crate) fn run(self) -> Result<Outcome> {
        match self {
            Step::Advisories => return licences::advisories(),
            Step::Fmt => command::cargo(&["fmt", "--all", "--check"]),
            Step::Sizes => sizes::check(),
            Step::Words => words::check(),
            Step::Arrows => arrows::check(),
            Step::Circles => circles::check(),
            Step::Unused => unused::check(),
            Step::Licences => licences::check(),
            Step::RustVersion => rust_version::check(),
            Step::Clippy => clippy::check(),
            Step::Types => types::check(),
            Step::Fixtures => fixtures::check(),
            Step::Wasm => wasm::check(),
            Step::Test => tests::check(),
            Step::WebInstall => web::install(),
            Step::Module => module::check(),
            Step::WebCheck => web::check(),
            Step::WebTest => web::test(),
            Step::WebBuild => web::build(),
            Step::WebE2e => web::end_to_end(),
        }
        .map(|()| Outcome::Passed)
    }
}
