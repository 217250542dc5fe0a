//! Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012): one tree over what the seat can see,
//! each iteration on a freshly imagined world.

use crate::{Bot, reward::Rewards, tree::Tree};
use kernel::{Game, Rng, Seat, Turn, Unheard, Viewer};
use std::time::{Duration, Instant};

/// Searches so many iterations, fewer only if a time is set and over. Without a time the same view and the same luck
/// give the same action.
pub struct Ismcts<G: Game> {
    iterations: u32,
    within: Option<Duration>,
    tree: Tree<G>,
    legal: Vec<G::Action>,
    events: Vec<G::Event>,
    path: Vec<(u32, Option<Seat>)>,
}

/// How many iterations pass between two looks at the clock.
const CLOCK_EVERY: u32 = 64;

impl<G: Game> Ismcts<G> {
    pub fn new(iterations: u32, within: Option<Duration>) -> Ismcts<G> {
        Ismcts { iterations, within, tree: Tree::new(), legal: Vec::new(), events: Vec::new(), path: Vec::new() }
    }

    fn iterate(&mut self, game: &G, view: &G::View, me: Seat, rng: &mut Rng) -> G::State {
        let mut world = game.determinize(view, rng);
        self.path.clear();
        self.path.push((Tree::<G>::ROOT, None));
        self.descend(game, &mut world, me, rng);
        self.finish(game, &mut world, rng);
        world
    }

    /// Walks down the tree as far as it reaches, and one step further.
    fn descend(&mut self, game: &G, world: &mut G::State, me: Seat, rng: &mut Rng) {
        let mut node = Tree::<G>::ROOT;
        loop {
            let (next, fresh, seat) = match game.turn(world) {
                Turn::Over => return,
                Turn::Of(seat) => {
                    self.legal.clear();
                    game.legal_actions(world, seat, &mut self.legal);
                    let (next, action, fresh) = self.tree.select(node, &self.legal, rng);
                    game.play(world, seat, &action, &mut Unheard);
                    (next, fresh, Some(seat))
                }
                Turn::Chance => {
                    let chance = game.sample(world, rng);
                    self.events.clear();
                    game.happen(world, &chance, &mut self.events);
                    // What the seat cannot see does not tell its information sets apart.
                    let viewer = Viewer::Seat(me);
                    if self.events.iter().any(|event| game.redact(event, viewer).as_ref() != Some(event)) {
                        continue;
                    }
                    let Some((next, fresh)) = self.tree.follow(node, chance) else { return };
                    (next, fresh, None)
                }
            };
            node = next;
            self.path.push((node, seat));
            if fresh {
                return;
            }
        }
    }

    /// Plays on at random to the end.
    fn finish(&mut self, game: &G, world: &mut G::State, rng: &mut Rng) {
        loop {
            match game.turn(world) {
                Turn::Over => return,
                Turn::Chance => {
                    let chance = game.sample(world, rng);
                    game.happen(world, &chance, &mut Unheard);
                }
                Turn::Of(seat) => {
                    self.legal.clear();
                    game.legal_actions(world, seat, &mut self.legal);
                    let action = *rng.pick(&self.legal).expect("a seat to move has an action");
                    game.play(world, seat, &action, &mut Unheard);
                }
            }
        }
    }
}

impl<G: Game> Bot<G> for Ismcts<G> {
    fn choose(&mut self, game: &G, view: &G::View, legal: &[G::Action], rng: &mut Rng) -> G::Action {
        let Turn::Of(me) = game.turn(&game.determinize(view, rng)) else { return legal[0] };
        let started = Instant::now();
        let mut rewards = Rewards::new();
        self.tree.clear();
        for iteration in 0..self.iterations {
            let late = |limit| iteration % CLOCK_EVERY == 0 && iteration > 0 && started.elapsed() >= limit;
            if self.within.is_some_and(late) {
                break;
            }
            let end = self.iterate(game, view, me, rng);
            let rewards = rewards.of(&game.scores(&end));
            for (node, seat) in &self.path {
                self.tree.credit(*node, seat.map_or(0.0, |seat| rewards[seat]));
            }
        }
        self.tree.favourite().unwrap_or(legal[0])
    }
}
