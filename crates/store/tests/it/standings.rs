//! Tests of the results of games that people have left.

use catalog::Level;
use dealer::{Access, Dealer, Moment, Person};
use kernel::{Options, Seat, Shelf, Turn, victors};
use store::{Outcome, Standing};

fn person(number: u8) -> Person {
    Person::new([number; 32])
}

/// Returns a draft between people, before its first decision.
fn draft(seats: usize, seed: u64) -> Dealer {
    let names = ["Ann", "Ben", "Cid"][..seats].iter().map(|name| (*name).to_owned()).collect();
    let table = catalog::open("draft", &Options::new(), names, &Shelf::EMPTY).unwrap();
    let holders = (0..seats as u8).map(|number| Some(person(number))).collect();
    let dealer = Dealer::new(table, vec![None; seats], seed).unwrap();
    let mut dealer = dealer.with_access(Access::Open(holders)).unwrap();
    let owed = dealer.owed().unwrap();
    dealer.commit(owed).unwrap();
    dealer
}

fn resign(dealer: &mut Dealer, seat: Seat) {
    let step = dealer.resign(seat).unwrap();
    dealer.commit(step).unwrap();
}

fn outcome(dealer: &Dealer) -> Outcome {
    match Standing::of(dealer.table(), dealer.parted()) {
        Standing::Over(outcome) => outcome,
        Standing::Turn(seat) => panic!("{seat:?} is to move"),
    }
}

fn seat(number: usize) -> Seat {
    Seat::new(number, 3).unwrap()
}

#[test]
fn the_one_who_stays_wins_a_game_of_two() {
    let mut dealer = draft(2, 7);
    resign(&mut dealer, seat(0));
    let Outcome { won, scores, ending, .. } = outcome(&dealer);
    assert_eq!((won, scores, ending.as_deref()), (vec![seat(1)], vec![0, 1], Some("resigned")));
}

#[test]
fn a_game_that_was_called_off_has_no_result() {
    let mut dealer = draft(2, 7);
    for number in 0..2 {
        let step = dealer.propose(Some(person(number)), Moment::default()).unwrap();
        dealer.commit(step).unwrap();
    }
    let Outcome { won, scores, ending, .. } = outcome(&dealer);
    assert_eq!((won, scores, ending.as_deref()), (Vec::new(), Vec::new(), Some("called off")));
}

#[test]
fn who_has_left_cannot_win_a_game_of_three() {
    let mut would_have_won = 0;
    for seed in 0..12 {
        let mut dealer = draft(3, seed);
        resign(&mut dealer, seat(1));
        while let Turn::Of(_) = dealer.turn() {
            let choice = dealer.think(Level::Random).unwrap()(&mut || false);
            let Turn::Of(mover) = dealer.turn() else { break };
            let step = dealer.act(mover, choice).unwrap();
            dealer.commit(step).unwrap();
        }
        let scores = dealer.table().scores().unwrap();
        would_have_won += usize::from(victors(&scores).eq([seat(1)]));
        let Outcome { won, scores: told, .. } = outcome(&dealer);
        let best = scores[seat(0)].max(scores[seat(2)]);
        let expected: Vec<Seat> = [seat(0), seat(2)].into_iter().filter(|other| scores[*other] == best).collect();
        assert_eq!((won, told), (expected, scores.values().copied().collect()));
    }
    assert!(would_have_won > 0, "in no game the bot had the most points");
}
