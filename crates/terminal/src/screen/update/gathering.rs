//! Handles keys on the page of an invitation. Letters belong to the name under which the reader takes a seat.

use super::back::back_if;
use crate::{Model, Need, Notice, Seating};
use crossterm::event::KeyCode;
use protocol::{MAX_NAME, is_unseen};

pub(super) fn pressed(model: &mut Model, key: KeyCode) -> Vec<Need> {
    let Some(gathering) = model.client.gathering() else { return Vec::new() };
    let chair = &mut model.chair;
    let last = gathering.info.chairs.len().saturating_sub(1);
    match key {
        KeyCode::Up => chair.row = chair.row.saturating_sub(1),
        KeyCode::Down => chair.row = last.min(chair.row + 1),
        KeyCode::Enter if gathering.seating(chair.row) == Seating::Take && chair.name.trim().is_empty() => {
            model.notice = Some(Notice::NameFirst);
        }
        KeyCode::Enter => return gathering.seat(chair.row, chair.name.trim()).into_iter().collect(),
        KeyCode::Backspace => drop(chair.name.pop()),
        KeyCode::Char(letter) if chair.name.chars().count() < MAX_NAME && !is_unseen(letter) => chair.name.push(letter),
        _ => return back_if(model, key),
    }
    Vec::new()
}
