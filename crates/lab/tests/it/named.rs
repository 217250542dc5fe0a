//! Tests of games and bots by name.

use crate::strength::plan;
use kernel::{OptionValue, Options, Shelf};
use lab::{Bench, LabFault, Limits, Match, MatchReport};
use serde_json::Value;

fn asked(game: &str, bots: &[&str], options: Options) -> Match {
    let bots = bots.iter().map(|bot| bot.parse().unwrap()).collect();
    Match {
        game: game.into(),
        options,
        shelf: Shelf::EMPTY,
        bots,
        plan: plan(100, 3, 2),
        limits: Limits::default(),
        control: None,
    }
}

pub(crate) fn run(game: &str, bots: &[&str], options: Options) -> Result<MatchReport, LabFault> {
    asked(game, bots, options).run(&|_| ())
}

#[test]
fn a_match_is_reported_on_one_line() {
    let options = Options::from([("memoryAid".into(), OptionValue::Flag(true))]);
    let report = run("draft", &["greedy", "random", "random"], options).unwrap();
    let line = serde_json::to_string(&report).unwrap();
    assert!(!line.contains('\n'));
    let json: Value = serde_json::from_str(&line).unwrap();
    assert_eq!(json["game"], "draft");
    assert_eq!(json["options"]["memoryAid"], true);
    assert_eq!([&json["seats"], &json["seed"], &json["asked"], &json["games"], &json["lucks"]], [3, 3, 100, 102, 34]);
    assert_eq!(json["expected_win_share"], 1.0 / 3.0);
    let [greedy, first, second] = json["bots"].as_array().unwrap().as_slice() else { panic!("{line}") };
    assert_eq!([&greedy["bot"], &first["bot"], &second["bot"]], ["greedy", "random", "random"]);
    assert_eq!([&greedy["position"], &first["position"], &second["position"]], [1, 2, 3]);
    assert_eq!(json["pooled"][0]["positions"], serde_json::json!([2, 3]));
    let wins: f64 = [greedy, first, second].iter().map(|row| row["wins"].as_f64().unwrap()).sum();
    assert!((wins - 102.0).abs() < 1e-9, "every game has one win to share");
    for row in [greedy, first, second, &json["pooled"][0]] {
        for name in ["win_share", "score"] {
            let [low, high] = [0, 1].map(|end| row[name]["interval"][end].as_f64().unwrap());
            let mean = row[name]["mean"].as_f64().unwrap();
            assert!(low < high && (low..=high).contains(&mean), "{row}");
        }
    }
    for (at, row) in json["by_seat"].as_array().unwrap().iter().enumerate() {
        assert_eq!(row["seat"], at + 1);
        let [low, high] = [0, 1].map(|end| row["win_share"]["interval"][end].as_f64().unwrap());
        assert!((low..=high).contains(&(1.0 / 3.0)), "the seats of this game are equal: {row}");
        assert!(row["decisions"]["shortest"].as_u64().unwrap() >= 10, "a column in each of ten rounds: {row}");
    }
    let entries = ["shortest", "median", "mean", "longest"].map(|name| json["entries"][name].as_f64().unwrap());
    assert!(entries.is_sorted() && entries[0] >= 70.0, "{line}");
    assert!(greedy["win_share"]["interval"][0].as_f64().unwrap() > 0.5, "greedy is clearly stronger: {line}");
}

