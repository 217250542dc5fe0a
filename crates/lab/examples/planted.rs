//! Measures how often the effect of a planted card is found, and how often its interval contains the true effect:
//! `cargo run --release -p lab --example planted -- draft S41 greedy 100 300 333334`.
//!
//! The card is planted: every number in its text is half as large again, for every seat. Its effect is measured in the given
//! number of reports, each with a seed of its own and the given number of deals. The truth is the effect in one long report
//! with as many deals as the last number says, each played once with the text and once without it for each seat. The
//! intervals are those of a report on all cards of the game, so they hold together.

use catalog::{Visitor, Wanted, visit};
use kernel::{CardChange, ChangedText, Options, Shelf, Tabletop};
use lab::{CardEffect, Entrants, Estimate, Plan, card_effects};
use std::{cmp::Ordering, env, num::NonZeroUsize, process::ExitCode};

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    match run(&words) {
        Ok(report) => {
            println!("{report}");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn run(words: &[String]) -> Result<String, String> {
    let [game, card, bot, numbers @ ..] = words else { return Err(EXPECTED.into()) };
    let numbers: Vec<u64> = numbers.iter().map(|word| word.parse()).collect::<Result<_, _>>().map_err(|_| EXPECTED)?;
    let [reports, deals, truth] = numbers.as_slice() else { return Err(EXPECTED.into()) };
    let bot: catalog::Level = bot.parse().map_err(|fault| format!("{fault}"))?;
    let asked = Asked { card, bot, reports: *reports, deals: *deals, truth: *truth };
    let wanted = Wanted { game, options: &Options::new(), seats: 2, shelf: &Shelf::EMPTY };
    visit(wanted, asked).map_err(|fault| fault.to_string())?
}

const EXPECTED: &str = "expected a game, a card, a bot, and the numbers of reports, of deals in each and for the truth, such as: \
     draft S41 greedy 100 300 333334";

struct Asked<'a> {
    card: &'a str,
    bot: catalog::Level,
    reports: u64,
    deals: u64,
    truth: u64,
}

impl Visitor for Asked<'_> {
    type Out = Result<String, String>;

    fn visit<G: Tabletop>(self, game: G) -> Self::Out {
        let Asked { card, reports, deals, truth, .. } = self;
        let at = game.counted_cards().iter().position(|text| text.id == card);
        let at = at.ok_or_else(|| format!("{card} is not a card of the game; expected an id such as S41"))?;
        let planted = game.changed(&CardChange { card: at, seat: None, text: ChangedText::HalfMore });
        let planted = planted.ok_or_else(|| format!("{card} has no number; expected a card that can be worth more"))?;
        let truth = self.effect(&planted, truth, u64::MAX)?;
        let found: Vec<CardEffect> =
            (1..=reports).map(|seed| self.effect(&planted, deals, seed)).collect::<Result<_, _>>()?;
        let margins = |effects: &[CardEffect]| effects.iter().filter_map(|effect| effect.margin).collect::<Vec<_>>();
        let shares: Vec<Estimate> = found.iter().map(|effect| effect.win_share).collect();
        let mut lines = vec![format!("{card}, half as much again: {reports} reports of {deals} deals")];
        lines.push(summary("win share", truth.win_share, &shares));
        lines.extend(truth.margin.map(|truth| summary("margin", truth, &margins(&found))));
        Ok(lines.join("\n"))
    }
}

impl Asked<'_> {
    fn effect<G: Tabletop>(&self, game: &G, deals: u64, seed: u64) -> Result<CardEffect, String> {
        let bot = self.bot;
        let entrants = Entrants::new(vec![bot.to_string(); game.seats()], move |_| bot.bot());
        let plan = Plan { games: deals, until: None, seed, jobs: NonZeroUsize::MIN };
        let rows = card_effects(game, &entrants, (&plan, &|id| id == self.card), &|_| ());
        let mut rows = rows.map_err(|fault| fault.to_string())?;
        rows.pop().map(|(_, effect)| effect).ok_or_else(|| format!("{} was not measured", self.card))
    }
}

/// Describes how many of these estimates contain the truth, and how many are on its side of 0.
fn summary(of: &str, truth: Estimate, found: &[Estimate]) -> String {
    let side = truth.mean.total_cmp(&0.0);
    let contain = found.iter().filter(|each| each.compare(truth.mean) == Some(Ordering::Equal)).count();
    let signs = found.iter().filter(|each| each.mean.total_cmp(&0.0) == side).count();
    let clear = found.iter().filter(|each| each.compare(0.0) == Some(side)).count();
    let reach = |each: &Estimate| each.interval.map_or(f64::NAN, |[low, high]| (high - low) / 2.0);
    let wide = found.iter().map(reach).sum::<f64>() / found.len() as f64;
    format!(
        "{of}: true effect {:+.5} ± {:.5}; {contain} intervals contain it (they reach {wide:.4} on average); \
         {signs} have its sign, {clear} of them exclude 0",
        truth.mean,
        reach(&truth)
    )
}
