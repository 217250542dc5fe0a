//! The lines at the top and the bottom: where we are, what we were told, which keys there are.

use super::{
    Ink,
    wrap::{both_ends, cut, wrap},
};
use crate::{
    Model, Words,
    at_table::{AtTable, Panel},
    model::{Notice, Screen},
    parts,
};
use protocol::Pace;
use ratatui::{
    Frame,
    layout::Rect,
    text::{Line, Span},
};
use unicode_width::UnicodeWidthStr;

pub(super) fn head(frame: &mut Frame<'_>, area: Rect, model: &Model, ink: Ink) {
    let (left, right) = match &model.screen {
        Screen::Table(at) => (where_at(at), how_at(at, model.words)),
        Screen::Lobby(_) | Screen::NewGame(_) | Screen::Import(_) | Screen::Opening(_) => {
            ("Brickroad".to_owned(), String::new())
        }
    };
    let right = if model.linked { right } else { model.words.say("link-waiting") };
    let line = both_ends(vec![Span::raw(format!(" {left}"))], vec![Span::raw(format!("{right} "))], area.width.into());
    frame.render_widget(line.style(ink.bar()), area);
}

fn where_at(at: &AtTable) -> String {
    format!("{} · {}", at.position.title, at.position.scene.heading)
}

fn how_at(at: &AtTable, words: Words) -> String {
    if at.in_past() {
        let blanks = [("shown", at.position.shown.into()), ("entries", at.position.entries.into())];
        return words.fill("head-past", &blanks);
    }
    let panel = match at.panel {
        Panel::Table => return words.fill("head-pace", &[("pace", pace(at.position.pace, words).into())]),
        Panel::Others if at.has_middle() => "panel-others",
        Panel::Others => "panel-whole",
        Panel::Log => "panel-log",
        Panel::Parts => "panel-parts",
        Panel::Sheet => "panel-sheet",
    };
    words.say(panel)
}

pub(crate) fn pace(pace: Pace, words: Words) -> String {
    words.say(match pace {
        Pace::Calm => "pace-calm",
        Pace::Brisk => "pace-brisk",
        Pace::Instant => "pace-instant",
    })
}

/// What the reader is told once, in as many lines as it takes.
pub(super) fn notice(model: &Model, width: usize, ink: Ink) -> Vec<Line<'static>> {
    /// More would hide what it is about.
    const MOST: usize = 6;
    let words = model.notice.iter().map(|notice| told(notice, model.words));
    let lines = words.flat_map(|words| wrap(&words, width.saturating_sub(2)));
    lines.take(MOST).map(|line| Line::styled(format!(" {line}"), ink.notice())).collect()
}

fn told(notice: &Notice, words: Words) -> String {
    match notice {
        Notice::Refused(reason) => words.fill("notice-refused", &[("reason", reason.as_str().into())]),
        Notice::Unreadable { path, why } => {
            words.fill("notice-unreadable", &[("path", path.as_str().into()), ("why", why.as_str().into())])
        }
        Notice::Lost(why) => words.fill("notice-lost", &[("why", why.as_str().into())]),
        Notice::Removed => words.say("notice-removed"),
        Notice::Imported => words.say("notice-imported"),
        Notice::Forked => words.say("notice-forked"),
        Notice::ForkReveals => words.say("notice-fork-reveals"),
        Notice::Table(words) => words.clone(),
    }
}

pub(super) fn foot(frame: &mut Frame<'_>, area: Rect, model: &Model, ink: Ink) {
    let said =
        |keys: &[&str]| format!(" {}", keys.iter().map(|key| model.words.say(key)).collect::<Vec<_>>().join("  "));
    let mut keys = hints(model);
    // Where room is short, the help tells of the rest.
    for least in ["key-step", "key-undo", "key-tab"] {
        if said(&keys).width() > usize::from(area.width) {
            keys.retain(|key| *key != least);
        }
    }
    frame.render_widget(Line::styled(cut(&said(&keys), area.width.into()), ink.faint()), area);
}

/// The keys that do something here, the most needed first.
fn hints(model: &Model) -> Vec<&'static str> {
    if model.help {
        return vec!["key-any"];
    }
    match &model.screen {
        Screen::Lobby(lobby) if lobby.removing => vec!["key-remove", "key-keep"],
        Screen::Lobby(lobby) if lobby.row < crate::update::ROWS_ABOVE => {
            vec!["key-move", "key-open", "key-help", "key-language", "key-quit"]
        }
        Screen::Lobby(_) => {
            vec!["key-move", "key-open", "key-replay", "key-delete", "key-help", "key-language", "key-quit"]
        }
        Screen::NewGame(_) => vec!["key-move", "key-turn", "key-enter", "key-back"],
        Screen::Import(_) => vec!["key-read", "key-back"],
        Screen::Opening(_) => vec!["key-back"],
        Screen::Table(at) if at.position.pass_to.is_some() => vec!["key-ready", "key-leave"],
        Screen::Table(at) => table_hints(at),
    }
}

fn table_hints(at: &AtTable) -> Vec<&'static str> {
    let mut keys = Vec::new();
    match at.panel {
        Panel::Others | Panel::Log | Panel::Sheet => keys.push("key-scroll"),
        Panel::Parts => keys.extend(["key-scroll", "key-back"]),
        Panel::Table if at.in_past() || at.position.scene.choices.is_empty() => {}
        Panel::Table => keys.extend(["key-choose", "key-take"]),
    }
    if at.panel == Panel::Table && at.picked.is_some() {
        keys.push("key-back");
    }
    if at.panel == Panel::Table && parts::any(&at.position.scene) {
        keys.push("key-parts");
    }
    if at.in_past() {
        keys.extend(["key-step", "key-fork", "key-newest"]);
    } else {
        if at.position.can_undo {
            keys.push("key-undo");
        }
        keys.push("key-step");
    }
    keys.extend(["key-tab", "key-help", "key-leave"]);
    keys
}
