//! Plays a game to its end at each table that a file lists, and prints a line of JSON for each table, with all messages
//! and the record:
//!
//! ```sh
//! cargo run -p offline --example tables -- crates/offline/tests/tables.json
//! ```
//!
//! `tests/module.mjs` plays the tables with the WebAssembly module in the same way, and compares the output.

use anyhow::{Context, Result, ensure};
use offline::Session;
use serde::Deserialize;
use serde_json::{Value, json};
use std::{io::Write as _, time::Instant};

/// A table to play.
#[derive(Deserialize)]
struct Plan {
    name: String,
    /// The seed as a string, because a number in JavaScript cannot hold all of its digits.
    seed: String,
    lang: String,
    create: serde_json::Map<String, Value>,
}

/// The number of turns after which a table must be over.
const MAX_TURNS: usize = 100_000;

fn main() -> Result<()> {
    let path = std::env::args().nth(1).context("expected the file of the tables to play")?;
    let text = std::fs::read_to_string(&path).with_context(|| format!("{path} cannot be read"))?;
    let plans: Vec<Plan> = serde_json::from_str(&text).with_context(|| format!("{path} is no list of tables"))?;
    let mut out = std::io::stdout().lock();
    for plan in &plans {
        let started = Instant::now();
        let player = Player::play(plan).with_context(|| plan.name.clone())?;
        let record = player.session.record(&player.table).context("the table has no record")?;
        let millis = started.elapsed().as_millis() as u64;
        writeln!(out, "{}", json!({ "name": plan.name, "said": player.said, "record": record, "millis": millis }))?;
    }
    Ok(())
}

/// A client that plays by a simple rule and records every message that it gets.
struct Player {
    session: Session,
    said: Vec<String>,
    table: String,
    row: u64,
    entries: u64,
    /// The number of choices in the newest position.
    choices: u64,
}

impl Player {
    fn play(plan: &Plan) -> Result<Player> {
        let session = Session::new(plan.seed.parse()?);
        let mut player = Player { session, said: Vec::new(), table: String::new(), row: 0, entries: 0, choices: 0 };
        player.say(json!({ "say": "hello", "lang": plan.lang }))?;
        let mut create = plan.create.clone();
        create.insert("say".to_owned(), "create".into());
        player.say(Value::Object(create))?;
        for _ in 0..MAX_TURNS {
            if player.session.pause().is_some() {
                let said = player.session.go_on(player.row);
                player.hear(said)?;
            } else if player.choices > 0 {
                player.say(json!({ "say": "act", "at": player.row, "choice": player.row % player.choices }))?;
            } else {
                player.look_back()?;
                return Ok(player);
            }
        }
        anyhow::bail!("it is not over after {MAX_TURNS} turns")
    }

    /// Requests an earlier position, a page of the log, another view and a fork, and then opens the table again.
    fn look_back(&mut self) -> Result<()> {
        let (played, middle) = (self.table.clone(), self.entries / 2);
        self.say(json!({ "say": "step", "entry": middle }))?;
        self.say(json!({ "say": "log", "before": middle }))?;
        self.say(json!({ "say": "sit", "seat": 1 }))?;
        self.say(json!({ "say": "step", "entry": null }))?;
        self.say(json!({ "say": "fork", "entry": middle }))?;
        self.say(json!({ "say": "leave" }))?;
        self.say(json!({ "say": "open", "table": played }))
    }

    fn say(&mut self, message: Value) -> Result<()> {
        let said = self.session.hear(&message.to_string(), self.row);
        self.hear(said)
    }

    fn hear(&mut self, said: Vec<String>) -> Result<()> {
        for text in said {
            let message: Value = serde_json::from_str(&text)?;
            ensure!(message["say"] != "refused", "{text}");
            if let Some(row) = message["row"].as_u64() {
                self.row = row;
                self.entries = message["entries"].as_u64().context("a position has entries")?;
                let choices = message["choices"].as_array().or(message["scene"]["choices"].as_array());
                self.choices = choices.map_or(0, |choices| choices.len() as u64);
                self.table = message["table"].as_str().unwrap_or_default().to_owned();
            }
            self.said.push(text);
        }
        Ok(())
    }
}
