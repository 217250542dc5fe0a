//! Tests of properties of the offered actions: they are in order and without duplicates, and each of them changes
//! something.

use super::{SHORT, every_position};
use crate::language::Table;
use duel::{Action, Cards, Phase, State, Step};
use kernel::{Digest, Entry, Game, Turn};
use std::collections::BTreeMap;

/// The number of positions to look at for each kind of step in which a seat decides.
const OF_EACH: usize = 200;
const GAMES: u64 = 200;

/// Calls `look` with up to [`OF_EACH`] positions for each kind of step. Returns the number of positions shown, by the
/// name of the step.
fn some_of_each(mut look: impl FnMut(&Table)) -> BTreeMap<String, usize> {
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    every_position(SHORT, GAMES, |table| {
        if let Turn::Of(_) = table.game.turn(&table.state) {
            let turn = table.turn();
            let (_, step) = turn.split_once(": ").unwrap();
            let count = seen.entry(step.to_owned()).or_default();
            if *count < OF_EACH {
                *count += 1;
                look(table);
            }
        }
    });
    seen
}

#[test]
fn offers_are_in_ascending_order() {
    let seen = some_of_each(|table| {
        let offered = table.actions();
        assert!(!offered.is_empty() && offered.is_sorted_by(|one, next| one < next), "{offered:?}");
    });
    // Random games reach every step. The step in which several Characters could bear a stolen Item is rare.
    let steps: Vec<&str> = seen.keys().map(String::as_str).collect();
    assert_eq!(
        steps,
        [
            "Adventure",
            "Answer",
            "Assign",
            "Attack",
            "Bear",
            "Captor",
            "Discard",
            "Intervene",
            "Means",
            "Respond",
            "Rest",
            "Summon",
            "Target"
        ]
    );
    for (step, count) in seen {
        assert!(count == OF_EACH || step == "Bear" && count >= OF_EACH / 10, "{step}: {count}");
    }
}

#[test]
fn every_offer_changes_something() {
    some_of_each(|table| {
        let before = Digest::of(&table.game, &table.state);
        for action in table.actions() {
            let mut after = table.clone();
            let Turn::Of(seat) = table.game.turn(&table.state) else { unreachable!("a seat decides") };
            after.enter(Entry::Action(seat, action)).unwrap();
            assert_ne!(Digest::of(&after.game, &after.state), before, "{}", table.written(&action));
            match action {
                Action::Boost(_) => raises_the_total(table, &after, &action),
                Action::PlayOn { card, .. } => does_more_than_leave_the_hand(table, &after, card),
                _ => {}
            }
        }
    });
}

/// Checks that a card for a battle raises the total of its player, and not that of the other side (D47).
fn raises_the_total(before: &Table, after: &Table, action: &Action) {
    let (attack, defence) = before.totals();
    let (later_attack, later_defence) = after.totals();
    let attacks = before.turn().starts_with(&format!("{:?}", before.side(before.state.board.active)));
    let raised = if attacks { later_attack > attack } else { later_defence > defence };
    let other = if attacks { later_defence == defence } else { later_attack == attack };
    assert!(raised && other, "{}", before.written(action));
}

/// Checks that a card played on a Character is attached to the Character, or changes something else on the table.
fn does_more_than_leave_the_hand(before: &Table, after: &Table, card: duel::CardId) {
    let put_back = |state: &State| {
        let mut board = state.board.clone();
        for seat in state.board.fronts.seats() {
            board.fronts[seat].discard = Cards::NONE;
        }
        board.step = Step::Assign;
        board
    };
    assert_ne!(put_back(&before.state), put_back(&after.state), "{}", before.title(card));
}

/// D43: a window opens only if the seat might be able to do something in it, as far as public information shows.
#[test]
fn a_window_that_is_open_could_be_used() {
    let mut lone = 0;
    some_of_each(|table| {
        let Turn::Of(seat) = table.game.turn(&table.state) else { unreachable!("a seat decides") };
        if table.actions() != [Action::Done] {
            return;
        }
        lone += 1;
        let mut any_hand = table.clone();
        let own = &mut any_hand.state.holdings[seat];
        assert_ne!(own.hand, own.known, "a hand that everybody knows opens no window for nothing");
        own.hand = own.hand | own.deck;
        assert_ne!(any_hand.actions(), [Action::Done], "{}", table.turn());
    });
    assert!(lone > 100);
}

/// A window does not open if everybody knows the hand, and knows that the seat can do nothing with it.
#[test]
fn a_known_hand_without_use_opens_no_window() {
    for phase in [Phase::Adventure, Phase::Summon, Phase::Rest] {
        let other = "Good: Tin \n Good deck: nothing \n Evil: Mombi";
        let mut table = Table::lay(&format!("in Rest of Evil \n {other}"));
        table.play("Evil is done");
        let asked = |event: &duel::Event| {
            matches!(event, duel::Event::Asked { seat, ask: duel::Ask::Window(window) }
                if *window == phase && *seat == table.seat(duel::Side::Good))
        };
        assert!(!table.events.iter().any(asked), "{phase:?}");
        assert_eq!(table.turn(), "Good: Attack");
    }
}

#[test]
fn a_written_action_is_read_back() {
    some_of_each(|table| {
        let Turn::Of(seat) = table.game.turn(&table.state) else { unreachable!("a seat decides") };
        for action in table.actions() {
            let line = table.written(&action);
            let (mut written, mut meant) = (table.clone(), table.clone());
            written.play(&line);
            meant.enter(Entry::Action(seat, action)).unwrap();
            assert_eq!(written.state, meant.state, "{line}");
        }
    });
}
