//! Handles keys in the field for the link of a table or an invitation.

use super::back::back_if;
use crate::{Model, Need, Page};
use crossterm::event::KeyCode;

/// The greatest length of a link, in bytes.
const LONGEST: usize = 200;

pub(super) fn pressed(model: &mut Model, key: KeyCode) -> Vec<Need> {
    let Page::Follow(link) = &mut model.page else { return Vec::new() };
    match key {
        KeyCode::Char(letter) if link.len() < LONGEST => link.push(letter),
        KeyCode::Backspace => drop(link.pop()),
        KeyCode::Enter => match model.client.follow(link) {
            Ok(need) => {
                model.page = Page::default();
                return vec![need];
            }
            Err(notice) => model.notice = Some(notice),
        },
        KeyCode::Esc => return back_if(model, key),
        _ => {}
    }
    Vec::new()
}
