//! Tests of windows for answers and of standing orders. The tests hand in the time and the pauses.

use crate::leaving::{ANN, BEN, Stored};
use dealer::{Dealer, Moment, OrdersFault, Person, Private, Row};
use kernel::{Late, Length, Rng, Seat, Terms, Time, Turn, Viewer, Windows};
use protocol::{Orders, Records};

const PAUSE: u64 = 2_000;
const LENGTH: u64 = 20_000;
const PEOPLE: [Person; 2] = [ANN, BEN];

fn terms(length: Length, strict: bool) -> Option<Terms> {
    Some(Terms { windows: Some(Windows { length, strict }), ..Terms::default() })
}

fn seconds(strict: bool) -> Option<Terms> {
    terms(Length::Seconds(20), strict)
}

fn at(now: u64) -> Moment {
    Moment { now, since: 0, lag: 0 }
}

fn mover(table: &Stored) -> Seat {
    let Turn::Of(seat) = table.dealer.turn() else { panic!("expected a seat to move") };
    seat
}

/// Plays a duel of greedy people, a second for each decision, to a window that fits. Returns the table, its seat and the
/// time at which the window opened.
fn window(terms: Option<Terms>, fits: impl Fn(&Dealer) -> bool) -> (Stored, Seat, u64) {
    let mut table = Stored::new("duel", &[Some(ANN), Some(BEN)], terms);
    for now in (1_000..).step_by(1_000) {
        table.decide(at(now));
        if table.dealer.table().window().is_some() && fits(&table.dealer) {
            let seat = mover(&table);
            return (table, seat, now);
        }
    }
    unreachable!("a duel has windows")
}

/// Reports whether the seat to move has a choice.
fn holds_an_answer(dealer: &Dealer) -> bool {
    !dealer.table().can_only_pass()
}

fn order(table: &mut Stored, seat: Seat, orders: Orders) {
    let private = table.dealer.ordered(seat, orders).unwrap();
    table.dealer.keep_private(seat, Private::parse(&private.print()).unwrap());
}

fn due(table: &Stored, now: u64) -> Option<u64> {
    table.dealer.window_due(at(now), PAUSE)
}

/// Ends the window at this time. Returns the rows.
fn end(table: &mut Stored, now: u64) -> Vec<Row> {
    assert!(table.dealer.end_window(at(now - 1), PAUSE).unwrap().is_none(), "not before");
    let rows = table.rows.len();
    let step = table.dealer.end_window(at(now), PAUSE).unwrap().expect("it is due");
    table.keep(step, at(now));
    table.rows[rows..].to_vec()
}

#[test]
fn orders_and_an_empty_hand_pass_after_the_same_pause() {
    let (mut empty, _, opened) = window(seconds(false), |dealer| !holds_an_answer(dealer));
    assert_eq!(due(&empty, opened), Some(opened + PAUSE));
    let by_nothing = end(&mut empty, opened + PAUSE);
    let (mut ordered, seat, opened) = window(seconds(false), holds_an_answer);
    assert_eq!(due(&ordered, opened), Some(opened + LENGTH), "without orders it is asked");
    order(&mut ordered, seat, Orders::LetHappen);
    assert_eq!(due(&ordered, opened), Some(opened + PAUSE));
    let mut by_hand = ordered.again();
    let by_orders = end(&mut ordered, opened + PAUSE);
    // The rows are those of a person who passes at that time.
    let choices = by_hand.show(PEOPLE[seat.index()]).scene.choices.len();
    let step = by_hand.dealer.act(seat, choices - 1).unwrap();
    let rows = by_hand.rows.len();
    by_hand.keep(step, at(opened + PAUSE));
    assert_eq!(by_hand.rows[rows..].first(), by_orders.first());
    let is_entry = |rows: &[Row]| matches!(rows.first(), Some(Row::Timed(..) | Row::Line(_)));
    assert!(is_entry(&by_nothing) && is_entry(&by_orders));
}