#[test]
fn a_match_is_reported_in_a_table() {
    let text = run("draft", &["greedy", "random", "random"], Options::new()).unwrap().to_string();
    for part in [
        "draft, 3 seats, seed 3: 34 lucks, each with the seats rotated 3 times: 102 games",
        "(100 were asked for: rounded up to whole rotations)",
        "against 33.3 %",
        "random #2",
        "random #3",
        "random (all 2)",
        "above",
        "below",
        "whoever sits at",
        "seat 3",
        "entries",
        "decisions of seat 1",
        "shortest",
    ] {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
    for part in ["rounds", "ended by"] {
        assert!(!text.contains(part), "in draft that is always the same:\n{text}");
    }
}

#[test]
fn rounds_and_endings_are_reported_where_they_differ() {
    let options = Options::from([("roundCap".into(), OptionValue::Number(2))]);
    let report = run("oz", &["random", "random"], options).unwrap();
    let json = serde_json::to_value(&report).unwrap();
    assert_eq!(json["rounds"], serde_json::json!({ "mean": 2.0, "median": 2.0, "shortest": 2, "longest": 2 }));
    let endings = serde_json::json!([
        { "ending": "The End", "games": 2, "share": 0.02 },
        { "ending": "round cap", "games": 98, "share": 0.98 },
    ]);
    assert_eq!(json["endings"], endings);
    let text = report.to_string();
    for part in ["│ rounds ", "│ ended by ", "│ round cap ┆    98 ┆ 98.00 % │"] {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
}

/// The bot `greedy:earlier` is named differently from `greedy`. In a game without earlier weights, both play alike.
#[test]
fn an_earlier_bot_plays_too() {
    let report = run("draft", &["greedy", "greedy:earlier"], Options::new()).unwrap();
    let names: Vec<&str> = report.standings.bots.iter().map(|row| row.bot.as_str()).collect();
    assert_eq!(names, ["greedy", "greedy:earlier"]);
    let alike = run("draft", &["greedy", "greedy"], Options::new()).unwrap();
    let results =
        |report: &MatchReport| report.standings.bots.iter().map(|row| row.results.clone()).collect::<Vec<_>>();
    assert_eq!(results(&report), results(&alike));
}

#[test]
fn seats_are_called_what_the_game_calls_them() {
    let bots = ["random", "random"].map(|bot| bot.parse().unwrap()).to_vec();
    let few = Match {
        game: "duel".into(),
        options: Options::new(),
        shelf: Shelf::EMPTY,
        bots,
        plan: plan(4, 3, 2),
        limits: Limits::default(),
        control: None,
    };
    let report = few.run(&|_| ()).unwrap();
    assert_eq!(serde_json::to_value(&report).unwrap()["seat_titles"], serde_json::json!(["Good", "Evil"]));
    let text = report.to_string();
    for part in ["whoever plays", "│ Good ", "│ Evil ", "decisions of Good", "decisions of Evil"] {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
    assert!(!text.contains("seat 1"), "{text}");
}

#[test]
fn a_duel_ends_by_one_side_or_at_its_cap() {
    let endings = |turns: i32, games| {
        let options = Options::from([("turnCap".into(), OptionValue::Number(turns))]);
        let bots = ["random", "random"].map(|bot| bot.parse().unwrap()).to_vec();
        let game = Match {
            game: "duel".into(),
            options,
            shelf: Shelf::EMPTY,
            bots,
            plan: plan(games, 3, 2),
            limits: Limits::default(),
            control: None,
        };
        let standings = game.run(&|_| ()).unwrap().standings;
        let ended: Vec<(String, u64)> = standings.endings.iter().map(|row| (row.ending.clone(), row.games)).collect();
        (ended, standings.rounds.unwrap())
    };
    // Nobody loses before the seventh turn (D1).
    let (ended, rounds) = endings(7, 20);
    assert!(ended.iter().any(|(ending, _)| ending == "turn cap") && rounds.longest == 7, "{ended:?} {rounds:?}");
    let (ended, rounds) = endings(99, 20);
    assert_eq!(ended, [("no viable Character".to_owned(), 20)]);
    assert!(rounds.shortest >= 7 && rounds.longest <= 99, "{rounds:?}");
}

#[test]
fn a_bad_request_reports_the_expected_values() {
    let fault = run("chess", &["random", "random"], Options::new()).unwrap_err().to_string();
    assert!(fault.starts_with("the game \"chess\" is not known; expected draft"), "{fault}");
    let fault = run("draft", &["random"], Options::new()).unwrap_err().to_string();
    assert_eq!(fault, "1 bots for draft; expected 2 to 4, one for each seat");
    let fault = run("draft", &["random"; 5], Options::new()).unwrap_err().to_string();
    assert_eq!(fault, "5 bots for draft; expected 2 to 4, one for each seat");
    let fault = run("duel", &["random"; 3], Options::new()).unwrap_err().to_string();
    assert_eq!(fault, "3 bots for duel; expected 2, one for each seat");
    let options = Options::from([("speed".into(), OptionValue::Number(3))]);
    let fault = run("draft", &["random", "random"], options).unwrap_err().to_string();
    assert!(fault.starts_with("option \"speed\" is not known; expected "), "{fault}");
}

#[test]
fn a_benchmark_knows_its_game_too() {
    let bench = |game: &str, seats| Bench {
        game: game.into(),
        options: Options::new(),
        shelf: Shelf::EMPTY,
        seats,
        seconds: 0.05,
        limit: None,
        allocations: |work| {
            work();
            0
        },
    };
    assert_eq!(bench("draft", None).run().unwrap().seats, 3, "the usual table");
    assert_eq!(bench("draft", Some(2)).run().unwrap().seats, 2);
    let fault = bench("draft", Some(7)).run().unwrap_err().to_string();
    assert_eq!(fault, "7 seats; expected 2 to 4");
    let fault = bench("chess", None).run().unwrap_err().to_string();
    assert!(fault.contains("expected draft"), "{fault}");
}
