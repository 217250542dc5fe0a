//! Who plays: one bot for each seat, and which of them are alike.

use bots::Bot;
use kernel::{Game, MAX_SEATS};

/// The bots of a match in the order of its line-up, by name, and how to make one.
pub struct Entrants<G: Game> {
    names: Vec<String>,
    make: Box<MakeBot<G>>,
}

type MakeBot<G> = dyn Fn(usize) -> Box<dyn Bot<G>> + Sync;

impl<G: Game> Entrants<G> {
    /// `make` gives a new bot for a position of the line-up.
    pub fn new(names: Vec<String>, make: impl Fn(usize) -> Box<dyn Bot<G>> + Sync + 'static) -> Entrants<G> {
        Entrants { names, make: Box::new(make) }
    }

    pub(super) fn names(&self) -> &[String] {
        &self.names
    }

    pub(super) fn bots(&self) -> Vec<Box<dyn Bot<G>>> {
        (0..self.names.len()).map(|position| (self.make)(position)).collect()
    }
}

/// Positions of a line-up that are counted together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Group(Vec<usize>);

impl Group {
    /// Each position by itself, in order.
    pub(super) fn singles(names: &[String]) -> Vec<Group> {
        (0..names.len().min(MAX_SEATS)).map(|position| Group(vec![position])).collect()
    }

    /// The positions that share a name, for each name that is there more than once, in order of the first.
    pub(super) fn pools(names: &[String]) -> Vec<Group> {
        let alike = |name: &String| (0..names.len()).filter(|at| names.get(*at) == Some(name)).collect::<Vec<_>>();
        let groups = names.iter().enumerate().map(|(at, name)| (at, alike(name)));
        groups
            .filter(|(at, group)| group.len() > 1 && group.first() == Some(at))
            .map(|(_, group)| Group(group))
            .collect()
    }

    pub(super) fn positions(&self) -> &[usize] {
        &self.0
    }
}
