//! Tests of the log of a long game, page by page, and of its stops.

use crate::{dealer, decide, run_on};
use catalog::Level;
use dealer::{About, Dealer, Screen};
use kernel::{Chronicle, Lang, News, Options, Shelf, Swing, Viewer};
use protocol::{FromClient, LogLine, Pace, Position};
use std::collections::BTreeMap;

const ABOUT: About<'static> =
    About { table: "t1", pace: Pace::Instant, notices: Vec::new(), clock: None, window: None };

/// Plays a game to its end. Returns the dealer, a screen of the first seat, and all lines of that seat's log.
fn over(game: &str) -> (Dealer, Screen, Vec<LogLine>) {
    let (mut dealer, mut store) = (dealer(game, [None, Some(Level::Greedy)]), Vec::new());
    run_on(&mut dealer, &mut store);
    while decide(&mut dealer, &mut store) {}
    let seat = kernel::Seat::new(0, 2).unwrap();
    let news = dealer.table().news(0..dealer.table().entries(), Viewer::Seat(seat), Lang::Fr).into_iter();
    let line = |(entry, News { words, note, .. })| Some(LogLine { entry, words: words?, note });
    let told = news.filter_map(line).collect();
    let screen = Screen::on_opening(&dealer, Lang::Fr);
    (dealer, screen, told)
}

fn show(screen: &mut Screen, dealer: &Dealer) -> Position {
    screen.show(dealer, &ABOUT, None).unwrap().position
}

#[test]
fn pages_make_up_the_whole_log() {
    for game in ["draft", "duel", "oz"] {
        let (dealer, mut screen, told) = over(game);
        let mut position = show(&mut screen, &dealer);
        let mut pages = 1;
        while let Some(FromClient::Log { before }) = position.ask_earlier() {
            let page = screen.log_before(before, &dealer, &ABOUT);
            assert!(page.lines.len() >= 100 || !page.has_earlier, "{game}: a page of {}", page.lines.len());
            assert!(position.add_earlier(page), "{game}: page {pages} does not fit");
            pages += 1;
        }
        assert_eq!(position.log, told, "{game}");
        assert!(pages > 2 || told.len() <= 200, "{game}: {pages} pages of {} lines", told.len());
    }
}

#[test]
fn a_page_is_of_the_position_shown() {
    let (dealer, mut screen, told) = over("duel");
    let shown = dealer.table().entries() / 2;
    screen.look_back(Some(shown), &dealer).unwrap();
    let position = show(&mut screen, &dealer);
    let until: Vec<&LogLine> = told.iter().filter(|line| line.entry <= shown).collect();
    assert!(until.len() > 50 && position.log.len() >= until.len().min(100));
    assert!(until.ends_with(&position.log.iter().collect::<Vec<_>>()));
}

#[test]
fn stops_lead_from_one_told_moment_to_the_next() {
    let (dealer, mut screen, told) = over("oz");
    let entries = dealer.table().entries();
    for shown in 0..=entries {
        screen.look_back(Some(shown), &dealer).unwrap();
        let Position { stop_before, stop_after, .. } = show(&mut screen, &dealer);
        let before = told.iter().rev().map(|line| line.entry).find(|entry| *entry < shown);
        assert_eq!(stop_before, before.or((shown > 0).then_some(0)), "before {shown}");
        let after = told.iter().map(|line| line.entry).find(|entry| *entry > shown);
        assert_eq!(stop_after, after.or((shown < entries).then_some(entries)), "after {shown}");
    }
}

#[test]
fn a_client_that_follows_a_game_gets_every_line_once() {
    let (mut dealer, mut store) = (dealer("duel", [None, Some(Level::Greedy)]), Vec::new());
    run_on(&mut dealer, &mut store);
    let mut screen = Screen::on_opening(&dealer, Lang::En);
    let mut heard = show(&mut screen, &dealer);
    while decide(&mut dealer, &mut store) {
        heard = show(&mut screen, &dealer).following(&heard);
    }
    let told = dealer.table().log(Viewer::Seat(heard.viewer.unwrap()), Lang::En);
    assert_eq!(heard.log.into_iter().map(|line| (line.entry, line.words)).collect::<Vec<_>>(), told);
    assert!(!heard.has_earlier);
}

#[test]
fn an_overview_has_every_head_and_landmark_of_the_log() {
    for game in ["draft", "duel", "oz"] {
        let (dealer, screen, told) = over(game);
        let overview = screen.landmarks(&dealer, &ABOUT);
        let marks = |line: &&LogLine| line.note.head.is_some() || line.note.sign.is_landmark();
        assert_eq!(overview.lines.iter().collect::<Vec<_>>(), told.iter().filter(marks).collect::<Vec<_>>(), "{game}");
        let heads = overview.lines.iter().filter(|line| line.note.head.is_some()).count();
        assert!(heads >= 8, "{game}: {heads} heads");
        assert_eq!((overview.entries, overview.viewer), (dealer.table().entries(), screen.viewer()));
    }
}

