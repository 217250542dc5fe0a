//! Tests of D49: knowledge of hands.

use crate::language::Table;
use duel::Side::{Evil, Good};
use duel::{Event, HoldingsView, Side};
use kernel::{Game, Rng, Viewer};

/// Returns the cards of a side's hand that a viewer knows, and the number of the other cards in that hand.
fn known(table: &Table, viewer: Option<Side>, whose: Side) -> (duel::Cards, u8) {
    let view = match viewer {
        Some(side) => table.look(side),
        None => table.look_from_the_table(),
    };
    let HoldingsView { hand, hidden, .. } = view.holdings[table.seat(whose)];
    (hand, hidden)
}

#[test]
fn d49_a_hand_is_its_owners_alone() {
    let table = Table::lay("Good hand: Wish, Toto \n Evil hand: Curse, Murder, Castle");
    assert_eq!(known(&table, Some(Good), Good), (table.cards("Wish, Toto"), 0));
    for viewer in [Some(Evil), None] {
        assert_eq!(known(&table, viewer, Good), (duel::Cards::NONE, 2));
    }
    assert_eq!(known(&table, Some(Evil), Evil), (table.cards("Curse, Murder, Castle"), 0));
    for viewer in [Some(Good), None] {
        assert_eq!(known(&table, viewer, Evil), (duel::Cards::NONE, 3));
    }
    assert_eq!(table.look(Good).holdings[table.seat(Evil)].deck, 45);
}

#[test]
fn d49_counting_reveals_a_hand_whose_deck_has_run_out() {
    let mut table = Table::lay(
        "in Rest of Good \n Good: Tin \n Evil: Mombi \n Evil deck: Whimsies, Curse \n Evil hand: Murder
         Evil discard: Robe, Staff",
    );
    table.play("on to Evil's turn \n Evil draws Whimsies");
    assert_eq!(known(&table, Some(Good), Evil), (duel::Cards::NONE, 2));
    table.play("Evil draws Curse");
    for viewer in [Some(Good), None] {
        assert_eq!(known(&table, viewer, Evil), (table.cards("Murder, Whimsies, Curse"), 0));
    }
    // One known card is played, and one card is drawn from the reshuffled discard. The other cards of the hand are
    // still known.
    table.play("Evil plays Whimsies on Mombi \n on to Good's turn \n on to Evil's turn \n Evil draws Robe");
    for viewer in [Some(Good), None] {
        assert_eq!(known(&table, viewer, Evil), (table.cards("Murder, Curse"), 1));
    }
}

#[test]
fn d49_a_look_is_remembered_card_by_card() {
    let mut table = Table::lay(
        "in Adventure of Good \n Good: Tin + Picture | Glinda \n Evil: Mombi | Guph
         Evil hand: Murder, Whimsies, Robe",
    );
    table.play("Good looks with Picture \n on to Evil: Adventure");
    assert_eq!(known(&table, Some(Good), Evil), (table.cards("Murder, Whimsies, Robe"), 2));
    assert_eq!(known(&table, None, Evil), (duel::Cards::NONE, 5));
    table.play(
        "on to Evil: Summon \n Evil plays Whimsies on Mombi \n on to Evil: Attack \n Guph attacks Tin with Murder",
    );
    assert_eq!(known(&table, Some(Good), Evil), (table.cards("Robe"), 2));
    // A known card that is discarded and drawn again is no longer known.
    let mut table = Table::lay(
        "in Adventure of Good \n Good: Tin + Picture \n Evil: Mombi \n Evil deck: Wand, Belt, Castle
         Evil hand: Murder, Whimsies, Robe, Staff, Revenge, Curse",
    );
    table.play("Good looks with Picture \n on to Evil: Discard \n Evil discards Robe");
    assert_eq!(known(&table, Some(Good), Evil), (table.cards("Murder, Whimsies, Staff, Revenge, Curse"), 2));
}

#[test]
fn d49_events_tell_each_viewer_only_what_it_may_know() {
    let mut table = Table::lay("in Rest of Evil \n Good: Tin + Picture \n Evil: Mombi \n Evil hand: Curse, Murder");
    table.play("Evil is done \n Good draws Toto, Wish \n Good looks with Picture");
    let (good, evil) = (table.seat(Good), table.seat(Evil));
    let (toto, picture) = (table.card("Toto"), table.card("Picture"));
    let drew = |card| Event::Drew { seat: good, card };
    assert!(table.events.contains(&drew(Some(toto))));
    let looked = |hand| Event::Looked { seat: good, item: picture, hand };
    let hand = Some(table.hand(Evil));
    assert!(table.events.contains(&looked(hand)));
    for (viewer, card, seen) in
        [(Viewer::Seat(good), Some(toto), hand), (Viewer::Seat(evil), None, hand), (Viewer::Table, None, None)]
    {
        assert_eq!(table.game.redact(&drew(Some(toto)), viewer), Some(drew(card)));
        assert_eq!(table.game.redact(&looked(hand), viewer), Some(looked(seen)));
    }
    // All viewers see all other events in full.
    let open: Vec<&Event> =
        table.events.iter().filter(|event| !matches!(event, Event::Drew { .. } | Event::Looked { .. })).collect();
    assert!(!open.is_empty());
    for event in open {
        assert_eq!(table.game.redact(event, Viewer::Table).as_ref(), Some(event));
    }
}

#[test]
fn d49_an_imagined_world_looks_the_same_and_keeps_known_cards() {
    let mut table = Table::lay(
        "in Adventure of Good \n Good: Tin + Picture \n Good hand: Wish, Toto \n Evil: Mombi
         Evil hand: Murder, Whimsies",
    );
    table.play("Good looks with Picture \n on to Evil: Summon");
    let mut rng = Rng::new(1);
    let (good, evil) = (table.seat(Good), table.seat(Evil));
    let view = table.look(Good);
    let worlds: Vec<duel::State> = (0..50).map(|_| table.game.determinize(&view, &mut rng)).collect();
    for world in &worlds {
        assert_eq!(table.game.view(world, Viewer::Seat(good)), view);
        assert_eq!(table.cards("Murder, Whimsies") - world.holdings[evil].hand, duel::Cards::NONE);
        assert_eq!((world.holdings[evil].hand.len(), world.holdings[good].hand), (4, table.hand(Good)));
    }
    assert!(worlds.iter().any(|world| world.holdings[evil].hand != worlds[0].holdings[evil].hand));
}
