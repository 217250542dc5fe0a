//! Tests of matches whose units several processes play. Here a process is a thread, and the queue is in memory.

use crate::resumed::{both, matches, run_in, with_jobs};
use kernel::Rng;
use lab::{League, Limits, Match, Plan, Progress, Queue, QueueFault};
use std::{
    cell::RefCell,
    collections::BTreeMap,
    fs,
    sync::{Arc, Mutex},
    thread,
};

/// A queue in memory, as one process sees it. When it is dropped, the units that it claimed can be claimed again, as if
/// its process had been killed.
struct Memory {
    board: Arc<Mutex<Board>>,
    key: String,
    claimed: Vec<u64>,
    /// The number of exchanges until the queue can no longer be reached.
    exchanges: u32,
}

/// The plans by key, and the units of each.
#[derive(Default)]
struct Board(BTreeMap<String, (String, Units)>);

#[derive(Default)]
struct Units {
    /// The number of the first unit that was never claimed, and the number of all units.
    next: u64,
    count: u64,
    /// Units that can be claimed again.
    left: Vec<u64>,
    lines: BTreeMap<u64, String>,
    /// The number of units that were finished although they were stored already.
    again: u64,
}

type Shared = Arc<Mutex<Board>>;

fn of(board: &Shared) -> Memory {
    short(board, u32::MAX)
}

/// Returns a queue that can be reached for this number of exchanges.
fn short(board: &Shared, exchanges: u32) -> Memory {
    Memory { board: Arc::clone(board), key: String::new(), claimed: Vec::new(), exchanges }
}

impl Memory {
    fn on<T>(&self, work: impl FnOnce(&mut Units) -> T) -> T {
        work(&mut self.board.lock().unwrap().0.get_mut(&self.key).unwrap().1)
    }
}

impl Queue for Memory {
    fn place(&self) -> String {
        "memory".to_owned()
    }

    fn begin(&mut self, key: &str, plan: &str, count: u64) -> Result<String, QueueFault> {
        self.key = key.to_owned();
        let new = || (plan.to_owned(), Units { count, ..Units::default() });
        Ok(self.board.lock().unwrap().0.entry(key.to_owned()).or_insert_with(new).0.clone())
    }

    fn claim(&mut self, most: u64, _: u64) -> Result<Vec<u64>, QueueFault> {
        let claimed = self.on(|units| {
            if !units.left.is_empty() {
                let lines = &units.lines;
                return units.left.drain(..).filter(|number| !lines.contains_key(number)).collect();
            }
            let beyond = units.count.min(units.next + most);
            (std::mem::replace(&mut units.next, beyond)..beyond).collect::<Vec<u64>>()
        });
        self.claimed.extend(&claimed);
        Ok(claimed)
    }

    fn exchange(&mut self, finished: &[(u64, String)], next: u64) -> Result<Vec<String>, QueueFault> {
        self.exchanges = self.exchanges.checked_sub(1).ok_or_else(|| QueueFault("it is gone".to_owned()))?;
        Ok(self.on(|units| {
            for (number, line) in finished {
                units.again += u64::from(units.lines.contains_key(number));
                units.lines.entry(*number).or_insert_with(|| line.clone());
            }
            (next..).map_while(|number| units.lines.get(&number).cloned()).take(7).collect()
        }))
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        if !self.key.is_empty() {
            let claimed = std::mem::take(&mut self.claimed);
            self.on(|units| units.left.extend(claimed));
        }
    }
}

/// Lets three processes play a match together. Returns the report of each, with everything that it told of its progress.
fn together(asked: &Match, board: &Shared) -> Vec<([String; 2], Vec<Progress>)> {
    let play = |jobs| {
        let heard = RefCell::new(Vec::new());
        let report = with_jobs(asked, jobs).run_on(&mut of(board), &|progress| heard.borrow_mut().push(progress));
        (both(&report.unwrap()), heard.into_inner())
    };
    thread::scope(|scope| {
        let processes: Vec<_> = [1, 2, 3].into_iter().map(|jobs| scope.spawn(move || play(jobs))).collect();
        processes.into_iter().map(|process| process.join().unwrap()).collect()
    })
}

