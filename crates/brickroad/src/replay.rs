//! `brickroad replay`: prints or checks the record of a game.

mod summary;
mod verdict;
mod words;

use crate::{language::Language, output, packs::Packs};
use anyhow::{Context, Result};
use catalog::{MAX_RECORD, Record};
use clap::Args;
use std::{
    fs::File,
    io::{Read, stdin},
    path::{Path, PathBuf},
};

#[derive(Args)]
pub(crate) struct Arguments {
    /// The record, as JSON Lines; `-` reads standard input
    file: PathBuf,
    /// Verify every digest and entry number in the record, and print how many there are; verify the luck and the bots
    /// of a daily deal
    #[arg(long)]
    check: bool,
    /// Print the state of the game as one line of JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    packs: Packs,
    /// The language of the output
    #[arg(long, value_enum, default_value_t)]
    lang: Language,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let Arguments { file, check, json, packs, lang } = arguments;
    let name = file.display();
    let text = read(file).with_context(|| format!("cannot read {name}"))?;
    let record = Record::parse(text).with_context(|| name.to_string())?;
    let replayed = packs.replay(&record, (*lang).into())?;
    let table = replayed.with_context(|| name.to_string())?.table;
    if *check && let Some(day) = table.header().daily {
        let checked = server::check_daily_deal(&*table);
        checked.with_context(|| format!("{name}: this is not the daily deal of {day}"))?;
    }
    let verdict = || verdict::verdict(&record, &*table, (*lang).into());
    match (json, check) {
        (true, false) => output::print(&summary::summary(&*table)?),
        (true, true) => {
            // Standard output must contain nothing but the line of JSON.
            output::remark(&verdict());
            output::print(&summary::summary(&*table)?)
        }
        (false, true) => output::print(&verdict()),
        (false, false) => output::print(&words::words(&*table, (*lang).into())),
    }
}

/// Reads at most one byte more than a record may have. This is enough to refuse an endless file.
pub(crate) fn read(file: &Path) -> std::io::Result<Vec<u8>> {
    let source: &mut dyn Read = if file == Path::new("-") { &mut stdin().lock() } else { &mut File::open(file)? };
    let mut text = Vec::new();
    source.take(MAX_RECORD as u64 + 1).read_to_end(&mut text)?;
    Ok(text)
}
