//! Tests the ledgers of whole games, and luck as a control variate of a match.

use crate::{
    resumed::{both, run_in, with_jobs},
    strength::plan,
};
use kernel::{OptionValue, Options, Shelf};
use lab::{Control, Estimate, LabFault, LedgerReport, LedgerRow, LedgerRun, Limits, Match, MatchReport, Plan};
use std::fs;

fn asked(game: &str, bots: &[&str], games: u64, options: Options) -> Match {
    let bots = bots.iter().map(|bot| bot.parse().unwrap()).collect();
    let (game, shelf, limits) = (game.into(), Shelf::EMPTY, Limits::default());
    Match { game, options, shelf, bots, plan: plan(games, 3, 2), limits, control: None }
}

fn option(name: &str, value: OptionValue) -> Options {
    Options::from([(name.to_owned(), value)])
}

fn ledger(asked: Match) -> LedgerReport {
    LedgerRun(asked).run(&|_| ()).unwrap()
}

/// Reports whether the true mean may be 0: the mean is at most three standard errors from it. The interval of so many
/// deals has about two of them to either side.
fn may_be_zero(estimate: &Estimate) -> bool {
    let [low, high] = estimate.interval.unwrap();
    estimate.mean.abs() <= 3.0 / 1.96 * (high - low) / 2.0
}

#[test]
fn the_ledgers_of_all_games_add_up() {
    let short = |name: &str, number| option(name, OptionValue::Number(number));
    for (asked, bots) in [
        (asked("draft", &["greedy", "random"], 20, Options::new()), 2),
        (asked("draft", &["random", "greedy", "random"], 6, Options::new()), 3),
        (asked("duel", &["greedy", "random"], 6, short("turnCap", 12)), 2),
        (asked("oz", &["random", "random"], 2, short("roundCap", 3)), 2),
        (asked("epic", &["random", "random"], 2, short("roundCap", 3)), 2),
    ] {
        let (name, games) = (asked.game.clone(), asked.plan.games);
        let report = ledger(asked);
        assert!(report.games == games && report.error < 1e-9, "{name}: {} games, {}", report.games, report.error);
        assert_eq!((report.by_seat.len(), report.by_bot.len()), (bots, bots));
        for LedgerRow { name: row, start, luck, skill, others, correction, win_share } in
            report.by_seat.iter().chain(&report.by_bot)
        {
            let sum = [start, luck, skill, others, correction].map(|estimate| estimate.mean).iter().sum::<f64>();
            assert!((sum - win_share.mean).abs() < 1e-6, "{name}, {row}: {sum} instead of {}", win_share.mean);
            assert!(skill.mean < 0.0 && others.mean > 0.0, "{name}, {row}: somebody errs in so many games");
        }
        let shares: f64 = report.by_seat.iter().map(|row| row.win_share.mean).sum();
        assert!((shares - 1.0).abs() < 1e-6);
    }
}

#[test]
fn luck_is_zero_on_the_mean_and_a_better_bot_has_more_skill() {
    let report = ledger(asked("draft", &["greedy", "random"], 200, Options::new()));
    for row in report.by_seat.iter().chain(&report.by_bot) {
        assert!(may_be_zero(&row.luck), "{row:?}");
    }
    let [greedy, random] = &report.by_bot[..] else { panic!("two bots have two rows") };
    assert!(greedy.skill.interval.unwrap()[0] > random.skill.interval.unwrap()[1], "{greedy:?} {random:?}");
    let text = report.to_string();
    for part in ["200 games with a ledger", "│ seat 2", "│ greedy", "correction", "add up to the result within"] {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
}

#[test]
fn a_table_without_a_judge_has_no_ledger() {
    let alone = asked("oz", &["random"], 2, Options::new());
    let challenge = asked("oz", &["random", "random"], 2, option("mode", OptionValue::Word("challenge6".into())));
    for asked in [alone, challenge] {
        let controlled = Match { control: Some(Control::Luck { ahead: 0 }), ..asked.clone() };
        for fault in [LedgerRun(asked).run(&|_| ()).unwrap_err(), controlled.run(&|_| ()).unwrap_err()] {
            assert!(matches!(fault, LabFault::NoLedger { .. }), "{fault}");
        }
    }
}

fn controlled() -> Match {
    Match { control: Some(Control::Luck { ahead: 4 }), ..asked("draft", &["greedy", "ismcts:20"], 200, Options::new()) }
}

/// With a control variate, a match has the same games, and a second estimate that varies less.
#[test]
fn a_control_variate_changes_no_game() {
    let with = controlled().run(&|_| ()).unwrap();
    let plain = Match { control: None, ..controlled() }.run(&|_| ()).unwrap();
    let control = with.standings.controlled.clone().unwrap();
    let text = with.to_string();
    let without = |mut report: MatchReport| {
        report.standings.controlled = None;
        report
    };
    assert_eq!(without(with), plain);
    assert!(!both(&plain).concat().contains("control"), "a match without it says nothing about it");
    assert!(may_be_zero(&control.luck), "{control:?}");
    assert!(control.variance_ratio.unwrap() < 1.0 && control.coefficient > 0.0, "{control:?}");
    let [low, high] = control.win_share.interval.unwrap();
    let played = plain.standings.bots[0].results.win_share;
    assert!(high - low < played.interval.unwrap()[1] - played.interval.unwrap()[0], "{control:?}");
    assert!((0.0..=1.0).contains(&low) && high <= 1.0 && (control.win_share.mean - played.mean).abs() < 0.1);
    for part in ["as played", "× luck:4", "times as large"] {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
}

#[test]
fn threads_and_interruptions_do_not_change_the_second_estimate() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("match.jsonl");
    let asked = controlled();
    let report = both(&asked.run(&|_| ()).unwrap());
    for jobs in [1, 5] {
        assert_eq!(both(&with_jobs(&asked, jobs).run(&|_| ()).unwrap()), report);
    }
    assert_eq!(run_in(&asked, &file).0, report);
    let whole = fs::read(&file).unwrap();
    for share in [3, 5, 9] {
        fs::write(&file, &whole[..share * whole.len() / 10]).unwrap();
        assert_eq!(run_in(&with_jobs(&asked, 3), &file).0, report);
    }

    let plain = Match { control: None, ..asked };
    let refused = plain.run_in(&file, &|_| ()).unwrap_err().to_string();
    assert!(refused.contains("the control variate is luck:4 there; expected not given"), "{refused}");
    let text = String::from_utf8(whole).unwrap();
    fs::write(&file, text.replacen(r#""luck":["#, r#""luck":[0,"#, 1)).unwrap();
    let refused = controlled().run_in(&file, &|_| ()).unwrap_err().to_string();
    assert!(refused.contains("cannot be one of this match"), "{refused}");
}

#[test]
fn a_match_stops_by_the_second_estimate() {
    let until = |control| {
        let asked = Match { control, ..controlled() };
        let plan = Plan { games: 4_000, until: Some(0.04), ..asked.plan };
        Match { plan, ..asked }.run(&|_| ()).unwrap()
    };
    let (with, plain) = (until(Some(Control::Luck { ahead: 4 })), until(None));
    assert!(with.standings.until.unwrap().reached && plain.standings.until.unwrap().reached);
    assert!(with.standings.lucks < plain.standings.lucks, "{} and {}", with.standings.lucks, plain.standings.lucks);
    let [low, high] = with.standings.controlled.unwrap().win_share.interval.unwrap();
    assert!(high - low <= 0.08, "{low} to {high}");
}
