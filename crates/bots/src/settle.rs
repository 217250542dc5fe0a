//! Continues play to a settled position, so that the outcome of an action can be judged.

use kernel::{Game, Rng, Seat, Taste, Turn, Unheard, Viewer};

/// The greatest number of entries that are played to reach a settled position. After that many entries, the position is
/// judged even if it is not settled.
const MOST_ENTRIES: usize = 32;

/// A judge of actions, which values each action by the settled position to which it leads. The judge reuses its list of
/// legal actions from one call to the next.
pub(crate) struct Settler<G: Game> {
    taste: Taste,
    legal: Vec<G::Action>,
}

impl<G: Game> Settler<G> {
    pub(crate) fn new(taste: Taste) -> Settler<G> {
        Settler { taste, legal: Vec::new() }
    }

    /// Returns the mean value of each action over this number of determinizations. All actions are tried on the same
    /// determinizations and with the same random numbers.
    pub(crate) fn worths(
        &mut self,
        game: &G,
        view: &G::View,
        (actions, worlds): (&[G::Action], usize),
        rng: &mut Rng,
    ) -> Vec<i32> {
        let worlds: Vec<(G::State, Rng)> =
            (0..worlds).map(|_| (game.determinize(view, rng), Rng::new(rng.word()))).collect();
        let mut mean = |action: &G::Action| {
            let worth = |(world, luck): &(G::State, Rng)| self.worth(game, world, action, &mut luck.clone());
            worlds.iter().map(worth).map(i64::from).sum::<i64>() / worlds.len().max(1) as i64
        };
        actions.iter().map(|action| mean(action) as i32).collect()
    }

    /// Returns the value, for the seat that decides, of the settled position after an action. Returns 0 if no seat
    /// decides.
    pub(crate) fn worth(&mut self, game: &G, world: &G::State, action: &G::Action, rng: &mut Rng) -> i32 {
        let Turn::Of(seat) = game.turn(world) else { return 0 };
        let mut after = world.clone();
        game.play(&mut after, seat, action, &mut Unheard);
        self.settle(game, &mut after, rng);
        self.value(game, &after, seat)
    }

    /// Continues play to a settled position. Chance is drawn at random, and each seat takes the action that has the
    /// highest value immediately afterwards.
    pub(crate) fn settle(&mut self, game: &G, world: &mut G::State, rng: &mut Rng) {
        for _ in 0..MOST_ENTRIES {
            if game.is_settled(world) {
                return;
            }
            match game.turn(world) {
                Turn::Over => return,
                Turn::Chance => {
                    let chance = game.sample(world, rng);
                    game.happen(world, &chance, &mut Unheard);
                }
                Turn::Of(seat) => {
                    self.legal.clear();
                    game.legal_actions(world, seat, &mut self.legal);
                    let action = self.best_at_once(game, world, (seat, &self.legal));
                    game.play(world, seat, &action, &mut Unheard);
                }
            }
        }
    }

    /// Returns the legal action that has the highest value for the seat to move immediately afterwards. `legal` must not be
    /// empty.
    pub(crate) fn best_at_once(&self, game: &G, world: &G::State, (seat, legal): (Seat, &[G::Action])) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        let worth = |action: &&G::Action| {
            let mut after = world.clone();
            game.play(&mut after, seat, action, &mut Unheard);
            self.value(game, &after, seat)
        };
        *legal.iter().max_by_key(worth).expect("a seat to move has an action")
    }

    /// Returns the value of a position for a seat, judged by the seat's view.
    pub(crate) fn value(&self, game: &G, state: &G::State, seat: Seat) -> i32 {
        game.value_by(self.taste, &game.view(state, Viewer::Seat(seat)), seat)
    }
}
