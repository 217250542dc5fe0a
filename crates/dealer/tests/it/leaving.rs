//! Tests of the ways in which people end a game early: they resign, or agree to call it off.

use catalog::{Header, Level, read_record};
use dealer::{About, Access, DealFault, Dealer, LeaveFault, Moment, Person, Row, Screen, Step};
use kernel::{EarlyEnd, Lang, Options, Seat, Shelf, Terms, Turn};
use protocol::{LeaveOffer, Leaving, Pace, Position, Records, TurnInfo, Undo};

pub(crate) const ANN: Person = Person::new([1; 32]);
pub(crate) const BEN: Person = Person::new([2; 32]);
pub(crate) const CID: Person = Person::new([3; 32]);

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number, 4).unwrap()
}

/// A dealer of an open table with its stored rows.
pub(crate) struct Stored {
    pub(crate) dealer: Dealer,
    pub(crate) rows: Vec<Row>,
    holders: Vec<Option<Person>>,
    header: Header,
}

impl Stored {
    /// Returns a table with these terms before its first row. A greedy bot plays each seat without a holder.
    pub(crate) fn new(game: &str, holders: &[Option<Person>], terms: Option<Terms>) -> Stored {
        let names = ["Ann", "Ben", "Cid", "Dot"][..holders.len()].iter().map(|name| (*name).to_owned()).collect();
        let opened = catalog::open(game, &Options::new(), names, &Shelf::EMPTY).unwrap();
        let header = Header { terms, ..opened.header().clone() };
        let mut stored =
            Stored { dealer: fresh(&header, holders), rows: Vec::new(), holders: holders.to_vec(), header };
        let owed = stored.dealer.owed().unwrap();
        stored.keep(owed, Moment::default());
        stored
    }

    /// Stores and commits a step at this moment.
    pub(crate) fn keep(&mut self, step: Step, moment: Moment) {
        let step = self.dealer.stamp(step, moment);
        self.rows.extend_from_slice(step.rows());
        self.dealer.commit(step).unwrap();
    }

    /// Lets the seat to move, which a person or a bot plays, decide at this moment. Returns the seat.
    pub(crate) fn decide(&mut self, moment: Moment) -> Seat {
        let Turn::Of(seat) = self.dealer.turn() else { panic!("expected a seat to move") };
        let choice = self.dealer.think(Level::Greedy).unwrap()(&mut || false);
        let step = self.dealer.act(seat, choice).unwrap();
        self.keep(step, moment);
        seat
    }

    pub(crate) fn resign(&mut self, seat: Seat) {
        let step = self.dealer.resign(seat).unwrap();
        self.keep(step, Moment::default());
    }

    fn propose(&mut self, person: Person) {
        let step = self.dealer.propose(Some(person), Moment::default()).unwrap();
        self.keep(step, Moment::default());
    }

    fn answer(&mut self, person: Person, agree: bool) {
        let step = self.dealer.answer(Some(person), agree, Moment::default()).unwrap();
        self.keep(step, Moment::default());
    }

    /// Returns the table as a server loads it from its stored rows.
    pub(crate) fn again(&self) -> Stored {
        let rows: Vec<Row> = self.rows.iter().map(|row| Row::parse(&row.print()).unwrap()).collect();
        assert_eq!(rows, self.rows, "rows are read as they are written");
        let dealer = fresh(&self.header, &self.holders).replay(&rows).unwrap();
        Stored { dealer, rows, holders: self.holders.clone(), header: self.header.clone() }
    }

    pub(crate) fn show(&self, person: Person) -> Position {
        let about = About { table: "t1", pace: Pace::Calm, notices: Vec::new(), clock: None, window: None };
        Screen::of(Some(person), &self.dealer, Lang::En).show(&self.dealer, &about, None).unwrap().position
    }

    fn leaving(&self, person: Person) -> Leaving {
        self.show(person).leaving.unwrap()
    }

    fn refusal(&self, person: Person) -> LeaveFault {
        self.dealer.propose(Some(person), Moment::default()).err().unwrap()
    }
}

