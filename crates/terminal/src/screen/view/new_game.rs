//! Draws the form for a new game.

use super::{Ink, scroll::Reach, wrap::wrap};
use crate::{
    Client, NewGame, Occupant, order,
    screen::update::{Row, rows},
};
use protocol::{GameInfo, OptionKind, OptionSpec, OptionValue};
use ratatui::{
    Frame,
    layout::Rect,
    style::Style,
    text::{Line, Span},
    widgets::Paragraph,
};

pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, client: &Client, new: &NewGame, ink: Ink) -> Reach {
    let Some(game) = client.games.get(new.game) else { return Reach::default() };
    let form = Form { client, new, game, ink };
    let rows = rows(client, new);
    let mut lines = vec![Line::styled(client.words.say("new-title"), ink.strong()), Line::default()];
    for (place, row) in rows.iter().enumerate() {
        if *row == Row::Start {
            lines.push(Line::default());
        }
        lines.push(form.line(*row, place == new.row));
    }
    lines.push(Line::default());
    let help = rows.get(new.row).map_or_else(String::new, |row| form.help(*row));
    lines.extend(wrap(&help, area.width.into()).into_iter().map(|line| Line::styled(line, ink.faint())));
    frame.render_widget(Paragraph::new(lines), area);
    Reach::default()
}

#[derive(Clone, Copy)]
struct Form<'a> {
    client: &'a Client,
    new: &'a NewGame,
    game: &'a GameInfo,
    ink: Ink,
}

impl Form<'_> {
    fn line(self, row: Row, here: bool) -> Line<'static> {
        let sign = if here { "► " } else { "  " };
        let style = if here { self.ink.cursor() } else { Style::new() };
        let (label, value) = match row {
            Row::Game => (self.client.words.say("new-game"), self.game.title.clone()),
            Row::Seat(seat) => self.seat(seat, here),
            Row::Option(option) => self.option(option),
            Row::Start => return Line::styled(format!("{sign}{}", self.client.words.say("new-start")), style),
        };
        const LABEL: usize = 24;
        let value = if here { format!("‹ {value} ›") } else { format!("  {value}") };
        Line::from(vec![Span::raw(format!("{sign}{label:<LABEL$} ")), Span::styled(value, style)])
    }

    fn seat(self, seat: usize, here: bool) -> (String, String) {
        let words = self.client.words;
        let value = match self.new.seats.get(seat) {
            Some(Occupant::Person(name)) => {
                let shown = if name.is_empty() { order::person(seat, words) } else { name.clone() };
                let caret = if here { "▏" } else { "" };
                words.fill("new-person", &[("name", format!("{shown}{caret}").into())])
            }
            Some(Occupant::Bot(bot)) => {
                let label = self.client.bots.get(*bot).map_or("", |bot| bot.label.as_str());
                words.fill("new-bot", &[("name", label.into())])
            }
            Some(Occupant::Nobody) | None => words.say("new-nobody"),
        };
        (order::seat_title(self.game, seat, words), value)
    }

    fn option(self, option: usize) -> (String, String) {
        let Some(spec) = self.game.options.get(option) else { return (String::new(), String::new()) };
        let value = self.new.options.get(&spec.name).unwrap_or(&spec.default);
        (spec.label.clone(), self.option_value(spec, value))
    }

    fn option_value(self, spec: &OptionSpec, value: &OptionValue) -> String {
        match (value, &spec.kind) {
            (OptionValue::Flag(true), _) => self.client.words.say("yes"),
            (OptionValue::Flag(false), _) => self.client.words.say("no"),
            (OptionValue::Number(number), _) => number.to_string(),
            (OptionValue::Word(word), OptionKind::OneOf { words }) => {
                words.iter().find(|(known, _)| known == word).map_or(word, |(_, label)| label).clone()
            }
            (OptionValue::Word(word), OptionKind::Flag | OptionKind::Number { .. }) => word.clone(),
        }
    }

    /// Returns the explanation of the row under the cursor.
    fn help(self, row: Row) -> String {
        let words = self.client.words;
        match row {
            Row::Game => format!("{} {}", self.game.about, words.say("new-game-help")).trim_start().to_owned(),
            Row::Seat(seat) => match self.new.seats.get(seat) {
                Some(Occupant::Bot(bot)) => self.client.bots.get(*bot).map_or_else(String::new, |bot| bot.help.clone()),
                Some(Occupant::Person(_)) if self.game.fewest_seats < self.game.most_seats => {
                    words.say("new-person-help")
                }
                Some(Occupant::Person(_)) => words.say("new-needed-help"),
                Some(Occupant::Nobody) | None => words.say("new-nobody-help"),
            },
            Row::Option(option) => self.game.options.get(option).map_or_else(String::new, |spec| spec.help.clone()),
            Row::Start => words.say("new-start-help"),
        }
    }
}
