//! Tests of the clocks of a game between people. The tests hand in the time.

use crate::leaving::{ANN, BEN, CID, Stored, seat};
use catalog::Header;
use dealer::{Dealer, Moment, Person, Row};
use kernel::{EarlyEnd, Late, Seat, Shelf, Terms, Time, Turn};
use protocol::{LeaveOffer, Undo};

const MINUTE: u64 = 60_000;
const DAY: u64 = 86_400_000;

fn live(late: Late) -> Option<Terms> {
    Some(Terms {
        time: Some(Time::Live { minutes: 5, increment: 3 }),
        late,
        bot: "random".into(),
        windows: None,
        rated: false,
    })
}

fn days(late: Late) -> Option<Terms> {
    Some(Terms { time: Some(Time::Days(2)), late, bot: "random".into(), windows: None, rated: false })
}

fn at(now: u64) -> Moment {
    Moment { now, since: 0, lag: 0 }
}

/// Lets the seat to move decide at this time, with a message that takes `lag`. Returns the seat.
fn decide(table: &mut Stored, now: u64, lag: u64) -> Seat {
    table.decide(Moment { lag, ..at(now) })
}

/// Returns the remaining time of a seat in milliseconds.
fn left(table: &Stored, seat: Seat, now: u64) -> u64 {
    table.dealer.clock(at(now)).unwrap().left[seat.index()].unwrap()
}

fn runs(table: &Stored, now: u64) -> Option<Seat> {
    table.dealer.clock(at(now)).unwrap().runs
}

fn mover(table: &Stored) -> Seat {
    let Turn::Of(seat) = table.dealer.turn() else { panic!("expected a seat to move") };
    seat
}

#[test]
fn a_decision_costs_the_time_since_the_one_before() {
    let mut table = Stored::new("draft", &[Some(ANN), Some(BEN)], live(Late::Loss));
    // The first decision of each seat is free.
    let first = decide(&mut table, MINUTE, 0);
    assert_eq!((left(&table, first, MINUTE), runs(&table, MINUTE)), (5 * MINUTE, Some(mover(&table))));
    let second = decide(&mut table, 3 * MINUTE, 0);
    assert_ne!(first, second);
    assert_eq!(left(&table, second, 3 * MINUTE), 5 * MINUTE);
    // Then each decision costs the time that it took, and gains the increment.
    let mut now = 3 * MINUTE;
    let mut expected = [5 * MINUTE; 2];
    for _ in 0..6 {
        let seat = mover(&table);
        assert_eq!(left(&table, seat, now + 4_000), expected[seat.index()] - 4_000, "while it runs");
        now += 10_000;
        decide(&mut table, now, 0);
        expected[seat.index()] -= 7_000;
        for table in [&table, &table.again()] {
            let waiting = Seat::all(2).find(|seat| Some(*seat) != runs(table, now)).unwrap();
            assert_eq!(left(table, waiting, now + MINUTE), expected[waiting.index()], "it stands still");
            assert_eq!(left(table, seat, now), expected[seat.index()]);
        }
    }
}

#[test]
fn the_way_of_a_message_costs_nothing_up_to_a_second() {
    for (lag, cost) in [(0, 10_000), (400, 9_600), (60_000, 9_000)] {
        let mut table = Stored::new("draft", &[Some(ANN), Some(BEN)], live(Late::Loss));
        for _ in 0..2 {
            decide(&mut table, 0, 0);
        }
        let seat = decide(&mut table, 10_000, lag);
        assert_eq!(left(&table, seat, 10_000), 5 * MINUTE - cost + 3_000, "a lag of {lag}");
    }
}

#[test]
fn bots_and_chance_cost_nothing() {
    let mut table = Stored::new("duel", &[Some(ANN), None], live(Late::Loss));
    let mut now = 0;
    for _ in 0..40 {
        let Turn::Of(seat) = table.dealer.turn() else { break };
        if seat == Seat::new(1, 2).unwrap() {
            assert_eq!((runs(&table, now), table.dealer.due(at(now + DAY))), (None, None), "a bot thinks");
            now += MINUTE;
        }
        decide(&mut table, now, 0);
        assert!(left(&table, self::seat(0), now) >= 5 * MINUTE);
    }
    assert_eq!(table.dealer.clock(at(now)).unwrap().left[1], None);
}

