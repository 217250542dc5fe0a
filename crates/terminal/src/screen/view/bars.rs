//! The lines at the top and at the bottom of the screen: the current place, the notice, and the keys.

use super::{
    Ink,
    wrap::{both_ends, cut, wrap},
};
use crate::{
    Model, Page, Panel, Seating, Table, Wish, Words, parts,
    screen::{model::Shown, update::rows_above},
};
use ratatui::{
    Frame,
    layout::Rect,
    text::{Line, Span},
};
use unicode_width::UnicodeWidthStr;

pub(super) fn head(frame: &mut Frame<'_>, area: Rect, model: &Model, ink: Ink) {
    let words = model.client.words;
    let (left, right) = match model.shown() {
        Shown::Table(table) => (where_at(table), how_at(table, model.eye.panel, words)),
        Shown::Gathering(gathering) => {
            (format!("{} · {}", gathering.info.title, words.say("gathering-title")), String::new())
        }
        Shown::Page(_) | Shown::Opening => ("Brickroad".to_owned(), String::new()),
    };
    let right = if model.client.linked { right } else { words.say("link-waiting") };
    let line = both_ends(vec![Span::raw(format!(" {left}"))], vec![Span::raw(format!("{right} "))], area.width.into());
    frame.render_widget(line.style(ink.bar()), area);
}

fn where_at(table: &Table) -> String {
    format!("{} · {}", table.position.title, table.position.scene.heading)
}

fn how_at(table: &Table, panel: Panel, words: Words) -> String {
    if table.in_past() {
        let blanks = [("shown", table.position.shown.into()), ("entries", table.position.entries.into())];
        return words.fill("head-past", &blanks);
    }
    let panel = match panel {
        Panel::Table if table.has_bots() => return words.bots_pace(table.position.pace),
        Panel::Table => return String::new(),
        Panel::Others if table.has_middle() => "panel-others",
        Panel::Others => "panel-whole",
        Panel::Log => "panel-log",
        Panel::Parts => "panel-parts",
        Panel::Sheet => "panel-sheet",
        Panel::People => "panel-people",
        Panel::Talk => "panel-talk",
    };
    words.say(panel)
}

/// Returns the lines of the notice.
pub(super) fn notice(model: &Model, width: usize, ink: Ink) -> Vec<Line<'static>> {
    /// The greatest number of lines of a notice. A longer notice would hide the table.
    const MOST: usize = 6;
    let words = model.notice.iter().map(|notice| notice.told(model.client.words));
    let lines = words.flat_map(|words| wrap(&words, width.saturating_sub(2)));
    lines.take(MOST).map(|line| Line::styled(format!(" {line}"), ink.notice())).collect()
}

pub(super) fn foot(frame: &mut Frame<'_>, area: Rect, model: &Model, ink: Ink) {
    let words = model.client.words;
    let said = |keys: &[&str]| format!(" {}", keys.iter().map(|key| words.say(key)).collect::<Vec<_>>().join("  "));
    let mut keys = hints(model);
    // If the keys do not fit, some keys are left out, which the help still explains.
    for least in ["key-step", "key-undo", "key-tab", "key-orders", "key-end"] {
        if said(&keys).width() > usize::from(area.width) {
            keys.retain(|key| *key != least);
        }
    }
    frame.render_widget(Line::styled(cut(&said(&keys), area.width.into()), ink.faint()), area);
}

/// Returns the names of the hints for the keys that have an effect now, most useful first.
fn hints(model: &Model) -> Vec<&'static str> {
    if model.help {
        return vec!["key-any"];
    }
    match model.shown() {
        Shown::Page(Page::Tables(lobby)) if lobby.removing => vec!["key-remove", "key-keep"],
        Shown::Page(Page::Tables(lobby)) if lobby.row < rows_above(&model.client).len() => {
            vec!["key-move", "key-open", "key-find", "key-help", "key-language", "key-quit"]
        }
        Shown::Page(Page::Tables(_)) => {
            vec!["key-move", "key-open", "key-find", "key-replay", "key-delete", "key-help", "key-language", "key-quit"]
        }
        Shown::Page(Page::Daily(_)) => vec!["key-move", "key-open", "key-back"],
        Shown::Page(Page::NewGame(_)) => vec!["key-move", "key-turn", "key-enter", "key-back"],
        Shown::Page(Page::Import(_)) => vec!["key-read", "key-back"],
        Shown::Page(Page::Find(_)) => vec!["key-look", "key-back"],
        Shown::Page(Page::Follow(_)) => vec!["key-follow", "key-back"],
        Shown::Gathering(gathering) => {
            let seating = match gathering.seating(model.chair.row) {
                Seating::Take => Some("key-sit"),
                Seating::Release => Some("key-release"),
                Seating::Nothing => None,
            };
            std::iter::once("key-move").chain(seating).chain(["key-back"]).collect()
        }
        Shown::Opening => vec!["key-back"],
        Shown::Table(table) if table.position.pass_to.is_some() => vec!["key-ready", "key-leave"],
        // A fight is on the screen.
        Shown::Table(_) if model.fights.first().is_some() => vec!["key-enter", "key-tab", "key-help", "key-leave"],
        Shown::Table(_) if model.eye.panel == Panel::Talk => vec!["key-say", "key-phrase", "key-page", "key-back"],
        Shown::Table(_) if model.eye.panel == Panel::People && model.eye.confirms => vec!["key-sure", "key-stay"],
        Shown::Table(_) if model.eye.panel == Panel::People => vec!["key-move", "key-wish", "key-back", "key-help"],
        Shown::Table(table) => {
            let mut keys = table_hints(table, model.eye.panel);
            let at = keys.iter().position(|key| *key == "key-tab").unwrap_or(0);
            keys.splice(at..at, people_hints(model, table));
            keys
        }
    }
}

/// Returns the hints for the keys of a table between people.
fn people_hints(model: &Model, table: &Table) -> Vec<&'static str> {
    let wishes = Wish::all(&table.position);
    let hints = [
        ("key-talk", model.client.people.may_talk()),
        ("key-end", wishes.iter().any(|wish| matches!(wish, Wish::Resign | Wish::Agree))),
        ("key-orders", wishes.contains(&Wish::Ask)),
    ];
    hints.into_iter().filter(|(_, holds)| *holds).map(|(key, _)| key).collect()
}

fn table_hints(table: &Table, panel: Panel) -> Vec<&'static str> {
    let mut keys = Vec::new();
    match panel {
        Panel::Others | Panel::Log | Panel::Sheet => keys.push("key-scroll"),
        Panel::Parts | Panel::People | Panel::Talk => keys.extend(["key-scroll", "key-back"]),
        Panel::Table if table.in_past() || table.position.scene.choices.is_empty() => {}
        Panel::Table => keys.extend(["key-choose", "key-take"]),
    }
    if panel == Panel::Table && table.picked.is_some() {
        keys.push("key-back");
    }
    if panel == Panel::Table && parts::any(&table.position.scene) {
        keys.push("key-parts");
    }
    if table.in_past() {
        if table.reviewed_seat().is_some() {
            keys.push("key-review");
        }
        keys.extend(["key-step", "key-fork", "key-newest"]);
    } else {
        if table.position.can_undo() {
            keys.push("key-undo");
        }
        if table.may_ask_hint() {
            keys.push("key-hint");
        }
        keys.push("key-step");
    }
    keys.extend(["key-tab", "key-help", "key-leave"]);
    keys
}
