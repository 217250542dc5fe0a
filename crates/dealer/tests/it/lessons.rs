//! Tests of the lessons of all games, and of one lesson that is closed, opened again and left.

pub(crate) mod check;

use check::{begin, faults};
use dealer::{ActFault, Dealer, Row, Script};
use kernel::{Lang, Options, Rng, Seat, Shelf, Turn};

/// The number of times that each lesson is played. Where the script leaves the choice open, the choice is random.
const WAYS: u64 = 6;

fn lessons() -> Vec<(&'static str, Script)> {
    let lessons = catalog::GAMES.iter().filter_map(|game| Some((game.name, game.lesson()?)));
    lessons.map(|(game, text)| (game, Script::parse(text).unwrap())).collect()
}

fn learner() -> Seat {
    Seat::new(0, 2).unwrap()
}

#[test]
fn every_lesson_plays_to_its_end() {
    let lessons = lessons();
    assert!(!lessons.is_empty());
    for (game, script) in lessons {
        assert_eq!(faults(game, &script, |_| 0), [""; 0], "{game}");
        assert_eq!(faults(game, &script, |offered| offered - 1), [""; 0], "{game}");
        for seed in 0..WAYS {
            let mut rng = Rng::new(seed);
            assert_eq!(faults(game, &script, |offered| rng.below(offered as u32) as usize), [""; 0], "{game} {seed}");
        }
    }
}

/// Returns the dealer of a lesson that a host opens again from the header and the stored rows.
fn reopened(game: &str, script: &Script, rows: &[Row]) -> Dealer {
    let names = std::iter::once("Ann".to_owned()).chain(script.others.iter().map(|seat| seat.name.clone())).collect();
    let mut header = catalog::open(game, &script.options, names, &Shelf::EMPTY).unwrap().header().clone();
    header.lesson = Some(script.version);
    let levels = std::iter::once(None).chain(script.others.iter().map(|seat| seat.bot.as_deref()));
    let levels = levels.map(|level| level.map(|level| level.parse().unwrap())).collect();
    Dealer::new(catalog::resume(&header, &Shelf::EMPTY).unwrap(), levels, 99).unwrap().replay(rows).unwrap()
}

fn dealt(game: &str, script: &Script) -> (Dealer, Vec<Row>) {
    let mut dealer = reopened(game, script, &[]);
    let mut rows = Vec::new();
    crate::run_on(&mut dealer, &mut rows);
    (dealer, rows)
}

#[test]
fn a_lesson_has_the_luck_of_its_script_and_survives_a_restart() {
    for (game, script) in lessons() {
        let (dealer, rows) = dealt(game, &script);
        assert_eq!(dealer.table().lines(), begin(game, &script).unwrap().table().lines(), "{game}");
        let again = reopened(game, &script, &rows);
        let shown = |dealer: &Dealer| dealer.lesson(dealer.table(), Some(learner()), Lang::Fr);
        assert_eq!(shown(&again), shown(&dealer));
        assert_eq!(shown(&again).unwrap().first, 1);
    }
}

#[test]
fn only_the_reader_sees_a_lesson() {
    for (game, script) in lessons() {
        let (dealer, _) = dealt(game, &script);
        assert_eq!(dealer.lesson(dealer.table(), None, Lang::En), None);
        assert_eq!(dealer.lesson(dealer.table(), Seat::new(1, 2), Lang::En), None);
    }
}

#[test]
fn a_lesson_that_is_left_takes_any_choice_also_after_a_restart() {
    for (game, script) in lessons() {
        let (mut dealer, mut rows) = dealt(game, &script);
        while dealer.table().turn() != Turn::Of(learner()) {
            crate::decide(&mut dealer, &mut rows);
        }
        let waits = dealer.lesson(dealer.table(), Some(learner()), Lang::En).unwrap().choices;
        let offered = dealer.table().scene(kernel::Viewer::Seat(learner()), Lang::En).choices.len();
        let other = (0..offered).find(|choice| !waits.contains(choice)).unwrap();
        assert!(matches!(dealer.act(learner(), other), Err(ActFault::Lesson { .. })), "{game}");
        let left = dealer.end_lesson();
        assert_eq!(left.rows(), [Row::EndLesson]);
        rows.push(Row::EndLesson);
        dealer.commit(left).unwrap();
        for dealer in [dealer, reopened(game, &script, &rows)] {
            assert_eq!(dealer.lesson(dealer.table(), Some(learner()), Lang::En), None);
            assert!(dealer.act(learner(), other).is_ok());
            assert!(dealer.end_lesson().rows().is_empty());
        }
    }
}

#[test]
fn a_lesson_of_another_version_is_a_common_game() {
    let (game, script) = lessons().remove(0);
    let changed = Script { version: script.version + 1, ..script };
    let dealer = reopened(game, &changed, &[]);
    assert_eq!(dealer.lesson(dealer.table(), Some(learner()), Lang::En), None);
}

#[test]
fn the_row_that_leaves_a_lesson_reads_as_it_is_written() {
    assert_eq!(Row::parse(&Row::EndLesson.print()).unwrap(), Row::EndLesson);
}

#[test]
fn a_table_without_a_lesson_has_none() {
    let table = catalog::open("draft", &Options::new(), vec!["Ann".into(), "Ben".into()], &Shelf::EMPTY).unwrap();
    let dealer = Dealer::new(table, vec![None, None], 7).unwrap();
    assert!(dealer.end_lesson().rows().is_empty());
}
