//! Changes of the text of a card, with which the laboratory measures what the card causes.

use crate::Seat;

/// Another text for one card. No table offers such a game to people. Bots that play it know the change, because they
/// judge positions by the rules of the changed game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardChange {
    /// The index of the card in [`crate::Tabletop::counted_cards`].
    pub card: usize,
    /// The only seat for which the card is changed, or `None` if it is changed for every seat.
    pub seat: Option<Seat>,
    /// The text that takes the place of the printed one.
    pub text: ChangedText,
}

/// The text that takes the place of the printed one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChangedText {
    /// No text: the card is still dealt and held, and does nothing. Each game says in its documents what is left of a
    /// blank card.
    Blank,
    /// The printed text with every number half as large again, rounded away from zero.
    HalfMore,
}

/// Returns a number that is half as large again, rounded away from zero, or the nearest number that an `i8` can hold.
///
/// ```
/// assert_eq!([2, 3, -3, 0, 100].map(kernel::half_more), [3, 5, -5, 0, 127]);
/// ```
pub fn half_more(number: i8) -> i8 {
    let whole = i32::from(number);
    let more = whole + (whole + whole.signum()) / 2;
    more.clamp(i32::from(i8::MIN), i32::from(i8::MAX)) as i8
}
