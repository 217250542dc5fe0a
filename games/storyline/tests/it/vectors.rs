//! The test vectors of section "Examples" of RULES.md.

use crate::stage::*;
use kernel::Seat;
use storyline::{Road, SpotId};

/// The text of this file, in which `scenarios` looks for a test of every example.
pub(crate) const SOURCE: &str = include_str!("vectors.rs");

#[test]
fn vector_1_dice() {
    let mut table = oz(2).road(&["Farm", "Daisies"]).at(0, 1, "Toto").at(0, 2, "Aunt Em").begins(0).ready();
    table.rolls(4, 2).dice("+++--+").points(4);
}

#[test]
fn vector_2_at_most_ten() {
    let seven = ["Toto", "Aunt Em", "Uncle Henry", "Boq", "Baby", "O08", "Wife"];
    let lay = oz(2).road(&["Farm"]);
    let mut table = seven.iter().fold(lay, |lay, name| lay.at(0, 1, name)).begins(0).ready();
    table.rolls(4, 6).dice("++++++++++").points(10).asks(0);
}

fn walk(authors: u8, author: usize) -> Vec<SpotId> {
    let road = Road { authors, length: 3 };
    let seat = Seat::new(author, usize::from(authors)).unwrap();
    (1..=road.last()).map(|position| road.spot(seat, position).unwrap()).collect()
}

#[test]
fn vector_3_two_authors() {
    let mut back = walk(2, 1);
    back.reverse();
    assert_eq!(walk(2, 0), back);
    let titles = ["Farm", "House", "Boq's Home", "Cottage", "Daisies", "Thick Wood"];
    let mut table = oz(2).road(&titles).ready();
    for (position, title) in (1..).zip(titles) {
        table.location_is(0, position, title).location_is(1, 7 - position, title);
    }
}

#[test]
fn vector_4_four_authors() {
    let mut table = oz(4).location(3, 3, "Farm").location(3, 4, "Daisies").location(3, 6, "Cottage").ready();
    table.location_is(0, 3, "Daisies").location_is(0, 1, "Cottage");
    table.location_is(2, 4, "Farm");
    assert!(walk(4, 0).iter().all(|spot| !walk(4, 2).contains(spot)));
}

#[test]
fn vector_5_what_a_step_costs() {
    let lay = || oz(2).road(&["Yellow Brick Road", "Throne Room"]).at(0, 1, "Toto").at(0, 1, "Old Crow");
    lay().points(4).ready().step("Toto", AHEAD).at("Toto", 2).points(0);
    lay().points(3).ready().not_offered(Step("Toto", AHEAD)).bonus("Toto", AHEAD).at("Toto", 2).points(0);
    lay().points(1).ready().step("Old Crow", AHEAD).at("Old Crow", 2).points(0);
    lay().points(0).ready().bonus("Old Crow", AHEAD).at("Old Crow", 2).points(0);
}

#[test]
fn vector_6_poppy_field() {
    let lay = || oz(2).road(&["Farm", "Poppy Field"]).at(0, 2, "O08").at(0, 2, "O11");
    let mut table = lay().at(0, 1, "Toto").points(0).ready();
    table.bonus("Scarecrow", BACK).at("Scarecrow", 1).not_offered(Step("Lion", BACK));
    lay().points(2).ready().bonus("Lion", BACK).at("Lion", 1).points(0);
}

#[test]
fn vector_7_a_cowardly_end() {
    let lay = oz(2).road(&["Farm", "Poppy Field", "Cottage"]).at(0, 2, "O11").on("O11", "Pail").at(1, 4, "O08");
    let mut table = lay.turn(1).points(2).ready();
    table.vitality("Lion", 2).step("Scarecrow", AHEAD).at("Scarecrow", 5);
    table.archived("O11").not_in_play("O11").is_loose("Pail").at_of(0, "Pail", 2);
}

#[test]
fn vector_8_a_closed_door() {
    // Aunt Em can still step, so Bonus Movement continues.
    let lay = || oz(2).road(&["Farm", "?", "?", "Daisies"]).at(0, 1, "Toto").at(0, 4, "Aunt Em");
    let mut table = lay().points(1).ready();
    table.bonus("Toto", AHEAD).turns_up("Throne Room").location_is(0, 2, "Throne Room").at("Toto", 1);
    table.points(1).not_offered(Step("Toto", AHEAD)).not_offered(Step("Toto", BACK));

    let mut table = lay().points(2).ready();
    table.step("Toto", AHEAD).points(1).turns_up("Throne Room").at("Toto", 1).points(1);

    let mut table = lay().hand(0, &["Pail"]).points(2).ready();
    table.step("Toto", AHEAD).turns_up("Throne Room").not_offered(Yes).burn("Pail").dice("+").yes();
    table.at("Toto", 2).points(0);

    let mut table = lay().hand(0, &["Pail"]).points(2).ready();
    table.step("Toto", AHEAD).turns_up("Throne Room").burn("Pail").dice("-").at("Toto", 1).points(1);
}

