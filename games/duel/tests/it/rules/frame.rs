//! Tests of rules 1 to 6: the players, the decks, the die, and the loss of a game.

use crate::language::{STANDARD, Table};
use duel::Side::{Evil, Good};
use duel::{Chance, Dice, Duel, Event, Kind, Rules, Side};
use kernel::{Game, OptionFault, OptionValue, Options, Rng, Shelf, Tabletop};

#[test]
fn rule_1_two_players() {
    let game = Duel::open((), &Options::new(), 2, &Shelf::EMPTY).unwrap();
    assert_eq!((game.seats(), game.good().index(), game.evil().index()), (2, 0, 1));
    for seats in [0, 1, 3, 4] {
        let refused = Duel::open((), &Options::new(), seats, &Shelf::EMPTY).map(|_| ());
        assert_eq!(refused, Err(OptionFault::Seats { found: seats, least: 2, most: 2 }));
    }
}

#[test]
fn rule_2_two_turns_in_a_row_without_a_viable_character() {
    let mut table = Table::lay("in Rest of Good \n Good turn 3 \n Evil turn 2 \n Good: !Tin \n Evil: Mombi");
    table.play("on to Evil won");
    assert_eq!((table.turns(Good), table.turns(Evil)), (7, 6));
    let (good, evil) = (table.seat(Good), table.seat(Evil));
    assert_eq!((table.game.scores(&table.state)[good], table.game.scores(&table.state)[evil]), (0, 1));
    let mut table = Table::lay("in Rest of Evil \n Good turn 7 \n Evil turn 7 \n Evil barren 1 \n Good: Tin");
    table.play("Evil is done");
    assert_eq!(table.turn(), "Good won");
}

#[test]
fn rule_3_each_side_has_one_of_each_card_of_its_list() {
    let table = Table::new(STANDARD);
    for (side, cards) in [(Good, 52), (Evil, 48)] {
        let deck = table.state.holdings[table.seat(side)].deck;
        assert_eq!(deck.len(), cards);
        assert!(deck.iter().all(|card| table.game.catalog().card(card).side == side));
        assert!(deck.iter().all(|card| table.game.owner(card) == table.seat(side)));
    }
    let kinds: Vec<Kind> = table.game.catalog().ids().map(|id| table.game.catalog().card(id).kind).collect();
    for kind in
        [Kind::Companion, Kind::Item, Kind::Modifier, Kind::SpellModifier, Kind::Location, Kind::Attack, Kind::Spell]
    {
        assert!(kinds.contains(&kind), "{kind:?}");
    }
}

#[test]
fn rule_4_the_die_has_twelve_sides() {
    let mut table = Table::lay("Good: Tin \n Evil: Mombi");
    table.play("Tin attacks Mombi freely \n fight");
    let faces = |first: u8| (1..=12).map(move |second| Dice { attack: first, defence: second });
    let all: Vec<(Chance, u32)> = (1..=12).flat_map(faces).map(|dice| (Chance::Roll(dice), 1)).collect();
    assert_eq!(table.chances(), all);
    for dice in ["0 5", "5 0", "13 5", "5 13"] {
        table.refuse(&format!("roll {dice}"));
    }
}

/// Returns the numbers of cards in the hand and in the deck of each side at the beginning of the first turn.
fn dealt(good_extra_cards: u8, first: &str) -> [(usize, usize); 2] {
    let mut table = Table::new(Rules { good_extra_cards, ..STANDARD });
    table.play(first);
    let mut rng = Rng::new(u64::from(good_extra_cards));
    while !table.events.iter().any(|event| matches!(event, Event::TurnBegan { .. })) {
        let entry = table.any(&mut rng).unwrap();
        table.enter(entry).unwrap();
    }
    [Good, Evil].map(|side: Side| (table.hand(side).len(), table.state.holdings[table.seat(side)].deck.len()))
}

#[test]
fn rule_5_seven_cards_each() {
    assert_eq!(dealt(0, "first 7 3"), [(7, 45), (7, 41)]);
    assert_eq!(dealt(0, "first 3 7"), [(7, 45), (7, 41)]);
    for extra in 1..=4 {
        let good = 7 + usize::from(extra);
        assert_eq!(dealt(extra, "first 3 7"), [(good, 52 - good), (7, 41)]);
        assert_eq!(dealt(extra, "first 7 3"), [(good, 52 - good), (7, 41)]);
    }
    // Each player draws from the deck of their own side.
    let mut table = Table::new(STANDARD);
    table.play("first 7 3 \n Good draws Toto");
    assert_eq!((table.hand(Good), table.hand(Evil).len()), (table.cards("Toto"), 0));
    let table = Table::lay("");
    assert_eq!((table.hand(Good).len(), table.hand(Evil).len()), (0, 0));
}

/// Tests the options and their limits.
#[test]
fn rule_5_and_a_handicap() {
    let open = |name: &str, value: i32| {
        let options = Options::from([(name.to_owned(), OptionValue::Number(value))]);
        Duel::open((), &options, 2, &Shelf::EMPTY).map(|game| (game.rules().good_extra_cards, game.rules().turn_cap))
    };
    assert_eq!(Duel::open((), &Options::new(), 2, &Shelf::EMPTY).unwrap().rules(), STANDARD);
    for extra in 0..=4 {
        assert_eq!(open("goodExtraCards", extra), Ok((extra as u8, 40)));
    }
    for cap in [7, 40, 99] {
        assert_eq!(open("turnCap", cap), Ok((0, cap as u8)));
    }
    for (name, value) in [("goodExtraCards", -1), ("goodExtraCards", 5), ("turnCap", 6), ("turnCap", 100), ("turns", 9)]
    {
        assert!(open(name, value).is_err(), "{name} {value}");
    }
}

#[test]
fn rule_6_a_characters_abilities_count_only_while_it_is_viable() {
    for (glinda, wish) in [
        ("Good: Glinda", 8),
        ("Good: !Glinda", 7),
        ("Good killed: Glinda", 7),
        ("Good exiled: Glinda", 7),
        ("Evil holds: Glinda by Roquat", 7),
        // A Character that the other player controls is viable for that player.
        ("Evil: ~Glinda", 7),
    ] {
        let mut table = Table::lay(&format!(
            "Good: Tin | Wizard of Oz \n {glinda} \n Good hand: Wish, Toto \n Evil: Roquat + Spirits"
        ));
        table.play("Tin attacks Roquat freely \n fight \n roll 1 12 \n Good plays Wish");
        assert_eq!(table.totals().0, 5 + 1 + wish, "{glinda}");
    }
}
