//! Seats at the table, and maps with one value for each seat.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut};

/// The number of seats at the largest table.
pub const MAX_SEATS: usize = 4;

/// A seat at the table, counted from 0 in the order of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// Returns the seats of a table with `count` seats, in order. If `count` is above [`MAX_SEATS`], only that many
    /// seats are returned.
    pub fn all(count: usize) -> impl Iterator<Item = Seat> {
        (0..count.min(MAX_SEATS) as u8).map(Seat)
    }

    /// Returns the seat with this number, or `None` if a table with `count` seats has no such seat.
    pub fn new(number: usize, count: usize) -> Option<Seat> {
        (number < count.min(MAX_SEATS)).then_some(Seat(number as u8))
    }

    /// Returns the number of the seat.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// One value for each seat at the table (style 4).
///
/// ```
/// use kernel::{Seat, SeatMap};
///
/// let mut coins = SeatMap::new(3, |seat| seat.index() * 10);
/// let last = Seat::new(2, 3).unwrap();
/// coins[last] += 1;
/// assert_eq!(coins.values().copied().collect::<Vec<_>>(), [0, 10, 21]);
/// assert_eq!(coins.after(last).index(), 0);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatMap<T>(ArrayVec<T, MAX_SEATS>);

impl<T> SeatMap<T> {
    /// Returns a map of `count` seats with the value that `make` returns for each.
    #[inline]
    pub fn new(count: usize, mut make: impl FnMut(Seat) -> T) -> SeatMap<T> {
        // This is a loop, because collecting into an `ArrayVec` is not inlined and search makes such maps all the time.
        let mut values = ArrayVec::new();
        for seat in Seat::all(count) {
            values.push(make(seat));
        }
        SeatMap(values)
    }

    /// Returns the number of seats.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Reports whether there are no seats.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the seats in order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<T> {
        Seat::all(self.len())
    }

    /// Returns the seats in order of play, beginning with `first`.
    pub fn seats_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<T> {
        let count = self.len();
        (0..count).map(move |step| Seat(((first.index() + step) % count) as u8))
    }

    /// Returns the seat to the left of `seat`, which plays after it.
    pub fn after(&self, seat: Seat) -> Seat {
        let next = seat.0 + 1;
        if usize::from(next) < self.len() { Seat(next) } else { Seat(0) }
    }

    /// Returns the value of a seat, or `None` if this table does not have the seat.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// Returns each seat with its value, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.seats().zip(self.0.iter())
    }

    /// Returns the values in the order of the seats.
    pub fn values(&self) -> impl Iterator<Item = &T> {
        self.0.iter()
    }

    /// Returns a map of the same seats with the values that `make` returns.
    #[inline]
    pub fn map<U>(&self, mut make: impl FnMut(Seat, &T) -> U) -> SeatMap<U> {
        SeatMap::new(self.len(), |seat| make(seat, &self[seat]))
    }
}

impl<T> Index<Seat> for SeatMap<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for SeatMap<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn play_goes_round_the_table() {
        let map = SeatMap::new(3, |seat| seat.index());
        let last = Seat::new(2, 3).unwrap();
        assert_eq!(map.after(last), Seat(0));
        assert_eq!(map.seats_from(last).map(Seat::index).collect::<Vec<_>>(), [2, 0, 1]);
        assert_eq!(Seat::new(3, 3), None);
    }
}
