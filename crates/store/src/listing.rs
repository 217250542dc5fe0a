//! Queries for tables as SQL that all kinds of databases understand.

use crate::{Page, Query, columns::ListedColumns, holders::mark};
use dealer::Person;
use sqlx::{Database, Encode, QueryBuilder, Type};

/// Adds the conditions of a query to a statement that ends with `WHERE TRUE`. The statement then selects at most one
/// more table than `query.most`. The extra table shows that more tables match.
pub(crate) fn conditions<DB: Database>(query: &Query, select: &mut QueryBuilder<DB>)
where
    for<'q> String: Encode<'q, DB> + Type<DB>,
    for<'q> i64: Encode<'q, DB> + Type<DB>,
{
    for word in &query.words {
        select.push(" AND (searched LIKE ").push_bind(pattern(&word.text)).push(" ESCAPE '!'");
        for game in &word.games {
            select.push(" OR game = ").push_bind(game.clone());
        }
        select.push(")");
    }
    held_by(query.holder, select);
    seen_by(query.reader, select);
    if let Some(changed) = &query.changed {
        select.push(" AND changed >= ").push_bind(changed.start.cast_signed());
        select.push(" AND changed < ").push_bind(changed.end.cast_signed());
    }
    match query.over {
        Some(true) => drop(select.push(" AND is_over")),
        Some(false) => drop(select.push(" AND NOT coalesce(is_over, FALSE)")),
        None => {}
    }
    if let Some(before) = query.before {
        select.push(" AND turn < ").push_bind(before.cast_signed());
    }
    select.push(" ORDER BY turn DESC LIMIT ").push_bind(query.most as i64 + 1);
}

/// Adds the condition that this person holds a seat, if one is given.
pub(crate) fn held_by<DB: Database>(holder: Option<Person>, select: &mut QueryBuilder<DB>)
where
    for<'q> String: Encode<'q, DB> + Type<DB>,
{
    if let Some(person) = holder {
        select.push(" AND seats LIKE ").push_bind(pattern(&mark(person))).push(" ESCAPE '!'");
    }
}

/// Adds the condition that this person may see the table in a list, if one is given.
pub(crate) fn seen_by<DB: Database>(reader: Option<Person>, select: &mut QueryBuilder<DB>)
where
    for<'q> String: Encode<'q, DB> + Type<DB>,
{
    if let Some(person) = reader {
        select.push(" AND (is_public OR seats LIKE ").push_bind(pattern(&mark(person))).push(" ESCAPE '!')");
    }
}

/// Returns the page of the tables in `found`, without the extra table that [`conditions`] selects.
pub(crate) fn page(query: &Query, mut found: Vec<ListedColumns>) -> Page {
    let more = found.len() > query.most;
    found.truncate(query.most);
    Page { tables: found.into_iter().filter_map(ListedColumns::read).collect(), more }
}

/// Returns the `LIKE` pattern for texts that contain `word`.
pub(crate) fn pattern(word: &str) -> String {
    let escaped: String = word
        .chars()
        .flat_map(|sign| matches!(sign, '%' | '_' | '!').then_some('!').into_iter().chain([sign]))
        .collect();
    format!("%{escaped}%")
}
