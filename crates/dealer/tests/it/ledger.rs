//! Tests of ledgers: their parts add up, they follow the judge of the bots, and nobody gets one before the end.

use crate::{dealer, decide, run_on};
use catalog::Level;
use dealer::{Dealer, ReviewFault};
use kernel::{Lang, Options, Seat, SeatMap, Shelf, Turn};
use protocol::LedgerParts;

const BOT: Option<Level> = Some(Level::Greedy);

fn played(mut dealer: Dealer) -> Dealer {
    let mut store = Vec::new();
    run_on(&mut dealer, &mut store);
    while decide(&mut dealer, &mut store) {}
    assert_eq!(dealer.turn(), Turn::Over);
    dealer
}

fn parts(dealer: &Dealer, seat: Seat) -> Option<LedgerParts> {
    let ledger = dealer.ledger("t1", seat, Lang::En).unwrap()();
    assert_eq!((ledger.table.as_str(), ledger.seat, ledger.lang), ("t1", seat, Lang::En));
    ledger.parts
}

#[test]
fn the_parts_of_each_seat_add_up_to_its_result() {
    for game in ["draft", "duel", "oz", "epic"] {
        let dealer = played(dealer(game, [BOT, BOT]));
        let judged = dealer.table().fortunes()().unwrap();
        let mut results = 0;
        for seat in Seat::all(2) {
            let LedgerParts { start, luck, decisions, result, fortunes } = parts(&dealer, seat).unwrap();
            assert_eq!(start + luck + decisions, result, "{game}");
            assert!((0..=10_000).contains(&start), "{game}: {start}");
            let near = |told: i32, due: f64| assert!((f64::from(told) - 10_000.0 * due).abs() <= 0.5, "{game}: {told}");
            let first = (0..).find(|entry| matches!(dealer.table().at(*entry).unwrap().turn(), Turn::Of(_))).unwrap();
            let (before, after): (Vec<_>, Vec<_>) = judged.pieces.iter().partition(|(entry, _)| *entry <= first);
            let sum = |pieces: Vec<&(usize, SeatMap<f64>)>| pieces.iter().map(|(_, luck)| luck[seat]).sum::<f64>();
            near(start, judged.start[seat] + sum(before));
            near(luck, sum(after));
            assert!(fortunes.len() <= 3 && fortunes.is_sorted_by_key(|fortune| fortune.entry));
            for fortune in fortunes {
                let piece = judged.pieces.iter().find(|(entry, _)| *entry == fortune.entry);
                near(fortune.luck, piece.unwrap().1[seat]);
                let past = dealer.table().at(fortune.entry - 1).unwrap();
                assert_eq!(past.turn(), Turn::Chance, "{game}");
            }
            results += result;
        }
        assert_eq!(results, 10_000, "{game}");
    }
}

#[test]
fn a_game_for_one_has_no_ledger() {
    let table = catalog::open("oz", &Options::new(), vec!["Ann".into()], &Shelf::EMPTY).unwrap();
    let dealer = played(Dealer::new(table, vec![BOT], 7).unwrap());
    assert_eq!(parts(&dealer, Seat::all(1).next().unwrap()), None);
}

#[test]
fn nobody_sees_a_ledger_before_the_end() {
    let (mut begun, mut store) = (dealer("draft", [None, BOT]), Vec::new());
    run_on(&mut begun, &mut store);
    let seat = begun.people().next().unwrap();
    assert_eq!(begun.ledger("t1", seat, Lang::En).map(|_| ()).unwrap_err(), ReviewFault::NotOver);
    let third = Seat::all(3).last().unwrap();
    let over = played(begun);
    let refused = over.ledger("t1", third, Lang::En).map(|_| ()).unwrap_err();
    assert_eq!(refused, ReviewFault::NoSuchSeat { found: third, count: 2 });
}
