//! The report as one page of HTML, which needs no other file and no script.

mod cards;
mod chart;
mod course;
mod effects;
mod head;
mod html;
mod histogram;
mod line;
mod rows;
mod seats;

use super::report::BalanceReport;
use html::Section;

/// The style of the page, in the colours of the picture book.
const STYLE: &str = include_str!("page/style.css");

/// The sections of the page, in order. A section is left out if it has nothing to show for a game.
const SECTIONS: [fn(&BalanceReport) -> Option<Section>; 6] =
    [seats::seats, course::length, course::lead, course::choices, cards::cards, effects::effects];

impl BalanceReport {
    /// Returns the report as a page of HTML. It depends on nothing but the report.
    pub fn page(&self) -> String {
        let sections: Vec<Section> = SECTIONS.into_iter().filter_map(|section| section(self)).collect();
        let links: String = sections.iter().map(Section::link).collect();
        let title = html::escaped(&format!("Balance of {}", self.title));
        let mut page = String::from("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
        page += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n";
        page += "<meta name=\"color-scheme\" content=\"light dark\">\n";
        page += &format!("<title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n");
        page +=
            &format!("<header>\n<p class=\"over\">Brickroad laboratory</p>\n<h1>{title}</h1>\n{}", head::facts(self));
        page +=
            &format!("<nav aria-label=\"Sections\"><ul>{links}</ul></nav>\n</header>\n<main>\n{}", head::figures(self));
        sections.iter().for_each(|section| page += &section.print());
        page += &format!("</main>\n<footer>\n{}</footer>\n</body>\n</html>\n", head::notes(self));
        page
    }
}
