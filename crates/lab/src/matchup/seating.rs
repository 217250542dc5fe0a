//! Plays one game between bots. The kernel checks every action.

use super::{
    entrants::Entrants,
    played::Played,
    unit::{Unit, rotated},
};
use crate::LabFault;
use bots::Bot;
use kernel::{Game, MAX_SEATS, Rng, Seat, SeatMap, Turn, Unheard, Viewer};

/// The bots and buffers of one thread, used for one game after another.
pub(super) struct Seating<'a, G: Game> {
    game: &'a G,
    seed: u64,
    names: &'a [String],
    bots: Vec<Box<dyn Bot<G>>>,
    luck: Vec<Rng>,
    legal: Vec<G::Action>,
    offered: Vec<G::Action>,
}

impl<'a, G: Game> Seating<'a, G> {
    pub(super) fn new(game: &'a G, entrants: &'a Entrants<G>, seed: u64) -> Seating<'a, G> {
        let (bots, names) = (entrants.bots(), entrants.names());
        Seating { game, seed, names, bots, luck: Vec::new(), legal: Vec::new(), offered: Vec::new() }
    }

    /// Plays the unit with this number: one deal, once for each rotation of the seats, so that every bot plays every
    /// seat.
    pub(super) fn unit(&mut self, number: u64) -> Result<Unit, LabFault> {
        let games = (0..self.bots.len()).map(|rotation| self.game(number, rotation)).collect::<Result<_, _>>()?;
        Ok(Unit { number, games })
    }

    fn game(&mut self, luck: u64, rotation: usize) -> Result<Played, LabFault> {
        let seats = rotated(self.bots.len(), rotation);
        let mut chance = Rng::stream(self.seed, stream(luck, 0));
        self.luck.clear();
        let first = 1 + rotation * MAX_SEATS;
        self.luck.extend((0..self.bots.len()).map(|bot| Rng::stream(self.seed, stream(luck, first + bot))));
        let (mut state, mut decisions) = (self.game.start(), SeatMap::new(self.game.seats(), |_| 0));
        for entries in 0..=self.game.longest() {
            match self.game.turn(&state) {
                Turn::Over => {
                    let entries = u32::try_from(entries).unwrap_or(u32::MAX);
                    let ended = (self.game.scores(&state), self.game.course(&state));
                    return Ok(Played::new(seats, ended, (entries, decisions)));
                }
                Turn::Chance => {
                    let outcome = self.game.sample(&state, &mut chance);
                    self.game.happen(&mut state, &outcome, &mut Unheard);
                }
                Turn::Of(seat) => {
                    self.decide(&mut state, seat, seats[seat] - 1, luck)?;
                    decisions[seat] += 1;
                }
            }
        }
        let longest = self.game.longest();
        Err(LabFault::Endless { luck, entries: longest + 1, longest })
    }

    fn decide(&mut self, state: &mut G::State, seat: Seat, bot: usize, luck: u64) -> Result<(), LabFault> {
        self.legal.clear();
        self.game.legal_actions(state, seat, &mut self.legal);
        let view = self.game.view(state, Viewer::Seat(seat));
        let action = self.bots[bot].choose(self.game, &view, &self.legal, &mut self.luck[bot]);
        kernel::apply(self.game, state, (seat, &action), &mut self.offered, &mut Unheard).map_err(|why| {
            let bot = self.names[bot].clone();
            LabFault::Refused { luck, bot, action: format!("{action:?}"), why }
        })
    }
}

/// Returns the number of a stream of random numbers. If `which` is 0, the stream belongs to chance in a deal. Otherwise
/// it belongs to a bot in one game of the deal.
fn stream(luck: u64, which: usize) -> u64 {
    (luck << 8) | which as u64
}
