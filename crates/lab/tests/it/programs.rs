//! Tests that programs of others play in a match, and that each of their faults loses games in words without stopping
//! the match.

use crate::{resumed::run_in, strength::plan};
use kernel::{Options, Shelf};
use lab::{LabFault, Limits, LostRow, Match, MatchReport};
use std::{
    fs,
    os::unix::fs::PermissionsExt,
    path::Path,
    time::{Duration, Instant},
};
use tempfile::TempDir;

/// A program that is ready for every match. `$decide` is done for each decision.
const PROGRAM: &str = r#"#!/bin/sh
while read -r line; do
    case "$line" in
        *'"say":"hello"'*) echo '{"ready":1,"wants":[]}' ;;
        *'"say":"game"'*) decisions=0 ;;
        *'"say":"decide"'*) decisions=$((decisions + 1)); DECIDE ;;
    esac
done
"#;

const ANSWER: &str = "echo '{\"choice\":0}'";

/// Writes a program into the folder and returns its name in a line-up.
fn written(folder: &TempDir, text: &str) -> String {
    let path = folder.path().join("bot");
    fs::write(&path, text).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    format!("exec:{}", path.display())
}

fn asked(bots: &[&str], (games, jobs): (u64, usize), limits: Limits) -> Match {
    let bots = bots.iter().map(|bot| bot.parse().unwrap()).collect();
    let (options, shelf, plan) = (Options::new(), Shelf::EMPTY, plan(games, 3, jobs));
    Match { game: "draft".into(), options, shelf, bots, plan, limits, control: None }
}

fn run(bots: &[&str], (games, jobs): (u64, usize), limits: Limits) -> Result<MatchReport, LabFault> {
    asked(bots, (games, jobs), limits).run(&|_| ())
}

/// Returns a time in which no program answers that is silent. A program that answers gets more, because machines are slow.
fn quick() -> Limits {
    Limits { decision: Duration::from_millis(100), ..Limits::default() }
}

/// Plays two games between `random` and a program that does this for each decision. Returns the report and the row of
/// the program's faults, with `PROGRAM` for its name.
fn against(decide: &str) -> (MatchReport, LostRow) {
    within(decide, Limits::default())
}

fn within(decide: &str, limits: Limits) -> (MatchReport, LostRow) {
    let folder = TempDir::new().unwrap();
    let name = written(&folder, &PROGRAM.replace("DECIDE", decide));
    let report = run(&["random", &name], (2, 1), limits).unwrap();
    let mut row = report.standings.lost.first().cloned().expect("a game was lost by a fault");
    row.first.iter_mut().for_each(|words| *words = words.replace(&name, "PROGRAM"));
    (report, row)
}

#[test]
fn a_program_plays_a_whole_match() {
    let folder = TempDir::new().unwrap();
    let name = written(&folder, &PROGRAM.replace("DECIDE", ANSWER));
    let report = |jobs| run(&["random", &name, "random"], (60, jobs), Limits::default()).unwrap();
    let one = report(1);
    assert_eq!(one, report(3), "the same on any number of threads");
    assert_eq!((one.standings.games, one.standings.lost.len()), (60, 0));
    assert_eq!(one.standings.bots[1].bot, name);
    assert!(one.standings.bots[1].results.score.is_some());
    assert!(!one.to_string().contains("lost by a fault"));
}