fn fresh(header: &Header, holders: &[Option<Person>]) -> Dealer {
    let levels = holders.iter().map(|holder| if holder.is_none() { Some(Level::Greedy) } else { None });
    let table = catalog::resume(header, &Shelf::EMPTY).unwrap();
    let dealer = Dealer::new(table, levels.collect(), 7).unwrap();
    dealer.with_access(Access::Open(holders.to_vec())).unwrap()
}

#[test]
fn in_a_game_of_two_who_resigns_loses() {
    for game in ["duel", "draft", "oz", "epic"] {
        let mut table = Stored::new(game, &[Some(ANN), Some(BEN)], None);
        table.decide(Moment::default());
        assert_eq!(table.leaving(BEN).offers, [LeaveOffer::Resign, LeaveOffer::CallOff]);
        table.resign(seat(1));
        for table in [&table, &table.again()] {
            assert_eq!(table.dealer.turn(), Turn::Over, "{game}");
            assert_eq!(table.dealer.parted().end(), Some(EarlyEnd::Resigned { seat: seat(1) }));
            assert_eq!(table.dealer.parted().left().collect::<Vec<_>>(), [seat(1)]);
            let (shown, leaving) = (table.show(ANN), table.leaving(ANN));
            assert_eq!((shown.turn, shown.undo, shown.records), (TurnInfo::Over, Undo::Nothing, Records::Whole));
            assert!(shown.scene.choices.is_empty() && leaving.offers.is_empty());
            assert_eq!(leaving.end, Some(EarlyEnd::Resigned { seat: seat(1) }));
            // Nothing happens any more.
            assert!(table.dealer.owed().unwrap().rows().is_empty() && table.dealer.bot_to_move().is_none());
            let Turn::Of(mover) = table.dealer.table().turn() else { panic!("the rules could go on") };
            let fault = table.dealer.act(mover, 0).err().unwrap();
            assert_eq!(fault.to_string(), "the game is over");
            assert_eq!(table.dealer.resign(seat(0)).err(), Some(LeaveFault::Over));
            assert_eq!(table.refusal(ANN), LeaveFault::Over);
        }
    }
}

#[test]
fn in_a_game_of_three_a_bot_plays_on() {
    let terms = Terms { bot: "random".into(), ..Terms::default() };
    let mut table = Stored::new("draft", &[Some(ANN), Some(BEN), Some(CID)], Some(terms));
    let mover = table.decide(Moment::default());
    let Turn::Of(next) = table.dealer.turn() else { panic!("somebody is to move") };
    assert_ne!(mover, next);
    table.resign(next);
    for table in [&table, &table.again()] {
        assert_eq!(table.dealer.bot_to_move(), Some((next, Level::Random)));
        let seats = table.show(ANN).seats;
        assert_eq!(seats[next.index()].bot.as_deref(), Some("random"));
        assert_eq!(seats[next.index()].name, ["Ann", "Ben", "Cid"][next.index()]);
    }
    // A person who has left looks on, and decides nothing more.
    let left = [ANN, BEN, CID][next.index()];
    let shown = table.show(left);
    assert_eq!((shown.viewer, shown.leaving.unwrap().offers), (None, Vec::new()));
    assert_eq!(table.dealer.resign(next).err(), Some(LeaveFault::NoSeat));
    assert!(table.dealer.access().may_change(Some(left)).is_err());
    // The others play on, and the last of them ends the game.
    for _ in 0..3 {
        table.decide(Moment::default());
    }
    let stayed: Vec<Seat> = Seat::all(3).filter(|seat| *seat != next).collect();
    table.resign(stayed[0]);
    assert_eq!(table.dealer.parted().end(), None);
    table.resign(stayed[1]);
    let table = table.again();
    assert_eq!(table.dealer.parted().end(), Some(EarlyEnd::Resigned { seat: stayed[1] }));
    assert_eq!(table.dealer.parted().left().collect::<Vec<_>>(), [next, stayed[0], stayed[1]]);
}

