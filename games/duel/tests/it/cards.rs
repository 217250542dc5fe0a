//! Tests of the hundred cards: the effect of each card, and the limits of the effect. The name of a test begins with
//! the id of its card.

mod attacks;
mod battle_spells;
mod companions;
mod events;
mod evil_characters;
mod good_characters;
mod items;
mod locations;
mod modifiers;
mod spells;

mod common;

/// The source files of the modules above, for the test that looks for cards without a test.
pub(crate) const SOURCES: [&str; 10] = [
    include_str!("cards/attacks.rs"),
    include_str!("cards/battle_spells.rs"),
    include_str!("cards/companions.rs"),
    include_str!("cards/events.rs"),
    include_str!("cards/evil_characters.rs"),
    include_str!("cards/good_characters.rs"),
    include_str!("cards/items.rs"),
    include_str!("cards/locations.rs"),
    include_str!("cards/modifiers.rs"),
    include_str!("cards/spells.rs"),
];
