//! The list of games.

use crate::{GameEntry, OpenFault};
use kernel::{Options, Tabletop};

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

/// Makes of one list everything that has to name each game.
macro_rules! games {
    ($($game:ty,)*) => {
        /// Every game, in the order in which they are offered.
        pub static GAMES: &[GameEntry] = &[$(GameEntry::of::<$game>()),*];

        /// Sets up the game of this name and lets the visitor work with it.
        pub fn visit<V: Visitor>(
            name: &str,
            options: &Options,
            seats: usize,
            visitor: V,
        ) -> Result<V::Out, OpenFault> {
            $(if name == <$game as Tabletop>::NAME {
                return Ok(visitor.visit(<$game as Tabletop>::open(options, seats)?));
            })*
            Err(crate::open::unknown(name))
        }
    };
}
use games;
