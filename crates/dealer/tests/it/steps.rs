//! Tests that a step takes effect only when it is committed, and that the stored rows lead to the same table.

use crate::{SEED, dealer, decide, run_on, table};
use catalog::{Level, Pass, TableFault, write_record};
use dealer::{About, Access, ActFault, DealFault, Dealer, Person, Row, Screen, StaleStep};
use kernel::{Lang, Seat, Turn, Viewer};
use protocol::{Pace, Records};

#[test]
fn a_step_that_is_dropped_has_not_happened() {
    let (mut dealer, mut store) = (dealer("duel", [None; 2]), Vec::new());
    let start = dealer.table().digest();
    drop(dealer.owed().unwrap());
    assert_eq!((dealer.rows(), dealer.table().entries(), dealer.table().digest()), (0, 0, start));
    run_on(&mut dealer, &mut store);
    let Turn::Of(seat) = dealer.table().turn() else { panic!("somebody is to move") };
    let before = (dealer.rows(), dealer.table().entries(), dealer.table().digest());
    // The step is dropped, as if its rows could not be stored.
    let step = dealer.act(seat, 0).unwrap();
    assert!(!step.rows().is_empty());
    drop(step);
    assert_eq!((dealer.rows(), dealer.table().entries(), dealer.table().digest()), before);
    // The same entry of a game always draws the same random numbers.
    let [one, other] = [0; 2].map(|choice| dealer.act(seat, choice).unwrap());
    assert_eq!(one.rows(), other.rows());
}

#[test]
fn a_step_of_an_earlier_position_is_refused() {
    let (mut dealer, mut store) = (dealer("duel", [None; 2]), Vec::new());
    let [first, late] = [(); 2].map(|()| dealer.owed().unwrap());
    store.extend_from_slice(first.rows());
    dealer.commit(first).unwrap();
    let rows = store.len() as u64;
    assert_eq!(dealer.commit(late), Err(StaleStep { after: 0, rows }));
    assert_eq!(dealer.rows(), rows);
}

#[test]
fn nobody_decides_for_another_or_takes_what_is_not_offered() {
    let (mut dealer, mut store) = (dealer("duel", [None; 2]), Vec::new());
    run_on(&mut dealer, &mut store);
    let Turn::Of(seat) = dealer.table().turn() else { panic!("somebody is to move") };
    let other = Seat::all(2).find(|other| *other != seat).unwrap();
    assert!(dealer.act(other, 0).is_err());
    assert!(dealer.act(seat, 10_000).is_err());
    assert!(dealer.undo(other).is_err());
    assert_eq!(dealer.rows(), store.len() as u64);
}

#[test]
fn every_game_is_played_to_its_end_and_its_rows_lead_there_again() {
    for game in catalog::GAMES.iter().map(|game| game.name) {
        let (mut dealer, mut store) = (dealer(game, [None; 2]), Vec::new());
        run_on(&mut dealer, &mut store);
        while decide(&mut dealer, &mut store) {}
        assert_eq!(dealer.table().turn(), Turn::Over, "{game}");
        let again = Dealer::new(table(game), vec![None; 2], SEED).unwrap().replay(&store).unwrap();
        let end = |dealer: &Dealer| (dealer.rows(), dealer.table().entries(), dealer.table().digest());
        assert_eq!(end(&again), end(&dealer), "{game}");
        assert_eq!(again.owed().unwrap().rows(), [], "{game}");
    }
}

/// A seat takes back the end of its phase if nothing was rolled, drawn or turned up since.
#[test]
fn the_end_of_a_phase_is_taken_back() {
    let (mut dealer, mut store) = (dealer("oz", [None, Some(Level::Greedy)]), Vec::new());
    run_on(&mut dealer, &mut store);
    let ann = Seat::all(2).next().unwrap();
    let ends = |dealer: &Dealer| {
        let scene = dealer.table().scene(Viewer::Seat(ann), Lang::En);
        scene.choices.iter().position(|choice| choice.words == *"End your Story Actions")
    };
    let end = loop {
        match ends(&dealer) {
            Some(end) if dealer.table().turn() == Turn::Of(ann) && dealer.table().entries() > 40 => break end,
            _ => assert!(decide(&mut dealer, &mut store), "Ann has Story Actions"),
        }
    };
    let before = dealer.table().digest();
    let ended = dealer.act(ann, end).unwrap();
    dealer.commit(ended).unwrap();
    assert_eq!(dealer.table().turn(), Turn::Of(ann), "the Bonus Movement follows");
    let undo = dealer.undo(ann).unwrap();
    dealer.commit(undo).unwrap();
    assert_eq!(dealer.table().digest(), before);
}

