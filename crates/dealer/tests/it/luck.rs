//! Tests of tables whose luck can be checked.

use crate::{SEED, table};
use catalog::{AnyTable, Level, Move, Record, write_record};
use dealer::{Access, Dealer, KeyFault, Luck, LuckFault, Person, Row, check_bots, check_numbers};
use kernel::{Rng, Shelf, Turn};
use luck::{Claim, LuckKey, Purpose, Seal, Signer};

const KEY: LuckKey = LuckKey::new([9; 32]);
const ANN: Person = Person::new([0xa1; 32]);

/// Returns a table of a game with a claim about the luck of this key.
fn claimed(game: &str, key: &LuckKey) -> Box<dyn AnyTable> {
    let mut header = table(game).header().clone();
    header.bots = vec![None, Some("greedy".to_owned())];
    header.luck = Some(Claim::unsalted("37aba55498f737df".to_owned(), key, 0));
    catalog::resume(&header, &Shelf::EMPTY).unwrap()
}

/// Returns the dealer of such a table between a person and a bot, on a server that hosts for others, before the first
/// row.
fn unplayed(game: &str, key: LuckKey) -> Dealer {
    let (table, levels) = (claimed(game, &key), vec![None, Some(Level::Greedy)]);
    let luck = Luck::of(table.header(), SEED, Some(key)).unwrap();
    let dealer = Dealer::new(table, levels, luck).unwrap().with_signer(Some(Signer::new([4; 32])));
    dealer.with_access(Access::Open(vec![Some(ANN), None])).unwrap()
}

/// Returns the dealer of such a table, at which the first seat decides.
fn dealer(game: &str, key: LuckKey) -> Dealer {
    let mut dealer = unplayed(game, key);
    let owed = dealer.owed().unwrap();
    dealer.commit(owed).unwrap();
    dealer
}

/// Plays the next decision. The person decides at random. Returns the rows, or `None` if the game is over.
fn decide(dealer: &mut Dealer, person: &mut Rng) -> Option<Vec<Row>> {
    let Turn::Of(seat) = dealer.table().turn() else { return None };
    let choice = match dealer.level(seat) {
        Some(level) => dealer.think(level).unwrap()(&mut || false),
        None => person.below(dealer.table().ways() as u32) as usize,
    };
    let step = dealer.act(seat, choice).unwrap();
    let rows = step.rows().to_vec();
    dealer.commit(step).unwrap();
    Some(rows)
}

#[test]
fn every_number_is_that_of_the_key_and_stands_beside_its_outcome() {
    for game in catalog::GAMES.iter().map(|game| game.name) {
        let (mut dealer, mut person) = (dealer(game, KEY), Rng::new(3));
        while decide(&mut dealer, &mut person).is_some() {}
        let (table, draws) = (dealer.table(), Luck::of(dealer.table().header(), SEED, Some(KEY)).unwrap());
        let Luck::Key(draws) = draws else { panic!("a table with a key draws from it") };
        let mut drawn = 0;
        for (entry, line) in (1..).zip(table.lines()) {
            let number = line.drawn.map(|drawn| draws.below(Purpose::Chance, entry, drawn.bound));
            assert_eq!(number, line.drawn.map(|drawn| drawn.number), "{game}: entry {entry}");
            assert_eq!(line.drawn.is_some(), matches!(line.happened, Move::Chance { .. }));
            drawn += usize::from(line.drawn.is_some());
        }
        let record = Record::parse(dealer.record()).unwrap();
        assert_eq!(check_numbers(&record).unwrap(), drawn, "{game}");
        let checked = check_bots(&record, table).unwrap();
        assert!(drawn > 10 && checked.same > 10 && (checked.cut_short, checked.timed) == (0, 0), "{game}: {checked:?}");
        let again = record.replay(|header| catalog::resume(header, &Shelf::EMPTY)).unwrap();
        assert_eq!(again.digest(), table.digest(), "{game}");
    }
}

#[test]
fn another_key_gives_another_game_and_the_same_key_the_same() {
    let dealt = |key| dealer("duel", LuckKey::new([key; 32])).table().digest();
    assert_eq!(dealt(1), dealt(1));
    assert_ne!(dealt(1), dealt(2));
}

