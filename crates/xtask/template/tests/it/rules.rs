//! Tests the numbered rules one by one.

use kernel::{Game, Illegal, Options, Seat, Shelf, Tabletop, Turn, apply, happen};
use newgame::{Action, Card, Chance, NewGame, State};

/// A game for two players, in which a test plays draws and decisions.
struct Play {
    game: NewGame,
    state: State,
}

impl Play {
    fn of_two() -> Play {
        let game = NewGame::open((), &Options::new(), 2, &Shelf::EMPTY).unwrap();
        let state = game.start();
        Play { game, state }
    }

    fn turn(mut self, number: u8, action: Action) -> Play {
        self.decide(number, action).unwrap();
        self
    }

    fn decide(&mut self, number: u8, action: Action) -> Result<(), Illegal> {
        let card = Card::all().find(|card| card.number() == number).unwrap();
        happen(&self.game, &mut self.state, &Chance(card), &mut Vec::new())?;
        let Turn::Of(seat) = self.game.turn(&self.state) else { panic!("a seat decides") };
        apply(&self.game, &mut self.state, (seat, &action), &mut Vec::new(), &mut Vec::new())
    }
}

#[test]
fn rules_1_there_are_two_of_each() {
    let mut play = Play::of_two().turn(6, Action::ThrowAway).turn(6, Action::ThrowAway);
    assert_eq!(play.decide(6, Action::ThrowAway), Err(Illegal::NotPossible));
}

#[test]
fn rules_3_nobody_holds_three() {
    let play = Play::of_two().turn(1, Action::Keep).turn(2, Action::Keep).turn(3, Action::Keep);
    assert_eq!(play.turn(4, Action::Keep).decide(5, Action::Keep), Err(Illegal::NotOffered));
}

#[test]
fn rules_4_the_highest_sum_wins() {
    let play = Play::of_two().turn(6, Action::Keep).turn(1, Action::Keep).turn(2, Action::ThrowAway);
    let play = play.turn(4, Action::Keep).turn(1, Action::Keep).turn(5, Action::ThrowAway);
    assert_eq!(play.game.turn(&play.state), Turn::Over);
    let scores = play.game.scores(&play.state);
    let by_seat: Vec<i32> = Seat::all(2).map(|seat| scores[seat]).collect();
    assert_eq!(by_seat, [7, 5]);
}
