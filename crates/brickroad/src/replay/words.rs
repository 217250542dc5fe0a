//! Writes a whole game in words.

use crate::cells;
use catalog::AnyTable;
use kernel::{Face, Lang, Scene, Sheet, SheetSeat, Viewer};

pub(crate) fn words(table: &dyn AnyTable, lang: Lang) -> String {
    let header = table.header();
    let title = catalog::game(&header.game).map_or_else(|_| header.game.clone(), |game| game.title(lang));
    let told = table.log(Viewer::Table, lang);
    let width = table.entries().to_string().len();
    let log: String = told.iter().map(|(entry, words)| format!("{entry:>width$}  {words}\n")).collect();
    let Scene { heading, prompt, rule: _, why_not: _, zones: _, contest: _, choices: _, sheet } =
        table.scene(Viewer::Table, lang);
    let end = match sheet {
        Some(sheet) => result(&sheet),
        None => format!("{prompt}\n"),
    };
    format!("{title}\n{}\n\n{log}\n{heading}\n{end}", header.seats.join(", "))
}

/// Returns the result of the game in words: the winner, and the parts of each seat's score.
fn result(sheet: &Sheet) -> String {
    let mut text = format!("{}\n", sheet.verdict);
    for SheetSeat { seat: _, name, won: _, total, lines, counters } in &sheet.seats {
        let rows =
            lines.iter().map(|line| vec![format!("{:>3}", line.points), title(&line.card.face), line.words.clone()]);
        let held: Vec<String> = counters.iter().map(|counter| format!("{} {}", counter.label, counter.value)).collect();
        let total = total.map_or_else(String::new, |total| format!(": {total}"));
        let held = held.join(", ");
        let held = if lines.is_empty() { held } else { format!(" ({held})") };
        text.push_str(&format!("\n{name}{total}\n{}{held}\n", cells::columns(rows)));
    }
    text
}

fn title(face: &Face) -> String {
    match face {
        Face::Up { title, .. } => title.clone(),
        Face::Down { label } => label.clone(),
    }
}
