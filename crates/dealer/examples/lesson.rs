//! Plays the beginning of a game from a given seed, so that a lesson can be written for it.
//!
//! ```sh
//! cargo run -p dealer --example lesson -- draft 5 greedy choices.txt
//! ```
//!
//! The arguments are the game, the seed, the level of the bot at the second seat, a file with the decisions of the
//! first seat, and options such as `prime=dorothy`. Each line of the file contains the first English words of a choice.
//! A line such as `=greedy` lets a bot of the given level decide instead. A line that begins with `>` holds a decision
//! for the second seat. The program prints each decision with the number of entries before it. After the last line of
//! the file, it prints the table, and the decisions of the second seat in the format of a lesson's file.
//!
//! With the arguments `check draft games/draft/lessons/draft.toml`, the program plays that lesson and prints its
//! faults.

#[path = "../tests/it/lessons/check.rs"]
mod check;

use catalog::{AnyTable, Level};
use dealer::{Dealer, Script};
use kernel::{Lang, OptionValue, Options, Scene, Shelf, Turn, Viewer};
use std::{env, error::Error, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    if let [word, game, file] = arguments.as_slice()
        && word == "check"
    {
        let faults = check::faults(game, &Script::parse(&fs::read_to_string(file)?)?, |_| 0);
        faults.iter().for_each(|fault| println!("{fault}"));
        return Ok(());
    }
    let [game, seed, level, file, options @ ..] = arguments.as_slice() else {
        return Err("expected: game seed level file [name=value …]".into());
    };
    let bot: Level = level.parse()?;
    let options: Options = options.iter().filter_map(|option| option.split_once('=')).map(option).collect();
    let table = catalog::open(game, &options, vec!["Ann".into(), "Boq".into()], &Shelf::EMPTY)?;
    let mut dealer = Dealer::new(table, vec![None, Some(bot)], seed.parse::<u64>()?)?;
    let owed = dealer.owed()?;
    dealer.commit(owed)?;
    let text = fs::read_to_string(file)?;
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')).peekable();
    let (mut from, mut theirs) = (0, Vec::new());
    while let Turn::Of(seat) = dealer.table().turn() {
        tell(dealer.table(), &mut from);
        let scene = dealer.table().scene(Viewer::Seat(seat), Lang::En);
        let mine = seat.index() == 0;
        if mine {
            println!("@{} {} | {}", dealer.table().entries(), scene.heading, scene.prompt);
        }
        let line = lines.next_if(|line| mine || line.starts_with('>'));
        let choice = match line.map(|line| line.trim_start_matches('>').trim()) {
            Some(line) => match line.strip_prefix('=') {
                Some(level) => dealer.think(level.parse()?)?(&mut || false),
                None => found(&scene, line).ok_or_else(|| {
                    draw(&scene);
                    format!("{line:?} is not offered")
                })?,
            },
            None if mine => {
                draw(&scene);
                break;
            }
            None => dealer.think(bot)?(&mut || false),
        };
        let words = scene.choices[choice].words.to_string();
        println!("  {} {} {words:?}", if seat.index() == 0 { "I" } else { "they" }, dealer.table().entries());
        let step = dealer.act(seat, choice)?;
        dealer.commit(step)?;
        if seat.index() > 0 {
            theirs.push(words);
        }
    }
    tell(dealer.table(), &mut from);
    println!("theirs = {theirs:#?}");
    Ok(())
}

/// Returns the index of the first choice whose words begin with `line`, or `None` if there is no such choice.
fn found(scene: &Scene, line: &str) -> Option<usize> {
    scene.choices.iter().position(|choice| choice.words.to_string().starts_with(line))
}

fn option((name, value): (&str, &str)) -> (String, OptionValue) {
    let value = match value.parse() {
        Ok(number) => OptionValue::Number(number),
        Err(_) => value.parse().map_or_else(|_| OptionValue::Word(value.to_owned()), OptionValue::Flag),
    };
    (name.to_owned(), value)
}

/// Prints the lines of the event log after the first `from` entries, and sets `from` to the number of all entries.
fn tell(table: &dyn AnyTable, from: &mut usize) {
    let seat = table.header().seats.len();
    let viewer = kernel::Seat::new(0, seat).map_or(Viewer::Table, Viewer::Seat);
    for (entry, words) in table.told(*from..table.entries(), viewer, Lang::En) {
        println!("    {entry}: {words}");
    }
    *from = table.entries();
}

/// Prints the zones and choices of a scene.
fn draw(scene: &Scene) {
    for zone in &scene.zones {
        let counters: Vec<String> =
            zone.counters.iter().map(|counter| format!("{}={}", counter.id, counter.value)).collect();
        println!("[{}] {} {}", zone.id, zone.label, counters.join(" "));
        for card in &zone.cards {
            draw_card(card, 1);
        }
    }
    for (at, choice) in scene.choices.iter().enumerate() {
        println!("{at}: {:?} at {} to {:?} ({:?})", choice.words.to_string(), choice.at, choice.to, choice.hint);
    }
}

fn draw_card(card: &kernel::Card, depth: usize) {
    let counters: Vec<String> =
        card.counters.iter().map(|counter| format!("{}={}", counter.id, counter.value)).collect();
    let words = match &card.face {
        kernel::Face::Up { title, text, kind, .. } => format!("{title} ({kind}): {text}"),
        kernel::Face::Down { label } => label.clone(),
    };
    println!("{}{} {words} {}", "  ".repeat(depth), card.id, counters.join(" "));
    for under in &card.under {
        draw_card(under, depth + 1);
    }
}
