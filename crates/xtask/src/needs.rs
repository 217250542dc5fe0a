//! Checks that this machine has the things besides Rust that the steps need. All missing things are listed before the
//! first step runs, with the way to install them.

use crate::{
    machine::{Machine, Need, Without},
    step::Step,
    web,
};
use anyhow::{Result, bail};

/// Prints a list of the things that the steps need and this machine lacks. Returns an error if a step would fail
/// without one of these things.
pub(crate) fn check(steps: &[Step]) -> Result<()> {
    let machine = Machine::this();
    let missing = missing(steps, &machine);
    for Missing { need, steps, without } in &missing {
        let names: Vec<String> = steps.iter().map(|step| step.name()).collect();
        let what = if *without == Without::Fails { "missing for" } else { "left out of" };
        eprintln!("{what} {}: {}", names.join(", "), need.told());
    }
    let fails =
        |step: &&Step| missing.iter().any(|missing| missing.without == Without::Fails && missing.steps.contains(step));
    let failing: Vec<String> = steps.iter().filter(fails).map(|step| step.name()).collect();
    if !failing.is_empty() {
        bail!("nothing was run; get what is missing, or go without: --skip {}", failing.join(","));
    }
    Ok(())
}

struct Missing {
    need: Need,
    steps: Vec<Step>,
    without: Without,
}

fn missing(steps: &[Step], machine: &Machine) -> Vec<Missing> {
    let mut missing: Vec<Missing> = Vec::new();
    for (step, (need, without)) in
        steps.iter().flat_map(|step| step.needs(machine.is_ci).into_iter().map(move |need| (*step, need)))
    {
        match missing.iter_mut().find(|missing| missing.need == need && missing.without == without) {
            Some(missing) => missing.steps.push(step),
            None if need.is_on(machine) => {}
            None => missing.push(Missing { need, steps: vec![step], without }),
        }
    }
    missing
}

/// Installs the web client's packages, or builds the web client, if a step to run depends on the result and the step
/// that does this work is skipped.
pub(crate) fn prepare(steps: &[Step]) -> Result<()> {
    let wanted = |step: Step| steps.contains(&step);
    if steps.iter().any(|step| step.takes_packages()) && !wanted(Step::WebInstall) && !web::has_its_packages() {
        println!("\nfirst, the packages of the web client, which are not those of its lock file");
        web::install()?;
    }
    if wanted(Step::WebE2e) && !wanted(Step::WebBuild) {
        println!("\nfirst, the build of the web client, which the binary embeds");
        web::bundle()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{Missing, missing};
    use crate::{
        machine::{Machine, Need, Without},
        step::Step,
    };
    use clap::ValueEnum;
    use std::{fs, process::Command};
    use tempfile::TempDir;

    /// Returns a machine with these files and these programs. A program is given by its name and its shell script.
    fn machine(programs: &[(&str, &str)], files: &[&str]) -> (TempDir, Machine) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("programs");
        fs::create_dir_all(&path).unwrap();
        for (program, version) in programs {
            // Another process writes the program. If this process wrote it, a test that starts a process at the same
            // time could keep the file open, and the program could not be run.
            let script = "printf '#!/bin/sh\\n%s\\n' \"$1\" >\"$2\" && chmod 755 \"$2\"";
            let written = Command::new("sh").args(["-c", script, "sh", version]).arg(path.join(program)).status();
            assert!(written.unwrap().success());
        }
        for file in files {
            let file = folder.path().join(file);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, "").unwrap();
        }
        let machine = Machine { root: folder.path().to_owned(), path: vec![path], has_wasm: || false, is_ci: false };
        (folder, machine)
    }

    const PROGRAMS: [(&str, &str); 6] = [
        ("cargo-clippy", "echo clippy"),
        ("cargo-fmt", "echo fmt"),
        ("git", "echo git"),
        ("node", "echo v20.1.0"),
        ("npm", "echo 10"),
        ("python3", "echo Python 3.11"),
    ];
    const FILES: [&str; 2] = ["usr/bin/chromium", "usr/lib/postgresql/15/bin/initdb"];

    fn needs(missing: &[Missing]) -> Vec<(Need, Without)> {
        let mut needs: Vec<_> = missing.iter().map(|missing| (missing.need, missing.without)).collect();
        needs.sort_by_key(|(need, _)| *need);
        needs
    }

    #[test]
    fn a_machine_with_nothing_lacks_everything_and_says_so_once() {
        let (_folder, bare) = machine(&[], &[]);
        let missing = missing(Step::value_variants(), &bare);
        let all = [
            Need::Chromium,
            Need::Clippy,
            Need::Git,
            Need::Node,
            Need::Postgres,
            Need::Python,
            Need::Rustfmt,
            Need::Wasm,
        ];
        let of = |need| match need {
            Need::Postgres | Need::Python => Without::ChecksLess,
            _ => Without::Fails,
        };
        assert_eq!(needs(&missing), all.map(|need| (need, of(need))));
        let node = missing.iter().find(|missing| missing.need == Need::Node).unwrap();
        let expected = [Step::WebInstall, Step::Module, Step::WebCheck, Step::WebTest, Step::WebBuild, Step::WebE2e];
        assert_eq!(node.steps, expected);
    }

    #[test]
    fn a_machine_with_everything_lacks_nothing() {
        let (_folder, mut full) = machine(&PROGRAMS, &FILES);
        full.has_wasm = || true;
        assert!(missing(Step::value_variants(), &full).is_empty());
    }

    #[test]
    fn a_step_lacks_only_what_it_needs_itself() {
        let (_folder, bare) = machine(&[], &[]);
        assert!(missing(&[Step::Arrows, Step::Unused, Step::Licences], &bare).is_empty());
        assert_eq!(needs(&missing(&[Step::Wasm], &bare)), [(Need::Wasm, Without::Fails)]);
        let expected = [(Need::Chromium, Without::Fails), (Need::Node, Without::Fails)];
        assert_eq!(needs(&missing(&[Step::WebE2e], &bare)), expected);
    }

    #[test]
    fn an_old_node_and_a_program_that_only_has_a_name_are_missing() {
        let old =
            [("node", "echo v18.20.4"), ("npm", "echo 9"), ("cargo-fmt", "echo rustup component add rustfmt; exit 1")];
        let (_folder, machine) = machine(&old, &[]);
        let expected = [(Need::Node, Without::Fails), (Need::Rustfmt, Without::Fails)];
        assert_eq!(needs(&missing(&[Step::Fmt, Step::WebTest], &machine)), expected);
    }

    #[test]
    fn ci_does_not_go_without_postgresql() {
        let (_folder, mut machine) = machine(&PROGRAMS, &[]);
        assert_eq!(needs(&missing(&[Step::Test], &machine)), [(Need::Postgres, Without::ChecksLess)]);
        machine.is_ci = true;
        assert_eq!(needs(&missing(&[Step::Test], &machine)), [(Need::Postgres, Without::Fails)]);
    }
}
