//! Q56 to Q67: rulings made during the implementation.

use crate::stage::*;
use kernel::{Game, Rng, Seat, Viewer};
use language::Source;
use storyline::{Bag, Event, From, Placed, Room, Seats, State};

fn whistler() -> Lay {
    oz(2).road(&["Farm"]).at(0, 1, "O08").on("O08", "Whistle")
}

/// Q56: a SEARCH first names the card; everybody sees whether it is found, and the Library is shuffled.
#[test]
fn a_search_names_the_card_first() {
    let mut table = whistler().ready();
    table.once("Whistle").choose("O12").on_title("O12").archived("Whistle");
    assert!(table.has_happened(|event| matches!(event, Event::Searched { found: Some(From::Library), .. })));
    assert!(table.has_happened(|event| matches!(event, Event::Shuffled { .. })));

    let mut table = whistler().hand(1, &["O12"]).ready();
    table.once("Whistle").choose("O12").not_in_hand(0, "O12").not_offered(Choose("O12")).choose("Field Mice");
    table.on_title("Field Mice");
}

/// Q57: everybody knows the cards of a Library that has just been shuffled from the Archive.
#[test]
fn everybody_can_count_what_a_library_may_hold() {
    let mut table = oz(2).archive(0, &["O12", "Pail"]).library(0, &[]).points(1).ready();
    table.draw();
    let (pile, pail) = (table.state.board.piles[table.seat(0)], table.card("Pail"));
    assert_eq!((pile.may_hold.len(), pile.may_hold.count(pail)), (2, 1));
}

/// Q57: a determinization counts the cards too. An Event is face-down if no other card can be, even an Event that was
/// seen in a hand.
#[test]
fn an_imagined_world_holds_what_has_to_lie_somewhere() {
    let seen = oz(3).hand(1, &["Pail"]).saved(1, &[("O38", 2)]);
    let mut table = seen.clone().saved(2, &[("O41", 1)]).library(0, &["Toto", "O02"]).ready();
    let [me, other] = [0, 1].map(|author| table.seat(author));
    let event = table.card("O38");
    table.state.hands[other].known.by[me].either.insert(event);
    imagines_truly(&table, me);

    // One card cannot be in the Library, so it must be the only card of the hand. The Event that was seen in the hand
    // must then be face-down.
    let mut table = seen.library(0, &["Toto", "O41"]).ready();
    table.state.hands[other].known.by[me].either.insert(event);
    let (stock, pail) = (table.seat(0), table.card("Pail"));
    table.state.board.piles[stock].may_hold = table.state.libraries[stock].rest;
    for imagined in imagines_truly(&table, me) {
        assert_eq!((imagined.saved[other][0].card, imagined.hands[other].cards.count(pail)), (event, 1));
    }
}

/// Q57: counting cards tells another Author whether a card was left on top or put at the bottom.
#[test]
fn cards_put_at_the_bottom_are_remembered() {
    let lay = epic(2).turn(1).road(&["E18"]).at(1, 1, "B07").on("B07", "B20").points(1);
    let mut table = lay.library(1, &["B09", "B10"]).ready();
    let (me, cards) = (table.seat(1), ["B09", "B10"].map(|name| table.card(name)));
    let mut by = Seats::default();
    by.insert(me);
    let deck = &mut table.state.libraries[me];
    deck.rest = Bag::EMPTY;
    deck.bottom.extend(cards.map(|card| Placed { card, by }));
    let mut left = table.clone();
    left.once("B20").draws("B09").pass().draw().draws("B09");
    table.once("B20").draws("B09").choose("B09").draw().draws("B10");
    assert_ne!(left.look(0), table.look(0));
    assert_eq!(left.look(0).libraries[me].len(), table.look(0).libraries[me].len());
}

/// Returns determinizations for a seat. Checks that each looks like the real position to the seat, and passes the
/// audit.
#[track_caller]
fn imagines_truly(table: &Table, seat: Seat) -> Vec<State> {
    let (viewer, mut rng) = (Viewer::Seat(seat), Rng::new(1));
    let view = table.game.view(&table.state, viewer);
    let worlds: Vec<State> = (0..100).map(|_| table.game.determinize(&view, &mut rng)).collect();
    for world in &worlds {
        assert_eq!(table.game.view(world, viewer), view);
        assert_eq!(table.game.audit(world), Ok(()));
    }
    worlds
}

