//! Scenarios for the rules that the published games state: rules 1 to 60 of RULES.md.

mod setup;
mod turn;
mod the_end;
mod cards;
mod characters;
mod objects;
mod effects_and_events;
mod locations;
mod terms;

pub(crate) const SOURCES: [&str; 9] = [
    include_str!("rules/setup.rs"),
    include_str!("rules/turn.rs"),
    include_str!("rules/the_end.rs"),
    include_str!("rules/cards.rs"),
    include_str!("rules/characters.rs"),
    include_str!("rules/objects.rs"),
    include_str!("rules/effects_and_events.rs"),
    include_str!("rules/locations.rs"),
    include_str!("rules/terms.rs"),
];
