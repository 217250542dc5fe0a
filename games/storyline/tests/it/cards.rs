//! A scenario for every card and every Location of both packs, named after its id.

mod oz_characters;
mod oz_objects;
mod oz_deeds;
mod oz_locations;
mod epic_a;