#[test]
fn the_rows_lead_to_the_same_table_and_the_same_luck() {
    let (mut dealer, mut rows) = (dealer("oz", KEY), Vec::new());
    rows.extend(dealer.table().lines().into_iter().map(Row::Line));
    let mut person = Rng::new(5);
    for _ in 0..40 {
        rows.extend(decide(&mut dealer, &mut person).unwrap());
    }
    let printed: Vec<Row> = rows.iter().map(|row| Row::parse(&row.print()).unwrap()).collect();
    assert_eq!(printed, rows);
    let mut again = unplayed("oz", KEY).replay(&printed).unwrap();
    assert_eq!(again.table().digest(), dealer.table().digest());
    let mut same = person.clone();
    for _ in 0..40 {
        assert_eq!(decide(&mut again, &mut same), decide(&mut dealer, &mut person));
    }
}

#[test]
fn the_key_opens_when_the_game_is_over_and_not_before() {
    let (mut dealer, mut person) = (dealer("draft", KEY), Rng::new(3));
    while dealer.table().turn() != Turn::Over {
        let record = dealer.record();
        assert!(!record.contains(&KEY.hex()) && Seal::parse(record.as_bytes()).is_err());
        decide(&mut dealer, &mut person);
    }
    let record = dealer.record();
    let seal = Seal::parse(record.as_bytes()).unwrap();
    assert_eq!((seal.key, seal.signer), (KEY, Signer::new([4; 32]).public()));
    seal.check(record.as_bytes()).unwrap();
    assert!(record.starts_with(r#"{"brickroad":1,"game":"draft","#) && record.contains(r#""seats":["0","1"]"#));
    // The names stand in the record on the server's own side, and the length has the room for the seal.
    assert!(write_record(dealer.table()).contains(r#""seats":["Ann","Ben"]"#));
    assert!(record.len() <= dealer.table().record_bytes());
    let seat = dealer.people().next().unwrap();
    assert!(dealer.undo(seat).is_err(), "the key is open, so nothing is taken back");
}

#[test]
fn nothing_is_taken_back_across_a_chance() {
    for game in catalog::GAMES.iter().map(|game| game.name) {
        let (mut dealer, mut person) = (dealer(game, KEY), Rng::new(8));
        let (mut drawn, mut undone) = (0, 0);
        let seat = dealer.people().next().unwrap();
        for _ in 0..300 {
            let chances = |dealer: &Dealer| dealer.table().lines().iter().filter(|line| line.drawn.is_some()).count();
            let before = chances(&dealer);
            if decide(&mut dealer, &mut person).is_none() {
                break;
            }
            drawn = drawn.max(chances(&dealer));
            if let Ok(step) = dealer.undo(seat) {
                assert_eq!(chances(&dealer), before, "{game}: a draw came after the decision that is taken back");
                dealer.commit(step).unwrap();
                assert_eq!(chances(&dealer), drawn, "{game}");
                undone += 1;
                decide(&mut dealer, &mut person);
                drawn = drawn.max(chances(&dealer));
            }
        }
        assert!(undone > 0, "{game}");
    }
}

#[test]
fn a_key_and_its_claim_belong_together() {
    let (with, without) = (claimed("draft", &KEY), table("draft"));
    let fault = |table: &dyn AnyTable, key| Luck::of(table.header(), SEED, key).unwrap_err();
    assert_eq!(fault(&*with, None), KeyFault::KeyAndClaim);
    assert_eq!(fault(&*without, Some(KEY)), KeyFault::KeyAndClaim);
    assert!(matches!(fault(&*with, Some(LuckKey::new([1; 32]))), KeyFault::Claim(_)));
    assert!(matches!(Luck::of(without.header(), SEED, None), Ok(Luck::Seed(SEED))));
}

#[test]
fn a_record_without_a_claim_or_a_seal_is_not_checked() {
    let plain = Record::parse(write_record(&*table("draft"))).unwrap();
    assert!(matches!(check_numbers(&plain), Err(LuckFault::NoClaim)));
    let open = Record::parse(write_record(&*claimed("draft", &KEY))).unwrap();
    assert!(matches!(check_numbers(&open), Err(LuckFault::NoSeal)));
}
