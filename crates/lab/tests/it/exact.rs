//! Tests of exact checks: bots keep within bounds of optimal play, the report does not depend on threads, and a request
//! that makes no sense is refused.

use kernel::{OptionValue, Options, Shelf};
use lab::{Exact, ExactReport, ExactRow};
use std::num::NonZeroUsize;

fn exact(game: &str, seats: usize, option: (&str, OptionValue)) -> Exact {
    Exact {
        game: game.into(),
        options: Options::from([(option.0.into(), option.1)]),
        shelf: Shelf::EMPTY,
        seats,
        bots: ["greedy", "ismcts:100", "ismcts:1000"].map(|bot| bot.parse().unwrap()).into(),
        deals: 40,
        seed: 1,
        nodes: 20_000,
        worlds: 3,
        times: 4,
        jobs: NonZeroUsize::new(2).unwrap(),
        samples: None,
    }
}

fn draft() -> Exact {
    exact("draft", 2, ("memoryAid", OptionValue::Flag(false)))
}

fn run(asked: &Exact) -> ExactReport {
    asked.run(&|_| ()).unwrap()
}

fn fault(asked: &Exact) -> String {
    asked.run(&|_| ()).unwrap_err().to_string()
}

/// Checks that each bot is at most this far from optimal play on average, and that random play is farther than that.
fn within(report: &ExactReport, bounds: &[f64]) {
    let [random, bots @ ..] = &report.bots[..] else { panic!("random play is always judged") };
    assert_eq!(random.bot, "random");
    for (ExactRow { bot, mean, .. }, bound) in bots.iter().zip(bounds.iter().copied()) {
        assert!(*mean <= bound && bound < random.mean, "{bot} is {mean} from optimal play, not {bound}:\n{report}");
    }
}

/// The last round of a draft for two, from the first decision on: nothing is hidden, and no luck is to come.
#[test]
fn bots_are_near_optimal_play_in_the_last_round_of_a_draft() {
    let report = run(&Exact { deals: 16, times: 2, ..draft() });
    assert_eq!((report.solved, report.hidden, report.gap), (16, 0, 0.0));
    within(&report, &[0.2, 0.05, 0.02]);
}

/// The last battle of a duel of seven turns, with hidden cards, dice and answers to them. In most endings nothing that
/// is done matters any more, so these are deals in which it does.
#[test]
fn bots_are_near_optimal_play_in_the_last_battle_of_a_duel() {
    for (seed, bounds) in [(82, [0.05; 3]), (104, [0.05, 0.02, 0.01]), (111, [0.05; 3])] {
        let asked = exact("duel", 2, ("turnCap", OptionValue::Number(7)));
        let report = run(&Exact { deals: 1, seed, nodes: 10_000, ..asked });
        assert!(report.hidden == 1 && report.cases > 0 && report.gap <= 0.001, "{report}");
        within(&report, &bounds);
    }
}

/// The last actions of a Challenge of six Rounds for one Author, with cards, Locations and dice to come. Distances are
/// Vitality. Searches judge positions by the value of the game and not by its score, so they are no better than greedy
/// where the two differ.
#[test]
fn bots_are_near_optimal_play_in_the_last_actions_of_a_challenge() {
    for (game, deals, bounds) in [("oz", 6, [2.6, 2.6]), ("epic", 4, [2.1, 0.6])] {
        let asked = exact(game, 1, ("mode", OptionValue::Word("challenge6".into())));
        let bots = ["greedy", "ismcts:100"].map(|bot| bot.parse().unwrap()).into();
        let report = run(&Exact { bots, deals, nodes: 5_000, times: 2, ..asked });
        assert!(report.cases == deals && report.decisions > 10.0, "{report}");
        within(&report, &bounds);
    }
}

#[test]
fn the_regret_of_bots_is_low_in_the_last_two_rounds_of_a_draft() {
    let late = run(&Exact { deals: 12, samples: Some(3), ..draft() }).late.unwrap();
    // In each of the last two rounds, both seats take a column and turn a Story down.
    assert_eq!((late.last_decisions, late.before_decisions), (48, 48));
    let [random, greedy, _, search] = &late.bots[..] else { panic!("four bots were judged") };
    assert!(random.last.mean > 0.1 && greedy.last.mean < 0.1 && search.last.mean < 0.01, "{late:?}");
    assert!(random.before.mean > 0.05 && search.before.mean < 0.03, "{late:?}");
}

#[test]
fn the_report_does_not_depend_on_threads() {
    let bots = vec!["greedy".parse().unwrap()];
    let asked = Exact { deals: 4, samples: Some(1), bots, ..draft() };
    let report = run(&asked);
    let alone = run(&Exact { jobs: NonZeroUsize::MIN, ..asked });
    assert_eq!((&report, report.to_string()), (&alone, alone.to_string()));
}

#[test]
fn a_check_that_makes_no_sense_is_refused() {
    let seats = fault(&Exact { seats: 3, ..draft() });
    assert!(seats.starts_with("3 seats; expected 1 or 2"), "{seats}");
    assert_eq!(fault(&Exact { deals: 0, ..draft() }), "0 deals; expected 1 to 100000");
    assert_eq!(fault(&Exact { samples: Some(0), ..draft() }), "0 samples; expected 1 to 10000");
    let timed = fault(&Exact { bots: vec!["ismcts:100/2s".parse().unwrap()], ..draft() });
    assert!(timed.starts_with("the bot ismcts:100/2000ms has a time limit"), "{timed}");
    let duel = exact("duel", 2, ("turnCap", OptionValue::Number(7)));
    let hidden = fault(&Exact { deals: 1, bots: Vec::new(), samples: Some(1), ..duel });
    assert!(hidden.starts_with("duel hides something from its seats"), "{hidden}");
}
