//! Lines of a script: the action or the chance as it stands in a record, but with the cards' own names for their numbers.

use language::{CardId, LocationId};
use serde_json::Value;
use storyline::Storyline;

/// An action or what chance brings.
pub(super) fn read<T: for<'a> serde::Deserialize<'a>>(game: &Storyline, line: &str) -> T {
    let mut value = serde_json::from_str(line).unwrap_or_else(|why| panic!("{line:?}: {why}"));
    number(game, &mut value);
    serde_json::from_value(value).unwrap_or_else(|why| panic!("{line:?}: {why}"))
}

/// Puts the numbers of cards and Locations for their names.
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
