//! Scenarios for the rulings of this crate where the published games are silent: Q1 to Q80 of RULES.md.

mod dice_and_cards;
mod versions;
mod names_and_places;
mod movement;
mod flying;
mod locations;
mod objects;
mod timing;
mod reactions;
mod windows;
mod the_end;
mod building;
mod limits;
mod words;
mod asked_for;
mod together;

pub(crate) const SOURCES: [&str; 16] = [
    include_str!("rulings/dice_and_cards.rs"),
    include_str!("rulings/versions.rs"),
    include_str!("rulings/names_and_places.rs"),
    include_str!("rulings/movement.rs"),
    include_str!("rulings/flying.rs"),
    include_str!("rulings/locations.rs"),
    include_str!("rulings/objects.rs"),
    include_str!("rulings/timing.rs"),
    include_str!("rulings/reactions.rs"),
    include_str!("rulings/windows.rs"),
    include_str!("rulings/the_end.rs"),
    include_str!("rulings/building.rs"),
    include_str!("rulings/limits.rs"),
    include_str!("rulings/words.rs"),
    include_str!("rulings/asked_for.rs"),
    include_str!("rulings/together.rs"),
];
