//! Handles keys at a table.

use super::{back::to_lobby, moves::scroll, panel::turn_to, people, talk};
use crate::{Eye, Model, Need, Panel, Sight, Table, Taken, parts};
use crossterm::event::KeyCode;

pub(super) fn pressed(model: &mut Model, key: KeyCode) -> Vec<Need> {
    let Some(table) = model.client.table_mut() else { return Vec::new() };
    if table.position.pass_to.is_some() {
        return match key {
            KeyCode::Enter => table.sit().into_iter().collect(),
            KeyCode::Esc | KeyCode::Char('q') => to_lobby(model),
            _ => Vec::new(),
        };
    }
    match model.eye.panel {
        Panel::Talk => return talk::pressed(model, key),
        Panel::People if model.eye.confirms || people::takes(key) => return people::pressed(model, key),
        Panel::People | Panel::Table | Panel::Others | Panel::Log | Panel::Parts | Panel::Sheet => {}
    }
    let may_talk = model.client.people.may_talk();
    let Some(table) = model.client.table_mut() else { return Vec::new() };
    let eye = &mut model.eye;
    let typed = eye.typed.take();
    match key {
        KeyCode::Char('e' | 'o' | 'a') if table.position.leaving.is_some() => people::opened(model, key),
        KeyCode::Char('t') if may_talk => talk::opened(model),
        KeyCode::Char('q') => to_lobby(model),
        KeyCode::Esc if table.in_past() => vec![table.newest()],
        KeyCode::Esc | KeyCode::Char('w') if eye.panel == Panel::Parts => turn_to(model, Panel::Table),
        KeyCode::Esc if matches!(eye.panel, Panel::Others | Panel::Log | Panel::People) => turn_to(model, Panel::Table),
        KeyCode::Esc => match table.picked.take() {
            Some(picked) => {
                (eye.cursor, eye.sight) = (picked, Sight::Cursor);
                Vec::new()
            }
            None => to_lobby(model),
        },
        KeyCode::Char('h' | '[') => table.back().into_iter().collect(),
        KeyCode::Char('l' | ']') => table.on().into_iter().collect(),
        KeyCode::Char('f') if table.in_past() => {
            let (notice, fork) = table.fork();
            model.notice = Some(notice);
            fork.into_iter().collect()
        }
        KeyCode::Char('u') => table.undo().into_iter().collect(),
        KeyCode::Char('i') => table.hint().into_iter().collect(),
        KeyCode::Char('p') => vec![table.next_pace().1],
        KeyCode::Char('w') if parts::any(&table.position.scene) => turn_to(model, Panel::Parts),
        KeyCode::Tab => {
            let after = panel_after(eye.panel, table);
            turn_to(model, after)
        }
        KeyCode::BackTab => {
            let before = panel_before(eye.panel, table);
            turn_to(model, before)
        }
        KeyCode::Enter => take(table, eye),
        _ => {
            moved(model, key, typed);
            Vec::new()
        }
    }
}

/// Takes the row under the cursor. Returns the request, or an empty list if the second step follows or the row cannot
/// be taken.
fn take(table: &mut Table, eye: &mut Eye) -> Vec<Need> {
    if eye.panel != Panel::Table {
        return Vec::new();
    }
    eye.sight = Sight::Cursor;
    match table.take(eye.cursor) {
        Taken::Act(act) => vec![act],
        Taken::Picked => {
            eye.cursor = 0;
            Vec::new()
        }
        Taken::Nothing => Vec::new(),
    }
}

/// Moves the cursor between the rows, or scrolls the panel.
fn moved(model: &mut Model, key: KeyCode, typed: Option<usize>) {
    let Some(table) = model.client.table() else { return };
    let eye = &mut model.eye;
    match (eye.panel, key) {
        (Panel::Table, KeyCode::Left | KeyCode::Up) => {
            (eye.cursor, eye.sight) = (eye.cursor.saturating_sub(1), Sight::Cursor)
        }
        (Panel::Table, KeyCode::Right | KeyCode::Down) => {
            (eye.cursor, eye.sight) = ((eye.cursor + 1).min(table.rows().len().saturating_sub(1)), Sight::Cursor);
        }
        (Panel::Table, KeyCode::Char(digit)) => {
            eye.sight = Sight::Cursor;
            if let Some(digit) = digit.to_digit(10).and_then(|digit| usize::try_from(digit).ok()) {
                go_to(eye, table, (digit, typed));
            }
        }
        (_, key) => {
            eye.sight = Sight::Scrolled;
            scroll(model, key);
        }
    }
}

/// Moves the cursor to the row whose number is the typed digits followed by `digit`. If there is no such row, moves the
/// cursor to the row with the number `digit`.
fn go_to(eye: &mut Eye, table: &Table, (digit, typed): (usize, Option<usize>)) {
    let rows = table.rows();
    let place = |number: usize| rows.iter().position(|row| row.number == number).map(|place| (number, place));
    let longer = typed.and_then(|typed| place(typed.saturating_mul(10).saturating_add(digit)));
    if let Some((number, place)) = longer.or_else(|| place(digit)) {
        (eye.cursor, eye.typed) = (place, Some(number));
    }
}

fn panel_after(panel: Panel, table: &Table) -> Panel {
    match panel {
        Panel::Table => Panel::Others,
        Panel::Others => Panel::Log,
        Panel::Log if table.is_over() => Panel::Sheet,
        Panel::Log | Panel::Parts | Panel::Sheet | Panel::People | Panel::Talk => Panel::Table,
    }
}

fn panel_before(panel: Panel, table: &Table) -> Panel {
    match panel {
        Panel::Table if table.is_over() => Panel::Sheet,
        Panel::Table | Panel::Sheet => Panel::Log,
        Panel::Parts | Panel::People | Panel::Talk => Panel::Table,
        Panel::Log => Panel::Others,
        Panel::Others => Panel::Table,
    }
}
