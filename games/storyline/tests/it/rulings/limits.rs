//! Q61 and Q63: tests of each limit of a table, as a literal number, and of the event that reports it.

use crate::stage::*;
use kernel::{OptionFault, OptionValue, Options, Shelf, Tabletop};
use language::Profile;
use storyline::{Bag, Event, Placed, Room, Seats, Storyline};

fn is_told(table: &Table, room: Room) -> bool {
    table.has_happened(|event| *event == Event::NoRoom(room))
}

/// Returns a pack with more Objects and Characters than a table has room for: three copies each of `Stone A` to `Stone
/// K`, with the text `stone`, and of `Mouse A` to `Mouse K`, with the text `mouse`. The pack also has an Event that
/// reacts to a played card and puts a `Mouse` into play, and a Prime.
fn many(stone: &str, mouse: &str) -> String {
    let card = |id: &str, title: &str, copies: u8, rest: &str| {
        format!(
            "[[card]]\nid = \"{id}\"\ntitle = \"{title}\"\nfr = \"{title}\"\ngender = \"f\"\ncopies = {copies}\n\
             cost = 0\nmoral = \"Good\"\ntint = \"good\"\nground = \"own design\"\n{rest}\n\n"
        )
    };
    let mut pack =
        String::from("[pack]\nid = \"many\"\nprofile = \"oz\"\nname = { en = \"Many\", fr = \"Beaucoup\" }\n\n");
    for letter in 'A'..='K' {
        let object = format!("kind = \"Object\"\nkeywords = [\"Multiple\"]\ntext = '{stone}'");
        pack += &card(&format!("S{letter}"), &format!("Stone {letter}"), 3, &object);
        let character =
            format!("kind = \"Character\"\nvitality = 1\nkeywords = [\"Multiple\", \"Mouse\"]\ntext = '{mouse}'");
        pack += &card(&format!("M{letter}"), &format!("Mouse {letter}"), 3, &character);
    }
    pack += &card("E1", "Whistle", 1, "kind = \"Event\"\ntext = 'REACT plays 9: SEARCH Library for Mouse to Title.'");
    pack += &card("P1", "Pauper", 1, "kind = \"Character\"\nvitality = 1\nkeywords = [\"Prime\"]\ntext = '-'");
    pack + "[borrow]\nL01 = 1\nL02 = 1\nL03 = 1\nL04 = 1\nL05 = 1\nL06 = 1\nL07 = 1\nL08 = 1\nL09 = 1\nL10 = 1\n\
            L11 = 1\nL12 = 1\nL13 = 1\n"
}

/// Puts `count` cards at the first Location of Author 0: Stones A to K, then Mice A to J, at most three of each.
fn laid(lay: Lay, count: usize) -> Lay {
    let stones = ('A'..='K').map(|letter| format!("Stone {letter}"));
    let mice = ('A'..='J').map(|letter| format!("Mouse {letter}"));
    let all = stones.chain(mice).flat_map(|title| [title.clone(), title.clone(), title]);
    all.take(count).fold(lay, |lay, title| lay.at(0, 1, &title))
}

/// Q61: at most 64 cards are in play. Playing a 65th is not offered; one that a text plays is archived and reported.
#[test]
fn sixty_four_cards_are_in_play_at_most() {
    let lay = laid(oz(2).pack(&many("-", "-")).road(&["Farm"]), 63).hand(0, &["Mouse K", "Mouse K"]);
    let mut table = lay.clone().ready();
    table.play("Mouse K").on_title("Mouse K").not_offered(Play("Mouse K"));
    assert_eq!(table.state.board.in_play.len(), 64);
    let mut table = lay.saved(1, &[("Whistle", 0)]).ready();
    table
        .play("Mouse K")
        .asks(1)
        .reveal("Whistle")
        .pass()
        .choose("Mouse K")
        .archived("Mouse K")
        .controlled_by(1, "Mouse K");
    let mouse = table.card("Mouse K");
    assert!(is_told(&table, Room::Play(mouse)));
    assert_eq!(table.state.board.in_play.len(), 64);
}

/// Q61: an Author has at most eight face-down Events; a ninth is not offered.
#[test]
fn eight_events_lie_face_down_at_most() {
    let events = ["O38", "O39", "O41", "O44", "O46", "O47", "O48", "O49", "O50"];
    let mut table = oz(2).hand(0, &events).points(30).ready();
    for event in &events[..8] {
        table.save(event, 3);
    }
    table.not_offered(Save("O50", 3)).points(6);
}

/// Q61: at most 32 temporary gifts exist; a 33rd is not given, and an event reports it.
#[test]
fn thirty_two_things_last_at_most() {
    let eight = "GIVE VIT +1 this until round end; ".repeat(8);
    let text = format!("ENTERS: {}; if done: DRAW 1.", eight.trim_end_matches("; "));
    let lay = oz(2).says("O04", &text).road(&["Farm", "Daisies"]).at(0, 1, "Toto").points(9);
    let mut table = lay.ready();
    table.step("Toto", AHEAD).draws("Pail").step("Toto", BACK).draws("O08").step("Toto", AHEAD).draws("O09");
    table.step("Toto", BACK).draws("O10").holds(0, 4);
    let toto = table.card("Toto");
    assert_eq!((table.state.board.lasting.len(), is_told(&table, Room::Lasting(toto))), (32, false));
    table.step("Toto", AHEAD).asks(0).holds(0, 4);
    assert_eq!((table.state.board.lasting.len(), is_told(&table, Room::Lasting(toto))), (32, true));
}

