//! Tests of the page of a report on balance: it stands alone, it is well formed, and it shows the figures.

use crate::balance::balance;

/// The elements of HTML that have no end.
const EMPTY: [&str; 2] = ["meta", "br"];

/// Checks that every element of a page ends where it must, and that each id is there once.
fn check_form(page: &str) {
    let mut open: Vec<&str> = Vec::new();
    let mut ids: Vec<&str> = Vec::new();
    for part in page.split('<').skip(1) {
        let (tag, text) = part.split_once('>').unwrap_or_else(|| panic!("a tag without its end: {part}"));
        assert!(!text.contains('>') || open.last() == Some(&"style"), "{text}");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "…{part}");
            continue;
        }
        let name = tag.split([' ', '/']).next().unwrap();
        if !tag.starts_with('!') && !tag.ends_with('/') && !EMPTY.contains(&name) {
            open.push(name);
        }
        ids.extend(tag.split(" id=\"").nth(1).and_then(|rest| rest.split('"').next()));
    }
    assert!(open.is_empty(), "{open:?}");
    let all = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), all, "each id once");
    for link in page.split("href=\"#").skip(1) {
        let id = link.split('"').next().unwrap();
        assert!(ids.contains(&id), "a link to {id}");
    }
}

#[test]
fn the_page_of_every_game_stands_alone_and_is_well_formed() {
    for (game, seats) in [("draft", 4), ("duel", 2), ("oz", 1), ("epic", 2)] {
        let asked = lab::Balance { seats: Some(seats), ..balance(game, &["random"], 12) };
        let asked = if seats == 1 { lab::Balance { options: kernel::Options::new(), ..asked } } else { asked };
        let page = asked.run(&|_| ()).unwrap().page();
        check_form(&page);
        for outside in ["<script", "http://", "https://", "url(", "src=", "@import", "NaN", "inf"] {
            let at = page.find(outside);
            let allowed = outside == "inf" && at.is_none_or(|at| page[at..].starts_with("inflict"));
            assert!(at.is_none() || allowed, "{game}: {outside} in …{}", &page[at.unwrap()..][..60]);
        }
        assert_eq!(page.matches("<h1>").count(), 1);
        assert_eq!(page.matches("<table>").count(), page.matches("<caption>").count());
        // Every chart has a name and its reading in words.
        assert_eq!(page.matches("<figure>").count(), page.matches("<svg role=\"img\"").count());
        assert_eq!(page.matches("<figure>").count(), page.matches("class=\"reading\"").count());
        assert!(page.matches("<title>").count() > 20, "bars and points have titles");
    }
}

#[test]
fn the_page_and_the_table_of_cards_have_the_figures_of_the_report() {
    let report = balance("duel", &["greedy"], 20).run(&|_| ()).unwrap();
    let (page, csv) = (report.page(), report.csv());
    for row in &report.by_seat {
        assert!(page.contains(&format!("{:.1}\u{202f}%", 100.0 * row.win_share.mean)), "seat {}", row.seat);
    }
    assert!(page.contains("Good") && page.contains("Evil") && page.contains("greedy in every seat"));
    let mut lines = csv.lines();
    let header: Vec<&str> = lines.next().unwrap().split(',').collect();
    assert_eq!(&header[..6], ["card", "title", "kind", "offered", "drawn", "played"]);
    assert_eq!(header.len(), 9 + 9 + 24 + 8);
    assert_eq!(csv.lines().count(), report.cards.len() + 1);
    for (line, row) in lines.zip(&report.cards) {
        // Every second part is in quotes, and its commas belong to a text.
        let parts = line.split('"').enumerate();
        let plain: String =
            parts.map(|(at, part)| if at % 2 == 1 { part.replace(',', ";") } else { part.into() }).collect();
        let cells: Vec<&str> = plain.split(',').collect();
        assert_eq!(cells.len(), header.len(), "{line}");
        assert_eq!((cells[0], cells[4]), (row.card.as_str(), row.drawn.to_string().as_str()));
        assert_eq!(cells[18].is_empty(), row.when_drawn.is_none(), "{line}");
    }
}
