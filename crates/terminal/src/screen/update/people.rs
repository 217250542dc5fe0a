//! Handles keys in the panel of the people at a table.

use super::panel::turn_to;
use crate::{Model, Need, Panel, Wish};
use crossterm::event::KeyCode;

/// Opens the panel, with the cursor on the wish that the key stands for.
pub(super) fn opened(model: &mut Model, key: KeyCode) -> Vec<Need> {
    let all = model.client.table().map_or_else(Vec::new, |table| Wish::all(&table.position));
    let meant = |wish: &Wish| match key {
        KeyCode::Char('a') => matches!(wish, Wish::LetPass { .. }),
        KeyCode::Char('o') => *wish == Wish::Ask,
        _ => matches!(wish, Wish::Agree | Wish::Propose | Wish::Resign),
    };
    model.eye.wish = all.iter().position(meant).unwrap_or(0);
    turn_to(model, Panel::People)
}

/// Reports whether the panel handles this key. The other keys have the same effect as at the table.
pub(super) fn takes(key: KeyCode) -> bool {
    matches!(key, KeyCode::Up | KeyCode::Down | KeyCode::Enter | KeyCode::Esc)
}

pub(super) fn pressed(model: &mut Model, key: KeyCode) -> Vec<Need> {
    let Some(table) = model.client.table() else { return Vec::new() };
    let all = Wish::all(&table.position);
    let eye = &mut model.eye;
    let confirms = std::mem::take(&mut eye.confirms);
    eye.wish = eye.wish.min(all.len().saturating_sub(1));
    match (key, all.get(eye.wish)) {
        (KeyCode::Enter, Some(wish)) if !confirms && *wish == Wish::Resign => eye.confirms = true,
        (KeyCode::Enter, Some(wish)) => return vec![Need::Say(wish.message(&table.position))],
        _ if confirms => {}
        (KeyCode::Up, _) => eye.wish = eye.wish.saturating_sub(1),
        (KeyCode::Down, _) => eye.wish = (eye.wish + 1).min(all.len().saturating_sub(1)),
        (KeyCode::Esc, _) => return turn_to(model, Panel::Table),
        _ => {}
    }
    Vec::new()
}
