//! Tests of the updates that a screen receives while a game proceeds. An update holds only the changes, and leads to
//! the same position as a message with the whole position.

use crate::{decide, run_on};
use catalog::Level;
use dealer::{About, Dealer, Row, Screen, Shown};
use kernel::{Lang, Options, Seat, Shelf};
use protocol::{Pace, Position, Update};

const ABOUT: About<'static> =
    About { table: "t1", pace: Pace::Instant, notices: Vec::new(), clock: None, window: None };

fn table(game: &str, seats: usize) -> (Dealer, Vec<Row>) {
    let names = ["Ann", "Ben", "Cid", "Dot"][..seats].iter().map(|name| (*name).to_owned()).collect();
    let table = catalog::open(game, &Options::new(), names, &Shelf::EMPTY).unwrap();
    let (mut dealer, mut store) = (Dealer::new(table, vec![None; seats], 5).unwrap(), Vec::new());
    run_on(&mut dealer, &mut store);
    (dealer, store)
}

/// A screen, the last position that was sent to it, and the numbers of updates and of whole positions that it received.
struct Client {
    screen: Screen,
    seat: Option<Seat>,
    has: Option<Position>,
    updates: usize,
    wholes: usize,
}

impl Client {
    fn new(dealer: &Dealer, lang: Lang, seat: Option<Seat>) -> Client {
        Client { screen: Screen::on_opening(dealer, lang), seat, has: None, updates: 0, wholes: 0 }
    }

    /// Sits down at the client's seat, receives the newest message, and checks that it leads to the whole position.
    fn hear(&mut self, dealer: &Dealer) {
        self.screen.sit(self.seat, dealer).unwrap();
        let Shown { update, .. } = self.screen.show(dealer, &ABOUT, self.has.as_ref()).unwrap();
        let alone = self.screen.show(dealer, &ABOUT, None).unwrap();
        assert_eq!(alone.update, None);
        let whole = match &self.has {
            Some(has) => alone.position.following(has),
            None => alone.position,
        };
        match (update, &self.has) {
            (Some(update), Some(has)) => {
                let sent: Update = serde_json::from_str(&serde_json::to_string(&update).unwrap()).unwrap();
                let updated = has.updated(&sent).unwrap();
                assert_eq!(updated.news, sent.news);
                assert!(Position { news: Vec::new(), ..updated } == whole, "row {}", whole.row);
                self.updates += 1;
            }
            _ => self.wholes += 1,
        }
        self.has = Some(whole);
    }
}

#[test]
fn updates_lead_where_whole_positions_do() {
    for (game, seats) in [("draft", 3), ("duel", 2), ("oz", 4), ("epic", 2)] {
        let (mut dealer, mut store) = table(game, seats);
        let viewers = [(Lang::En, Seat::new(0, seats)), (Lang::Fr, Seat::new(1, seats)), (Lang::Fr, None)];
        let mut clients = viewers.map(|(lang, seat)| Client::new(&dealer, lang, seat));
        clients.iter_mut().for_each(|client| client.hear(&dealer));
        while step(&mut dealer, &mut store) {
            clients.iter_mut().for_each(|client| client.hear(&dealer));
        }
        let sitting = clients.iter().filter(|client| client.seat.is_some());
        let few = sitting.into_iter().find(|client| client.wholes > 1 || client.updates < 20);
        assert!(few.is_none(), "{game}: a seat was sent the whole table {} times", few.unwrap().wholes);
    }
}

/// Lets a bot decide. Returns false if no seat is to move.
fn step(dealer: &mut Dealer, store: &mut Vec<Row>) -> bool {
    let kernel::Turn::Of(seat) = dealer.table().turn() else { return false };
    let choice = dealer.think(Level::Greedy).unwrap()(&mut || false);
    let step = dealer.act(seat, choice).unwrap();
    store.extend_from_slice(step.rows());
    dealer.commit(step).unwrap();
    true
}

#[test]
fn a_client_that_has_another_position_is_told_so() {
    let (mut dealer, mut store) = table("duel", 2);
    let seat = Seat::new(0, 2);
    let after = |dealer: &Dealer, (seat, lang), before: Option<&Position>| {
        let mut screen = Screen::on_opening(dealer, lang);
        screen.sit(seat, dealer).unwrap();
        screen.show(dealer, &ABOUT, before).unwrap()
    };
    let show = |dealer: &Dealer, seat, lang| after(dealer, (seat, lang), None).position;
    let first = show(&dealer, seat, Lang::En);
    decide(&mut dealer, &mut store);
    let second = show(&dealer, seat, Lang::En);
    decide(&mut dealer, &mut store);
    let third = show(&dealer, seat, Lang::En);
    let update = after(&dealer, (seat, Lang::En), Some(&second)).update.unwrap();
    assert_eq!(first.updated(&update), None, "a gap");
    assert_eq!(third.updated(&update), None, "it has it already");
    assert_eq!(show(&dealer, Seat::new(1, 2), Lang::En).updated(&update), None, "another seat");
    assert_eq!(after(&dealer, (seat, Lang::Fr), Some(&second)).update, None, "another language");
    assert_eq!(after(&dealer, (Seat::new(1, 2), Lang::En), Some(&second)).update, None, "another seat");
    assert!(!second.goes_on_from(&third), "taken back");
}
