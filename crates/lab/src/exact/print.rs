//! Prints the report of an exact check as a table for people.

use super::report::{ExactReport, ExactRow, LateReport, LateRow, Regret};
use crate::matchup::{right, table};
use std::fmt;

impl fmt::Display for ExactReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ExactReport { game, seats, deals, seed, solved, hidden, most_nodes, decisions, gap, cases, bots, late } =
            self;
        let plural = if *seats == 1 { "seat" } else { "seats" };
        writeln!(f, "{game}, {seats} {plural}, seed {seed}: the endings of {deals} deals, {solved} of them solved")?;
        write!(f, "{hidden} endings with something hidden, {decisions:.1} decisions in an ending, ")?;
        writeln!(f, "at most {most_nodes} nodes; optimal play is known to {gap:.4}")?;
        let unit = if *seats == 1 { "points" } else { "win share" };
        let mut rows = table(["bot".to_owned(), format!("mean distance, {unit}"), "worst".into(), "optimal".into()]);
        for ExactRow { bot, mean, worst, optimal } in bots {
            rows.add_row([
                bot.clone(),
                format!("{mean:.4}"),
                format!("{worst:.4}"),
                format!("{:.1} %", 100.0 * optimal),
            ]);
        }
        writeln!(f, "{}", right(rows, 1))?;
        write!(f, "{cases} cases: each seat of an ending in which random play costs something.")?;
        late.as_ref().map_or(Ok(()), |late| write!(f, "\n\n{}", lines(late, unit)))
    }
}

/// Returns the regrets at late decisions as text.
fn lines(late: &LateReport, unit: &str) -> String {
    let LateReport { samples, last_decisions, before_decisions, bots } = late;
    let header = ["bot".to_owned(), format!("mean regret after the last luck, {unit}"), "before it".into()];
    let mut rows = table(header);
    for LateRow { bot, last, before } in bots {
        rows.add_row([bot.clone(), regret(last), regret(before)]);
    }
    format!(
        "{}\n{last_decisions} decisions after the last luck, judged exactly, and {before_decisions} before it, on {samples} \
         outcomes of it that were not used to choose the best action. Intervals: 95 %.",
        right(rows, 1)
    )
}

fn regret(Regret { mean, reach }: &Regret) -> String {
    format!("{mean:.4} ± {reach:.4}")
}
