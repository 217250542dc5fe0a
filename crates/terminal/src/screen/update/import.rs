//! Handles keys in the field for the path of a record, and the content of the record's file.

use super::back::back_if;
use crate::{Model, Need, Notice, Page, Unread};
use crossterm::event::KeyCode;
use std::path::PathBuf;

/// The greatest length of a path, in bytes.
const LONGEST_PATH: usize = 4096;

pub(super) fn pressed(model: &mut Model, key: KeyCode) -> Vec<Need> {
    let Page::Import(path) = &mut model.page else { return Vec::new() };
    match key {
        KeyCode::Char(letter) if path.len() < LONGEST_PATH => path.push(letter),
        KeyCode::Backspace => drop(path.pop()),
        KeyCode::Enter if !path.trim().is_empty() => return vec![Need::Read(PathBuf::from(path.trim()))],
        KeyCode::Esc => return back_if(model, key),
        _ => {}
    }
    Vec::new()
}

pub(super) fn pasted(path: &mut String, text: &str) {
    path.extend(text.chars().filter(|letter| !letter.is_control()).take(LONGEST_PATH.saturating_sub(path.len())));
}

pub(super) fn read(model: &mut Model, path: String, read: Result<String, Unread>) -> Vec<Need> {
    match read {
        Ok(record) => {
            model.page = Page::default();
            model.notice = Some(Notice::Imported);
            vec![model.client.import(record)]
        }
        Err(why) => {
            model.notice = Some(Notice::Unreadable { path, why });
            Vec::new()
        }
    }
}
