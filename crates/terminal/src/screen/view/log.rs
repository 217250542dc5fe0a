//! Draws the event log.

use super::{
    look::Look,
    wrap::{cut, wrap, wrap_wording},
};
use crate::luck::{self, Checked};
use protocol::Wording;
use ratatui::{
    style::Style,
    text::{Line, Span},
};

/// The place of the log on a screen that also shows the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Log {
    Below,
    Beside,
}

/// Returns a line about the daily deal, if the table is one, then the notices about the table, the promise about its luck,
/// the whole log with the newest line last, and the result of the check of the luck.
pub(super) fn lines(look: Look<'_>, checked: Option<&Checked>, width: usize) -> Vec<Line<'static>> {
    let newest = look.position().log.len().saturating_sub(1);
    let notices = look.position().notices.iter().flat_map(|words| wrap(words, width));
    let notices: Vec<Line<'_>> = notices.map(|line| Line::styled(line, look.ink.notice())).collect();
    let log = look.position().log.iter().enumerate().flat_map(|(place, line)| {
        let style = if place == newest { look.ink.strong() } else { Style::new() };
        hanging(&line.words, width, style)
    });
    let dealt = look.words.dealt(look.position()).map(|words| wrap(&words, width)).unwrap_or_default();
    let promise = luck::promise(look.position(), look.words);
    let checked = checked.map(|checked| luck::verdict(checked, look.words)).unwrap_or_default();
    let faint = |told: Vec<String>| {
        let lines: Vec<String> = told.iter().flat_map(|told| wrap(told, width)).collect();
        lines.into_iter().map(|line| Line::styled(line, look.ink.faint()))
    };
    dealt.into_iter().map(Line::raw).chain(notices).chain(faint(promise)).chain(log).chain(faint(checked)).collect()
}

/// Returns lines with the newest sentences that fit into `tall` lines. If even the last sentence does not fit, returns
/// its beginning.
pub(super) fn tail(look: Look<'_>, width: usize, tall: usize) -> Vec<Line<'static>> {
    let mut kept: Vec<Line<'static>> = Vec::new();
    for line in look.position().log.iter().rev() {
        let style = if kept.is_empty() { look.ink.strong() } else { Style::new() };
        let lines = hanging(&line.words, width, style);
        if kept.is_empty() && lines.len() > tall {
            let all = lines.iter().map(|line| line.to_string().trim().to_owned()).collect::<Vec<_>>().join(" ");
            return wrap_to(&all, width, tall);
        }
        if kept.len() + lines.len() > tall {
            break;
        }
        kept.splice(0..0, lines);
    }
    kept
}

/// Returns a sentence in at most `tall` lines. If the sentence is longer, the last line is cut with an ellipsis.
fn wrap_to(words: &str, width: usize, tall: usize) -> Vec<Line<'static>> {
    let lines = wrap(words, width);
    let end = lines.iter().skip(tall.saturating_sub(1)).map(String::as_str).collect::<Vec<_>>().join(" ");
    let before = lines.iter().take(tall.saturating_sub(1)).cloned();
    before.chain([cut(&end, width)]).take(tall).map(Line::raw).collect()
}

/// Returns the lines of a sentence. The lines after the first are indented, so that the words are aligned.
fn hanging(words: &Wording, width: usize, style: Style) -> Vec<Line<'static>> {
    let lines = wrap_wording(words, width.saturating_sub(2), style).into_iter().enumerate();
    let begun = |(place, line): (usize, Line<'static>)| {
        let sign = Span::styled(if place == 0 { "· " } else { "  " }, style);
        Line::from_iter(std::iter::once(sign).chain(line.spans))
    };
    lines.map(begun).collect()
}
