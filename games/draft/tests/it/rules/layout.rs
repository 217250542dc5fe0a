//! Rules 1, 3 and 10: the cards, the first player and the columns. The differences for four players are in `four.rs`.

use crate::language::{Player, Table, letters};
use draft::{Chance, Character, Counts, Draft};
use kernel::{OptionFault, Options, Shelf, Tabletop};

#[test]
fn rule_1_the_box_holds_nine_of_each_character_and_48_stories() {
    for seats in [3, 4] {
        let table = Table::of(seats);
        assert_eq!(table.state.deck, Counts::each(9));
        assert_eq!((table.state.deck.total(), table.state.story_deck.len()), (72, 48));
    }
    assert_eq!(Character::ALL.len(), 8);
}

#[test]
fn rule_3_three_players_lay_out_four_columns() {
    assert_eq!(laid_out(3), "DL S09 | TT S15 | OW S45 | RS S14");
}

#[test]
fn rule_10_two_players_lay_out_three() {
    assert_eq!(laid_out(2), "DL S09 | TT S15 | OW S45");
}

#[test]
fn rule_11_four_players_lay_out_five() {
    assert_eq!(laid_out(4), "DL S09 | TT S15 | OW S45 | RS S14 | GG S16");
}

/// Lays out columns as long as it is the turn of chance. Returns the columns.
fn laid_out(seats: usize) -> String {
    let mut table = Table::of(seats);
    table.play("first Ann");
    for column in ["DL S09", "TT S15", "WO S45", "SR S14", "GG S16", "OO S18"] {
        if table.turn() == "chance" {
            table.play(&format!("lay {column}"));
        }
    }
    assert_eq!(table.turn(), "Ann", "whoever lays out takes first");
    let middle = table.middle();
    middle.replace("WO", "OW").replace("SR", "RS")
}

#[test]
fn rule_3_laid_cards_leave_their_decks() {
    let mut table = Table::of(3);
    table.play("first Ann \n lay DL S09 | TT S15");
    assert_eq!(table.state.deck.of(Character::Toto), 7);
    assert_eq!(table.state.deck.of(Character::Dorothy), 8);
    assert_eq!((table.state.deck.total(), table.state.story_deck.len()), (68, 46));
    table.refuse("lay GG S15");
    table.play("lay TT S01");
    assert_eq!(table.state.deck.of(Character::Toto), 5);
}

#[test]
fn rule_10_two_players_leave_out_three_of_each_character() {
    let table = Table::of(2);
    assert_eq!(table.state.deck, Counts::each(6));
    assert_eq!(table.state.deck.total(), 48);
    // G13: everybody knows the 24 cards that are left out, and nobody has them, so they are not in the discard.
    assert_eq!(table.state.discard, Counts::NONE);
}

#[test]
fn g2_any_player_may_be_first() {
    for seats in [2, 3, 4] {
        let table = Table::of(seats);
        assert_eq!(table.turn(), "chance");
        let named: Vec<(Chance, u32)> = table.players().map(|player| (Chance::First(player.seat()), 1)).collect();
        assert_eq!(table.chances(), named, "each is as likely");
    }
    let mut table = Table::of(3);
    table.refuse("first Dan");
    table.play("first Cleo \n lay DL S09 | TT S15 | OW S45 | GR S05");
    assert_eq!(table.turn(), "Cleo");
}

#[test]
fn g3_columns_are_filled_from_the_rest_of_the_decks() {
    let mut table = Table::of(3);
    table.play("first Ann");
    // There are 72 · 71 / 2 pairs of Characters, each with one of 48 Stories.
    assert_eq!(weight_of_all(&table), 72 * 71 / 2 * 48);
    assert_eq!(weight_of(&table, "DD S01"), 9 * 8 / 2);
    assert_eq!(weight_of(&table, "DT S01"), 9 * 9);
    table.play("lay DD S01");
    assert_eq!(weight_of_all(&table), 70 * 69 / 2 * 47);
    assert_eq!(weight_of(&table, "DD S02"), 7 * 6 / 2);
    assert_eq!(weight_of(&table, "DT S02"), 7 * 9);
    assert_eq!(weight_of(&table, "DT S01"), 0, "this Story lies on the table");
}

fn weight_of_all(table: &Table) -> u32 {
    table.chances().iter().map(|(_, weight)| weight).sum()
}

fn weight_of(table: &Table, column: &str) -> u32 {
    let said = |chance: &Chance| match chance {
        Chance::Column(column) => {
            let [one, other] = column.characters.both();
            format!("{}{} {}", one.letter(), other.letter(), table.name_of(column.story))
        }
        Chance::OpenTrio(_) | Chance::First(_) | Chance::Recycle(_) => String::new(),
    };
    table.chances().iter().find(|(chance, _)| said(chance) == column).map_or(0, |(_, weight)| *weight)
}

#[test]
fn g13_two_players_use_up_the_48_characters() {
    let mut table = Table::of(2);
    table.play_to_round(8);
    assert_eq!(table.state.deck.total(), 0);
    table.play_to_the_end();
    let discarded = letters(table.state.discard).len();
    let held: usize = table.players().map(|player| table.hand(player).len()).sum();
    assert_eq!((discarded, held), (16, 32));
}

#[test]
fn g16_three_players_see_all_72_characters() {
    let mut table = Table::of(3);
    table.play_to_round(9);
    assert_eq!(table.state.deck.total(), 0);
    table.play_to_the_end();
    let discarded = letters(table.state.discard).len();
    let held: usize = table.players().map(|player| table.hand(player).len()).sum();
    assert_eq!((discarded, held), (18, 54));
}

#[test]
fn g15_some_stories_are_never_seen() {
    for (seats, seen) in [(2, 24), (3, 36), (4, 40)] {
        let mut table = Table::of(seats);
        table.play_to_the_end();
        assert_eq!(48 - table.state.story_deck.len(), seen, "{seats} players");
    }
}

#[test]
fn g17_neither_one_nor_five_can_play() {
    for found in [0, 1, 5, 200] {
        let fault = Draft::open((), &Options::new(), found, &Shelf::EMPTY).unwrap_err();
        assert_eq!(fault, OptionFault::Seats { found, least: 2, most: 4 });
    }
    for seats in [2, 3, 4] {
        assert_eq!(Table::of(seats).players().collect::<Vec<_>>(), Player::ALL[..seats]);
    }
}
