//! G5: hands are hidden, unless the memory aid shows them to everybody.

use crate::language::{Ann, Bob, Cleo, Look, Player, Table, cards};
use draft::Character;
use kernel::{Game, Lang, Scene, Viewer};

/// Returns a table of three players in round 3, at which Ann has to take a column. Bob has DLTT, Cleo has GGWO, and Ann
/// has SSRR.
fn round_three(options: &[&str]) -> Table {
    let mut table = Table::with_on(options, 3);
    table.play(
        "first Bob
         lay DL S41 | GG S16 | SS S04 | OO S44
         Bob takes 1
         Cleo takes 2
         Ann takes 3
         lay TT S15 | WO S45 | RR S14 | LL S03
         Cleo takes 2
         Ann takes 3
         Bob takes 1
         lay DT S01 | GO S42 | WW S43 | LO S24",
    );
    table
}

#[test]
fn g5_without_the_memory_aid_other_hands_are_only_counted() {
    let look = round_three(&[]).look(Ann);
    for hand in ["hand.1", "hand.2"] {
        assert_eq!((look.counted(hand), look.ids(hand)), ("cards 4".into(), vec![]));
    }
}

#[test]
fn g5_ones_own_hand_is_always_seen() {
    let look = round_three(&[]).look(Ann);
    assert_eq!(look.counted("hand.0"), "cards 4, scarecrow 2, tinman 2");
    assert_eq!(look.ids("hand.0"), ["hand.0/scarecrow.0", "hand.0/scarecrow.1", "hand.0/tinman.0", "hand.0/tinman.1"]);
}

#[test]
fn g5_with_the_memory_aid_everybody_sees_what_each_has_taken() {
    let table = round_three(&["memoryAid"]);
    for viewer in [Viewer::Seat(Ann.seat()), Viewer::Seat(Cleo.seat()), Viewer::Table] {
        let look = table.look_as(viewer, Lang::En);
        assert_eq!(look.counted("hand.1"), "cards 4, dorothy 1, toto 2, lion 1");
        assert_eq!(look.counted("hand.2"), "cards 4, glinda 2, witch 1, oz 1");
        assert_eq!(look.counted("hand.0"), "cards 4, scarecrow 2, tinman 2");
    }
}

#[test]
fn g5_without_the_memory_aid_a_spectator_sees_no_hand() {
    let look = round_three(&[]).look_as(Viewer::Table, Lang::En);
    for hand in ["hand.0", "hand.1", "hand.2"] {
        assert_eq!((look.counted(hand), look.ids(hand)), ("cards 4".into(), vec![]));
    }
}

#[test]
fn g5_the_worth_of_a_story_to_another_player_is_part_of_the_memory_aid() {
    assert_eq!(round_three(&[]).look(Ann).worth("S15"), "");
    assert!(round_three(&["memoryAid"]).look(Ann).worth("S15").starts_with("now 3, best "));
}

#[test]
fn g5_without_the_memory_aid_a_table_majority_does_not_tell_who_has_more() {
    // S42 is in a column. Cleo has both Glindas, so S42 scores nothing for Ann. The screen does not show this, because
    // Ann has to remember it herself.
    assert!(!round_three(&[]).look(Ann).worth("S42").contains("now"));
    assert!(round_three(&["memoryAid"]).look(Ann).worth("S42").starts_with("now 0, best 8"));
}

#[test]
fn g5_without_the_memory_aid_no_zone_reveals_a_hand() {
    // Bob and Cleo exchange their hands. The table looks the same to Ann and to a spectator.
    let table = round_three(&[]);
    let mut exchanged = round_three(&[]);
    exchanged.state.players[Bob.seat()].hand = cards("GGWO");
    exchanged.state.players[Cleo.seat()].hand = cards("DLTT");
    for viewer in [Viewer::Seat(Ann.seat()), Viewer::Table] {
        for lang in [Lang::En, Lang::Fr] {
            assert_eq!(table.look_as(viewer, lang).0, exchanged.look_as(viewer, lang).0);
        }
    }
    let (seen, other) = (round_three(&["memoryAid"]), exchanged.state);
    let mut exchanged = round_three(&["memoryAid"]);
    exchanged.state = other;
    assert_ne!(seen.look(Ann).0, exchanged.look(Ann).0, "the memory aid is there to tell");
}