/// Returns the numbers of stored units and of units that were played again, over all matches.
fn stored(board: &Shared) -> (usize, u64) {
    let board = board.lock().unwrap();
    let units = board.0.values().map(|(_, units)| units);
    units.fold((0, 0), |(stored, again), units| (stored + units.lines.len(), again + units.again))
}

#[test]
fn processes_that_share_a_queue_print_the_report_of_one() {
    let board = Shared::default();
    for asked in matches() {
        let report = both(&asked.run(&|_| ()).unwrap());
        let processes = together(&asked, &board);
        let mut played = 0;
        for (told, heard) in processes {
            assert_eq!(told, report);
            let last = heard.last().unwrap();
            assert_eq!((last.games, last.expected), (80, 80));
            played += last.played;
        }
        assert!((1..=80).contains(&played), "each process tells what it has played itself: {played}");
        // The same command after the end prints the report again, and plays nothing.
        let heard = RefCell::new(Vec::new());
        let again = asked.run_on(&mut of(&board), &|progress| heard.borrow_mut().push(progress)).unwrap();
        assert_eq!(both(&again), report);
        assert_eq!(heard.into_inner(), [Progress { games: 80, played: 0, expected: 80 }]);
    }
    assert_eq!(stored(&board), (80, 0), "two matches of forty units share the queue, and no unit is played twice");
}

#[test]
fn processes_stop_at_the_same_width_as_one() {
    for asked in matches() {
        let asked = Match { plan: Plan { games: 2_000, until: Some(0.09), ..asked.plan }, ..asked };
        let report = both(&asked.run(&|_| ()).unwrap());
        assert!(report[1].contains("reaches at most 9.00 % to either side"), "{}", report[1]);
        for (told, _) in together(&asked, &Shared::default()) {
            assert_eq!(told, report);
        }
    }
}

#[test]
fn a_process_that_loses_the_queue_says_so_and_another_goes_on() {
    let mut luck = Rng::new(3);
    for asked in matches() {
        let board = Shared::default();
        let report = both(&asked.run(&|_| ()).unwrap());
        for _ in 0..6 {
            let mut short = short(&board, 1 + luck.below(3));
            // A match may be over before the queue is gone.
            let Err(fault) = asked.run_on(&mut short, &|_| ()) else { continue };
            let words =
                "the queue in memory cannot be used: it is gone; the units in it are kept, and the same command";
            assert!(fault.to_string().starts_with(words), "{fault}");
        }
        for (told, _) in together(&asked, &board) {
            assert_eq!(told, report);
        }
        assert_eq!(stored(&board), (40, 0), "units that are stored are not played again");
    }
}

/// Two results of one unit can differ if a bot does not draw from its seed alone. Then those in the queue count.
#[test]
fn a_report_counts_the_units_of_the_queue_and_not_the_own_ones() {
    let folder = tempfile::tempdir().unwrap();
    let [mixed, other] = ["mixed.jsonl", "other.jsonl"].map(|name| folder.path().join(name));
    let [asked, _] = matches();
    run_in(&asked, &mixed);
    run_in(&Match { plan: Plan { seed: 77, ..asked.plan }, ..asked.clone() }, &other);
    let [ours, others] = [&mixed, &other].map(|file| fs::read_to_string(file).unwrap());
    // Units 0 to 9 are those of another seed, as if another process had played them differently.
    let is_early = |line: &&str| (0..10).any(|unit| line.starts_with(&format!("{{\"unit\":{unit},")));
    let early: Vec<&str> = others.lines().filter(is_early).collect();
    let late = ours.lines().filter(|line| !is_early(line));
    fs::write(&mixed, late.chain(early.clone()).map(|line| format!("{line}\n")).collect::<String>()).unwrap();
    let (expected, _) = run_in(&asked, &mixed);
    assert_ne!(expected, both(&asked.run(&|_| ()).unwrap()));

    let board = Shared::default();
    let key = {
        // Nothing is played before the queue is gone, but the match is in it.
        let mut short = short(&board, 0);
        asked.run_on(&mut short, &|_| ()).unwrap_err();
        short.key.clone()
    };
    let store = |lines: &[&str]| {
        let mut board = board.lock().unwrap();
        let units = &mut board.0.get_mut(&key).unwrap().1;
        units.lines.extend((0..).zip(lines.iter().map(|line| (*line).to_owned())));
    };
    let mut sorted = early;
    sorted.sort();
    store(&sorted);
    for (told, _) in together(&asked, &board) {
        assert_eq!(told, expected);
    }
    assert_eq!(stored(&board), (40, 10), "the first ten units were played again, and stay as they were");
    store(&["{\"unit\":0,\"ga"]);
    let fault = asked.run_on(&mut of(&board), &|_| ()).unwrap_err().to_string();
    assert!(fault.starts_with("the queue in memory, unit 0: not readable") && fault.contains("is removed"), "{fault}");
    store(&[sorted[1]]);
    let fault = asked.run_on(&mut of(&board), &|_| ()).unwrap_err().to_string();
    assert!(fault.starts_with("the queue in memory, unit 0: it cannot be one of this match"), "{fault}");
}

