//! Keeps the books of the games that are played: their luck, or their whole ledgers.

use super::{
    books::{A_WIN, Books},
    played::Played,
    sums::TWELFTHS,
};
use crate::LabFault;
use bots::{Foresight, Ledger, luck_of};
use kernel::{Entry, Game, ReplayFault, Transcript};

/// The most luck of one game and seat, in billionths, so that no sum overflows. It is more than seventeen wins.
const MOST_LUCK: i64 = 1 << 34;

/// The books to keep of each game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bookkeeping {
    /// The luck alone, as [`Played::luck`], judged after this number of further decisions.
    Luck {
        /// The number of decisions.
        ahead: usize,
    },
    /// The sums of the whole ledger, as [`Played::books`].
    Ledger,
}

/// The keeper of the books of one game after another. It writes down the log of each game.
pub(super) struct Keeper<G: Game> {
    bookkeeping: Bookkeeping,
    log: Transcript<G>,
}

impl Bookkeeping {
    /// Reports whether a game from a file has the books that a match with this bookkeeping needs.
    pub(super) fn fits(bookkeeping: Option<Bookkeeping>, game: &Played) -> bool {
        match (bookkeeping, &game.luck) {
            (Some(Bookkeeping::Luck { .. }), Some(luck)) => {
                luck.len() == game.seats.len() && luck.values().all(|luck| (-MOST_LUCK..=MOST_LUCK).contains(luck))
            }
            (None | Some(Bookkeeping::Ledger), luck) => luck.is_none(),
            (Some(Bookkeeping::Luck { .. }), None) => false,
        }
    }
}

impl<G: Game> Keeper<G> {
    pub(super) fn new(bookkeeping: Bookkeeping) -> Keeper<G> {
        Keeper { bookkeeping, log: Vec::new() }
    }

    /// Forgets the game before.
    pub(super) fn begin(&mut self) {
        self.log.clear();
    }

    pub(super) fn enter(&mut self, entry: Entry<G::Action, G::Chance>) {
        self.log.push(entry);
    }

    /// Adds the books of the game that was played to its result. Large means are taken with `seed`. A game that was lost by
    /// a fault has luck up to the fault, and no ledger, because nobody was beaten by what happened on the table.
    pub(super) fn close(&self, game: &G, played: &mut Played, seed: u64) -> Result<(), LabFault> {
        let unknown = || LabFault::NoLedger { seats: game.seats() };
        match self.bookkeeping {
            Bookkeeping::Luck { ahead } => {
                let luck =
                    luck_of(game, &self.log, Foresight { seed, ahead }).map_err(unplayed)?.ok_or_else(unknown)?;
                played.luck = Some(luck.map(|_, luck| ((A_WIN * luck).round() as i64).clamp(-MOST_LUCK, MOST_LUCK)));
            }
            Bookkeeping::Ledger if played.lost.is_some() => {}
            Bookkeeping::Ledger => {
                let ledger =
                    Ledger::of(game, &self.log, Foresight { seed, ahead: 0 }).map_err(unplayed)?.ok_or_else(unknown)?;
                let Ledger { start, result, .. } = &ledger;
                let error = result.iter().map(|(seat, share)| {
                    let counted = f64::from(played.twelfths[seat]) / f64::from(TWELFTHS);
                    (share - counted).abs()
                });
                // The ledger must end with the result that the match counts.
                let error = error.fold(ledger.error(), f64::max);
                played.books = Some(Box::new(Books { start: start.clone(), sums: ledger.sums(), error }));
            }
        }
        Ok(())
    }
}

/// Returns the fault of a game whose own log does not replay, which only a broken game has.
fn unplayed(why: ReplayFault) -> LabFault {
    LabFault::Unplayed { why }
}
