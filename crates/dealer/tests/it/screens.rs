//! Tests of a screen: its view, its curtain, and its content.

use crate::{dealer, decide, run_on};
use catalog::{Level, Pass, TableFault};
use dealer::{About, Dealer, DecideFault, Row, Screen, ShareFault, SitFault};
use kernel::{Face, Lang, Seat, Turn, ZoneKind};
use protocol::{Pace, Position, TurnInfo, Undo};

const ANN: usize = 0;
const BEN: usize = 1;

fn seat(number: usize) -> Seat {
    Seat::new(number, 2).unwrap()
}

fn about() -> About<'static> {
    About { table: "t1", pace: Pace::Calm, notices: vec!["A pack has changed.".into()], clock: None, window: None }
}

fn show(screen: &mut Screen, dealer: &Dealer) -> Position {
    screen.show(dealer, &about(), None).unwrap().position
}

/// Returns the seat whose view the screen shows, and the seat to which the screen must be passed.
fn eyes(screen: &mut Screen, dealer: &Dealer) -> (Option<Seat>, Option<Seat>) {
    let Position { viewer, pass_to, .. } = show(screen, dealer);
    (viewer, pass_to)
}

fn active(dealer: &Dealer) -> Seat {
    let Turn::Of(seat) = dealer.table().turn() else { panic!("somebody is to move") };
    seat
}

/// Returns the dealer of a duel before its first decision, and the stored rows.
fn duel(levels: [Option<Level>; 2]) -> (Dealer, Vec<Row>) {
    let (mut dealer, mut store) = (dealer("duel", levels), Vec::new());
    run_on(&mut dealer, &mut store);
    (dealer, store)
}

#[test]
fn alone_against_a_bot_one_sees_ones_own_from_the_start() {
    let (dealer, _) = duel([Some(Level::Random), None]);
    let mut screen = Screen::on_opening(&dealer, Lang::En);
    assert_eq!(eyes(&mut screen, &dealer), (Some(seat(BEN)), None));
}

#[test]
fn a_shared_screen_shows_no_hand_before_somebody_sits_down() {
    let (dealer, _) = duel([None; 2]);
    let mut screen = Screen::on_opening(&dealer, Lang::En);
    assert_eq!(eyes(&mut screen, &dealer), (None, Some(active(&dealer))));
    assert!(show(&mut screen, &dealer).scene.choices.is_empty());
    screen.sit(Some(active(&dealer)), &dealer).unwrap();
    assert_eq!(eyes(&mut screen, &dealer), (Some(active(&dealer)), None));
    assert!(!show(&mut screen, &dealer).scene.choices.is_empty());
}

#[test]
fn the_curtain_falls_once_one_has_nothing_more_to_decide() {
    let (mut dealer, mut store) = duel([None; 2]);
    let mut screen = Screen::on_opening(&dealer, Lang::En);
    loop {
        let before = active(&dealer);
        screen.sit(Some(before), &dealer).unwrap();
        decide(&mut dealer, &mut store);
        screen.decided(&dealer);
        let next = active(&dealer);
        if next == before {
            assert_eq!(eyes(&mut screen, &dealer), (Some(before), None));
            continue;
        }
        assert_eq!(eyes(&mut screen, &dealer), (None, Some(next)));
        return;
    }
}

#[test]
fn while_a_bot_decides_nobody_looks_and_then_the_same_person_again() {
    let levels = vec![None, Some(Level::Greedy), None];
    let names = ["Ann", "Greta", "Cleo"].map(str::to_owned).to_vec();
    let table = catalog::open("draft", &kernel::Options::new(), names, &kernel::Shelf::EMPTY).unwrap();
    let (mut dealer, mut store) = (Dealer::new(table, levels, 3).unwrap(), Vec::new());
    run_on(&mut dealer, &mut store);
    let mut screen = Screen::on_opening(&dealer, Lang::En);
    let mut behind = 0;
    while let Turn::Of(before) = dealer.table().turn() {
        if dealer.level(before).is_none() {
            screen.sit(Some(before), &dealer).unwrap();
        }
        decide(&mut dealer, &mut store);
        screen.decided(&dealer);
        if let Turn::Of(next) = dealer.table().turn()
            && dealer.level(next).is_some()
        {
            behind += 1;
            assert_eq!(eyes(&mut screen, &dealer), (None, None), "a bot decides");
        }
    }
    assert!(behind > 3, "{behind} turns of the bot");
}