#[test]
fn another_plan_for_the_same_match_is_refused_in_words() {
    let [asked, _] = matches();
    let board = Shared::default();
    asked.run_on(&mut of(&board), &|_| ()).unwrap();
    let plan = |change: &dyn Fn(&str) -> String| {
        for (plan, _) in board.lock().unwrap().0.values_mut() {
            *plan = change(plan);
        }
        let fault = asked.run_on(&mut of(&board), &|_| ()).unwrap_err().to_string();
        assert!(fault.starts_with("the queue in memory "), "{fault}");
        fault
    };
    let own = env!("CARGO_PKG_VERSION");
    let fault = plan(&|plan| plan.replace(&format!("\"program\":\"{own}\""), "\"program\":\"0.0.1\""));
    let words = format!("has another plan for this match: the version of the program is 0.0.1 there; expected {own}");
    assert!(fault.contains(&words), "{fault}");
    let fault = plan(&|plan| plan.replace("\"match\":1", "\"match\":2"));
    assert!(fault.contains("the version of the format is 2 there; expected 1"), "{fault}");
    let fault = plan(&|_| "milk".to_owned());
    assert!(fault.contains("the plan of this match is not readable there"), "{fault}");
    assert_eq!(stored(&board), (40, 0), "nothing was played");
    // Another request is another match, with a plan of its own.
    Match { plan: Plan { seed: 4, ..asked.plan }, ..asked }.run_on(&mut of(&board), &|_| ()).unwrap();
    assert_eq!(stored(&board), (80, 0));
}

#[test]
fn a_league_and_a_report_on_balance_are_shared_too() {
    let [asked, _] = matches();
    let Match { game, options, shelf, plan, .. } = asked;
    let bots = ["random", "greedy", "ismcts:20"].map(|bot| bot.parse().unwrap()).to_vec();
    let (seed, jobs, limits) = (plan.seed, plan.jobs, Limits::default());
    let seats = Some(2);
    let balance = lab::Balance {
        game: game.clone(),
        options: options.clone(),
        shelf: shelf.clone(),
        bots: bots[1..2].to_vec(),
        seats,
        games: 30,
        seed,
        jobs,
        limits,
        effects: false,
    };
    let league = League { game, options, shelf, bots, seats, anchor: None, games: 20, seed, jobs, limits };
    let board = Shared::default();
    let expected = (league.run(&|_| ()).unwrap(), balance.run(&|_| ()).unwrap());
    let folder = tempfile::tempdir().unwrap();
    let play = |out| {
        let league = league.run_on(&mut of(&board), &|_| ()).unwrap();
        (league, balance.run_on((&mut of(&board), out), &|_| ()).unwrap())
    };
    thread::scope(|scope| {
        let other = scope.spawn(|| play(None));
        assert!(play(Some(folder.path())) == expected);
        assert!(other.join().unwrap() == expected);
    });
    assert_eq!(stored(&board).0, 60, "three line-ups of ten units, and thirty games");
    assert_eq!(fs::read_to_string(folder.path().join("balance.csv")).unwrap(), expected.1.csv());
    assert_eq!(fs::read_to_string(folder.path().join("balance.html")).unwrap(), expected.1.page());
}
