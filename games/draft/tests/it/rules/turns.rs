//! Rules 2, 4 and 5: taking columns, round by round.

use crate::language::{Ann, Bob, Cleo, Dan, Player, Table};
use draft::Event;
use kernel::Illegal;

/// Returns a table of three players. The first round is laid out, and Bob has to take a column.
fn first_round() -> Table {
    let mut table = Table::of(3);
    table.play("first Bob \n lay DL S09 | TT S15 | GR S05 | SO S08");
    table
}

#[test]
fn rule_4_a_column_goes_to_the_hand_and_its_story_in_front_of_the_player() {
    let mut table = first_round();
    table.play("Bob takes 2");
    assert_eq!((table.hand(Bob), table.up(Bob), table.down(Bob)), ("TT".into(), "S15".into(), "".into()));
    assert_eq!(table.middle(), "DL S09 | - | RG S05 | SO S08");
    for other in [Ann, Cleo] {
        assert_eq!((table.hand(other), table.up(other)), ("".into(), "".into()));
    }
}

#[test]
fn rule_2_every_round_brings_each_player_two_characters_and_a_story() {
    for seats in [2, 3, 4] {
        let mut table = Table::of(seats);
        for round in 1..=7 {
            table.play_to_round(round + 1);
            for player in table.players() {
                let stories = table.state.players[player.seat()];
                let taken = stories.up.len() + stories.down.len();
                assert_eq!((table.hand(player).len(), taken), (2 * usize::from(round), usize::from(round)));
            }
        }
    }
}

#[test]
fn rule_4_turns_go_to_the_left() {
    let mut table = first_round();
    for (who, next) in [("Bob takes 4", "Cleo"), ("Cleo takes 1", "Ann"), ("Ann takes 3", "chance")] {
        table.play(who);
        assert_eq!(table.turn(), next);
    }
}

#[test]
fn rule_4_any_column_still_there_may_be_taken() {
    let mut table = first_round();
    assert_eq!(table.offers(), "takes 1, takes 2, takes 3, takes 4");
    table.play("Bob takes 3");
    assert_eq!(table.offers(), "takes 1, takes 2, takes 4");
    table.play("Cleo takes 1");
    assert_eq!(table.offers(), "takes 2, takes 4");
}

#[test]
fn rule_4_nobody_takes_two_columns_in_a_round() {
    let mut table = first_round();
    table.play("Bob takes 2");
    assert_eq!(table.refuse("Bob takes 1"), Illegal::NotYourTurn);
    table.play("Cleo takes 1 \n Ann takes 3");
    assert_eq!(table.refuse("Bob takes 4"), Illegal::ChanceDecides);
}

#[test]
fn rule_4_nobody_plays_out_of_turn() {
    let mut table = first_round();
    for who in ["Ann takes 1", "Cleo takes 1", "Dan takes 1"] {
        assert_eq!(table.refuse(who), Illegal::NotYourTurn);
    }
    assert_eq!(table.refuse("lay WW S07"), Illegal::SeatDecides);
    assert_eq!(table.refuse("first Ann"), Illegal::SeatDecides);
}

#[test]
fn g4_there_is_no_passing() {
    let mut table = first_round();
    assert!(table.actions().iter().all(|action| matches!(action, draft::Action::Take(_))));
    // A column cannot be taken if it was already taken or was never laid out.
    table.play("Bob takes 2");
    for column in ["Cleo takes 2", "Cleo takes 5", "Cleo takes 256"] {
        assert_eq!(table.refuse(column), Illegal::NotOffered);
    }
}

#[test]
fn rule_5_cards_that_nobody_took_are_discarded() {
    let mut table = first_round();
    table.play("Bob takes 2 \n Cleo takes 1 \n Ann takes 4");
    assert_eq!(table.state.discard, crate::language::cards("GR"));
    assert_eq!(table.middle(), "");
    let left = table.set("S05");
    assert!(!table.state.story_deck.intersects(left), "the Story does not go back into its deck");
    assert!(table.players().all(|player| table.up(player) != "S05"));
    assert!(
        table
            .events
            .iter()
            .any(|event| matches!(event, Event::Discarded { column, .. } if left.contains(column.story)))
    );
}

#[test]
fn rule_5_the_pawn_goes_to_the_left() {
    let mut table = first_round();
    table.play("Bob takes 2 \n Cleo takes 1 \n Ann takes 4");
    table.play("lay DD S01 | WW S07 | LL S03 | OO S18");
    assert_eq!(table.turn(), "Cleo");
    table.play("Cleo takes 1 \n Ann takes 2 \n Bob takes 3");
    table.play("lay TT S02 | WW S17 | GG S16 | SS S04");
    assert_eq!(table.turn(), "Ann");
}

#[test]
fn rule_5_everybody_is_first_in_turn() {
    for (seats, first, order) in [
        (2, "Bob", [Bob, Ann, Bob, Ann, Bob, Ann, Bob, Ann].as_slice()),
        (3, "Cleo", &[Cleo, Ann, Bob, Cleo, Ann, Bob, Cleo, Ann, Bob]),
        (4, "Cleo", &[Cleo, Dan, Ann, Bob, Cleo, Dan, Ann, Bob]),
    ] {
        let mut table = Table::of(seats);
        table.play(&format!("first {first}"));
        for (round, expected) in (1..).zip(order) {
            table.play_to_round(round);
            assert_eq!(table.turn(), expected.name(), "round {round} of {seats} players");
        }
    }
}

#[test]
fn rule_5_each_round_each_player_takes_once() {
    for seats in [2, 3, 4] {
        let mut table = Table::of(seats);
        table.play_to_the_end();
        let taken = table.events.iter().filter_map(|event| match event {
            Event::Taken { seat, .. } => Some(Player::of(*seat)),
            _ => None,
        });
        let order: Vec<Player> = taken.collect();
        for round in order.chunks(seats) {
            let mut sorted: Vec<usize> = round.iter().map(|player| *player as usize).collect();
            sorted.sort();
            assert_eq!(sorted, (0..seats).collect::<Vec<_>>());
        }
    }
}
