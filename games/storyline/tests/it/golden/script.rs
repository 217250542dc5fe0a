//! Reads the lines of a script: actions and outcomes of chance as in a record, but with the ids of cards instead of
//! their numbers.

use language::{CardId, LocationId};
use serde_json::Value;
use storyline::Storyline;

/// Reads an action or an outcome of chance from a line of the script.
pub(super) fn read<T: for<'a> serde::Deserialize<'a>>(game: &Storyline, line: &str) -> T {
    let mut value = serde_json::from_str(line).unwrap_or_else(|why| panic!("{line:?}: {why}"));
    number(game, &mut value);
    serde_json::from_value(value).unwrap_or_else(|why| panic!("{line:?}: {why}"))
}

/// Replaces the ids of cards and Locations with their numbers.
fn number(game: &Storyline, value: &mut Value) {
    let Value::Object(fields) = value else { return };
    for (field, value) in fields {
        match (field.as_str(), &*value) {
            ("card" | "draw" | "burn", Value::String(id)) => {
                let card: CardId = game.catalog().find(id).unwrap_or_else(|| panic!("{id} is no card"));
                *value = u8::from(card).into();
            }
            ("location", Value::String(id)) => {
                let location: LocationId =
                    game.catalog().find_location(id).unwrap_or_else(|| panic!("{id} is no Location"));
                *value = u8::from(location).into();
            }
            _ => number(game, value),
        }
    }
}
