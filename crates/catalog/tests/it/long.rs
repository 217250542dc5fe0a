//! Tests that the longest game that the rules allow can be replayed from its record.

use catalog::{AnyTable, read_record, write_record};
use kernel::{OptionValue, Options, Rng, Seat, Shelf, Turn};

/// Plays a whole game of `oz` for four players at random and returns its table. Choices that move a Character ahead or
/// end the decisions of a seat are avoided as far as possible, so that the game does not end early.
fn without_haste(seed: u64) -> Box<dyn AnyTable> {
    let names = ["Ann", "Ben", "Cleo", "Dan"].map(str::to_owned).to_vec();
    let options = Options::from([("roundCap".to_owned(), OptionValue::Number(200))]);
    let mut table = catalog::open("oz", &options, names, &Shelf::EMPTY).unwrap();
    let mut rng = Rng::new(seed);
    loop {
        match table.turn() {
            Turn::Chance => drop(table.chance(&mut rng).unwrap()),
            Turn::Of(seat) => {
                let choice = (0..16).map(|_| chosen(&*table, seat, &mut rng)).find(|(_, is_ahead)| !is_ahead);
                let choice = choice.unwrap_or_else(|| chosen(&*table, seat, &mut rng)).0;
                table.choose(seat, choice).unwrap();
            }
            Turn::Over => return table,
        }
    }
}

/// Returns a random choice of this seat, and true if the choice moves a Character ahead or ends the seat's decisions.
fn chosen(table: &dyn AnyTable, seat: Seat, rng: &mut Rng) -> (usize, bool) {
    let thought = table.think("random".parse().unwrap(), Rng::new(rng.word())).unwrap();
    let choice = thought(&mut || false);
    let line = table.copy().choose(seat, choice).unwrap().print();
    (choice, line.contains("\"ahead\":true") || line.contains("\"done\""))
}

#[test]
fn a_game_of_two_hundred_rounds_comes_back_from_its_record() {
    let table = without_haste(77);
    assert_eq!(table.entries(), 17_084);
    let record = write_record(&*table);
    assert!(record.len() > 1 << 20, "{}", record.len());
    let again = read_record(&record, &Shelf::EMPTY).unwrap();
    assert_eq!((again.digest(), again.scores()), (table.digest(), table.scores()));
    assert_eq!(write_record(&*again), record);
}
