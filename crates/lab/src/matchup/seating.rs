//! Plays one game between players. The kernel checks every action.

use super::{
    entrants::Entrants,
    played::{End, LuckResult, Played},
};
use crate::{
    LabFault,
    forfeit::{Forfeit, Hitch, Lost},
    player::Player,
};
use kernel::{Game, MAX_SEATS, Rng, Seat, SeatMap, Sink, Turn, Viewer, winners};

/// The players and buffers of one thread, used for one game after another.
pub(super) struct Seating<'a, G: Game> {
    game: &'a G,
    names: &'a [String],
    players: Vec<Box<dyn Player<G>>>,
    luck: Vec<Rng>,
    legal: Vec<G::Action>,
    offered: Vec<G::Action>,
    events: Events<G::Event>,
}

impl<'a, G: Game> Seating<'a, G> {
    pub(super) fn new(game: &'a G, entrants: &'a Entrants<G>) -> Seating<'a, G> {
        let (players, names) = (entrants.players(), entrants.names());
        let events = Events { heard: players.iter().any(|player| player.listens()), new: Vec::new() };
        Seating { game, names, players, luck: Vec::new(), legal: Vec::new(), offered: Vec::new(), events }
    }

    /// Plays one deal once for each rotation of the seats, so that every player plays every seat, and returns the
    /// results.
    pub(super) fn luck(&mut self, seed: u64, luck: u64) -> Result<LuckResult, LabFault> {
        let mut result = LuckResult::new(luck);
        for rotation in 0..self.players.len() {
            let played = self.game(seed, luck, rotation)?;
            self.end(&played, rotation);
            result.add(played, |seat| self.sitting(seat, rotation));
        }
        Ok(result)
    }

    /// Returns the line-up position of the player at a seat. The line-up moves by one seat with each rotation.
    fn sitting(&self, seat: Seat, rotation: usize) -> usize {
        (seat.index() + rotation) % self.players.len()
    }

    fn game(&mut self, seed: u64, luck: u64, rotation: usize) -> Result<Played, LabFault> {
        let mut chance = Rng::stream(seed, stream(luck, 0));
        self.luck.clear();
        let first = 1 + rotation * MAX_SEATS;
        self.luck.extend((0..self.players.len()).map(|place| Rng::stream(seed, stream(luck, first + place))));
        let (mut state, mut decisions) = (self.game.start(), SeatMap::new(self.game.seats(), |_| 0));
        if let Some(end) = self.begin(rotation)? {
            return Ok(Played { end, entries: 0, decisions });
        }
        for entries in 0..=self.game.longest() {
            let end = match self.game.turn(&state) {
                Turn::Over => Some(End::Scored { scores: self.game.scores(&state), course: self.game.course(&state) }),
                Turn::Chance => {
                    let outcome = self.game.sample(&state, &mut chance);
                    self.game.happen(&mut state, &outcome, &mut self.events);
                    None
                }
                Turn::Of(seat) => {
                    decisions[seat] += 1;
                    self.decide(&mut state, seat, self.sitting(seat, rotation), luck)?
                }
            };
            if let Some(end) = end {
                let entries = u32::try_from(entries).unwrap_or(u32::MAX);
                return Ok(Played { end, entries, decisions });
            }
            self.tell();
        }
        let longest = self.game.longest();
        Err(LabFault::Endless { luck, entries: longest + 1, longest })
    }

    /// Lets every player begin. Returns the end of the game if one of them cannot.
    fn begin(&mut self, rotation: usize) -> Result<Option<End>, LabFault> {
        self.events.new.clear();
        for seat in Seat::all(self.players.len()) {
            let position = self.sitting(seat, rotation);
            match self.players[position].begin(self.game, seat, &mut self.luck[position]) {
                Ok(()) => {}
                Err(Hitch::Game(forfeit)) => return Ok(Some(End::Lost { seat, forfeit })),
                Err(Hitch::Match(fault)) => return Err(fault),
            }
        }
        Ok(None)
    }

    /// Lets a seat decide. Returns the end of the game if the seat loses it by a fault.
    fn decide(
        &mut self,
        state: &mut G::State,
        seat: Seat,
        position: usize,
        luck: u64,
    ) -> Result<Option<End>, LabFault> {
        self.legal.clear();
        self.game.legal_actions(state, seat, &mut self.legal);
        let view = self.game.view(state, Viewer::Seat(seat));
        let chosen = self.players[position].choose(self.game, (&view, &self.legal), &mut self.luck[position]);
        let action = match chosen {
            Ok(action) => action,
            Err(forfeit) => return Ok(Some(End::Lost { seat, forfeit })),
        };
        kernel::apply(self.game, state, (seat, &action), &mut self.offered, &mut self.events).map_err(|why| {
            let bot = self.names[position].clone();
            LabFault::Refused { luck, bot, action: format!("{action:?}"), why }
        })?;
        Ok(None)
    }

    /// Tells the newest events to the players that listen.
    fn tell(&mut self) {
        for event in self.events.new.drain(..) {
            self.players.iter_mut().for_each(|player| player.hear(self.game, &event));
        }
    }

    /// Tells the end of a game to all players.
    fn end(&mut self, Played { end, .. }: &Played, rotation: usize) {
        self.tell();
        let (scores, winners, lost): (_, Vec<Seat>, _) = match end {
            End::Scored { scores, .. } => (Some(scores), winners(scores).collect(), None),
            End::Lost { seat, forfeit: Forfeit { fault, .. } } => {
                let others = Seat::all(self.players.len()).filter(|other| other != seat);
                (None, others.collect(), Some(Lost { seat: *seat, fault: *fault }))
            }
        };
        for seat in Seat::all(self.players.len()) {
            let position = self.sitting(seat, rotation);
            self.players[position].over(scores, &winners, lost);
        }
    }
}

/// The events since the players were last told, which are kept only if somebody hears them.
struct Events<E> {
    heard: bool,
    new: Vec<E>,
}

impl<E> Sink<E> for Events<E> {
    #[inline]
    fn push(&mut self, event: E) {
        if self.heard {
            self.new.push(event);
        }
    }
}

/// Returns the number of a stream of random numbers. If `which` is 0, the stream belongs to chance in a deal. Otherwise
/// it belongs to a player in one game of the deal.
fn stream(luck: u64, which: usize) -> u64 {
    (luck << 8) | which as u64
}
