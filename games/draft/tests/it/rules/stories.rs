//! Rules 6: the limit of four face-up Stories, and turning Stories face-down.

use crate::language::{Ann, Bob, Cleo, Table};
use draft::Event;
use kernel::Illegal;

/// Returns a table of two players in round 5. Ann is the first player. She has S01, S02, S03 and S04, and has just
/// taken S09.
fn ann_has_five() -> Table {
    let mut table = Table::of(2);
    table.play(
        "first Ann
         lay DD S01 | LL S25 | SS S33
         Ann takes 1
         Bob takes 2
         lay TT S02 | LL S26 | SS S34
         Bob takes 2
         Ann takes 1
         lay LL S03 | DD S27 | SS S35
         Ann takes 1
         Bob takes 2
         lay RR S04 | DT S28 | GG S36
         Bob takes 2
         Ann takes 1
         lay GW S09 | WW S29 | OO S37
         Ann takes 1",
    );
    table
}

#[test]
fn g7_nobody_turns_down_before_round_5() {
    for seats in [2, 3, 4] {
        let mut table = Table::of(seats);
        table.play_to_round(5);
        assert!(!table.events.iter().any(|event| matches!(event, Event::TurnedDown { .. })));
        for player in table.players() {
            let before = table.state.players[player.seat()];
            assert_eq!((before.up.len(), before.down.len()), (4, 0), "{} after four rounds", player.name());
        }
    }
}

#[test]
fn g7_turning_down_is_not_offered_earlier() {
    let mut table = Table::of(3);
    table.play("first Ann \n lay DL S09 | TT S15 | OW S45 | GR S05 \n Ann takes 1");
    assert_eq!(table.turn(), "Bob", "Ann's turn is over with her column");
    assert_eq!(table.refuse("Ann turns down S09"), Illegal::NotYourTurn);
    assert_eq!(table.refuse("Bob turns down S09"), Illegal::NotOffered);
}

#[test]
fn rule_6_from_round_5_on_a_taken_column_is_followed_by_turning_down() {
    let table = ann_has_five();
    assert_eq!(table.turn(), "Ann");
    assert_eq!(
        table.offers(),
        "turns down S01, turns down S02, turns down S03, turns down S04, turns down S09",
        "an earlier one, or the one just taken"
    );
    assert_eq!(table.hand(Ann), "DDTTLLRRGW", "the Characters are hers already");
}

#[test]
fn rule_6_an_earlier_story_may_be_turned_down() {
    let mut table = ann_has_five();
    table.play("Ann turns down S02");
    assert_eq!((table.up(Ann), table.down(Ann)), ("S01 S03 S04 S09".into(), "S02".into()));
    assert_eq!(table.turn(), "Bob");
}

#[test]
fn rule_6_the_story_just_taken_may_be_turned_down() {
    let mut table = ann_has_five();
    table.play("Ann turns down S09");
    assert_eq!((table.up(Ann), table.down(Ann)), ("S01 S02 S03 S04".into(), "S09".into()));
}

#[test]
fn rule_6_only_a_story_of_ones_own_can_be_turned_down() {
    let mut table = ann_has_five();
    assert_eq!(table.refuse("Ann turns down S25"), Illegal::NotOffered, "Bob's");
    assert_eq!(table.refuse("Ann turns down S29"), Illegal::NotOffered, "in the middle");
    assert_eq!(table.refuse("Ann turns down S33"), Illegal::NotOffered, "discarded");
    assert_eq!(table.refuse("Ann turns down S48"), Illegal::NotOffered, "never seen");
    assert_eq!(table.refuse("Bob turns down S01"), Illegal::NotYourTurn);
    assert_eq!(table.refuse("Ann takes 2"), Illegal::NotOffered, "she has her column");
    assert_eq!(table.refuse("Bob takes 2"), Illegal::NotYourTurn, "Ann must turn one down first");
}

#[test]
fn g7_one_story_a_round_and_no_more() {
    let mut table = ann_has_five();
    table.play("Ann turns down S02");
    assert_eq!(table.refuse("Ann turns down S03"), Illegal::NotYourTurn);
}

#[test]
fn g6_a_story_turned_down_stays_down() {
    let mut table = ann_has_five();
    table.play(
        "Ann turns down S02
         Bob takes 2
         Bob turns down S25
         lay GG S10 | WW S30 | OO S38
         Bob takes 2
         Bob turns down S26
         Ann takes 1",
    );
    assert_eq!(table.offers(), "turns down S01, turns down S03, turns down S04, turns down S09, turns down S10");
    assert_eq!(table.refuse("Ann turns down S02"), Illegal::NotOffered);
}

#[test]
fn rule_6_every_round_from_the_fifth_one_story_goes_down() {
    for (seats, rounds) in [(2, 8), (3, 9), (4, 8)] {
        let mut table = Table::of(seats);
        for round in 5..=rounds {
            table.play_while(|table| table.state.round <= round);
            for player in table.players() {
                let before = table.state.players[player.seat()];
                assert_eq!((before.up.len(), before.down.len()), (4, usize::from(round) - 4));
            }
        }
    }
}

#[test]
fn rule_6_each_player_turns_down_in_their_own_turn() {
    let mut table = Table::of(3);
    table.play("first Cleo").play_to_round(6);
    let order: Vec<&str> = (table.events.iter())
        .skip_while(|event| !matches!(event, Event::ColumnLaid { round: 5, .. }))
        .filter_map(|event| match event {
            Event::Taken { .. } => Some("takes"),
            Event::TurnedDown { .. } => Some("turns down"),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["takes", "turns down", "takes", "turns down", "takes", "turns down"]);
    assert_eq!(table.players().map(|player| table.down(player).len()).collect::<Vec<_>>(), [3, 3, 3]);
    assert!([Ann, Bob, Cleo].into_iter().all(|player| !table.up(player).contains(&table.down(player))));
}
