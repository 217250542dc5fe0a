//! Tests of play at a table: choices, chance, bots, earlier positions and undo.

use crate::cinders::Cinders;
use kernel::{Illegal, Lang, Options, Rng, Seat, Turn, Viewer};
use table::{AnyTable, Line, OpenFault, Pass, Table, TableFault, UndoBar};

pub(crate) fn table(names: &[&str]) -> Table<Cinders> {
    let names = names.iter().map(|name| (*name).to_owned()).collect();
    Table::open((), &Options::new(), names, &kernel::Shelf::EMPTY).unwrap()
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number, 4).unwrap()
}

/// Returns a table at which Ann has a 3 and Ben has a 4, and Ann decides.
fn dealt() -> Table<Cinders> {
    let mut table = table(&["Ann", "Ben"]);
    for text in [r#"{"chance":{"deal":{"card":3}}}"#, r#"{"chance":{"deal":{"card":4}}}"#] {
        table.enter(&Line::parse(text).unwrap()).unwrap();
    }
    table
}

#[test]
fn a_game_is_played_to_its_scores() {
    let mut table = dealt();
    assert_eq!((table.turn(), table.scores()), (Turn::Of(seat(0)), None));
    table.choose(seat(0), 0).unwrap();
    let line = table.choose(seat(1), 0).unwrap();
    assert_eq!(line.entry, Some(4));
    assert_eq!(table.turn(), Turn::Over);
    assert_eq!(table.scores().unwrap().values().copied().collect::<Vec<_>>(), [3, 4]);
}

