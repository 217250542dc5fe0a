//! A scenario for every card and every Location of both packs. The name of the scenario begins with the id of the card.

mod oz_characters;
mod oz_objects;
mod oz_deeds;
mod oz_locations;
mod epic_a;
mod epic_a_things;
mod epic_b;
mod epic_b_things;
mod epic_locations;
mod epic_c;
mod epic_c_things;
mod epic_d;
mod epic_d_things;
mod epic_more_locations;

pub(crate) const SOURCES: [&str; 14] = [
    include_str!("cards/oz_characters.rs"),
    include_str!("cards/oz_objects.rs"),
    include_str!("cards/oz_deeds.rs"),
    include_str!("cards/oz_locations.rs"),
    include_str!("cards/epic_a.rs"),
    include_str!("cards/epic_a_things.rs"),
    include_str!("cards/epic_b.rs"),
    include_str!("cards/epic_b_things.rs"),
    include_str!("cards/epic_locations.rs"),
    include_str!("cards/epic_c.rs"),
    include_str!("cards/epic_c_things.rs"),
    include_str!("cards/epic_d.rs"),
    include_str!("cards/epic_d_things.rs"),
    include_str!("cards/epic_more_locations.rs"),
];
