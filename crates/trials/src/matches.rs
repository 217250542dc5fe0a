//! Matches between bots whose processes are killed at random moments and started again. Their reports must be those of a
//! match that nobody disturbs, byte for byte: with a file on one core and on two, and with two processes that share only a
//! queue.

mod round;

use crate::{binary::Binary, postgres::Postgres, report::Report};
use anyhow::{Result, ensure};
use clap::Args;
use kernel::Rng;
use round::{Blow, Round, Way};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The arguments of this trial: the match, the number of blows in each of the ways to play it, and the seed.
#[derive(Args, Clone, Debug)]
pub struct Arguments {
    /// The number of kills in each way to play: with a file on one core, with a file on two, and with a queue
    #[arg(long, default_value_t = 20, value_name = "NUMBER")]
    pub kills: usize,
    /// The number of times that the database of the queue is killed and started again
    #[arg(long, default_value_t = 5, value_name = "NUMBER")]
    pub restarts: usize,
    /// The seed of the moments of the kills
    #[arg(long, default_value_t = 1900, value_name = "NUMBER")]
    pub seed: u64,
    /// The arguments of `brickroad lab match`, after --
    #[arg(last = true, value_name = "ARGUMENT", default_values_t = MATCH.map(str::to_owned))]
    pub plan: Vec<String>,
}

/// The arguments of a match of about half a minute on one core.
const MATCH: [&str; 5] = ["draft", "ismcts:1000", "greedy", "--games", "600"];

/// The greatest number of times that the match is begun for the blows of one way to play.
const ROUNDS: usize = 10;

/// Runs this trial, and returns its report.
pub async fn run(arguments: &Arguments, binary: &Binary) -> Result<Report> {
    let Arguments { kills, restarts, seed, plan } = arguments;
    let mut report = Report::new("matches");
    let begun = Instant::now();
    let expected = binary.prints(&words(plan, &["--jobs", "1"]), "").await?;
    let took = begun.elapsed();
    report.line(format!("nobody disturbs the match: {:.1} s on one core", took.as_secs_f64()));
    let mut trial = Trial { binary, plan, expected, took, luck: Rng::new(*seed), report: &mut report };
    for jobs in ["1", "2"] {
        let folder = TempDir::new()?;
        trial
            .strike(&format!("a file and --jobs {jobs}"), *kills, &mut Way::File { folder: folder.path(), jobs })
            .await?;
    }
    let Some(mut postgres) = Postgres::start()? else {
        report.line("a queue is not tried, because PostgreSQL is not installed (Debian's package postgresql)");
        return Ok(report);
    };
    trial.strike("a queue and two processes", *kills, &mut Way::Queue(&mut postgres, Blow::Process)).await?;
    trial.strike("a queue whose database is killed", *restarts, &mut Way::Queue(&mut postgres, Blow::Database)).await?;
    Ok(report)
}

/// A match, and what is expected of it.
struct Trial<'a> {
    binary: &'a Binary,
    plan: &'a [String],
    /// The report of the match that nobody disturbs.
    expected: String,
    /// The time that this match takes on one core.
    took: Duration,
    luck: Rng,
    report: &'a mut Report,
}

impl Trial<'_> {
    /// Plays the match in one way, and strikes `wanted` blows at random moments. If the match is over before, begins it
    /// again. All reports must be the expected one.
    async fn strike(&mut self, name: &str, wanted: usize, way: &mut Way<'_>) -> Result<()> {
        let begun = Instant::now();
        let (mut struck, mut rounds) = (0, 0);
        while struck < wanted {
            ensure!(rounds < ROUNDS, "only {struck} of {wanted} blows hit a match with {name}");
            let more = way.afresh(rounds)?;
            let words = words(self.plan, &more.iter().map(String::as_str).collect::<Vec<_>>());
            let longest = self.took * way.processes() as u32 / wanted as u32;
            let round = Round { binary: self.binary, words: &words, longest, wanted: wanted - struck };
            let (hit, reports) = round.play(way, &mut self.luck).await?;
            for report in reports {
                if report != self.expected {
                    self.report
                        .fault(format!("with {name}, the report is {report}, but expected is {}", self.expected));
                }
            }
            // The same command after the end prints the report again.
            if self.binary.prints(&words, "").await? != self.expected {
                self.report.fault(format!("with {name}, the report of the finished match is another one"));
            }
            (struck, rounds) = (struck + hit, rounds + 1);
        }
        let seconds = begun.elapsed().as_secs_f64();
        self.report.line(format!(
            "{name}: {struck} blows at random moments of {rounds} matches in {seconds:.1} s; the reports are that of the \
             match that nobody disturbs, unless faults are listed"
        ));
        Ok(())
    }
}

/// Returns the arguments of the command that plays the match.
fn words<'a>(plan: &'a [String], more: &[&'a str]) -> Vec<&'a str> {
    ["lab", "match"].into_iter().chain(plan.iter().map(String::as_str)).chain(more.iter().copied()).collect()
}
