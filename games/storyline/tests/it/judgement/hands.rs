//! Tests that the value of a card in hand depends on the card.

use super::*;

/// Returns the value that `cards` add to a position if they are in the hand of Author 0.
fn held(lay: impl Fn() -> Lay, cards: &[&str]) -> i32 {
    value(&lay().hand(0, cards).ready(), 0) - value(&lay().ready(), 0)
}

fn lay() -> Lay {
    oz(2).points(1)
}

#[test]
fn a_better_card_is_worth_more() {
    assert!(held(lay, &["Glinda"]) > held(lay, &["Uncle Henry"]));
    assert!(held(lay, &["Uncle Henry"]) > held(lay, &[]));
    assert!(held(lay, &["Collar"]) > held(lay, &["Ladder"]));
}

/// A second copy of a Character that is in play has little value (rule 29), and so has a Spell without Sorcery (rule
/// 27).
#[test]
fn an_unplayable_card_has_little_value() {
    let two = |name: &'static str| move || oz(2).prints("O25", "copies", "2").at(1, 1, name);
    assert!(held(two("Glinda"), &["Glinda"]) < held(two("Boq"), &["Glinda"]));
    let spell = |name: &'static str| move || epic(2).at(0, 1, name);
    assert!(held(spell("A01"), &["Fairy Gift"]) < held(spell("A18"), &["Fairy Gift"]));
}

/// An unknown card counts as much as the mean of the cards in its Library.
#[test]
fn the_cards_of_others_count_alike() {
    let seen = |cards: &[&str]| value(&lay().hand(1, cards).ready(), 0);
    assert_eq!(seen(&["Glinda"]), seen(&["Ladder"]));
    assert!(seen(&[]) > seen(&["Ladder"]));
}

/// When a bot archives a card for a die, it chooses its worst card. A card that cannot be played is the worst.
#[test]
fn a_bot_burns_its_worst_card() {
    for (hand, worst) in [(["Glinda", "Ladder", "O20"], "Ladder"), (["O20", "Toto", "Boq"], "Toto")] {
        let lay = oz(2).prints("O04", "copies", "2").points(1).at(0, 1, "Toto");
        let table = lay.hand(0, &hand).ready();
        let burns: Vec<Action> =
            table.actions().into_iter().filter(|action| matches!(action, Action::Burn(_))).collect();
        assert_eq!(burns.len(), 3);
        let chosen = greedy(&table, &burns);
        assert!(chosen.iter().all(|card| card.contains(worst)), "{chosen:?}");
    }
}
