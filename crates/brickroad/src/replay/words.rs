//! A whole game in words.

use crate::cells;
use catalog::AnyTable;
use kernel::{Lang, Scene, Sheet, Viewer};

pub(crate) fn words(table: &dyn AnyTable, lang: Lang) -> String {
    let header = table.header();
    let title = catalog::game(&header.game).map_or_else(|_| header.game.clone(), |game| game.title(lang));
    let told = table.log(Viewer::Table, lang);
    let width = table.entries().to_string().len();
    let log: String = told.iter().map(|(entry, words)| format!("{entry:>width$}  {words}\n")).collect();
    let Scene { heading, prompt, zones: _, choices: _, sheet } = table.scene(Viewer::Table, lang);
    let end = match sheet {
        Some(sheet) => result(&sheet),
        None => format!("{prompt}\n"),
    };
    format!("{title}\n{}\n\n{log}\n{heading}\n{end}", header.seats.join(", "))
}

/// Who won, and how every score came about.
fn result(sheet: &Sheet) -> String {
    let mut text = format!("{}\n", sheet.verdict);
    for seat in &sheet.seats {
        text.push_str(&format!("\n{}: {}\n", seat.name, seat.total));
        text.push_str(&cells::columns(seat.lines.iter().map(|line| vec![line.points.to_string(), line.words.clone()])));
        let held = seat.counters.iter().map(|counter| format!("{} {}", counter.label, counter.value));
        text.push_str(&format!(" ({})\n", held.collect::<Vec<_>>().join(", ")));
    }
    text
}
