//! `brickroad verify`: checks the luck of signed records, as `docs/luck.md` describes.

mod finding;

use crate::{language::Language, output, packs::Packs, replay::read};
use anyhow::{Context, Result};
use catalog::Record;
use clap::Args;
use finding::{Finding, Findings};
use luck::{Hex, Seal};
use server::{check_bots, check_numbers};
use std::{path::PathBuf, process::ExitCode};

#[derive(Args)]
pub(crate) struct Arguments {
    /// The records of finished games, as JSON Lines; `-` reads standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The public key of the server that must have signed the records: 64 hexadecimal digits
    #[arg(long, value_name = "KEY")]
    signer: Option<Hex<32>>,
    #[command(flatten)]
    packs: Packs,
    /// The language of the output
    #[arg(long, value_enum, default_value_t)]
    lang: Language,
}

/// Prints the findings. Returns a failure if a record has a fault.
pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let Arguments { files, signer, packs, lang } = arguments;
    let mut is_well = true;
    for file in files {
        let name = file.display();
        let text = read(file).with_context(|| format!("cannot read {name}"))?;
        let mut findings = Findings::default();
        if let Err(fault) = examine(&text, (*signer, packs, *lang), &mut findings) {
            findings.add(Finding::Fault(format!("{fault:#}")));
        }
        is_well &= findings.are_well();
        output::print(&findings.words(&name.to_string(), (*lang).into()))?;
    }
    Ok(if is_well { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Checks one record. A fault ends the check, except that a signature that does not fit does not hide which entry was
/// changed.
fn examine(
    text: &[u8],
    (expected, packs, lang): (Option<Hex<32>>, &Packs, Language),
    findings: &mut Findings,
) -> Result<()> {
    let seal = Seal::parse(text)?;
    match seal.check(text) {
        Ok(()) => findings.add(Finding::Signed(seal.signer)),
        Err(fault) => findings.add(Finding::Fault(fault.to_string())),
    }
    if let Some(expected) = expected.filter(|expected| *expected != seal.signer) {
        findings.add(Finding::Fault(format!("the record is signed by {}; expected {expected}", seal.signer)));
    }
    let record = Record::parse(text)?;
    let drawn = check_numbers(&record)?;
    let header = &record.header.value;
    if let Some(claim) = &header.luck {
        findings.add(Finding::Committed { attempt: claim.attempt, salts: claim.salts.iter().flatten().count() });
        findings.add(Finding::Drawn { drawn, copied: claim.copied });
    }
    let table = packs.replay(&record, lang.into())??.table;
    findings.add(Finding::Replayed { entries: table.entries(), turn: table.turn() });
    if header.bots.iter().any(Option::is_some) {
        findings.add(Finding::Bots(check_bots(&record, &*table)?));
    }
    Ok(())
}
