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

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Knobs {
    pub c: f32,
    pub c_root: f32,
    pub sharp: f32,
    pub even: f32,
    pub faith: f32,
    pub leaf: u32,
    pub learned: bool,
    pub margin: f32,
    pub halving: usize,
    pub old: bool,
    pub trust: f32,
    pub order: bool,
}

impl Knobs {
    pub fn parse(text: &str) -> Option<Knobs> {
        let mut knobs = Knobs { c: 1.0, c_root: 1.0, sharp: 2.0, even: 0.1, faith: 1.0, leaf: 0, learned: false, margin: 0.1, halving: 0, old: false, trust: 1.0, order: false };
        for part in text.split(',').filter(|part| !part.is_empty()) {
            let (name, value) = part.split_once('=')?;
            match name {
                "c" => (knobs.c, knobs.c_root) = (value.parse().ok()?, value.parse().ok()?),
                "cr" => knobs.c_root = value.parse().ok()?,
                "s" => knobs.sharp = value.parse().ok()?,
                "e" => knobs.even = value.parse().ok()?,
                "f" => knobs.faith = value.parse().ok()?,
                "v" => knobs.learned = value == "1",
                "m" => knobs.margin = value.parse().ok()?,
                "h" => knobs.halving = value.parse().ok()?,
                "o" => knobs.old = value == "1",
                "w" => knobs.order = value == "1",
                "t" => knobs.trust = value.parse().ok()?,
                "l" => knobs.leaf = value.parse().ok()?,
                _ => return None,
            }
        }
        Some(knobs)
    }
}

/// A bot whose search runs a fixed number of iterations, or fewer if its caller stops it. Unless the search is stopped,
/// the same view and the same random numbers give the same action.
pub struct Puct<G: Game> {
    knobs: Knobs,
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

impl<G: Game> Puct<G> {
    /// Returns a bot whose search runs this number of iterations.
    pub fn new(iterations: u32, knobs: Knobs) -> Puct<G> {
        let (legal, seen, path) = (Vec::new(), Vec::new(), Vec::new());
        let mut settler = Settler::new(Taste::Latest);
        settler.learned = knobs.order;
        Puct { knobs, iterations, tree: Tree::new(), legal, seen, path, settler }
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
        self.descend(Tree::<G>::ROOT, game, world, me, (rng, rewards));
        self.finish(game, world, (rng, rewards))
    }

    /// Runs one iteration that begins with this action.
    fn iterate_with(
        &mut self,
        game: &G,
        world: &mut G::State,
        (me, choice, action): (Seat, u32, G::Action),
        luck: (&mut Rng, &mut Rewards),
    ) -> SeatMap<f32> {
        let (rng, rewards) = luck;
        self.path.clear();
        self.path.push((Tree::<G>::ROOT, None));
        self.path.push((choice, Some(me)));
        self.seen.clear();
        let fresh = self.tree.visits(choice) == 0;
        let mut eyes = Eyes { game, viewer: Viewer::Seat(me), seen: &mut self.seen };
        game.play(world, me, &action, &mut eyes);
        let next = self.tree.after(Tree::<G>::ROOT, choice, Some(action), &self.seen);
        if let Some(node) = next {
            if node != choice {
                self.path.push((node, None));
            }
            if !fresh {
                self.descend(node, game, world, me, (rng, rewards));
            }
        }
        self.finish(game, world, (rng, rewards))
    }

    fn halve(&mut self, game: &G, view: &G::View, me: Seat, luck: (&mut Rng, &mut Rewards)) -> Option<G::Action> {
        let (rng, rewards) = luck;
        // node, action, prior, sum, count
        let mut alive: Vec<(u32, G::Action, f32, f32, f32)> =
            self.tree.choices().into_iter().map(|(node, action, prior)| (node, action, prior, 0.0, 0.0)).collect();
        alive.sort_by(|one, other| other.2.total_cmp(&one.2).then(one.0.cmp(&other.0)));
        alive.truncate(self.knobs.halving);
        let rounds = alive.len().max(2).next_power_of_two().trailing_zeros() as usize;
        let each = self.iterations as usize / rounds;
        let trust = self.knobs.trust;
        for _ in 0..rounds {
            for _ in 0..(each / alive.len()).max(1) {
                let base = game.determinize(view, rng);
                let word = rng.word();
                for (node, action, _, sum, count) in &mut alive {
                    let (mut world, mut luck) = (base.clone(), Rng::new(word));
                    let rewards = self.iterate_with(game, &mut world, (me, *node, *action), (&mut luck, rewards));
                    for (node, seat) in &self.path {
                        self.tree.credit(*node, seat.map_or(0.0, |seat| rewards[seat]));
                    }
                    *sum += rewards[me];
                    *count += 1.0;
                }
            }
            let mean = |one: &(u32, G::Action, f32, f32, f32)| (one.3 + trust * one.2) / (one.4 + trust);
            alive.sort_by(|one, other| mean(other).total_cmp(&mean(one)).then(one.0.cmp(&other.0)));
            alive.truncate(alive.len().div_ceil(2));
        }
        alive.first().map(|best| best.1)
    }

    /// Plays on from a leaf, and returns the rewards.
    fn finish(&mut self, game: &G, world: &mut G::State, luck: (&mut Rng, &mut Rewards)) -> SeatMap<f32> {
        let (rng, rewards) = luck;
        match self.knobs.leaf {
            0 => self.settler.settle(game, world, rng),
            1 => playout::run(game, world, &mut self.legal, rng),
            more => {
                for _ in 0..more {
                    if self.settler.step(game, world, rng) {
                        break;
                    }
                }
                self.settler.settle(game, world, rng);
            }
        }
        if self.knobs.learned && game.seats() > 1 {
            return match game.turn(world) {
                Turn::Over => {
                    let ends = rewards.of_end(&game.scores(world));
                    let scores = game.scores(world);
                    let best = scores.values().copied().max().unwrap_or(0);
                    let count = scores.values().filter(|s| **s == best).count() as f32;
                    ends.map(|seat, end| {
                        let won = if scores[seat] == best { 1.0 / count } else { 0.0 };
                        (1.0 - self.knobs.margin) * won + self.knobs.margin * end
                    })
                }
                _ => {
                    let raw = SeatMap::new(game.seats(), |seat| {
                        let logit = game.logit(&game.view(world, Viewer::Seat(seat)), seat) as f32 / 1000.0;
                        1.0 / (1.0 + libm::expf(-logit))
                    });
                    let sum: f32 = raw.values().sum();
                    raw.map(|_, p| p / sum)
                }
            };
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
    fn descend(&mut self, from: u32, game: &G, world: &mut G::State, me: Seat, luck: (&mut Rng, &mut Rewards)) {
        let (rng, rewards) = luck;
        let guide = if self.knobs.old { Guide::Value } else { Guide::Prior(self.knobs) };
        let mut node = from;
        while !self.tree.ends_at(node) {
            self.seen.clear();
            let mut eyes = Eyes { game, viewer: Viewer::Seat(me), seen: &mut self.seen };
            let fresh = match game.turn(world) {
                Turn::Over => return,
                Turn::Of(seat) => {
                    self.legal.clear();
                    game.legal_actions(world, seat, &mut self.legal);
                    let Puct { tree, legal, settler, .. } = self;
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


impl<G: Game> Bot<G> for Puct<G> {
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
        self.plant(game, view, (legal, me), (rng, &mut rewards));
        if self.knobs.halving > 0 {
            return self.halve(game, view, me, (rng, &mut rewards)).unwrap_or(legal[0]);
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
