//! Prints positions of whole games for the tests of the boards' layout, as one line of JSON for each position:
//!
//! ```sh
//! cargo run --release -p offline --example positions -- oz 5000
//! ```
//!
//! Each position is as the server sends it to a person. The games alternate between English and French. If a language
//! is given as the last argument, all positions are in that language and are otherwise the same. The games have every
//! number of seats in turn, and the person has every seat in turn. The output depends on the rules and the bots only.

use anyhow::{Context, Result, bail, ensure};
use catalog::Level;
use dealer::{About, Dealer, Screen};
use kernel::{Lang, OptionValue, Options, Rng, Seat, Shelf, Turn};
use protocol::{Pace, Position};
use std::{
    env,
    io::{self, BufWriter, Write},
};

const USAGE: &str = "expected draft, duel, oz or epic, a number of positions, and perhaps en or fr";

/// One decision in this many is printed, so that even a few thousand positions come from many games.
const APART: u32 = 6;
/// The number of decisions in ten that the person makes at random. In the other decisions the person plays like a bot,
/// because games of random decisions rarely get far.
const AT_RANDOM: u32 = 3;
/// A number that is mixed into the seed, so that people and tables draw from different streams.
const PEOPLE: u64 = 0x0070_656f_706c_6500;
const ABOUT: About<'static> = About { table: "t1", pace: Pace::Brisk, notices: Vec::new(), clock: None, window: None };

fn main() -> Result<()> {
    let asked: Vec<String> = env::args().skip(1).collect();
    let (game, count, lang) = match &asked[..] {
        [game, count] => (game, count, None),
        [game, count, lang] => (game, count, Some(language(lang).context(USAGE)?)),
        _ => bail!(USAGE),
    };
    let kinds = kinds(game).context(USAGE)?;
    let mut left: usize = count.parse().context(USAGE)?;
    let mut out = BufWriter::new(io::stdout().lock());
    for seed in 0_u64.. {
        let kind = &kinds[seed as usize % kinds.len()];
        // Two games in English are followed by two games in French.
        let lang = lang.unwrap_or(if (seed / 2).is_multiple_of(2) { Lang::En } else { Lang::Fr });
        play(&Deal { game, kind, seed, lang }, &mut |position| {
            if left > 0 {
                serde_json::to_writer(&mut out, position)?;
                out.write_all(b"\n")?;
                left -= 1;
            }
            Ok(left > 0)
        })?;
        if left == 0 {
            break;
        }
    }
    Ok(out.flush()?)
}

fn language(name: &str) -> Option<Lang> {
    match name {
        "en" => Some(Lang::En),
        "fr" => Some(Lang::Fr),
        _ => None,
    }
}

/// A kind of table: its number of seats and its options.
struct Kind {
    seats: usize,
    options: Options,
}

/// A game to play, and the language in which it is shown.
struct Deal<'a> {
    game: &'a str,
    kind: &'a Kind,
    seed: u64,
    lang: Lang,
}

/// Returns the kinds of tables of a game, in the order in which they are played, or `None` if there is no such game.
fn kinds(game: &str) -> Option<Vec<Kind>> {
    let plain = |seats| Kind { seats, options: Options::new() };
    let long = |seats, length| Kind { seats, options: [("length".to_owned(), OptionValue::Number(length))].into() };
    match game {
        "draft" => Some((2..=4).map(plain).collect()),
        "duel" => Some(vec![plain(2)]),
        // The greatest lengths for which the Folio of oz is large enough.
        "oz" | "epic" => Some((1..=4).map(plain).chain([long(1, 5), long(2, 5), long(3, 4)]).collect()),
        _ => None,
    }
}

/// Plays a game to its end, or until `print` returns false.
fn play(deal: &Deal, print: &mut dyn FnMut(&Position) -> Result<bool>) -> Result<()> {
    let Deal { game, kind, seed, lang } = *deal;
    // The seat does not depend on the kind, so that the person has every seat in each kind.
    let person = seed as usize / 7 % kind.seats;
    let names = ["Ann", "Ozma", "Tik-Tok", "Billina"];
    let levels = (0..kind.seats).map(|seat| (seat != person).then_some(Level::Greedy)).collect();
    let table = catalog::open(
        game,
        &kind.options,
        names[..kind.seats].iter().map(|name| (*name).to_owned()).collect(),
        &Shelf::EMPTY,
    )?;
    let mut dealer = Dealer::new(table, levels, seed)?;
    let owed = dealer.owed()?;
    dealer.commit(owed)?;
    let mut screen = Screen::on_opening(&dealer, lang);
    let mut rng = Rng::stream(seed ^ PEOPLE, 0);
    loop {
        let turn = dealer.table().turn();
        if turn == Turn::Over || rng.below(APART) == 0 {
            let position = screen.show(&dealer, &ABOUT, None)?.position;
            ensure!(position.pass_to.is_none(), "a screen of one person is never passed on");
            if !print(&position)? {
                return Ok(());
            }
        }
        let Turn::Of(seat) = turn else { return Ok(()) };
        let choice = decision(&dealer, seat, screen, &mut rng)?;
        let step = dealer.act(seat, choice)?;
        dealer.commit(step)?;
        screen.decided(&dealer);
    }
}

fn decision(dealer: &Dealer, seat: Seat, mut screen: Screen, rng: &mut Rng) -> Result<usize> {
    if dealer.level(seat).is_some() || rng.below(10) >= AT_RANDOM {
        return Ok(dealer.think(Level::Greedy)?(&mut || false));
    }
    let choices = screen.show(dealer, &ABOUT, None)?.position.scene.choices.len();
    ensure!(choices > 0, "somebody who is asked has no choice");
    Ok(rng.below(choices as u32) as usize)
}
