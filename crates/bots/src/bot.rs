//! The trait of every bot.

use kernel::{Game, Rng};

/// A callback that a bot calls from time to time during its search. It returns true if the search must stop. Bots have
/// no clock of their own.
pub type Stop<'a> = &'a mut dyn FnMut() -> bool;

/// A player that decides for a seat from the seat's view alone (style 18).
///
/// ```
/// use bots::{Bot, Level};
/// use kernel::{Game, Rng, Turn, Unheard, Viewer};
/// use testkit::embers::Embers;
///
/// /// Plays a whole game, with the same bot in every seat.
/// fn play<G: Game>(game: &G, bot: &mut dyn Bot<G>, rng: &mut Rng) -> G::State {
///     let mut state = game.start();
///     loop {
///         match game.turn(&state) {
///             Turn::Over => return state,
///             Turn::Chance => {
///                 let chance = game.sample(&state, rng);
///                 game.happen(&mut state, &chance, &mut Unheard);
///             }
///             Turn::Of(seat) => {
///                 let mut legal = Vec::new();
///                 game.legal_actions(&state, seat, &mut legal);
///                 let action = bot.choose(game, &game.view(&state, Viewer::Seat(seat)), &legal, rng);
///                 game.play(&mut state, seat, &action, &mut Unheard);
///             }
///         }
///     }
/// }
///
/// let game = Embers { seats: 3 };
/// let mut bot = Level::Greedy.bot();
/// let end = play(&game, &mut *bot, &mut Rng::new(7));
/// assert_eq!(game.turn(&end), Turn::Over);
/// ```
pub trait Bot<G: Game>: Send {
    /// Returns one of the actions in `legal`, which must not be empty. The choice depends only on the arguments.
    fn choose(&mut self, game: &G, view: &G::View, legal: &[G::Action], rng: &mut Rng) -> G::Action;

    /// Chooses like [`Bot::choose`], but a bot with a long search calls `stop` from time to time. Once `stop` returns
    /// true, the bot takes the best action found so far. A `stop` that always returns false does not change the choice.
    fn choose_until(
        &mut self,
        game: &G,
        view: &G::View,
        legal: &[G::Action],
        (rng, _stop): (&mut Rng, Stop<'_>),
    ) -> G::Action {
        self.choose(game, view, legal, rng)
    }
}