#[test]
fn a_screen_of_who_leaves_stands_up() {
    let mut table = Stored::new("oz", &[Some(ANN), Some(BEN), Some(CID)], None);
    let mut screen = Screen::of(Some(BEN), &table.dealer, Lang::En);
    assert_eq!((screen.viewer(), screen.leaves(&table.dealer)), (Some(seat(1)), Ok(seat(1))));
    table.resign(seat(1));
    screen.settle(&table.dealer);
    assert_eq!((screen.viewer(), screen.leaves(&table.dealer)), (None, Err(LeaveFault::NoSeat)));
    assert!(screen.sit(Some(seat(1)), &table.dealer).is_err());
}

#[test]
fn a_person_who_holds_two_seats_gives_up_the_one_in_sight() {
    let table = Stored::new("duel", &[Some(ANN), Some(ANN)], None);
    let mut screen = Screen::of(Some(ANN), &table.dealer, Lang::En);
    assert_eq!(screen.leaves(&table.dealer), Err(LeaveFault::NoSeat), "behind the curtain");
    screen.sit(Some(seat(1)), &table.dealer).unwrap();
    assert_eq!(screen.leaves(&table.dealer), Ok(seat(1)));
    assert_eq!(table.refusal(ANN), LeaveFault::Alone, "one person cannot agree with anybody");
}

#[test]
fn a_game_ends_without_a_result_once_everybody_agrees() {
    let mut table = Stored::new("draft", &[Some(ANN), None, Some(BEN), Some(CID)], None);
    table.decide(Moment::default());
    table.propose(BEN);
    assert_eq!(table.leaving(BEN).offers, [LeaveOffer::Resign], "one's own proposal needs no answer");
    assert_eq!(table.leaving(ANN).offers, [LeaveOffer::Resign, LeaveOffer::Answer]);
    let mut table = table.again();
    assert_eq!(table.leaving(ANN).agreed, [seat(2)]);
    table.answer(ANN, true);
    assert_eq!((table.leaving(CID).agreed, table.dealer.parted().end()), (vec![seat(2), seat(0)], None));
    table.answer(CID, true);
    let table = table.again();
    assert_eq!((table.dealer.turn(), table.dealer.parted().end()), (Turn::Over, Some(EarlyEnd::CalledOff)));
    assert_eq!(table.dealer.parted().left().count(), 0, "nobody has left");
}

#[test]
fn a_proposal_is_over_once_somebody_declines_or_decides() {
    let mut table = Stored::new("draft", &[Some(ANN), Some(BEN)], None);
    table.propose(ANN);
    table.answer(BEN, false);
    assert!(table.again().leaving(ANN).agreed.is_empty());
    let fault = table.dealer.answer(Some(BEN), true, Moment::default()).err();
    assert_eq!(fault, Some(LeaveFault::NoProposal));
    // Nobody is asked again and again.
    assert_eq!((table.again().refusal(ANN), table.refusal(BEN)), (LeaveFault::Declined, LeaveFault::Declined));
    assert_eq!(table.leaving(ANN).offers, [LeaveOffer::Resign]);
    table.decide(Moment::default());
    table.propose(ANN);
    table.decide(Moment::default());
    assert!(table.again().leaving(BEN).agreed.is_empty());
    assert_eq!(table.leaving(ANN).offers, [LeaveOffer::Resign, LeaveOffer::CallOff]);
    // Two people who propose it at the same moment agree.
    table.propose(ANN);
    table.propose(BEN);
    assert_eq!(table.dealer.parted().end(), Some(EarlyEnd::CalledOff));
}

#[test]
fn who_leaves_has_no_say_and_stops_nobody() {
    let mut table = Stored::new("draft", &[Some(ANN), Some(BEN), Some(CID)], None);
    table.propose(CID);
    table.resign(seat(2));
    assert!(table.leaving(ANN).agreed.is_empty(), "a departure ends a proposal, too");
    assert_eq!(table.refusal(CID), LeaveFault::NoSeat);
    table.resign(seat(1));
    table.propose(ANN);
    assert_eq!(table.dealer.parted().end(), Some(EarlyEnd::CalledOff), "Ann is the last person");
}

