//! A small language for scenarios. One chain lays a table (`lay`). Another chain plays: moves by title (`moves`),
//! outcomes of chance (`luck`), and checks of the position (`facts`).
//!
//! ```text
//! oz(2).road(&["Poppy Field", "?", "Thick Wood"])   positions 1, 2, 3 of Author 0; "?" and the rest lie face-down
//!     .at(0, 1, "O11").at(1, 4, "Toto")             Author 0's Lion at position 1, Author 1's Toto at his position 4
//!     .title(0, "Farm Girl").on("O11", "Collar")    on a Title Card; equipped or attached to what is in play
//!     .hand(0, &["Ladder"]).saved(1, &[("cellar", 2)])
//!     .points(4).ready()                            default: Author 0 acts, in Round 2, without Story Points
//!     .offered(PlayTo("Ladder", "Lion")).not_offered(Step("Lion", BACK))
//!     .step("Lion", AHEAD).turns_up("Boq's Home")   1 to act, 2 to leave; then chance turns the Location up
//!     .at("Lion", 2).vitality("Lion", 5).points(1);
//! ```
//!
//! Authors and positions are numbers, as in RULES.md. A position counts along the Storyline of the controller of the
//! card, or of the seat that decides. Cards are named by their title, their id, or words of the title that no other
//! card has (`names`). If two copies are in play, `Field Mice#2` is the second one that came into play. If several
//! titles fit, the one in the required place (in play, in that hand) is meant.
//!
//! Every entry goes through the kernel's checked door, so only legal entries are possible, and the audit checks every
//! position. Outcomes of chance that matter are named, and `luck` draws the others.

mod facts;
mod lay;
mod luck;
mod moves;
mod names;

pub(crate) use lay::{Lay, alone, epic, oz};
pub(crate) use moves::Move::{self, *};

use kernel::{Digest, Entry, Game, Seat, Turn};
use storyline::{Action, Chance, Event, State, Storyline};

/// The direction of a step toward the right end of the Storyline.
pub(crate) const AHEAD: bool = true;
/// The direction of a step toward the Title Card of the Author who makes the step.
pub(crate) const BACK: bool = false;

/// A game in progress, with all its events so far.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) game: Storyline,
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
    /// The digest of the position after each entry.
    pub(crate) digests: Vec<u64>,
}

impl Table {
    /// Returns a new game.
    pub(crate) fn new(game: Storyline) -> Table {
        let state = game.start();
        Table { game, state, events: Vec::new(), digests: Vec::new() }
    }

    /// Makes an entry through the kernel's checked door, and audits the position after it.
    #[track_caller]
    pub(crate) fn enter(&mut self, entry: Entry<Action, Chance>) {
        let done = entry.enter(&self.game, &mut self.state, &mut Vec::new(), &mut self.events);
        done.unwrap_or_else(|fault| panic!("{entry:?}: {fault}; {}", self.situation()));
        self.game.audit(&self.state).unwrap_or_else(|fault| panic!("after {entry:?}: {fault}"));
        self.digests.push(Digest::of(&self.game, &self.state));
    }

    /// Returns the legal actions of the seat that decides.
    pub(crate) fn actions(&self) -> Vec<Action> {
        let mut offered = Vec::new();
        if let Turn::Of(seat) = self.game.turn(&self.state) {
            self.game.legal_actions(&self.state, seat, &mut offered);
        }
        offered
    }

    /// Returns the seat that decides. Panics if no seat does.
    #[track_caller]
    pub(crate) fn who_is_asked(&self) -> Seat {
        match self.game.turn(&self.state) {
            Turn::Of(seat) => seat,
            Turn::Chance => panic!("chance decides, nobody is asked; {}", self.situation()),
            Turn::Over => panic!("the game is over, nobody is asked"),
        }
    }

    #[track_caller]
    pub(crate) fn seat(&self, author: usize) -> Seat {
        Seat::new(author, self.game.seats()).unwrap_or_else(|| panic!("there is no Author {author} at this table"))
    }

    /// Describes the turn and the legal actions, for the message of a check that fails.
    pub(crate) fn situation(&self) -> String {
        let board = &self.state.board;
        let offered: Vec<String> = self.actions().iter().map(|action| self.said(action)).collect();
        let step = board.agenda.last().map_or_else(|| format!("{:?}", board.step), |task| format!("{task:?}"));
        let turn = self.game.turn(&self.state);
        format!("{turn:?} in {step}, {} Story Points, offered: {offered:?}", board.this_turn.points)
    }
}

/// Checks the example at the top of this file.
#[test]
fn the_example_of_this_page() {
    let mut table = oz(2)
        .road(&["Poppy Field", "?", "Thick Wood"])
        .at(0, 1, "O11")
        .at(1, 4, "Toto")
        .title(0, "Farm Girl")
        .on("O11", "Collar")
        .hand(0, &["Ladder"])
        .saved(1, &[("cellar", 2)])
        .points(4)
        .ready();
    table
        .offered(Step("Lion", AHEAD))
        .offered(PlayTo("Ladder", "Lion"))
        .not_offered(Step("Lion", BACK))
        .step("Lion", AHEAD)
        .turns_up("Boq's Home")
        .at("Lion", 2)
        .vitality("Lion", 5)
        .points(1);
}