#[test]
fn nobody_is_awaited_in_a_window_that_passes_by_itself() {
    let (empty, _, _) = window(seconds(false), |dealer| !holds_an_answer(dealer));
    assert_eq!(empty.dealer.awaited(), None);
    let (mut asked, seat, _) = window(seconds(false), holds_an_answer);
    assert_eq!(asked.dealer.awaited(), Some(seat));
    order(&mut asked, seat, Orders::LetHappen);
    assert_eq!(asked.dealer.awaited(), None);
    let (mut strict, seat, _) = window(seconds(true), holds_an_answer);
    assert_eq!(strict.dealer.awaited(), Some(seat));
    let private = strict.dealer.keeps(seat, 0).unwrap().expect("it is kept");
    strict.dealer.keep_private(seat, private);
    assert_eq!(strict.dealer.awaited(), None, "the answer is given");
    // Without windows, the game waits for every answer.
    let (waited, seat, _) = window(None, |dealer| !holds_an_answer(dealer));
    assert_eq!(waited.dealer.awaited(), Some(seat));
}

#[test]
fn who_does_not_answer_in_time_is_passed() {
    let (mut table, seat, opened) = window(seconds(false), holds_an_answer);
    let entries = table.dealer.table().entries();
    assert_eq!(table.dealer.window_left(at(opened + 5_000)), Some(LENGTH - 5_000));
    end(&mut table, opened + LENGTH);
    assert!(table.dealer.table().entries() > entries);
    assert!(due(&table, opened + LENGTH).is_none_or(|due| due > opened + LENGTH));
    assert_eq!(table.dealer.level(seat), None, "the person plays on");
}

#[test]
fn orders_may_name_what_the_person_is_asked_about() {
    let (mut table, seat, opened) = window(seconds(false), holds_an_answer);
    let topic = table.dealer.table().window().unwrap().id;
    for (about, is_asked) in [(vec![topic.to_owned()], true), (Vec::new(), false)] {
        order(&mut table, seat, Orders::About(about));
        assert_eq!(due(&table, opened), Some(opened + if is_asked { LENGTH } else { PAUSE }));
    }
    let others = table.dealer.table().topics().iter().filter(|other| other.id != topic);
    order(&mut table, seat, Orders::About(others.map(|other| other.id.to_owned()).collect()));
    assert_eq!(due(&table, opened), Some(opened + PAUSE));
    let fault = table.dealer.ordered(seat, Orders::About(vec!["wizards".into()])).unwrap_err();
    assert!(matches!(&fault, OrdersFault::UnknownTopic { found, .. } if found == "wizards"), "{fault}");
    assert!(fault.to_string().contains(topic), "it says what was expected");
}

#[test]
fn at_a_strict_table_every_window_lasts_for_its_full_length() {
    let (empty, _, opened) = window(seconds(true), |dealer| !holds_an_answer(dealer));
    assert_eq!(due(&empty, opened), Some(opened + LENGTH));
    let (mut table, seat, opened) = window(seconds(true), holds_an_answer);
    order(&mut table, seat, Orders::LetHappen);
    assert_eq!(due(&table, opened), Some(opened + LENGTH));
    // An answer is kept, may be changed, and takes effect in the end, also after a restart.
    let (before, rows) = (table.show(PEOPLE[1 - seat.index()]), table.rows.len());
    for choice in [1, 0] {
        let private = table.dealer.keeps(seat, choice).unwrap().expect("it is kept");
        table.dealer.keep_private(seat, private);
        assert_eq!(table.show(PEOPLE[seat.index()]).windows.unwrap().own.unwrap().answer, Some(choice));
    }
    assert!(table.dealer.keeps(seat, 99).is_err(), "a choice that is not offered");
    assert_eq!(table.show(PEOPLE[1 - seat.index()]), before, "nobody else hears of it");
    assert_eq!(table.rows.len(), rows);
    let private = table.dealer.ordered(seat, Orders::Ask).unwrap();
    let mut table = table.again();
    table.dealer.keep_private(seat, private);
    let expected = table.dealer.act(seat, 0).unwrap();
    let expected: Vec<Row> = table.dealer.stamp(expected, at(opened + LENGTH)).rows().to_vec();
    assert_eq!(end(&mut table, opened + LENGTH), expected);
}

