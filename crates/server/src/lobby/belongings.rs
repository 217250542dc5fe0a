//! Everything that is kept about a person, as one JSON text, which is written while it is sent.

use super::Lobby;
use crate::{held::Held, notices::told, talk::words, troubles::refusal};
use catalog::GAMES;
use dealer::{Person, Screen};
use host::Refusal;
use kernel::Lang;
use protocol::{Me, Records};
use serde_json::{Value, json};
use store::{Invited, KeyHash, Query, Reached, TableId, TalkLine};
use tokio::io::{AsyncWriteExt, DuplexStream};

/// The number of tables that are listed at a time.
const PAGE: usize = 100;

/// The greatest number of gatherings and of ratings in a game.
const MOST: usize = 100_000;

impl Lobby {
    /// Writes what is kept about a person. A text that breaks off has no end, so it cannot be taken for a whole one.
    pub(crate) async fn write_belongings(
        &self,
        out: &mut DuplexStream,
        (person, me, lang): (Person, &Me, Lang),
    ) -> Result<(), Refusal> {
        let notices = told(&*self.home.store, person, KeyHash(*person.hash())).await?;
        let about = json!({ "identity": me, "notices": notices, "gatherings": self.invitations(person, lang).await?, "ratings": self.ratings(person).await? });
        let about = about.to_string();
        say(out, about.trim_end_matches('}')).await?;
        say(out, ",\"games\":[").await?;
        let (mut before, mut is_first) = (None, true);
        loop {
            let query = Query { holder: Some(person), before, most: PAGE, ..Query::default() };
            let page = self.home.store.list(&query).await.map_err(refusal)?;
            for listed in &page.tables {
                let game = match self.load(&listed.id).await {
                    Ok(held) => game(&held, listed.changed, (person, lang)),
                    Err(why) => json!({ "table": listed.id.as_str(), "why": why.words(lang) }),
                };
                say(out, if is_first { "\n" } else { ",\n" }).await?;
                say(out, &game.to_string()).await?;
                is_first = false;
            }
            before = page.tables.last().map(|last| last.turn);
            if !page.more {
                break;
            }
        }
        say(out, "\n],\"talk\":[").await?;
        self.write_talk(out, person, lang).await?;
        say(out, "\n]}\n").await
    }

    /// Writes what the person has said, table by table.
    async fn write_talk(&self, out: &mut DuplexStream, person: Person, lang: Lang) -> Result<(), Refusal> {
        let mut last: Option<TableId> = None;
        loop {
            let tables = self.home.store.spoken_at(person, last.as_ref(), PAGE).await.map_err(refusal)?;
            for id in &tables {
                let lines = self.home.store.talk(id).await.map_err(refusal)?;
                let own = lines.iter().filter(|line| line.person == person).map(|line| own_line(line, lang));
                let table = json!({ "table": id.as_str(), "lines": own.collect::<Vec<_>>() });
                say(out, if last.is_none() && tables.first() == Some(id) { "\n" } else { ",\n" }).await?;
                say(out, &table.to_string()).await?;
            }
            last = match tables.into_iter().last() {
                Some(id) => Some(id),
                None => return Ok(()),
            };
        }
    }

    async fn invitations(&self, person: Person, lang: Lang) -> Result<Value, Refusal> {
        let found = self.home.store.gatherings(Invited::Person(person), MOST).await.map_err(refusal)?;
        self.gatherings.meet(&found).await;
        Ok(found.iter().map(|gathered| json!(self.gatherings.shown(gathered, (Some(person), lang)))).collect())
    }

    async fn ratings(&self, person: Person) -> Result<Value, Refusal> {
        let mut games = Vec::new();
        for game in GAMES.iter() {
            let (course, _) = self.home.store.course(game.name, person, MOST).await.map_err(refusal)?;
            let told = |Reached { ended, rating }: &Reached| {
                let [rating, deviation] = [rating.rating, rating.deviation].map(|number| number as f64 / 1e3);
                json!({ "ended": ended, "rating": rating, "deviation": deviation })
            };
            if !course.is_empty() {
                games.push(json!({ "game": game.name, "ratings": course.iter().map(told).collect::<Vec<_>>() }));
            }
        }
        Ok(games.into())
    }
}

/// Returns a table with its record, or with the part of it that the person may have while the game goes on.
fn game(held: &Held, changed: u64, (person, lang): (Person, Lang)) -> Value {
    let (dealer, setup) = (held.dealer(), held.setup());
    let own = setup.holders.iter().enumerate().filter(|(_, holder)| **holder == Some(person));
    json!({
        "table": held.id().as_str(),
        "game": setup.header.game,
        "changed": changed,
        "seats": own.map(|(seat, _)| seat).collect::<Vec<_>>(),
        "redacted": dealer.records() == Records::Redacted,
        "record": Screen::of(Some(person), dealer, lang).record(dealer),
    })
}

/// Returns a line as its speaker gets it. A spectator has no seat.
fn own_line(TalkLine { number, name, seat, made, said, .. }: &TalkLine, lang: Lang) -> Value {
    let seat = seat.map(|seat| seat.index());
    json!({ "number": number, "made": made, "seat": seat, "name": name, "words": words(said, lang) })
}

async fn say(out: &mut DuplexStream, text: &str) -> Result<(), Refusal> {
    out.write_all(text.as_bytes()).await.map_err(|_| Refusal::BrokenOff)
}