/// Ben's card is hidden. A viewer who does not see the card gets the same digest whatever the card is.
#[test]
fn the_digest_of_a_viewer_depends_on_what_it_knows_alone() {
    let dealt = |card: u8| {
        let mut table = table(&["Ann", "Ben"]);
        for card in [3, card] {
            let line = format!(r#"{{"chance":{{"deal":{{"card":{card}}}}}}}"#);
            table.enter(&Line::parse(&line).unwrap()).unwrap();
        }
        table
    };
    let [four, two] = [4, 2].map(dealt);
    assert_ne!(four.digest(), two.digest());
    for (viewer, same) in [(Viewer::Seat(seat(0)), true), (Viewer::Table, true), (Viewer::Seat(seat(1)), false)] {
        assert_eq!(four.digest_for(viewer) == two.digest_for(viewer), same, "{viewer:?}");
    }
}

#[test]
fn chance_draws_what_its_rng_says() {
    let record = |seed| {
        let (mut table, mut rng) = (table(&["Ann", "Ben"]), Rng::new(seed));
        [table.chance(&mut rng).unwrap(), table.chance(&mut rng).unwrap()]
    };
    assert_eq!(record(5), record(5));
    assert_eq!(dealt().chance(&mut Rng::new(1)), Err(TableFault::Illegal(Illegal::SeatDecides)));
}

#[test]
fn an_action_not_offered_is_refused_and_changes_nothing() {
    let mut table = dealt();
    let before = (table.lines(), table.digest());
    assert_eq!(table.choose(seat(1), 0), Err(TableFault::Illegal(Illegal::NotYourTurn)));
    assert_eq!(table.choose(seat(3), 0), Err(TableFault::Illegal(Illegal::NotYourTurn)));
    assert_eq!(table.choose(seat(0), 2), Err(TableFault::NoSuchChoice { found: 2, offered: 2 }));
    assert_eq!((table.lines(), table.digest()), before);
}

#[test]
fn only_the_seat_to_move_has_choices() {
    let table = dealt();
    let choices = |viewer| table.scene(viewer, Lang::En).choices.len();
    assert_eq!([Viewer::Seat(seat(0)), Viewer::Seat(seat(1)), Viewer::Table].map(choices), [2, 0, 0]);
}

#[test]
fn each_viewer_is_told_what_it_saw() {
    let mut table = dealt();
    table.choose(seat(0), 1).unwrap();
    let told = |viewer| table.log(viewer, Lang::En);
    let line = |entry: usize, words: &str| (entry, words.into());
    let ann = [line(1, "Ann is dealt a 3"), line(2, "Ben is dealt a card"), line(3, "Ann peeks at a 4")];
    let ben = [line(1, "Ann is dealt a card"), line(2, "Ben is dealt a 4"), line(3, "Ann peeks at a card")];
    assert_eq!(told(Viewer::Seat(seat(0))), ann);
    assert_eq!(told(Viewer::Seat(seat(1))), ben);
    assert!(told(Viewer::Table).iter().all(|(_, words)| words.to_string().ends_with("a card")));
}

#[test]
fn a_bot_answers_with_a_choice() {
    let mut table = dealt();
    let thought = table.think("random".parse().unwrap(), Rng::new(2)).unwrap();
    let choice = std::thread::spawn(move || thought(&mut || false)).join().unwrap();
    table.choose(seat(0), choice).unwrap();
    let fault = |table: Table<Cinders>| table.think("random".parse().unwrap(), Rng::new(2)).map(drop).unwrap_err();
    assert_eq!(fault(self::table(&["Ann", "Ben"])), TableFault::Illegal(Illegal::ChanceDecides));
}

#[test]
fn earlier_positions_can_be_looked_at() {
    let mut table = dealt();
    let digests: Vec<u64> = (0..=2).map(|entries| table.at(entries).unwrap().digest()).collect();
    table.choose(seat(0), 0).unwrap();
    assert_eq!((0..=2).map(|entries| table.at(entries).unwrap().digest()).collect::<Vec<_>>(), digests);
    assert_eq!(table.at(3).unwrap().lines(), table.lines());
    assert_eq!(table.at(4).map(drop), Err(TableFault::NoSuchEntry { entries: 3 }));
}

#[test]
fn a_decision_that_showed_nothing_can_be_taken_back() {
    let mut table = dealt();
    let before = (table.lines(), table.digest());
    table.choose(seat(0), 0).unwrap();
    assert!(table.may_undo(seat(0), Pass::Any) && !table.may_undo(seat(1), Pass::Any));
    assert_eq!(table.undo(seat(1), Pass::Any), Err(TableFault::CannotUndo));
    table.undo(seat(0), Pass::Any).unwrap();
    assert_eq!((table.lines(), table.digest(), table.turn()), (before.0, before.1, Turn::Of(seat(0))));
}

#[test]
fn a_decision_that_reveals_a_card_cannot_be_undone() {
    let mut table = dealt();
    assert_eq!(table.undo_bar(seat(0), Pass::Any), Some(UndoBar::Nothing), "a card was dealt");
    table.choose(seat(0), 1).unwrap();
    assert_eq!(table.undo_bar(seat(0), Pass::Any), Some(UndoBar::Shown), "a card was peeked at");
    table.pass(Pass::Any).unwrap().expect("who has peeked can only hold");
    assert!(!table.may_undo(seat(0), Pass::Any), "to hold was no decision, and a card was peeked at before");
    let mut table = dealt();
    table.choose(seat(0), 0).unwrap();
    assert!(table.may_undo(seat(0), Pass::Any));
    table.choose(seat(1), 0).unwrap();
    assert_eq!(table.undo_bar(seat(0), Pass::Any), Some(UndoBar::Others), "somebody else acted since");
}

#[test]
fn a_seat_that_can_only_pass_passes_unasked() {
    let mut table = dealt();
    assert_eq!(table.pass(Pass::Any), Ok(None), "there is a choice");
    table.choose(seat(0), 1).unwrap();
    let line = table.pass(Pass::Any).unwrap().expect("who has peeked can only hold");
    assert_eq!((line.entry, table.turn()), (Some(4), Turn::Of(seat(1))));
    assert_eq!(table.lines().last(), Some(&line));
    table.choose(seat(1), 0).unwrap();
    assert_eq!((table.turn(), table.pass(Pass::Any)), (Turn::Over, Ok(None)));
    assert_eq!(self::table(&["Ann", "Ben"]).pass(Pass::Any), Ok(None), "chance decides");
}

#[test]
fn a_table_that_cannot_be_set_up_says_what_was_expected() {
    let open = |names: &[&str]| {
        let names = names.iter().map(|name| (*name).to_owned()).collect();
        Table::<Cinders>::open((), &Options::new(), names, &kernel::Shelf::EMPTY).map(drop).unwrap_err()
    };
    assert_eq!(open(&["Ann"]).to_string(), "1 seats; expected 2 to 4");
    let long = "x".repeat(41);
    for name in ["", " ", "Ann", "ann", " Ben", "A\u{1b}[2J", "A\u{202e}B", &long] {
        assert!(matches!(open(&["Ann", name]), OpenFault::Names(_)), "{name:?}");
    }
}
