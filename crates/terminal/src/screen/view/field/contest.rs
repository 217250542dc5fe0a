//! Draws the fight: both sides with their dice, totals and cards, the side that is ahead, and the standing.

use super::{
    form::Units,
    pieces::{self, Piece},
};
use crate::{
    screen::view::{
        look::Look,
        wrap::{filled, flow, wrap},
    },
    words::signed,
};
use protocol::ContestSide;
use ratatui::text::{Line, Span};

pub(super) fn lines(look: Look<'_>, width: usize) -> Vec<Line<'static>> {
    let Some(contest) = &look.position().scene.contest else { return Vec::new() };
    let inner = width.saturating_sub(4);
    let (title, rest) = titled(&contest.title, width.saturating_sub(6));
    let rest = rest.into_iter().map(|line| Line::styled(line, look.ink.strong()));
    let sides = contest.sides.iter().flat_map(|side| side_lines(look, side, inner));
    let mut content: Vec<Line<'static>> = rest.chain(sides).collect();
    content.extend(wrap(&contest.standing, inner).into_iter().map(|line| Line::styled(line, look.ink.strong())));
    framed(look, &title, content, width)
}

/// Returns the part of the title that fits into the frame, and the remaining lines.
fn titled(title: &str, room: usize) -> (String, Vec<String>) {
    let mut lines = wrap(title, room).into_iter();
    (lines.next().unwrap_or_default(), lines.collect())
}

fn framed(look: Look<'_>, title: &str, content: Vec<Line<'static>>, width: usize) -> Vec<Line<'static>> {
    let style = look.ink.strong();
    let title = format!(" {title} ");
    let rule = |room: usize| "━".repeat(room);
    let used = Span::raw(title.as_str()).width() + 3;
    let top = format!("┏━{title}{}┓", rule(width.saturating_sub(used)));
    let bottom = format!("┗{}┛", rule(width.saturating_sub(2)));
    let side = |end: &'static str| Span::styled(end, style);
    let middle = content.into_iter().map(|line| {
        let style = line.style;
        let spans = line.spans.into_iter().map(|span| span.patch_style(style)).collect();
        let filled = filled(Line::from_iter::<Vec<Span<'static>>>(spans), width.saturating_sub(4));
        Line::from_iter(std::iter::once(side("┃ ")).chain(filled.spans).chain([side(" ┃")]))
    });
    std::iter::once(Line::styled(top, style)).chain(middle).chain([Line::styled(bottom, style)]).collect()
}

fn side_lines(look: Look<'_>, side: &ContestSide, width: usize) -> Vec<Line<'static>> {
    let star = if side.ahead { "★ " } else { "  " };
    let style = if side.ahead { look.ink.choice() } else { look.ink.strong() };
    let name = look.name(side.seat);
    let mut pieces: Vec<Piece> = vec![vec![Span::styled(format!("{star}{} ({name})", side.label), style)]];
    pieces.extend(side.die.map(|die| {
        let blanks = [("faces", u32::from(die.faces).into()), ("value", u32::from(die.value).into())];
        vec![Span::raw(format!(" {}", look.words.fill("die", &blanks)))]
    }));
    let total = look.labelled(&side.total.label, &signed(side.total.value));
    pieces.push(std::iter::once(Span::raw(" ")).chain(total).collect());
    pieces.extend((!side.cards.is_empty()).then(|| vec![Span::styled("│", look.ink.faint())]));
    pieces.extend(pieces::cards(look, &side.cards, Units::Lines));
    flow(pieces, width, " ", 4)
}
