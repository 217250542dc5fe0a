//! The first line of the file of a match: its plan.

use super::{control::Control, plan::Plan};
use crate::exec::{Limits, print_time};
use kernel::{CardSet, Options, content_hash};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// The version of the file's format.
pub(super) const FORMAT: u32 = 1;
/// The version of the notes that watched games have.
const NOTES: u32 = 1;

/// The plan of a match, as the first line of its file. It has everything that can change the report.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Header {
    /// The version of the format, which tells readers that this is the file of a match.
    #[serde(rename = "match")]
    format: u32,
    /// The version of the program. Another version may have other bots under the same names.
    program: String,
    game: String,
    /// The version of the game's rules.
    rules: u32,
    options: Options,
    /// The cards, which the hash identifies, including those of packs.
    cards: CardSet,
    /// The bots, in the order of the line-up.
    bots: Vec<String>,
    seed: u64,
    /// The requested number of games, or the greatest number if the match stops at a width.
    games: u64,
    until: Option<f64>,
    /// The times that programs have, if a program plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    times: Option<Times>,
    /// The version of the notes, if the games are watched.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    notes: Option<u32>,
    /// The number of ablations of each game, if there are some.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ablations: Option<usize>,
    /// The control variate, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    control: Option<String>,
}

/// The times that programs have, such as `500ms`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Times {
    start: String,
    decision: String,
}

/// The first point in which two plans differ.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Difference {
    pub(super) what: String,
    pub(super) found: String,
    pub(super) expected: String,
}

/// The reason why a text is not a plan.
pub(super) enum Unreadable {
    /// It is a plan of this other version of the format.
    Version(u64),
    /// It is no plan, with further words if there are any, which begin with a colon.
    Other(String),
}

impl Header {
    /// Returns the header of a match of this plan. If one of the bots is a program, there are limits for its times.
    pub(crate) fn new(
        (game, rules, cards): (&str, u32, CardSet),
        options: &Options,
        (bots, limits): (&[String], Option<Limits>),
        plan: &Plan,
    ) -> Header {
        Header {
            format: FORMAT,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            game: game.to_owned(),
            rules,
            options: options.clone(),
            cards,
            bots: bots.to_vec(),
            seed: plan.seed,
            games: plan.games,
            until: plan.until,
            times: limits
                .map(|Limits { start, decision }| Times { start: print_time(start), decision: print_time(decision) }),
            notes: None,
            ablations: None,
            control: None,
        }
    }

    /// Returns the header of the same match with this control variate, if there is one.
    pub(super) fn controlled(self, control: Option<Control>) -> Header {
        Header { control: control.map(|control| control.to_string()), ..self }
    }

    /// Returns the header of the same match if its games are watched.
    pub(crate) fn watched(self) -> Header {
        Header { notes: Some(NOTES), ..self }
    }

    /// Returns the header of the same match if each game is played again with this number of ablations.
    pub(crate) fn ablated(self, ablations: usize) -> Header {
        Header { ablations: Some(ablations), ..self }
    }

    /// Reads the line of a plan.
    pub(super) fn read(line: &[u8]) -> Result<Header, Unreadable> {
        let value: Value = serde_json::from_slice(line).map_err(|_| Unreadable::Other(String::new()))?;
        // The version is read first, because a plan of another version may have other members.
        match value.get("match").and_then(Value::as_u64) {
            Some(found) if found == u64::from(FORMAT) => {}
            Some(found) => return Err(Unreadable::Version(found)),
            None => return Err(Unreadable::Other(String::new())),
        }
        serde_json::from_value(value).map_err(|why| Unreadable::Other(format!(": {why}")))
    }

    /// Returns the plan as a line of JSON, without its end.
    pub(super) fn line(&self) -> String {
        serde_json::to_string(self).expect("a plan can be written as JSON")
    }

    /// Returns the key of the match in a queue: the SHA-256 of the request, in hexadecimal. The request is the part of the plan
    /// that the command gives. The same command has the same key everywhere. If the rest differs, such as the version of
    /// the program or the cards of a pack, the two plans can be compared.
    pub(super) fn key(&self) -> String {
        let Header { game, options, bots, seed, games, until, control, notes, ablations, .. } = self;
        let kind = (notes.is_some(), ablations.is_some());
        content_hash(&json!([game, options, bots, seed, games, until, control, kind]).to_string())
    }

    /// Returns the first point in which `found` differs from this plan, or `None` if both are plans of the same match.
    pub(super) fn difference(&self, found: &Header) -> Option<Difference> {
        let (ours, theirs) = (self.points(), found.points());
        let value = |points: &[(String, String)], what: &str| {
            let point = points.iter().find(|(name, _)| name == what);
            point.map_or_else(|| "not given".to_owned(), |(_, value)| value.clone())
        };
        let names = ours.iter().chain(&theirs).map(|(what, _)| what);
        let mut points = names.map(|what| (what, value(&theirs, what), value(&ours, what)));
        let (what, found, expected) = points.find(|(_, found, expected)| found != expected)?;
        Some(Difference { what: what.clone(), found, expected })
    }

    /// Returns each point of the plan with its value, in words.
    fn points(&self) -> Vec<(String, String)> {
        let Header {
            format: _,
            program,
            game,
            rules,
            options,
            cards,
            bots,
            seed,
            games,
            until,
            times,
            notes,
            ablations,
            control,
        } = self;
        let point = |what: &str, value: &dyn ToString| (what.to_owned(), value.to_string());
        let mut points = vec![
            point("the version of the program", program),
            point("the game", game),
            point("the version of the rules", rules),
        ];
        points.extend(options.iter().map(|(name, value)| point(&format!("option {name}"), value)));
        points.push(point("the card set", &format!("{} ({})", cards.name, cards.hash)));
        points.push(point("the number of bots", &bots.len()));
        points.extend((1..).zip(bots).map(|(position, bot)| point(&format!("bot {position}"), bot)));
        points.extend([point("the seed", seed), point("the number of games", games)]);
        points.extend(until.iter().map(|width| point("the width to stop at", width)));
        if let Some(Times { start, decision }) = times {
            points.extend([point("the time to start", start), point("the time for a decision", decision)]);
        }
        points.extend(notes.iter().map(|version| point("the version of the notes", version)));
        points.extend(ablations.iter().map(|number| point("the number of ablations of a game", number)));
        points.extend(control.iter().map(|name| point("the control variate", name)));
        points
    }
}
