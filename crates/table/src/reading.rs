//! Reads a header or a line strictly: a duplicate or an unknown member is refused. A fault says what was expected.

use crate::{
    FORMAT, Header, Line, Move, Unreadable,
    exact::{Exact, means_the_same, read_json},
    unreadable::excerpt,
};
use bots::Level;
use kernel::{CardSet, Digest, EarlyEnd, OptionValue, Options, Seat};
use serde::{
    Serialize,
    de::{Deserialize, DeserializeOwned, Deserializer, Error},
};
use serde_json::{Map, Value};

const HEADER: &str = r#"a header such as {"brickroad":1,"game":"draft","seats":["Ann","Ben"]}"#;
const TERMS: &str = r#"terms such as {"time":{"days":3},"late":"bot","bot":"greedy"}"#;
const LINE: &str = r#"an entry, either {"chance":…} or {"seat":…,"action":…}"#;

fn members(text: &str, expected: &str) -> Result<Members, Unreadable> {
    Members::of(read_json(text, expected)?, expected)
}

impl Header {
    /// Reads a header that [`Header::print`] wrote.
    ///
    /// # Errors
    ///
    /// Returns the first fault in the text, and a description of the expected text.
    pub fn parse(text: &str) -> Result<Header, Unreadable> {
        Header::from_members(members(text, HEADER)?)
    }

