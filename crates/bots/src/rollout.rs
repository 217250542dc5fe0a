//! Experiment: every action is tried on common deals, with play by a policy from there; the worse half is dropped.

use crate::{Bot, Chances, chance::shares, reward::Rewards, settle::Settler};
use kernel::{Game, Luck, Rng, Seat, SeatMap, Taste, Turn, Unheard, Viewer};

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Knobs {
    /// 0: greedy by value, 1: greedy by chance, 2: random
    pub policy: u32,
    /// Entries of play before the leaf is judged by chance; 1000 = to the end.
    pub length: u32,
    /// 1: keyed luck common to all actions.
    pub common: bool,
    /// Share of margin in end reward.
    pub margin: f32,
    /// 1: halving, 0: flat
    pub halving: bool,
}

impl Knobs {
    pub fn parse(text: &str) -> Option<Knobs> {
        let mut knobs = Knobs { policy: 0, length: 1000, common: true, margin: 0.5, halving: true };
        for part in text.split(',').filter(|part| !part.is_empty()) {
            let (name, value) = part.split_once('=')?;
            match name {
                "p" => knobs.policy = value.parse().ok()?,
                "l" => knobs.length = value.parse().ok()?,
                "k" => knobs.common = value == "1",
                "m" => knobs.margin = value.parse().ok()?,
                "h" => knobs.halving = value == "1",
                _ => return None,
            }
        }
        Some(knobs)
    }
}

pub struct Rollout<G: Game> {
    iterations: u32,
    knobs: Knobs,
    legal: Vec<G::Action>,
    settler: Settler<G>,
    chances: Chances,
}

enum Draws {
    Keyed(Luck),
    Free(Rng),
}

impl<G: Game> Rollout<G> {
    pub fn new(iterations: u32, knobs: Knobs) -> Rollout<G> {
        Rollout { iterations, knobs, legal: Vec::new(), settler: Settler::new(Taste::Latest), chances: Chances::default() }
    }

    fn play_on(&mut self, game: &G, world: &mut G::State, draws: &mut Draws, rewards: &mut Rewards) -> SeatMap<f32> {
        let mut entries = 0;
        loop {
            match game.turn(world) {
                Turn::Over => {
                    let scores = game.scores(world);
                    let ends = rewards.of_end(&scores);
                    let won = shares(&scores);
                    let m = self.knobs.margin * 2.0;
                    return ends.map(|seat, end| m * end + (1.0 - m) * won[seat] as f32);
                }
                Turn::Chance => {
                    let chance = match draws {
                        Draws::Keyed(luck) => luck.draw(game, world),
                        Draws::Free(rng) => game.sample(world, rng),
                    };
                    game.happen(world, &chance, &mut Unheard);
                }
                Turn::Of(seat) => {
                    if entries >= self.knobs.length {
                        let view = game.view(world, Viewer::Seat(seat));
                        if let Some(chances) = self.chances.of(game, &view) {
                            return chances.map(|_, chance| *chance as f32);
                        }
                    }
                    entries += 1;
                    self.legal.clear();
                    game.legal_actions(world, seat, &mut self.legal);
                    let action = self.best(game, world, seat, draws);
                    game.play(world, seat, &action, &mut Unheard);
                }
            }
        }
    }

    fn best(&mut self, game: &G, world: &G::State, seat: Seat, draws: &mut Draws) -> G::Action {
        if let [only] = self.legal.as_slice() {
            return *only;
        }
        if self.knobs.policy == 2
            && let Draws::Free(rng) = draws
        {
            return *rng.pick(&self.legal).expect("a seat to move has an action");
        }
        let mut best = (f64::MIN, self.legal[0]);
        for action in &self.legal {
            let mut after = world.clone();
            game.play(&mut after, seat, action, &mut Unheard);
            let view = game.view(&after, Viewer::Seat(seat));
            let worth = if self.knobs.policy == 1 {
                self.chances.of(game, &view).map_or(0.0, |chances| chances[seat])
            } else {
                f64::from(game.value(&view, seat))
            };
            if worth > best.0 {
                best = (worth, *action);
            }
        }
        best.1
    }
}

impl<G: Game> Bot<G> for Rollout<G> {
    fn choose(&mut self, game: &G, view: &G::View, legal: &[G::Action], rng: &mut Rng) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        let Turn::Of(me) = game.turn(&game.determinize(view, rng)) else { return legal[0] };
        let mut rewards = Rewards::new(game.seats());
        let worths = self.settler.worths(game, view, (legal, 8), rng);
        let mut alive: Vec<(G::Action, f32, f32, i32)> =
            legal.iter().zip(worths).map(|(action, worth)| (*action, 0.0, 0.0, worth)).collect();
        alive.sort_by(|one, other| other.3.cmp(&one.3).then(one.0.cmp(&other.0)));
        alive.truncate(16);
        let rounds = if self.knobs.halving { alive.len().next_power_of_two().trailing_zeros().max(1) } else { 1 };
        let each = self.iterations / rounds;
        for _ in 0..rounds {
            for _ in 0..(each / alive.len() as u32).max(1) {
                let base = game.determinize(view, rng);
                let word = rng.word();
                for (at, (action, sum, count, _)) in alive.iter_mut().enumerate() {
                    let mut world = base.clone();
                    let mut draws = if self.knobs.common {
                        Draws::Keyed(Luck::new(word))
                    } else {
                        Draws::Free(Rng::stream(word, at as u64))
                    };
                    game.play(&mut world, me, action, &mut Unheard);
                    let rewards = self.play_on(game, &mut world, &mut draws, &mut rewards);
                    *sum += rewards[me];
                    *count += 1.0;
                }
            }
            let mean = |one: &(G::Action, f32, f32, i32)| one.1 / one.2;
            alive.sort_by(|one, other| mean(other).total_cmp(&mean(one)).then(one.0.cmp(&other.0)));
            if self.knobs.halving {
                alive.truncate(alive.len().div_ceil(2));
            }
        }
        alive[0].0
    }
}
