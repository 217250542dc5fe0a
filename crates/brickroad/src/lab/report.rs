//! Prints the report of a command.

use crate::output;
use anyhow::Result;
use serde::Serialize;
use std::fmt::Display;

/// Prints a report as tables, or as one line of JSON.
pub(super) fn print(report: &(impl Serialize + Display), json: bool) -> Result<()> {
    let text = if json { serde_json::to_string(report)? } else { report.to_string() };
    output::print(&(text + "\n"))
}
