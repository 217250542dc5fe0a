//! Rules 1 to 9 and 50 to 55: the set-up, the number of Authors, and the other modes.

use crate::stage::*;
use kernel::{Game, SeatMap, Turn};
use language::{Catalog, Profile};
use storyline::{Chance, Mode, Rules, Storyline};

fn at_the_start(profile: Profile, seats: usize) -> Table {
    let rules = Rules { profile, mode: Mode::Standard, length: 3, round_cap: 24, sorcery_own: false };
    let libraries = SeatMap::new(seats, |seat| if profile == Profile::Epic { seat.index() } else { 0 });
    Table::new(Storyline::new(rules, Catalog::built_in(profile), libraries))
}

/// Rules 1 and 9, Q53, Q54: two to four Authors play; chance draws the first Author, who begins every Round.
#[test]
fn chance_names_the_first_of_two_to_four_authors() {
    for authors in 2..=4 {
        let mut table = at_the_start(Profile::Oz, authors);
        let mut outcomes = Vec::new();
        table.game.chances(&table.state, &mut outcomes);
        let seats: Vec<_> = (0..authors).map(|author| (Chance::First(table.seat(author)), 1)).collect();
        assert_eq!(outcomes, seats);
        table.begins_with(1);
        assert_eq!(table.state.board.first, table.seat(1));
        table.luck().turn_of(1).on_to(0);
        assert_eq!(table.state.board.first, table.seat(1), "the marker does not go round");
    }
}

/// Rules 2 and 4, Q9: the whole table uses one Story Pack, which has a Library and a Folio.
#[test]
fn one_story_pack_serves_the_table() {
    let catalog = Catalog::oz();
    assert_eq!((catalog.libraries().len(), catalog.folio().len()), (1, 14));
    let mut table = at_the_start(Profile::Oz, 4);
    table.begins_with(0).luck();
    let left = table.state.libraries[table.seat(0)].len();
    assert_eq!(left, 55 - 4 * 5);
    assert!((1..4).all(|author| table.state.libraries[table.seat(author)].is_empty()));
}

/// Rules 3, 4 and 7: in `epic` each Author has a Library of 40 cards or more; the Folio has no Location three times.
#[test]
fn each_author_brings_a_library_in_epic() {
    let mut table = at_the_start(Profile::Epic, 2);
    assert!(table.game.catalog().folio().iter().all(|(_, copies)| *copies <= 2));
    table.in_library(0, "Goofy").in_library(1, "Baloo");
    for author in 0..2 {
        assert!(table.state.libraries[table.seat(author)].len() >= 40);
    }
}

/// Rules 5 and 6: all Locations begin face-down, the same number for each Author; no Title Card is among them.
#[test]
fn the_storyline_is_laid_face_down() {
    for authors in 2..=4 {
        let mut table = at_the_start(Profile::Oz, authors);
        table.begins_with(0).luck();
        assert_eq!(table.game.road().places(), 3 * authors);
        for author in 0..authors {
            for position in 1..=6 {
                table.location_is(author, position, "?");
            }
        }
    }
}

/// Rules 8: every Author is dealt five cards.
#[test]
fn every_author_has_five_cards() {
    let mut table = at_the_start(Profile::Oz, 3);
    table.begins_with(2).luck();
    for author in 0..3 {
        table.holds(author, 5);
    }
}

/// Rules 50 and 51: a Storyline continues along the spoke of the Author to the right.
#[test]
fn a_storyline_ends_at_the_author_to_the_right() {
    let mut table = oz(4).location(0, 4, "Farm").at(0, 4, "Toto").at(1, 3, "Aunt Em").ready();
    table.location_is(1, 3, "Farm").at("Toto", 4).at_of(1, "Toto", 3).at_of(0, "Aunt Em", 4);
}

/// Rules 52: no Character leaves its own Storyline.
#[test]
fn characters_keep_to_their_own_storyline() {
    let mut table = oz(4).location(1, 3, "Farm").at(0, 4, "Toto").points(2).ready();
    table.step("Toto", AHEAD).turns_up("Daisies").location_is(1, 2, "Daisies").location_is(1, 4, "?");
}

/// Rules 53: a Challenge ends after its Rounds, and no Character enters the Title Card at the right end.
#[test]
fn a_challenge_ends_after_its_rounds() {
    let mode = Mode::Challenge { rounds: 6 };
    let mut table = oz(2).mode(mode).location(0, 6, "Farm").round(6).at(0, 6, "Farm Girl").points(2).ready();
    table.not_offered(Step("Farm Girl", AHEAD)).offered(Step("Farm Girl", BACK));
    table.plays_out().round(6).turn_of(1).scores(&[3, 0]);
}

/// Rules 54: a Solitaire scores 0 without a Prime at The End, and does not end before its last Round.
#[test]
fn alone_one_scores_nothing_without_a_prime_at_the_end() {
    let lay =
        || alone(Profile::Oz).road(&["Daisies", "?", "?", "?", "?", "Farm"]).at(0, 1, "O08").at(0, 6, "Farm Girl");
    lay().round(6).ready().plays_out().round(6).scores(&[0]);
    let mut table = lay().round(5).points(1).ready();
    table.step("Farm Girl", AHEAD).at_the_end("Farm Girl").scores(&[2]).on_to(0).round(6).plays_out().scores(&[2]);
}

/// Rules 55: the road may have four or more Locations for each Author.
#[test]
fn an_extended_road_has_more_locations() {
    let mut table = oz(2).length(4).location(0, 8, "Farm").at(0, 8, "Farm Girl").at(1, 1, "Toto").points(1).ready();
    table.at_of(0, "Toto", 8).step("Farm Girl", AHEAD).at_the_end("Farm Girl");
    assert_eq!(table.game.turn(&table.state), Turn::Chance, "Author 1 begins");
}
