//! The reasons why a host refuses a request. A refused request changes nothing.

use crate::say;
use bots::{LevelFault, MAX_ITERATIONS};
use catalog::GAMES;
use dealer::{AccessFault, ActFault, Dealer, DecideFault, ShareFault, SitFault};
use fluent_bundle::FluentValue;
use kernel::{Illegal, Lang, MAX_NAME, NameFault, NamesFault, OptionFault, OptionKind, OptionValue, Shelf, Words};
use table::{CodeFault, Day, OpenFault, RecordFault, TableFault, Why};

/// The reason why a host refuses a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The text is not JSON, or not a message.
    Unreadable {
        why: String,
    },
    NotText,
    TooLong {
        most: usize,
    },
    NoTableOpen,
    NoSuchTable,
    /// The stored table cannot be replayed. The reason is in English, and is left out of other languages.
    TableDamaged {
        why: String,
    },
    TableRemoved,
    Setup(OpenFault),
    Names(NamesFault),
    Bot(LevelFault),
    MovedOn,
    NoSeat,
    /// The game has no lesson.
    NoLesson {
        game: String,
    },
    /// The game has no daily deals.
    NoDaily {
        game: String,
    },
    /// The string is not a valid day, or the day is in the future.
    NoSuchDay {
        found: String,
        today: Day,
    },
    /// The lesson at the table waits for another decision.
    InLesson {
        waits: Words,
    },
    NoSuchSeat {
        found: usize,
        count: usize,
    },
    SeatOfBot {
        name: String,
    },
    /// Another person holds the seat.
    SeatOfOther,
    /// The person holds no seat at the table.
    LooksOn,
    /// Other people hold seats at the table, too.
    SharedTable,
    Table(TableFault),
    Record(RecordFault),
    Code(CodeFault),
    /// The request is for all hands or for the whole game, and the game is not over.
    NotOver,
    /// The record is longer than allowed, or would be longer once it is printed.
    RecordTooLong {
        most: usize,
    },
    /// The body of a request breaks off, or arrives too slowly.
    BrokenOff,
    /// The uploads in progress use all the memory that is reserved for uploads.
    TooManyRecords,
    /// No memory is left for a long answer, because other clients do not read their answers.
    TooMuchUnsent,
    /// The level has a time limit, and this host has no clock.
    NoClock {
        found: String,
    },
    TooManyTables {
        most: usize,
    },
    /// Several people are still playing, and the record would show their hands.
    InProgress,
    /// The store cannot be written to. `server.ftl` has words for each cause, such as `full`.
    NotStored {
        cause: &'static str,
    },
    /// The store cannot be read. The causes are those of [`Refusal::NotStored`].
    NotRead {
        cause: &'static str,
    },
    TooManyScreens {
        most: usize,
    },
    /// A bot, or the task that owned the table, has panicked.
    Stopped,
}

impl Refusal {
    /// Returns the refusal for a fault in taking a seat at the table of this dealer.
    pub fn to_sit(fault: SitFault, dealer: &Dealer) -> Refusal {
        match fault {
            SitFault::NoSuchSeat { found, count } => Refusal::NoSuchSeat { found, count },
            SitFault::SeatOfBot(seat) => {
                Refusal::SeatOfBot { name: dealer.table().header().seats[seat.index()].clone() }
            }
            SitFault::SeatOfOther(_) => Refusal::SeatOfOther,
            SitFault::NotOver => Refusal::NotOver,
        }
    }

    /// Returns the refusal for a fault in sharing a game.
    pub fn to_share(fault: ShareFault) -> Refusal {
        match fault {
            ShareFault::NotOver => Refusal::NotOver,
            ShareFault::Code(fault) => Refusal::Code(fault),
        }
    }

    /// Returns the exact cause in English for the people who run the server, if the table is damaged. Any other refusal
    /// has no exact cause.
    pub fn cause(&self) -> Option<&str> {
        if let Refusal::TableDamaged { why } = self { Some(why) } else { None }
    }

