//! Text in columns.

use comfy_table::{ContentArrangement, Table, presets};

/// A table without lines, as wide as the terminal where there is one.
pub(crate) fn columns(rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let mut table = Table::new();
    table.load_style(presets::NOTHING).set_content_arrangement(ContentArrangement::Dynamic);
    table.add_rows(rows);
    table.lines().map(|line| line.trim_end().to_owned() + "\n").collect()
}