    fn from_members(mut members: Members) -> Result<Header, Unreadable> {
        // The version is read first, because a record of another version may have other members.
        let ours = |value: &Value| value.as_u64().filter(|version| *version == u64::from(FORMAT));
        members.required("brickroad", &format!("{FORMAT}, the version of the format"), ours)?;
        if members.take("redacted").is_some() {
            let found = "a log of what one seat knew, which cannot be replayed".to_owned();
            return Err(Unreadable { found, expected: "the record of a game".to_owned() });
        }
        let seats: Vec<String> =
            members.required("seats", "a list of names", |value| value.as_array()?.iter().map(text).collect())?;
        let bots = members.optional("bots", "a level or null for each seat, such as [null,\"greedy\"]", |value| {
            let levels: Vec<Option<String>> = value.as_array()?.iter().map(bot).collect::<Option<_>>()?;
            (levels.len() == seats.len()).then_some(levels)
        })?;
        let left = members.optional("left", "a list of seats, counted from 0", |value| {
            value.as_array()?.iter().map(|seat| Seat::new(number(seat)?, seats.len())).collect()
        })?;
        let count = seats.len();
        let header = Header {
            brickroad: FORMAT,
            game: members.required("game", "the name of a game", text)?,
            options: members.options()?,
            cards: members.optional("cards", r#"{"name":…,"hash":…}"#, exactly::<CardSet>)?,
            rules: members.optional("rules", "the version of the rules, a whole number", version)?,
            seats,
            bots: bots.unwrap_or_default(),
            lesson: members.optional("lesson", "the version of the lesson, a whole number", version)?,
            daily: members.optional("daily", "a day such as \"2026-11-25\"", |value| value.as_str()?.parse().ok())?,
            luck: members.optional("luck", r#"a claim such as {"table":…,"attempt":1,"commitment":…}"#, exactly)?,
            terms: members.optional("terms", TERMS, exactly)?,
            left: left.unwrap_or_default(),
            hints: members.optional("hints", "the number of hints, a whole number", version)?,
            end: members.optional(
                "end",
                r#"{"by":"resigned","seat":…}, {"by":"outOfTime","seat":…} or {"by":"calledOff"}"#,
                |value| {
                    let end: EarlyEnd = exactly(value)?;
                    end.loser().is_none_or(|seat| seat.index() < count).then_some(end)
                },
            )?,
        };
        members.finish(
            "brickroad, game, options, cards, rules, seats, bots, lesson, daily, luck, terms, left, hints and end",
        )?;
        Ok(header)
    }
}

impl Line {
    /// Reads a line that [`Line::print`] wrote.
    ///
    /// # Errors
    ///
    /// Returns the first fault in the text, and a description of the expected text.
    pub fn parse(text: &str) -> Result<Line, Unreadable> {
        Line::from_members(members(text, LINE)?)
    }

    fn from_members(mut members: Members) -> Result<Line, Unreadable> {
        let entry = members
            .optional("entry", "the entry's number, from 1", |value| number(value).filter(|number| *number > 0))?;
        let digest = members.optional("digest", "sixteen hexadecimal digits", |value| {
            text(value).filter(|digits| Digest::parse(digits).is_some())
        })?;
        let seat = members.optional("seat", "a seat's number, from 0", number)?;
        let drawn = members.optional("drawn", r#"{"bound":…,"number":…}"#, exactly)?;
        let (action, chance) = (members.take("action"), members.take("chance"));
        members.finish("entry, seat, action, chance, drawn and digest")?;
        let fault = |found: &str| Unreadable { found: found.to_owned(), expected: LINE.to_owned() };
        let happened = match (chance, seat, action) {
            (Some(chance), None, None) => Move::Chance { chance },
            (None, Some(_), Some(_)) if drawn.is_some() => return Err(fault("an action with a drawn number")),
            (None, Some(seat), Some(action)) => Move::Action { seat, action },
            (Some(_), _, Some(_)) => return Err(fault("both a chance and an action")),
            (Some(_), Some(_), None) => return Err(fault("a chance with a seat")),
            (None, Some(_), None) => return Err(fault("a seat without an action")),
            (None, None, Some(_)) => return Err(fault("an action without a seat")),
            (None, None, None) => return Err(fault("neither a chance nor an action")),
        };
        Ok(Line { entry, happened, drawn, digest })
    }
}

fn text(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}

/// Reads a value of our own, such as a card set. Returns `None` unless the value has exactly the members of its type.
fn exactly<T: DeserializeOwned + Serialize>(value: &Value) -> Option<T> {
    let read = T::deserialize(value).ok()?;
    let ours = serde_json::to_value(&read).ok()?;
    means_the_same(value, &ours).then_some(read)
}

/// Reads the level of a bot. `null` stands for a person and gives `Some(None)`. Returns `None` for every other value
/// that is not a level.
fn bot(value: &Value) -> Option<Option<String>> {
    if value.is_null() {
        return Some(None);
    }
    let level: Level = value.as_str()?.parse().ok()?;
    Some(Some(level.to_string()))
}

fn version(value: &Value) -> Option<u32> {
    value.as_u64().and_then(|version| version.try_into().ok())
}

fn number(value: &Value) -> Option<usize> {
    value.as_u64().and_then(|number| number.try_into().ok())
}

/// The members of a JSON object, each of them only once.
struct Members(Map<String, Value>);

impl Members {
    fn of(value: Value, expected: &str) -> Result<Members, Unreadable> {
        match value {
            Value::Object(members) => Ok(Members(members)),
            other => Err(Unreadable { found: excerpt(&other), expected: expected.to_owned() }),
        }
    }

    fn take(&mut self, name: &str) -> Option<Value> {
        self.0.remove(name)
    }

    fn optional<T>(
        &mut self,
        name: &str,
        expected: &str,
        read: impl FnOnce(&Value) -> Option<T>,
    ) -> Result<Option<T>, Unreadable> {
        let Some(value) = self.take(name) else { return Ok(None) };
        let fault = || Unreadable { found: format!("{name:?}:{}", excerpt(&value)), expected: expected.to_owned() };
        read(&value).ok_or_else(fault).map(Some)
    }

    fn required<T>(
        &mut self,
        name: &str,
        expected: &str,
        read: impl FnOnce(&Value) -> Option<T>,
    ) -> Result<T, Unreadable> {
        let fault = || Unreadable { found: format!("no {name:?}"), expected: format!("{name:?}, {expected}") };
        self.optional(name, expected, read)?.ok_or_else(fault)
    }

    fn options(&mut self) -> Result<Options, Unreadable> {
        let object = self.optional("options", "an object of options", |value| value.as_object().cloned())?;
        let read = |(name, value): (String, Value)| match OptionValue::deserialize(&value) {
            Ok(option) => Ok((name, option)),
            Err(_) => Err(Unreadable {
                found: format!("option {name:?}:{}", excerpt(&value)),
                expected: "true, false, a whole number or a word".to_owned(),
            }),
        };
        object.into_iter().flatten().map(read).collect()
    }

    /// Refuses the object if it has a member that no caller has read.
    fn finish(self, known: &str) -> Result<(), Unreadable> {
        match self.0.into_iter().next() {
            None => Ok(()),
            Some((name, value)) => Err(Unreadable {
                found: excerpt(&Value::String(name)) + ":" + &excerpt(&value),
                expected: format!("no members but {known}"),
            }),
        }
    }
}

impl<'de> Deserialize<'de> for Header {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Header, D::Error> {
        let Exact(value) = Exact::deserialize(deserializer)?;
        Members::of(value, HEADER).and_then(Header::from_members).map_err(D::Error::custom)
    }
}

impl<'de> Deserialize<'de> for Line {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Line, D::Error> {
        let Exact(value) = Exact::deserialize(deserializer)?;
        Members::of(value, LINE).and_then(Line::from_members).map_err(D::Error::custom)
    }
}
