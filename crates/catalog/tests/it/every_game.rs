//! Tests of every game in the list, at every number of seats.

use catalog::{AnyTable, GAMES, GameEntry, OpenFault, Pass, read_record, write_record};
use kernel::{Lang, OptionFault, OptionKind, OptionSpec, OptionValue, Options, Rng, Shelf, Turn, Viewer};

/// Plays a whole game between bots that choose at random, and returns its table.
pub(crate) fn played(game: &GameEntry, options: &Options, seats: usize, seed: u64) -> Box<dyn AnyTable> {
    let names = (1..=seats).map(|number| format!("Player {number}")).collect();
    let mut table = catalog::open(game.name, options, names, &Shelf::EMPTY).unwrap();
    let mut rng = Rng::new(seed);
    loop {
        match table.turn() {
            Turn::Chance => drop(table.chance(&mut rng).unwrap()),
            Turn::Of(seat) => {
                let thought = table.think("random".parse().unwrap(), Rng::new(rng.word())).unwrap();
                table.choose(seat, thought(&mut || false)).unwrap();
            }
            Turn::Over => return table,
        }
    }
}

/// Returns the default options, and sets of options in which only one option has a value. Each value of an option has a
/// set, but a numeric option has sets only for its smallest and its greatest value.
fn option_sets(specs: &[OptionSpec]) -> Vec<Options> {
    let mut sets = vec![Options::new()];
    for OptionSpec { name, kind, .. } in specs {
        let values = match kind {
            OptionKind::Flag => vec![OptionValue::Flag(false), OptionValue::Flag(true)],
            OptionKind::Number { least, most } => vec![OptionValue::Number(*least), OptionValue::Number(*most)],
            OptionKind::OneOf { words } => words.iter().map(|(word, _)| OptionValue::Word(word.clone())).collect(),
        };
        sets.extend(values.into_iter().map(|value| Options::from([(name.clone(), value)])));
    }
    sets
}

/// Reports whether a game can be set up with these options. Some options fit only some numbers of seats.
fn fits(game: &GameEntry, options: &Options, seats: usize) -> bool {
    let names = (1..=seats).map(|number| format!("Player {number}")).collect();
    match catalog::open(game.name, options, names, &Shelf::EMPTY) {
        Ok(_) => true,
        Err(OpenFault::Options(OptionFault::Value { .. })) if !options.is_empty() => false,
        Err(fault) => panic!("{}: {fault}", game.name),
    }
}

/// Calls `check` with a table whose game is over, for every game in the list, number of seats and set of options.
pub(crate) fn each_game(mut check: impl FnMut(&dyn AnyTable)) {
    for game in GAMES.iter() {
        for seats in game.fewest_seats..=game.most_seats {
            for (seed, options) in option_sets(&game.options(Lang::En, &Shelf::EMPTY)).iter().enumerate() {
                if fits(game, options, seats) {
                    check(&*played(game, options, seats, seed as u64));
                }
            }
        }
    }
}

#[test]
fn a_record_replays_to_the_same_table() {
    each_game(|table| {
        let record = write_record(table);
        let again = read_record(&record, &Shelf::EMPTY).unwrap();
        assert_eq!((again.digest(), again.scores()), (table.digest(), table.scores()));
        assert_eq!(write_record(&*again), record);
    });
}

#[test]
fn every_position_can_be_looked_at_again() {
    for game in GAMES.iter() {
        let table = played(game, &Options::new(), game.most_seats, 3);
        for (entries, line) in table.lines().iter().enumerate() {
            let after = table.at(entries + 1).unwrap();
            assert_eq!(line.digest, Some(format!("{:016x}", after.digest())));
        }
    }
}

#[test]
fn every_viewer_gets_words_in_both_languages() {
    each_game(|table| {
        for viewer in table.scores().unwrap().seats().map(Viewer::Seat).chain([Viewer::Table]) {
            let [english, french] = [Lang::En, Lang::Fr].map(|lang| table.log(viewer, lang));
            assert_eq!(english.len(), french.len());
            assert_ne!(english, french);
            let scene = table.scene(viewer, Lang::En);
            assert_ne!(scene.heading, table.scene(viewer, Lang::Fr).heading);
            assert_eq!(scene.sheet.map(|sheet| sheet.seats.len()), Some(table.header().seats.len()));
        }
    });
}

#[test]
fn a_decision_is_taken_back_only_by_its_seat() {
    for game in GAMES.iter() {
        let whole = played(game, &Options::new(), game.fewest_seats, 8);
        let mut undone = 0;
        for entries in 1..=whole.entries() {
            let before = whole.at(entries - 1).unwrap();
            for seat in whole.scores().unwrap().seats() {
                let mut table = whole.at(entries).unwrap();
                let mine = before.turn() == Turn::Of(seat);
                assert!(mine || !table.may_undo(seat, Pass::Any));
                if table.may_undo(seat, Pass::Any) {
                    let kept = entries - table.undo(seat, Pass::Any).unwrap();
                    assert_eq!((table.entries(), table.digest()), (kept, whole.at(kept).unwrap().digest()));
                    undone += 1;
                }
            }
        }
        assert!(undone > 0, "{}: nothing can ever be taken back", game.name);
    }
}
