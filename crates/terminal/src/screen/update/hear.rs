//! Handles the messages and events of the link.

use super::show::show;
use crate::{Arrival, Change, Heard, Model, Need, Notice, Page, Panel, Seating, Table};

pub(super) fn heard(model: &mut Model, heard: Heard) -> Vec<Need> {
    let (change, mut needs) = model.client.hear(heard);
    match change {
        Change::Nothing => {}
        Change::Linked => model.notice = None,
        Change::LinkedAgain => model.notice = Some(Notice::Back),
        Change::Gathering => chair_shown(model),
        Change::Talk if model.eye.panel == Panel::Talk => {
            model.client.people.see();
            // A reader who sees the end of the talk stays at the end when lines are added.
            if model.scroll >= model.reach {
                model.scroll = usize::MAX;
            }
        }
        Change::Luck => model.notice = model.client.checked().cloned().map(Notice::Luck).or(model.notice.take()),
        Change::Talk | Change::Company { .. } => {}
        Change::Notice(notice) => model.notice = Some(notice),
        Change::Tables => {
            let last = super::moves::last_row(&model.client);
            if let Page::Tables(lobby) = &mut model.page {
                lobby.row = lobby.row.min(last);
                lobby.removing = false;
            }
        }
        Change::Arrival(arrival) => {
            arrived(model, arrival);
            needs.extend(super::panel::whole_log(model));
        }
        Change::Log => {
            // A reader who sees the end of the log stays at the end when lines are added.
            if model.eye.panel == Panel::Log && model.scroll >= model.reach {
                model.scroll = usize::MAX;
            }
            needs.extend(super::panel::whole_log(model));
        }
    }
    needs
}

/// Moves the cursor to the first free chair when an invitation opens.
fn chair_shown(model: &mut Model) {
    let Some(gathering) = model.client.gathering() else { return };
    let chairs = gathering.info.chairs.len();
    let free = (0..chairs).find(|at| gathering.seating(*at) == Seating::Take);
    if model.chair.table != gathering.info.table {
        model.chair.table = gathering.info.table.clone();
        model.chair.row = free.unwrap_or(0);
    }
    model.chair.row = model.chair.row.min(chairs.saturating_sub(1));
}

fn arrived(model: &mut Model, Arrival { before, goes_on, fights }: Arrival) {
    let Some(now) = model.client.table() else { return };
    let before = before.table();
    if let Some(notices) = fresh_notices(before, now) {
        model.notice = Some(notices);
    }
    let shown = model.fights.first().or(before).cloned();
    if !goes_on {
        model.fights.skip();
    }
    if let Some(shown) = &shown {
        model.fights.add(fights, &shown.position, model.client.now);
    }
    show(model, shown.as_ref());
}

/// Returns the notices about a table, unless the same notices were already shown for this table.
fn fresh_notices(before: Option<&Table>, now: &Table) -> Option<Notice> {
    let about = |table: &Table| (table.position.table.clone(), table.position.notices.clone());
    let is_known = before.is_some_and(|before| about(before) == about(now));
    let notices = &now.position.notices;
    (!is_known && !notices.is_empty()).then(|| Notice::Table(notices.join(" ")))
}
