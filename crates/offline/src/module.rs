//! The exports of the WebAssembly module. A web worker drives the module: it passes on the messages of the page and
//! lets bots act.

use crate::Session;
use wasm_bindgen::prelude::wasm_bindgen;

/// A session of offline play in the memory of a page.
#[wasm_bindgen]
pub struct Offline(Session);

#[wasm_bindgen]
impl Offline {
    /// Creates a session without tables. The same seed gives tables with the same ids and random numbers.
    #[wasm_bindgen(constructor)]
    pub fn new(seed: u64) -> Offline {
        Offline(Session::new(seed))
    }

    /// Handles a message of the protocol and returns the messages that answer it, in order. `now` is in seconds since
    /// 1970.
    pub fn hear(&mut self, message: &str, now: u64) -> Vec<String> {
        self.0.hear(message, now)
    }

    /// Returns the milliseconds to wait before the next call of `goOn`, or `undefined` if no bot is to move.
    pub fn pause(&self) -> Option<u32> {
        self.0.pause().map(|pause| u32::try_from(pause.as_millis()).unwrap_or(u32::MAX))
    }

    /// Lets the bot to move at the open table decide, and returns the messages about the decision.
    #[wasm_bindgen(js_name = goOn)]
    pub fn go_on(&mut self, now: u64) -> Vec<String> {
        self.0.go_on(now)
    }

    /// Returns every card of every game, in both languages, as the server does at `/api/cards`.
    pub fn cards(&self) -> String {
        self.0.cards()
    }

    /// Returns the record of a table's game, or `undefined` if there is no such table.
    pub fn record(&self, table: &str) -> Option<String> {
        self.0.record(table)
    }
}
