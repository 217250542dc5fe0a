//! The tables that a person has started as daily deals.

use crate::{held::Home, troubles::refusal};
use dealer::Person;
use host::{Refusal, is_person};
use kernel::{Lang, searchable};
use protocol::DailyDeal;
use store::{Listed, Query, Summary, Told, Word, daily_word};

/// The greatest number of daily deals in a list.
const MOST: usize = 100;

/// Returns the daily deals that the person with this name has begun, on one day or on all days. If the server knows its
/// guests, these are deals at which the guest `by` holds a seat. The least recently changed deal comes first.
pub(super) async fn begun(
    home: &Home,
    lang: Lang,
    (name, by): (&str, Option<Person>),
    day: Option<catalog::Day>,
) -> Result<Vec<DailyDeal>, Refusal> {
    let word = |text: String| Word { text, games: Vec::new() };
    let words = vec![word(daily_word(day)), word(searchable(name))];
    let page = home.store.list(&Query { words, holder: by, most: MOST, ..Query::default() }).await.map_err(refusal)?;
    Ok(page.tables.into_iter().rev().filter_map(|listed| deal(listed, lang, name)).collect())
}

fn deal(listed: Listed, lang: Lang, name: &str) -> Option<DailyDeal> {
    let Listed { id, header, seats, summary, .. } = listed;
    let (header, seats, summary) = (header?, seats?, summary?);
    let Summary { over, heading: Told { en, fr }, .. } = summary;
    is_person(&seats, name).then_some(())?;
    Some(DailyDeal {
        day: header.daily?.to_string(),
        title: catalog::game(&header.game).ok()?.title(lang),
        game: header.game,
        seats,
        table: Some(id.as_str().to_owned()),
        over,
        heading: match lang {
            Lang::En => en,
            Lang::Fr => fr,
        },
    })
}
