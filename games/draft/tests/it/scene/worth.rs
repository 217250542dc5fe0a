//! Tests the points that a viewer sees on a Story: the current points, and the most that it can still score.

use crate::language::{Ann, Bob, Table};
use kernel::{Lang, Viewer};

/// Returns a table of two players in round 2 of 8, at which Ann has to take a column. Ann has DD and S01, and Bob has
/// LL and S03.
fn ann_to_take() -> Table {
    let mut table = Table::of(2);
    table.play(
        "first Bob
         lay DD S01 | LL S03 | RR S05
         Bob takes 2
         Ann takes 1
         lay DO S15 | LT S09 | GG S25",
    );
    table
}

#[test]
fn in_a_column_it_is_computed_as_if_the_viewer_had_taken_the_column() {
    let look = ann_to_take().look(Ann);
    // S09 is with L and T, so Ann would have one couple. S15 is with D and O, which add no Toto. For S25, Ann already
    // has too many Dorothys.
    assert!(look.worth("S09").starts_with("now 2, "), "{}", look.worth("S09"));
    assert!(look.worth("S15").starts_with("now 0, "), "{}", look.worth("S15"));
    assert_eq!(look.worth("S25"), "now 0, best 0");
}

#[test]
fn in_front_of_the_viewer_it_is_computed_from_the_hand() {
    let look = ann_to_take().look(Ann);
    // Ann has two Dorothys. The game has six, and the other four are in the deck or in columns.
    assert_eq!(look.worth("S01"), "now 2, best 6");
}

#[test]
fn in_the_last_round_only_the_columns_can_add_to_it() {
    let mut table = ann_to_take();
    table.state.round = 8;
    // The columns have one Dorothy. The other three stay in the deck.
    assert_eq!(table.look(Ann).worth("S01"), "now 2, best 3");
}

#[test]
fn taking_the_column_changes_nothing_about_it() {
    let mut table = ann_to_take();
    for story in ["S15", "S09", "S25"] {
        let said = table.look(Ann).worth(story);
        let before = table.state.clone();
        let place = ["S15", "S09", "S25"].iter().position(|name| *name == story).unwrap() + 1;
        table.play(&format!("Ann takes {place}"));
        assert_eq!(now(&table.look(Ann).worth(story)), now(&said), "{story}");
        table.state = before;
    }
}

fn now(worth: &str) -> &str {
    worth.split(',').next().unwrap()
}

#[test]
fn a_spectator_has_no_hand_to_compute_it_from() {
    let look = ann_to_take().look_as(Viewer::Table, Lang::En);
    assert_eq!([look.worth("S01"), look.worth("S09")], ["", ""]);
}

#[test]
fn no_story_ends_with_more_than_its_best() {
    for seats in [2, 3, 4] {
        for options in [&["memoryAid"][..], &["memoryAid", "openTrio"]] {
            promised(Table::with_on(options, seats));
        }
    }
}

/// Plays to the end, and checks that no Story that stays face-up scores more than its counter `best` showed at any
/// earlier time.
fn promised(mut table: Table) {
    let mut said: Vec<(usize, String, i32)> = Vec::new();
    while table.turn() != "over" {
        for zone in table.look(Ann).0.zones {
            let owner = zone.owner.map_or(0, |seat| seat.index());
            let laid = zone.cards.iter().filter(|_| zone.id.starts_with("stories.") || zone.id == "open");
            said.extend(laid.map(|card| (owner, card.id.clone(), counter(card, "best"))));
        }
        let entries = table.entries();
        table.play_while(|table| table.entries() == entries);
    }
    let sheet = table.look(Bob).0.sheet.unwrap();
    let mut compared = 0;
    for (owner, story, best) in said {
        for line in sheet.seats[owner].lines.iter().filter(|line| line.card.id == story) {
            assert!(line.points <= best, "{story}: at best {best}, in the end {}", line.points);
            compared += 1;
        }
    }
    assert!(compared > 50, "{compared}");
}

fn counter(card: &kernel::Card, id: &str) -> i32 {
    let counters = card.counters.iter();
    counters.filter(|counter| counter.id == id).map(|counter| counter.value).next().expect("the aid is on")
}
