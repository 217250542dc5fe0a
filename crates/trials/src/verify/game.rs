//! Games whose luck can be checked, with people who decide at random, bots, salts and copied entries.

use anyhow::{Context, Result};
use catalog::{AnyTable, GAMES, Level, Line};
use dealer::{Dealer, Luck, Row};
use kernel::{Options, Rng, Shelf, Turn};
use luck::{Claim, LuckKey, Salt, SaltClaim, Signer};

/// Plays the game with this number to its end, and returns its signed record.
pub(super) fn record(number: usize, seed: u64) -> Result<String> {
    let mut luck = Rng::stream(seed, 2 + number as u64);
    let game = GAMES.get(number % GAMES.len()).context("the catalog has games")?;
    let seats = 2 + number / GAMES.len() / 2 % 2 * usize::from(game.most_seats > 2);
    let names = (0..seats).map(|seat| format!("Player {seat}")).collect();
    let mut header = catalog::open(game.name, &Options::new(), names, &Shelf::EMPTY)?.header().clone();
    let bots = [None, Some(Level::Random), Some(Level::Greedy)];
    let levels: Vec<Option<Level>> = (0..seats).map(|seat| bots[(seat + number / GAMES.len()) % 3]).collect();
    header.bots = levels.iter().map(|level| level.map(|level| level.to_string())).collect();
    let key = LuckKey::new(bytes(&mut luck));
    let copied =
        if number % 5 == 4 { copies(&*catalog::resume(&header, &Shelf::EMPTY)?, &mut luck)? } else { Vec::new() };
    let mut claim = Claim::unsalted(format!("{:016x}", luck.word()), &key, copied.len());
    if number / GAMES.len() % 2 == 1 {
        claim.attempt = 1 + luck.below(3);
        claim.salts = levels.iter().enumerate().map(|(seat, level)| salt(seat, *level, &mut luck)).collect();
    }
    header.luck = Some(claim);
    let rows: Vec<Row> = copied.into_iter().map(Row::Line).collect();
    let dealer = Dealer::new(catalog::resume(&header, &Shelf::EMPTY)?, levels, Luck::of(&header, 0, Some(key))?)?;
    let mut dealer = dealer.with_signer(Some(Signer::new(bytes(&mut luck)))).replay(&rows)?;
    play(&mut dealer, &mut luck)?;
    Ok(dealer.record())
}

/// Plays a game to its end. People decide at random.
fn play(dealer: &mut Dealer, luck: &mut Rng) -> Result<()> {
    let owed = dealer.owed()?;
    dealer.commit(owed)?;
    while let Turn::Of(seat) = dealer.table().turn() {
        let choice = match dealer.level(seat) {
            Some(level) => dealer.think(level)?(&mut || false),
            None => luck.below(dealer.table().ways() as u32) as usize,
        };
        let step = dealer.act(seat, choice)?;
        dealer.commit(step)?;
    }
    Ok(())
}

/// Returns the first entries of another game.
fn copies(table: &dyn AnyTable, luck: &mut Rng) -> Result<Vec<Line>> {
    let mut other = table.copy();
    for _ in 0..5 + luck.below(20) {
        if other.ways() > 0 {
            other.take(luck.below(other.ways() as u32) as usize)?;
        }
    }
    Ok(other.lines())
}

fn salt(seat: usize, level: Option<Level>, luck: &mut Rng) -> Option<SaltClaim> {
    let salt = Salt::new(bytes(luck));
    level.is_none().then(|| SaltClaim { commitment: salt.commitment(seat), salt })
}

fn bytes(luck: &mut Rng) -> [u8; 32] {
    std::array::from_fn(|_| luck.below(256) as u8)
}
