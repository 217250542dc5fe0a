//! Tests of a table that is open to others: each seat belongs to the person who holds it.

use crate::{dealer, decide, run_on};
use catalog::{Level, TableFault};
use dealer::{About, Access, AccessFault, DealFault, Dealer, DecideFault, Person, Row, Screen, SitFault};
use kernel::{Lang, Seat, Turn, Viewer};
use protocol::{Pace, Position, Records, Undo};

const ANN: Person = Person::new([1; 32]);
const BEN: Person = Person::new([2; 32]);
const CID: Person = Person::new([3; 32]);

fn seat(number: usize) -> Seat {
    Seat::new(number, 2).unwrap()
}

/// Returns the dealer of an open table before its first decision, and the stored rows. A seat without a holder is that
/// of a bot.
fn open(game: &str, holders: [Option<Person>; 2]) -> (Dealer, Vec<Row>) {
    let levels = holders.map(|holder| if holder.is_none() { Some(Level::Greedy) } else { None });
    let mut dealer = dealer(game, levels).with_access(Access::Open(holders.to_vec())).unwrap();
    let mut store = Vec::new();
    run_on(&mut dealer, &mut store);
    (dealer, store)
}

fn show(screen: &mut Screen, dealer: &Dealer) -> Position {
    let about = About { table: "t1", pace: Pace::Calm, notices: Vec::new(), clock: None, window: None };
    screen.show(dealer, &about, None).unwrap().position
}

fn active(dealer: &Dealer) -> Seat {
    let Turn::Of(seat) = dealer.table().turn() else { panic!("somebody is to move") };
    seat
}

#[test]
fn everybody_sits_at_their_own_seat_and_at_no_other() {
    let (dealer, _) = open("duel", [Some(ANN), Some(BEN)]);
    for (person, own) in [(Some(ANN), Some(seat(0))), (Some(BEN), Some(seat(1))), (Some(CID), None), (None, None)] {
        let mut screen = Screen::of(person, &dealer, Lang::En);
        let position = show(&mut screen, &dealer);
        assert_eq!((position.viewer, position.pass_to), (own, None));
        assert_eq!(!position.scene.choices.is_empty(), own == Some(active(&dealer)));
        for other in Seat::all(2).filter(|other| Some(*other) != own) {
            assert_eq!(screen.sit(Some(other), &dealer), Err(SitFault::SeatOfOther(other)));
        }
        assert_eq!(screen.sit(Seat::new(2, 3), &dealer), Err(SitFault::NoSuchSeat { found: 2, count: 2 }));
        assert_eq!(show(&mut screen, &dealer).viewer, own, "a refusal changes nothing");
        let decides = screen.decides(dealer.rows(), &dealer);
        assert_eq!(decides, own.ok_or(DecideFault::NoSeat));
    }
}

#[test]
fn a_person_who_stands_up_sits_down_again() {
    let (dealer, _) = open("duel", [Some(ANN), Some(BEN)]);
    let mut screen = Screen::of(Some(BEN), &dealer, Lang::En);
    screen.sit(None, &dealer).unwrap();
    assert_eq!(screen.decides(dealer.rows(), &dealer), Err(DecideFault::NoSeat));
    screen.sit(Some(seat(1)), &dealer).unwrap();
    assert_eq!(screen.decides(dealer.rows(), &dealer), Ok(seat(1)));
}

#[test]
fn a_seat_of_ones_own_stays_in_sight_while_others_decide() {
    let (mut dealer, mut store) = open("duel", [Some(ANN), Some(BEN)]);
    let mut screens = [ANN, BEN].map(|person| Screen::of(Some(person), &dealer, Lang::En));
    for _ in 0..20 {
        let deciding = active(&dealer);
        decide(&mut dealer, &mut store);
        screens[deciding.index()].decided(&dealer);
        for (screen, own) in screens.iter_mut().zip(Seat::all(2)) {
            assert_eq!(show(screen, &dealer).viewer, Some(own));
        }
    }
}

#[test]
fn one_person_with_several_seats_passes_the_screen_on() {
    let (mut dealer, mut store) = open("duel", [Some(ANN), Some(ANN)]);
    let mut screen = Screen::of(Some(ANN), &dealer, Lang::En);
    let first = active(&dealer);
    let position = show(&mut screen, &dealer);
    assert_eq!((position.viewer, position.pass_to), (None, Some(first)));
    while active(&dealer) == first {
        screen.sit(Some(first), &dealer).unwrap();
        decide(&mut dealer, &mut store);
        screen.decided(&dealer);
    }
    let position = show(&mut screen, &dealer);
    assert_eq!((position.viewer, position.pass_to), (None, Some(active(&dealer))));
    let mut other = Screen::of(Some(BEN), &dealer, Lang::En);
    assert_eq!(show(&mut other, &dealer).pass_to, None, "who looks on is not asked");
}

#[test]
fn screens_of_the_same_seats_are_alike() {
    let (dealer, _) = open("duel", [Some(ANN), Some(BEN)]);
    let of = |person| Screen::of(person, &dealer, Lang::En);
    assert_eq!(of(Some(ANN)), of(Some(ANN)));
    assert_eq!(of(Some(CID)), of(None), "everybody who looks on sees the same");
    assert_eq!(of(None), Screen::on_opening(&dealer, Lang::En));
    assert_ne!(of(Some(ANN)), of(Some(BEN)));
}

