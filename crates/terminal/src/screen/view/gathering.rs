//! Draws the page of an invitation.

use super::{Ink, lobby::row_line, scroll::Reach, wrap::wrap};
use crate::{Client, Gathering, Seating, company, invitation, screen::page::Chair};
use ratatui::{
    Frame,
    layout::Rect,
    text::{Line, Span},
    widgets::Paragraph,
};

pub(super) fn draw(
    frame: &mut Frame<'_>,
    area: Rect,
    (client, gathering): (&Client, &Gathering),
    chair: &Chair,
    ink: Ink,
) -> Reach {
    let (words, width) = (client.words, usize::from(area.width));
    let mut lines = vec![Line::styled(gathering.info.title.clone(), ink.strong())];
    let about = match gathering.promise() {
        _ if gathering.holds_seat() => Some("gathering-waits"),
        // The note about the link says what to do.
        Some(_) => None,
        None => Some("gathering-about"),
    };
    let told = company::terms(&gathering.info.terms, words).into_iter();
    let told = told.chain(invitation::notes(gathering, words)).chain(about.map(|about| words.say(about)));
    lines.extend(told.flat_map(|told| wrap(&told, width)).map(Line::raw));
    lines.push(Line::default());
    if !gathering.holds_seat() {
        let asked = format!("{} ", words.say("gathering-name"));
        let name = Span::styled(chair.name.clone(), ink.strong());
        lines.push(Line::from_iter([Span::raw(asked), name, Span::styled(" ", ink.cursor())]));
        lines.push(Line::default());
    }
    for (at, info) in gathering.info.chairs.iter().enumerate() {
        let told = invitation::chair(client, &gathering.info, (at, info));
        let may = match gathering.seating(at) {
            Seating::Take => words.say("key-sit"),
            Seating::Release => words.say("key-release"),
            Seating::Nothing => String::new(),
        };
        let is_chosen = at == chair.row;
        lines.push(row_line(&told, if is_chosen { may } else { String::new() }, is_chosen, ink, width));
    }
    frame.render_widget(Paragraph::new(lines), area);
    Reach::default()
}
