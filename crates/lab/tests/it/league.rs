//! Tests of leagues: every line-up plays the match that `Match` plays, the report does not depend on threads or
//! interruptions, and a request that makes no sense is refused.

use crate::strength::plan;
use kernel::{Options, Shelf};
use lab::{League, LeagueReport, Limits, Match, Progress};
use std::{cell::RefCell, fs, num::NonZeroUsize, path::Path};

fn league(bots: &[&str], seats: usize) -> League {
    League {
        game: "draft".into(),
        options: Options::new(),
        shelf: Shelf::EMPTY,
        bots: bots.iter().map(|bot| bot.parse().unwrap()).collect(),
        seats: Some(seats),
        anchor: None,
        games: 40,
        seed: 3,
        jobs: NonZeroUsize::new(2).unwrap(),
        limits: Limits::default(),
    }
}

const BOTS: [&str; 4] = ["random", "greedy", "greedy:earlier", "ismcts:3"];

/// The report as a program reads it, and as a person does.
fn both(report: &LeagueReport) -> [String; 2] {
    [serde_json::to_string(report).unwrap(), report.to_string()]
}

fn run_in(asked: &League, folder: &Path) -> ([String; 2], Vec<Progress>) {
    let heard = RefCell::new(Vec::new());
    let report = asked.run_in(folder, &|progress| heard.borrow_mut().push(progress)).unwrap();
    (both(&report), heard.into_inner())
}

#[test]
fn every_line_up_plays_its_match() {
    let report = league(&BOTS, 2).run(&|_| ()).unwrap();
    assert_eq!((report.line_ups, report.lucks, report.games), (6, 20, 240));
    for (one, row) in report.bots.iter().enumerate() {
        assert_eq!((row.place, row.games), (one + 1, 120));
        let mut wins = 0.0;
        for (other, rival) in report.bots.iter().enumerate() {
            let Some(share) = report.against[one][other] else {
                assert_eq!(one, other);
                continue;
            };
            // In the line-up, the bots are in the order of the request.
            let [first, second] = [row, rival].map(|row| BOTS.iter().position(|bot| *bot == row.bot).unwrap());
            let bots = [first.min(second), first.max(second)].map(|bot| BOTS[bot].parse().unwrap()).to_vec();
            let asked = Match {
                game: "draft".into(),
                options: Options::new(),
                shelf: Shelf::EMPTY,
                bots,
                plan: plan(40, 3, 1),
                limits: Limits::default(),
                control: None,
            };
            let played = asked.run(&|_| ()).unwrap();
            let results = &played.standings.bots[usize::from(first > second)].results;
            assert!((share - results.win_share.mean).abs() < 1e-9, "{} against {}", row.bot, rival.bot);
            wins += results.wins;
        }
        assert!((row.wins - wins).abs() < 1e-9 && (row.win_share - wins / 120.0).abs() < 1e-9, "{row:?}");
    }
    let ratings: Vec<f64> = report.bots.iter().map(|row| row.rating).collect();
    assert!(ratings.is_sorted_by(|one, other| one >= other) && ratings.iter().sum::<f64>().abs() < 1e-6);
    assert_eq!(report.bots[3].bot, "random");
}

#[test]
fn a_league_is_the_same_on_any_number_of_threads() {
    for (bots, seats, line_ups) in [(&BOTS[..3], 2, 3), (&BOTS[..], 3, 4)] {
        let [one, two] = [1, 2].map(|jobs| {
            let jobs = NonZeroUsize::new(jobs).unwrap();
            both(&League { jobs, ..league(bots, seats) }.run(&|_| ()).unwrap())
        });
        assert_eq!(one, two);
        assert!(one[0].contains(&format!("\"line_ups\":{line_ups},")), "{}", one[0]);
        assert_eq!(one[1].contains("win share against"), seats == 2, "{}", one[1]);
    }
}