#[test]
fn after_the_end_one_looks_from_any_seat_and_decides_only_for_ones_own() {
    let mut taken_back = 0;
    for game in catalog::GAMES.iter().map(|game| game.name) {
        for holders in [[Some(ANN), None], [None, Some(ANN)]] {
            let (mut dealer, mut store) = open(game, holders);
            let own = Seat::all(2).find(|seat| dealer.level(*seat).is_none()).unwrap();
            while decide(&mut dealer, &mut store) {}
            let mut spectator = Screen::of(Some(CID), &dealer, Lang::En);
            spectator.sit(Some(own), &dealer).unwrap();
            let position = show(&mut spectator, &dealer);
            assert_eq!((position.viewer, position.undo), (Some(own), Undo::Nothing), "{game}");
            assert_eq!(spectator.decides(dealer.rows(), &dealer), Err(DecideFault::SeatOfOther(own)), "{game}");
            let mut mine = Screen::of(Some(ANN), &dealer, Lang::En);
            assert_eq!(mine.decides(dealer.rows(), &dealer), Ok(own), "{game}");
            let Ok(undo) = dealer.undo(own) else { continue };
            assert_eq!(show(&mut mine, &dealer).undo, Undo::May, "{game}");
            dealer.commit(undo).unwrap();
            taken_back += 1;
            assert_eq!(show(&mut spectator, &dealer).viewer, None, "{game}: the hand is hidden again");
            assert_eq!(show(&mut mine, &dealer).viewer, Some(own), "{game}");
        }
    }
    assert!(taken_back > 0, "the end of some game can be taken back");
}

/// Between people, a decision is taken back only if nobody else has been told of it. A person who plays with bots has
/// nobody to tell.
#[test]
fn nobody_takes_back_what_another_person_was_told() {
    for game in catalog::GAMES.iter().map(|game| game.name) {
        let (mut shared, mut rows) = open(game, [Some(ANN), Some(BEN)]);
        let mut told = 0;
        for _ in 0..60 {
            let Turn::Of(own) = shared.table().turn() else { break };
            let before = shared.table().entries();
            decide(&mut shared, &mut rows);
            let alone = own_copy(game, [Some(ANN), Some(ANN)], &rows);
            if alone.undo(own).is_err() {
                assert!(shared.undo(own).is_err(), "{game}: the rules about luck and looks stay");
                continue;
            }
            let (other, entries) = (Seat::all(2).find(|seat| *seat != own).unwrap(), shared.table().entries());
            let news = shared.table().news(before..entries, Viewer::Seat(other), Lang::En);
            let is_told = news.iter().any(|(_, news)| news.words.is_some() || !news.happened.is_empty());
            assert_eq!(shared.undo(own).err(), is_told.then_some(TableFault::CannotUndo), "{game}");
            let mut screen = Screen::of(Some([ANN, BEN][own.index()]), &shared, Lang::En);
            assert_eq!(show(&mut screen, &shared).undo, if is_told { Undo::Shown } else { Undo::May }, "{game}");
            told += usize::from(is_told);
        }
        assert!(told > 0, "{game}: some decision is told to others");
    }
}

/// Returns the dealer of another table with the same log.
fn own_copy(game: &str, holders: [Option<Person>; 2], rows: &[Row]) -> Dealer {
    dealer(game, [None; 2]).with_access(Access::Open(holders.to_vec())).unwrap().replay(rows).unwrap()
}

#[test]
fn an_open_table_gives_no_record_while_it_is_played() {
    let (mut dealer, mut store) = open("draft", [Some(ANN), None]);
    assert_eq!(dealer.records(), Records::Redacted, "even if one person plays with bots");
    while decide(&mut dealer, &mut store) {}
    assert_eq!(dealer.records(), Records::Whole);
}

#[test]
fn who_looks_on_changes_nothing_and_who_shares_the_table_does_not_remove_it() {
    let (one, both) = (Access::Open(vec![Some(ANN), None]), Access::Open(vec![Some(ANN), Some(BEN)]));
    for person in [Some(CID), None] {
        for access in [&one, &both] {
            assert_eq!(access.may_change(person), Err(AccessFault::LooksOn));
            assert_eq!(access.may_remove(person), Err(AccessFault::LooksOn));
        }
        assert_eq!((Access::Own.may_change(person), Access::Own.may_remove(person)), (Ok(()), Ok(())));
    }
    assert_eq!((one.may_change(Some(ANN)), one.may_remove(Some(ANN))), (Ok(()), Ok(())));
    assert_eq!((both.may_change(Some(BEN)), both.may_remove(Some(BEN))), (Ok(()), Err(AccessFault::Shared)));
}

#[test]
fn the_holders_must_fit_the_seats() {
    let with = |levels, holders: Vec<Option<Person>>| {
        dealer("duel", levels).with_access(Access::Open(holders)).map(drop).unwrap_err()
    };
    assert_eq!(with([None; 2], vec![Some(ANN)]), DealFault::Seats { found: 1, expected: 2 });
    let fault = with([None, Some(Level::Greedy)], vec![Some(ANN), Some(BEN)]);
    assert_eq!(fault, DealFault::BotHeld(seat(1)));
    assert_eq!(fault.to_string(), "a person at seat 1, which a bot plays; expected none");
}

#[test]
fn the_hash_of_a_person_is_not_printed() {
    assert_eq!(format!("{:?}", Access::Open(vec![Some(ANN), None])), "Open([Some(Person(…)), None])");
    assert_eq!(ANN.hash(), &[1; 32]);
}