#[test]
fn where_orders_alone_decide_only_who_wants_it_is_asked() {
    let by_days = Terms { time: Some(Time::Days(2)), late: Late::Loss, ..terms(Length::Orders {}, false).unwrap() };
    let (mut table, seat, opened) = window(Some(by_days), holds_an_answer);
    assert_eq!(due(&table, opened), Some(opened + PAUSE), "usually, everything happens");
    order(&mut table, seat, Orders::Ask);
    assert_eq!((due(&table, opened), table.dealer.window_left(at(opened))), (None, None));
    assert_eq!(table.dealer.clock(at(opened)).unwrap().runs, Some(seat), "the clock limits the time");
}

#[test]
fn a_seat_may_say_aloud_that_it_lets_all_of_a_turn_pass() {
    for strict in [false, true] {
        let (mut table, seat, opened) = window(seconds(strict), holds_an_answer);
        let turn = table.show(ANN).windows.unwrap().turn;
        let late = table.dealer.let_pass(seat, turn + 1).err();
        assert_eq!(late, Some(OrdersFault::OtherTurn { found: turn + 1, expected: turn }));
        let step = table.dealer.let_pass(seat, turn).unwrap();
        assert!(matches!(step.rows(), [Row::LetPass(_), Row::Line(_), ..]), "this window passes at once");
        table.keep(step, at(opened + 10));
        for person in PEOPLE {
            let windows = table.again().show(person).windows.unwrap();
            assert!(windows.passing == [seat] || windows.turn != turn, "everybody knows");
        }
        assert!(
            table.dealer.let_pass(seat, turn).is_err() || table.dealer.let_pass(seat, turn).unwrap().rows().is_empty()
        );
        // It lasts for this turn alone.
        let mut asked = false;
        for now in (opened + 1_000..).step_by(1_000).take(2_000) {
            let windows = table.show(ANN).windows;
            let Some(windows) = windows.filter(|_| table.dealer.turn() != Turn::Over) else { break };
            if windows.open.is_some() && mover(&table) == seat {
                assert_ne!(windows.turn, turn, "in that turn, the seat is not asked again");
                asked = true;
                break;
            }
            table.decide(at(now));
        }
        assert!(asked, "in a later turn it is asked again");
    }
}

#[test]
fn no_clock_runs_in_a_window() {
    let live = Time::Live { minutes: 5, increment: 3 };
    let live = Terms { time: Some(live), late: Late::Loss, ..seconds(false).unwrap() };
    let (mut table, seat, opened) = window(Some(live), holds_an_answer);
    let clock = table.dealer.clock(at(opened)).unwrap();
    assert_eq!(clock.runs, None);
    end(&mut table, opened + LENGTH);
    let left = |table: &Stored| table.dealer.clock(at(opened + LENGTH)).unwrap().left[seat.index()];
    assert_eq!(left(&table), clock.left[seat.index()], "it costs nothing and gains nothing");
}

#[test]
fn a_window_of_seconds_does_not_end_while_the_server_is_down() {
    let (table, _, opened) = window(seconds(false), |dealer| !holds_an_answer(dealer));
    let back = |now: u64| Moment { now, since: opened + 60_000, lag: 0 };
    assert_eq!(table.dealer.window_due(back(opened + 50_000), PAUSE), Some(opened + 60_000 + PAUSE));
    assert_eq!(table.dealer.window_left(back(opened + 60_000)), Some(LENGTH));
}

#[test]
fn nothing_is_taken_back_while_a_window_is_open_or_to_open_it_again() {
    let (mut table, seat, opened) = window(seconds(false), holds_an_answer);
    for seat in Seat::all(2) {
        assert!(table.dealer.undo(seat).is_err());
    }
    let before = table.dealer.table().entries();
    let step = table.dealer.act(seat, 0).unwrap();
    table.keep(step, at(opened + 100));
    if let Ok(step) = table.dealer.undo(seat) {
        assert!(step.table().entries() > before, "the window stays closed");
    }
}