#[test]
fn a_bots_seat_is_looked_through_only_when_all_is_over() {
    let (mut dealer, mut store) = (dealer("draft", [None, Some(Level::Greedy)]), Vec::new());
    run_on(&mut dealer, &mut store);
    let mut screen = Screen::on_opening(&dealer, Lang::En);
    assert_eq!(screen.sit(Some(seat(BEN)), &dealer), Err(SitFault::SeatOfBot(seat(BEN))));
    assert_eq!(screen.sit(Some(seat(ANN)), &dealer), Ok(()));
    assert_eq!(screen.sit(Seat::new(2, 3), &dealer), Err(SitFault::NoSuchSeat { found: 2, count: 2 }));
    assert_eq!(eyes(&mut screen, &dealer).0, Some(seat(ANN)), "a refusal changes nothing");
    while decide(&mut dealer, &mut store) {}
    assert_eq!(screen.sit(Some(seat(BEN)), &dealer), Ok(()));
    assert_eq!(eyes(&mut screen, &dealer), (Some(seat(BEN)), None));
}

#[test]
fn one_decides_only_after_the_newest_position_and_sitting_down() {
    let (dealer, _) = duel([None; 2]);
    let mut screen = Screen::on_opening(&dealer, Lang::En);
    let row = dealer.rows();
    assert_eq!(screen.decides(row, &dealer), Err(DecideFault::NoSeat));
    screen.sit(Some(seat(ANN)), &dealer).unwrap();
    assert_eq!(screen.decides(row, &dealer), Ok(seat(ANN)));
    assert_eq!(screen.decides(row - 1, &dealer), Err(DecideFault::MovedOn { at: row - 1, row }));
}

#[test]
fn an_earlier_position_offers_nothing_and_is_left_by_deciding() {
    let (mut dealer, mut store) = duel([None, Some(Level::Greedy)]);
    let mut screen = Screen::on_opening(&dealer, Lang::Fr);
    let entries = dealer.table().entries();
    assert_eq!(screen.look_back(Some(entries + 1), &dealer), Err(TableFault::NoSuchEntry { entries }));
    screen.look_back(Some(2), &dealer).unwrap();
    let back = show(&mut screen, &dealer);
    assert_eq!((back.shown, back.entries, back.turn), (2, entries, TurnInfo::Chance));
    assert!(back.scene.choices.is_empty() && !back.can_undo() && back.log.iter().all(|line| line.entry <= 2));
    decide(&mut dealer, &mut store);
    screen.decided(&dealer);
    let now = show(&mut screen, &dealer);
    assert_eq!((now.shown, now.entries), (dealer.table().entries(), dealer.table().entries()));
}

#[test]
fn looking_back_ends_where_the_entry_was_taken_back() {
    let (mut dealer, mut store) = duel([None; 2]);
    let mut screen = Screen::on_opening(&dealer, Lang::En);
    let before = dealer.table().entries();
    let seat = active(&dealer);
    decide(&mut dealer, &mut store);
    screen.look_back(Some(dealer.table().entries()), &dealer).unwrap();
    assert!(dealer.table().may_undo(seat, Pass::Open), "the first decision of a duel shows nothing new");
    let undone = dealer.undo(seat).unwrap();
    dealer.commit(undone).unwrap();
    assert_eq!(show(&mut screen, &dealer).shown, before);
}