#[test]
fn g5_no_zone_of_another_seat_depends_on_its_hand() {
    // The other players get different hands. Their zones must look the same to Ann.
    for seats in [2, 3, 4] {
        let mut table = Table::of(seats);
        table.play_to_round(6);
        let before = others(table.look(Ann), Ann);
        for player in table.players().filter(|player| *player != Ann) {
            table.state.players[player.seat()].hand = cards("9O W");
        }
        assert_eq!(before, others(table.look(Ann), Ann), "{seats} players");
    }
}

#[test]
fn g5_the_best_of_a_story_does_not_reveal_other_hands() {
    // One of Bob's cards is exchanged for a card of the deck. Nothing that Ann sees may change.
    for (seats, round) in [(2, 2), (2, 4), (2, 6), (3, 3), (3, 6), (4, 2), (4, 5)] {
        let mut table = Table::of(seats);
        table.play_to_round(round);
        let mut compared = 0;
        for (out, into) in Character::ALL.into_iter().flat_map(|out| Character::ALL.map(|into| (out, into))) {
            if let Some(changed) = exchanged(&table, out, into) {
                assert_eq!(table.look(Ann).0, changed.look(Ann).0, "{seats} players, round {round}");
                compared += 1;
            }
        }
        assert!(compared > 0);
    }
}

/// Returns a copy of `table` in which Bob's card `out` is exchanged for the card `into` of the deck. Returns `None` if
/// this is not possible.
fn exchanged(table: &Table, out: Character, into: Character) -> Option<Table> {
    let mut changed = Table::of(table.state.players.len());
    changed.state = table.state.clone();
    let hand = &mut changed.state.players[Bob.seat()].hand;
    if out == into || hand.of(out) == 0 || changed.state.deck.of(into) == 0 {
        return None;
    }
    hand.remove(out);
    hand.add(into);
    changed.state.deck.remove(into);
    changed.state.deck.add(out);
    Some(changed)
}

/// Returns the zones in a scene that belong to players other than `viewer`.
fn others(look: Look, viewer: Player) -> Vec<kernel::Zone> {
    let Scene { zones, .. } = look.0;
    zones.into_iter().filter(|zone| zone.owner.is_some_and(|owner| owner != viewer.seat())).collect()
}

#[test]
fn rule_7_at_the_end_all_hands_are_shown() {
    let table = Table::finished(&[("4D 2L", "S01"), ("3T", "S02")]);
    for viewer in [Viewer::Seat(Ann.seat()), Viewer::Seat(Bob.seat()), Viewer::Table] {
        let look = table.look_as(viewer, Lang::En);
        assert_eq!(look.counted("hand.0"), "cards 6, dorothy 4, lion 2");
        assert_eq!(look.counted("hand.1"), "cards 3, toto 3");
    }
}

#[test]
fn g5_a_perfect_memory_knows_all() {
    // All cards were public when they were taken, so a view contains every hand. Only scenes hide hands.
    let table = round_three(&[]);
    for viewer in [Viewer::Seat(Ann.seat()), Viewer::Seat(Bob.seat()), Viewer::Table] {
        let view = table.game.view(&table.state, viewer);
        assert_eq!(view.players, table.state.players);
        assert_eq!(
            (view.deck, view.discard, view.story_deck),
            (table.state.deck, table.state.discard, table.state.story_deck)
        );
    }
}

#[test]
fn g5_no_action_reveals_anything_to_its_player() {
    // Because nothing is revealed, an action can be undone until chance or another seat has acted.
    for seats in [2, 3, 4] {
        let mut table = Table::of(seats);
        while table.turn() != "over" {
            for action in table.actions() {
                let player = Player::called(table.turn()).unwrap();
                assert!(!table.game.reveals(&table.state, player.seat(), &action));
            }
            let entries = table.entries();
            table.play_while(|table| table.entries() == entries);
        }
    }
}