#[test]
fn the_course_of_a_finished_game_is_told_in_numbers() {
    for (game, counts, earns) in
        [("draft", true, true), ("duel", false, false), ("oz", true, true), ("epic", true, true)]
    {
        let (dealer, screen, _) = over(game);
        let overview = screen.landmarks(&dealer, &ABOUT);
        let Chronicle { measure, stages, swings, best } = overview.chronicle.unwrap();
        let mut rounds: Vec<&str> =
            overview.lines.iter().filter_map(|line| line.note.head.as_ref().map(|head| head.round.as_str())).collect();
        rounds.dedup();
        let mut told: Vec<&str> = stages.iter().map(|stage| stage.round.as_str()).collect();
        told.dedup();
        assert_eq!(told, rounds, "{game}");
        assert!(!measure.is_empty() && stages.is_sorted_by(|a, b| a.entry < b.entry), "{game}: {measure}");
        let last = stages.last().unwrap();
        assert_eq!(last.entry, overview.entries, "{game}");
        let scores: Vec<i32> = dealer.table().scores().unwrap().values().copied().collect();
        assert!(!counts || last.totals == scores, "{game}: {:?} at the end, and {scores:?} scored", last.totals);
        assert!((1..=3).contains(&swings.len()) && swings.is_sorted_by(|a, b| a.entry <= b.entry), "{game}");
        for Swing { seat, lead: (before, after), entry, words, round } in &swings {
            assert!(before < after && (1..=overview.entries).contains(entry), "{game}: {before} to {after} at {entry}");
            assert!(rounds.contains(&round.as_str()) && !words.is_empty(), "{game}: {round}");
            // The lead in the sentence equals the lead in the chart.
            let totals = &stages.iter().find(|stage| stage.entry >= *entry).unwrap().totals;
            let own = totals[seat.index()];
            let other = (0..totals.len()).filter(|at| *at != seat.index()).map(|at| totals[at]).max().unwrap();
            assert_eq!(own - other, *after, "{game}: {words}");
        }
        assert_eq!(
            best.iter().map(|earner| earner.seat.index()).collect::<Vec<_>>(),
            if earns { vec![0, 1] } else { vec![] }
        );
        assert!(best.iter().all(|earner| earner.points > 0 && !earner.words.is_empty()), "{game}");
    }
}

#[test]
fn a_game_that_goes_on_tells_no_numbers() {
    let (mut dealer, mut store) = (dealer("draft", [None, Some(Level::Greedy)]), Vec::new());
    run_on(&mut dealer, &mut store);
    let screen = Screen::on_opening(&dealer, Lang::En);
    assert_eq!(screen.landmarks(&dealer, &ABOUT).chronicle, None);
}

#[test]
fn draws_that_hide_their_cards_can_be_told_together() {
    let (dealer, _, _) = over("duel");
    let news = dealer.table().news(0..dealer.table().entries(), Viewer::Table, Lang::En);
    let many: Vec<_> = news.into_iter().filter_map(|(_, news)| Some((news.words?, news.note.many?))).collect();
    let (words, one) = many.iter().find(|(_, many)| many.key == "draw.0").unwrap();
    assert_eq!(words.to_string(), "Ann draws a card.");
    assert_eq!(format!("{}7{}", one.before, one.after), "Ann draws 7 cards.");
    assert!(many.iter().any(|(_, other)| other.key == "draw.1"));
}

/// The log and the slider take their rounds from the headings of the sentences.
#[test]
fn the_heading_of_every_position_of_a_draft_names_the_round_of_the_log() {
    for seats in 2..5 {
        let names = ["Ann", "Ben", "Cid", "Dee"][..seats].iter().map(|name| (*name).to_owned()).collect();
        let table = catalog::open("draft", &Options::new(), names, &Shelf::EMPTY).unwrap();
        let (mut dealer, mut store) = (Dealer::new(table, vec![None; seats], 7).unwrap(), Vec::new());
        run_on(&mut dealer, &mut store);
        while decide(&mut dealer, &mut store) {}
        let table = dealer.table();
        let news = table.news(0..table.entries(), Viewer::Table, Lang::En);
        let heads: BTreeMap<usize, &str> =
            news.iter().filter_map(|(entry, news)| Some((*entry, news.note.head.as_ref()?.round.as_str()))).collect();
        assert_eq!(heads.len(), if seats == 3 { 9 } else { 8 }, "one for each round");
        for entries in 0..=table.entries() {
            let round = heads.range(..=entries).next_back().map_or("Round 1", |(_, round)| *round);
            let heading = table.at(entries).unwrap().scene(Viewer::Table, Lang::En).heading;
            assert!(heading.starts_with(&format!("{round} of")), "{heading:?} in {round:?}, entry {entries}");
        }
    }
}
