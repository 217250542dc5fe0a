//! For a number of seconds, damages lines of cards at random, and parses and prints each result:
//!
//! ```sh
//! cargo run --release -p language --example fuzz_notation -- 600
//! ```
//!
//! The second argument is a seed. The program ends at the first failure, and shows the line that caused it.

#[path = "../tests/it/notation/grow.rs"]
mod grow;
#[path = "../tests/it/notation/spoil.rs"]
mod spoil;

use grow::Grower;
use kernel::Rng;
use language::{Catalog, Lexicon, parse, print};
use spoil::{holds, spoiled};
use std::time::{Duration, Instant};

/// The longest time that parsing and printing a line of up to 2,000 bytes may take, on a slow and busy machine.
const MOST_TIME: Duration = Duration::from_secs(1);

fn main() {
    let mut numbers =
        std::env::args().skip(1).map(|argument| argument.parse::<u64>().expect("a number of seconds, and a seed"));
    let seconds = numbers.next().unwrap_or(20);
    let seed = numbers.next().unwrap_or(1);
    let catalogs = [Catalog::oz(), Catalog::epic()];
    let tables: Vec<Table<'_>> = catalogs.iter().map(Table::of).collect();
    let mut rng = Rng::new(seed);
    let mut tally = Tally::default();
    let end = Instant::now() + Duration::from_secs(seconds);
    while Instant::now() < end {
        let table = rng.pick(&tables).expect("there are two tables");
        let line = table.line(&mut rng);
        tally.count(&line, table.lexicon);
    }
    println!(
        "seed {seed}: {} lines in {seconds} s, {} of them read; the slowest took {} µs: {:?}",
        tally.lines,
        tally.read,
        tally.slowest.as_micros(),
        tally.slowest_line
    );
}

struct Table<'a> {
    lexicon: &'a Lexicon,
    lines: Vec<&'a str>,
    words: Vec<&'a str>,
}

impl<'a> Table<'a> {
    fn of(catalog: &'a Catalog) -> Table<'a> {
        let cards = catalog.cards().iter().map(|card| card.notation.as_str());
        let locations = catalog.locations().iter().map(|location| location.notation.as_str());
        let lines: Vec<&str> = cards.chain(locations).filter(|line| !line.is_empty()).collect();
        let words = lines.iter().flat_map(|line| line.split_inclusive([' ', '|', '(', '"', ':'])).collect();
        Table { lexicon: catalog.lexicon(), lines, words }
    }

    fn line(&self, rng: &mut Rng) -> String {
        match rng.below(8) {
            0..3 => spoiled(rng, &self.lines),
            3 => self.grown(rng),
            4 => {
                let line = self.grown(rng);
                spoiled(rng, &[&line])
            }
            5 => (0..rng.below(40)).map(|_| *rng.pick(&self.words).expect("cards say something")).collect(),
            6 => {
                let some = *rng.pick(&self.words).expect("cards say something");
                some.repeat(rng.below(2_100) as usize / some.len())
            }
            _ => {
                let bytes: Vec<u8> = (0..rng.below(60)).map(|_| rng.below(256) as u8).collect();
                String::from_utf8_lossy(&bytes).into_owned()
            }
        }
    }

    /// Returns a line from the generator of the tests. The line is the text of no card.
    fn grown(&self, rng: &mut Rng) -> String {
        let mut grower = Grower { rng: Rng::new(rng.word()), lexicon: self.lexicon };
        print(&grower.text(), self.lexicon)
    }
}

#[derive(Default)]
struct Tally {
    lines: u64,
    read: u64,
    slowest: Duration,
    slowest_line: String,
}

impl Tally {
    fn count(&mut self, line: &str, lexicon: &Lexicon) {
        // The machine may have been busy with other work during the first run, so the shorter of two times counts.
        let took = time(line, lexicon).min(time(line, lexicon));
        assert!(took < MOST_TIME, "{took:?}: {line:?}");
        if took > self.slowest {
            self.slowest = took;
            self.slowest_line = line.into();
        }
        self.lines += 1;
        self.read += u64::from(holds(line, lexicon));
    }
}

fn time(line: &str, lexicon: &Lexicon) -> Duration {
    let start = Instant::now();
    let _ = parse(line, lexicon);
    start.elapsed()
}
