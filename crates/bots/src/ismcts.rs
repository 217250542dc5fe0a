//! Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012): one tree over the information sets of
//! the searching seat, with a new determinization for each iteration.

use crate::{
    Bot, Stop,
    eyes::Eyes,
    playout,
    reward::Rewards,
    settle::Settler,
    tree::{Guide, Tree},
};
use kernel::{Game, Rng, Seat, SeatMap, Taste, Turn, Viewer};

/// A bot whose search runs a fixed number of iterations, or fewer if its caller stops it. Unless the search is stopped,
/// the same view and the same random numbers give the same action.
pub struct Ismcts<G: Game> {
    iterations: u32,
    tree: Tree<G>,
    legal: Vec<G::Action>,
    seen: Vec<G::Event>,
    path: Vec<(u32, Option<Seat>)>,
    settler: Settler<G>,
}

/// The number of determinizations on which each action is tried before the search.
const FIRST_WORLDS: usize = 8;

/// The number of iterations between two calls of `stop`. The first call comes after this many iterations, so even a
/// search that is stopped immediately has a result.
const ASKS_EVERY: u32 = 64;

impl<G: Game> Ismcts<G> {
    /// Returns a bot whose search runs this number of iterations.
    pub fn new(iterations: u32) -> Ismcts<G> {
        let (legal, seen, path) = (Vec::new(), Vec::new(), Vec::new());
        Ismcts { iterations, tree: Tree::new(), legal, seen, path, settler: Settler::new(Taste::Latest) }
    }

    /// Gives each action at the root a prior: its expected reward.
    fn plant(
        &mut self,
        game: &G,
        view: &G::View,
        (legal, me): (&[G::Action], Seat),
        (rng, rewards): (&mut Rng, &mut Rewards),
    ) {
        let worths = self.settler.worths(game, view, (legal, FIRST_WORLDS), rng);
        // The spread is learned first, so that all actions are measured on the same scale.
        for worth in &worths {
            let _ = rewards.of_hope(me, *worth);
        }
        let expected: Vec<f32> = worths.iter().map(|worth| rewards.of_hope(me, *worth)).collect();
        self.tree.plant(legal.iter().copied().zip(expected), FIRST_WORLDS as u32);
    }

    /// Runs one iteration on a determinization and returns the reward of each seat.
    fn iterate(&mut self, game: &G, world: &mut G::State, me: Seat, luck: (&mut Rng, &mut Rewards)) -> SeatMap<f32> {
        let (rng, rewards) = luck;
        self.path.clear();
        self.path.push((Tree::<G>::ROOT, None));
        self.descend(game, world, me, (rng, rewards));
        match guide(game) {
            Guide::Found => playout::run(game, world, &mut self.legal, rng),
            _ => self.settler.settle(game, world, rng),
        }
        match game.turn(world) {
            // A game for one player has only points and no winner, so its end is judged like any other position.
            Turn::Over if game.seats() > 1 => rewards.of_end(&game.scores(world)),
            Turn::Over | Turn::Of(_) | Turn::Chance => {
                rewards.of_values(&SeatMap::new(game.seats(), |seat| self.settler.value(game, world, seat)))
            }
        }
    }

    /// Walks down the tree to the first node that has not been visited before, or until the game or the tree ends.
    fn descend(&mut self, game: &G, world: &mut G::State, me: Seat, luck: (&mut Rng, &mut Rewards)) {
        let (rng, rewards) = luck;
        let guide = guide(game);
        let mut node = Tree::<G>::ROOT;
        while !self.tree.ends_at(node) {
            self.seen.clear();
            let mut eyes = Eyes { game, viewer: Viewer::Seat(me), seen: &mut self.seen };
            let fresh = match game.turn(world) {
                Turn::Over => return,
                Turn::Of(seat) => {
                    self.legal.clear();
                    game.legal_actions(world, seat, &mut self.legal);
                    let Ismcts { tree, legal, settler, .. } = self;
                    let judge = |action: &G::Action| match guide {
                        Guide::Found => rng.below(1 << 16) as f32,
                        _ => rewards.of_hope(seat, settler.worth(game, world, action, rng)),
                    };
                    let (choice, action, fresh) = tree.select(node, legal, guide, judge);
                    game.play(world, seat, &action, &mut eyes);
                    self.path.push((choice, Some(seat)));
                    let own = (seat == me).then_some(action);
                    let Some(next) = self.tree.after(node, choice, own, &self.seen) else { return };
                    node = next;
                    if node != choice {
                        self.path.push((node, None));
                    }
                    fresh
                }
                Turn::Chance => {
                    let chance = game.sample(world, rng);
                    game.happen(world, &chance, &mut eyes);
                    let Some((next, fresh)) = self.tree.follow(node, None, &self.seen) else { return };
                    node = next;
                    self.path.push((node, None));
                    fresh
                }
            };
            if fresh {
                return;
            }
        }
    }
}

fn guide<G: Game>(game: &G) -> Guide {
    if game.value_guides() { Guide::Value } else { Guide::Found }
}

impl<G: Game> Bot<G> for Ismcts<G> {
    fn choose(&mut self, game: &G, view: &G::View, legal: &[G::Action], rng: &mut Rng) -> G::Action {
        self.choose_until(game, view, legal, (rng, &mut || false))
    }

    fn choose_until(
        &mut self,
        game: &G,
        view: &G::View,
        legal: &[G::Action],
        (rng, stop): (&mut Rng, Stop<'_>),
    ) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        let Turn::Of(me) = game.turn(&game.determinize(view, rng)) else { return legal[0] };
        let mut rewards = Rewards::new(game.seats());
        self.tree.clear();
        if let Guide::Value = guide(game) {
            self.plant(game, view, (legal, me), (rng, &mut rewards));
        }
        for iteration in 0..self.iterations {
            if iteration > 0 && iteration % ASKS_EVERY == 0 && stop() {
                break;
            }
            let mut world = game.determinize(view, rng);
            let rewards = self.iterate(game, &mut world, me, (rng, &mut rewards));
            for (node, seat) in &self.path {
                self.tree.credit(*node, seat.map_or(0.0, |seat| rewards[seat]));
            }
        }
        self.tree.favourite().unwrap_or(legal[0])
    }
}
