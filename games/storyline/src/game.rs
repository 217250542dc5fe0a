//! The rules of one table: its options and its cards, with indexes that are computed once. These rules never change
//! during a game.

use crate::{Bag, Road, Rules, scripts::Scripts, text_index::TextIndex, worths::Worths};
use kernel::{Seat, SeatMap};
use language::{CardId, Catalog};

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct Storyline {
    pub(crate) rules: Rules,
    pub(crate) catalog: Catalog,
    pub(crate) scripts: Scripts,
    pub(crate) texts: TextIndex,
    pub(crate) worths: Worths,
    pub(crate) road: Road,
    pub(crate) seats: usize,
    /// The index in the catalog of each seat's Library. In `oz` it is 0 for all seats.
    pub(crate) libraries: SeatMap<usize>,
    /// The cards of each seat's Library at the start of the game.
    pub(crate) stocked: SeatMap<Bag>,
}

impl Storyline {
    /// Returns the rules of a table with the cards of `catalog`. `libraries` gives the index in the catalog of each
    /// seat's Library.
    pub fn new(rules: Rules, catalog: Catalog, libraries: SeatMap<usize>) -> Storyline {
        let seats = libraries.len();
        let catalog = catalog.for_authors(&libraries);
        let stocked = libraries.map(|_, library| catalog.libraries()[*library].copies.iter().copied().collect());
        Storyline {
            stocked,
            road: Road { authors: seats as u8, length: rules.length },
            scripts: Scripts::of(&catalog),
            texts: TextIndex::of(&catalog),
            worths: Worths::of(&catalog),
            rules,
            catalog,
            seats,
            libraries,
        }
    }

    pub fn rules(&self) -> Rules {
        self.rules
    }

    pub fn catalog(&self) -> &Catalog {
        &self.catalog
    }

    /// Returns the index of the texts, which [`crate::Board::enter`] needs.
    pub fn texts(&self) -> &TextIndex {
        &self.texts
    }

    pub fn road(&self) -> Road {
        self.road
    }

    /// Returns the seat whose Library and Archive this seat uses: the seat itself, or in `oz` the first seat (Q6).
    #[inline]
    pub(crate) fn stock(&self, seat: Seat) -> Seat {
        match self.rules.profile {
            language::Profile::Oz => Seat::new(0, self.seats).expect("a table has a first seat"),
            language::Profile::Epic => seat,
        }
    }

    /// Returns the seats that have a Library.
    pub(crate) fn stocks(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(match self.rules.profile {
            language::Profile::Oz => 1,
            language::Profile::Epic => self.seats,
        })
    }

    /// Returns the cards of a seat's Library at the start of the game.
    #[inline]
    pub(crate) fn library(&self, seat: Seat) -> Bag {
        self.stocked[seat]
    }

    #[inline]
    pub(crate) fn is_character(&self, card: CardId) -> bool {
        self.texts.characters.contains(card)
    }

    /// Returns the next seat in turn order. Turns pass to the left, and Storylines run to the right (Q53).
    pub(crate) fn next(&self, seat: Seat) -> Seat {
        let before = seat.index().checked_sub(1).unwrap_or(self.seats - 1);
        Seat::new(before, self.seats).expect("the number is below the seats")
    }

    /// Returns every seat once, in turn order, beginning with `from`.
    pub(crate) fn in_turn(&self, from: Seat) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let seats = self.seats;
        (0..seats).map(move |passed| {
            let before = from.index() + seats - passed;
            let number = if before < seats { before } else { before - seats };
            Seat::new(number, seats).expect("the number is below the seats")
        })
    }
}
