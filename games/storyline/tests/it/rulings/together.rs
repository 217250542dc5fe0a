//! Q78 to Q80, and older rulings on simultaneous effects and on the knowledge that a PEEK or a SEARCH leaves.

use crate::stage::*;
use kernel::{Game, Viewer};
use language::Source;
use storyline::{Bag, Event, Placed, Seats};

/// Checks that the texts of exactly these cards were triggered, in this order.
#[track_caller]
fn speak(table: &Table, names: &[&str]) {
    let of = |event: &Event| if let Event::Triggered { script, .. } = event { Some(script.of) } else { None };
    let spoke: Vec<Source> = table.events.iter().filter_map(of).collect();
    assert_eq!(spoke, names.iter().map(|name| Source::Card(table.card(name))).collect::<Vec<_>>());
}

/// Q62, Q76, Q78: cards are archived, and their texts run, in the order in which the cards came into play.
#[test]
fn archived_cards_speak_in_the_order_in_which_they_came() {
    let lay = oz(2).says("O02", "ARCHIVED: SP 2.").says("O01", "ARCHIVED: may pay 2: DRAW 1.");
    let lay = lay.says("O41", "ARCHIVE each your Character.").road(&["Daisies"]).at(0, 1, "O02").at(0, 1, "O01");
    let mut table = lay.hand(0, &["O41"]).points(1).ready();
    table.play("O41").points(2).yes().luck().points(0).holds(0, 1);
    speak(&table, &["O02", "O01"]);
    let gone = |event: &Event| if let Event::Archived { card, .. } = event { Some(*card) } else { None };
    let gone: Vec<_> = table.events.iter().filter_map(gone).collect();
    assert_eq!(gone, ["O02", "O01"].map(|name| table.card(name)));
}

/// Q62, Q76: the active Author's texts run first, no matter which cards came into play first.
#[test]
fn archived_cards_speak_in_turn_order() {
    let lay =
        oz(2).says("O02", "ARCHIVED: DRAW 1.").says("O01", "ARCHIVED: SP 2.").says("O41", "ARCHIVE each Character.");
    let lay = lay.road(&["Daisies"]).at(1, 6, "O02").at(0, 1, "O01").hand(0, &["O41"]).points(1);
    let mut table = lay.ready();
    table.play("O41").luck();
    speak(&table, &["O01", "O02"]);
}

/// Q62, Q76: another card's texts about the archived cards run together, at the place of that card in the order.
#[test]
fn a_third_card_speaks_of_all_that_went_together() {
    let lay = oz(2).says("O12", "ARCHIVED your Farmer HERE: SP 1.").says("O02", "ARCHIVED: SP 1.");
    let lay = lay.says("O01", "ARCHIVED: SP 1.").says("O41", "ARCHIVE each your Farmer.").road(&["Daisies"]);
    let lay = lay.hand(0, &["O41"]).points(1);
    let mut table = lay.clone().at(0, 1, "O12").at(0, 1, "O02").at(0, 1, "O01").ready();
    table.play("O41").points(4);
    speak(&table, &["O12", "O12", "O02", "O01"]);
    let mut table = lay.at(0, 1, "O02").at(0, 1, "O12").at(0, 1, "O01").ready();
    table.play("O41").points(4);
    speak(&table, &["O02", "O12", "O12", "O01"]);
}

/// Q76, Q78: cards that leave together do not trigger each other's texts, and are matched as they were before.
#[test]
fn cards_that_go_together_see_none_of_the_others_go() {
    let lay = oz(2).says("O02", "ARCHIVED your Farmer HERE: SP 1.").says("O41", "ARCHIVE each your Farmer.");
    let lay = lay.road(&["Daisies"]).at(0, 1, "O01").at(0, 1, "O02").hand(0, &["O41"]).points(1);
    let mut table = lay.ready();
    table.play("O41").points(0).archived("O01").archived("O02");
    // Uncle Henry has Vitality 2 while Aunt Em is on the road, and both are archived.
    let lay = oz(2).says("O12", "ARCHIVED your Farmer of Vitality >=2: SP 1.").says("O41", "ARCHIVE each your Farmer.");
    for pair in [["O01", "O02"], ["O02", "O01"]] {
        let lay = pair.iter().fold(lay.clone().road(&["Thick Wood"]), |lay, name| lay.at(0, 1, name));
        let mut table = lay.at(0, 1, "O12").hand(0, &["O41"]).points(1).ready();
        table.vitality("O01", 2).play("O41").points(1);
    }
}