#[test]
fn a_league_that_is_cut_anywhere_resumes_to_the_same_report() {
    let folder = tempfile::tempdir().unwrap();
    let asked = league(&BOTS[..3], 2);
    let whole = both(&asked.run(&|_| ()).unwrap());
    let (report, heard) = run_in(&asked, folder.path());
    assert_eq!(report, whole);
    assert_eq!(heard[0], Progress { games: 0, played: 0, expected: 120 });
    assert_eq!(heard[heard.len() - 1], Progress { games: 120, played: 120, expected: 120 });
    assert!(heard.is_sorted_by_key(|progress| progress.games));
    let file = folder.path().join("1-3.jsonl");
    let text = fs::read(&file).unwrap();
    for cut in [0, 7, text.len() / 3, text.len() - 1] {
        fs::write(&file, &text[..cut]).unwrap();
        fs::remove_file(folder.path().join("2-3.jsonl")).unwrap();
        let units = text[..cut].iter().filter(|byte| **byte == b'\n').count().saturating_sub(1) as u64;
        let (report, heard) = run_in(&asked, folder.path());
        assert_eq!(report, whole, "cut at {cut}");
        assert_eq!(heard[heard.len() - 1].played, 80 - 2 * units, "only the rest is played");
    }
    // With another bot at the end, the line-ups of the others are there already.
    let (_, heard) = run_in(&league(&BOTS, 2), folder.path());
    assert_eq!(heard[heard.len() - 1], Progress { games: 240, played: 120, expected: 240 });
    let fault = league(&["greedy", "random", "ismcts:3"], 2).run_in(folder.path(), &|_| ()).unwrap_err().to_string();
    assert!(fault.contains("1-2.jsonl is the file of another match: bot 1 is random there"), "{fault}");
}

#[test]
fn the_seats_are_the_usual_ones_if_none_are_given() {
    for (game, seats) in [("draft", 3), ("duel", 2)] {
        let asked = League { game: game.into(), seats: None, games: 1, ..league(&["random", "greedy", "ismcts:3"], 2) };
        assert_eq!(asked.run(&|_| ()).unwrap().seats, seats);
    }
}

#[test]
fn games_that_a_program_loses_are_counted_for_all_its_line_ups() {
    let asked =
        League { games: 4, ..league(&["random", "exec:sh -c 'read line; echo {\\\"ready\\\":1}'", "greedy"], 2) };
    let report = asked.run(&|_| ()).unwrap();
    let [row] = report.lost.as_slice() else { panic!("{report}") };
    assert_eq!((row.position, row.games, row.crash, row.first.len()), (2, 8, 8, 5));
    assert!(row.first[0].starts_with("line-up 1-2, luck 0, game 1: exec:"), "{:?}", row.first);
    assert_eq!((report.bots[2].rating < 0.0, report.bots[2].interval, report.bounded), (true, None, false));
    let text = report.to_string();
    assert!(text.contains("lost by a fault") && text.contains("only the prior bounds the ratings"), "{text}");
}

#[test]
fn a_league_that_makes_no_sense_is_refused() {
    let fault = |asked: League| asked.run(&|_| panic!("no game is played")).unwrap_err().to_string();
    let two = league(&["random", "greedy"], 2);
    let many: Vec<String> = (1..=142).map(|iterations| format!("ismcts:{iterations}")).collect();
    let many: Vec<&str> = many.iter().map(String::as_str).collect();
    for (asked, words) in [
        (league(&["random"], 2), "1 bots for a league of 2 seats; expected at least 2, all different"),
        (league(&["random", "greedy"], 3), "2 bots for a league of 3 seats; expected at least 3, all different"),
        (league(&["random", "greedy", "random"], 2), "the bot random is there twice; expected each bot once"),
        (league(&many, 2), "142 bots make 10011 line-ups of 2; expected at most 10000 line-ups"),
        (league(&["random", "greedy"], 1), "1 seats; expected 2 to 4"),
        (League { game: "duel".into(), ..league(&BOTS, 3) }, "3 seats; expected 2"),
        (
            League { anchor: Some("ismcts:5".parse().unwrap()), ..two.clone() },
            "the anchor ismcts:5 is not a bot of the league; expected random or greedy",
        ),
        (League { games: 0, ..two.clone() }, "0 games; expected 1 to 100000000"),
    ] {
        assert_eq!(fault(asked), words);
    }
    assert!(fault(League { game: "chess".into(), ..two }).contains("expected draft"));
}
