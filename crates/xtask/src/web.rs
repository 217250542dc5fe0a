//! Runs the web client's own checks, compares its build with the committed build, and plays whole games in a browser.

use crate::{
    command, packages, results,
    weight::{Files, Weight, weigh},
    workspace,
};
use anyhow::{Context, Result, bail};
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    time::Instant,
};

/// The greatest size that a browser may load for a table of any game, in bytes. The size is compressed as the server
/// sends it, and does not include the pictures of cards.
const MOST_BYTES: usize = 200_000;

/// The greatest size of the pictures of a game's cards, in bytes. The size is compressed as the server sends it.
const MOST_PICTURES: usize = 110_000;

pub(crate) fn install() -> Result<()> {
    command::run(npm().args(["ci", "--no-audit", "--no-fund"]))
}

/// Reports whether the installed packages are those of the lock file.
pub(crate) fn has_its_packages() -> bool {
    let web = command::root().join("web");
    let read = |path: &str| fs::read_to_string(web.join(path)).unwrap_or_default();
    packages::are_installed(&read("package-lock.json"), &read("node_modules/.package-lock.json"))
}

pub(crate) fn check() -> Result<()> {
    command::run(npm().args(["run", "check"]))
}

pub(crate) fn test() -> Result<()> {
    let report = report("vitest.json")?;
    let mut vitest = npm();
    vitest.args(["test", "--", "--reporter=default", "--reporter=json"]);
    vitest.arg(format!("--outputFile.json={}", report.display()));
    counted(&mut vitest, &report, results::of_vitest)
}

/// Builds the client in place of the committed build. Returns an error if any byte of the new build differs from the
/// committed build, or if the page is too large.
pub(crate) fn build() -> Result<()> {
    let dist = command::root().join("web/dist");
    let committed = contents(&dist)?;
    bundle()?;
    let built = contents(&dist)?;
    let mut paths: Vec<&PathBuf> = committed.keys().chain(built.keys()).collect();
    paths.sort();
    paths.dedup();
    let changed: Vec<String> = paths
        .into_iter()
        .filter(|path| committed.get(*path) != built.get(*path))
        .map(|path| path.display().to_string())
        .collect();
    if !changed.is_empty() {
        bail!("web/dist was not the build of its source: {}; it is now, commit it", changed.join(", "));
    }
    let Weight { first, game, pictures } = weigh(&built)?;
    let bytes = first + game;
    println!(
        "a table is {bytes} bytes compressed, {first} of the page and {game} of the largest game, of {MOST_BYTES}"
    );
    if bytes > MOST_BYTES {
        bail!("a table is {bytes} bytes compressed; expected at most {MOST_BYTES}");
    }
    println!("the largest set of pictures of cards is {pictures} bytes compressed, of {MOST_PICTURES}");
    if pictures > MOST_PICTURES {
        bail!("pictures of cards are {pictures} bytes compressed; expected at most {MOST_PICTURES}");
    }
    Ok(())
}

/// Builds the client in place of the committed build.
pub(crate) fn bundle() -> Result<()> {
    command::run(npm().args(["run", "build"]))
}

/// Plays whole games in a browser, against a debug build of the binary.
pub(crate) fn end_to_end() -> Result<()> {
    command::cargo(&["test", "--workspace", "--no-run"])?;
    let binary = workspace::own()?.target_directory.join("debug/brickroad");
    let report = report("playwright.json")?;
    let mut playwright = npm();
    playwright.args(["run", "e2e", "--", "--reporter=list,json"]);
    playwright.env("BRICKROAD_BIN", binary).env("PLAYWRIGHT_JSON_OUTPUT_FILE", &report);
    counted(&mut playwright, &report, results::of_playwright)
}

fn npm() -> Command {
    let mut npm = command::at_root("npm");
    npm.current_dir(command::root().join("web"));
    npm
}

/// Returns the path for the report of a test runner, and removes an earlier report.
fn report(name: &str) -> Result<PathBuf> {
    let folder = workspace::own()?.target_directory.join("xtask");
    fs::create_dir_all(&folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    let report = folder.join(name);
    if report.exists() {
        fs::remove_file(&report).with_context(|| format!("{} cannot be removed", report.display()))?;
    }
    Ok(report)
}

/// Runs a test runner, and prints the results from its report in the format of `cargo test`. The error names the tests
/// that failed.
fn counted(runner: &mut Command, report: &Path, read: fn(&str) -> Result<results::Report>) -> Result<()> {
    let started = Instant::now();
    let outcome = command::run(runner);
    match fs::read_to_string(report) {
        Ok(text) => {
            let report = read(&text)?;
            results::print(&report.tests, started.elapsed());
            if let Some(unsteady) = report.unsteady() {
                println!("these passed only when they were run again:\n  {unsteady}\n");
            }
            match report.failed() {
                Some(failed) => outcome.with_context(|| format!("these failed:\n  {failed}\n")),
                None => outcome,
            }
        }
        Err(fault) => {
            eprintln!("{} cannot be read: {fault}", report.display());
            outcome
        }
    }
}

/// Returns every file in a folder and its subfolders, by its path within the folder.
fn contents(folder: &Path) -> Result<Files> {
    let mut contents = Files::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).with_context(|| format!("{} cannot be listed", next.display()))? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let content = fs::read(&path).with_context(|| format!("{} cannot be read", path.display()))?;
                contents.insert(path.strip_prefix(folder)?.to_path_buf(), content);
            }
        }
    }
    Ok(contents)
}
