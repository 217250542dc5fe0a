//! Draws the model. Drawing does not change the model, and only returns how far the screen is scrolled and can be
//! scrolled.

mod ink;
mod wrap;

mod bars;
mod scroll;
mod table;

mod arrange;
mod card;
mod company;
mod log;
mod look;
mod menu;
mod middle;
mod mine;
mod offers;
mod others;
mod prompt;

mod field;
mod numbers;
mod people;

mod curtain;
mod daily;
mod gathering;
mod help;
mod lobby;
mod new_game;
mod sheet;
mod small;
mod typed;

pub use ink::Ink;
pub use scroll::Reach;

use super::{
    model::{Model, Shown},
    page::Page,
};
use ratatui::{
    Frame,
    layout::{Constraint, Layout},
    widgets::Paragraph,
};

/// Draws the whole screen. Returns how far the screen is scrolled and can be scrolled.
pub fn draw(frame: &mut Frame<'_>, model: &Model, ink: Ink) -> Reach {
    if small::is_tiny(frame.area()) {
        return small::draw(frame, model.client.words);
    }
    let told = bars::notice(model, frame.area().width.into(), ink);
    let [head, body, notice, foot] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Fill(1),
        Constraint::Length(u16::try_from(told.len()).unwrap_or(u16::MAX)),
        Constraint::Length(1),
    ])
    .areas(frame.area());
    bars::head(frame, head, model, ink);
    frame.render_widget(Paragraph::new(told), notice);
    bars::foot(frame, foot, model, ink);
    if model.help {
        return help::draw(frame, body, model, ink);
    }
    match model.shown() {
        Shown::Page(Page::Tables(lobby)) => lobby::draw(frame, body, model, *lobby, ink),
        Shown::Page(Page::NewGame(new)) => new_game::draw(frame, body, &model.client, new, ink),
        Shown::Page(Page::Daily(chosen)) => daily::draw(frame, body, &model.client, *chosen, ink),
        Shown::Page(Page::Import(path)) => {
            typed::draw(frame, body, ["import-title", "import-about"].map(|key| model.client.words.say(key)), path, ink)
        }
        Shown::Page(Page::Find(words)) => {
            typed::draw(frame, body, ["find-title", "find-about"].map(|key| model.client.words.say(key)), words, ink)
        }
        Shown::Page(Page::Follow(link)) => {
            typed::draw(frame, body, ["follow-title", "follow-about"].map(|key| model.client.words.say(key)), link, ink)
        }
        Shown::Gathering(gathering) => gathering::draw(frame, body, (&model.client, gathering), &model.chair, ink),
        Shown::Opening => Reach::default(),
        Shown::Table(table) if table.position.pass_to.is_some() => {
            curtain::draw(frame, body, &table.position, model.client.words, ink)
        }
        Shown::Table(table) => {
            let mut warned = small::warning(frame.area(), model.client.words, ink);
            let room = (usize::from(frame.area().width), ink);
            warned.extend(company::lines(&model.client, table, model.eye.panel, room));
            let tall = u16::try_from(warned.len()).unwrap_or(u16::MAX);
            let [warning, body] = Layout::vertical([Constraint::Length(tall), Constraint::Fill(1)]).areas(body);
            frame.render_widget(Paragraph::new(warned), warning);
            table::draw(frame, body, model, table, ink)
        }
    }
}
