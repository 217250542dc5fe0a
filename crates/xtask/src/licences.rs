//! What we build from may be given on under our own licences, and comes from where everybody can get it.

use crate::workspace;
use anyhow::{Context, Result, bail};
use spdx::{Expression, LicenseReq, ParseMode};

const ALLOWED: [&str; 12] = [
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MPL-2.0",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

pub(crate) fn check() -> Result<()> {
    let mut faults = 0;
    let metadata = workspace::all()?;
    for package in &metadata.packages {
        let named = format!("{} {}", package.name, package.version);
        if package.source.as_deref().is_some_and(|source| source != REGISTRY) {
            faults += 1;
            eprintln!("{named} comes from {}; expected crates.io", package.source.as_deref().unwrap_or_default());
        }
        let licence = package.license.as_deref().unwrap_or_default();
        if !may_be_given_on(licence).with_context(|| format!("the licence of {named}, {licence:?}, cannot be read"))? {
            faults += 1;
            eprintln!("{named} is under {licence:?}; expected one of {}", ALLOWED.join(", "));
        }
    }
    if faults > 0 {
        bail!("{faults} dependencies cannot be used");
    }
    println!("{} crates looked at", metadata.packages.len());
    Ok(())
}

fn may_be_given_on(licence: &str) -> Result<bool> {
    let expression = Expression::parse_mode(licence, ParseMode::LAX)?;
    let allowed = |requirement: &LicenseReq| requirement.license.id().is_some_and(|id| ALLOWED.contains(&id.name));
    Ok(expression.evaluate(allowed))
}

#[cfg(test)]
mod tests {
    use super::may_be_given_on;

    #[test]
    fn a_choice_needs_one_licence_and_a_sum_needs_all() {
        assert!(may_be_given_on("MIT OR GPL-3.0-only").unwrap());
        assert!(may_be_given_on("MIT/Apache-2.0").unwrap());
        assert!(may_be_given_on("(MIT OR Apache-2.0) AND Unicode-3.0").unwrap());
        assert!(!may_be_given_on("MIT AND GPL-3.0-only").unwrap());
        assert!(may_be_given_on("").is_err());
    }
}
