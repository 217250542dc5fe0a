//! What the link brings.

use crate::{
    Model, Need,
    at_table::{AtTable, Panel},
    link::Heard,
    model::{Lobby, Notice, Opening, Screen},
};
use protocol::{FromClient, FromServer, LogPage, Position, Update};

pub(super) fn heard(model: &mut Model, heard: Heard) -> Vec<Need> {
    match heard {
        Heard::Up => up(model),
        Heard::Said(message) => said(model, message),
        Heard::Lost(why) => {
            model.linked = false;
            model.notice = Some(Notice::Lost(why));
            Vec::new()
        }
        Heard::Gone(why) => vec![Need::Fail(why)],
    }
}

/// The line stands: the server knows nothing of us yet, or nothing any more.
fn up(model: &mut Model) -> Vec<Need> {
    model.linked = true;
    model.notice = None;
    let mut needs = vec![FromClient::Hello { lang: model.words.0 }, FromClient::Tables];
    match &mut model.screen {
        Screen::Table(at) => {
            at.acting = false;
            needs.push(FromClient::Open { table: at.position.table.clone() });
            needs.extend(at.position.viewer.map(|seat| FromClient::Sit { seat: Some(seat) }));
        }
        Screen::Opening(Opening::Reader | Opening::Replay) => model.screen = Screen::Lobby(Lobby::default()),
        Screen::Opening(Opening::Command) | Screen::Lobby(_) | Screen::NewGame(_) | Screen::Import(_) => {}
    }
    needs.into_iter().map(Need::Say).collect()
}

fn said(model: &mut Model, message: FromServer) -> Vec<Need> {
    match message {
        FromServer::Welcome { lang: _, games, bots } => {
            (model.games, model.bots) = (games, bots);
            return ordered(model);
        }
        FromServer::Tables { tables } => {
            model.tables = tables;
            if let Screen::Lobby(lobby) = &mut model.screen {
                lobby.row = lobby.row.min(super::moves::last_row(&model.tables));
                lobby.removing = false;
            }
        }
        FromServer::Position(position) => return arrived(model, *position),
        FromServer::Update(update) => return updated(model, &update),
        FromServer::Log(page) => return paged(model, page),
        // No terminal asks for it.
        FromServer::Record { .. } => {}
        FromServer::Refused { reason } => return refused(model, reason),
    }
    Vec::new()
}

/// Asks for the game of the command line, once.
fn ordered(model: &mut Model) -> Vec<Need> {
    let Some(order) = model.order.take() else { return Vec::new() };
    match order.create(&model.games, &model.bots, model.words) {
        Ok(create) => vec![Need::Say(create)],
        Err(fault) => vec![Need::Fail(fault.to_string())],
    }
}

fn refused(model: &mut Model, reason: String) -> Vec<Need> {
    match &mut model.screen {
        Screen::Opening(Opening::Command) => return vec![Need::Fail(reason)],
        Screen::Opening(Opening::Reader | Opening::Replay) => model.screen = Screen::Lobby(Lobby::default()),
        Screen::Table(at) => at.acting = false,
        Screen::Lobby(_) | Screen::NewGame(_) | Screen::Import(_) => {}
    }
    model.notice = Some(Notice::Refused(reason));
    Vec::new()
}

fn arrived(model: &mut Model, position: Position) -> Vec<Need> {
    let before = match &model.screen {
        Screen::Table(at) => Some(&**at),
        Screen::Opening(_) => None,
        // Sent before the server heard that we left.
        Screen::Lobby(_) | Screen::NewGame(_) | Screen::Import(_) => return Vec::new(),
    };
    let known = before
        .is_some_and(|before| before.position.table == position.table && before.position.notices == position.notices);
    let notices = (!known && !position.notices.is_empty()).then(|| Notice::Table(position.notices.join(" ")));
    let at = AtTable::next(before, position);
    if before.is_none_or(|before| before.panel != at.panel) {
        model.scroll = 0;
    }
    let from_start = matches!(model.screen, Screen::Opening(Opening::Replay));
    model.screen = Screen::Table(Box::new(at));
    model.notice = notices.or(model.notice.take());
    let mut needs = super::table::whole_log(model);
    needs.extend(from_start.then_some(Need::Say(FromClient::Step { entry: Some(0) })));
    needs
}

fn updated(model: &mut Model, update: &Update) -> Vec<Need> {
    let Screen::Table(at) = &model.screen else { return Vec::new() };
    match at.position.updated(update) {
        Some(position) => arrived(model, position),
        None => vec![Need::Say(FromClient::Again)],
    }
}

/// An earlier page of the log has come. Where its end was in sight, the end stays in sight.
fn paged(model: &mut Model, page: LogPage) -> Vec<Need> {
    let Screen::Table(at) = &mut model.screen else { return Vec::new() };
    if !at.position.add_earlier(page) {
        return Vec::new();
    }
    if at.panel == Panel::Log && model.scroll >= model.reach {
        model.scroll = usize::MAX;
    }
    super::table::whole_log(model)
}
