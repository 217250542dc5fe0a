//! The tree a search grows: nodes in one block of memory, kept from one search to the next.
//!
//! A node stands for all that the searching seat cannot tell apart. So what leads to it is what that seat saw: of
//! chance and of others' decisions the events as it was shown them, and of its own decisions the action besides. Whoever
//! decides chooses among actions all the same, for they know what they do: a choice that others cannot see through has a
//! node to be counted at, and the game goes on at the node of what was seen of it, which it shares with those that look
//! the same.

use kernel::{Game, Rng};

pub(crate) struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
    /// What was seen, for all nodes.
    seen: Vec<G::Event>,
    /// Legal actions that have no node yet, while one is being chosen.
    untried: Vec<G::Action>,
}

struct Node<G: Game> {
    step: Step<G>,
    sight: Sight,
    visits: u32,
    /// How often this node could have been chosen when its parent was passed.
    available: u32,
    reward: f32,
    first_child: u32,
    next_sibling: u32,
    /// How many children were not chosen, but seen.
    outcomes: u32,
}

/// What leads from a node's parent to it.
enum Step<G: Game> {
    Root,
    /// A decision.
    Choice(G::Action),
    /// What was seen: of chance or somebody else's decision, or besides the action of an own one.
    Seen(Option<G::Action>),
}

/// What the searching seat saw on the way to a node.
#[derive(Clone, Copy)]
enum Sight {
    /// Nothing yet: a choice that is being made for the first time.
    Unseen,
    /// Events from here to there in the tree's list.
    Events { from: u32, to: u32 },
    /// When this choice was first made, it looked like an earlier one; the game went on there.
    Like(u32),
}

/// No node: the root is nobody's child.
const NONE: u32 = 0;

/// Weight of the unexplored (UCB1); rewards lie between 0 and 1.
const EXPLORATION: f32 = 0.7;

/// Where chance can bring more than this, the same outcome hardly comes twice and its node would teach nothing.
const MOST_OUTCOMES: u32 = 36;

impl<G: Game> Tree<G> {
    pub(crate) const ROOT: u32 = 0;

