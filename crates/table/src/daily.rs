//! The seed of a daily deal.

use crate::Header;
use kernel::content_hash;

/// The version of the formula for the seed of a daily deal.
const RECIPE: u32 = 1;

impl Header {
    /// Returns the seed of luck and bots, or `None` if the game is not a daily deal. The seed depends on the day, the
    /// game, its options, cards and rules, and the bots. It does not depend on the names.
    pub fn daily_seed(&self) -> Option<u64> {
        let day = self.daily?;
        let bots: Vec<Option<&str>> = (0..self.seats.len()).map(|seat| self.bots.get(seat)?.as_deref()).collect();
        let options = serde_json::to_string(&self.options).expect("options are plain JSON");
        let cards = self.cards.as_ref().map(|cards| cards.hash.as_str()).unwrap_or_default();
        let (game, rules) = (&self.game, self.rules.unwrap_or_default());
        let text = format!("daily deal {RECIPE}\n{day}\n{game}\n{options}\n{cards}\n{rules}\n{bots:?}\n");
        let hash = content_hash(&text);
        Some(u64::from_str_radix(&hash[..16], 16).expect("a hash is in hexadecimal"))
    }
}
