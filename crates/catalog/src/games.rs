//! The list of games.

use crate::{GameEntry, OpenFault};
use kernel::{Options, Shelf, Tabletop};
use std::sync::LazyLock;

games! {
    draft::Draft,
    duel::Duel,
    storyline::Storyline,
}

/// Work to be done with a game of a known type, so that the compiler makes it fast for each game.
pub trait Visitor {
    type Out;
    fn visit<G: Tabletop>(self, game: G) -> Self::Out;
}

/// A game as somebody asks for it.
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'a> {
    pub game: &'a str,
    pub options: &'a Options,
    pub seats: usize,
    pub shelf: &'a Shelf,
}

/// Makes of one list of types everything that has to name each type of game.
macro_rules! games {
    ($($game:ty,)*) => {
        /// Every game, in the order in which they are offered. A type that plays several has an entry for each.
        pub static GAMES: LazyLock<Vec<GameEntry>> =
            LazyLock::new(|| std::iter::empty()$(.chain(GameEntry::each_of::<$game>()))*.collect());

        /// Sets up a game and lets the visitor work with it.
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
