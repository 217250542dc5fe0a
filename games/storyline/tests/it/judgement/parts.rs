//! Tests that each part of a position counts in its value.

use super::*;
use language::Profile;
use storyline::Mode;

/// Checks that the position `better` has a higher value for an Author than the position `worse`.
#[track_caller]
fn better(author: usize, worse: Lay, better: Lay) {
    let (worse, better) = (value(&worse.ready(), author), value(&better.ready(), author));
    assert!(worse < better, "{worse} {better}");
}

fn lay() -> Lay {
    oz(2).road(&["Farm", "Daisies", "Cottage", "House", "Yellow Brick Road", "Castle"]).points(2)
}

#[test]
fn vitality_on_the_road_counts_for_one_and_against_the_other() {
    better(0, lay(), lay().at(0, 1, "Boq"));
    better(0, lay().at(0, 2, "Aunt Em"), lay().at(0, 2, "Boq"));
    better(1, lay().at(0, 1, "Boq"), lay());
}

#[test]
fn a_character_that_waits_counts_and_one_on_the_road_counts_more() {
    better(0, lay(), lay().title(0, "Boq"));
    better(0, lay().title(0, "Boq"), lay().at(0, 1, "Boq"));
}

#[test]
fn story_points_and_face_down_events_count() {
    better(0, lay().points(1), lay().points(3));
    better(0, lay(), lay().saved(0, &[("Three Cheers", 2)]));
}

#[test]
fn an_author_in_the_lead_walks_on() {
    let ahead = || lay().at(0, 1, "Glinda").at(0, 1, "O20");
    better(0, ahead().at(0, 2, "Farm Girl"), ahead().at(0, 6, "Farm Girl"));
    better(1, ahead().at(0, 6, "Farm Girl"), ahead().at(0, 2, "Farm Girl"));
}

/// A step toward The End counts more when the win is more certain.
#[test]
fn the_way_to_the_end_counts_the_more_the_surer_the_win() {
    let steps = |rivals: &[&str]| {
        let lay = |position| {
            let own = lay().at(0, 1, "Glinda").at(0, position, "O08");
            rivals.iter().fold(own, |lay, name| lay.at(1, 6, name))
        };
        value(&lay(4).ready(), 0) - value(&lay(2).ready(), 0)
    };
    let [sure, open, lost] = [&[][..], &["O11", "Aunt Em"], &["O11", "O20", "O15"]].map(steps);
    assert!(sure > open && open > lost, "{sure} {open} {lost}");
}

#[test]
fn the_lead_counts_most_in_the_last_round() {
    let gain = |round| {
        let lay = || lay().round(round);
        value(&lay().at(0, 1, "Boq").ready(), 0) - value(&lay().ready(), 0)
    };
    assert!(gain(24) > 2 * gain(7), "{} {}", gain(24), gain(7));
}

fn solitaire(round: u8) -> Lay {
    alone(Profile::Oz).mode(Mode::Solitaire { rounds: 8 }).round(round).points(2)
}

#[test]
fn alone_the_end_counts_and_so_does_a_prime_in_time() {
    better(0, solitaire(8).at(0, 6, "Farm Girl"), solitaire(8).finished(0, "Farm Girl"));
    better(0, solitaire(6).at(0, 2, "Farm Girl"), solitaire(6).at(0, 5, "Farm Girl"));
    better(0, solitaire(6).at(0, 1, "Boq"), solitaire(6).title(0, "Farm Girl"));
}

/// A step toward The End counts less in early Rounds of a Solitaire than in late ones.
#[test]
fn alone_there_is_time_at_first() {
    let step = |round| {
        let at = |position| value(&solitaire(round).at(0, position, "O08").ready(), 0);
        at(4) - at(3)
    };
    assert!(step(7) > step(2), "{} {}", step(7), step(2));
}

/// In Solitaire the game continues after The End: Characters on the road bring dice, and cards can be played.
#[test]
fn alone_cards_count_after_the_end() {
    let ended = || solitaire(5).finished(0, "Farm Girl");
    better(0, ended(), ended().hand(0, &["Glinda"]));
}
