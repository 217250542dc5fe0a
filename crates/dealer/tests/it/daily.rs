//! Tests of daily deals: everybody gets the same luck and the same bots, whatever the people decide.

use catalog::{AnyTable, GAMES, Header, Level, Line, Move};
use dealer::{DailyFault, Dealer, Row, check_daily_deal, is_daily_deal};
use kernel::{OptionValue, Options, Rng, Shelf, Turn};

const DAY: &str = "2026-11-25";

/// Returns the header of a game's daily deal on the day of the tests, for a person with this name.
fn header(game: &str, name: &str) -> Header {
    let others = catalog::game(game).unwrap().daily().unwrap();
    let names = std::iter::once(name.to_owned()).chain((1..=others.len()).map(|number| format!("Bot {number}")));
    let mut header = catalog::open(game, &Options::new(), names.collect(), &Shelf::EMPTY).unwrap().header().clone();
    let bots = std::iter::once(None).chain(others.iter().map(|level| Some((*level).to_owned()))).collect();
    (header.bots, header.daily) = (bots, Some(DAY.parse().unwrap()));
    header
}

fn begin(header: &Header) -> Dealer {
    let levels = header.bots.iter().map(|bot| bot.as_ref().map(|level| level.parse().unwrap())).collect();
    // The last argument is the seed of the table, which a daily deal ignores.
    Dealer::new(catalog::resume(header, &Shelf::EMPTY).unwrap(), levels, 99).unwrap()
}

/// Plays a deal to its end. `decisions` is the seed of the person's random decisions.
fn play(mut dealer: Dealer, decisions: u64) -> Dealer {
    let (mut rng, mut rows) = (Rng::new(decisions), Vec::new());
    crate::run_on(&mut dealer, &mut rows);
    while let Turn::Of(seat) = dealer.table().turn() {
        let level = dealer.level(seat).unwrap_or(Level::Random);
        let choice = match level {
            Level::Random => rng.below(dealer.table().ways() as u32) as usize,
            bot => dealer.think(bot).unwrap()(&mut || false),
        };
        let step = dealer.act(seat, choice).unwrap();
        rows.extend_from_slice(step.rows());
        dealer.commit(step).unwrap();
    }
    dealer
}

fn chances(table: &dyn AnyTable) -> Vec<serde_json::Value> {
    let chance = |line: Line| match line.happened {
        Move::Chance { chance } => Some(chance),
        Move::Action { .. } => None,
    };
    table.lines().into_iter().filter_map(chance).collect()
}

fn daily_games() -> impl Iterator<Item = &'static str> {
    GAMES.iter().filter(|game| game.daily().is_some()).map(|game| game.name)
}

#[test]
fn a_solitaire_of_oz_and_a_draft_are_dealt_every_day() {
    assert_eq!(daily_games().collect::<Vec<_>>(), ["draft", "oz"]);
}

#[test]
fn no_bot_of_a_daily_deal_depends_on_time() {
    for bot in GAMES.iter().filter_map(catalog::GameEntry::daily).flatten() {
        assert_eq!(bot.parse::<Level>().unwrap().within(), None);
    }
}

#[test]
fn the_first_draws_of_a_day_stay_as_they_are() {
    // The expected values are written out, because a change of these values changes the deals of every day, including
    // deals that people are playing.
    for (game, expected) in FIRST {
        let header = header(game, "Ann");
        let mut dealer = begin(&header);
        crate::run_on(&mut dealer, &mut Vec::new());
        let drawn: Vec<String> = chances(dealer.table()).iter().map(ToString::to_string).collect();
        assert_eq!(drawn.join(" "), expected, "{game}");
    }
}

const FIRST: [(&str, &str); 2] = [
    (
        "draft",
        r#"{"first":2} {"column":{"characters":["G","G"],"story":25}} {"column":{"characters":["T","W"],"story":1}} {"column":{"characters":["G","O"],"story":33}} {"column":{"characters":["L","O"],"story":37}}"#,
    ),
    (
        "oz",
        r#"{"first":0} {"draw":12} {"draw":45} {"draw":35} {"draw":26} {"draw":30} {"die":{"symbol":true}} {"die":{"symbol":true}} {"die":{"symbol":true}} {"die":{"symbol":false}}"#,
    ),
];

