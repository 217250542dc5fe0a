//! Draws the list of tables.

use super::{
    Ink,
    scroll::Reach,
    wrap::{both_ends, cut},
};
use crate::{Client, Lobby, Model, Words, screen::update::rows_above};
use protocol::{Find, TableLine};
use ratatui::{
    Frame,
    layout::{Constraint, Layout, Rect},
    style::Style,
    text::{Line, Span},
    widgets::Paragraph,
};

pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, model: &Model, lobby: Lobby, ink: Ink) -> Reach {
    let actions = rows_above(&model.client);
    let tall = u16::try_from(actions.len() + 2).unwrap_or(u16::MAX);
    let [above, title, list] =
        Layout::vertical([Constraint::Length(tall), Constraint::Length(1), Constraint::Fill(1)]).areas(area);
    let width = usize::from(area.width);
    let above_tables = actions.len();
    let actions = actions.iter().enumerate();
    let mut lines = vec![Line::default()];
    lines.extend(
        actions.map(|(row, key)| row_line(&model.client.words.say(key), String::new(), row == lobby.row, ink, width)),
    );
    frame.render_widget(Paragraph::new(lines), above);
    frame.render_widget(Line::styled(cut(&heading(model), width), ink.faint()), title);

    let chosen = lobby.row.saturating_sub(above_tables);
    let tall = usize::from(list.height).max(1);
    let skip = (chosen + 1).saturating_sub(tall);
    let lines: Vec<Line<'_>> = model
        .client
        .tables
        .iter()
        .enumerate()
        .skip(skip)
        .take(tall)
        .map(|(place, table)| table_line(model, table, (place + above_tables, lobby), ink, width))
        .collect();
    frame.render_widget(Paragraph::new(lines), list);
    Reach::default()
}

/// Returns the heading of the list. It says whether the list has all tables or the results of a search, and whether
/// more tables follow.
fn heading(model: &Model) -> String {
    let Client { words, tables, find, more, .. } = &model.client;
    let (is_all, is_empty) = (*find == Find::default(), tables.is_empty());
    let key = match (is_all, is_empty) {
        (true, true) => "lobby-empty",
        (true, false) => "lobby-tables",
        (false, true) => "lobby-not-found",
        (false, false) => "lobby-found",
    };
    let follow = if more.is_some() { words.say("lobby-more") } else { String::new() };
    format!("{}{follow}", words.say(key))
}

fn table_line(model: &Model, table: &TableLine, (row, lobby): (usize, Lobby), ink: Ink, width: usize) -> Line<'static> {
    let words = model.client.words;
    if lobby.removing && row == lobby.row {
        let ask = words.fill("lobby-remove", &[("table", words.table(table, &model.client.games).into())]);
        return Line::styled(cut(&ask, width), ink.notice());
    }
    let sign = if table.over { "■" } else { "□" };
    let text = format!("{sign} {} · {}", words.table(table, &model.client.games), table.heading);
    row_line(&text, age(words, model.client.now.as_secs().saturating_sub(table.changed)), row == lobby.row, ink, width)
}

/// Returns the line for a row of a list. A sign marks the selected row.
pub(super) fn row_line(text: &str, right: String, is_chosen: bool, ink: Ink, width: usize) -> Line<'static> {
    let (sign, style) = if is_chosen { ("► ", ink.cursor()) } else { ("  ", Style::new()) };
    let left = vec![Span::raw(format!("{sign}{text}"))];
    both_ends(left, vec![Span::raw(right)], width).style(style)
}

/// Returns an age in words, in the largest unit that is not longer than the age.
fn age(words: Words, seconds: u64) -> String {
    const MINUTE: u64 = 60;
    const HOUR: u64 = 60 * MINUTE;
    const DAY: u64 = 24 * HOUR;
    let (key, count) = match seconds {
        0..MINUTE => ("age-now", 0),
        MINUTE..HOUR => ("age-minutes", seconds / MINUTE),
        HOUR..DAY => ("age-hours", seconds / HOUR),
        DAY.. => ("age-days", seconds / DAY),
    };
    words.fill(key, &[("count", count.into())])
}
