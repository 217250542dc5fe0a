//! Draws the help, which explains each key.

use super::{
    Ink,
    scroll::{Reach, scrolled},
    wrap::wrap,
};
use crate::{Model, Words};
use ratatui::{
    Frame,
    layout::Rect,
    text::{Line, Span},
};

/// The keys and the signs of seats, each with the key of its explanation in `terminal.ftl`.
const KEYS: [(&str, &str); 18] = [
    ("← → ↑ ↓", "help-arrows"),
    ("Enter", "help-enter"),
    ("1 … 9", "help-digits"),
    ("u", "help-undo"),
    ("h  l  [  ]", "help-step"),
    ("f", "help-fork"),
    ("Esc", "help-escape"),
    ("Tab", "help-tab"),
    ("w", "help-parts"),
    ("p", "help-pace"),
    ("t  e  o  a", "help-people"),
    ("L", "help-language"),
    ("n  d", "help-new"),
    ("i  o", "help-import"),
    ("/", "help-find"),
    ("r  x", "help-replay"),
    ("q", "help-quit"),
    ("○ ■ ◆ △", "help-signs"),
];

pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, model: &Model, ink: Ink) -> Reach {
    const WIDE: usize = 12;
    let width = usize::from(area.width).saturating_sub(WIDE);
    let mut lines = vec![Line::styled(model.client.words.say("help-title"), ink.strong())];
    for (keys, meaning) in KEYS {
        for (place, text) in wrap(&model.client.words.say(meaning), width).into_iter().enumerate() {
            let keys = if place == 0 { named(keys, model.client.words) } else { String::new() };
            lines.push(Line::from(vec![Span::styled(format!(" {keys:<11}"), ink.choice()), Span::raw(text)]));
        }
    }
    lines.extend(wrap(&model.client.words.say("help-saved"), area.width.into()).into_iter().map(Line::raw));
    scrolled(frame, area, lines, (model.scroll, model.client.words))
}

/// Returns the name of a key in the reader's language.
fn named(key: &str, words: Words) -> String {
    match key {
        "Enter" => words.say("name-enter"),
        "Esc" => words.say("name-escape"),
        other => other.to_owned(),
    }
}
