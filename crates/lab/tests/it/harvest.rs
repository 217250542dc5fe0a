//! A small game to measure. In every round, chance sets a price, and then every seat in turn sells up to `MOST` sacks
//! at that price. Nothing is hidden. A seat that always sells `MOST` sacks has the most points.

use kernel::{Course, Digest, Game, Rng, Seat, SeatMap, Sink, Turn, Viewer};

pub(crate) const ROUNDS: usize = 4;
pub(crate) const MOST: u8 = 3;
/// The number of points above which a year is good. A seat that sells `MOST` sacks in every round at the highest price
/// has twice this number.
pub(crate) const GOOD: i32 = 36;

#[derive(Debug)]
pub(crate) struct Harvest {
    pub(crate) seats: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fields {
    pub(crate) round: usize,
    pub(crate) price: Option<u8>,
    pub(crate) sold: usize,
    pub(crate) points: SeatMap<i32>,
}

impl Game for Harvest {
    type State = Fields;
    type Action = u8;
    type Chance = u8;
    type Event = (Option<Seat>, u8);
    type View = Fields;

    fn seats(&self) -> usize {
        self.seats
    }

    fn start(&self) -> Fields {
        Fields { round: 0, price: None, sold: 0, points: SeatMap::new(self.seats, |_| 0) }
    }

    fn turn(&self, state: &Fields) -> Turn {
        match (state.round, state.price) {
            (ROUNDS.., _) => Turn::Over,
            (_, None) => Turn::Chance,
            (_, Some(_)) => Turn::Of(Seat::new(state.sold, self.seats).expect("as many sell as there are seats")),
        }
    }

    fn legal_actions(&self, _: &Fields, _: Seat, out: &mut Vec<u8>) {
        out.extend(0..=MOST);
    }

    fn play(&self, state: &mut Fields, seat: Seat, action: &u8, events: &mut impl Sink<Self::Event>) {
        state.points[seat] += i32::from(*action) * i32::from(state.price.unwrap_or(0));
        state.sold += 1;
        if state.sold == self.seats {
            *state = Fields { round: state.round + 1, price: None, sold: 0, points: state.points.clone() };
        }
        events.push((Some(seat), *action));
    }

    fn chances(&self, _: &Fields, out: &mut Vec<(u8, u32)>) {
        out.extend((1..=6).map(|price| (price, 1)));
    }

    /// Draws from the same distribution as the kernel's default implementation, without building the list of outcomes.
    fn sample(&self, _: &Fields, rng: &mut Rng) -> u8 {
        1 + rng.below(6) as u8
    }

    fn weight(&self, _: &Fields, chance: &u8) -> u32 {
        u32::from((1..=6).contains(chance))
    }

    fn happen(&self, state: &mut Fields, chance: &u8, events: &mut impl Sink<Self::Event>) {
        state.price = Some(*chance);
        events.push((None, *chance));
    }

    fn scores(&self, state: &Fields) -> SeatMap<i32> {
        state.points.clone()
    }

    /// Returns the rounds and the ending. In a good year, some seat has more than `GOOD` points.
    fn course(&self, state: &Fields) -> Course {
        let good = state.points.values().any(|points| *points > GOOD);
        Course { rounds: Some(state.round as u32), ending: Some(if good { "good year" } else { "bad year" }) }
    }

    fn view(&self, state: &Fields, _: Viewer) -> Fields {
        state.clone()
    }

    fn redact(&self, event: &Self::Event, _: Viewer) -> Option<Self::Event> {
        Some(*event)
    }

    fn determinize(&self, view: &Fields, _: &mut Rng) -> Fields {
        view.clone()
    }

    fn value(&self, view: &Fields, seat: Seat) -> i32 {
        view.points[seat]
    }

    fn reveals(&self, _: &Fields, _: Seat, _: &u8) -> bool {
        false
    }

    fn digest(&self, state: &Fields, digest: &mut Digest) {
        digest.bytes(&[state.round as u8, state.price.unwrap_or(0), state.sold as u8]);
        state.points.values().for_each(|points| digest.number(*points as u64));
    }

    fn audit(&self, _: &Fields) -> Result<(), String> {
        Ok(())
    }

    fn longest(&self) -> usize {
        ROUNDS * (1 + self.seats)
    }
}
