//! The worth of a full position: the chance of each seat to win, as the mean over what can come until it is judged.

use crate::{Chances, settle::Settler, shares};
use kernel::{Game, Luck, Rng, Seat, SeatMap, Taste, Turn, Unheard};

/// The greatest number of positions over which a mean is taken.
const PATHS: usize = 64;

/// The distance over which a position is played on before it is judged, and the luck of this play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Foresight {
    /// The seed of the luck with which positions are played on. It must have nothing to do with the luck of the game itself.
    pub seed: u64,
    /// The number of decisions that are played on, each seat taking the action that has the highest value immediately
    /// afterwards. With 0, a position is judged at the next decision. With more, the judge sees more of what luck is good
    /// for, and takes longer.
    pub ahead: usize,
}

/// A judge of full positions. The worth of a position depends on the foresight and on the position, and on nothing else that
/// happened in the game. All positions are played on with the same luck by purpose, so that they differ by what they are.
pub(super) struct Worth<G: Game> {
    ahead: usize,
    paths: [u64; PATHS],
    settler: Settler<G>,
    legal: Vec<G::Action>,
    chances: Chances,
}

impl<G: Game> Worth<G> {
    pub(super) fn new(Foresight { seed, ahead }: Foresight) -> Worth<G> {
        let (mut rng, mut paths) = (Rng::new(seed), [0; PATHS]);
        paths.fill_with(|| rng.word());
        let settler = Settler::new(Taste::Latest);
        Worth { ahead, paths, settler, legal: Vec::new(), chances: Chances::default() }
    }

    /// Returns the worth of a position for each seat, or `None` if nobody can judge it.
    pub(super) fn of(&mut self, game: &G, state: &G::State) -> Option<SeatMap<f64>> {
        if game.seats() < 2 { None } else { self.mean(game, state.clone(), PATHS) }
    }

    /// Returns the worth after the best action of `seat`: the highest one for this seat.
    pub(super) fn best(&mut self, game: &G, (state, seat): (&G::State, Seat)) -> Option<SeatMap<f64>> {
        let (mut legal, mut best) = (Vec::new(), None::<SeatMap<f64>>);
        game.legal_actions(state, seat, &mut legal);
        for action in legal {
            let mut after = state.clone();
            game.play(&mut after, seat, &action, &mut Unheard);
            let worth = self.of(game, &after)?;
            if best.as_ref().is_none_or(|best| worth[seat] > best[seat]) {
                best = Some(worth);
            }
        }
        best
    }

    /// Returns the mean over what can come. If the position is judged at the next decision, and at most `paths` outcomes are
    /// possible, all of them count with their weights. Otherwise the mean is that of so many continuations.
    fn mean(&mut self, game: &G, mut world: G::State, paths: usize) -> Option<SeatMap<f64>> {
        let mut decisions = 0;
        match self.advance(game, &mut world, &mut decisions) {
            Stop::Chance => {}
            Stop::Judged(worth) => return worth,
        }
        let (mut outcomes, mut mean) = (Vec::new(), SeatMap::new(game.seats(), |_| 0.0));
        game.chances(&world, &mut outcomes);
        let mut add = |worth: &SeatMap<f64>, weight: f64| mean = mean.map(|seat, sum| sum + weight * worth[seat]);
        if self.ahead == 0 && outcomes.len() <= paths {
            let all: f64 = outcomes.iter().map(|(_, weight)| f64::from(*weight)).sum();
            for (outcome, weight) in &outcomes {
                let mut after = world.clone();
                game.happen(&mut after, outcome, &mut Unheard);
                add(&self.mean(game, after, paths / outcomes.len())?, f64::from(*weight) / all);
            }
        } else {
            for path in 0..paths {
                add(&self.path(game, world.clone(), (self.paths[path], decisions))?, 1.0 / paths as f64);
            }
        }
        Some(mean)
    }

    /// Returns the worth of one continuation with this luck, after so many decisions.
    fn path(&mut self, game: &G, mut world: G::State, (seed, mut decisions): (u64, usize)) -> Option<SeatMap<f64>> {
        let mut luck = Luck::new(seed);
        loop {
            let chance = luck.draw(game, &world);
            game.happen(&mut world, &chance, &mut Unheard);
            if let Stop::Judged(worth) = self.advance(game, &mut world, &mut decisions) {
                return worth;
            }
        }
    }

    /// Plays on to a position that is judged, or in which chance decides. Adds the decisions that it plays to `decisions`.
    fn advance(&mut self, game: &G, world: &mut G::State, decisions: &mut usize) -> Stop {
        loop {
            match game.turn(world) {
                Turn::Over => return Stop::Judged(Some(shares(&game.scores(world)))),
                Turn::Chance => return Stop::Chance,
                Turn::Of(_) if *decisions >= self.ahead && game.is_settled(world) => {
                    return Stop::Judged(self.chances.of_position(game, world));
                }
                Turn::Of(seat) => {
                    *decisions += 1;
                    self.legal.clear();
                    game.legal_actions(world, seat, &mut self.legal);
                    let action = self.settler.best_at_once(game, world, (seat, &self.legal));
                    game.play(world, seat, &action, &mut Unheard);
                }
            }
        }
    }
}

/// The reason why play does not go on.
enum Stop {
    /// Chance decides.
    Chance,
    /// The position is judged, unless there are no weights for such a table.
    Judged(Option<SeatMap<f64>>),
}
