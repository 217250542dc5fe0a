//! A bot that is stopped by the clock.

use bots::{Bot, Stop};
use kernel::{Game, Rng};
use std::time::{Duration, Instant};

/// A bot that stops its search for a choice after a fixed time.
pub(super) struct Timed<G: Game> {
    pub(super) bot: Box<dyn Bot<G>>,
    pub(super) within: Duration,
}

impl<G: Game> Bot<G> for Timed<G> {
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
        let (started, within) = (Instant::now(), self.within);
        self.bot.choose_until(game, view, legal, (rng, &mut || stop() || started.elapsed() >= within))
    }
}

#[cfg(test)]
mod tests {
    use super::Timed;
    use bots::{Bot, Level};
    use kernel::{Game, Rng, Turn, Unheard, Viewer};
    use std::time::Duration;
    use testkit::embers::Embers;

    /// A search of ten million iterations would take minutes if nothing stopped it.
    #[test]
    fn the_clock_ends_a_search_that_is_too_long() {
        let (table, mut luck) = (Embers { seats: 2 }, Rng::new(8));
        let mut state = table.start();
        while table.turn(&state) == Turn::Chance {
            let chance = table.sample(&state, &mut luck);
            table.happen(&mut state, &chance, &mut Unheard);
        }
        let Turn::Of(seat) = table.turn(&state) else { panic!("a seat is to move") };
        let mut legal = Vec::new();
        table.legal_actions(&state, seat, &mut legal);
        let bot = Level::Ismcts { iterations: 10_000_000, within: None }.bot();
        let mut bot = Timed { bot, within: Duration::from_millis(5) };
        let chosen = bot.choose(&table, &table.view(&state, Viewer::Seat(seat)), &legal, &mut luck);
        assert!(legal.contains(&chosen));
    }
}