/// Returns a table on which Author 0 has O46 in hand, with the text `text`. The bottom of the Library has `bottom`
/// known cards, and none of the cards in `named` is among them.
fn peeks(text: &str, bottom: usize, named: &str) -> Table {
    let mut table = oz(2).says("O46", text).hand(0, &["O46"]).points(9).ready();
    let (seat, named) = (table.seat(0), named.split(", ").map(|id| table.card(id)).collect::<Bag>());
    let mut by = Seats::default();
    by.insert(seat);
    let deck = &mut table.state.libraries[seat];
    for card in deck.rest.without(named).titles().take(bottom).collect::<Vec<_>>() {
        deck.rest.remove(card);
        deck.bottom.push(Placed { card, by });
    }
    table
}

/// Q61: at most 16 cards are known at either end of a Library. A PEEK shows no more than can go to the bottom.
#[test]
fn sixteen_cards_are_known_at_an_end_of_a_library_at_most() {
    let ends = |table: &Table| {
        let deck = &table.state.libraries[table.seat(0)];
        (deck.top.len(), deck.bottom.len(), is_told(table, Room::Known(table.seat(0))))
    };
    let three = "O23, O24, O25";
    let mut table = peeks("PEEK 3, take 1.", 13, three);
    table.play("O46").draws(three).choose("O23").choose("O24").choose("O25");
    assert_eq!(ends(&table), (0, 15, false));
    let mut table = peeks("PEEK 3, take 1.", 14, three);
    table.play("O46").draws("O23, O24").choose("O23").choose("O24");
    assert_eq!(ends(&table), (0, 15, true));
    let mut table = peeks("PEEK 3, take 1.", 15, three);
    table.play("O46").draws("O23").choose("O23");
    assert_eq!(ends(&table), (0, 15, true));
    peeks("PEEK 3, take 1.", 16, three).not_offered(Play("O46")).offered(Draw);

    let sixteen = "O01, O02, O03, O04, O05, O06, O07, O08, O09, O10, O11, O12, O14, O15, O16, O17";
    let mut table = peeks("PEEK 20, take 1.", 0, sixteen);
    table.play("O46").draws(sixteen).asks(0);
    assert_eq!(ends(&table), (16, 0, true));
}

/// Q61: at most 64 texts begin at the same moment. 33 Stones with two texts each would begin 66.
#[test]
fn sixty_four_texts_begin_at_once_at_most() {
    let ends = "TURN ENDS: if any Evil HERE: DRAW 1. TURN ENDS: if any Evil HERE: DRAW 1.";
    let lay = |stones| laid(oz(2).pack(&many(ends, "-")).road(&["Farm"]), stones).at(0, 1, "Pauper").in_bonus();
    let mut table = lay(32).ready();
    table.pass().turn_of(1);
    assert!(!table.has_happened(|event| matches!(event, Event::NoRoom(_))));
    let mut table = lay(33).ready();
    table.pass().turn_of(1);
    let refused = table.events.iter().filter(|event| matches!(event, Event::NoRoom(Room::Text(_)))).count();
    assert_eq!(refused, 2);
}

/// Q61: at most 128 steps can wait. One more ends the texts that are being carried out, and the game continues. Here 61
/// texts of Stones wait, and the check after them. The first text adds 45 steps, the check before them, and its own
/// end. Each Mouse that goes home adds one step.
#[test]
fn a_hundred_and_twenty_eight_steps_wait_at_most() {
    let more = "; DRAW 1".repeat(15);
    let nested = format!("if any Mouse HERE: (if any Mouse HERE: (HOME each your Mouse HERE{more}){more}){more}");
    let ends = format!("TURN ENDS: {nested}. TURN ENDS: DRAW 1.");
    let ends = |mice: usize| {
        let lay = laid(oz(2).pack(&many(&ends, "-")).road(&["Farm"]), 31);
        let titles = ('A'..='K').flat_map(|letter| [letter; 3]).map(|letter| format!("Mouse {letter}"));
        let mut table = titles.take(mice).fold(lay, |lay, title| lay.at(0, 1, &title)).in_bonus().ready();
        table.pass();
        let told = is_told(&table, Room::Steps);
        table.plays_out();
        told
    };
    // 61 + 3 + 45 + 19 = 128
    assert!(!ends(19) && ends(20));
}

/// Q61: at most 16 Locations are on the table.
#[test]
fn sixteen_locations_lie_on_the_table_at_most() {
    let open = |seats: usize, length: i32| {
        let options: Options = [("length".to_owned(), OptionValue::Number(length))].into();
        Storyline::open(Profile::Epic, &options, seats, &Shelf::EMPTY).map(|game| game.road().places())
    };
    for (seats, length, places) in [(2, 8, 16), (3, 5, 15), (4, 4, 16)] {
        assert_eq!(open(seats, length).ok(), Some(places));
    }
    for (seats, length, most) in [(3, 6, "at most 5"), (4, 5, "at most 4")] {
        let Err(OptionFault::Value { name, expected, .. }) = open(seats, length) else { panic!("{seats}, {length}") };
        assert!(name == "length" && expected.en.contains(most), "{name}: {}", expected.en);
    }
}