    /// Returns the reason in words, together with the expected input.
    pub fn words(&self, lang: Lang) -> String {
        match self {
            Refusal::Unreadable { why } => say(lang, "unreadable", [("why", text(why))]),
            Refusal::NotText => say(lang, "not-text", []),
            Refusal::TooLong { most } => say(lang, "too-long", [("most", number(most))]),
            Refusal::NoTableOpen => say(lang, "no-table-open", []),
            Refusal::NoSuchTable => say(lang, "no-such-table", []),
            Refusal::TableDamaged { why } => exactly(say(lang, "table-damaged", []), why, lang),
            Refusal::TableRemoved => say(lang, "table-removed", []),
            Refusal::Setup(fault) => setup(fault, lang),
            Refusal::Names(fault) => names(fault, lang),
            Refusal::Bot(fault) => {
                let found = shorten(&fault.found);
                say(lang, "no-such-bot", [("found", text(&found)), ("most", number(MAX_ITERATIONS))])
            }
            Refusal::MovedOn => say(lang, "moved-on", []),
            Refusal::NoSeat => say(lang, "no-seat", []),
            Refusal::NoLesson { game } => say(lang, "no-lesson", [("game", text(&shorten(game)))]),
            Refusal::NoDaily { game } => say(lang, "no-daily", [("game", text(&shorten(game)))]),
            Refusal::NoSuchDay { found, today } => {
                let (found, today) = (shorten(found), today.to_string());
                say(lang, "no-such-day", [("found", text(&found)), ("today", text(&today))])
            }
            Refusal::InLesson { waits } => say(lang, "in-lesson", [("waits", text(in_language(waits, lang)))]),
            Refusal::NoSuchSeat { found, count } => {
                say(lang, "no-such-seat", [("found", number(found)), ("most", number(count.saturating_sub(1)))])
            }
            Refusal::SeatOfBot { name } => say(lang, "seat-of-bot", [("name", text(name))]),
            Refusal::SeatOfOther => say(lang, "seat-of-other", []),
            Refusal::LooksOn => say(lang, "looks-on", []),
            Refusal::SharedTable => say(lang, "shared-table", []),
            Refusal::Table(fault) => table(fault, lang),
            Refusal::Record(RecordFault { why: Why::Open(fault @ OpenFault::Packs { .. }), line: _ }) => {
                setup(fault, lang)
            }
            Refusal::Record(RecordFault { why, line }) => {
                say(lang, "record", [("line", number(line)), ("why", text(&line_of_record(why, lang)))])
            }
            Refusal::Code(fault) => code(fault, lang),
            Refusal::NotOver => say(lang, "not-over", []),
            Refusal::RecordTooLong { most } => say(lang, "record-too-long", [("most", number(most))]),
            Refusal::BrokenOff => say(lang, "broken-off", []),
            Refusal::TooManyRecords => say(lang, "too-many-records", []),
            Refusal::TooMuchUnsent => say(lang, "too-much-unsent", []),
            Refusal::NoClock { found } => say(lang, "no-clock", [("found", text(found))]),
            Refusal::TooManyTables { most } => say(lang, "too-many-tables", [("most", number(most))]),
            Refusal::InProgress => say(lang, "in-progress", []),
            Refusal::NotStored { cause } => say(lang, "not-stored", [("cause", text(cause))]),
            Refusal::NotRead { cause } => say(lang, "not-read", [("cause", text(cause))]),
            Refusal::TooManyScreens { most } => say(lang, "too-many-screens", [("most", number(most))]),
            Refusal::Stopped => say(lang, "stopped", []),
        }
    }
}

fn code(fault: &CodeFault, lang: Lang) -> String {
    match fault {
        CodeFault::TooLong { found, most } => {
            say(lang, "code-too-long", [("found", number(found)), ("most", number(most))])
        }
        CodeFault::Damaged => say(lang, "code-damaged", []),
        CodeFault::Version { found } => say(lang, "code-version", [("found", number(found))]),
        CodeFault::Elsewhere { entry } => say(lang, "code-elsewhere", [("entry", number(entry))]),
    }
}

