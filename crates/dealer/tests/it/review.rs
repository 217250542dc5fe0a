//! Tests of reviews: which decisions they are about, that they see what the seat saw, and who gets them.

use crate::{dealer, decide, run_on};
use catalog::{Level, Move};
use dealer::{Dealer, ReviewFault};
use kernel::{Lang, Options, Seat, Shelf, Turn, Viewer};
use protocol::{Measure, Review};

const BOT: Option<Level> = Some(Level::Greedy);

/// Returns a finished game of two bots.
fn finished(game: &str) -> Dealer {
    let (mut dealer, mut store) = (dealer(game, [BOT, BOT]), Vec::new());
    run_on(&mut dealer, &mut store);
    while decide(&mut dealer, &mut store) {}
    assert_eq!(dealer.turn(), Turn::Over, "{game}");
    dealer
}

/// Asks for a review, with an end after three deals.
fn ask(dealer: &Dealer, seat: Seat, from: usize) -> Review {
    let mut left = 3;
    dealer.review("t1", (seat, from), Lang::En).unwrap()(&mut || {
        left -= 1;
        left == 0
    })
}

#[test]
fn every_decision_between_several_choices_is_reviewed_once() {
    for game in ["draft", "duel"] {
        let dealer = finished(game);
        for seat in Seat::all(2) {
            let (mut from, mut entries) = (0, Vec::new());
            let count = loop {
                let review = ask(&dealer, seat, from);
                assert_eq!((review.table.as_str(), review.seat, review.measure), ("t1", seat, Measure::Chance));
                let Some(decision) = review.decision else { break review.decisions };
                entries.push(decision.entry);
                assert_eq!(decision.number, entries.len());
                from = decision.entry + 1;
            };
            assert_eq!(count, entries.len());
            assert_eq!(entries, decisions(&dealer, seat), "{game}");
        }
    }
}

/// Returns the entries before which a seat had several choices, found by playing the game again.
fn decisions(dealer: &Dealer, seat: Seat) -> Vec<usize> {
    let several = |entry: &usize| {
        let past = dealer.table().at(*entry).unwrap();
        past.turn() == Turn::Of(seat) && past.ways() > 1
    };
    (0..dealer.table().entries()).filter(several).collect()
}

#[test]
fn a_review_holds_the_choice_of_the_seat_and_what_it_loses() {
    for game in ["draft", "duel", "oz", "epic"] {
        let dealer = finished(game);
        let seat = Seat::all(2).next().unwrap();
        let entries = decisions(&dealer, seat);
        for entry in [entries[0], entries[entries.len() / 2]] {
            let decision = ask(&dealer, seat, entry).decision.unwrap();
            assert_eq!(decision.entry, entry);
            let past = dealer.table().at(entry).unwrap();
            let scene = past.scene(Viewer::Seat(seat), Lang::En);
            assert_eq!(decision.prompt, scene.prompt);
            let chosen: Vec<_> = decision.choices.iter().filter(|choice| choice.chosen).collect();
            let [chosen] = chosen[..] else { panic!("{} choices in {game}", chosen.len()) };
            let made = dealer.table().at(entry + 1).unwrap().lines().pop().unwrap().happened;
            let offered = scene.choices.iter().position(|choice| choice.words == chosen.words).unwrap();
            let mut again = dealer.table().at(entry).unwrap();
            let same = again.choose(seat, offered).unwrap().happened;
            assert!(matches!(&made, Move::Action { .. }) && made == same, "{game}: {made:?}, {same:?}");
            let best = &decision.choices[0];
            assert!(best.is_level && best.loss == 0);
            // On the same deals, the loss is the difference of the means, but for rounding.
            let difference = best.mean - chosen.mean;
            assert!((chosen.loss - difference.max(0)).abs() <= 1, "{game}: {} for {difference}", chosen.loss);
        }
    }
}

#[test]
fn a_game_is_reviewed_only_once_it_is_over() {
    let (mut begun, mut store) = (dealer("draft", [None, BOT]), Vec::new());
    run_on(&mut begun, &mut store);
    let seat = begun.people().next().unwrap();
    let refused = |dealer: &Dealer, seat| dealer.review("t1", (seat, 0), Lang::En).map(|_| ()).unwrap_err();
    assert_eq!(refused(&begun, seat), ReviewFault::NotOver);
    while decide(&mut begun, &mut store) {
        if begun.turn() != Turn::Over {
            assert_eq!(refused(&begun, seat), ReviewFault::NotOver);
        }
    }
    assert!(begun.review("t1", (seat, 0), Lang::En).is_ok());
    let third = Seat::all(3).last().unwrap();
    assert_eq!(refused(&begun, third), ReviewFault::NoSuchSeat { found: third, count: 2 });
}

#[test]
fn the_same_game_has_the_same_review() {
    let dealer = finished("draft");
    let seat = Seat::all(2).last().unwrap();
    assert_eq!(ask(&dealer, seat, 0), ask(&dealer, seat, 0));
    // After the last decision there is nothing to review.
    let none = ask(&dealer, seat, dealer.table().entries());
    assert!(none.decision.is_none() && none.decisions > 0);
}

#[test]
fn alone_the_review_counts_points() {
    let table = catalog::open("oz", &Options::new(), vec!["Ann".into()], &Shelf::EMPTY).unwrap();
    let (mut dealer, mut store) = (Dealer::new(table, vec![BOT], 7).unwrap(), Vec::new());
    run_on(&mut dealer, &mut store);
    while decide(&mut dealer, &mut store) {}
    let seat = Seat::all(1).next().unwrap();
    let review = ask(&dealer, seat, 0);
    assert_eq!(review.measure, Measure::Points);
    let decision = review.decision.unwrap();
    assert!(decision.choices.iter().all(|choice| choice.low <= choice.mean && choice.mean <= choice.high));
}