#[test]
fn an_undo_is_stored_as_a_row() {
    let (mut dealer, mut store) = (dealer("draft", [None; 2]), Vec::new());
    run_on(&mut dealer, &mut store);
    let taken = (0..100).find_map(|_| {
        let Turn::Of(seat) = dealer.table().turn() else { return None };
        let before = (dealer.table().entries(), dealer.table().digest());
        decide(&mut dealer, &mut store);
        dealer.table().may_undo(seat, Pass::Open).then_some((seat, before))
    });
    let (seat, before) = taken.expect("some decision of a draft shows nothing new");
    let (rows, entries) = (dealer.rows(), dealer.table().entries());
    let undo = dealer.undo(seat).unwrap();
    assert_eq!(undo.rows(), vec![Row::Undo; entries - before.0]);
    store.extend_from_slice(undo.rows());
    dealer.commit(undo).unwrap();
    assert_eq!((dealer.table().entries(), dealer.table().digest()), before);
    assert!(dealer.rows() > rows);
    let again = Dealer::new(table("draft"), vec![None; 2], SEED).unwrap().replay(&store).unwrap();
    assert_eq!((again.rows(), again.table().digest()), (store.len() as u64, before.1));
}

#[test]
fn rows_that_lead_nowhere_say_why() {
    let fault = |rows: &[Row]| Dealer::new(table("duel"), vec![None; 2], SEED).unwrap().replay(rows).map(drop);
    let words = |rows: &[Row]| fault(rows).unwrap_err().to_string();
    assert_eq!(words(&[Row::Undo]), "row 1 takes back an entry; expected one before it");
    let mut store = Vec::new();
    run_on(&mut dealer("draft", [None; 2]), &mut store);
    assert!(words(&store).starts_with("entry 1: "), "{}", words(&store));
    let seats = Dealer::new(table("duel"), vec![None; 3], SEED).map(drop);
    assert_eq!(seats, Err(DealFault::Seats { found: 3, expected: 2 }));
}

/// The size of a record is limited. A line has at most 16 KiB, so a game is closed as soon as a line of that length
/// would not fit.
#[test]
fn a_game_whose_record_is_full_is_closed() {
    let most = 16_384 + 6_000;
    let access = || Access::Open(vec![Some(Person::new([1; 32])), None]);
    let open = || dealer("duel", [None, Some(Level::Greedy)]).with_access(access()).unwrap().with_most(most);
    let (mut dealer, mut store) = (open(), Vec::new());
    run_on(&mut dealer, &mut store);
    let room = |dealer: &Dealer| most - write_record(dealer.table()).len();
    while dealer.full().is_none() {
        assert!(room(&dealer) >= 16_384);
        assert_eq!(dealer.records(), Records::Redacted);
        assert!(decide(&mut dealer, &mut store), "the game goes on until its record is full");
    }
    assert!(room(&dealer) < 16_384);
    assert_ne!(dealer.table().turn(), Turn::Over, "it counts as unfinished");
    let full = Some(TableFault::RecordFull { most });
    for seat in Seat::all(2) {
        assert_eq!(
            (dealer.act(seat, 0).err(), dealer.undo(seat).err()),
            (full.clone().map(ActFault::Table), full.clone())
        );
    }
    assert_eq!((dealer.bot_to_move(), dealer.owed().unwrap().rows()), (None, [].as_slice()));
    // Nobody will decide at this table again, so nothing at it is secret.
    assert_eq!(dealer.records(), Records::Whole);
    let about = About { table: "t1", pace: Pace::Instant, notices: Vec::new(), clock: None, window: None };
    let mut screen = Screen::on_opening(&dealer, Lang::En);
    let shown = screen.show(&dealer, &about, None).unwrap().position;
    assert_eq!((shown.scene.choices.len(), shown.can_undo()), (0, false));
    assert_eq!(screen.record(&dealer), write_record(dealer.table()));
    let again = open().replay(&store).unwrap();
    assert_eq!((again.full(), again.table().digest()), (full, dealer.table().digest()));
}

#[test]
fn a_dealer_follows_the_rows_of_another() {
    for game in catalog::GAMES.iter().map(|game| game.name) {
        let (mut one, mut store) = (dealer(game, [None; 2]), Vec::new());
        let mut other = dealer(game, [None; 2]);
        run_on(&mut one, &mut store);
        while decide(&mut one, &mut store) {
            if store.len() % 3 == 0 {
                let step = other.follow(store[other.rows() as usize..].to_vec()).unwrap().unwrap();
                other.commit(step).unwrap();
                assert_eq!((other.rows(), other.table().digest()), (one.rows(), one.table().digest()), "{game}");
            }
        }
        let rest = store[other.rows() as usize..].to_vec();
        assert!(matches!(other.follow([rest.clone(), vec![Row::Undo]].concat()), Ok(None)), "the log is folded");
        let step = other.follow(rest).unwrap().unwrap();
        other.commit(step).unwrap();
        assert_eq!((other.turn(), other.table().digest()), (Turn::Over, one.table().digest()), "{game}");
        assert!(matches!(other.follow(store[..1].to_vec()), Err(DealFault::Entry { .. })), "{game}");
    }
}
