//! The tree a search grows: nodes in one block of memory, kept from one search to the next.

use kernel::{Game, Rng};

pub(crate) struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
    /// Legal actions that have no node yet, while one is being chosen.
    untried: Vec<G::Action>,
}

struct Node<G: Game> {
    step: Step<G>,
    visits: u32,
    /// How often this node could have been chosen when its parent was passed.
    available: u32,
    reward: f32,
    first_child: u32,
    next_sibling: u32,
    children: u32,
}

/// What leads from a node's parent to it.
enum Step<G: Game> {
    Root,
    Action(G::Action),
    Chance(G::Chance),
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
        Tree { nodes: Vec::new(), untried: Vec::new() }
    }

    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::new(Step::Root, NONE));
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
            if let Step::Action(action) = node.step
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
            (Some(action), _) => (self.grow(parent, Step::Action(action)), action, true),
            (None, None) => unreachable!("a seat to move has an action"),
        }
    }

    /// The node to which an outcome leads, and whether it is new. None where the tree has enough outcomes here for
    /// the visits it had (progressive widening), so that the few it has are seen again.
    pub(crate) fn follow(&mut self, parent: u32, chance: G::Chance) -> Option<(u32, bool)> {
        let mut child = self.nodes[parent as usize].first_child;
        while child != NONE {
            let node = &self.nodes[child as usize];
            if matches!(node.step, Step::Chance(known) if known == chance) {
                return Some((child, false));
            }
            child = node.next_sibling;
        }
        let Node { children, visits, .. } = self.nodes[parent as usize];
        (children < MOST_OUTCOMES && children * children <= visits)
            .then(|| (self.grow(parent, Step::Chance(chance)), true))
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
            if let Step::Action(action) = node.step
                && best.is_none_or(|(visits, _)| node.visits > visits)
            {
                best = Some((node.visits, action));
            }
            child = node.next_sibling;
        }
        best.map(|(_, action)| action)
    }

    fn grow(&mut self, parent: u32, step: Step<G>) -> u32 {
        let child = self.nodes.len() as u32;
        let parent = &mut self.nodes[parent as usize];
        let sibling = std::mem::replace(&mut parent.first_child, child);
        parent.children += 1;
        self.nodes.push(Node::new(step, sibling));
        child
    }
}

impl<G: Game> Node<G> {
    fn new(step: Step<G>, next_sibling: u32) -> Node<G> {
        Node { step, visits: 0, available: 1, reward: 0.0, first_child: NONE, next_sibling, children: 0 }
    }

    fn promise(&self) -> f32 {
        let visits = self.visits as f32;
        self.reward / visits + EXPLORATION * ((self.available as f32).ln() / visits).sqrt()
    }
}