/// After the end, anybody may look from the seat of a bot. The decisions of that seat are still the bot's.
#[test]
fn nobody_takes_back_the_decision_of_a_bot() {
    let mut last_by_bot = 0;
    for game in catalog::GAMES.iter().map(|game| game.name) {
        let (mut dealer, mut store) = (dealer(game, [None, Some(Level::Greedy)]), Vec::new());
        run_on(&mut dealer, &mut store);
        while decide(&mut dealer, &mut store) {}
        let bot = Seat::all(2).find(|seat| dealer.level(*seat).is_some()).unwrap();
        last_by_bot += usize::from(dealer.table().may_undo(bot, Pass::Open));
        let mut screen = Screen::on_opening(&dealer, Lang::En);
        screen.sit(Some(bot), &dealer).unwrap();
        assert_eq!(show(&mut screen, &dealer).undo, Undo::Nothing, "{game}");
        assert_eq!(dealer.undo(bot).map(|step| step.rows().len()), Err(TableFault::CannotUndo), "{game}");
    }
    assert!(last_by_bot > 0, "a bot decides last in some game");
}

#[test]
fn a_position_names_its_table_its_people_and_its_language() {
    let (dealer, _) = duel([None, Some(Level::Greedy)]);
    let mut screen = Screen::on_opening(&dealer, Lang::En);
    let english = show(&mut screen, &dealer);
    screen.speak(Lang::Fr);
    let french = show(&mut screen, &dealer);
    assert_ne!((&english.title, &english.scene.heading), (&french.title, &french.scene.heading));
    assert_eq!((english.table.as_str(), english.pace, english.notices.len()), ("t1", Pace::Calm, 1));
    let seats: Vec<_> = english.seats.iter().map(|seat| (seat.name.as_str(), seat.bot.as_deref())).collect();
    assert_eq!(seats, [("Ann", None), ("Ben", Some("greedy"))]);
}

/// Returns the faces of the face-up cards in the hand of `owner`.
fn hand(position: &Position, owner: Seat) -> Vec<&Face> {
    let zones = position.scene.zones.iter().filter(|zone| zone.owner == Some(owner) && zone.kind == ZoneKind::Hand);
    let faces = zones.flat_map(|zone| &zone.cards).map(|card| &card.face);
    faces.filter(|face| matches!(face, Face::Up { .. })).collect()
}

#[test]
fn all_hands_are_shown_once_the_game_is_over_and_not_before() {
    let (mut dealer, mut store) = duel([None, Some(Level::Greedy)]);
    let mut mine = Screen::on_opening(&dealer, Lang::En);
    let mut spectator = Screen::on_opening(&dealer, Lang::En);
    spectator.sit(None, &dealer).unwrap();
    loop {
        for screen in [&mut mine, &mut spectator] {
            assert_eq!(screen.show_all(&dealer), Err(SitFault::NotOver));
            assert!(!show(screen, &dealer).all_open && hand(&show(screen, &dealer), seat(BEN)).is_empty());
        }
        assert_eq!(dealer.code(), Err(ShareFault::NotOver));
        decide(&mut dealer, &mut store);
        if dealer.table().turn() == Turn::Over {
            break;
        }
    }
    // After a quarter of the entries, both hands are full.
    let back = dealer.table().entries() / 4;
    for screen in [&mut mine, &mut spectator] {
        screen.look_back(Some(back), &dealer).unwrap();
        screen.show_all(&dealer).unwrap();
        let position = show(screen, &dealer);
        assert_eq!((position.viewer, position.all_open, position.scene.choices.len()), (None, true, 0));
        for owner in [ANN, BEN].map(seat) {
            mine_alone(&dealer, owner, back, &position);
        }
    }
    assert!(dealer.code().is_ok());
}

/// Checks that the open position shows the hand of `owner` as its own seat sees it.
fn mine_alone(dealer: &Dealer, owner: Seat, back: usize, open: &Position) {
    let mut screen = Screen::on_opening(dealer, Lang::En);
    screen.sit(Some(owner), dealer).unwrap();
    screen.look_back(Some(back), dealer).unwrap();
    let own = show(&mut screen, dealer);
    assert!(!hand(&own, owner).is_empty());
    assert_eq!(hand(open, owner), hand(&own, owner));
}
