//! Draws the panel of the people at a table: what the reader may ask for there, and the terms of the game.

use super::{Ink, wrap::wrap};
use crate::{Client, Eye, Table, Wish, company};
use ratatui::text::{Line, Span};

pub(super) fn lines(client: &Client, table: &Table, eye: Eye, (width, ink): (usize, Ink)) -> Vec<Line<'static>> {
    let (position, words) = (&table.position, client.words);
    let all = Wish::all(position);
    let mut lines = Vec::new();
    for (at, wish) in all.iter().enumerate() {
        let first_order = wish.is_order(position).is_some() && (at == 0 || all[at - 1].is_order(position).is_none());
        if first_order {
            let orders = company::orders(position, words).into_iter().chain([words.say("orders-told")]);
            let told = orders.flat_map(|told| wrap(&told, width.saturating_sub(1)));
            lines.extend(told.map(|told| Line::styled(format!(" {told}"), ink.faint())));
        }
        lines.extend(wish_lines((client, table), *wish, (at == eye.wish, eye.confirms), (width, ink)));
    }
    if all.is_empty() {
        lines.extend(wrap(&words.say("wish-none"), width).into_iter().map(Line::raw));
    }
    lines.push(Line::default());
    let terms = position.leaving.iter().flat_map(|leaving| company::terms(&leaving.terms, words));
    let terms = company::deadline(table, words).into_iter().chain(terms);
    lines.extend(terms.flat_map(|told| wrap(&told, width.saturating_sub(1))).map(|told| Line::raw(format!(" {told}"))));
    lines
}

/// Returns the lines of a wish. Before a wish that cannot be taken back, its question takes its place.
fn wish_lines(
    (client, table): (&Client, &Table),
    wish: Wish,
    (is_chosen, confirms): (bool, bool),
    (width, ink): (usize, Ink),
) -> Vec<Line<'static>> {
    let (position, words) = (&table.position, client.words);
    if let Some(question) = wish.question(position, words).filter(|_| is_chosen && confirms) {
        return wrap(&format!("► {question}"), width)
            .into_iter()
            .map(|line| Line::styled(line, ink.notice()))
            .collect();
    }
    let mark = match wish.is_order(position) {
        Some(true) => "[×] ",
        Some(false) => "[ ] ",
        None => "",
    };
    let (sign, style) = if is_chosen { ("► ", ink.cursor()) } else { ("  ", ratatui::style::Style::new()) };
    let told = wrap(&format!("{mark}{}", wish.words(position, words)), width.saturating_sub(2)).into_iter().enumerate();
    told.map(|(at, line)| Line::styled(format!("{}{line}", if at == 0 { sign } else { "      " }), style)).collect()
}

/// Returns the lines of the talk, oldest first.
pub(super) fn talk(client: &Client, (width, ink): (usize, Ink)) -> Vec<Line<'static>> {
    let words = client.words;
    let listens = if client.people.is_player() { "talk-as-player" } else { "talk-as-spectator" };
    let about = wrap(&words.say(listens), width).into_iter().map(|line| Line::styled(line, ink.faint()));
    let said = client.people.heard().flat_map(|line| {
        let name = match line.seat {
            Some(_) => line.name.clone(),
            None => words.fill("talk-spectator", &[("name", line.name.as_str().into())]),
        };
        let told = wrap(&words.labelled(&name, &line.words), width.saturating_sub(2)).into_iter().enumerate();
        let style = if line.mine.is_some() { ink.faint() } else { ratatui::style::Style::new() };
        told.map(move |(at, text)| Line::styled(format!("{}{text}", if at == 0 { "· " } else { "  " }), style))
    });
    let mut lines: Vec<Line<'static>> = about.chain(said).collect();
    if client.people.heard().next().is_none() {
        lines.push(Line::raw(words.say("talk-none")));
    }
    lines
}

/// Returns the line with the field of the talk. It has the end of the reader's words, or a ready phrase.
pub(super) fn field(client: &Client, eye: Eye, (width, ink): (usize, Ink)) -> Line<'static> {
    let phrase = eye.phrase.and_then(|at| client.people.phrases().get(at)).map(|phrase| phrase.words.as_str());
    let text = phrase.unwrap_or(&client.people.draft);
    let room = width.saturating_sub(4);
    let skip = text.chars().count().saturating_sub(room);
    let end: String = text.chars().skip(skip).collect();
    let style = if phrase.is_some() { ink.cursor() } else { ink.strong() };
    Line::from_iter([Span::styled("> ", ink.choice()), Span::styled(end, style), Span::styled(" ", ink.cursor())])
}