#[test]
fn whatever_anybody_decides_the_columns_of_the_draft_are_the_same() {
    let (one, other) = (play(begin(&header("draft", "Ann")), 1), play(begin(&header("draft", "Zoé")), 2));
    assert_ne!(one.table().lines(), other.table().lines());
    assert_eq!(chances(one.table()), chances(other.table()));
}

#[test]
fn another_day_and_another_deal_have_other_luck() {
    let today = header("draft", "Ann");
    let tomorrow = Header { daily: Some("2026-11-26".parse().unwrap()), ..today.clone() };
    let easier = Header { bots: vec![None, Some("greedy".into()), Some("greedy".into())], ..today.clone() };
    let open = catalog::open(
        "draft",
        &[("openTrio".to_owned(), OptionValue::Flag(true))].into(),
        today.seats.clone(),
        &Shelf::EMPTY,
    );
    let open = Header { options: open.unwrap().header().options.clone(), ..today.clone() };
    let common = Header { daily: None, ..today.clone() };
    let seeds = [&today, &tomorrow, &easier, &open].map(|header| header.daily_seed().unwrap());
    for (place, seed) in seeds.iter().enumerate() {
        assert!(!seeds[..place].contains(seed), "{seeds:?}");
    }
    assert_eq!(common.daily_seed(), None);
    assert_eq!(header("draft", "Zoé").daily_seed(), today.daily_seed(), "a name changes nothing");
}

#[test]
fn a_game_that_stops_goes_on_with_the_luck_of_its_day() {
    for game in daily_games() {
        let whole = play(begin(&header(game, "Ann")), 3);
        let rows: Vec<Row> = whole.table().lines().into_iter().map(Row::Line).collect();
        for kept in [rows.len() / 3, rows.len() / 2] {
            let again = play(begin(&header(game, "Ann")).replay(&rows[..kept]).unwrap(), 4);
            assert!(is_daily_deal(again.table()), "{game} after {kept} entries");
        }
    }
}

#[test]
fn luck_that_was_made_up_is_no_daily_deal() {
    for game in daily_games() {
        let played = play(begin(&header(game, "Ann")), 5);
        assert!(is_daily_deal(played.table()), "{game}");
        let claimed = |change: fn(&mut Header)| {
            let mut header = header(game, "Ann");
            change(&mut header);
            let mut table = catalog::resume(&header, &Shelf::EMPTY).unwrap();
            played.table().lines().iter().for_each(|line| table.enter(line).unwrap());
            check_daily_deal(&*table)
        };
        claimed(|_| {}).unwrap();
        assert!(matches!(claimed(|header| header.daily = None), Err(DailyFault::NoDay)), "{game}");
        let other = claimed(|header| header.daily = Some("2026-11-24".parse().unwrap()));
        assert!(matches!(other, Err(DailyFault::Luck { .. })), "{game} of another day: {other:?}");

        let common = play(begin(&Header { daily: None, ..header(game, "Ann") }), 5);
        let mut table = catalog::resume(&header(game, "Ann"), &Shelf::EMPTY).unwrap();
        common.table().lines().iter().for_each(|line| table.enter(line).unwrap());
        assert!(!is_daily_deal(&*table), "{game} with luck of its own");
    }
}

#[test]
fn bots_that_were_made_to_lose_are_no_daily_deal() {
    let header = header("draft", "Ann");
    let levels = vec![None, Some(Level::Random), Some(Level::Random)];
    let mut weak = Dealer::new(catalog::resume(&header, &Shelf::EMPTY).unwrap(), levels, 99).unwrap();
    weak = play(weak, 6);
    let otherwise = check_daily_deal(weak.table());
    assert!(matches!(otherwise, Err(DailyFault::Bot { .. })), "the bots of the header: {otherwise:?}");
    let easier = Header { bots: vec![None, Some("random".into()), Some("random".into())], ..header };
    let easier = check_daily_deal(play(begin(&easier), 6).table());
    assert!(matches!(easier, Err(DailyFault::Plan)), "not the bots of daily deals: {easier:?}");
}
