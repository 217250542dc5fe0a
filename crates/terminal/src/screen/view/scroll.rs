//! Draws lines that can be scrolled.

use crate::Words;
use ratatui::{
    Frame,
    layout::Rect,
    style::{Modifier, Style},
    text::Line,
    widgets::Paragraph,
};

/// The number of lines by which a part is scrolled, the greatest possible number, and the number of visible lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    pub scroll: usize,
    pub most: usize,
    pub shown: usize,
}

/// Draws the lines, starting with the line at index `scroll`. If they do not all fit, the last line counts the hidden
/// lines.
pub(super) fn scrolled(
    frame: &mut Frame<'_>,
    area: Rect,
    lines: Vec<Line<'_>>,
    (scroll, words): (usize, Words),
) -> Reach {
    let tall = usize::from(area.height);
    let shown = in_sight(lines.len(), tall);
    let most = lines.len().saturating_sub(shown);
    let scroll = scroll.min(most);
    let lines: Vec<Line<'_>> = lines.into_iter().skip(scroll).take(shown).collect();
    frame.render_widget(Paragraph::new(lines), area);
    if most > 0 && shown < tall {
        let line = Line::styled(out_of_sight((scroll, most - scroll), words), Style::new().add_modifier(Modifier::DIM));
        frame.render_widget(line, Rect { y: area.bottom().saturating_sub(1), height: 1, ..area });
    }
    Reach { scroll, most, shown }
}

/// Returns the words for the numbers of hidden lines above and below, and for the keys that scroll.
fn out_of_sight((above, below): (usize, usize), words: Words) -> String {
    let told = [("lines-above", above), ("lines-below", below)].into_iter().filter(|(_, count)| *count > 0);
    let told = told.map(|(key, count)| words.fill(key, &[("count", count.into())]));
    let all: Vec<String> = told.chain([words.say("key-page")]).collect();
    format!(" {}", all.join(" · "))
}

/// Returns the number of lines that are visible if there are `count` lines in an area of `tall` lines.
pub(super) fn in_sight(count: usize, tall: usize) -> usize {
    match tall {
        tall if count <= tall => count,
        0 | 1 => tall,
        tall => tall - 1,
    }
}