#[test]
fn in_a_game_of_two_who_has_no_time_left_loses() {
    let mut table = Stored::new("duel", &[Some(ANN), Some(BEN)], live(Late::Loss));
    let late = mover(&table);
    // A decision that was made in time has a second to arrive.
    let due = 5 * MINUTE + 1_000;
    assert_eq!(table.dealer.due(at(0)), Some(due));
    assert!(table.dealer.time_up(at(due - 1)).is_none());
    assert_eq!(left(&table, late, due), 0);
    let step = table.dealer.time_up(at(due)).unwrap();
    table.keep(step, at(due));
    for table in [&table, &table.again()] {
        assert_eq!(table.dealer.parted().end(), Some(EarlyEnd::OutOfTime { seat: late }));
        assert_eq!((table.dealer.due(at(2 * due)), runs(table, due)), (None, None));
        assert!(table.dealer.time_up(at(2 * due)).is_none());
    }
}

#[test]
fn a_bot_takes_the_seat_of_who_has_no_time_left() {
    for (holders, late_is) in
        [(vec![Some(ANN), Some(BEN), Some(CID)], Late::Loss), (vec![Some(ANN), Some(BEN)], Late::Bot)]
    {
        for terms in [live(late_is), days(late_is)] {
            let mut table = Stored::new("draft", &holders, terms);
            let late = mover(&table);
            let due = table.dealer.due(at(0)).unwrap();
            let step = table.dealer.time_up(at(due)).unwrap();
            table.keep(step, at(due));
            let mut table = table.again();
            assert_eq!((table.dealer.parted().end(), mover(&table)), (None, late));
            assert!(table.dealer.level(late).is_some() && runs(&table, due).is_none());
            decide(&mut table, due + 5, 0);
            assert_eq!(runs(&table, due + 5), Some(mover(&table)), "the next person has all the time");
            let whole = if terms_are_live(&table) { 5 * MINUTE } else { 2 * DAY };
            assert_eq!(left(&table, mover(&table), due + 5), whole);
        }
    }
}

fn terms_are_live(table: &Stored) -> bool {
    matches!(table.show(ANN).leaving.unwrap().terms.time, Some(Time::Live { .. }))
}

#[test]
fn a_game_that_nobody_else_plays_ends_with_the_time() {
    let mut table = Stored::new("draft", &[Some(ANN), None, None], days(Late::Bot));
    while mover(&table) != seat(0) {
        decide(&mut table, 0, 0);
    }
    let step = table.dealer.time_up(at(2 * DAY)).unwrap();
    table.keep(step, at(2 * DAY));
    assert_eq!(table.dealer.parted().end(), Some(EarlyEnd::OutOfTime { seat: seat(0) }));
}

#[test]
fn the_others_may_call_off_a_game_that_waits_for_too_long() {
    let mut table = Stored::new("draft", &[Some(ANN), Some(BEN), Some(CID)], days(Late::CallOff));
    let late = mover(&table);
    let people: Vec<Person> =
        [ANN, BEN, CID].into_iter().filter(|person| *person != [ANN, BEN, CID][late.index()]).collect();
    let after = 2 * DAY + 1;
    assert!(table.dealer.time_up(at(after)).is_none());
    assert_eq!(table.dealer.due(at(0)), Some(2 * DAY));
    assert_eq!(table.dealer.due(at(after)), None, "nothing more happens by itself");
    assert_eq!(left(&table, late, after), 0);
    // Before the end of time, everybody has to agree.
    let propose = |table: &mut Stored, person: Person, now: u64| {
        let step = table.dealer.propose(Some(person), at(now)).unwrap();
        table.keep(step, at(now));
    };
    for (now, is_over) in [(DAY, false), (after, true)] {
        let mut table = table.again();
        propose(&mut table, people[0], now);
        assert_eq!(table.dealer.parted().end(), None);
        propose(&mut table, people[1], now);
        assert_eq!(table.dealer.parted().end(), is_over.then_some(EarlyEnd::CalledOff));
    }
    // As long as they do not, the person may still decide.
    decide(&mut table, after, 0);
    assert_eq!(left(&table, mover(&table), after), 2 * DAY);
    assert!(table.show(people[0]).leaving.unwrap().offers.contains(&LeaveOffer::CallOff));
}

