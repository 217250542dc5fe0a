//! The faults of games, records and names in the reader's language.

use crate::words::{in_language, number, say, shorten, text};
use catalog::GAMES;
use dealer::{LeaveFault, OrdersFault};
use kernel::{
    Illegal, Lang, Length, MAX_NAME, NameFault, NamesFault, OptionFault, OptionKind, OptionValue, Shelf, TermsFault,
    Time,
};
use table::{CodeFault, OpenFault, TableFault, Why};

pub(crate) fn code(fault: &CodeFault, lang: Lang) -> String {
    match fault {
        CodeFault::TooLong { found, most } => {
            say(lang, "code-too-long", [("found", number(found)), ("most", number(most))])
        }
        CodeFault::Damaged => say(lang, "code-damaged", []),
        CodeFault::Version { found } => say(lang, "code-version", [("found", number(found))]),
        CodeFault::Elsewhere { entry } => say(lang, "code-elsewhere", [("entry", number(entry))]),
    }
}

pub(crate) fn terms(fault: TermsFault, lang: Lang) -> String {
    match fault {
        TermsFault::Minutes { found } => {
            say(lang, "terms-minutes", [("found", number(found)), ("most", number(Time::MOST_MINUTES))])
        }
        TermsFault::Increment { found } => {
            say(lang, "terms-increment", [("found", number(found)), ("most", number(Time::MOST_INCREMENT))])
        }
        TermsFault::Days { found } => {
            say(lang, "terms-days", [("found", number(found)), ("most", number(Time::MOST_DAYS))])
        }
        TermsFault::WindowSeconds { found } => {
            let (least, most) = (number(Length::LEAST_SECONDS), number(Length::MOST_SECONDS));
            say(lang, "window-seconds", [("found", number(found)), ("least", least), ("most", most)])
        }
        TermsFault::WindowHours { found } => {
            say(lang, "window-hours", [("found", number(found)), ("most", number(Length::MOST_HOURS))])
        }
        TermsFault::WindowOfOtherClock => say(lang, "window-of-other-clock", []),
        TermsFault::StrictWithoutLength => say(lang, "strict-without-length", []),
    }
}

pub(crate) fn leave(fault: LeaveFault, lang: Lang) -> String {
    match fault {
        LeaveFault::Own => say(lang, "leave-own", []),
        LeaveFault::Over => say(lang, "game-over", []),
        LeaveFault::NoSeat => say(lang, "looks-on", []),
        LeaveFault::Alone => say(lang, "leave-alone", []),
        LeaveFault::Declined => say(lang, "proposal-declined", []),
        LeaveFault::NoProposal => say(lang, "no-proposal", []),
    }
}

pub(crate) fn orders(fault: &OrdersFault, lang: Lang) -> String {
    match fault {
        OrdersFault::NoWindows => say(lang, "no-windows", []),
        OrdersFault::Over => say(lang, "game-over", []),
        OrdersFault::NoSeat => say(lang, "looks-on", []),
        OrdersFault::UnknownTopic { found, expected } => {
            say(lang, "no-such-topic", [("found", text(&shorten(found))), ("expected", text(expected))])
        }
        OrdersFault::OtherTurn { .. } => say(lang, "other-turn", []),
        OrdersFault::Table(fault) => table(fault, lang),
    }
}

pub(crate) fn setup(fault: &OpenFault, lang: Lang) -> String {
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
pub(crate) fn line_of_record(why: &Why, lang: Lang) -> String {
    match why {
        Why::Unreadable(_) => say(lang, "line-unreadable", []),
        Why::Open(fault) => setup(fault, lang),
        Why::Illegal { why, .. } => table(&TableFault::Illegal(*why), lang),
        Why::Table(fault) => table(fault, lang),
    }
}

/// Returns a fault of the names in words. Seats are counted from 1 here, as on the form for a new game.
pub(crate) fn names(fault: &NamesFault, lang: Lang) -> String {
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

pub(crate) fn table(fault: &TableFault, lang: Lang) -> String {
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
        TableFault::Bound { .. } | TableFault::Number { .. } | TableFault::Outcome { .. } => {
            say(lang, "drawn-differs", [])
        }
        TableFault::Digest { .. } => say(lang, "digest-differs", []),
        TableFault::TooLong { longest } => say(lang, "too-many-entries", [("most", number(longest))]),
    }
}
