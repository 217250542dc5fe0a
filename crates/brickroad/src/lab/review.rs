//! `brickroad lab review`: tells what each decision of a recorded game has lost.

use super::{
    conduct::{DECISIONS, bar, cores},
    report::print,
};
use crate::{packs::Packs, replay::read};
use anyhow::{Context, Result};
use clap::{Args, value_parser};
use kernel::{MAX_SEATS, Seat};
use lab::Review;
use std::path::PathBuf;

#[derive(Args)]
pub(crate) struct Arguments {
    /// The record of the game, as JSON Lines; `-` reads standard input
    file: PathBuf,
    /// Review only the decisions of this seat, counted from 1
    #[arg(long, value_name = "SEAT", value_parser = value_parser!(u8).range(1..=MAX_SEATS as i64))]
    seat: Option<u8>,
    /// The number of times that the game is played on from each decision
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = value_parser!(u32).range(1..=1_000_000))]
    rollouts: u32,
    /// The number of threads, which does not change the result (default: all cores)
    #[arg(long, value_name = "K", value_parser = value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    packs: Packs,
}

pub(crate) fn run(arguments: Arguments) -> Result<()> {
    let Arguments { file, seat, rollouts, jobs, json, packs } = arguments;
    let name = file.display();
    let text = read(&file).with_context(|| format!("cannot read {name}"))?;
    let table = catalog::read_record(text, &packs.shelf()?).with_context(|| name.to_string())?;
    let seat = seat.and_then(|number| Seat::new(usize::from(number) - 1, MAX_SEATS));
    let review = Review { seat, rollouts, jobs: cores(jobs) };
    let bar = bar(DECISIONS)?;
    let report = review.run(&*table, &|done, all| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
    });
    bar.finish_and_clear();
    print(&report?, json)
}