fn setup(fault: &OpenFault, lang: Lang) -> String {
    match fault {
        OpenFault::Game { found, expected } => {
            say(lang, "no-such-game", [("found", text(&shorten(found))), ("expected", text(expected))])
        }
        OpenFault::Options(OptionFault::Seats { found, least, most }) if least == most => {
            say(lang, "seat-count-exactly", [("found", number(found)), ("most", number(most))])
        }
        OpenFault::Options(OptionFault::Seats { found, least, most }) => {
            let gaps = [("found", number(found)), ("least", number(least)), ("most", number(most))];
            say(lang, "seat-count", gaps)
        }
        OpenFault::Options(OptionFault::Unknown { name, expected }) => {
            say(lang, "no-such-option", [("name", text(&shorten(name))), ("expected", text(expected))])
        }
        OpenFault::Options(OptionFault::Value { name, found, expected }) => {
            let (label, value) = labels(name, found, lang);
            let gaps =
                [("name", text(&label)), ("found", text(&value)), ("expected", text(in_language(expected, lang)))];
            say(lang, "option-value", gaps)
        }
        OpenFault::Names(fault) => names(fault, lang),
        OpenFault::Packs { packs, cards, hash, files } => say(
            lang,
            "packs-missing",
            [("packs", text(packs)), ("cards", text(cards)), ("hash", text(hash)), ("files", text(files))],
        ),
        OpenFault::Rules { found, expected } => {
            say(lang, "rules-changed", [("found", number(found)), ("expected", number(expected))])
        }
        OpenFault::Cards { found, expected } => {
            say(lang, "cards-changed", [("found", text(found)), ("expected", text(expected))])
        }
    }
}

/// Returns the labels of an option and of one of its values, as players see them when they set up a new game. A name or
/// value that has no label is returned as it was given, but shortened.
fn labels(name: &str, found: &str, lang: Lang) -> (String, String) {
    let mut specs = GAMES.iter().flat_map(|game| game.options(lang, &Shelf::EMPTY));
    let Some(spec) = specs.find(|spec| spec.name == name) else { return (shorten(name), shorten(found)) };
    let value = match spec.kind {
        OptionKind::OneOf { words } => {
            words.into_iter().find(|(word, _)| OptionValue::Word(word.clone()).to_string() == found)
        }
        OptionKind::Flag | OptionKind::Number { .. } => None,
    };
    let quoted = |label: String| match lang {
        Lang::En => format!("“{label}”"),
        Lang::Fr => format!("«\u{a0}{label}\u{a0}»"),
    };
    (spec.label, value.map_or_else(|| shorten(found), |(_, label)| quoted(label)))
}

/// Returns the reason why a line of a record is refused, in words. `brickroad replay` gives a more precise reason.
fn line_of_record(why: &Why, lang: Lang) -> String {
    match why {
        Why::Unreadable(_) => say(lang, "line-unreadable", []),
        Why::Open(fault) => setup(fault, lang),
        Why::Illegal { why, .. } => table(&TableFault::Illegal(*why), lang),
        Why::Table(fault) => table(fault, lang),
    }
}

/// Returns a fault of the names in words. Seats are counted from 1 here, as on the form for a new game.
fn names(fault: &NamesFault, lang: Lang) -> String {
    match fault {
        NamesFault::Name { seat, why: NameFault::Blank, .. } => {
            say(lang, "no-name", [("seat", number(seat + 1)), ("most", number(MAX_NAME))])
        }
        NamesFault::Name { found, why: NameFault::Long, .. } => {
            say(lang, "long-name", [("name", text(found)), ("most", number(MAX_NAME))])
        }
        NamesFault::Name { found, why: NameFault::Odd(sign), .. } => {
            let code = format!("U+{:04X}", u32::from(*sign));
            say(lang, "odd-name", [("name", text(found)), ("sign", text(&code)), ("most", number(MAX_NAME))])
        }
        NamesFault::Name { found, why: NameFault::Untidy, .. } => say(lang, "untidy-name", [("name", text(found))]),
        NamesFault::Same { name, seat, other } => {
            let gaps = [("name", text(name)), ("one", number(other + 1)), ("two", number(seat + 1))];
            say(lang, "same-name", gaps)
        }
    }
}

