//! Turns to a panel of a table.

use crate::{Model, Need, Panel, Table};

pub(super) fn turn_to(model: &mut Model, panel: Panel) -> Vec<Need> {
    model.eye.panel = panel;
    // The log and the talk start at their ends, with the newest lines.
    model.scroll = if matches!(panel, Panel::Log | Panel::Talk) { usize::MAX } else { 0 };
    whole_log(model)
}

/// Requests earlier lines of the log if the log is open and lines are missing.
pub(super) fn whole_log(model: &Model) -> Vec<Need> {
    let reading = model.client.table().filter(|_| model.eye.panel == Panel::Log);
    reading.and_then(Table::earlier_log).into_iter().collect()
}
