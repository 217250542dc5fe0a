//! Handles the messages and events of the link.

use super::show::show;
use crate::{Arrival, Change, Heard, Model, Need, Notice, Page, Panel, Table};

pub(super) fn heard(model: &mut Model, heard: Heard) -> Vec<Need> {
    let (change, mut needs) = model.client.hear(heard);
    match change {
        Change::Nothing => {}
        Change::Linked => model.notice = None,
        Change::Notice(notice) => model.notice = Some(notice),
        Change::Tables => {
            let last = super::moves::last_row(&model.client.tables);
            if let Page::Tables(lobby) = &mut model.page {
                lobby.row = lobby.row.min(last);
                lobby.removing = false;
            }
        }
        Change::Arrival(arrival) => {
            arrived(model, arrival);
            needs.extend(super::table::whole_log(model));
        }
        Change::Log => {
            // A reader who sees the end of the log stays at the end when lines are added.
            if model.eye.panel == Panel::Log && model.scroll >= model.reach {
                model.scroll = usize::MAX;
            }
            needs.extend(super::table::whole_log(model));
        }
    }
    needs
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
        model.fights.add(fights, &shown.position, model.now);
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
