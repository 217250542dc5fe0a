//! A small language for scenarios. `lay` reads the description of a position, `script` reads the entries of a game, and
//! `facts` compares the places of cards with the position. A card is identified by words of its English title
//! (`names`).
//!
//! The kernel checks every entry, so a scenario can play only what the rules offer.

mod ask;
mod facts;
mod lay;
mod names;
mod script;
mod written;

pub(crate) use script::lines;

use duel::{Action, Catalog, Chance, Duel, Event, Rules, Side, State};
use kernel::{Digest, Entry, Game, Illegal, Rng, Seat, Turn};
use std::sync::LazyLock;

/// The default options of a table.
pub(crate) const STANDARD: Rules = Rules { good_extra_cards: 0, turn_cap: 40 };

/// The standard cards, which all tables share so that the files are parsed only once.
static CATALOG: LazyLock<Catalog> = LazyLock::new(Catalog::standard);

/// A game in progress, with all events so far.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) game: Duel,
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
    /// The digests of the positions, one after each entry.
    pub(crate) digests: Vec<u64>,
}

impl Table {
    /// Returns a table at the start of a game with the options `rules`.
    pub(crate) fn new(rules: Rules) -> Table {
        Table::of(Duel::new(rules, CATALOG.clone()))
    }

    fn of(game: Duel) -> Table {
        let state = game.start();
        Table { game, state, events: Vec::new(), digests: Vec::new() }
    }

    /// Enters an entry if the kernel allows it, and audits the position after it.
    pub(crate) fn enter(&mut self, entry: Entry<Action, Chance>) -> Result<(), Illegal> {
        entry.enter(&self.game, &mut self.state, &mut Vec::new(), &mut self.events)?;
        self.game.audit(&self.state).unwrap_or_else(|fault| panic!("after {entry:?}: {fault}"));
        self.digests.push(Digest::of(&self.game, &self.state));
        Ok(())
    }

    /// Returns the legal actions of the seat that decides, or an empty list if no seat does.
    pub(crate) fn actions(&self) -> Vec<Action> {
        let mut offered = Vec::new();
        if let Turn::Of(seat) = self.game.turn(&self.state) {
            self.game.legal_actions(&self.state, seat, &mut offered);
        }
        offered
    }

    /// Returns the possible outcomes of chance, each with its weight.
    pub(crate) fn chances(&self) -> Vec<(Chance, u32)> {
        let mut outcomes = Vec::new();
        self.game.chances(&self.state, &mut outcomes);
        outcomes
    }

    /// Returns a random entry that is possible in this position, or `None` if the game is over.
    pub(crate) fn any(&self, rng: &mut Rng) -> Option<Entry<Action, Chance>> {
        match self.game.turn(&self.state) {
            Turn::Of(seat) => Some(Entry::Action(seat, *rng.pick(&self.actions()).expect("something is offered"))),
            Turn::Chance => Some(Entry::Chance(self.game.sample(&self.state, rng))),
            Turn::Over => None,
        }
    }

    pub(crate) fn seat(&self, side: Side) -> Seat {
        match side {
            Side::Good => self.game.good(),
            Side::Evil => self.game.evil(),
        }
    }

    pub(crate) fn side(&self, seat: Seat) -> Side {
        if seat == self.game.good() { Side::Good } else { Side::Evil }
    }
}

pub(crate) fn side_called(name: &str) -> Option<Side> {
    match name {
        "Good" => Some(Side::Good),
        "Evil" => Some(Side::Evil),
        _ => None,
    }
}