/// Q62, Q76: the text of an Effect runs after that of its HOST, because the Effect came into play later.
#[test]
fn a_host_speaks_before_its_effect() {
    let lay = oz(2).says("O08", "ARCHIVED: SP 2.").says("O45", "ATTACH Animat. ARCHIVED: may pay 2: DRAW 1.");
    let lay = lay.says("O41", "ARCHIVE your Animat.").road(&["Daisies"]).at(0, 1, "O08").on("O08", "O45");
    let mut table = lay.hand(0, &["O41"]).points(1).ready();
    table.play("O41").points(2).yes().luck().points(0).holds(0, 1);
    speak(&table, &["O08", "O45"]);
}

/// Q13, Q62, Q76: the text of a version that is replaced runs before that of the Effect on it.
#[test]
fn a_replaced_version_speaks_before_its_effect() {
    let lay = oz(2).says("O11", "ARCHIVED: SP 2.").says("O45", "ATTACH Animal. ARCHIVED: may pay 2: DRAW 1.");
    let lay = lay.road(&["Daisies"]).at(0, 1, "O11").on("O11", "O45").hand(0, &["O23"]);
    let mut table = lay.ready();
    table.play("O23").points(2).yes().luck().points(0).holds(0, 1).archived("O45");
    speak(&table, &["O11", "O45"]);
}

/// Q62, Q76: the texts of Effects whose HOSTS are banished run in the order in which the Effects came into play.
#[test]
fn effects_speak_when_their_hosts_are_banished() {
    let lay = oz(2).says("O45", "ATTACH Animat. ARCHIVED: SP 2.").says("O43", "ATTACH Animat. ARCHIVED: SP 2.");
    let lay = lay.says("O41", "BANISH each your Animat.").road(&["Daisies"]).at(0, 1, "O08").at(0, 1, "O10");
    let lay = lay.on("O10", "O45").on("O08", "O43").hand(0, &["O41"]).points(1);
    let mut table = lay.ready();
    table.play("O41").points(4).banished("O08").banished("O10").archived("O43").archived("O45");
    speak(&table, &["O45", "O43"]);
}

/// Q65: all Characters that one HOME sends home arrive before the state is checked.
#[test]
fn all_go_home_before_the_check() {
    for verb in ["HOME", "TITLE"] {
        let lay = oz(2).says("O41", &format!("{verb} each your Animal.")).road(&["Poppy Field"]);
        let mut table = lay.at(0, 1, "O23").at(0, 1, "Toto").hand(0, &["O41"]).points(2).ready();
        table.vitality("Toto", 1).play("O41").on_title("O23").on_title("Toto");
    }
}

/// Q46, Q79: the state is checked before the ARCHIVED texts run.
#[test]
fn the_check_comes_before_the_texts_of_the_archived() {
    let lay = oz(2).says("O23", "Your other Animal HERE: VIT +1. ARCHIVED: CHEER 1 each your Animal.");
    let lay = lay.says("O41", "ARCHIVE your Royal.").road(&["Poppy Field"]).at(0, 1, "O23").at(0, 1, "Toto");
    let mut table = lay.hand(0, &["O41"]).points(2).ready();
    table.vitality("Toto", 1).play("O41").archived("O23").archived("Toto");
}

/// Q46, Q79: the state is checked before a PLAY text runs.
#[test]
fn the_check_comes_before_a_play_text() {
    let lay = oz(2).says("O01", "Your Animal: VIT -1. PLAY: CHEER 1 each your Animal.").road(&["Daisies"]);
    let mut table = lay.at(0, 1, "Toto").hand(0, &["O01"]).points(1).ready();
    table.vitality("Toto", 1).play("O01").on_title("O01").archived("Toto");
}

/// Q79: the price of a ONCE is a change of its own. A check and ARCHIVED texts follow it, before the text of the ONCE.
#[test]
fn a_price_is_paid_before_the_text() {
    let lay = oz(2).says("O23", "Your other Animal HERE: VIT +1. ONCE, ARCHIVE this: CHEER 1 each your Animal.");
    let lay = lay.road(&["Poppy Field"]).at(0, 1, "O23").at(0, 1, "Toto");
    lay.ready().vitality("Toto", 1).once("O23").archived("O23").archived("Toto");
    let lay = oz(2).says("O23", "ONCE, ARCHIVE this: may pay 2: DRAW 1. ARCHIVED: SP 2.").road(&["Daisies"]);
    lay.at(0, 1, "O23").points(2).ready().once("O23").points(4).yes().luck().points(2).holds(0, 1);
    let lay = oz(2).says("O01", "VIT +1 each card in hand. ONCE, archive a card: CHEER 1 this.").road(&["Castle"]);
    let mut table = lay.at(0, 1, "O01").hand(0, &["Pail"]).ready();
    table.vitality("O01", 1).once("O01").choose("Pail").archived("Pail").archived("O01");
}

