//! One rollout: a game played on with every seat greedy.

use crate::{Chances, reward::margins, settle::Settler, shares};
use kernel::{Game, Luck, Seat, SeatMap, Taste, Turn, Unheard, Viewer};

/// The result of a rollout.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Ahead {
    /// The share of each seat in the win, or its chance to win if the rollout ended before the game.
    pub(super) won: SeatMap<f64>,
    /// The lead of each seat over the best of the others, in points; the whole score of a seat that plays alone. It is
    /// `None` if the rollout ended before the game.
    pub(super) margins: Option<SeatMap<i32>>,
}

/// A player of rollouts, which reuses its lists from one rollout to the next.
pub(super) struct Greedily<G: Game> {
    legal: Vec<G::Action>,
    settler: Settler<G>,
    chances: Chances,
}

impl<G: Game> Greedily<G> {
    pub(super) fn new() -> Greedily<G> {
        Greedily { legal: Vec::new(), settler: Settler::new(Taste::Latest), chances: Chances::default() }
    }

    /// Plays a game on with this luck, to its end. After `horizon` decisions, the rollout ends where the game can be judged
    /// by its features. A game without weights for such a table is always played to its end.
    pub(super) fn play(&mut self, game: &G, world: &mut G::State, luck: &mut Luck, horizon: usize) -> Ahead {
        let mut decisions = 0;
        loop {
            match game.turn(world) {
                Turn::Over => {
                    let scores = game.scores(world);
                    return Ahead { won: shares(&scores), margins: Some(margins(&scores)) };
                }
                Turn::Chance => {
                    let chance = luck.draw(game, world);
                    game.happen(world, &chance, &mut Unheard);
                }
                Turn::Of(seat) => {
                    if decisions >= horizon
                        && game.is_settled(world)
                        && let Some(won) = self.chances.of(game, &game.view(world, Viewer::Seat(seat)))
                    {
                        return Ahead { won, margins: None };
                    }
                    decisions += 1;
                    let action = self.decide(game, world, seat);
                    game.play(world, seat, &action, &mut Unheard);
                }
            }
        }
    }

    fn decide(&mut self, game: &G, world: &G::State, seat: Seat) -> G::Action {
        self.legal.clear();
        game.legal_actions(world, seat, &mut self.legal);
        self.settler.best_at_once(game, world, (seat, &self.legal))
    }
}
