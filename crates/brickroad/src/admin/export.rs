//! Everything that is kept about one table or one person, as JSON Lines in the form of a backup.

use anyhow::{Result, bail};
use std::fmt::Write;
use store::{Item, Person, Store, TableId};

/// Returns a table as a backup holds it, which has every hand and the key of its luck, so only if its game is over.
pub(super) async fn table(store: &dyn Store, id: &TableId) -> Result<String> {
    let found = items(store, |item| match item {
        Item::Table(table) if table.id == id.as_str() => Some(Item::Table(table)),
        _ => None,
    });
    let lines = found.await?;
    match lines.first() {
        Some(Item::Table(table)) if table.is_over != Some(true) => {
            bail!("the game of this table goes on, and its log shows every hand; expected a game that is over")
        }
        _ => print(&lines),
    }
}

/// Returns everything that is kept about a person: keys, invitations, seats, words, ratings, and notes by and about the
/// person. Logs, seeds, keys of luck and what one seat alone knows stay out of it, because others of the table might read it.
pub(super) async fn person(store: &dyn Store, person: Person) -> Result<String> {
    let hash: String = person.hash().iter().map(|byte| format!("{byte:02x}")).collect();
    let is_own = |text: &Option<String>| text.as_ref() == Some(&hash);
    let found = items(store, |item| match item {
        Item::Key(key) if key.person == hash => Some(Item::Key(key)),
        // A note belongs to the person whom it names first. Notes by others about the person stay out.
        Item::Note(note) if is_own(&note.person) => Some(Item::Note(note)),
        Item::Gathering(gathering) if gathering.made_by.contains(&hash) || gathering.chairs.contains(&hash) => {
            Some(Item::Gathering(gathering))
        }
        Item::Table(mut table) => {
            table.talk.retain(|line| line.person == hash);
            let is_there = table.seats.contains(&hash) || !table.talk.is_empty();
            (table.log, table.privates, table.luck_key, table.seed) = (Vec::new(), Vec::new(), None, "0".to_owned());
            is_there.then_some(Item::Table(table))
        }
        Item::Player(player) if player.person == hash => Some(Item::Player(player)),
        Item::Rated(rated) if rated.ratings.iter().any(|rating| rating.person == hash) => Some(Item::Rated(rated)),
        Item::Tournament(item) if item.words.contains(&hash) => Some(Item::Tournament(item)),
        Item::Tournament(_)
        | Item::Key(_)
        | Item::Note(_)
        | Item::Gathering(_)
        | Item::Pack(_)
        | Item::Player(_)
        | Item::Rated(_) => None,
    });
    // The hashes of other people are no business of this one.
    Ok(without_others(&print(&found.await?)?, &hash))
}

/// Returns the items of the store that `wanted` keeps.
async fn items(store: &dyn Store, mut wanted: impl FnMut(Item) -> Option<Item> + Send) -> Result<Vec<Item>> {
    let mut found = Vec::new();
    store
        .snapshot(&mut |item| {
            found.extend(wanted(item));
            true
        })
        .await?;
    Ok(found)
}

fn print(items: &[Item]) -> Result<String> {
    let mut text = String::new();
    for item in items {
        writeln!(text, "{}", serde_json::to_string(item)?)?;
    }
    Ok(text)
}

/// Replaces each hash of 64 hexadecimal digits, except for that of the person, with `someone`.
fn without_others(text: &str, own: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(|sign: char| sign.is_ascii_hexdigit()) {
        let (before, from) = rest.split_at(at);
        let digits = from.find(|sign: char| !sign.is_ascii_hexdigit()).unwrap_or(from.len());
        let (word, after) = from.split_at(digits);
        out.push_str(before);
        out.push_str(if word.len() == 64 && word != own { "someone" } else { word });
        rest = after;
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::without_others;

    #[test]
    fn the_hashes_of_others_stay_out() {
        let (own, other) = ("ab".repeat(32), "cd".repeat(32));
        let text = format!(r#"{{"a":"{own}","b":"{other}","c":"abc é {other}"}}"#);
        assert_eq!(without_others(&text, &own), format!(r#"{{"a":"{own}","b":"someone","c":"abc é someone"}}"#));
    }
}
