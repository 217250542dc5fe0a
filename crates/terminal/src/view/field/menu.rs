//! Who does what now, the choices in a list, and what is under the cursor.

use super::form::Form;
use crate::{
    cards,
    choices::{self, Row},
    view::{
        look::{Look, Mark},
        wrap::{cut, cut_line, wrap},
    },
};
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

pub(super) fn lines(look: Look<'_>, form: Form, width: usize) -> Vec<Line<'static>> {
    let scene = &look.position().scene;
    let prompt = wrap(&scene.prompt, width).into_iter().map(|line| Line::styled(line, look.ink.strong()));
    let picked = look.at.picked_row().map(|row| {
        let words = format!("► {}  ({})", choices::words(scene, &row), look.words.say("key-back"));
        Line::styled(cut(&words, width), look.ink.choice())
    });
    let mut lines: Vec<Line<'static>> = prompt.chain(picked).collect();
    lines.extend(listed(look, form.listed, width));
    lines.extend(told(look, form.told, width));
    lines
}

/// The choices around the cursor. A sign at the end of a line says that there are more above or below.
fn listed(look: Look<'_>, most: usize, width: usize) -> Vec<Line<'static>> {
    let first = look.at.cursor.saturating_sub(most / 2).min(look.rows.len().saturating_sub(most));
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
    let mark = if place == look.at.cursor { Mark::Cursor(row.number) } else { Mark::Choice(row.number) };
    let mut line = cut_line(whole_line(look, row, mark), width.saturating_sub(more.width()));
    if !more.is_empty() {
        let blanks = width.saturating_sub(line.width() + more.width());
        line.push_span(Span::raw(" ".repeat(blanks) + more));
    }
    line
}

fn whole_line(look: Look<'_>, row: &Row, mark: Mark) -> Line<'static> {
    let scene = &look.position().scene;
    let mut spans = vec![Span::styled(format!("{}{}", mark.sign(), choices::words(scene, row)), look.style(mark))];
    spans.extend(choices::hint(scene, row).map(|hint| Span::raw(format!("  – {hint}"))));
    Line::from(spans)
}

/// What is under the cursor: the choice in full, where its line is too short for it, and what the card says.
fn told(look: Look<'_>, most: usize, width: usize) -> Vec<Line<'static>> {
    let room = width.saturating_sub(3);
    let lines = |row: &Row| -> Vec<String> {
        let whole = whole_line(look, row, Mark::None);
        let choice = if whole.width() > width { wrap(whole.to_string().trim(), room) } else { Vec::new() };
        choice.into_iter().chain(said(look, row).into_iter().flat_map(|said| wrap(&said, room))).collect()
    };
    // The list stays where it is while the cursor moves over cards that say more or less.
    let most = most.min(look.rows.iter().map(|row| lines(row).len()).max().unwrap_or(0));
    let lines = look.rows.get(look.at.cursor).map(lines).unwrap_or_default();
    let cut_off = lines.len() > most;
    let shown = lines.into_iter().take(most).enumerate().map(|(place, line)| {
        let line = if cut_off && place + 1 == most { cut(&(line + " …"), room) } else { line };
        Line::styled(format!("   {line}"), look.ink.faint())
    });
    let blank = std::iter::repeat_with(Line::default);
    shown.chain(blank).take(most).collect()
}

fn said(look: Look<'_>, row: &Row) -> Option<String> {
    let card = cards::all(&look.position().scene).find(|card| card.id == row.at)?;
    cards::says(card).map(|says| look.words.labelled(cards::title(card), &says))
}