/// Q46, Q79: a card that is played leaves the hand before it takes effect.
#[test]
fn the_hand_is_counted_before_a_played_card_takes_effect() {
    let lay = oz(2).says("O01", "VIT +1 each card in hand.").says("O41", "CHEER 1 each your Farmer.");
    let mut table = lay.road(&["Castle"]).at(0, 1, "O01").hand(0, &["O41"]).points(2).ready();
    table.vitality("O01", 1).play("O41").archived("O01").archived("O41");
}

/// Q79: texts about the version that is replaced run before the PLAY text of the new one.
#[test]
fn the_version_before_speaks_first() {
    let lay = oz(2).says("O11", "ARCHIVED: SP 2.").says("O23", "PLAY: may pay 2: DRAW 1.").road(&["Daisies"]);
    let mut table = lay.at(0, 1, "O11").hand(0, &["O23"]).ready();
    table.play("O23").points(2).yes().luck().points(0).holds(0, 1);
    // The new version replaces an opponent's version, and is played to a Location.
    let lay = oz(2).says("O12", "ARCHIVED opposing Character: SP 2.").says("O23", "PLAY: may pay 2: DRAW 1.");
    let lay = lay.says("L14", "\"Cowardly Lion\" may be played HERE.").road(&["Palace"]).at(0, 1, "O12");
    let mut table = lay.at(1, 4, "O11").hand(0, &["O23"]).points(5).ready();
    let left = table.state.board.this_turn.points - table.game.catalog().card(table.card("O23")).cost;
    table.play_at("O23", 1).points(left + 2).yes().luck().points(left).holds(0, 1);
}

/// Q78: a card and the Effect on it both go where the verb says, whichever of them came into play first.
#[test]
fn a_card_and_the_effect_on_it_are_both_affected() {
    let text = |verb| format!("{verb} up to 2 your Character or Effect on your Character.");
    let lay = |verb| {
        let lay = oz(2).says("O45", "ATTACH Animat. HOST: Steadfast.").says("O41", &text(verb));
        lay.says("O39", "ARCHIVE your Farmer.").road(&["Daisies"])
    };
    let both = |table: &mut Table| {
        table.play_to("O45", "O10").play("O41").choose("O10").choose("O45");
    };
    let usual = |verb| lay(verb).at(0, 1, "O10").hand(0, &["O45", "O41"]).points(9).ready();
    // In the order, the Effect takes the place of a card that has left.
    let other = |verb| {
        let mut table = lay(verb).at(0, 1, "O01").at(0, 1, "O10").hand(0, &["O39", "O45", "O41"]).points(9).ready();
        table.play("O39").archived("O01");
        table
    };
    for mut table in [usual("BANISH"), other("BANISH")] {
        both(&mut table);
        table.banished("O10").banished("O45");
    }
    for mut table in [usual("HAND"), other("HAND")] {
        both(&mut table);
        table.in_hand(0, "O10").in_hand(0, "O45");
    }
}

/// Q78: the amount of a gift is counted once, for all cards that get the gift.
#[test]
fn a_gift_is_counted_once() {
    let text = "GIVE VIT +1 each your Character each your Character of Vitality >=3 until turn end.";
    let lay = oz(2).says("O11", "-").says("O12", "-").says("O41", text).road(&["Yellow Brick Road"]);
    for pair in [["O11", "O12"], ["O12", "O11"]] {
        let lay = pair.iter().fold(lay.clone(), |lay, name| lay.at(0, 1, name));
        let mut table = lay.hand(0, &["O41"]).points(2).ready();
        table.vitality("O11", 3).vitality("O12", 2).play("O41").vitality("O12", 3).vitality("O11", 4);
    }
}

/// Q62: when a Character enters, the texts of the cards there run in turn order.
#[test]
fn the_texts_of_the_cards_there_come_in_turn_order() {
    let lay = oz(2).says("O06", "ENTERED BY opposing Character: DRAW 1.");
    let lay = lay.says("O01", "ENTERED BY your Character: DRAW 1.").road(&["Farm", "Daisies"]);
    let mut table = lay.at(1, 5, "O06").at(0, 2, "O01").at(0, 1, "Toto").points(1).ready();
    table.step("Toto", AHEAD).luck();
    speak(&table, &["O01", "O06"]);
}

