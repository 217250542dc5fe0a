//! Draws the lines above a table between people: the seats with their times, and what else one must know.

use super::{
    Ink,
    wrap::{cut, flow},
};
use crate::{
    Client, Panel, Table, Wish,
    company::{self, Sitter},
};
use ratatui::text::{Line, Span};

/// Returns the lines above the table, or none at a table of one's own machine.
pub(super) fn lines(client: &Client, table: &Table, panel: Panel, (width, ink): (usize, Ink)) -> Vec<Line<'static>> {
    let sitters = company::sitters(client, table);
    if sitters.is_empty() {
        return Vec::new();
    }
    let (words, watching) = (client.words, client.people.watching());
    let mut pieces: Vec<Vec<Span<'static>>> =
        sitters.into_iter().map(|sitter| seat(sitter, width / table.position.seats.len().max(1), ink)).collect();
    if watching > 0 {
        pieces.push(vec![Span::styled(words.fill("seats-watching", &[("count", watching.into())]), ink.faint())]);
    }
    let mut lines = flow(pieces, width, "  ", 1);
    let mut notes = company::notes(table, words);
    if let Some(asked) = notes.first_mut().filter(|_| Wish::all(&table.position).contains(&Wish::Agree)) {
        *asked = format!("{asked} {}", words.say("leaving-answer"));
    }
    let told = company::window(client, table).into_iter().chain(notes);
    lines.extend(told.map(|told| Line::styled(cut(&format!(" {told}"), width), ink.asked())));
    if panel != Panel::Talk {
        lines.extend(newest(client, width).map(|said| Line::styled(said, ink.choice())));
    }
    lines
}

/// Returns the spans for a seat: its name, its time and the words about its person. A long name is cut.
fn seat(sitter: Sitter, room: usize, ink: Ink) -> Vec<Span<'static>> {
    const LEAST: usize = 10;
    let Sitter { name, time, decides, notes } = sitter;
    let beside = time.as_ref().map_or(0, |time| time.len() + 1) + 5;
    let sign = if decides { " ►" } else { "  " };
    let style = if decides { ink.strong() } else { ratatui::style::Style::new() };
    let mut spans = vec![Span::styled(format!("{sign}{}", cut(&name, room.saturating_sub(beside).max(LEAST))), style)];
    spans.extend(time.map(|time| Span::styled(format!(" {time}"), ink.strong())));
    if !notes.is_empty() {
        spans.push(Span::styled(format!(" ({})", notes.join(", ")), ink.faint()));
    }
    spans
}

/// Returns the newest line of the talk that the reader has not seen, with the number of those before it.
fn newest(client: &Client, width: usize) -> Option<String> {
    let unread = client.people.unread().count();
    let line = client.people.unread().next_back()?;
    let said = client.words.labelled(&line.name, &line.words);
    let more = if unread > 1 {
        client.words.fill("talk-more", &[("count", (unread - 1).into())])
    } else {
        client.words.say("talk-read")
    };
    let room = width.saturating_sub(unicode_width::UnicodeWidthStr::width(more.as_str()) + 2);
    Some(format!(" {} {more}", cut(&said, room)))
}
