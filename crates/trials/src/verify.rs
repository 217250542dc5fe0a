//! Plays games whose luck can be checked, and gives their records to both verifiers: `brickroad verify` and
//! `tools/verify.py`. Both must accept each record, and refuse each record with a changed byte.

mod game;

use crate::{
    binary::{Binary, Run},
    report::Report,
};
use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use kernel::Rng;
use std::{
    fs,
    io::ErrorKind,
    path::{Path, PathBuf},
    process::Stdio,
};
use tempfile::TempDir;
use tokio::{io::AsyncWriteExt, process::Command};

/// The arguments of this trial: the number of games, the number of changed records, and the seed.
#[derive(Args, Clone, Debug)]
pub struct Arguments {
    /// The number of games to play and to check
    #[arg(long, default_value_t = 1_000, value_name = "NUMBER")]
    pub games: usize,
    /// The number of changed records that must be refused
    #[arg(long, default_value_t = 10_000, value_name = "NUMBER")]
    pub tries: usize,
    /// The seed of the decisions, the keys and the changes
    #[arg(long, default_value_t = 1900, value_name = "NUMBER")]
    pub seed: u64,
}

/// The program that checks records without Brickroad.
const SECOND: &str = include_str!("../../../tools/verify.py");

/// The number of records that a verifier gets at once.
const BATCH: usize = 100;

/// The number of the first games whose records are changed. They are those of each game with and without salts.
const CHANGED: usize = 8;

/// Runs this trial, and returns its report.
pub async fn run(arguments: &Arguments, binary: &Binary) -> Result<Report> {
    let Arguments { games, tries, seed } = *arguments;
    let (mut report, folder) = (Report::new("verify"), TempDir::new()?);
    if second(&[folder.path().join("missing")]).await?.is_none() {
        report.line("the second program is not tried, because there is no python3");
    }
    let mut records = Vec::new();
    let mut numbers = 0;
    for first in (0..games).step_by(BATCH) {
        let batch: Vec<String> =
            (first..games.min(first + BATCH)).map(|number| game::record(number, seed)).collect::<Result<_>>()?;
        let files = written(folder.path(), batch.iter().map(String::as_bytes))?;
        numbers += both_accept((binary, &files), first, &mut report).await?;
        records.extend(batch.into_iter().take(CHANGED.saturating_sub(records.len())));
    }
    report.line(format!("both accept {games} games with {numbers} drawn numbers, unless faults are listed"));
    let mut luck = Rng::stream(seed, 1);
    for first in (0..tries).step_by(BATCH) {
        let changed: Vec<Vec<u8>> =
            (first..tries.min(first + BATCH)).filter_map(|_| changed(&records, &mut luck)).collect();
        let files = written(folder.path(), changed.iter().map(Vec::as_slice))?;
        both_refuse((binary, &files), first, &mut report).await?;
    }
    report.line(format!("both refuse {tries} changed records, unless faults are listed"));
    Ok(report)
}

/// Checks that both verifiers accept these records and count the same drawn numbers. Returns the number of these.
async fn both_accept((binary, files): (&Binary, &[PathBuf]), first: usize, report: &mut Report) -> Result<usize> {
    let (ours, second) = both(binary, files).await?;
    let ours = drawn(&ours.out, " drawn number");
    let second = second.map(|run| drawn(&run.out, " drawn numbers fit"));
    for at in 0..files.len() {
        let ours = ours.get(at).copied().flatten();
        let counts = (ours, second.as_ref().map_or(ours, |second| second.get(at).copied().flatten()));
        if counts.0.is_none() || counts.0 != counts.1 {
            report.fault(format!(
                "game {}: Brickroad checks {:?} numbers, the second program {:?}",
                first + at,
                counts.0,
                counts.1
            ));
        }
    }
    Ok(ours.iter().flatten().sum())
}

/// Checks that both verifiers refuse each of these records.
async fn both_refuse((binary, files): (&Binary, &[PathBuf]), first: usize, report: &mut Report) -> Result<()> {
    let (ours, second) = both(binary, files).await?;
    let ours: Vec<bool> = blocks(&ours.out).map(|block| block.contains("FAULT: ")).collect();
    let refused = |run: Run| run.out.lines().map(|line| !line.contains(": signed by ")).collect();
    let second: Vec<bool> = second.map_or_else(|| vec![true; ours.len()], refused);
    ensure!(ours.len() == files.len() && second.len() == files.len(), "a verifier has not judged each record");
    for (at, refused) in ours.into_iter().zip(second).enumerate().filter(|(_, refused)| *refused != (true, true)) {
        report.fault(format!(
            "changed record {}: refused by Brickroad and by the second program: {refused:?}",
            first + at
        ));
    }
    Ok(())
}

/// Runs both verifiers, and returns what they print. The second is `None` on a machine without Python.
async fn both(binary: &Binary, files: &[PathBuf]) -> Result<(Run, Option<Run>)> {
    let arguments = std::iter::once(Path::new("verify")).chain(files.iter().map(PathBuf::as_path));
    Ok((binary.run(arguments, "").await?, second(files).await?))
}

async fn second(files: &[PathBuf]) -> Result<Option<Run>> {
    let mut command = Command::new("python3");
    let pipes = command.arg("-").args(files).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = match pipes.kill_on_drop(true).spawn() {
        Ok(child) => child,
        Err(why) if why.kind() == ErrorKind::NotFound => return Ok(None),
        Err(why) => bail!("python3 cannot be run: {why}; expected Debian's package python3"),
    };
    let mut stdin = child.stdin.take().context("its input was asked for")?;
    stdin.write_all(SECOND.as_bytes()).await?;
    drop(stdin);
    let output = child.wait_with_output().await?;
    let run = Run {
        out: String::from_utf8(output.stdout)?,
        err: String::from_utf8(output.stderr)?,
        code: output.status.code(),
    };
    ensure!(run.err.is_empty(), "the second program fails: {}", run.err);
    Ok(Some(run))
}

/// Returns, for each record, the number before these words, or `None` if the record has a fault.
fn drawn(out: &str, words: &str) -> Vec<Option<usize>> {
    blocks(out)
        .map(|block| {
            let before = block.split_once(words).filter(|_| !block.contains("FAULT: "))?.0;
            before.rsplit(|letter: char| !letter.is_ascii_digit()).next()?.parse().ok()
        })
        .collect()
}

/// Returns the lines about each record. The first of them begins with the path of the record.
fn blocks(out: &str) -> impl Iterator<Item = &str> {
    out.split("\n/").filter(|block| !block.trim().is_empty())
}

fn written<'a>(folder: &Path, records: impl Iterator<Item = &'a [u8]>) -> Result<Vec<PathBuf>> {
    let write = |(at, record)| {
        let path = folder.join(format!("{at}.jsonl"));
        fs::write(&path, record)?;
        Ok(path)
    };
    records.enumerate().map(write).collect()
}

/// Returns one of the records with one changed, missing or additional byte.
fn changed(records: &[String], luck: &mut Rng) -> Option<Vec<u8>> {
    let mut record = luck.pick(records)?.clone().into_bytes();
    let at = luck.below(record.len() as u32) as usize;
    let byte = luck.below(256) as u8;
    match luck.below(4) {
        0 => drop(record.remove(at)),
        1 => record.insert(at, byte),
        // Other letters and digits are more likely to be read than other bytes.
        _ if record.get(at)?.is_ascii_digit() => {
            *record.get_mut(at)? = b'0' + (record.get(at)? - b'0' + 1 + byte % 9) % 10
        }
        _ => *record.get_mut(at)? ^= 1 << (byte % 8),
    }
    Some(record)
}