/// Q58: a Location at the bottom of the Folio is drawn only when those above it are gone.
#[test]
fn a_replaced_location_goes_under_the_folio() {
    let mut table = oz(2).road(&["Farm", "Daisies"]).points(4).ready();
    table.replace(1).turns_up("Cottage").replace(2);
    let (mut outcomes, farm) = (Vec::new(), table.location("Farm"));
    kernel::Game::chances(&table.game, &table.state, &mut outcomes);
    assert!(outcomes.iter().all(|(chance, _)| *chance != storyline::Chance::Location(farm)));

    let mut table = oz(2).road(&["Farm", "Daisies"]).rest_under().points(2).ready();
    let next = table.state.board.folio.bottom[0];
    table.replace(1);
    assert_eq!(table.state.board.location(table.spot(0, 1)), Some(next), "nothing is left to chance");
}

/// Q59: an Author with a face-down Event is asked to decide, no matter which Event it is.
#[test]
fn an_author_with_a_face_down_event_is_asked() {
    oz(2).saved(1, &[("Who is Aunt Em", 2)]).begins(0).ready().asks(1).not_offered(Reveal("Who is Aunt Em"));
    oz(2).begins(0).ready().rolls(4, 0);
}

/// Q60: an Author who can still pay is asked whether to pay; otherwise the step fails at once.
#[test]
fn an_author_who_can_still_pay_is_asked() {
    let lay = || oz(2).road(&["Farm", "?", "?", "Daisies"]).at(0, 1, "Toto").at(0, 4, "O02");
    lay().points(2).ready().step("Toto", AHEAD).turns_up("Plaza").asks(0).offered(Yes).offered(Pass);
    let mut table = lay().points(2).ready();
    table.step("Toto", AHEAD).turns_up("Throne Room").offered(Step("O02", AHEAD)).at("Toto", 1);
    lay().hand(0, &["Pail"]).points(1).ready().step("Toto", AHEAD).turns_up("Plaza").offered(Burn("Pail"));
}

/// Q62: simultaneous texts resolve in turn order from the active Author, then in the order of entering play.
#[test]
fn the_active_authors_texts_come_first() {
    let ends = "TURN ENDS: DRAW 1.";
    let lay = oz(2).says("O01", ends).says("O02", ends).says("O06", ends).road(&["Daisies"]);
    let mut table = lay.at(1, 6, "O06").at(0, 1, "O02").at(0, 1, "O01").in_bonus().ready();
    table.pass().luck();
    let order: Vec<_> = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Triggered { script, .. } => Some(script.of),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["O02", "O01", "O06"].map(|name| language::Source::Card(table.card(name))));
}

/// Q67, Q62: TURNS UP runs, as ENTERS does, for a card that turns up a Location and enters it, by a step or by a text.
#[test]
fn turns_up_runs_for_a_card_that_turns_up_and_enters() {
    let lay = |text| oz(2).says("O04", text).road(&["Farm"]).at(0, 1, "Toto").points(3);
    let mut table = lay("TURNS UP: DRAW 1. ENTERS: SP 1.").ready();
    table.step("Toto", AHEAD).points(2).turns_up("Daisies").at("Toto", 2).draws("Pail").points(3).step("Toto", BACK);
    table.points(3).step("Toto", AHEAD).points(3).holds(0, 1);
    // The move turns up two Locations, one after the other.
    let lay = oz(2).says("O04", "TURNS UP: DRAW 1.").says("O39", "MOVE 2 your Animal.").road(&["Farm"]);
    let mut table = lay.at(0, 1, "Toto").hand(0, &["O39"]).points(3).ready();
    table.play("O39").turns_up("Daisies").draws("Pail").turns_up("Cottage").draws("O08").at("Toto", 3);
}

/// Q67: TURNS UP does not run for a card that cannot enter, does not pay, or stops before the Location.
#[test]
fn turns_up_does_not_run_for_a_card_that_does_not_enter() {
    // The Character can enter a Location with ONLY Swimming neither by a step nor by a card.
    let lay = epic(2).road(&["Council Rock"]).at(0, 1, "Alice").points(3);
    lay.clone().ready().step("Alice", AHEAD).turns_up("Sea King").asks(0).at("Alice", 1).holds(0, 0).points(2);
    let mut table = lay.hand(0, &["A29"]).ready();
    table.play("A29").far(1).turns_up("Sea King").draws("Goofy").asks(0).at("Alice", 1).holds(0, 1);
    // At a Location with ENTER 2, a step with only 1 Story Point left fails at once. With enough Story Points, the
    // Author may decline to pay, and make the step later.
    let lay = oz(2).says("O04", "TURNS UP: DRAW 1.").road(&["Farm"]).at(0, 1, "Toto");
    lay.clone().points(2).ready().step("Toto", AHEAD).turns_up("Throne Room").asks(0).at("Toto", 1).points(1);
    let mut table = lay.points(5).ready();
    table.step("Toto", AHEAD).turns_up("Throne Room").pass().asks(0).points(4).holds(0, 0);
    table.step("Toto", AHEAD).asks(0).at("Toto", 2).points(1).holds(0, 0);
}

