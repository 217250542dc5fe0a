//! Tests of reports on balance: the figures add up, the report does not depend on threads or interruptions, and watching
//! a game does not change it.

use kernel::{OptionValue, Options, Rng, Shelf};
use lab::{Balance, BalanceReport, FILES, Limits, Match, Progress};
use serde_json::Value;
use std::{cell::RefCell, fs, num::NonZeroUsize, path::Path};

pub(crate) fn balance(game: &str, bots: &[&str], games: u64) -> Balance {
    let options: &[(&str, i32)] = match game {
        "duel" => &[("turnCap", 9)],
        "oz" | "epic" => &[("roundCap", 5)],
        _ => &[],
    };
    let options = options.iter().map(|(name, number)| ((*name).to_owned(), OptionValue::Number(*number)));
    Balance {
        game: game.into(),
        options: options.collect::<Options>(),
        shelf: Shelf::EMPTY,
        bots: bots.iter().map(|bot| bot.parse().unwrap()).collect(),
        seats: Some(2),
        games,
        seed: 3,
        jobs: NonZeroUsize::new(2).unwrap(),
        limits: Limits::default(),
        effects: false,
    }
}

/// The report in all its forms.
pub(crate) fn forms(report: &BalanceReport) -> [String; 4] {
    [serde_json::to_string(report).unwrap(), report.to_string(), report.csv(), report.page()]
}

pub(crate) fn run(asked: &Balance) -> BalanceReport {
    asked.run(&|_| ()).unwrap()
}

/// Plays with a folder. Returns the report, and everything that was heard of its progress.
pub(crate) fn run_in(asked: &Balance, folder: &Path) -> (BalanceReport, Vec<Progress>) {
    let heard = RefCell::new(Vec::new());
    let report = asked.run_in(folder, &|progress| heard.borrow_mut().push(progress)).unwrap();
    (report, heard.into_inner())
}

/// Returns every game in the file of a folder.
pub(crate) fn games(folder: &Path) -> Vec<Value> {
    let text = fs::read_to_string(folder.join(FILES[0])).unwrap();
    let units = text.lines().skip(1).map(|line| serde_json::from_str::<Value>(line).unwrap());
    units.flat_map(|unit| unit["games"].as_array().unwrap().clone()).collect()
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or(0)
}

#[test]
fn every_card_that_comes_to_a_seat_leaves_it_or_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    for (game, seats) in [("draft", 3), ("duel", 2), ("oz", 2), ("oz", 4), ("epic", 2), ("epic", 3)] {
        for bot in ["random", "greedy"] {
            let asked = Balance { seats: Some(seats), ..balance(game, &[bot], 6) };
            let folder = folder.path().join(format!("{game}-{seats}-{bot}"));
            let (report, _) = run_in(&asked, &folder);
            for game in games(&folder) {
                for note in game["notes"]["cards"].as_array().unwrap() {
                    let left = ["played", "discarded", "kept"].map(|fate| number(&note[fate])).iter().sum::<u64>();
                    assert_eq!(number(&note["drawn"]), left, "{seats} seats, {bot}: {note}");
                }
            }
            let sum = |of: fn(&lab::CardRow) -> u64| report.cards.iter().map(of).sum::<u64>();
            assert!(sum(|row| row.drawn) > 0, "{game}");
            if bot == "greedy" {
                // In the last Round of a Storyline game, greedy bots archive the cards that they cannot play.
                assert!(sum(|row| row.kept) > 0 || ["oz", "epic"].contains(&game), "{game}");
                assert_eq!(sum(|row| row.played) > 0, game != "draft", "{game}");
                assert_eq!(sum(|row| row.in_play) > 0, game != "draft", "{game}");
            }
        }
    }
}

