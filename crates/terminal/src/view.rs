//! Draws the model. It only draws: the one thing it tells back is how far the screen is scrolled and can be.

mod ink;
mod wrap;

mod bars;
mod table;

mod arrange;
mod card;
mod log;
mod look;
mod middle;
mod mine;
mod offers;
mod others;
mod prompt;

mod field;
mod numbers;

mod curtain;
mod help;
mod import;
mod lobby;
mod new_game;
mod sheet;

pub(crate) use bars::pace;
pub use ink::Ink;
pub(crate) use lobby::told;

use crate::{Model, model::Screen};
use ratatui::{
    Frame,
    layout::{Constraint, Layout, Rect},
    text::Line,
    widgets::Paragraph,
};

/// How far the part that scrolls is scrolled, and how far it can be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    pub scroll: usize,
    pub most: usize,
}

/// Draws everything.
pub fn draw(frame: &mut Frame<'_>, model: &Model, ink: Ink) -> Reach {
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
    match &model.screen {
        Screen::Lobby(lobby) => lobby::draw(frame, body, model, *lobby, ink),
        Screen::NewGame(new) => new_game::draw(frame, body, model, new, ink),
        Screen::Import(path) => import::draw(frame, body, model, path, ink),
        Screen::Opening(_) => Reach::default(),
        Screen::Table(at) if at.position.pass_to.is_some() => curtain::draw(frame, body, model, at, ink),
        Screen::Table(at) => table::draw(frame, body, model, at, ink),
    }
}

/// Draws lines that may be more than fit, from `scroll` on. Arrows at the right say where there is more.
fn scrolled(frame: &mut Frame<'_>, area: Rect, lines: Vec<Line<'_>>, scroll: usize) -> Reach {
    let reach = lines.len().saturating_sub(usize::from(area.height));
    let scroll = scroll.min(reach);
    let lines: Vec<Line<'_>> = lines.into_iter().skip(scroll).take(area.height.into()).collect();
    frame.render_widget(Paragraph::new(lines), area);
    let column = area.right().saturating_sub(1);
    if scroll > 0 {
        frame.render_widget("▲", Rect { x: column, width: 1, height: 1, ..area });
    }
    if scroll < reach {
        frame.render_widget("▼", Rect { x: column, y: area.bottom().saturating_sub(1), width: 1, height: 1 });
    }
    Reach { scroll, most: reach }
}

/// How wide lines that scroll may be, beside the arrows.
fn beside_arrows(area: Rect) -> usize {
    usize::from(area.width).saturating_sub(2)
}
