//! Outcomes of chance: named ones, and random ones (`luck`) where they do not matter.

use super::Table;
use kernel::{Entry, Game, Turn};
use storyline::{Action, Chance, Event, Step};

impl Table {
    /// Rolls these dice, one after the other. Blue dice come first, the best of them first. `+` is a symbol and `-` is
    /// none.
    #[track_caller]
    pub(crate) fn dice(&mut self, faces: &str) -> &mut Table {
        for face in faces.chars() {
            let symbol = match face {
                '+' => true,
                '-' => false,
                _ => panic!("{faces:?}: a die shows + or -"),
            };
            self.enter(Entry::Chance(Chance::Die { symbol }));
        }
        self
    }

    /// Draws these cards from a Library, one after the other.
    #[track_caller]
    pub(crate) fn draws(&mut self, names: &str) -> &mut Table {
        for name in names.split(", ") {
            let card = self.card(name);
            self.enter(Entry::Chance(Chance::Draw(card)));
        }
        self
    }

    /// Draws this Location, to turn up a face-down one or to replace another.
    #[track_caller]
    pub(crate) fn turns_up(&mut self, title: &str) -> &mut Table {
        let location = self.location(title);
        self.enter(Entry::Chance(Chance::Location(location)));
        self
    }

    /// Lets chance choose this Author to begin.
    #[track_caller]
    pub(crate) fn begins_with(&mut self, author: usize) -> &mut Table {
        let seat = self.seat(author);
        self.enter(Entry::Chance(Chance::First(seat)));
        self
    }

    /// Draws random outcomes until a seat decides or the game is over. Panics if chance does not decide next.
    #[track_caller]
    pub(crate) fn luck(&mut self) -> &mut Table {
        assert_eq!(self.game.turn(&self.state), Turn::Chance, "chance does not decide; {}", self.situation());
        let mut rng = kernel::Rng::new(self.digests.len() as u64);
        while self.game.turn(&self.state) == Turn::Chance {
            let chance = self.game.sample(&self.state, &mut rng);
            self.enter(Entry::Chance(chance));
        }
        self
    }

    /// Passes for every seat and draws random outcomes, until this Author takes Story Actions in another turn.
    #[track_caller]
    pub(crate) fn on_to(&mut self, author: usize) -> &mut Table {
        let (seat, before) = (self.seat(author), self.events.len());
        loop {
            let began = |event: &Event| matches!(event, Event::TurnBegan { seat: whose, .. } if *whose == seat);
            let there = self.state.board.step == Step::Actions && self.state.board.active == seat;
            let begun = self.events[before..].iter().any(began);
            match self.game.turn(&self.state) {
                Turn::Of(_) if there && begun => return self,
                Turn::Of(asked) => self.enter(Entry::Action(asked, Action::Done)),
                Turn::Chance => drop(self.luck()),
                Turn::Over => panic!("the game was over before a turn of Author {author}"),
            }
        }
    }

    /// Passes for every seat and draws random outcomes, until the game is over.
    #[track_caller]
    pub(crate) fn plays_out(&mut self) -> &mut Table {
        loop {
            match self.game.turn(&self.state) {
                Turn::Of(asked) => self.enter(Entry::Action(asked, Action::Done)),
                Turn::Chance => drop(self.luck()),
                Turn::Over => return self,
            }
        }
    }
}