#[test]
fn nothing_of_this_is_at_a_table_of_ones_own() {
    let names = vec!["Ann".into(), "Ben".into()];
    let table = catalog::open("duel", &Options::new(), names, &Shelf::EMPTY).unwrap();
    let dealer = Dealer::new(table, vec![None, None], 7).unwrap();
    assert_eq!(dealer.resign(seat(0)).err(), Some(LeaveFault::Own));
    assert_eq!(dealer.propose(None, Moment::default()).err(), Some(LeaveFault::Own));
    let about = About { table: "t1", pace: Pace::Calm, notices: Vec::new(), clock: None, window: None };
    let position = Screen::on_opening(&dealer, Lang::En).show(&dealer, &about, None).unwrap().position;
    assert_eq!((position.leaving, position.clock), (None, None));
}

#[test]
fn an_undo_does_not_go_back_beyond_a_departure() {
    // In a draft of three, a person may take back a decision until somebody else has acted or was shown something.
    let mut table = Stored::new("oz", &[Some(ANN), Some(BEN), Some(CID)], None);
    let mut found = 0;
    for _ in 0..200 {
        let Turn::Of(_) = table.dealer.turn() else { break };
        let mover = table.decide(Moment::default());
        if table.dealer.undo(mover).is_err() {
            continue;
        }
        found += 1;
        let other = Seat::all(3).find(|seat| *seat != mover).unwrap();
        let mut left = table.again();
        left.resign(other);
        for dealer in [&left.dealer, &left.again().dealer] {
            assert!(dealer.undo(mover).is_err(), "somebody has left since");
        }
    }
    assert!(found > 0, "no decision could be taken back");
}

#[test]
fn a_record_tells_who_has_left_and_how_the_game_ended() {
    let mut table = Stored::new("draft", &[Some(ANN), Some(BEN), Some(CID)], Some(Terms::default()));
    table.decide(Moment::default());
    table.resign(seat(2));
    assert!(
        !Screen::of(Some(ANN), &table.dealer, Lang::En).record(&table.dealer).contains("left"),
        "a log in sentences"
    );
    table.propose(ANN);
    table.answer(BEN, true);
    let record = table.dealer.record();
    let first = record.lines().next().unwrap();
    assert!(
        first.ends_with(
            r#""terms":{"time":null,"late":"bot","bot":"ismcts:1000"},"left":[2],"end":{"by":"calledOff"}}"#
        )
    );
    // The record can be replayed, and the game then continues from its last position.
    let read = read_record(record.as_bytes(), &Shelf::EMPTY).unwrap();
    assert_eq!((read.entries(), read.header().end), (table.dealer.table().entries(), None));
    assert!(read.header().left.is_empty());
}

#[test]
fn rows_that_no_table_can_have_are_refused() {
    for (row, expected) in [
        (r#"{"parted":{"resigned":{"seat":3,"bot":null}}}"#, "row 1: seat 3; expected one of 2 seats, counted from 0"),
        (r#"{"parted":{"resigned":{"seat":1,"bot":"genius"}}}"#, "row 1: \"genius\" is not a bot"),
    ] {
        let table = Stored::new("duel", &[Some(ANN), Some(BEN)], None);
        let rows = [Row::parse(row).unwrap()];
        match fresh(&table.header, &table.holders).replay(&rows) {
            Err(DealFault::Rows(why)) => assert!(why.starts_with(expected), "{why}"),
            other => panic!("{:?}", other.err()),
        }
    }
    for row in [r#"{"parted":{"left":1}}"#, r#"{"parted":{"agreed":{}}}"#, r#"{"clock":{"at":1,"left":[]}}"#] {
        assert!(Row::parse(row).is_err(), "{row}");
    }
}
