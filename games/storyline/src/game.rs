//! The rules of one table: its options and its cards, with what is told of them once. They never change.

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
    /// Which of the catalog's Libraries each seat plays with; in `oz` the first one is everybody's.
    pub(crate) libraries: SeatMap<usize>,
    /// All cards of each seat's Library, as it begins.
    pub(crate) stocked: SeatMap<Bag>,
}

impl Storyline {
    /// A table with these cards. `libraries` says which Library of the catalog each seat plays with.
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

    /// Returns what the texts of the cards can do, which a [`crate::Board`] asks for to place a piece.
    pub fn texts(&self) -> &TextIndex {
        &self.texts
    }

    pub fn road(&self) -> Road {
        self.road
    }

    /// Q6: whose Library and Archive a seat uses: its own, or in `oz` the one there is.
    #[inline]
    pub(crate) fn stock(&self, seat: Seat) -> Seat {
        match self.rules.profile {
            language::Profile::Oz => Seat::new(0, self.seats).expect("a table has a first seat"),
            language::Profile::Epic => seat,
        }
    }

    /// The seats that have a Library.
    pub(crate) fn stocks(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(match self.rules.profile {
            language::Profile::Oz => 1,
            language::Profile::Epic => self.seats,
        })
    }

    /// All cards of a seat's Library, as it begins.
    #[inline]
    pub(crate) fn library(&self, seat: Seat) -> Bag {
        self.stocked[seat]
    }

    #[inline]
    pub(crate) fn is_character(&self, card: CardId) -> bool {
        self.texts.characters.contains(card)
    }

    /// Q53: turns pass to the left, and Storylines run to the right.
    pub(crate) fn next(&self, seat: Seat) -> Seat {
        let before = seat.index().checked_sub(1).unwrap_or(self.seats - 1);
        Seat::new(before, self.seats).expect("the number is below the seats")
    }

    /// Every seat once, in turn order.
    pub(crate) fn in_turn(&self, from: Seat) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let seats = self.seats;
        (0..seats).map(move |passed| {
            let before = from.index() + seats - passed;
            let number = if before < seats { before } else { before - seats };
            Seat::new(number, seats).expect("the number is below the seats")
        })
    }
}