/// Q62: several texts of one card run in the order in which they are printed.
#[test]
fn a_card_that_leaves_speaks_from_top_to_bottom() {
    let lay = oz(2).says("O11", "LEAVES: SP 2. LEAVES: may pay 2: DRAW 1.").road(&["Daisies", "Farm"]);
    lay.at(0, 1, "O11").points(1).ready().step("O11", AHEAD).points(2).yes().luck().points(0).holds(0, 1);
}

/// Q56, Q57: once the last copy that a Library can have is found, everybody knows that the Library has no more.
#[test]
fn a_found_card_is_known_to_be_missing() {
    let lay = oz(2).says("O41", "SEARCH Library for up to 2 \"Field Mice\" to Title.");
    let lay = lay.archive(0, &["O13", "Pail"]).hand(1, &["O13", "O13"]).hand(0, &["O41"]).points(3);
    let mut table = lay.library(0, &["O08"]).ready();
    table.draw().draws("O08").play("O41").choose("O13").on_title("O13").not_offered(Choose("O13"));
    // Of three copies, two may still be in the Library.
    let lay = oz(2).says("O41", "SEARCH Library for up to 2 \"Field Mice\" to Title.").hand(0, &["O41"]).points(2);
    lay.ready().play("O41").choose("O13").offered(Choose("O13"));
}

/// Returns a table at which Author 1 knows that Toto is on top of the Library, and Author 0 peeks at two cards, takes
/// one and puts the other under the Library.
fn peeked(choices: [&str; 2]) -> Table {
    let lay = oz(2).says("O41", "PEEK 2, take 1.").hand(0, &["O41"]).points(2);
    let mut table = lay.library(0, &["Toto", "Pail", "O08"]).ready();
    let (toto, mut by) = (table.card("Toto"), Seats::default());
    by.insert(table.seat(1));
    let stock = table.seat(0);
    let deck = &mut table.state.libraries[stock];
    deck.rest.remove(toto);
    deck.top.push(Placed { card: toto, by });
    table.play("O41").draws("Toto").draws("Pail");
    table.choose(choices[0]).choose(choices[1]);
    table
}

/// Q80: an Author who has seen a card in its place sees where it goes. Other Authors learn only that one of the cards
/// seen by the same Authors goes there.
#[test]
fn a_card_that_was_seen_before_is_seen_to_go() {
    let (one, other) = (peeked(["Toto", "Pail"]), peeked(["Pail", "Toto"]));
    let cards = |table: &Table, viewer| {
        let of = |event: &Event| match table.game.redact(event, viewer)? {
            Event::Took { card, .. } | Event::ToBottom { card, .. } => Some(card),
            _ => None,
        };
        table.events.iter().filter_map(of).collect::<Vec<_>>()
    };
    let [toto, pail] = ["Toto", "Pail"].map(|name| Some(one.card(name)));
    assert_eq!(cards(&one, Viewer::Seat(one.seat(0))), [toto, pail]);
    assert_eq!(cards(&one, Viewer::Seat(one.seat(1))), [toto, None]);
    assert_eq!(cards(&other, Viewer::Seat(one.seat(1))), [None, toto]);
    assert_eq!(cards(&one, Viewer::Table), [None, None]);
    // Author 1 knows where Toto is now.
    let stock = one.seat(0);
    let under = |table: &Table| {
        let view = table.look(1);
        view.libraries[stock].bottom.iter().map(|placed| placed.card).collect::<Vec<_>>()
    };
    assert!(Some(one.look(1).hands[stock].cards.hand) == toto.map(|card| Bag::from_iter([card])));
    assert_eq!((under(&one), under(&other)), (vec![None], vec![toto]));
}

/// Q80: cards that the same Authors have seen look alike to the others, so nobody learns which of them goes.
#[test]
fn cards_that_only_the_author_has_seen_are_alike() {
    let peeked = |taken: &str| {
        let lay = oz(2).says("O41", "PEEK 3, take 1.").hand(0, &["O41"]).points(2);
        let mut table = lay.library(0, &["Toto", "Pail", "O08"]).ready();
        table.play("O41").draws("Toto").draws("Pail").draws("O08").choose(taken);
        let heard =
            |viewer| table.events.iter().filter_map(|event| table.game.redact(event, viewer)).collect::<Vec<_>>();
        [Viewer::Seat(table.seat(1)), Viewer::Table]
            .map(|viewer| (heard(viewer), table.game.view(&table.state, viewer)))
    };
    let [one, other] = ["Toto", "Pail"].map(peeked);
    assert!(one == other);
}
