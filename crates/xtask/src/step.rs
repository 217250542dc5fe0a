//! The checks, in the order in which a fault shows soonest.

use crate::{
    arrows, circles, command, fixtures, licences, module, results::Outcome, sizes, types, unused, wasm, web, words,
};
use anyhow::Result;
use clap::ValueEnum;

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Step {
    /// The code is formatted
    Fmt,
    /// No file is too long
    Sizes,
    /// The rules do without a clock, a thread, a file or dice of their own
    Words,
    /// No crate depends on one it must not know
    Arrows,
    /// No two files need each other but those listed
    Circles,
    /// Every dependency is needed where it is listed
    Unused,
    /// Every dependency may be given on under our licences, comes from crates.io, comes once, and is wanted
    Licences,
    /// No dependency has a known fault, where the database of these can be had
    Advisories,
    /// The compiler and clippy have nothing to say
    Clippy,
    /// The message types of the web client are those of the server
    Types,
    /// What the web client's tests and stage show is what real games show
    Fixtures,
    /// The rules compile for WebAssembly
    Wasm,
    /// All Rust tests pass
    Test,
    /// The web client's packages are those of its lock file
    WebInstall,
    /// The WebAssembly module plays whole tables as they are played natively, to the last byte
    Module,
    /// The web client's types, style and format are in order
    WebCheck,
    /// The web client's own tests pass
    WebTest,
    /// The built web client is the build of its source, byte for byte, and not too heavy
    WebBuild,
    /// Whole games are played in a browser
    WebE2e,
}

impl Step {
    pub(crate) fn name(self) -> String {
        self.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
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
            Step::Clippy => {
                command::cargo(&["clippy", "--workspace", "--all-targets", "--all-features", "--", "-D", "warnings"])
            }
            Step::Types => types::check(),
            Step::Fixtures => fixtures::check(),
            Step::Wasm => wasm::check(),
            Step::Test => command::cargo(&["test", "--workspace", "--no-fail-fast"]),
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
