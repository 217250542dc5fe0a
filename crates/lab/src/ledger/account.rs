//! The sums of ledgers over the units of a match.

use super::report::LedgerRow;
use crate::matchup::{A_WIN, Account, Books, Estimate, Played, Sums, TWELFTHS, Unit};
use bots::LedgerSums;
use kernel::Seat;

/// The sums of the ledgers over the units. A unit with a game that was lost by a fault is left out, because that game has no
/// ledger.
pub(super) struct LedgerAccount {
    seats: Vec<Column>,
    bots: Vec<Column>,
    /// The number of units counted, and of those that have all ledgers.
    counted: u64,
    whole: u64,
    most: u64,
    /// The greatest distance of a ledger from the result.
    error: f64,
}

/// The sums of one seat, or of one place in the line-up: one number for each unit, in billionths of a win.
#[derive(Clone, Debug, Default)]
struct Column {
    start: Sums,
    luck: Sums,
    skill: Sums,
    others: Sums,
    correction: Sums,
    result: Sums,
}

impl LedgerAccount {
    /// Returns empty sums for a table with this number of seats, and for at most this number of units.
    pub(super) fn new(seats: usize, most: u64) -> LedgerAccount {
        let columns = || vec![Column::default(); seats];
        LedgerAccount { seats: columns(), bots: columns(), counted: 0, whole: 0, most, error: 0.0 }
    }

    /// Returns the number of games that have a ledger.
    pub(super) fn games(&self) -> u64 {
        self.whole * self.seats.len() as u64
    }

    /// Returns the number of deals whose games have ledgers.
    pub(super) fn deals(&self) -> u64 {
        self.whole
    }

    pub(super) fn error(&self) -> f64 {
        self.error
    }

    /// Returns a row for each seat, which has its title, or its number if the sides have no names.
    pub(super) fn by_seat(&self, titles: &[String]) -> Vec<LedgerRow> {
        let name = |at: usize| titles.get(at).cloned().unwrap_or_else(|| format!("seat {}", at + 1));
        self.rows(&self.seats, name)
    }

    /// Returns a row for each place in the line-up.
    pub(super) fn by_bot(&self, names: &[String]) -> Vec<LedgerRow> {
        let alike = |name: &String| names.iter().filter(|other| *other == name).count() > 1;
        let name = |at: usize| if alike(&names[at]) { format!("{} #{}", names[at], at + 1) } else { names[at].clone() };
        self.rows(&self.bots, name)
    }

    fn rows(&self, columns: &[Column], name: impl Fn(usize) -> String) -> Vec<LedgerRow> {
        let rotations = columns.len() as f64;
        let row = |(at, column): (usize, &Column)| {
            let mean = |sums: &Sums| Estimate::of_mean(sums, A_WIN * rotations);
            LedgerRow {
                name: name(at),
                start: mean(&column.start),
                luck: mean(&column.luck),
                skill: mean(&column.skill),
                others: mean(&column.others),
                correction: mean(&column.correction),
                win_share: mean(&column.result),
            }
        };
        if self.whole == 0 { Vec::new() } else { columns.iter().enumerate().map(row).collect() }
    }
}

impl Account for LedgerAccount {
    fn add(&mut self, unit: &Unit) -> bool {
        self.counted += 1;
        let books: Option<Vec<(&Played, &Books)>> =
            unit.games.iter().map(|game| Some((game, game.books.as_deref()?))).collect();
        if let Some(books) = books {
            self.whole += 1;
            self.error = books.iter().map(|(_, books)| books.error).fold(self.error, f64::max);
            let seats = self.seats.len();
            for (column, seat) in self.seats.iter_mut().zip(Seat::all(seats)) {
                column.add(books.iter().map(|(game, books)| (*game, *books, seat)));
            }
            for (column, position) in self.bots.iter_mut().zip(1..) {
                let at = |game: &Played| game.seats.iter().find(|(_, own)| **own == position).map(|(seat, _)| seat);
                column.add(books.iter().filter_map(|(game, books)| Some((*game, *books, at(game)?))));
            }
        }
        self.counted >= self.most
    }

    fn expected(&self) -> u64 {
        self.most
    }
}

impl Column {
    /// Adds a unit: the games with their books, and the seat in each of them that counts here.
    fn add<'a>(&mut self, games: impl Iterator<Item = (&'a Played, &'a Books, Seat)>) {
        let mut unit = [0.0; 6];
        for (game, books, seat) in games {
            let LedgerSums { luck, skill, others, correction } = books.sums[seat];
            let won = f64::from(game.twelfths[seat]) / f64::from(TWELFTHS);
            let numbers = [books.start[seat], luck, skill, others, correction, won];
            unit.iter_mut().zip(numbers).for_each(|(sum, number)| *sum += number);
        }
        let Column { start, luck, skill, others, correction, result } = self;
        for (sums, number) in [start, luck, skill, others, correction, result].into_iter().zip(unit) {
            sums.add((A_WIN * number).round() as i64);
        }
    }
}
