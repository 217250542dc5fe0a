//! What the WebAssembly module exports. A worker of a page drives it: it hands on what the page says, and lets bots act.

use crate::Session;
use wasm_bindgen::prelude::wasm_bindgen;

/// Tables in the memory of a page.
#[wasm_bindgen]
pub struct Offline(Session);

#[wasm_bindgen]
impl Offline {
    /// Begins without tables. Whoever calls has the luck: tables get the same names and chances for the same seed.
    #[wasm_bindgen(constructor)]
    pub fn new(seed: u64) -> Offline {
        Offline(Session::new(seed))
    }

    /// Does what a message of the protocol asks, and returns the messages that answer it, in order. `now` is in seconds
    /// since 1970.
    pub fn hear(&mut self, message: &str, now: u64) -> Vec<String> {
        self.0.hear(message, now)
    }

    /// Returns how many milliseconds to wait before the next call of `goOn`; nothing where no bot is to move.
    pub fn pause(&self) -> Option<u32> {
        self.0.pause().map(|pause| u32::try_from(pause.as_millis()).unwrap_or(u32::MAX))
    }

    /// Lets the bot that is to move at the open table decide, and returns the messages that say what came of it.
    #[wasm_bindgen(js_name = goOn)]
    pub fn go_on(&mut self, now: u64) -> Vec<String> {
        self.0.go_on(now)
    }

    /// Returns the record of a table's game; nothing where there is no such table.
    pub fn record(&self, table: &str) -> Option<String> {
        self.0.record(table)
    }
}
