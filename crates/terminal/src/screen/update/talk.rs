//! Handles keys in the talk at a table. A line that begins with a slash is a command: `/mute Ben` or `/name Zoe`.

use super::{moves::scroll, panel::turn_to};
use crate::{Model, Need, Notice, Panel};
use crossterm::event::KeyCode;
use protocol::Saying;

/// The greatest number of signs in a line, which is the limit of the server.
const LONGEST: usize = 500;

/// Opens the talk, which the reader then has seen.
pub(super) fn opened(model: &mut Model) -> Vec<Need> {
    model.client.people.see();
    turn_to(model, Panel::Talk)
}

pub(super) fn pressed(model: &mut Model, key: KeyCode) -> Vec<Need> {
    let phrases = model.client.people.phrases().len();
    let (eye, draft) = (&mut model.eye, &mut model.client.people.draft);
    match key {
        KeyCode::Esc => return turn_to(model, Panel::Table),
        KeyCode::Enter => return said(model),
        KeyCode::Down => eye.phrase = eye.phrase.map_or(0, |at| at + 1).checked_rem(phrases),
        KeyCode::Up => eye.phrase = eye.phrase.unwrap_or(phrases).checked_sub(1),
        KeyCode::PageUp | KeyCode::PageDown => scroll(model, key),
        KeyCode::Backspace if eye.phrase.take().is_none() => drop(draft.pop()),
        KeyCode::Char(letter) => {
            eye.phrase = None;
            typed(draft, &letter.to_string());
        }
        _ => {}
    }
    Vec::new()
}

pub(super) fn pasted(model: &mut Model, text: &str) {
    if model.eye.panel == Panel::Talk {
        model.eye.phrase = None;
        typed(&mut model.client.people.draft, text);
    }
}

fn typed(draft: &mut String, text: &str) {
    let room = LONGEST.saturating_sub(draft.chars().count());
    draft.extend(text.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).take(room));
}

/// Says what the field has: a ready phrase, or the reader's own words, which stay there if they cannot be said.
fn said(model: &mut Model) -> Vec<Need> {
    let client = &mut model.client;
    let phrase = model.eye.phrase.take().and_then(|at| client.people.phrases().get(at)).map(|ready| ready.phrase);
    let words = client.people.draft.trim().to_owned();
    if phrase.is_none() && words.is_empty() {
        return Vec::new();
    }
    if let Some(line) = words.strip_prefix('/').filter(|_| phrase.is_none()) {
        return commanded(model, line);
    }
    match client.speak(phrase.map_or(Saying::Text(words), Saying::Phrase)) {
        Ok(need) => {
            if phrase.is_none() {
                client.people.draft.clear();
            }
            model.scroll = usize::MAX;
            vec![need]
        }
        Err(notice) => {
            model.notice = Some(notice);
            Vec::new()
        }
    }
}

/// Carries out a command. The words of both languages are accepted.
fn commanded(model: &mut Model, line: &str) -> Vec<Need> {
    let (word, name) = line.split_once(' ').unwrap_or((line, ""));
    let words = model.client.words;
    let is = |key: &str| {
        let word = word.to_lowercase();
        words.spellings(key).contains(&word) || words.other().spellings(key).contains(&word)
    };
    model.notice = Some(if is("word-mute") {
        model.client.mute(name.trim())
    } else if is("word-name") {
        model.client.call_myself(name.trim())
    } else {
        Notice::NoCommand
    });
    if model.notice != Some(Notice::NoCommand) {
        model.client.people.draft.clear();
    }
    Vec::new()
}
