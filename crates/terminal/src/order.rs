//! A request for a new game in a few words, from the command line or from typed lines: `--game draft --seats Ann,greedy
//! --option name=value`.

use crate::{Words, address::TableLink};
use protocol::{
    BotInfo, FromClient, GameInfo, NamesFault, OptionKind, OptionSpec, OptionValue, SeatNames, SeatPlan, spare,
};

/// The occupant of a seat in the set-up of a new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// A person with this name. If the name is empty, the person gets a default name.
    Person(String),
    /// A bot, as an index into the list of bots.
    Bot(usize),
    Nobody,
}

/// A request for a new game, made before the client knows the server's games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    pub game: String,
    /// For each seat, the level of a bot or the name of a person.
    pub seats: Vec<String>,
    /// Options, each as `name=value`.
    pub options: Vec<String>,
}

/// The table that the command line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// A new game.
    Game(Order),
    /// The table or the invitation that a link leads to.
    Table(TableLink),
}

/// The reason why a game cannot be set up as requested.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OrderFault {
    #[error("{found:?} is not an option; expected NAME=VALUE")]
    NotAnOption { found: String },
    #[error("{found:?} is not a value of {name}; expected {expected}")]
    Value { name: String, found: String, expected: String },
}

impl Order {
    /// Returns the message that requests the game. It does not check the name of the game, the number of seats or the
    /// names of options, because the server checks these.
    pub fn create(&self, games: &[GameInfo], bots: &[BotInfo], words: Words) -> Result<FromClient, OrderFault> {
        let specs = games.iter().find(|game| game.name == self.game).map_or(&[][..], |game| &game.options);
        let options = self.options.iter().map(|text| option(text, specs)).collect::<Result<_, _>>()?;
        Ok(FromClient::Create { game: self.game.clone(), options, seats: seats(&self.seats, bots, words) })
    }
}

/// Returns a seat plan for each word in `asked`. A word is the level of a bot or the name of a person.
pub(crate) fn seats(asked: &[String], bots: &[BotInfo], words: Words) -> Vec<SeatPlan> {
    let sitter = |word: &String| match level(word.trim(), bots) {
        Some(bot) => Sitter::Bot { label: bot.label.clone(), level: word.trim().to_owned() },
        None => Sitter::Person(word.trim().to_owned()),
    };
    named(asked.iter().map(sitter).collect(), words)
}

/// Returns a seat plan for each occupant except `Nobody`. A typed name always means a person, even if it is the level
/// of a bot.
pub(crate) fn occupants(occupants: &[Occupant], bots: &[BotInfo], words: Words) -> Vec<SeatPlan> {
    let sitter = |occupant: &Occupant| match occupant {
        Occupant::Person(name) => Some(Sitter::Person(name.trim().to_owned())),
        Occupant::Bot(bot) => {
            bots.get(*bot).map(|bot| Sitter::Bot { label: bot.label.clone(), level: bot.level.clone() })
        }
        Occupant::Nobody => None,
    };
    named(occupants.iter().filter_map(sitter).collect(), words)
}

/// Returns the reason why the names of the seats are not allowed, or `None` if they are allowed.
pub(crate) fn names_fault(seats: &[SeatPlan]) -> Option<NamesFault> {
    SeatNames::typed(&seats.iter().map(|seat| &seat.name).collect::<Vec<_>>()).err()
}

enum Sitter {
    /// A person with this name. If the name is empty, the person gets a default name.
    Person(String),
    Bot {
        label: String,
        level: String,
    },
}

/// Gives a name to each bot, and to each person without a name. None of these names equals a name that somebody typed.
fn named(sitters: Vec<Sitter>, words: Words) -> Vec<SeatPlan> {
    let typed = |sitter: &Sitter| match sitter {
        Sitter::Person(name) if !name.is_empty() => Some(name.clone()),
        Sitter::Person(_) | Sitter::Bot { .. } => None,
    };
    let mut taken: Vec<String> = sitters.iter().filter_map(typed).collect();
    let mut plans = Vec::new();
    for (seat, sitter) in sitters.into_iter().enumerate() {
        let (wanted, bot) = match sitter {
            Sitter::Person(name) if !name.is_empty() => {
                plans.push(SeatPlan { name, bot: None });
                continue;
            }
            Sitter::Person(_) => (person(seat, words), None),
            Sitter::Bot { label, level } => (label, Some(level)),
        };
        let name = spare(&wanted, &taken);
        taken.push(name.clone());
        plans.push(SeatPlan { name, bot });
    }
    plans
}

/// Returns the default name of the person in this seat.
pub(crate) fn person(seat: usize, words: Words) -> String {
    words.fill("player-name", &[("number", (seat + 1).into())])
}

/// Returns the title of a seat in this game. A seat without a title is named by its number.
pub(crate) fn seat_title(game: &GameInfo, seat: usize, words: Words) -> String {
    let numbered = || words.fill("new-seat", &[("number", (seat + 1).into())]);
    game.seat_titles.get(seat).cloned().unwrap_or_else(numbered)
}

/// Returns the bot with the level `word`. A level that is not in the list, such as `ismcts:500`, matches a bot of the
/// same kind with another number.
fn level<'a>(word: &str, bots: &'a [BotInfo]) -> Option<&'a BotInfo> {
    let kind = |level: &str| level.split(':').next().map(str::to_owned);
    let exact = bots.iter().find(|bot| bot.level == word);
    exact.or_else(|| {
        bots.iter().find(|bot| bot.level.contains(':') && word.contains(':') && kind(&bot.level) == kind(word))
    })
}

fn option(text: &str, specs: &[OptionSpec]) -> Result<(String, OptionValue), OrderFault> {
    let (name, value) = text.split_once('=').ok_or_else(|| OrderFault::NotAnOption { found: text.to_owned() })?;
    let (name, value) = (name.trim(), value.trim());
    let read = match specs.iter().find(|spec| spec.name == name) {
        Some(spec) => option_value(&spec.kind, value).ok_or_else(|| OrderFault::Value {
            name: name.to_owned(),
            found: value.to_owned(),
            expected: expected(&spec.kind),
        })?,
        // Any value is sent, because the server refuses the name of an unknown option.
        None => OptionValue::Word(value.to_owned()),
    };
    Ok((name.to_owned(), read))
}

/// Parses a typed text as a value of an option of this kind. Returns `None` if the text is not such a value.
pub(crate) fn option_value(kind: &OptionKind, typed: &str) -> Option<OptionValue> {
    match kind {
        OptionKind::Flag => match typed.to_lowercase().as_str() {
            "true" | "yes" | "y" | "on" | "oui" | "o" => Some(OptionValue::Flag(true)),
            "false" | "no" | "n" | "off" | "non" => Some(OptionValue::Flag(false)),
            _ => None,
        },
        OptionKind::Number { least, most } => {
            typed.parse().ok().filter(|number| (least..=most).contains(&number)).map(OptionValue::Number)
        }
        OptionKind::OneOf { words } => {
            let typed = typed.to_lowercase();
            let known =
                |(word, label): &&(String, String)| word.to_lowercase() == typed || label.to_lowercase() == typed;
            words.iter().find(known).map(|(word, _)| OptionValue::Word(word.clone()))
        }
    }
}

fn expected(kind: &OptionKind) -> String {
    match kind {
        OptionKind::Flag => "true or false".into(),
        OptionKind::Number { least, most } => format!("a whole number from {least} to {most}"),
        OptionKind::OneOf { words } => words.iter().map(|(word, _)| word.as_str()).collect::<Vec<_>>().join(", "),
    }
}
