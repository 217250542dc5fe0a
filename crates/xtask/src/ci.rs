//! Runs the steps, prints the name and the duration of each, and finally prints a summary of the results.

use crate::{
    needs,
    results::{self, Outcome, Test},
    step::Step,
};
use anyhow::{Result, bail};
use clap::{Args, ValueEnum};
use std::time::{Duration, Instant};

#[derive(Args)]
#[command(after_help = described())]
pub(crate) struct Plan {
    /// Run only the steps whose names begin with one of these words, such as `fmt` or `web`; without words, run all
    /// steps
    only: Vec<String>,
    /// Leave out the steps whose names begin with one of these words
    #[arg(long, value_delimiter = ',')]
    skip: Vec<String>,
    /// Continue after a step that fails
    #[arg(long)]
    keep_going: bool,
}

pub(crate) fn run(plan: &Plan) -> Result<()> {
    let steps = plan.steps()?;
    needs::check(&steps)?;
    needs::prepare(&steps)?;
    let mut done: Vec<(Step, Outcome, Duration)> = Vec::new();
    let mut faults: Vec<String> = Vec::new();
    let begun = Instant::now();
    for step in steps {
        println!("\n=== {} ===", step.name());
        let started = Instant::now();
        let outcome = step.run().unwrap_or_else(|fault| {
            let fault = format!("{} failed: {fault:#}", step.name());
            eprintln!("{fault}");
            faults.push(fault);
            Outcome::Failed
        });
        done.push((step, outcome, started.elapsed()));
        if outcome == Outcome::Failed && !plan.keep_going {
            break;
        }
    }
    report(&done, begun.elapsed());
    if done.iter().any(|(_, outcome, _)| *outcome == Outcome::Failed) {
        // The faults are said again here, because the log of a step that failed may be far above.
        bail!("not every check passed\n{}", faults.join("\n"));
    }
    Ok(())
}

impl Plan {
    fn steps(&self) -> Result<Vec<Step>> {
        for word in self.only.iter().chain(&self.skip) {
            if !Step::value_variants().iter().any(|step| step.name().starts_with(word.as_str())) {
                let names: Vec<String> = Step::value_variants().iter().map(|step| step.name()).collect();
                bail!("no step begins with {word}; expected one of {}", names.join(", "));
            }
        }
        let named = |words: &[String], step: &Step| words.iter().any(|word| step.name().starts_with(word.as_str()));
        Ok(Step::value_variants()
            .iter()
            .filter(|step| (self.only.is_empty() || named(&self.only, step)) && !named(&self.skip, step))
            .copied()
            .collect())
    }
}

/// Returns a text that lists every step with its purpose.
fn described() -> String {
    let line = |step: &Step| {
        let value = step.to_possible_value()?;
        Some(format!("\n  {:14}{}", value.get_name(), value.get_help()?))
    };
    format!("Steps:{}", Step::value_variants().iter().filter_map(line).collect::<String>())
}

fn report(done: &[(Step, Outcome, Duration)], whole: Duration) {
    println!("\nhow long each took:");
    for (step, _, time) in done {
        println!("{:>8.1} s  {}", time.as_secs_f64(), step.name());
    }
    let tests: Vec<Test> = done
        .iter()
        .map(|(step, outcome, _)| Test { name: format!("ci::{}", step.name()), outcome: *outcome, fault: None })
        .collect();
    results::print(&tests, whole);
}