#[test]
fn orders_are_in_no_other_position_and_in_no_record() {
    let (mut table, seat, opened) = window(seconds(false), holds_an_answer);
    let other = PEOPLE[1 - seat.index()];
    let (before, record) = (table.show(other), table.dealer.record());
    order(&mut table, seat, Orders::LetHappen);
    let own = table.show(PEOPLE[seat.index()]).windows.unwrap().own.unwrap();
    assert_eq!((own.orders, own.topics.len()), (Orders::LetHappen, 4));
    assert_eq!(table.show(other), before);
    let onlooker = table.show(Person::new([9; 32])).windows.unwrap();
    assert_eq!(onlooker.own, None);
    assert_eq!((table.dealer.record(), table.dealer.records()), (record, Records::Redacted));
    // Another seat's orders stay with the person who gave them.
    assert_eq!(table.show(other).windows.unwrap().own.unwrap().orders, Orders::Ask);
    assert_eq!(due(&table, opened), Some(opened + PAUSE));
}

#[test]
fn a_table_without_windows_takes_no_orders() {
    let table = Stored::new("duel", &[Some(ANN), Some(BEN)], None);
    let seat = mover(&table);
    assert_eq!(table.dealer.ordered(seat, Orders::LetHappen), Err(OrdersFault::NoWindows));
    assert_eq!(table.dealer.let_pass(seat, 0).err(), Some(OrdersFault::NoWindows));
    assert_eq!((table.show(ANN).windows, due(&table, 0)), (None, None));
    assert!(table.rows.iter().all(|row| matches!(row, Row::Line(_))));
}

#[test]
fn a_bot_answers_after_a_pause_or_at_the_end() {
    for (strict, after) in [(false, PAUSE), (true, LENGTH)] {
        let mut table = Stored::new("duel", &[Some(ANN), None], seconds(strict));
        let bot = Seat::new(1, 2).unwrap();
        for now in (1_000..).step_by(1_000) {
            table.decide(at(now));
            if table.dealer.turn() == Turn::Of(bot) && table.dealer.table().window().is_some() {
                assert_eq!(table.dealer.bot_due(at(now), PAUSE), Some(now + after));
                assert_eq!(due(&table, now), None, "the table does not answer for it");
                break;
            }
            assert_eq!(table.dealer.bot_due(at(now), PAUSE), None);
        }
    }
}

#[test]
fn pauses_are_even() {
    assert_eq!((Dealer::pause(0), Dealer::pause(3_500), Dealer::pause(3_501)), (1_500, 5_000, 1_500));
    assert_eq!(Dealer::MOST_PAUSE, 5_000);
    assert!(u64::from(Length::LEAST_SECONDS) * 1_000 > Dealer::MOST_PAUSE);
}

#[test]
fn every_window_is_public_and_can_be_passed() {
    let mut rng = Rng::new(5);
    for (game, most) in [("duel", 400), ("oz", 400), ("epic", 400)] {
        let mut table = Stored::new(game, &[Some(ANN), Some(BEN)], seconds(false));
        let (mut windows, mut turns) = (0, 0);
        for now in 0..most {
            if table.dealer.turn() == Turn::Over {
                break;
            }
            let before = table.dealer.table();
            if let Some(topic) = before.window() {
                windows += 1;
                assert!(before.topics().contains(topic), "{game}: {topic:?}");
                assert!(before.copy().let_happen().is_ok(), "{game}: {topic:?}");
            }
            for viewer in [Viewer::Table, Viewer::Seat(mover(&table))] {
                let other = before.dealt_again(viewer, &mut rng);
                assert_eq!(other.window(), before.window(), "{game}");
                assert_eq!(other.turn_number(), before.turn_number(), "{game}");
            }
            let turn = before.turn_number();
            table.decide(at(now * 1_000));
            turns += u32::from(table.dealer.table().turn_number() != turn);
        }
        assert!(windows > 3 && turns > 3, "{game}: {windows} windows in {turns} turns");
    }
}
