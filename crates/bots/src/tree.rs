//! The search tree. Its nodes are stored in one block of memory that is reused from one search to the next.
//!
//! A node represents an information set: all positions that the searching seat cannot tell apart. The path to a node
//! therefore consists of the events that this seat saw: the redacted events of chance and of all decisions, and for the
//! seat's own decisions the action as well. The seat that decides still chooses among its actions, because it knows its
//! own choice. So each choice has a node that counts its visits, even if the searching seat cannot identify the choice.
//! The game then continues at the node of the events that this seat saw. All choices that look the same share this
//! node.

use kernel::Game;

pub(crate) struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
    /// The events that were seen on the way to the nodes. Each node refers to a range of this list.
    seen: Vec<G::Event>,
    /// Scratch space while an action is chosen: the actions without a node.
    unknown: Vec<G::Action>,
    /// Scratch space while an action is chosen: the nodes of the other actions, with their expected rewards.
    open: Vec<(f32, u32)>,
    most_bytes: usize,
}

struct Node<G: Game> {
    step: Step<G>,
    sight: Sight,
    visits: u32,
    /// The number of times that this node could have been chosen when its parent was visited.
    available: u32,
    reward: f32,
    /// For a choice, the mean of its expected rewards, as judged for the seat that decides.
    expected: f32,
    judged: u32,
    first_child: u32,
    next_sibling: u32,
    /// The number of children that were added as [`Step::Seen`].
    outcomes: u32,
}

/// The step from a node's parent to the node.
enum Step<G: Game> {
    Root,
    /// A decision.
    Choice(G::Action),
    /// Events that were seen. They come from chance, from another seat's decision, or, if there is an action, from the
    /// searching seat's own decision.
    Seen(Option<G::Action>),
}

/// The events that the searching seat saw on the way to a node.
#[derive(Clone, Copy)]
enum Sight {
    /// No events are stored yet, because this choice has not been made before.
    Unseen,
    /// The events in this range of the list `seen` of the tree.
    Events { from: u32, to: u32 },
    /// The choice led to the same events as the choice of this earlier node, and the game continued at the earlier
    /// node.
    Like(u32),
}

/// The number that means that there is no node. It is the number of the root, which is not a child of any node.
const NONE: u32 = 0;

/// The values that guide a search on its way down the tree.
#[derive(Clone, Copy)]
pub(crate) enum Guide {
    /// Only the rewards found so far: every action is tried (UCB1).
    Found,
    /// The rewards and the game's value of each action: an action that looks bad is tried late or never.
    Value,
    /// PUCT.
    Prior(crate::puct::Knobs),
}

/// The parameters that decide how much a search explores at a node.
struct Care {
    /// The number of actions that are considered at the first visit to a node.
    at_first: f32,
    /// The number of further actions that are considered, divided by the square root of the node's visits (progressive
    /// widening).
    more: f32,
    /// The weight of exploration in UCB1.
    exploration: f32,
}

const EVERYTHING: Care = Care { at_first: f32::INFINITY, more: 0.0, exploration: 0.7 };
/// The parameters at the root, where the search must find the best action.
const AT_THE_ROOT: Care = Care { at_first: 4.0, more: 0.5, exploration: 0.5 };
/// The parameters below the root. Each seat should play well there, because poor actions would only make the rewards of
/// the actions above less accurate.
const BELOW: Care = Care { at_first: 1.0, more: 0.3, exploration: 0.05 };

/// The greatest number of outcomes below one node. If chance has more outcomes, the same outcome rarely occurs twice,
/// and its node would give no information.
const MOST_OUTCOMES: u32 = 36;

/// The greatest amount of memory that the nodes and their events may use, in bytes. A search that continues beyond this
/// limit only learns more about the nodes that it has.
const MOST_BYTES: usize = 256 << 20;

impl<G: Game> Tree<G> {
    pub(crate) const ROOT: u32 = 0;