/// Returns a table just before the end of the game, with 11 points for Author 0 and 9 for Author 1.
fn nearly_over() -> Lay {
    let road = ["Farm", "Cottage", "Boq's Home", "House", "Daisies", "Yellow Brick Road"];
    let lay = oz(2).road(&road).round(9).at(0, 6, "Farm Girl");
    let lay = lay.at(0, 2, "Glinda").at(0, 4, "O20").at(0, 4, "Baby");
    lay.at(1, 4, "O15").at(1, 4, "Wife").at(1, 4, "O08").at(1, 4, "Aunt Em")
}

#[test]
fn vector_9_the_last_word() {
    let mut table = nearly_over().saved(1, &[("Three Cheers", 2)]).points(2).ready();
    table.step("Farm Girl", AHEAD).at_the_end("Farm Girl").scores(&[11, 9]).not_over();
    table.on_to(1).round(9).reveal("Three Cheers").plays_out().round(9).scores(&[11, 13]);
}

#[test]
fn vector_10_no_last_word() {
    let mut table = nearly_over().first(1).points(2).ready();
    table.step("Farm Girl", AHEAD).plays_out().turn_of(0).round(9).scores(&[11, 9]);
}

#[test]
fn vector_11_good_as_new() {
    let road = ["Farm", "Cottage", "Boq's Home", "House"];
    let mut table = oz(2).road(&road).at(0, 4, "O10").hand(0, &["O20"]).points(0).ready();
    table.play("O20").at("O20", 4).archived("O10").points(0);

    let mut table = oz(2).road(&road).at(0, 4, "O10").turn(1).hand(1, &["O20"]).points(4).ready();
    table.play("O20").on_title("O20").controlled_by(1, "O20").archived("O10").points(0);
}

#[test]
fn vector_12_nothing_to_draw() {
    let twelve = ["O01", "O02", "O03", "O04", "O05", "O06", "O07", "O08", "O09", "O10", "O11", "O12"];
    let mut table = oz(2).archive(0, &twelve).library(0, &["Pail"]).points(1).ready();
    table.draw().draws("Pail").in_hand(0, "Pail").not_archived("Aunt Em");
    let library = table.state.libraries[table.seat(0)].rest;
    assert_eq!(library.iter().collect::<Vec<_>>(), twelve.map(|id| (table.card(id), 1)));

    let lay = oz(2).at(0, 1, "Toto").hand(0, &["Pail"]).library(0, &[]).points(1);
    let mut table = lay.ready();
    table.not_offered(Draw).offered(Step("Toto", AHEAD)).burn("Pail").dice("-").archived("Pail").offered(Draw);
    table.draw().draws("Pail").in_hand(0, "Pail").not_archived("Pail");
}

#[test]
fn vector_13_borrowed_sorcery() {
    let lay = || epic(2).road(&["Council Rock"]).at(0, 1, "Goofy").title(1, "B16").hand(0, &["Fairy Gift"]).points(1);
    lay().ready().offered(PlayTo("Fairy Gift", "Goofy"));
    let own = epic(2).rules(|rules| rules.sorcery_own = true).road(&["Council Rock"]).at(0, 1, "Goofy");
    own.clone().title(1, "B16").hand(0, &["Fairy Gift"]).points(1).ready().not_offered(PlayTo("Fairy Gift", "Goofy"));
    own.title(0, "A18").hand(0, &["Fairy Gift"]).points(1).ready().offered(PlayTo("Fairy Gift", "Goofy"));
}

#[test]
fn vector_14_a_new_page() {
    let lay = oz(2).prints("O32", "keywords", "[\"Gift\", \"Immovable\"]").road(&["Farm", "Daisies"]);
    let lay = lay.at(0, 2, "Toto").at(0, 2, "Pail").at(0, 2, "O42").at(0, 2, "Gold Collar");
    let mut table = lay.on("Toto", "O43").points(2).ready();
    table.replace(2).turns_up("Cottage").location_is(0, 2, "Cottage").points(0);
    table.at("Toto", 2).at("Pail", 2).archived("O42").archived("O43").archived("Gold Collar");
}
