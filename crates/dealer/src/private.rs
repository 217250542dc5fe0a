//! The part of a table that only one seat knows, and the row by which a person lets the windows of a turn pass.

use kernel::Seat;
use protocol::Orders;
use serde::{Deserialize, Serialize};

/// The part of a table that only one seat knows. The driver stores it beside the log, because everybody knows the number
/// of rows in the log.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Private {
    /// The standing orders, or `None` if the seat has given none.
    orders: Option<Orders>,
    /// The answer to a window of a strict table.
    answer: Option<Answer>,
}

/// An answer that takes effect when its window ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Answer {
    /// The number of entries before the answer.
    entries: usize,
    choice: usize,
}

/// A row of the log by which a person says aloud that a seat lets all windows of a turn pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LetPass {
    /// The seat.
    pub seat: Seat,
    /// The number of the turn.
    pub turn: u32,
}

impl Private {
    /// Writes the part as one line of JSON.
    pub fn print(&self) -> String {
        serde_json::to_string(self).expect("orders are plain JSON")
    }

    /// Reads a part that [`Private::print`] wrote.
    ///
    /// # Errors
    ///
    /// Describes the text that was found and the text that was expected.
    pub fn parse(text: &str) -> Result<Private, String> {
        serde_json::from_str(text).map_err(|fault| fault.to_string())
    }

    pub(crate) fn orders(&self) -> Option<&Orders> {
        self.orders.as_ref()
    }

    pub(crate) fn with_orders(self, orders: Orders) -> Private {
        Private { orders: Some(orders), ..self }
    }

    pub(crate) fn with_answer(self, entries: usize, choice: usize) -> Private {
        Private { answer: Some(Answer { entries, choice }), ..self }
    }

    /// Returns the answer to the window that opened after this number of entries.
    pub(crate) fn answer_at(&self, entries: usize) -> Option<usize> {
        self.answer.filter(|answer| answer.entries == entries).map(|answer| answer.choice)
    }
}
