//! Checks that actions and outcomes stay the same when they are written as JSON and read again, and that nonsense is
//! refused.

use crate::{
    Broken,
    caught::{or_panic, told},
    garble::garbled,
    inspection::Inspection,
    pool::{KEPT, keep},
};
use kernel::{Game, Ledger, Rng};

/// The number of nonsense texts. Each is read both as an action and as an outcome.
const TEXTS: usize = 1_500;

impl<G: Game> Inspection<'_, G> {
    /// Checks that a value stays the same when it is written as JSON and read again, both as a text and as a part of a
    /// record's line.
    pub(crate) fn comes_back<T: Ledger>(&self, thing: &T) -> Result<(), Broken> {
        let lost = |json: String, found: String| Broken::JsonLost { at: self.at, entry: told(thing), json, found };
        let text = serde_json::to_string(thing).map_err(|fault| lost(String::new(), fault.to_string()))?;
        let value = serde_json::to_value(thing).map_err(|fault| lost(text.clone(), fault.to_string()))?;
        let readings: [serde_json::Result<T>; 2] = [serde_json::from_str(&text), serde_json::from_value(value)];
        for read in readings {
            match read {
                Ok(back) if back == *thing => {}
                Ok(back) => return Err(lost(text, told(&back))),
                Err(fault) => return Err(lost(text, fault.to_string())),
            }
        }
        Ok(())
    }

    /// Reads nonsense texts. Keeps the values that can be read, so that later checks try them at the table.
    pub(crate) fn ledger_json(&mut self) -> Result<(), Broken> {
        let mut rng = Rng::new(0);
        let mut texts: Vec<String> = self.pool.actions.iter().filter_map(|it| serde_json::to_string(it).ok()).collect();
        texts.extend(self.pool.chances.iter().filter_map(|it| serde_json::to_string(it).ok()));
        for _ in 0..TEXTS {
            let text = garbled(&texts, &mut rng);
            if let Some(action) = read(&text)? {
                self.comes_back(&action)?;
                keep(&mut self.pool.actions, action, KEPT / 2);
            }
            if let Some(outcome) = read(&text)? {
                self.comes_back(&outcome)?;
                keep(&mut self.pool.chances, outcome, KEPT / 2);
            }
        }
        Ok(())
    }
}

fn read<T: Ledger>(text: &str) -> Result<Option<T>, Broken> {
    match or_panic(|| serde_json::from_str(text)) {
        Ok(read) => Ok(read.ok()),
        Err(words) => Err(Broken::JsonPanics { json: text.to_owned(), words }),
    }
}
