//! Rules 7, 8 and 9: the end of the game, and the winners.

use crate::language::{Ann, Bob, Cleo, Dan, Table, totals};
use kernel::Illegal;

#[test]
fn rule_7_three_players_play_nine_rounds() {
    ends_after(3, 9, 18, 5);
}

#[test]
fn rule_10_two_players_play_eight() {
    ends_after(2, 8, 16, 4);
}

#[test]
fn rule_11_four_players_play_eight() {
    ends_after(4, 8, 16, 4);
}

fn ends_after(seats: usize, rounds: u8, hand: usize, down: usize) {
    let mut table = Table::of(seats);
    table.play_to_round(rounds);
    assert_eq!(table.state.round, rounds);
    table.play_to_the_end();
    assert_eq!((table.turn(), table.state.round), ("over", rounds));
    for player in table.players() {
        let before = table.state.players[player.seat()];
        let counted = (table.hand(player).len(), before.up.len(), before.down.len());
        assert_eq!(counted, (hand, 4, down), "{}", player.name());
    }
    // Naming the first player is one entry. In each round, there is one column more than there are seats, and each
    // player takes one. From round 5 on, each player turns a Story down. With four players, eight cards come back.
    let (n, rounds) = (seats, usize::from(rounds));
    let back = if seats == 4 { 8 } else { 0 };
    assert_eq!(table.entries(), 1 + rounds * (2 * n + 1) + (rounds - 4) * n + back);
}

#[test]
fn rule_7_nothing_happens_after_the_end() {
    let mut table = Table::of(3);
    table.play_to_the_end();
    assert_eq!(table.refuse("Ann takes 1"), Illegal::Over);
    assert_eq!(table.refuse("Ann turns down S01"), Illegal::Over);
    assert_eq!(table.refuse("lay DD S01"), Illegal::Over);
    assert!(table.chances().is_empty() && table.actions().is_empty());
}

#[test]
fn rule_7_face_down_stories_do_not_count() {
    let mut table = Table::finished(&[("5D 5L 4T 4O", "S01"), ("", "")]);
    assert_eq!(table.score(Ann), 5);
    table.state.players[Ann.seat()].down = table.set("S03 S34 S45 S46 S47");
    assert_eq!(table.score(Ann), 5);
}

#[test]
fn rule_8_a_character_counts_for_several_stories() {
    // Four Dorothys score 4 for themselves, 8 with the Lions, 4 with the Scarecrows, and 5 because no other Character
    // has more cards.
    assert_eq!(totals(&[("4D 4L 2S 3T 3O", "S01 S09 S10 S33"), ("", "")]), [4 + 8 + 4 + 5, 0]);
}

#[test]
fn g12_but_only_once_within_a_story() {
    // One Dorothy makes one couple, even with five Lions. Three Totos make one pair of twins.
    assert_eq!(totals(&[("1D 5L 3T", "S09 S15"), ("", "")]), [2 + 3, 0]);
}

#[test]
fn rule_9_most_points_win() {
    let table = Table::finished(&[("6D", "S01"), ("7T", "S02"), ("2L", "S03")]);
    assert_eq!(table.winners(), [Bob]);
}

#[test]
fn rule_9_tied_players_all_win() {
    let table = Table::finished(&[("6D", "S01"), ("5T", "S02"), ("6L", "S03"), ("6O", "S08")]);
    assert_eq!(table.winners(), [Ann, Cleo, Dan]);
    assert_eq!(Table::finished(&[("", ""), ("", ""), ("", "")]).winners(), [Ann, Bob, Cleo]);
}

#[test]
fn g8_a_story_may_cost_points() {
    assert_eq!(totals(&[("3G 4W", "S45"), ("", "")]), [-7, 0]);
    assert_eq!(totals(&[("3G 4W 1D", "S45 S01"), ("", "")]), [-6, 0]);
}

#[test]
fn g8_a_whole_game_may_be_lost_below_zero() {
    let table = Table::finished(&[("5G 5W 4D 4S", "S45 S08"), ("4O 4L 9R", "S47 S02")]);
    assert_eq!((table.score(Ann), table.score(Bob)), (-10, -8));
    assert_eq!(table.winners(), [Bob], "the lesser loss wins");
}
