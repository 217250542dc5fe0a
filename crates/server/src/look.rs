//! A table as the host may see it without a server that runs: with the view of a spectator, and the talk.

use crate::{
    clock::Clock,
    held::{Held, Home},
    hosting::Hosting,
    player_ids::PlayerIds,
    start::PACKS,
    talk::words,
    troubles::refusal,
};
use dealer::{About, Screen};
use host::Refusal;
use kernel::Lang;
use packs::PackFolder;
use std::{path::Path, sync::Arc};
use store::{Store, TableId};

/// A table as a spectator sees it. No hand and no luck is in it.
#[derive(Clone, Debug)]
pub struct Looked {
    pub title: String,
    pub heading: String,
    /// The names of the seats, each with the level of its bot, if a bot plays it.
    pub seats: Vec<(String, Option<String>)>,
    pub entries: usize,
    /// The newest lines of the log, in words.
    pub log: Vec<String>,
    /// The talk of players and spectators, the oldest line first: its number, its speaker, true for a player, and its
    /// words.
    pub talk: Vec<(u64, String, bool, String)>,
}

/// Looks at a table in this store, whose packs are in the data folder. Nothing is stored.
///
/// # Errors
///
/// Refuses a table that does not exist, that cannot be read, that is damaged, or whose packs are missing.
pub async fn look(store: Arc<dyn Store>, data: &Path, (id, lang): (&TableId, Lang)) -> Result<Looked, Refusal> {
    // Any public address will do: with it, the seats belong to their people.
    let hosting = Hosting::Others("http://localhost".parse().expect("an address"));
    let packs = PackFolder::at(data.join(PACKS));
    let player_ids = Arc::new(PlayerIds::new(Arc::clone(&store)));
    let (clock, ended) = (Clock::system(), Arc::default());
    let home = Home { store, packs, hosting, signer: None, clock, player_ids, ended, desk: None };
    let held = Held::load(&home, id).await?;
    let about = About {
        table: id.as_str(),
        pace: held.setup().pace,
        notices: Vec::new(),
        clock: held.dealer().clock(held.moment()),
        window: None,
    };
    // Nobody is at this screen, so it shows what everybody may see.
    let mut screen = Screen::of(None, held.dealer(), lang);
    let position = screen.show(held.dealer(), &about, None)?.position;
    let talk = home.store.talk(id).await.map_err(refusal)?;
    Ok(Looked {
        title: position.title,
        heading: position.scene.heading,
        seats: position.seats.into_iter().map(|seat| (seat.name, seat.bot)).collect(),
        entries: position.entries,
        log: position.log.iter().map(|line| line.words.to_string()).collect(),
        talk: talk
            .into_iter()
            .map(|line| (line.number, line.name, line.seat.is_some(), words(&line.said, lang)))
            .collect(),
    })
}