/// Gives Toto the text `text`, and moves him back as long as the text asks. Checks that an event reports the limit, and
/// returns the number of texts that were carried out.
fn runs_to_and_fro(text: &str) -> u8 {
    let lay = oz(2).says("O04", text).road(&["Farm", "Daisies", "Cottage"]).at(0, 1, "Toto");
    let mut table = lay.points(1).ready();
    table.step("Toto", AHEAD);
    while table.actions().contains(&storyline::Action::Distance(-1)) {
        table.far(-1);
    }
    let beyond = Event::NoRoom(Room::Text(Source::Card(table.card("Toto"))));
    assert!(table.has_happened(|event| *event == beyond));
    table.offered(Pass).state.board.this_turn.scripts
}

/// Q63: at most 16 texts wait for one another. Further texts are not carried out.
#[test]
fn a_loop_comes_to_an_end() {
    assert_eq!(runs_to_and_fro("ENTERS: MOVE 1 this."), 16);
}

/// Q63: at most 200 texts are carried out in a turn.
#[test]
fn a_loop_that_branches_comes_to_an_end_too() {
    assert_eq!(runs_to_and_fro("ENTERS: MOVE 1 this; MOVE 1 this."), 200);
}

/// Q63: after 200 actions a turn ends, and an event reports it.
#[test]
fn a_turn_of_200_actions_ends() {
    let mut table = oz(2).road(&["Farm", "Daisies"]).at(0, 1, "Toto").points(255).ready();
    for done in 1..200 {
        table.step("Toto", done % 2 == 1);
    }
    let beyond = Event::NoRoom(Room::Actions(table.seat(0)));
    assert!(!table.has_happened(|event| *event == beyond));
    table.turn_of(0).points(56).step("Toto", BACK).turn_of(1);
    assert!(table.has_happened(|event| *event == beyond));
}

/// Q64: a condition sees the words that texts give, except in a text that gives words itself.
#[test]
fn words_that_texts_give_are_asked_for() {
    let lay = |of: &str| {
        let lay = oz(2).says("O01", "Your Animal: AS Winkie.").says("O02", "Your Winkie: AS Crow.").says("O06", of);
        lay.road(&["Cottage", "Daisies"]).at(0, 1, "O01").at(0, 1, "O02").at(0, 1, "O06").at(0, 1, "Toto")
    };
    lay("Your Winkie: VIT +1.").ready().vitality("Toto", 2).vitality("O06", 2);
    lay("Your Crow: VIT +1.").ready().vitality("Toto", 1);
    lay("ONCE: HOME Winkie.").ready().once("O06").on_title("Toto");
    lay("VIT +2 while any Winkie HERE.").ready().vitality("O06", 4);
}

/// Q64: Locations and the rules themselves also see words that texts give.
#[test]
fn words_under_conditions_count_on_the_road() {
    let lay = |text: &str| oz(2).says("O04", text).road(&["Farm", "Throne Room"]).at(0, 1, "Toto").points(1);
    lay("Flying while any \"Boq\" HERE.").ready().not_offered(Step("Toto", AHEAD));
    lay("Flying while at Kansas.").ready().offered(Step("Toto", AHEAD));
    lay("Flying while at Water.").ready().not_offered(Step("Toto", AHEAD));
    let lay = |text: &str| oz(2).says("O04", text).location(0, 6, "Farm").at(0, 6, "Toto").points(1);
    lay("AS Prime while at Kansas.").ready().step("Toto", AHEAD).at_the_end("Toto");
    lay("AS Prime while at Water.").ready().not_offered(Step("Toto", AHEAD));
    // A Location charges or exempts Characters with a word that a text gives.
    let lay = |text: &str| oz(2).says("O04", text).road(&["Poppy Field", "Farm"]).at(0, 1, "Toto").points(1);
    lay("AS Animat while at Field.").ready().vitality("Toto", 1).offered(Step("Toto", AHEAD));
}
