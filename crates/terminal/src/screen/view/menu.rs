//! Draws the prompt, the list of choices, and the details of the choice under the cursor.

use super::{
    look::{Look, Mark},
    wrap::{both_ends, cut_line, spans, wrap_wording},
};
use crate::{
    cards,
    choices::{self, Row},
};
use protocol::Wording;
use ratatui::{
    style::Style,
    text::{Line, Span},
};

/// The heights that the menu can have, in lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Heights {
    /// The height with the prompt, a few choices, and everything about the choice under the cursor.
    pub(super) least: usize,
    /// The height with as many choices as a reader can take in at a glance, and with everything else that `least` has.
    pub(super) good: usize,
    /// The height with all choices.
    pub(super) most: usize,
}

/// The number of choices that are always visible, if there are that many.
const FEW: usize = 4;
/// The number of choices that a reader can take in at a glance.
const SOME: usize = 8;

pub(super) fn heights(look: Look<'_>, width: usize) -> Heights {
    let asked = asked(look, width);
    let rows = look.rows.len();
    // The longest text of any choice counts, so that the list does not move when the cursor moves.
    let told = look.rows.iter().map(|row| told(look, row, width).len()).max().unwrap_or(0);
    let counts =
        usize::from(rows > FEW && with_counts(asked.clone(), counts(look, (rows, rows)), width).len() > asked.len());
    let tall = |listed: usize| asked.len() + rows.min(listed) + told;
    Heights { least: tall(FEW) + counts, good: tall(SOME) + counts, most: tall(rows) }
}

/// Returns the menu in exactly `tall` lines. If some choices do not fit, their number follows the prompt.
pub(super) fn lines(look: Look<'_>, tall: usize, width: usize) -> Vec<Line<'static>> {
    let asked = asked(look, width);
    let rows = look.rows.len();
    let told = look.rows.get(look.eye.cursor).map_or_else(Vec::new, |row| told(look, row, width));
    let room = tall.saturating_sub(asked.len());
    if rows + told.len() <= room {
        return filled(asked.into_iter().chain(listed(look, (0, rows), width)).chain(told).collect(), tall);
    }
    let long = with_counts(asked.clone(), counts(look, (rows, rows)), width).len();
    let room = tall.saturating_sub(long);
    let told = begun(told, room.saturating_sub(rows.min(FEW)), width);
    let shown = rows.min(room.saturating_sub(told.len())).max(1);
    let first = look.eye.cursor.saturating_sub(shown / 2).min(rows.saturating_sub(shown));
    let out = (first, rows.saturating_sub(first + shown));
    let asked = match out {
        (0, 0) => asked,
        out => with_counts(asked, counts(look, out), width),
    };
    filled(asked.into_iter().chain(listed(look, (first, shown), width)).chain(told).collect(), tall)
}

/// Returns the lines of the prompt. In the second step, a line with the picked row follows.
fn asked(look: Look<'_>, width: usize) -> Vec<Line<'static>> {
    let picked = look.table.picked_row().map(|row| {
        let mut line = Line::from(Span::styled("► ", look.ink.choice()));
        line.extend(spans(&choices::words(&look.position().scene, &row), look.ink.asked()));
        line.push_span(Span::styled(format!("  ({})", look.words.say("key-back")), look.ink.asked()));
        cut_line(line, width)
    });
    look.prompt(width).into_iter().chain(picked).collect()
}

/// Returns the words for the numbers of hidden choices, above and below the visible ones.
fn counts(look: Look<'_>, (above, below): (usize, usize)) -> String {
    let told = [("choices-above", above), ("choices-below", below)].into_iter().filter(|(_, count)| *count > 0);
    told.map(|(key, count)| look.words.fill(key, &[("count", count.into())])).collect::<Vec<_>>().join("  ")
}

/// Adds the counts to the end of the last line, or on a new line if they do not fit. Returns all lines.
fn with_counts(mut asked: Vec<Line<'static>>, counts: String, width: usize) -> Vec<Line<'static>> {
    let counts = Span::raw(counts);
    let last = match asked.last() {
        Some(line) if line.width() + counts.width() + 2 <= width => asked.pop().unwrap_or_default(),
        Some(_) | None => Line::default(),
    };
    asked.push(both_ends(last.spans, vec![counts], width));
    asked
}

fn listed(look: Look<'_>, (first, shown): (usize, usize), width: usize) -> Vec<Line<'static>> {
    let rows = look.rows.iter().enumerate().skip(first).take(shown);
    let line = |(place, row): (usize, &Row)| {
        let mark = if place == look.eye.cursor { Mark::Cursor(row.number) } else { Mark::Choice(row.number) };
        cut_line(whole_line(look, row, mark), width)
    };
    rows.map(line).collect()
}

fn whole_line(look: Look<'_>, row: &Row, mark: Mark) -> Line<'static> {
    let scene = &look.position().scene;
    let mut line = Line::from(Span::styled(mark.sign(), look.style(mark)));
    line.extend(spans(&choices::words(scene, row), look.words_style(mark)));
    line.extend(choices::hint(scene, row).map(|hint| Span::raw(format!("  – {hint}"))));
    line
}

/// Returns lines with the text of the card or place that a choice points at. If the line of the choice is too long,
/// these lines begin with the whole choice.
fn told(look: Look<'_>, row: &Row, width: usize) -> Vec<Line<'static>> {
    let room = width.saturating_sub(3);
    let is_cut = whole_line(look, row, Mark::Cursor(row.number)).width() > width;
    let choice = is_cut.then(|| wrap_wording(&in_full(look, row), room, look.ink.asked()));
    let said = said(look, row).into_iter().map(|said| wrap_wording(&said, room, Style::new()));
    let lines = choice.into_iter().chain(said).flatten();
    lines.map(|line| Line::from_iter(std::iter::once(Span::raw("   ")).chain(line.spans))).collect()
}

/// Returns the words of a choice with its hint.
fn in_full(look: Look<'_>, row: &Row) -> Wording {
    let scene = &look.position().scene;
    let hint = choices::hint(scene, row).map_or(String::new(), |hint| format!(" – {hint}"));
    choices::words(scene, row).and(Wording::plain(hint))
}

fn said(look: Look<'_>, row: &Row) -> Vec<Wording> {
    let cards = cards::meant(&look.position().scene, &row.at).into_iter();
    let says = |card| cards::says(card).map(|says| look.words.labelled_wording(cards::title(card), &says));
    cards.filter_map(says).collect()
}

/// Returns the first lines, at most `most`. If some lines are left out, the last line ends with an ellipsis.
fn begun(lines: Vec<Line<'static>>, most: usize, width: usize) -> Vec<Line<'static>> {
    let is_cut = lines.len() > most;
    let mut lines: Vec<Line<'static>> = lines.into_iter().take(most).collect();
    if let Some(last) = lines.pop_if(|_| is_cut) {
        let last = cut_line(last, width.saturating_sub(2));
        lines.push(Line::from_iter(last.spans.into_iter().chain([Span::raw(" …")])));
    }
    lines
}

fn filled(mut lines: Vec<Line<'static>>, tall: usize) -> Vec<Line<'static>> {
    lines.resize(tall, Line::default());
    lines
}
