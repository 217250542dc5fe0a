//! Tests of sweeps: each value plays the match that `Match` plays, an interrupted sweep goes on, and a request that makes no
//! sense is refused.

use crate::strength::plan;
use kernel::{OptionValue, Options, Shelf};
use lab::{Limits, Match, Progress, Sweep};
use std::{cell::RefCell, fs};

fn base(bots: &[&str], games: u64) -> Match {
    Match {
        game: "draft".into(),
        options: Options::new(),
        shelf: Shelf::EMPTY,
        bots: bots.iter().map(|bot| bot.parse().unwrap()).collect(),
        plan: plan(games, 3, 2),
        limits: Limits::default(),
        control: None,
    }
}

fn sweep(values: &[bool]) -> Sweep {
    let values = values.iter().map(|value| OptionValue::Flag(*value)).collect();
    Sweep { base: base(&["greedy", "random"], 40), option: "openTrio".into(), values }
}

#[test]
fn each_value_plays_its_match() {
    let report = sweep(&[false, true]).run(&|_| ()).unwrap();
    assert_eq!(report.rows.len(), 2);
    for row in &report.rows {
        let mut alone = base(&["greedy", "random"], 40);
        alone.options.insert("openTrio".into(), row.value.clone());
        assert_eq!(row.report, alone.run(&|_| ()).unwrap());
    }
    let printed = report.to_string();
    assert!(printed.contains("2 values of openTrio, each with 40 games"), "{printed}");
    assert!(printed.contains("greedy") && printed.contains("seat 2") && printed.contains("false"), "{printed}");
    assert!(report.rows[0].report != report.rows[1].report, "the option changes nothing");
}

#[test]
fn the_same_bots_are_not_compared() {
    let twins = Sweep { base: base(&["greedy", "greedy"], 20), ..sweep(&[false]) };
    let printed = twins.run(&|_| ()).unwrap().to_string();
    assert!(printed.contains("1 value of openTrio") && !printed.contains("greedy"), "{printed}");
}

#[test]
fn an_interrupted_sweep_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let asked = sweep(&[true, false]);
    let due = asked.run(&|_| ()).unwrap();
    assert_eq!(asked.run_in(folder.path(), &|_| ()).unwrap(), due);
    let file = folder.path().join("openTrio=false.jsonl");
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, &text[..text.len() / 2]).unwrap();
    let last = RefCell::new(None);
    let again = asked.run_in(folder.path(), &|progress| *last.borrow_mut() = Some(progress)).unwrap();
    assert_eq!(again, due);
    let Progress { games, played, expected } = last.into_inner().unwrap();
    assert_eq!((games, expected), (80, 80));
    assert!(played > 0 && played < 40, "{played}");
}

#[test]
fn a_sweep_that_makes_no_sense_is_refused() {
    let refused = |sweep: &Sweep| sweep.run(&|_| ()).unwrap_err().to_string();
    assert!(refused(&sweep(&[true, true])).contains("twice"));
    let mut set = sweep(&[true]);
    set.base.options.insert("openTrio".into(), OptionValue::Flag(false));
    assert!(refused(&set).contains("expected one of the two"));
    let unknown = Sweep { values: vec![OptionValue::Word("perhaps".into())], ..sweep(&[true]) };
    assert!(refused(&unknown).contains("openTrio"), "{}", refused(&unknown));
    let nothing = Sweep { option: "wind".into(), ..sweep(&[true]) };
    assert!(refused(&nothing).contains("wind"));
}
