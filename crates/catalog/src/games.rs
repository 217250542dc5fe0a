//! The list of games.

use crate::{GameEntry, OpenFault};
use kernel::{Options, Shelf, Tabletop};
use std::sync::LazyLock;

games! {
    draft::Draft,
    duel::Duel,
    storyline::Storyline,
}

/// A computation that is generic over the type of the game, so that the compiler specializes it for each type.
pub trait Visitor {
    /// The result of the computation.
    type Out;
    /// Runs the computation on a game and returns the result.
    fn visit<G: Tabletop>(self, game: G) -> Self::Out;
}

/// A request for a game at a table.
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'a> {
    /// The name of the game.
    pub game: &'a str,
    /// The options of the table.
    pub options: &'a Options,
    /// The number of seats at the table.
    pub seats: usize,
    /// The packs that the options may name.
    pub shelf: &'a Shelf,
}

/// Generates, from one list of types, all code that must name each type of game.
macro_rules! games {
    ($($game:ty,)*) => {
        /// All games, in the order in which they are offered. A type that plays several games has an entry for each.
        pub static GAMES: LazyLock<Vec<GameEntry>> =
            LazyLock::new(|| std::iter::empty()$(.chain(GameEntry::each_of::<$game>()))*.collect());

        /// Sets up a game, runs the visitor on it, and returns the visitor's result. Returns an error if there is no
        /// such game or if it cannot be set up.
        pub fn visit<V: Visitor>(wanted: Wanted<'_>, visitor: V) -> Result<V::Out, OpenFault> {
            let Wanted { game, options, seats, shelf } = wanted;
            $(if let Some((_, edition)) = <$game as Tabletop>::EDITIONS.iter().find(|(name, _)| *name == game) {
                return Ok(visitor.visit(<$game as Tabletop>::open(*edition, options, seats, shelf)?));
            })*
            Err(crate::open::unknown(game))
        }
    };
}
use games;
