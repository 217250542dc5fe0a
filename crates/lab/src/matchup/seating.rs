//! Plays one game between players. The kernel checks every action.

use super::{
    ablation::{Ablations, Effect, Ended},
    entrants::Entrants,
    keeper::{Bookkeeping, Keeper},
    played::{End, Played},
    unit::{Unit, rotated},
    watch::{Watch, Watcher},
};
use crate::{
    LabFault,
    forfeit::{Hitch, Loss, Lost},
    player::Player,
};
use kernel::{Entry, Game, Luck, Rng, Seat, SeatMap, Sink, Turn, Viewer};

/// The players and buffers of one thread, used for one game after another.
pub(super) struct Seating<'a, G: Game> {
    game: &'a G,
    seed: u64,
    names: &'a [String],
    players: Vec<Box<dyn Player<G>>>,
    /// The random numbers of each player in the current game.
    luck: Vec<Rng>,
    legal: Vec<G::Action>,
    offered: Vec<G::Action>,
    events: Events<G::Event>,
    rotations: usize,
    watcher: Option<Watcher<G>>,
    ablations: Option<&'a Ablations<G>>,
    keeper: Option<Keeper<G>>,
}

impl<'a, G: Game> Seating<'a, G> {
    /// Returns the players of one thread. They play this number of rotations of each deal, and their games are watched if
    /// there is a watch.
    pub(super) fn new(
        (game, entrants): (&'a G, &'a Entrants<G>),
        seed: u64,
        (rotations, watch): (usize, Option<Watch<G>>),
        ablations: Option<&'a Ablations<G>>,
    ) -> Seating<'a, G> {
        let (players, names) = (entrants.players(), entrants.names());
        let heard = watch.is_some() || players.iter().any(|player| player.listens());
        let events = Events { heard, new: Vec::new() };
        let watcher = watch.map(|watch| Watcher::new(watch, game));
        let luck = vec![Rng::new(seed); players.len()];
        let (legal, offered) = (Vec::new(), Vec::new());
        Seating {
            game,
            seed,
            names,
            players,
            luck,
            legal,
            offered,
            events,
            rotations,
            watcher,
            ablations,
            keeper: None,
        }
    }

    /// Returns the same players, of whose games books are kept.
    pub(super) fn kept(self, bookkeeping: Option<Bookkeeping>) -> Seating<'a, G> {
        Seating { keeper: bookkeeping.map(Keeper::new), ..self }
    }

    /// Plays the unit with this number: one deal, once for each of the rotations. With as many rotations as seats, every
    /// player plays every seat.
    pub(super) fn unit(&mut self, number: u64) -> Result<Unit, LabFault> {
        let ended = self.rotations(number)?;
        let effects = self.ablations.map(|ablations| self.effects(number, &ended, ablations)).transpose()?;
        Ok(Unit { number, games: ended.into_iter().map(|ended| ended.played).collect(), effects })
    }

    /// Plays each rotation of a deal.
    fn rotations(&mut self, number: u64) -> Result<Vec<Ended>, LabFault> {
        let mut games = Vec::with_capacity(self.rotations);
        for rotation in 0..self.rotations {
            let mut ended = self.game(number, rotated(self.players.len(), rotation))?;
            ended.played.notes = self.watcher.as_ref().map(|watcher| Box::new(watcher.notes()));
            if let Some(keeper) = &mut self.keeper {
                // The same seed for all rotations makes what the means lack nearly the same for all bots.
                let seed = Rng::stream(self.seed, stream(number, BOOKS)).word();
                keeper.close(self.game, &mut ended.played, seed)?;
            }
            self.end(&ended.played);
            games.push(ended);
        }
        Ok(games)
    }

    /// Plays the same deal again with each of the ablations, and compares it with the games that ended so. Nobody watches
    /// these games.
    fn effects(&mut self, number: u64, with: &[Ended], of: &'a Ablations<G>) -> Result<Vec<Effect>, LabFault> {
        let (game, watcher, heard) = (self.game, self.watcher.take(), self.events.heard);
        self.events.heard = self.players.iter().any(|player| player.listens());
        let mut effects = Vec::new();
        for blank in of.blanks() {
            self.game = &blank.game;
            effects.extend(blank.effect(with, &self.rotations(number)?));
        }
        (self.game, self.watcher, self.events.heard) = (game, watcher, heard);
        Ok(effects)
    }

    /// Plays a game in which these positions of the line-up sit at the seats.
    fn game(&mut self, luck: u64, seats: SeatMap<usize>) -> Result<Ended, LabFault> {
        self.watcher.iter_mut().for_each(Watcher::begin);
        self.keeper.iter_mut().for_each(Keeper::begin);
        let mut chance = Luck::new(Rng::stream(self.seed, stream(luck, 0)).word());
        for (seat, position) in seats.iter() {
            self.luck[position - 1] = Rng::stream(self.seed, stream(luck, 1 + seat.index()));
        }
        let (mut state, mut decisions) = (self.game.start(), SeatMap::new(self.game.seats(), |_| 0));
        if let Some(end) = self.begin(&seats)? {
            return Ok(Ended { played: Played::new(seats, end, (0, decisions)), lead: None });
        }
        for entries in 0..=self.game.longest() {
            let end = match self.game.turn(&state) {
                Turn::Over => Some(End::Scored { scores: self.game.scores(&state), course: self.game.course(&state) }),
                Turn::Chance => {
                    let outcome = chance.draw(self.game, &state);
                    self.game.happen(&mut state, &outcome, &mut self.events);
                    self.keeper.iter_mut().for_each(|keeper| keeper.enter(Entry::Chance(outcome)));
                    None
                }
                Turn::Of(seat) => {
                    decisions[seat] += 1;
                    self.decide(&mut state, seat, seats[seat] - 1, luck)?
                }
            };
            if let Some(end) = end {
                if let (End::Scored { .. }, Some(watcher)) = (&end, &mut self.watcher) {
                    watcher.end(self.game, &state);
                }
                let lead = self.ablations.and_then(|ablations| ablations.lead(self.game, &state));
                let entries = u32::try_from(entries).unwrap_or(u32::MAX);
                return Ok(Ended { played: Played::new(seats, end, (entries, decisions)), lead });
            }
            self.tell();
        }
        let longest = self.game.longest();
        Err(LabFault::Endless { luck, entries: longest + 1, longest })
    }

    /// Lets every player begin. Returns the end of the game if one of them cannot.
    fn begin(&mut self, seats: &SeatMap<usize>) -> Result<Option<End>, LabFault> {
        self.events.new.clear();
        for (seat, position) in seats.iter() {
            let at = position - 1;
            match self.players[at].begin(self.game, seat, &mut self.luck[at]) {
                Ok(()) => {}
                Err(Hitch::Game(forfeit)) => return Ok(Some(End::Lost(forfeit.at(seat)))),
                Err(Hitch::Match(fault)) => return Err(fault),
            }
        }
        Ok(None)
    }

    /// Lets a seat decide. Returns the end of the game if the seat loses it by a fault.
    fn decide(&mut self, state: &mut G::State, seat: Seat, at: usize, luck: u64) -> Result<Option<End>, LabFault> {
        self.legal.clear();
        self.game.legal_actions(state, seat, &mut self.legal);
        if let Some(watcher) = &mut self.watcher {
            watcher.decide(self.game, state, self.legal.len());
        }
        let view = self.game.view(state, Viewer::Seat(seat));
        let action = match self.players[at].choose(self.game, (&view, &self.legal), &mut self.luck[at]) {
            Ok(action) => action,
            Err(forfeit) => return Ok(Some(End::Lost(forfeit.at(seat)))),
        };
        kernel::apply(self.game, state, (seat, &action), &mut self.offered, &mut self.events).map_err(|why| {
            let bot = self.names[at].clone();
            LabFault::Refused { luck, bot, action: format!("{action:?}"), why }
        })?;
        self.keeper.iter_mut().for_each(|keeper| keeper.enter(Entry::Action(seat, action)));
        Ok(None)
    }

    /// Tells the newest events, which are those of one entry, to the players that listen and to the watcher.
    fn tell(&mut self) {
        if let Some(watcher) = &mut self.watcher {
            watcher.hear(self.game, &self.events.new);
        }
        for event in self.events.new.drain(..) {
            self.players.iter_mut().for_each(|player| player.hear(self.game, &event));
        }
    }

    /// Tells the end of a game to all players.
    fn end(&mut self, played: &Played) {
        self.tell();
        let winners: Vec<Seat> = played.winners().collect();
        let lost = played.lost.as_ref().map(|Loss { seat, fault, .. }| Lost { seat: *seat, fault: *fault });
        for position in played.seats.values() {
            self.players[position - 1].over(played.scores.as_ref(), &winners, lost);
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

/// The stream of the random numbers that the books of a game need. It is that of no seat.
const BOOKS: usize = u8::MAX as usize;

/// Returns the number of a stream of random numbers. If `which` is 0, the stream belongs to chance in a deal. Otherwise
/// it belongs to the player at a seat, whoever that is, so that equal players play the same game in every rotation.
fn stream(luck: u64, which: usize) -> u64 {
    (luck << 8) | which as u64
}
