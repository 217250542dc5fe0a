//! The history of one table, and the check that it is linearizable.
//!
//! A table is a log, and a decision is an append that names its row: it succeeds only if the log has exactly that many
//! rows. So each operation that was acknowledged says its own place in the order, and the stored log is the only order
//! that can explain the history. A search over all orders, as of a general checker, would try one. Two conditions are
//! left, and together they are linearizability: the log has each acknowledged decision in its row, and the order of the
//! log does not contradict that of real time. If one operation was answered before another began, the later one found
//! at least the rows of the earlier one.

use std::time::Duration;

/// An operation at a table. Times count from the start of the trial.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Operation {
    pub(super) begun: Duration,
    /// The time of the answer, or `None` if there was none.
    pub(super) answered: Option<Duration>,
    pub(super) kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Somebody of a seat appends a choice after this number of rows.
    Decide { seat: usize, row: u64, choice: usize },
    /// Somebody opens the table and finds this number of rows.
    Open { rows: u64 },
}

/// The operations at one table.
#[derive(Clone, Debug, Default)]
pub(super) struct History(pub(super) Vec<Operation>);

impl Operation {
    /// Returns the least number of rows that the log had before this operation took effect.
    fn found(&self) -> u64 {
        match self.kind {
            Kind::Decide { row, .. } => row,
            Kind::Open { rows } => rows,
        }
    }

    /// Returns the least number of rows that the log has after this operation.
    fn left(&self) -> u64 {
        match self.kind {
            Kind::Decide { row, .. } => row + 1,
            Kind::Open { rows } => rows,
        }
    }
}

impl History {
    /// Returns what contradicts real time, in words.
    pub(super) fn contradictions(&self) -> Vec<String> {
        let mut faults = Vec::new();
        let mut begun: Vec<&Operation> = self.0.iter().filter(|each| each.answered.is_some()).collect();
        let mut answered = begun.clone();
        begun.sort_by_key(|each| each.begun);
        answered.sort_by_key(|each| each.answered);
        let (mut earlier, mut most) = (answered.into_iter().peekable(), 0);
        for operation in begun {
            while let Some(done) = earlier.next_if(|done| done.answered < Some(operation.begun)) {
                most = most.max(done.left());
            }
            if operation.found() < most {
                faults.push(format!("{operation:?} came after an answer that {most} rows are stored"));
            }
        }
        faults
    }

    /// Returns the acknowledged decisions that another one has the row of, in words.
    pub(super) fn doubles(&self) -> Vec<String> {
        let mut rows: Vec<u64> = self.0.iter().filter(|each| each.answered.is_some()).filter_map(decided).collect();
        rows.sort_unstable();
        rows.windows(2)
            .filter(|pair| pair[0] == pair[1])
            .map(|pair| format!("two decisions have row {}", pair[0]))
            .collect()
    }
}

fn decided(operation: &Operation) -> Option<u64> {
    match operation.kind {
        Kind::Decide { row, .. } => Some(row),
        Kind::Open { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decide(begun: u64, answered: u64, row: u64) -> Operation {
        let kind = Kind::Decide { seat: 0, row, choice: 0 };
        Operation { begun: Duration::from_millis(begun), answered: Some(Duration::from_millis(answered)), kind }
    }

    fn open(begun: u64, answered: u64, rows: u64) -> Operation {
        Operation { kind: Kind::Open { rows }, ..decide(begun, answered, 0) }
    }

    #[test]
    fn operations_at_the_same_time_may_come_in_any_order() {
        let history = History(vec![decide(10, 50, 3), open(20, 40, 3), open(20, 40, 4), decide(30, 60, 4)]);
        assert_eq!(history.contradictions(), Vec::<String>::new());
        assert_eq!(history.doubles(), Vec::<String>::new());
    }

    #[test]
    fn a_decision_that_was_acknowledged_and_is_not_found_contradicts() {
        let history = History(vec![decide(10, 20, 3), open(30, 40, 3)]);
        assert_eq!(history.contradictions().len(), 1);
        let lost = Operation { answered: None, ..decide(10, 20, 3) };
        assert_eq!(History(vec![lost, open(30, 40, 3)]).contradictions().len(), 0, "nobody was told");
    }

    #[test]
    fn two_decisions_in_one_row_contradict() {
        let history = History(vec![decide(10, 20, 3), decide(12, 30, 3)]);
        assert_eq!(history.doubles(), ["two decisions have row 3"]);
        assert_eq!(History(vec![decide(10, 20, 3), decide(30, 40, 3)]).contradictions().len(), 1);
    }

    #[test]
    fn a_reader_who_goes_back_in_time_contradicts() {
        assert_eq!(History(vec![open(10, 20, 9), open(30, 40, 8)]).contradictions().len(), 1);
        assert_eq!(History(vec![open(10, 20, 9), open(15, 40, 8)]).contradictions().len(), 0);
    }
}
