//! Whose view a screen gets, and when the curtain falls.

use crate::{dealer, decide, run_on};
use catalog::Level;
use dealer::{Eyes, SitFault};
use kernel::{Seat, Turn, Viewer};

const ANN: usize = 0;
const BEN: usize = 1;

fn seat(number: usize) -> Seat {
    Seat::new(number, 2).unwrap()
}

#[test]
fn alone_against_a_bot_one_sees_ones_own_from_the_start() {
    let dealer = dealer("duel", [Some(Level::Random), None]);
    let eyes = Eyes::on_opening(&dealer);
    assert_eq!((eyes, eyes.viewer()), (Eyes::Seat(seat(BEN)), Viewer::Seat(seat(BEN))));
    assert!(!dealer.is_shared());
}

#[test]
fn where_two_share_a_screen_nobodys_hand_is_shown_before_somebody_sits_down() {
    let (mut dealer, mut store) = (dealer("duel", [None; 2]), Vec::new());
    run_on(&mut dealer, &mut store);
    let Turn::Of(active) = dealer.table().turn() else { panic!("somebody is to move") };
    let eyes = Eyes::on_opening(&dealer);
    assert_eq!((eyes, eyes.viewer(), eyes.pass_to(&dealer)), (Eyes::Nobody, Viewer::Table, Some(active)));
    let eyes = Eyes::sitting(Some(active), &dealer).unwrap();
    assert_eq!((eyes, eyes.pass_to(&dealer)), (Eyes::Seat(active), None));
}

#[test]
fn the_curtain_falls_once_one_has_nothing_more_to_decide() {
    let (mut dealer, mut store) = (dealer("duel", [None; 2]), Vec::new());
    run_on(&mut dealer, &mut store);
    loop {
        let Turn::Of(active) = dealer.table().turn() else { panic!("somebody is to move") };
        let eyes = Eyes::sitting(Some(active), &dealer).unwrap();
        decide(&mut dealer, &mut store);
        let eyes = eyes.after_deciding(&dealer);
        let Turn::Of(next) = dealer.table().turn() else { panic!("the game goes on for a while") };
        if next == active {
            assert_eq!(eyes.now(&dealer), Eyes::Seat(active));
            continue;
        }
        assert_eq!((eyes, eyes.viewer()), (Eyes::Away(active), Viewer::Table));
        assert_eq!((eyes.now(&dealer), eyes.pass_to(&dealer)), (Eyes::Nobody, Some(next)));
        return;
    }
}

#[test]
fn a_bots_seat_is_looked_through_only_when_all_is_over() {
    let (mut dealer, mut store) = (dealer("draft", [None, Some(Level::Greedy)]), Vec::new());
    run_on(&mut dealer, &mut store);
    let sit = |number, dealer: &_| Eyes::sitting(Some(seat(number)), dealer);
    assert_eq!(sit(BEN, &dealer), Err(SitFault::SeatOfBot(seat(BEN))));
    assert_eq!(sit(ANN, &dealer), Ok(Eyes::Seat(seat(ANN))));
    let none = Eyes::sitting(Seat::new(2, 3), &dealer);
    assert_eq!(none, Err(SitFault::NoSuchSeat { found: 2, count: 2 }));
    while decide(&mut dealer, &mut store) {}
    assert_eq!(sit(BEN, &dealer), Ok(Eyes::Seat(seat(BEN))));
}
