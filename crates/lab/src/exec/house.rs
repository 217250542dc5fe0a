//! The other end of the protocol: a bot of ours that plays as a program of its own.

use super::message::{Chosen, Decide, Hello, NewGame, PROTOCOL, Ready, ToProgram, Want, line};
use catalog::{Level, OpenFault, Wanted};
use kernel::{CardSet, OptionValue, Options, Rng, Shelf, Tabletop};
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::{
    io::{self, BufRead, Write},
    time::{Duration, Instant},
};

/// A bot that plays by the messages that it reads.
#[derive(Clone, Debug)]
pub struct HouseBot {
    pub game: String,
    pub level: Level,
    /// The options that the table must have.
    pub options: Options,
    /// The number of seats that the table must have, or `None` for any.
    pub seats: Option<usize>,
    /// The packs that the options of the table may name.
    pub shelf: Shelf,
    /// A number that changes the choices of the bot, if these are random.
    pub seed: u64,
}

/// The reason why a bot stops playing.
#[derive(Debug, thiserror::Error)]
pub enum HouseFault {
    #[error("the messages cannot be read or answered: {0}")]
    Pipe(#[from] io::Error),
    #[error(transparent)]
    Open(#[from] OpenFault),
    #[error("{found:?} is not a message that can come now ({why}); expected {expected}")]
    Message { found: String, why: String, expected: &'static str },
    #[error("{what} is {found}; expected {expected}")]
    Differs { what: String, found: String, expected: String },
}

/// The part of the time left in which a bot stops to think, in percent. The rest is for the messages.
const THINKS: u32 = 80;
/// The number of characters of a message that a fault quotes.
const QUOTED: usize = 200;

impl HouseBot {
    /// Plays until there are no more messages.
    ///
    /// # Errors
    ///
    /// Returns the first message that cannot be read, or the first property of the table that is not the expected one.
    pub fn play(&self, input: &mut dyn BufRead, output: &mut dyn Write) -> Result<(), HouseFault> {
        let mut pipe = Pipe { input, output };
        let hello = match pipe.next("\"hello\"")? {
            None => return Ok(()),
            Some((ToProgram::Hello(hello), _)) => hello,
            Some((_, found)) => return Err(unexpected(&found, "\"hello\"")),
        };
        self.check(&hello)?;
        let Hello { options, seats, .. } = &hello;
        let wanted = Wanted { game: &self.game, options, seats: seats.len(), shelf: &self.shelf };
        catalog::visit(wanted, Visit { bot: self, hello: &hello, pipe })?
    }

    fn check(&self, hello: &Hello) -> Result<(), HouseFault> {
        same("the version of the protocol", hello.protocol, PROTOCOL)?;
        same("the game of the table", &hello.game, &self.game)?;
        if let Some(seats) = self.seats {
            same("the number of seats", hello.seats.len(), seats)?;
        }
        for (name, expected) in &self.options {
            let found = hello.options.get(name).map_or_else(|| "not there".to_owned(), OptionValue::to_string);
            same(&format!("the option {name}"), found, expected.to_string())?;
        }
        Ok(())
    }
}

struct Visit<'a> {
    bot: &'a HouseBot,
    hello: &'a Hello,
    pipe: Pipe<'a>,
}

impl catalog::Visitor for Visit<'_> {
    type Out = Result<(), HouseFault>;

    fn visit<G: Tabletop>(mut self, game: G) -> Self::Out {
        let CardSet { hash, .. } = game.card_set();
        same("the hash of the cards", &self.hello.cards.hash, &hash)?;
        same("the version of the rules", self.hello.rules, G::RULES)?;
        self.pipe.answer(&Ready { ready: PROTOCOL, wants: vec![Want::View] })?;
        let mut rng = Rng::new(self.bot.seed);
        while let Some((message, found)) = self.pipe.next(LATER)? {
            match message {
                ToProgram::Game(NewGame { seat: _, seed }) => rng = Rng::stream(seed, self.bot.seed),
                ToProgram::Decide(decide) => {
                    let choice = choose(&game, (self.bot.level, *decide), &mut rng)
                        .map_err(|why| HouseFault::Message { found: shortened(&found), why, expected: LATER })?;
                    self.pipe.answer(&Chosen { choice })?;
                }
                ToProgram::Over(_) => {}
                ToProgram::Hello(_) => return Err(unexpected(&found, LATER)),
            }
        }
        Ok(())
    }
}

/// The messages that come after the first one.
const LATER: &str = "\"game\", \"decide\" or \"over\", as docs/bots.md describes them";

/// Returns the index of the choice that a bot makes.
fn choose<G: Tabletop>(game: &G, (level, decide): (Level, Decide), rng: &mut Rng) -> Result<usize, String> {
    let begun = Instant::now();
    let Decide { choices, view, left, .. } = decide;
    let view: G::View = read(view.ok_or("it has no view")?)?;
    let legal: Vec<G::Action> = choices.into_iter().map(|offer| read(offer.action)).collect::<Result<_, _>>()?;
    if legal.is_empty() {
        return Err("it offers nothing".to_owned());
    }
    let left = left.map(|left| Duration::from_millis(left) * THINKS / 100);
    let within = [left, level.within()].into_iter().flatten().min();
    let mut stop = || within.is_some_and(|within| begun.elapsed() >= within);
    let chosen = level.bot::<G>().choose_until(game, &view, &legal, (rng, &mut stop));
    legal.iter().position(|action| *action == chosen).ok_or_else(|| "none of its choices fits its view".to_owned())
}

fn read<T: DeserializeOwned>(value: Value) -> Result<T, String> {
    serde_json::from_value(value).map_err(|fault| fault.to_string())
}

/// The lines to and from the bot.
struct Pipe<'a> {
    input: &'a mut dyn BufRead,
    output: &'a mut dyn Write,
}

impl Pipe<'_> {
    /// Returns the next message and its line, or `None` if there are no more.
    fn next(&mut self, expected: &'static str) -> Result<Option<(ToProgram, String)>, HouseFault> {
        let mut text = String::new();
        if self.input.read_line(&mut text)? == 0 {
            return Ok(None);
        }
        match serde_json::from_str(&text) {
            Ok(message) => Ok(Some((message, text))),
            Err(why) => Err(HouseFault::Message { found: shortened(&text), why: why.to_string(), expected }),
        }
    }

    fn answer(&mut self, answer: &impl serde::Serialize) -> Result<(), HouseFault> {
        self.output.write_all(line(answer).as_bytes())?;
        Ok(self.output.flush()?)
    }
}

fn same<T: PartialEq + ToString>(what: &str, found: T, expected: T) -> Result<(), HouseFault> {
    if found == expected {
        return Ok(());
    }
    Err(HouseFault::Differs { what: what.to_owned(), found: found.to_string(), expected: expected.to_string() })
}

fn unexpected(found: &str, expected: &'static str) -> HouseFault {
    HouseFault::Message { found: shortened(found), why: "it comes at the wrong time".to_owned(), expected }
}

fn shortened(text: &str) -> String {
    text.trim_end().chars().take(QUOTED).collect()
}