    pub(crate) fn new() -> Tree<G> {
        Tree { nodes: Vec::new(), seen: Vec::new(), untried: Vec::new() }
    }

    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.seen.clear();
        self.nodes.push(Node::new(Step::Root, Sight::Unseen, NONE));
    }

    /// One of the legal actions and its node: a new one while there are untried actions, else the most promising.
    /// The last value says whether the node is new.
    pub(crate) fn select(&mut self, parent: u32, legal: &[G::Action], rng: &mut Rng) -> (u32, G::Action, bool) {
        self.untried.clear();
        self.untried.extend_from_slice(legal);
        let (mut best, mut most) = (None, f32::MIN);
        let mut child = self.nodes[parent as usize].first_child;
        while child != NONE {
            let node = &mut self.nodes[child as usize];
            if let Step::Choice(action) = node.step
                && let Some(place) = self.untried.iter().position(|other| *other == action)
            {
                self.untried.swap_remove(place);
                node.available += 1;
                let promise = node.promise();
                if promise > most {
                    (best, most) = (Some((child, action)), promise);
                }
            }
            child = node.next_sibling;
        }
        match (rng.pick(&self.untried).copied(), best) {
            (None, Some((child, action))) => (child, action, false),
            (Some(action), _) => (self.grow(parent, Step::Choice(action), Sight::Unseen), action, true),
            (None, None) => unreachable!("a seat to move has an action"),
        }
    }

    /// The node where the game goes on after a choice of which this was seen: mostly the choice's own. `own` is the
    /// action if the searching seat chose it. None where the tree has enough of what such choices may show.
    pub(crate) fn after(&mut self, parent: u32, choice: u32, own: Option<G::Action>, seen: &[G::Event]) -> Option<u32> {
        let first = match self.nodes[choice as usize].sight {
            Sight::Events { .. } => choice,
            Sight::Like(other) => other,
            Sight::Unseen => return Some(self.look(parent, choice, own, seen)),
        };
        if self.saw(first, seen) {
            return Some(first);
        }
        self.follow(parent, own, seen).map(|(node, _)| node)
    }

    /// The same for a choice that is made for the first time.
    fn look(&mut self, parent: u32, choice: u32, own: Option<G::Action>, seen: &[G::Event]) -> u32 {
        // The searching seat can tell its own choices apart, whatever comes of them.
        let like = if own.is_some() { None } else { self.known(parent, None, seen) };
        let sight = like.map_or_else(|| self.keep(seen), Sight::Like);
        self.nodes[choice as usize].sight = sight;
        like.unwrap_or(choice)
    }

    /// The node to which leads what was seen, and whether it is new. None where the tree has enough outcomes here for
    /// the visits it had (progressive widening), so that the few it has are seen again.
    pub(crate) fn follow(&mut self, parent: u32, own: Option<G::Action>, seen: &[G::Event]) -> Option<(u32, bool)> {
        if let Some(known) = self.known(parent, own, seen) {
            return Some((known, false));
        }
        let Node { outcomes, visits, .. } = &mut self.nodes[parent as usize];
        if *outcomes >= MOST_OUTCOMES || *outcomes * *outcomes > *visits {
            return None;
        }
        *outcomes += 1;
        let sight = self.keep(seen);
        Some((self.grow(parent, Step::Seen(own), sight), true))
    }

    fn known(&self, parent: u32, own: Option<G::Action>, seen: &[G::Event]) -> Option<u32> {
        let mut child = self.nodes[parent as usize].first_child;
        while child != NONE {
            let Node { step, next_sibling, .. } = &self.nodes[child as usize];
            let alike = match step {
                Step::Root => false,
                Step::Choice(_) => own.is_none(),
                Step::Seen(of) => *of == own,
            };
            if alike && self.saw(child, seen) {
                return Some(child);
            }
            child = *next_sibling;
        }
        None
    }

    fn keep(&mut self, seen: &[G::Event]) -> Sight {
        let from = self.seen.len() as u32;
        self.seen.extend_from_slice(seen);
        Sight::Events { from, to: self.seen.len() as u32 }
    }

    fn saw(&self, node: u32, seen: &[G::Event]) -> bool {
        match self.nodes[node as usize].sight {
            Sight::Events { from, to } => self.seen[from as usize..to as usize] == *seen,
            Sight::Unseen | Sight::Like(_) => false,
        }
    }

    pub(crate) fn credit(&mut self, node: u32, reward: f32) {
        let node = &mut self.nodes[node as usize];
        node.visits += 1;
        node.reward += reward;
    }

    /// The action most visited from the root.
    pub(crate) fn favourite(&self) -> Option<G::Action> {
        let mut best: Option<(u32, G::Action)> = None;
        let mut child = self.nodes[Self::ROOT as usize].first_child;
        while child != NONE {
            let node = &self.nodes[child as usize];
            if let Step::Choice(action) = node.step
                && best.is_none_or(|(visits, _)| node.visits > visits)
            {
                best = Some((node.visits, action));
            }
            child = node.next_sibling;
        }
        best.map(|(_, action)| action)
    }

    fn grow(&mut self, parent: u32, step: Step<G>, sight: Sight) -> u32 {
        let child = self.nodes.len() as u32;
        let parent = &mut self.nodes[parent as usize];
        let sibling = std::mem::replace(&mut parent.first_child, child);
        self.nodes.push(Node::new(step, sight, sibling));
        child
    }
}

impl<G: Game> Node<G> {
    fn new(step: Step<G>, sight: Sight, next_sibling: u32) -> Node<G> {
        Node { step, sight, visits: 0, available: 1, reward: 0.0, first_child: NONE, next_sibling, outcomes: 0 }
    }

    fn promise(&self) -> f32 {
        let visits = self.visits as f32;
        self.reward / visits + EXPLORATION * ((self.available as f32).ln() / visits).sqrt()
    }
}

#[cfg(test)]
mod tests;