fn table(fault: &TableFault, lang: Lang) -> String {
    match fault {
        TableFault::Illegal(Illegal::Over) => say(lang, "game-over", []),
        TableFault::Illegal(Illegal::NotYourTurn | Illegal::ChanceDecides) => say(lang, "not-your-turn", []),
        TableFault::NoSuchChoice { found, offered } => {
            say(lang, "no-such-choice", [("found", number(found)), ("offered", number(offered))])
        }
        TableFault::NoSuchEntry { entries } => say(lang, "no-such-entry", [("entries", number(entries))]),
        TableFault::RecordFull { most } => say(lang, "record-full", [("most", number(most))]),
        TableFault::CannotUndo => say(lang, "cannot-undo", []),
        TableFault::Illegal(Illegal::SeatDecides | Illegal::NotOffered | Illegal::NotPossible) => {
            say(lang, "not-possible", [])
        }
        TableFault::Unreadable { .. } => say(lang, "line-unreadable", []),
        TableFault::Digest { .. } => say(lang, "digest-differs", []),
        TableFault::TooLong { longest } => say(lang, "too-many-entries", [("most", number(longest))]),
    }
}

/// Returns `words`. In English, `cause` follows in parentheses, because the exact cause exists in English only.
fn exactly(words: String, cause: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{words} ({cause})"),
        Lang::Fr => words,
    }
}

fn in_language(words: &Words, lang: Lang) -> &str {
    match lang {
        Lang::En => &words.en,
        Lang::Fr => &words.fr,
    }
}

/// The greatest number of characters that are quoted from a text.
const QUOTED: usize = 80;

pub(crate) fn shorten(text: &str) -> String {
    if text.chars().count() <= QUOTED { text.to_owned() } else { text.chars().take(QUOTED).chain(['…']).collect() }
}

fn text(text: &str) -> FluentValue<'_> {
    FluentValue::from(text)
}

/// Returns the number as text, so that no language puts separators into it.
fn number<'a>(number: impl ToString) -> FluentValue<'a> {
    FluentValue::from(number.to_string())
}

impl From<NamesFault> for Refusal {
    fn from(fault: NamesFault) -> Refusal {
        Refusal::Names(fault)
    }
}

impl From<CodeFault> for Refusal {
    fn from(fault: CodeFault) -> Refusal {
        Refusal::Code(fault)
    }
}

impl From<TableFault> for Refusal {
    fn from(fault: TableFault) -> Refusal {
        Refusal::Table(fault)
    }
}

impl From<ActFault> for Refusal {
    fn from(fault: ActFault) -> Refusal {
        match fault {
            ActFault::Table(fault) => Refusal::Table(fault),
            ActFault::Lesson { waits } => Refusal::InLesson { waits },
        }
    }
}

impl From<DecideFault> for Refusal {
    fn from(fault: DecideFault) -> Refusal {
        match fault {
            DecideFault::MovedOn { .. } => Refusal::MovedOn,
            DecideFault::NoSeat => Refusal::NoSeat,
            DecideFault::SeatOfOther(_) => Refusal::SeatOfOther,
        }
    }
}

impl From<AccessFault> for Refusal {
    fn from(fault: AccessFault) -> Refusal {
        match fault {
            AccessFault::LooksOn => Refusal::LooksOn,
            AccessFault::Shared => Refusal::SharedTable,
        }
    }
}
