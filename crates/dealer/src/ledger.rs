//! The ledger of a finished game: how much of its result was luck, and how much was decided.

use crate::{Dealer, ReviewFault};
use catalog::Fortunes;
use kernel::{Lang, Seat, SeatMap, Viewer, Wording};
use protocol::{Fortune, Ledger, LedgerParts};

/// The computation of a ledger.
pub type Accounting = Box<dyn FnOnce() -> Ledger + Send>;

/// The luck of each seat in an outcome, with the number of entries up to and including it.
type Piece = (usize, SeatMap<f64>);

/// The greatest number of pieces of luck that a ledger tells.
const MOST_FORTUNES: usize = 3;

/// The least luck that a ledger tells, in ten-thousandths of the win.
const LEAST_FORTUNE: i32 = 200;

impl Dealer {
    /// Returns the computation of the ledger of `seat`, in the language `lang`. `table` is the id of the table.
    ///
    /// # Errors
    ///
    /// Refuses a game that is not over, and a seat that the table does not have.
    pub fn ledger(&self, table: &str, seat: Seat, lang: Lang) -> Result<Accounting, ReviewFault> {
        self.may_review(seat)?;
        let (accounting, told, table) = (self.table().fortunes(), self.table().copy(), table.to_owned());
        Ok(Box::new(move || {
            let words = |entry: usize| {
                let news = told.told(entry - 1..entry, Viewer::Seat(seat), lang);
                news.into_iter().next().map(|(_, words)| words).unwrap_or_default()
            };
            let parts = accounting().map(|fortunes| parts(&fortunes, seat, &words));
            Ledger { table, seat, lang, parts }
        }))
    }
}

/// Returns the parts of the way of a seat. What is not luck was decided, so the parts add up.
///
/// The way begins at the first decision. Who begins and what is dealt before is part of the start, because the judge has not
/// learned from positions in which nobody has a hand.
fn parts(of: &Fortunes, seat: Seat, words: &dyn Fn(usize) -> Wording) -> LedgerParts {
    let set_up = of.pieces.iter().zip(1..).take_while(|((entry, _), number)| entry == number).count();
    let (set_up, pieces) = of.pieces.split_at(set_up);
    let sum = |pieces: &[Piece]| pieces.iter().map(|(_, luck)| luck[seat]).sum::<f64>();
    let [start, luck, result] = [of.start[seat] + sum(set_up), sum(pieces), of.result[seat]].map(ten_thousandths);
    let fortunes = fortunes(pieces, seat, words);
    LedgerParts { start, luck, decisions: result - start - luck, result, fortunes }
}

/// Returns the greatest pieces of luck of a seat, in the order of play.
fn fortunes(pieces: &[Piece], seat: Seat, words: &dyn Fn(usize) -> Wording) -> Vec<Fortune> {
    let pieces = pieces.iter().map(|(entry, luck)| (*entry, ten_thousandths(luck[seat])));
    let mut pieces: Vec<(usize, i32)> = pieces.filter(|(_, luck)| luck.abs() >= LEAST_FORTUNE).collect();
    pieces.sort_by_key(|(entry, luck)| (std::cmp::Reverse(luck.abs()), *entry));
    pieces.truncate(MOST_FORTUNES);
    pieces.sort_unstable();
    pieces.into_iter().map(|(entry, luck)| Fortune { entry, luck, words: words(entry) }).collect()
}

fn ten_thousandths(number: f64) -> i32 {
    (number * 10_000.0).round() as i32
}
