//! The prompt, the list of choices, and the details of the choice under the cursor.

use super::form::Form;
use crate::{
    cards,
    choices::{self, Row},
    screen::view::{
        look::{Look, Mark},
        wrap::{cut_line, spans, wrap_wording},
    },
};
use protocol::Wording;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

pub(super) fn lines(look: Look<'_>, form: Form, width: usize) -> Vec<Line<'static>> {
    let scene = &look.position().scene;
    let picked = look.table.picked_row().map(|row| {
        let mut line = Line::from(Span::styled("► ", look.ink.choice()));
        line.extend(spans(&choices::words(scene, &row), look.ink.asked()));
        line.push_span(Span::styled(format!("  ({})", look.words.say("key-back")), look.ink.asked()));
        cut_line(line, width)
    });
    let mut lines: Vec<Line<'static>> = look.prompt(width).into_iter().chain(picked).collect();
    lines.extend(listed(look, form.listed, width));
    lines.extend(told(look, form.told, width));
    lines
}

/// Returns the choices around the cursor. A sign at the end of a line shows that there are more above or below.
fn listed(look: Look<'_>, most: usize, width: usize) -> Vec<Line<'static>> {
    let first = look.eye.cursor.saturating_sub(most / 2).min(look.rows.len().saturating_sub(most));
    let shown = look.rows.iter().enumerate().skip(first).take(most);
    let last = (first + most).min(look.rows.len());
    let more = |place: usize| match place {
        place if place == first && first > 0 => " ▲",
        place if place + 1 == last && last < look.rows.len() => " ▼",
        _ => "",
    };
    shown.map(|(place, row)| row_line(look, (place, row), more(place), width)).collect()
}

fn row_line(look: Look<'_>, (place, row): (usize, &Row), more: &'static str, width: usize) -> Line<'static> {
    let mark = if place == look.eye.cursor { Mark::Cursor(row.number) } else { Mark::Choice(row.number) };
    let mut line = cut_line(whole_line(look, row, mark), width.saturating_sub(more.width()));
    if !more.is_empty() {
        let blanks = width.saturating_sub(line.width() + more.width());
        line.push_span(Span::raw(" ".repeat(blanks) + more));
    }
    line
}

fn whole_line(look: Look<'_>, row: &Row, mark: Mark) -> Line<'static> {
    let scene = &look.position().scene;
    let mut line = Line::from(Span::styled(mark.sign(), look.style(mark)));
    line.extend(spans(&choices::words(scene, row), look.words_style(mark)));
    line.extend(choices::hint(scene, row).map(|hint| Span::raw(format!("  – {hint}"))));
    line
}

/// Returns the details under the cursor: the choice in full, if its line is too short for it, and the text of its card.
fn told(look: Look<'_>, most: usize, width: usize) -> Vec<Line<'static>> {
    let room = width.saturating_sub(3);
    let faint = look.ink.faint();
    let lines = |row: &Row| -> Vec<Line<'static>> {
        let is_cut = whole_line(look, row, Mark::None).width() > width;
        let choice = is_cut.then(|| wrap_wording(&in_full(look, row), room, faint));
        let said = said(look, row).map(|said| wrap_wording(&said, room, faint));
        choice.into_iter().chain(said).flatten().collect()
    };
    // The list does not move while the cursor passes over cards with longer and shorter texts.
    let most = most.min(look.rows.iter().map(|row| lines(row).len()).max().unwrap_or(0));
    let lines = look.rows.get(look.eye.cursor).map(lines).unwrap_or_default();
    let cut_off = lines.len() > most;
    let shown = lines.into_iter().take(most).enumerate().map(|(place, line)| {
        let more = (cut_off && place + 1 == most).then(|| Span::styled(" …", faint));
        let line = cut_line(Line::from_iter(line.spans.into_iter().chain(more)), room);
        Line::from_iter(std::iter::once(Span::raw("   ")).chain(line.spans))
    });
    let blank = std::iter::repeat_with(Line::default);
    shown.chain(blank).take(most).collect()
}

/// Returns the choice with its hint.
fn in_full(look: Look<'_>, row: &Row) -> Wording {
    let scene = &look.position().scene;
    let hint = choices::hint(scene, row).map_or(String::new(), |hint| format!("  – {hint}"));
    choices::words(scene, row).and(Wording::plain(hint))
}

fn said(look: Look<'_>, row: &Row) -> Option<Wording> {
    let card = cards::all(&look.position().scene).find(|card| card.id == row.at)?;
    cards::says(card).map(|says| look.words.labelled_wording(cards::title(card), &says))
}
