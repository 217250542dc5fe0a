//! Handles keys in the search field.

use super::back::back_if;
use crate::{Model, Need, Page};
use crossterm::event::KeyCode;

/// The greatest length of a search text, in bytes.
const LONGEST: usize = 200;

pub(super) fn pressed(model: &mut Model, key: KeyCode) -> Vec<Need> {
    let Page::Find(words) = &mut model.page else { return Vec::new() };
    match key {
        KeyCode::Char(letter) if words.len() < LONGEST => words.push(letter),
        KeyCode::Backspace => drop(words.pop()),
        KeyCode::Enter => {
            let words = std::mem::take(words);
            model.page = Page::default();
            return vec![model.client.find(&words)];
        }
        KeyCode::Esc => return back_if(model, key),
        _ => {}
    }
    Vec::new()
}

pub(super) fn pasted(words: &mut String, text: &str) {
    words.extend(text.chars().filter(|letter| !letter.is_control()).take(LONGEST.saturating_sub(words.len())));
}