#[test]
fn a_crash_loses_games_in_words() {
    let (report, row) = against("[ $decisions -lt 3 ] || exit 3; echo '{\"choice\":0}'");
    assert_eq!((row.games, row.crash), (2, 2));
    let words = |game| format!("luck 0, game {game}: PROGRAM ended (exit status: 3) instead of answering decision 3");
    assert_eq!(row.first, [words(1), words(2)]);
    let [random, program] = report.standings.bots.as_slice() else { panic!("{report:?}") };
    assert_eq!((random.results.wins, program.results.wins), (2.0, 0.0));
    assert_eq!((random.results.score, program.results.score), (None, None), "no game has a score");
    let text = report.to_string();
    for part in ["lost by a fault", "crash", "(exit status: 3)", "The others share the win of a lost game.", "none"] {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
    let (_, row) = against("kill -9 $$");
    assert!(row.first[0].contains("ended (signal: 9 (SIGKILL)) instead of answering decision 1"), "{row:?}");
    let (_, row) = against("exec >&-; sleep 60");
    assert!(row.first[0].ends_with("closed its output instead of answering decision 1"), "{row:?}");
}

#[test]
fn silence_loses_games_in_words() {
    let (_, row) = within("sleep 60", quick());
    assert_eq!((row.games, row.silence), (2, 2));
    assert_eq!(row.first[0], "luck 0, game 1: PROGRAM did not answer decision 1 within 100 ms");
}

#[test]
fn noise_loses_games_in_words() {
    let (_, row) = against("echo hello");
    assert_eq!((row.games, row.noise), (2, 2));
    let expected = "PROGRAM answered decision 1 with \"hello\"; expected a line like {\"choice\":0}";
    assert_eq!(row.first[0], format!("luck 0, game 1: {expected}"));
    for line in ["{\"choice\":-1}", "{\"choice\":1.5}", "{\"choice\":\"0\"}", "{\"ready\":1}", "[0]", "", "\\0377"] {
        let (_, row) = against(&format!("printf '{line}\\n'"));
        assert_eq!((row.games, row.noise), (2, 2), "{line}");
    }
    let (_, row) = against("head -c 1000000 /dev/zero | tr '\\0' 1; echo");
    assert_eq!((row.games, row.noise), (2, 2), "a line without an end");
    assert!(row.first[0].len() < 300, "{row:?}");
}

#[test]
fn an_illegal_choice_loses_games_in_words() {
    let (_, row) = against("echo '{\"choice\":99}'");
    assert_eq!((row.games, row.illegal), (2, 2));
    let expected = "luck 0, game 1: PROGRAM answered decision 1 with choice 99; expected 0 to ";
    assert!(row.first[0].starts_with(expected), "{row:?}");
}

/// The mean score is that of the games with scores. The program crashes in each game that it begins as the second seat.
#[test]
fn other_games_go_on_and_have_scores() {
    let folder = TempDir::new().unwrap();
    let second = "case \"$line\" in *'\"seat\":1'*) second=1 ;; *) second=0 ;; esac";
    let text =
        PROGRAM.replace("decisions=0", second).replace("DECIDE", &format!("[ $second = 0 ] || exit 1; {ANSWER}"));
    let name = written(&folder, &text);
    let report = |jobs| run(&["random", &name], (20, jobs), Limits::default()).unwrap();
    let (one, two) = (report(1), report(2));
    assert_eq!(one, two);
    assert_eq!((one.standings.lost[0].games, one.standings.lost[0].first.len()), (10, 5));
    assert!(one.standings.bots[1].results.score.is_some());
    let wins: f64 = one.standings.bots.iter().map(|row| row.results.wins).sum();
    assert!((wins - 20.0).abs() < 1e-9, "each lost game was won by the other");
}

/// The file of a match keeps the games that were lost, with their faults in words, and the times of the programs.
#[test]
fn a_match_with_lost_games_resumes_to_the_same_report() {
    let folder = TempDir::new().unwrap();
    let name = written(&folder, &PROGRAM.replace("DECIDE", &format!("[ $decisions -lt 2 ] || exit 1; {ANSWER}")));
    let (asked, file) = (asked(&["random", &name], (8, 2), Limits::default()), folder.path().join("match.jsonl"));
    let report = run_in(&asked, &file).0;
    assert!(report[0].contains("instead of answering decision 2"), "{report:?}");
    let whole = fs::read(&file).unwrap();
    fs::write(&file, &whole[..whole.len() * 2 / 3]).unwrap();
    let (again, heard) = run_in(&asked, &file);
    assert_eq!(again, report);
    let played = heard.last().unwrap().played;
    assert!((2..8).contains(&played), "some games were in the file: {heard:?}");
    let other = Match { limits: quick(), ..asked };
    let fault = other.run_in(&file, &|_| ()).unwrap_err().to_string();
    assert!(fault.contains("the time for a decision is 10 s there; expected 100 ms"), "{fault}");
}

#[test]
fn a_program_that_cannot_be_started_stops_the_match() {
    let fault = |name: &str| run(&["random", name], (100, 2), quick()).unwrap_err().to_string();
    let words = fault("exec:/nowhere/bot --fast");
    assert!(words.starts_with("the program exec:/nowhere/bot --fast cannot be started: No such file"), "{words}");
    assert!(words.ends_with("expected one that can be run"), "{words}");
    let folder = TempDir::new().unwrap();
    let unready = |text: &str| {
        let name = written(&folder, &format!("#!/bin/sh\n{text}\n"));
        fault(&name).replace(&name, "PROGRAM")
    };
    for (text, expected) in [
        ("exit 4", "ended (exit status: 4) instead of answering \"hello\"; it was never ready"),
        (
            "echo hello; cat",
            "answered \"hello\" with \"hello\"; expected a line like {\"ready\":1}; it was never ready",
        ),
        ("echo '{\"ready\":7}'; cat", "is ready for version 7 of the protocol; expected 1; it was never ready"),
        ("echo '{\"ready\":1,\"wants\":[\"luck\"]}'; cat", "expected a line like {\"ready\":1}; it was never ready"),
    ] {
        let words = unready(text);
        assert!(words.starts_with("the program PROGRAM ") && words.ends_with(expected), "{words}");
    }
    let name = written(&folder, "#!/bin/sh\nsleep 60\n");
    let limits = Limits { start: Duration::from_millis(100), ..Limits::default() };
    let words = run(&[&name, "random"], (100, 2), limits).unwrap_err().to_string();
    assert!(words.ends_with("did not answer \"hello\" within 100 ms; it was never ready"), "{words}");
}

/// A program that reads nothing cannot block the match, and ends with everything that it has started.
#[test]
fn a_program_ends_with_the_match() {
    let folder = TempDir::new().unwrap();
    let pids = folder.path().join("pids");
    let text = format!(
        "#!/bin/sh\nsleep 600 &\necho $! $$ >>{}\necho '{{\"ready\":1,\"wants\":[\"scene\",\"view\"]}}'\nsleep 600\n",
        pids.display()
    );
    let name = written(&folder, &text);
    let report = run(&[&name, "random"], (4, 1), quick()).unwrap();
    assert_eq!(report.standings.lost[0].silence, 4);
    let started: Vec<String> = fs::read_to_string(&pids).unwrap().split_whitespace().map(str::to_owned).collect();
    assert_eq!(started.len(), 8, "two processes for each start");
    let since = Instant::now();
    for pid in started {
        while runs(&pid) {
            assert!(since.elapsed() < Duration::from_secs(10), "{pid} is left");
        }
    }
}

/// Reports whether a process runs. One that has ended may still wait to be cleared away.
fn runs(pid: &str) -> bool {
    let stat = fs::read_to_string(Path::new("/proc").join(pid).join("stat")).unwrap_or_default();
    !stat.is_empty() && !stat.contains(") Z ")
}

/// The environment of this process may be secret.
#[test]
fn a_program_gets_a_clean_environment() {
    let folder = TempDir::new().unwrap();
    let seen = folder.path().join("seen");
    let decide = format!("env >{}; {ANSWER}", seen.display());
    let name = written(&folder, &PROGRAM.replace("DECIDE", &decide));
    run(&[&name, "random"], (2, 1), Limits::default()).unwrap();
    let seen = fs::read_to_string(&seen).unwrap();
    assert!(seen.contains("PATH="), "{seen}");
    assert!(!seen.contains("CARGO"), "cargo sets such variables for its tests: {seen}");
}
