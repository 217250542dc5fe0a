//! The players of a match, one for each seat, and the groups of positions that are counted together.

use crate::player::{OwnBot, Player};
use bots::Bot;
use kernel::{Game, MAX_SEATS};

/// The players of a match, as their names in the order of the line-up and a function that makes each player.
pub struct Entrants<G: Game> {
    names: Vec<String>,
    make: Box<MakePlayer<G>>,
}

type MakePlayer<G> = dyn Fn(usize) -> Box<dyn Player<G>> + Sync;

impl<G: Game> Entrants<G> {
    /// Returns the entrants. `make` returns a new bot for a position in the line-up.
    pub fn new(names: Vec<String>, make: impl Fn(usize) -> Box<dyn Bot<G>> + Sync + 'static) -> Entrants<G> {
        Entrants::of_players(names, move |position| Box::new(OwnBot(make(position))))
    }

    /// Returns the entrants. `make` returns a new player for a position in the line-up.
    pub(crate) fn of_players(
        names: Vec<String>,
        make: impl Fn(usize) -> Box<dyn Player<G>> + Sync + 'static,
    ) -> Entrants<G> {
        Entrants { names, make: Box::new(make) }
    }

    pub(super) fn names(&self) -> &[String] {
        &self.names
    }

    pub(super) fn players(&self) -> Vec<Box<dyn Player<G>>> {
        (0..self.names.len()).map(|position| (self.make)(position)).collect()
    }
}

/// A group of positions in the line-up whose results are counted together. The first position is 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Group(Vec<usize>);

impl Group {
    /// Returns a group for each position, in order.
    pub(super) fn singles(names: &[String]) -> Vec<Group> {
        (1..=names.len().min(MAX_SEATS)).map(|position| Group(vec![position])).collect()
    }

    /// Returns a group for each name that occurs more than once, in the order of their first positions.
    pub(super) fn pools(names: &[String]) -> Vec<Group> {
        let numbered = || (1..).zip(names);
        let alike = |name| numbered().filter(|(_, other)| *other == name).map(|(at, _)| at).collect::<Vec<usize>>();
        let groups = numbered().map(|(at, name)| (at, alike(name)));
        groups
            .filter(|(at, group)| group.len() > 1 && group.first() == Some(at))
            .map(|(_, group)| Group(group))
            .collect()
    }

    pub(super) fn positions(&self) -> &[usize] {
        &self.0
    }
}