    pub(crate) fn new() -> Tree<G> {
        Tree { nodes: Vec::new(), seen: Vec::new(), unknown: Vec::new(), open: Vec::new(), most_bytes: MOST_BYTES }
    }

    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.seen.clear();
        self.nodes.push(Node::new(Step::Root, Sight::Unseen, NONE));
    }

    /// Reports whether a node has no children and must not get any, because the tree uses all the memory that it may.
    pub(crate) fn ends_at(&self, node: u32) -> bool {
        self.is_full() && self.nodes[node as usize].first_child == NONE
    }

    fn is_full(&self) -> bool {
        self.nodes.len() * size_of::<Node<G>>() + self.seen.len() * size_of::<G::Event>() >= self.most_bytes
    }

    /// Makes the nodes of the actions at the root. The prior of each action is its expected reward, a mean over this
    /// number of determinizations.
    pub(crate) fn plant(&mut self, expected: impl Iterator<Item = (G::Action, f32)>, worlds: u32) {
        for (action, expected) in expected {
            let child = self.grow(Self::ROOT, Step::Choice(action), Sight::Unseen);
            let node = &mut self.nodes[child as usize];
            (node.expected, node.judged) = (expected, worlds);
        }
    }

    /// Returns the most promising legal action, its node, and true if the node has not been visited yet. An action
    /// without a node gets one. `judge` returns the expected reward of an action. Among actions that have not been
    /// tried, the one with the highest expected reward comes first.
    pub(crate) fn select(
        &mut self,
        parent: u32,
        legal: &[G::Action],
        guide: Guide,
        judge: impl FnMut(&G::Action) -> f32,
    ) -> (u32, G::Action, bool) {
        let Care { at_first, more, exploration } = match guide {
            Guide::Found => EVERYTHING,
            Guide::Value if parent == Self::ROOT => AT_THE_ROOT,
            Guide::Value => BELOW,
            Guide::Prior(knobs) => return self.select_prior(parent, legal, knobs, judge),
        };
        let visits = self.nodes[parent as usize].visits as f32;
        self.gather(parent, legal, judge);
        self.open.sort_unstable_by(|one, other| other.0.total_cmp(&one.0).then(one.1.cmp(&other.1)));
        self.open.truncate((at_first + more * visits.sqrt()) as usize);
        let mut best = (f32::MIN, NONE);
        for (_, child) in &self.open {
            let node = &mut self.nodes[*child as usize];
            node.available += 1;
            let promise = node.promise(guide, exploration);
            if promise > best.0 {
                best = (promise, *child);
            }
        }
        let Node { step: Step::Choice(action), visits, .. } = self.nodes[best.1 as usize] else {
            unreachable!("a seat to move has an action, and its node is a choice")
        };
        (best.1, action, visits == 0)
    }

    fn select_prior(
        &mut self,
        parent: u32,
        legal: &[G::Action],
        knobs: crate::puct::Knobs,
        judge: impl FnMut(&G::Action) -> f32,
    ) -> (u32, G::Action, bool) {
        self.gather(parent, legal, judge);
        let most = self.open.iter().map(|(expected, _)| *expected).fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        let mut total = 0.0;
        for (expected, child) in &self.open {
            sum += libm::expf((expected - most) * 4.0 * knobs.sharp);
            total += self.nodes[*child as usize].visits as f32;
        }
        let count = self.open.len() as f32;
        let root = libm::sqrtf(total + 1.0);
        let c = if parent == Self::ROOT { knobs.c_root } else { knobs.c };
        let mut best = (f32::MIN, NONE);
        for (expected, child) in &self.open {
            let node = &mut self.nodes[*child as usize];
            node.available += 1;
            let prior = libm::expf((expected - most) * 4.0 * knobs.sharp) / sum;
            let prior = prior * (1.0 - knobs.even) + knobs.even / count;
            let q = (node.reward + knobs.faith * node.expected) / (node.visits as f32 + knobs.faith);
            let promise = q + c * prior * root / (1.0 + node.visits as f32);
            if promise > best.0 {
                best = (promise, *child);
            }
        }
        let Node { step: Step::Choice(action), visits, .. } = self.nodes[best.1 as usize] else {
            unreachable!("a seat to move has an action, and its node is a choice")
        };
        (best.1, action, visits == 0)
    }

    /// Collects the nodes of these actions, and makes the nodes that are missing. Each action is judged when its node
    /// is made, and again from time to time. Each judgement uses another determinization, because the hidden
    /// information differs.
    fn gather(&mut self, parent: u32, legal: &[G::Action], mut judge: impl FnMut(&G::Action) -> f32) {
        self.unknown.clear();
        self.unknown.extend_from_slice(legal);
        self.open.clear();
        let again = is_power_of_four(self.nodes[parent as usize].visits);
        let mut child = self.nodes[parent as usize].first_child;
        while child != NONE {
            let node = &mut self.nodes[child as usize];
            if let Step::Choice(action) = node.step
                && let Some(place) = self.unknown.iter().position(|other| *other == action)
            {
                self.unknown.swap_remove(place);
                if again {
                    node.judge(judge(&action));
                }
                self.open.push((node.expected, child));
            }
            child = node.next_sibling;
        }
        // A full tree chooses among the actions that have nodes.
        if self.is_full() && !self.open.is_empty() {
            return;
        }
        while let Some(action) = self.unknown.pop() {
            let child = self.grow(parent, Step::Choice(action), Sight::Unseen);
            let node = &mut self.nodes[child as usize];
            node.judge(judge(&action));
            self.open.push((node.expected, child));
        }
    }

    /// Returns the node at which the game continues after a choice that led to the events `seen`. It is usually the
    /// choice's own node. `own` is the action if the searching seat chose it. Returns `None` in the same cases as
    /// [`Tree::follow`].
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

    /// Returns the node at which the game continues after a choice that has not been made before.
    fn look(&mut self, parent: u32, choice: u32, own: Option<G::Action>, seen: &[G::Event]) -> u32 {
        // The searching seat can tell its own choices apart, whatever events follow.
        let like = if own.is_some() { None } else { self.known(parent, None, seen) };
        let sight = like.map_or_else(|| self.keep(seen), Sight::Like);
        self.nodes[choice as usize].sight = sight;
        like.unwrap_or(choice)
    }

    /// Returns the node to which the events `seen` lead, and true if the node is new. Returns `None` if the node
    /// `parent` already has enough outcomes for its number of visits (progressive widening), so that the existing
    /// outcomes are visited again. Also returns `None` if the tree already uses all the memory that it may use.
    pub(crate) fn follow(&mut self, parent: u32, own: Option<G::Action>, seen: &[G::Event]) -> Option<(u32, bool)> {
        if let Some(known) = self.known(parent, own, seen) {
            return Some((known, false));
        }
        let full = self.is_full();
        let Node { outcomes, visits, .. } = &mut self.nodes[parent as usize];
        if full || *outcomes >= MOST_OUTCOMES || *outcomes * *outcomes > *visits {
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

    pub(crate) fn visits(&self, node: u32) -> u32 {
        self.nodes[node as usize].visits
    }

    /// The choices at the root with their expected rewards.
    pub(crate) fn choices(&self) -> Vec<(u32, G::Action, f32)> {
        let mut out = Vec::new();
        let mut child = self.nodes[Self::ROOT as usize].first_child;
        while child != NONE {
            let node = &self.nodes[child as usize];
            if let Step::Choice(action) = node.step {
                out.push((child, action, node.expected));
            }
            child = node.next_sibling;
        }
        out
    }

    /// Returns the action with the most visits at the root, or `None` if the root has no actions.
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
        Node {
            step,
            sight,
            visits: 0,
            available: 0,
            reward: 0.0,
            expected: 0.0,
            judged: 0,
            first_child: NONE,
            next_sibling,
            outcomes: 0,
        }
    }

    fn judge(&mut self, expected: f32) {
        self.judged += 1;
        self.expected += (expected - self.expected) / self.judged as f32;
    }

    /// Returns the UCB1 value of a node. Rewards lie between 0 and 1, and the prior counts as one visit.
    fn promise(&self, guide: Guide, exploration: f32) -> f32 {
        let (reward, visits) = match guide {
            Guide::Found if self.visits == 0 => return f32::INFINITY,
            Guide::Found => (self.reward, self.visits as f32),
            Guide::Value | Guide::Prior(_) => (self.reward + self.expected, self.visits as f32 + 1.0),
        };
        reward / visits + exploration * (libm::logf(self.available as f32) / visits).sqrt()
    }
}

fn is_power_of_four(number: u32) -> bool {
    number.is_power_of_two() && number.trailing_zeros().is_multiple_of(2)
}

#[cfg(test)]
mod tests;
