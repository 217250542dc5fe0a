//! Draws the list of daily deals.

use super::{Ink, lobby::row_line, scroll::Reach, wrap::wrap};
use crate::{Client, Words};
use protocol::DailyDeal;
use ratatui::{Frame, layout::Rect, text::Line, widgets::Paragraph};

pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, client: &Client, chosen: usize, ink: Ink) -> Reach {
    let (words, width) = (client.words, usize::from(area.width));
    let mut lines = vec![Line::styled(words.say("lobby-daily"), ink.strong()), Line::default()];
    lines.extend(wrap(&words.say("daily-about"), width).into_iter().map(Line::raw));
    lines.push(Line::default());
    if client.dailies.is_none() {
        lines.push(Line::raw(words.say("link-waiting")));
    }
    // The lines are scrolled so that the selected deal stays visible.
    let tall = usize::from(area.height).saturating_sub(lines.len()).max(1);
    let skip = (chosen + 1).saturating_sub(tall);
    let deals = client.deals().enumerate().skip(skip).take(tall);
    lines.extend(deals.map(|(at, deal)| row_line(&told(deal, words), deal.day.clone(), at == chosen, ink, width)));
    frame.render_widget(Paragraph::new(lines), area);
    Reach::default()
}

/// Returns a line for a deal, with the game, the seats, and the stage or the result of the game.
fn told(deal: &DailyDeal, words: Words) -> String {
    let sign = if deal.over { "■" } else { "□" };
    let names = deal.seats.iter().map(|seat| seat.name.clone());
    let game = std::iter::once(deal.title.clone()).chain(names).collect::<Vec<_>>().join(", ");
    let stage = if deal.heading.is_empty() { words.say("daily-fresh") } else { deal.heading.clone() };
    format!("{sign} {game} · {stage}")
}
