//! Watches a game while it is played, and notes what a report on balance needs besides the result.

use super::notes::{CardNote, Notes};
use kernel::{CardUse, Game, Seat, SeatMap, Tabletop};
use std::collections::BTreeMap;

/// The parts of a game's [`Tabletop`] by which games are watched, as functions. So the code that plays games needs
/// nothing but [`Game`].
pub(crate) struct Watch<G: Game> {
    cards: fn(&G) -> Vec<kernel::CardText>,
    lead: fn(&G, &G::State) -> Option<SeatMap<i32>>,
    uses: fn(&G, &[G::Event], &mut Vec<CardUse>),
    left: fn(&G, &G::State, &mut Vec<CardUse>),
}

impl<G: Game> Clone for Watch<G> {
    fn clone(&self) -> Watch<G> {
        *self
    }
}

impl<G: Game> Copy for Watch<G> {}

impl<G: Tabletop> Watch<G> {
    pub(crate) fn new() -> Watch<G> {
        Watch { cards: G::counted_cards, lead: G::lead, uses: G::card_uses, left: G::cards_left }
    }
}

impl<G: Game> Watch<G> {
    /// Returns the ids of the cards that are counted.
    pub(super) fn ids(&self, game: &G) -> Vec<String> {
        (self.cards)(game).into_iter().map(|card| card.id).collect()
    }
}

/// The notes of the game that is being played.
pub(super) struct Watcher<G: Game> {
    watch: Watch<G>,
    /// The ids of the cards, by their index.
    ids: Vec<String>,
    /// The seats that led alone, each with the number of decisions in a row before which it led.
    leaders: Vec<(Option<Seat>, u32)>,
    /// The number of legal actions at each decision.
    choices: Vec<u32>,
    cards: BTreeMap<(usize, Option<Seat>), CardNote>,
    uses: Vec<CardUse>,
}

impl<G: Game> Watcher<G> {
    pub(super) fn new(watch: Watch<G>, game: &G) -> Watcher<G> {
        let ids = watch.ids(game);
        Watcher { watch, ids, leaders: Vec::new(), choices: Vec::new(), cards: BTreeMap::new(), uses: Vec::new() }
    }

    /// Forgets the game before.
    pub(super) fn begin(&mut self) {
        self.leaders.clear();
        self.choices.clear();
        self.cards.clear();
    }

    /// Notes a decision in this position, with this number of legal actions.
    pub(super) fn decide(&mut self, game: &G, state: &G::State, actions: usize) {
        self.choices.push(u32::try_from(actions).unwrap_or(u32::MAX));
        // Nobody leads a game that one seat plays alone.
        let Some(numbers) = (self.watch.lead)(game, state).filter(|numbers| numbers.len() > 1) else { return };
        let leader = leader(&numbers);
        match self.leaders.last_mut() {
            Some((same, decisions)) if *same == leader => *decisions += 1,
            Some(_) | None => self.leaders.push((leader, 1)),
        }
    }

    /// Notes the cards that were used in these events, which are all events of one entry.
    pub(super) fn hear(&mut self, game: &G, events: &[G::Event]) {
        (self.watch.uses)(game, events, &mut self.uses);
        self.count();
    }

    /// Notes the cards that are left in the last position.
    pub(super) fn end(&mut self, game: &G, state: &G::State) {
        (self.watch.left)(game, state, &mut self.uses);
        self.count();
    }

    fn count(&mut self) {
        for CardUse { card, seat, fate } in self.uses.drain(..) {
            let id = &self.ids[card];
            let note = self.cards.entry((card, seat)).or_insert_with(|| CardNote::new(id.clone(), seat));
            *note.count_mut(fate) += 1;
        }
    }

    /// Returns the notes of the game.
    pub(super) fn notes(&self) -> Notes {
        Notes::new(self.leaders.clone(), &self.choices, self.cards.values().cloned().collect())
    }
}

/// Returns the seat with the highest number, or `None` if several seats have it.
fn leader(numbers: &SeatMap<i32>) -> Option<Seat> {
    let mut best = kernel::winners(numbers);
    let first = best.next();
    first.filter(|_| best.next().is_none())
}
