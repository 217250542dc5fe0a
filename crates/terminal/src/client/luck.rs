//! The check of the luck at a table whose game has ended.

use super::{change::Change, state::Client};
use crate::{Need, luck::Checked};
use protocol::{FromClient, Position, Records, TurnInfo};

impl Client {
    /// Requests the record of the open table, once, if its game is over and its luck can be checked. The link compares
    /// the record with what was promised.
    pub(super) fn record_due(&mut self) -> Option<Need> {
        let Position { table, turn, luck, records, .. } = &self.table()?.position;
        let is_due = *turn == TurnInfo::Over && luck.is_some() && *records == Records::Whole;
        if !is_due || self.record_of.as_ref() == Some(table) {
            return None;
        }
        self.record_of = Some(table.clone());
        Some(Need::Say(FromClient::Record))
    }

    /// Requests the record again after a break of the connection, if the result has not come.
    pub(super) fn ask_record_again(&mut self) {
        if self.checked().is_none() {
            self.record_of = None;
        }
    }

    pub(super) fn was_checked(&mut self, checked: Checked) -> Change {
        self.checked = Some(checked);
        if self.checked().is_some() { Change::Luck } else { Change::Nothing }
    }

    /// Returns the result of the check of the open table, if there is one.
    pub(crate) fn checked(&self) -> Option<&Checked> {
        let table = &self.table()?.position.table;
        self.checked.as_ref().filter(|checked| checked.table == *table)
    }
}
