//! Tests of matches that stop when an interval is narrow enough.

use crate::{
    harvest::Harvest,
    resumed::{both, matches, run_in, with_jobs},
    strength::{entrants, plan},
};
use kernel::Rng;
use lab::{Match, Plan, Standings, Until, play_match};
use std::fs;

fn until(width: f64, seed: u64) -> Plan {
    Plan { until: Some(width), ..plan(20_000, seed, 2) }
}

fn played(names: &[&str], plan: &Plan) -> Standings {
    play_match(&Harvest { seats: names.len() }, &entrants(names), plan, &|_| ()).unwrap()
}

/// The numbers of units at which a match may stop, up to 20,000 units.
fn checkpoints() -> Vec<u64> {
    std::iter::successors(Some(50_u64), |units| Some(units + units.div_ceil(10)))
        .take_while(|at| *at < 20_000)
        .collect()
}

#[test]
fn a_match_stops_at_the_first_checkpoint_that_is_narrow_enough() {
    let checkpoints = checkpoints();
    assert_eq!(checkpoints[..5], [50, 55, 61, 68, 75]);
    let stopped = played(&["random", "whim"], &until(0.05, 3));
    assert_eq!(stopped.until, Some(Until { width: 0.05, reached: true }));
    let at = checkpoints.iter().position(|units| *units == stopped.lucks).unwrap();
    let width = |standings: &Standings| {
        let [low, high] = standings.bots[0].results.win_share.interval.unwrap();
        (high - low) / 2.0
    };
    assert!(width(&stopped) <= 0.05);
    // The match with as many games and without a width is the same match.
    let fixed = played(&["random", "whim"], &plan(stopped.games, 3, 2));
    assert_eq!(Standings { until: None, ..stopped }, fixed);
    // At the checkpoint before, the interval with the cautious variance was still too wide.
    let before = played(&["random", "whim"], &plan(2 * checkpoints[at - 1], 3, 2));
    let units = checkpoints[at - 1] as f64;
    assert!(width(&before).hypot(2.0 / units) > 0.05, "Student's t is near 2");
}

#[test]
fn neither_threads_nor_interruptions_move_the_stop() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("match.jsonl");
    for asked in matches() {
        let asked = Match { plan: Plan { games: 2_000, until: Some(0.09), ..asked.plan }, ..asked };
        let report = asked.run(&|_| ()).unwrap();
        assert_eq!(report.standings.until.unwrap(), Until { width: 0.09, reached: true });
        assert!(checkpoints().contains(&report.standings.lucks), "{report}");
        let report = both(&report);
        for jobs in [1, 2, 5] {
            assert_eq!(both(&with_jobs(&asked, jobs).run(&|_| ()).unwrap()), report, "{jobs} jobs");
        }
        let _ = fs::remove_file(&file);
        assert_eq!(run_in(&with_jobs(&asked, 1), &file).0, report);
        let whole = fs::read(&file).unwrap();
        let mut luck = Rng::new(5);
        for turn in 0..8 {
            let cut = luck.below(whole.len() as u32) as usize;
            fs::write(&file, &whole[..cut]).unwrap();
            assert_eq!(run_in(&with_jobs(&asked, [1, 2, 5][turn % 3]), &file).0, report, "cut at {cut}");
        }
    }
}

/// Several threads may finish units beyond the stop before it is known.
#[test]
fn units_beyond_the_stop_do_not_count() {
    let folder = tempfile::tempdir().unwrap();
    let [short, long] = ["short.jsonl", "long.jsonl"].map(|name| folder.path().join(name));
    let [asked, _] = matches();
    let stops = Match { plan: Plan { games: 400, until: Some(0.1), ..asked.plan }, ..asked.clone() };
    let (report, _) = run_in(&stops, &short);
    run_in(&Match { plan: Plan { games: 400, ..asked.plan }, ..asked }, &long);
    let [plan, units] = [&short, &long].map(|file| fs::read_to_string(file).unwrap());
    let plan = plan.split_inclusive('\n').next().unwrap();
    let units: Vec<&str> = units.split_inclusive('\n').skip(1).collect();
    assert_eq!(units.len(), 200);
    fs::write(&short, [&[plan], &units[..]].concat().concat()).unwrap();
    let (again, heard) = run_in(&stops, &short);
    assert_eq!(again, report);
    assert_eq!(heard.last().unwrap().played, 0);
}

#[test]
fn a_match_that_stays_wide_ends_at_its_greatest_number_of_games() {
    let plan = Plan { games: 130, ..until(0.01, 1) };
    let standings = played(&["random", "whim"], &plan);
    assert_eq!((standings.games, standings.until), (130, Some(Until { width: 0.01, reached: false })));
    let [asked, _] = matches();
    let asked = Match { plan: Plan { until: Some(0.015), ..asked.plan }, ..asked };
    let [_, text] = both(&asked.run(&|_| ()).unwrap());
    assert!(
        text.contains("(not stopped: after 80 games, ") && text.contains("more than 1.50 % to either side"),
        "{text}"
    );
}

#[test]
fn a_bot_that_always_wins_does_not_stop_a_match_at_once() {
    let standings = played(&["eager", "eager"], &until(0.02, 1));
    assert_eq!(standings.bots[0].results.win_share.mean, 0.5, "all games are shared, so nothing varies");
    // One divided by the number of units stands in for the variance, so it takes t / 0.02 units: t is near 2.
    // The first checkpoint from 100 units on is 102.
    assert_eq!(standings.lucks, 102);
}

#[test]
fn a_width_that_makes_no_sense_is_refused() {
    for width in [0.0, -0.1, 0.5, 2.0, f64::NAN, f64::INFINITY] {
        let game = Harvest { seats: 2 };
        let fault = play_match(&game, &entrants(&["random", "random"]), &until(width, 1), &|_| ()).unwrap_err();
        assert_eq!(
            fault.to_string(),
            format!("a width of {width}; expected a number above 0 and below 0.5, such as 0.02")
        );
    }
}

#[test]
fn the_interval_of_a_stopped_match_holds_the_truth() {
    let held = (0..400).filter(|seed| {
        let plan = Plan { jobs: std::num::NonZeroUsize::MIN, ..until(0.05, *seed) };
        let [low, high] = played(&["random", "whim"], &plan).bots[0].results.win_share.interval.unwrap();
        (low..=high).contains(&0.5)
    });
    let held = held.count();
    // The expected number is 380. The bounds are three standard deviations of 4.4 to either side.
    assert!((367..=393).contains(&held), "{held} of 400");
}
