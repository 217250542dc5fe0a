//! Growing the extensive form of a game with a hidden choice, and of the same game without.

use super::*;
use crate::exact::{
    form::Policy,
    judged::distance,
    policy::Asking,
    solve::{CLOSE, Solution, solve},
};
use bots::Level;
use kernel::{Rng, Sink};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Seat 0 lays a coin, and seat 1 guesses its side. A right guess wins. After a wrong one, seat 0 wins with heads always,
/// and with tails once in two, which chance decides.
struct Coin {
    /// True if seat 1 does not see the coin.
    covered: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
enum Side {
    Heads,
    Tails,
}
use Side::{Heads, Tails};

#[derive(Clone, Debug, PartialEq, Eq)]
struct Position {
    laid: Option<Side>,
    guess: Option<Side>,
    luck: Option<bool>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Event {
    Laid(Option<Side>),
    Guessed(Side),
    Rolled(bool),
}

fn seat(number: usize) -> Seat {
    Seat::new(number, 2).unwrap()
}

impl Game for Coin {
    type State = Position;
    type Action = Side;
    type Chance = bool;
    type Event = Event;
    type View = Position;

    fn seats(&self) -> usize {
        2
    }
    fn start(&self) -> Position {
        Position { laid: None, guess: None, luck: None }
    }
    fn turn(&self, state: &Position) -> Turn {
        match (state.laid, state.guess, state.luck) {
            (None, ..) => Turn::Of(seat(0)),
            (_, None, _) => Turn::Of(seat(1)),
            (Some(Tails), Some(Heads), None) => Turn::Chance,
            _ => Turn::Over,
        }
    }
    fn legal_actions(&self, _: &Position, _: Seat, out: &mut Vec<Side>) {
        out.extend([Heads, Tails]);
    }
    fn play(&self, state: &mut Position, who: Seat, side: &Side, events: &mut impl Sink<Event>) {
        if who == seat(0) {
            state.laid = Some(*side);
            events.push(Event::Laid(Some(*side)));
        } else {
            state.guess = Some(*side);
            events.push(Event::Guessed(*side));
        }
    }
    fn chances(&self, _: &Position, out: &mut Vec<(bool, u32)>) {
        out.extend([(false, 1), (true, 1)]);
    }
    fn happen(&self, state: &mut Position, luck: &bool, events: &mut impl Sink<Event>) {
        state.luck = Some(*luck);
        events.push(Event::Rolled(*luck));
    }
    fn scores(&self, state: &Position) -> SeatMap<i32> {
        let first = state.laid != state.guess && state.luck != Some(false);
        SeatMap::new(2, |who| i32::from(first == (who == seat(0))))
    }
    fn view(&self, state: &Position, viewer: Viewer) -> Position {
        let hidden = self.covered && viewer != Viewer::Seat(seat(0)) && state.guess.is_none();
        Position { laid: state.laid.filter(|_| !hidden), ..state.clone() }
    }
    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Laid(_) if self.covered && viewer != Viewer::Seat(seat(0)) => Some(Event::Laid(None)),
            open => Some(*open),
        }
    }
    fn determinize(&self, view: &Position, _: &mut Rng) -> Position {
        view.clone()
    }
    /// Both seats value heads, so a greedy seat 0 always lays heads, and a greedy seat 1 always guesses heads.
    fn value(&self, view: &Position, who: Seat) -> i32 {
        let own = if who == seat(0) { view.laid } else { view.guess };
        i32::from(own == Some(Heads))
    }
    fn reveals(&self, _: &Position, _: Seat, _: &Side) -> bool {
        false
    }
    fn digest(&self, state: &Position, digest: &mut Digest) {
        [state.laid, state.guess].iter().for_each(|side| digest.byte(side.map_or(0, |side| 1 + side as u8)));
        digest.byte(state.luck.map_or(0, |luck| 1 + u8::from(luck)));
    }
    fn audit(&self, _: &Position) -> Result<(), String> {
        Ok(())
    }
    fn longest(&self) -> usize {
        3
    }
}

fn grown(covered: bool) -> (Arc<Coin>, Grown<Coin>) {
    let coin = Coin { covered };
    let grown = grow(&coin, &[coin.start()], 100).unwrap();
    (Arc::new(coin), grown)
}

#[test]
fn positions_that_a_seat_cannot_tell_apart_are_one_information_set() {
    let (_, Grown { form, asked }) = grown(true);
    assert!(!form.open);
    assert_eq!(form.infos.iter().map(|info| info.seat.index()).collect::<Vec<_>>(), [0, 1]);
    assert_eq!(asked[1].positions.len(), 2, "the coin lies on either side");
    assert_eq!(asked[1].view.laid, None);
    // Unguessed heads win 1 and unguessed tails a half. So seat 0 lays heads once in three, and wins a third.
    let Solution { least, most } = solve(&form);
    assert!(least <= 1.0 / 3.0 && 1.0 / 3.0 <= most && most - least <= CLOSE, "{least} to {most}");
}

#[test]
fn an_open_coin_is_always_guessed() {
    let (_, Grown { form, .. }) = grown(false);
    assert!(form.open && form.infos.len() == 3);
    let Solution { least, most } = solve(&form);
    assert_eq!((least, most), (0.0, 0.0));
}

/// The form has two ends for each side of the coin, a chance with two ends in place of one of them, and three decisions.
#[test]
fn a_form_that_is_too_large_is_not_grown() {
    let coin = Coin { covered: true };
    assert_eq!(grow(&coin, &[coin.start()], 9).unwrap().form.nodes.len(), 9);
    assert!(grow(&coin, &[coin.start()], 8).is_none());
}

#[test]
fn several_first_positions_begin_with_chance() {
    let coin = Coin { covered: true };
    let laid = |side| Position { laid: Some(side), ..coin.start() };
    let Grown { form, asked } = grow(&coin, &[laid(Heads), laid(Tails)], 100).unwrap();
    assert_eq!((form.infos.len(), asked[0].positions.len()), (1, 2));
    // A guess of heads is wrong once in two, and costs a half then. A guess of tails would cost 1.
    let Solution { least, most } = solve(&form);
    assert!(least <= 0.25 && 0.25 <= most && most - least <= CLOSE, "{least} to {most}");
}

#[test]
fn the_distance_of_a_bot_is_what_its_worst_opponent_takes() {
    let (coin, grown) = grown(true);
    let solution = solve(&grown.form);
    let of = |level, number| {
        let asking = Asking { level, seat: seat(number), seed: 1, times: 4 };
        let policy: Policy = asking.policy(&coin, &grown);
        (policy[number].clone(), distance(&grown.form, &solution, &policy, seat(number)))
    };
    // Heads are guessed, and the whole third is lost.
    let (shares, lost) = of(Level::Greedy, 0);
    assert_eq!(shares, [1.0, 0.0]);
    assert!((lost - 1.0 / 3.0).abs() <= CLOSE, "{lost}");
    // Seat 0 lays tails against guesses of heads, and wins a half instead of a third.
    let (shares, lost) = of(Level::Greedy, 1);
    assert_eq!(shares, [1.0, 0.0]);
    assert!((lost - 1.0 / 6.0).abs() <= CLOSE, "{lost}");
    // Random play wins at least a quarter as seat 0, and leaves at most a half to it as seat 1.
    assert!((of(Level::Random, 0).1 - 1.0 / 12.0).abs() <= CLOSE);
    assert!((of(Level::Random, 1).1 - 1.0 / 6.0).abs() <= CLOSE);
}