#[test]
fn the_figures_of_a_draft_are_those_that_one_can_count_by_hand() {
    let folder = tempfile::tempdir().unwrap();
    let (report, _) = run_in(&balance("draft", &["random"], 5), folder.path());
    assert_eq!((report.games, report.lucks, report.seats), (5, 5, 2));
    // Two players: in each of 8 rounds one chooses among three columns and the other among two. From round 5 on, each
    // turns down one of five Stories.
    let choices = report.choices.as_ref().unwrap();
    assert_eq!(choices.actions.counts, [(2, 5 * 8), (3, 5 * 8), (5, 5 * 8)]);
    assert_eq!(report.length.decisions.as_ref().unwrap().counts, [(24, 5)]);
    assert!((choices.actions.length.mean - 80.0 / 24.0).abs() < 1e-9 && choices.forced == 0.0);
    // The decisions of the first tenth are the first three, with 3, 2 and 3 actions.
    assert!((choices.tenths[0].unwrap() - 8.0 / 3.0).abs() < 1e-9, "{:?}", choices.tenths);
    let (characters, stories) = report.cards.split_at(8);
    let sum = |rows: &[lab::CardRow], of: fn(&lab::CardRow) -> u64| rows.iter().map(of).sum::<u64>();
    assert_eq!(stories.len(), 48);
    assert_eq!([sum(stories, |row| row.offered), sum(stories, |row| row.drawn)], [5 * 24, 5 * 16]);
    assert_eq!([sum(stories, |row| row.discarded), sum(stories, |row| row.kept)], [5 * 8, 5 * 8]);
    assert_eq!([sum(characters, |row| row.offered), sum(characters, |row| row.drawn)], [5 * 48, 5 * 32]);
    assert_eq!(sum(characters, |row| row.kept), 5 * 32);

    // The wins, the lead and one card, counted again from the games.
    let games = games(folder.path());
    for row in &report.by_seat {
        let twelfths: u64 = games.iter().map(|game| number(&game["twelfths"][row.seat - 1])).sum();
        assert!((row.wins - twelfths as f64 / 12.0).abs() < 1e-9 && (row.win_share.mean - row.wins / 5.0).abs() < 1e-9);
    }
    let changes = |game: &Value| {
        let runs = game["notes"]["leaders"].as_array().unwrap();
        let mut led: Vec<u64> = runs.iter().filter_map(|run| run[0].as_u64()).collect();
        led.dedup();
        led.len().saturating_sub(1) as f64
    };
    let lead = report.lead.as_ref().unwrap();
    assert!((lead.changes.length.mean - games.iter().map(changes).sum::<f64>() / 5.0).abs() < 1e-9);
    for row in &report.cards {
        let holders = games.iter().flat_map(|game| {
            let notes = game["notes"]["cards"].as_array().unwrap().iter();
            let own = notes.filter(|note| note["card"] == row.card.as_str() && number(&note["drawn"]) > 0);
            own.map(|note| (game.clone(), number(&note["seat"]) as usize)).collect::<Vec<_>>()
        });
        let holders: Vec<(Value, usize)> = holders.collect();
        let Some(held) = &row.when_drawn else {
            assert!(holders.is_empty(), "{}", row.card);
            continue;
        };
        let wins: u64 = holders.iter().map(|(game, seat)| number(&game["twelfths"][*seat])).sum();
        let expected: f64 = holders.iter().map(|(_, seat)| report.by_seat[*seat].win_share.mean).sum();
        assert_eq!(held.seats, holders.len() as u64, "{}", row.card);
        assert!((held.wins - wins as f64 / 12.0).abs() < 1e-9, "{}", row.card);
        assert!((held.win_share.mean - held.wins / held.seats as f64).abs() < 1e-9, "{}", row.card);
        assert!((held.expected - expected / held.seats as f64).abs() < 1e-9, "{}", row.card);
    }
}

#[test]
fn a_watched_game_is_the_game_of_a_match() {
    for (game, bots) in
        [("draft", ["greedy", "random"]), ("duel", ["greedy", "greedy"]), ("epic", ["greedy", "greedy"])]
    {
        let asked = balance(game, &bots, 12);
        let report = run(&asked);
        let Balance { game, options, shelf, bots, games, seed, jobs, limits, .. } = asked;
        // Equal bots play one game for each deal here, and the same game in each rotation of a match.
        let games = if bots[0] == bots[1] { 2 * games } else { games };
        let plan = lab::Plan { games, until: None, seed, jobs };
        let played = Match { game, options, shelf, bots, plan, limits, control: None }.run(&|_| ()).unwrap().standings;
        assert_eq!(report.lucks, played.lucks);
        for (ours, theirs) in report.by_seat.iter().zip(&played.by_seat) {
            assert!((ours.win_share.mean - theirs.win_share.mean).abs() < 1e-12);
            assert_eq!(ours.decisions, theirs.decisions);
            let [ours, theirs] = [&ours.win_share, &theirs.win_share].map(|share| share.interval.unwrap());
            assert!((ours[0] - theirs[0]).abs() < 1e-9 && (ours[1] - theirs[1]).abs() < 1e-9);
        }
        assert_eq!(report.length.entries.unwrap().length, played.entries);
        assert_eq!(report.length.rounds.map(|rounds| rounds.length), played.rounds);
    }
}