#[test]
fn each_decision_of_a_game_by_days_has_the_same_time() {
    let mut table = Stored::new("duel", &[Some(ANN), Some(BEN)], days(Late::Loss));
    for number in 1..8 {
        let now = number * DAY;
        assert_eq!(left(&table, mover(&table), now), DAY, "a day has passed");
        decide(&mut table, now, 0);
        for table in [&table, &table.again()] {
            assert_eq!(left(table, mover(table), now), 2 * DAY);
            // Days pass while the server is down.
            let later = Moment { now: now + DAY, since: now + DAY, lag: 0 };
            assert_eq!(table.dealer.clock(later).unwrap().left[mover(table).index()], Some(DAY));
        }
    }
}

#[test]
fn a_live_clock_does_not_run_while_the_server_is_down() {
    let mut table = Stored::new("duel", &[Some(ANN), Some(BEN)], live(Late::Loss));
    decide(&mut table, 0, 0);
    // The server is down until the next day.
    let back = |now: u64| Moment { now, since: DAY, lag: 0 };
    let mut table = table.again();
    let seat = mover(&table);
    let kept = left(&table, seat, 0);
    let clock = |table: &Stored, now: u64| table.dealer.clock(back(now)).unwrap().left[seat.index()];
    assert_eq!(clock(&table, DAY - 5_000), Some(kept), "people are still coming back");
    assert_eq!(clock(&table, DAY + 5_000), Some(kept - 5_000));
    assert_eq!(table.dealer.due(back(DAY)), Some(DAY + kept + 1_000));
    table.decide(back(DAY + 20_000));
    let spent = kept - clock(&table, DAY + 20_000).unwrap_or(kept);
    assert!(spent == 0 || spent == 17_000, "the first decision is free, and any other costs the time since the return");
}

#[test]
fn nothing_is_taken_back_against_a_clock() {
    let mut table = Stored::new("oz", &[Some(ANN), Some(BEN)], live(Late::Loss));
    for number in 0..20 {
        let seat = decide(&mut table, number * 1_000, 0);
        assert!(table.dealer.undo(seat).is_err());
        assert_eq!(table.show([ANN, BEN][seat.index()]).undo, Undo::Timed);
    }
}

#[test]
fn a_table_without_a_clock_has_no_times() {
    let mut table = Stored::new("duel", &[Some(ANN), Some(BEN)], None);
    decide(&mut table, MINUTE, 0);
    assert_eq!((table.dealer.clock(at(DAY)), table.dealer.due(at(DAY))), (None, None));
    assert!(table.rows.iter().all(|row| !row.print().contains("clock")));
}

#[test]
fn a_clock_stands_still_on_ones_own_machine() {
    let header = Header { terms: live(Late::Loss), ..crate::table("duel").header().clone() };
    let mut dealer = Dealer::new(catalog::resume(&header, &Shelf::EMPTY).unwrap(), vec![None; 2], 7).unwrap();
    let owed = dealer.stamp(dealer.owed().unwrap(), at(0));
    assert!(owed.rows().iter().all(|row| matches!(row, Row::Line(_))));
    dealer.commit(owed).unwrap();
    assert_eq!((dealer.clock(at(DAY)), dealer.due(at(DAY))), (None, None));
    assert!(dealer.time_up(at(DAY)).is_none());
}
