//! Keys at a table.

use super::{back::to_lobby, moves::scroll};
use crate::{
    Model, Need,
    at_table::{AtTable, Panel, Sight},
    model::{Notice, Screen},
    parts,
};
use crossterm::event::KeyCode;
use protocol::{FromClient, Pace};

pub(super) fn pressed(model: &mut Model, key: KeyCode) -> Vec<Need> {
    let Screen::Table(at) = &mut model.screen else { return Vec::new() };
    if let Some(seat) = at.position.pass_to {
        return match key {
            KeyCode::Enter => say(FromClient::Sit { seat: Some(seat) }),
            KeyCode::Esc | KeyCode::Char('q') => to_lobby(model),
            _ => Vec::new(),
        };
    }
    let (after, before) = (panel_after(at), panel_before(at));
    let typed = at.typed.take();
    match key {
        KeyCode::Char('q') => to_lobby(model),
        KeyCode::Esc if at.in_past() => say(FromClient::Step { entry: None }),
        KeyCode::Esc | KeyCode::Char('w') if at.panel == Panel::Parts => turn_to(model, Panel::Table),
        KeyCode::Esc if matches!(at.panel, Panel::Others | Panel::Log) => turn_to(model, Panel::Table),
        KeyCode::Esc if at.picked.is_some() => {
            at.put_back();
            at.sight = Sight::Cursor;
            Vec::new()
        }
        KeyCode::Esc => to_lobby(model),
        KeyCode::Char('h' | '[') => at.position.stop_before.map_or_else(Vec::new, |stop| step(at, stop)),
        KeyCode::Char('l' | ']') if at.in_past() => at.position.stop_after.map_or_else(Vec::new, |stop| step(at, stop)),
        KeyCode::Char('f') if at.in_past() => {
            let fork = at.fork();
            model.notice = Some(if fork.is_some() { Notice::Forked } else { Notice::ForkReveals });
            fork.map_or_else(Vec::new, say)
        }
        KeyCode::Char('u') if at.position.can_undo => say(FromClient::Undo { at: at.position.row }),
        KeyCode::Char('p') => say(FromClient::Pace { pace: next_pace(at.position.pace) }),
        KeyCode::Char('w') if parts::any(&at.position.scene) => turn_to(model, Panel::Parts),
        KeyCode::Tab => turn_to(model, after),
        KeyCode::BackTab => turn_to(model, before),
        KeyCode::Enter => take(at),
        _ => {
            moved(model, key, typed);
            Vec::new()
        }
    }
}

fn say(message: FromClient) -> Vec<Need> {
    vec![Need::Say(message)]
}

/// Shows an earlier position, or follows the game again where the past ends.
fn step(at: &AtTable, stop: usize) -> Vec<Need> {
    say(FromClient::Step { entry: (stop < at.position.entries).then_some(stop) })
}

/// Takes the choice under the cursor, once, or asks for its second step.
fn take(at: &mut AtTable) -> Vec<Need> {
    if at.acting || at.in_past() || at.panel != Panel::Table {
        return Vec::new();
    }
    at.sight = Sight::Cursor;
    let Some(choice) = at.take() else { return Vec::new() };
    at.acting = true;
    say(FromClient::Act { at: at.position.row, choice })
}

/// Moves the cursor between the choices, or scrolls what fills the screen.
fn moved(model: &mut Model, key: KeyCode, typed: Option<usize>) {
    let Screen::Table(at) = &mut model.screen else { return };
    match (at.panel, key) {
        (Panel::Table, KeyCode::Left | KeyCode::Up) => {
            (at.cursor, at.sight) = (at.cursor.saturating_sub(1), Sight::Cursor)
        }
        (Panel::Table, KeyCode::Right | KeyCode::Down) => {
            (at.cursor, at.sight) = ((at.cursor + 1).min(at.rows().len().saturating_sub(1)), Sight::Cursor);
        }
        (Panel::Table, KeyCode::Char(digit)) => {
            at.sight = Sight::Cursor;
            if let Some(digit) = digit.to_digit(10).and_then(|digit| usize::try_from(digit).ok()) {
                go_to(at, digit, typed);
            }
        }
        (Panel::Table | Panel::Others | Panel::Log | Panel::Parts | Panel::Sheet, key) => {
            at.sight = Sight::Scrolled;
            scroll(model, key);
        }
    }
}

/// Goes to the row with the number that was typed before with this digit added, or else with this digit alone.
fn go_to(at: &mut AtTable, digit: usize, typed: Option<usize>) {
    let rows = at.rows();
    let place = |number: usize| rows.iter().position(|row| row.number == number).map(|place| (number, place));
    let longer = typed.and_then(|typed| place(typed.saturating_mul(10).saturating_add(digit)));
    if let Some((number, place)) = longer.or_else(|| place(digit)) {
        (at.cursor, at.typed) = (place, Some(number));
    }
}

fn turn_to(model: &mut Model, panel: Panel) -> Vec<Need> {
    if let Screen::Table(at) = &mut model.screen {
        at.panel = panel;
        // The log is read from its end, where the news is.
        model.scroll = if panel == Panel::Log { usize::MAX } else { 0 };
    }
    whole_log(model)
}

/// Who reads the log can read it from the beginning.
pub(super) fn whole_log(model: &Model) -> Vec<Need> {
    match &model.screen {
        Screen::Table(at) if at.panel == Panel::Log => at.position.ask_earlier().map(Need::Say).into_iter().collect(),
        Screen::Table(_) | Screen::Opening(_) | Screen::Lobby(_) | Screen::NewGame(_) | Screen::Import(_) => Vec::new(),
    }
}

fn panel_after(at: &AtTable) -> Panel {
    match at.panel {
        Panel::Table => Panel::Others,
        Panel::Others => Panel::Log,
        Panel::Log if at.position.scene.sheet.is_some() => Panel::Sheet,
        Panel::Log | Panel::Parts | Panel::Sheet => Panel::Table,
    }
}

fn panel_before(at: &AtTable) -> Panel {
    match at.panel {
        Panel::Table if at.position.scene.sheet.is_some() => Panel::Sheet,
        Panel::Table | Panel::Sheet => Panel::Log,
        Panel::Parts => Panel::Table,
        Panel::Log => Panel::Others,
        Panel::Others => Panel::Table,
    }
}

/// The pace after this one, round and round.
pub(crate) fn next_pace(pace: Pace) -> Pace {
    match pace {
        Pace::Calm => Pace::Brisk,
        Pace::Brisk => Pace::Instant,
        Pace::Instant => Pace::Calm,
    }
}