#[test]
fn a_report_that_is_cut_anywhere_resumes_to_the_same_report() {
    let folder = tempfile::tempdir().unwrap();
    for (asked, units, games) in
        [(balance("draft", &["random"], 24), 24, 1), (balance("duel", &["greedy", "random"], 16), 8, 2)]
    {
        let whole = forms(&run(&asked));
        let folder = folder.path().join(&asked.game);
        let (report, heard) = run_in(&asked, &folder);
        assert_eq!(forms(&report), whole);
        assert_eq!(
            heard.last(),
            Some(&Progress { games: units * games, played: units * games, expected: units * games })
        );
        let files = FILES.map(|name| fs::read(folder.join(name)).unwrap());
        assert_eq!([&files[1], &files[2]], [whole[2].as_bytes(), whole[3].as_bytes()]);
        let mut luck = Rng::new(5);
        for turn in 0..8 {
            let cut = luck.below(files[0].len() as u32) as usize;
            fs::write(folder.join(FILES[0]), &files[0][..cut]).unwrap();
            let kept = files[0][..cut].iter().filter(|byte| **byte == b'\n').count().saturating_sub(1) as u64;
            let jobs = NonZeroUsize::new([1, 2, 3][turn % 3]).unwrap();
            let (again, heard) = run_in(&Balance { jobs, ..asked.clone() }, &folder);
            assert_eq!(forms(&again), whole, "cut at {cut}");
            assert_eq!(heard.last().unwrap().played, games * (units - kept), "cut at {cut}");
        }
        let (again, heard) = run_in(&asked, &folder);
        assert_eq!((forms(&again), heard.len()), (whole, 1), "nothing is left to play");
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for game in ["draft", "duel", "oz"] {
        let [one, two] = [1, 2].map(|jobs| {
            forms(&run(&Balance { jobs: NonZeroUsize::new(jobs).unwrap(), ..balance(game, &["random"], 20) }))
        });
        assert_eq!(one, two, "{game}");
    }
}

#[test]
fn games_without_notes_are_not_those_of_a_report() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join(FILES[0]);
    let asked = balance("draft", &["greedy", "random"], 4);
    let Balance { game, options, shelf, bots, games, seed, jobs, limits, .. } = asked.clone();
    let plan = lab::Plan { games, until: None, seed, jobs };
    let plain = Match { game, options, shelf, bots, plan, limits, control: None };
    plain.run_in(&file, &|_| ()).unwrap();
    let fault = asked.run_in(folder.path(), &|_| panic!("nothing is played")).unwrap_err().to_string();
    assert!(fault.contains("the version of the notes is not given there; expected 1"), "{fault}");
    fs::remove_file(&file).unwrap();
    run_in(&asked, folder.path());
    let fault = plain.run_in(&file, &|_| panic!("nothing is played")).unwrap_err().to_string();
    assert!(fault.contains("the version of the notes is 1 there; expected not given"), "{fault}");
    let text = fs::read_to_string(&file).unwrap();
    let (id, unknown) = ("\"card\":\"S0", "\"card\":\"X0");
    assert!(text.contains(id));
    fs::write(&file, text.replace(id, unknown)).unwrap();
    let fault = asked.run_in(folder.path(), &|_| panic!("nothing is played")).unwrap_err().to_string();
    assert!(fault.contains("cannot be one of this match"), "{fault}");
}

#[test]
fn a_game_for_one_has_no_leader_and_lost_games_count_apart() {
    let alone = Balance { seats: Some(1), ..balance("oz", &["random"], 3) };
    let report =
        run(&Balance { options: Options::from([("mode".into(), OptionValue::Word("solitaire6".into()))]), ..alone });
    assert_eq!((report.games, report.lead.is_none(), report.by_seat.len()), (3, true, 1));
    assert!(report.page().contains("id=\"cards\"") && !report.page().contains("id=\"lead\""));
    let crash = "exec:sh -c 'read line; echo {\\\"ready\\\":1}'";
    let report = run(&balance("draft", &["random", crash], 4));
    assert_eq!((report.games, report.lucks, report.lost[0].games), (0, 2, 4));
    assert!(report.by_seat.is_empty() && report.cards.iter().all(|row| row.drawn == 0 && row.when_drawn.is_none()));
    assert!(
        report.page().contains("4 games were lost by a fault") && report.to_string().contains("count nowhere else")
    );
}

#[test]
fn a_request_that_makes_no_sense_is_refused() {
    let fault = |asked: Balance| asked.run(&|_| panic!("no game is played")).unwrap_err().to_string();
    let draft = balance("draft", &["random"], 4);
    assert_eq!(fault(Balance { games: 0, ..draft.clone() }), "0 games; expected 1 to 100000000");
    assert_eq!(
        fault(Balance { seats: Some(9), ..draft.clone() }),
        "9 bots for draft; expected 2 to 4, one for each seat"
    );
    let three = Balance { seats: Some(3), ..balance("draft", &["random", "greedy"], 4) };
    assert_eq!(fault(three), "2 bots for a table of 3; expected one for each seat");
    assert!(fault(Balance { game: "chess".into(), ..draft.clone() }).contains("expected draft"));
    let blocked = draft.run_in(Path::new("/dev/null/here"), &|_| ()).unwrap_err().to_string();
    assert!(blocked.contains("cannot be made"), "{blocked}");
    assert_eq!(run(&Balance { seats: None, ..draft }).seats, 3, "the usual number of seats");
}
