//! The words of refusals.

use crate::{
    Refusal,
    faults::{code, leave, line_of_record, names, orders, setup, table, terms},
    words::{in_language, number, say, shorten, text},
};
use bots::MAX_ITERATIONS;
use kernel::Lang;
use table::{Day, OpenFault, RecordFault, Why};

impl Refusal {
    /// Returns the reason in words, together with the expected input.
    pub fn words(&self, lang: Lang) -> String {
        match self {
            Refusal::Unreadable { why } => say(lang, "unreadable", [("why", text(why))]),
            Refusal::UnreadableBody { why, expected } => {
                say(lang, "unreadable-body", [("why", text(why)), ("expected", text(expected))])
            }
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
            Refusal::NoHints => say(lang, "no-hints", []),
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
            Refusal::NoGatherings => say(lang, "no-gatherings", []),
            Refusal::NoGatheringOpen => say(lang, "no-gathering-open", []),
            Refusal::Begun => say(lang, "begun", []),
            Refusal::Disbanded => say(lang, "disbanded", []),
            Refusal::SeatTaken => say(lang, "seat-taken", []),
            Refusal::SeatKept => say(lang, "seat-kept", []),
            Refusal::SeatPromised => say(lang, "seat-promised", []),
            Refusal::SeatLink => say(lang, "seat-link", []),
            Refusal::SeatFree => say(lang, "seat-free", []),
            Refusal::Salt(fault) => fault.words(lang),
            Refusal::Tournament(fault) => fault.words(lang),
            Refusal::NoRematch => say(lang, "no-rematch", []),
            Refusal::NotMaker => say(lang, "not-maker", []),
            Refusal::Contended => say(lang, "contended", []),
            Refusal::TooManyGatherings { most } => say(lang, "too-many-gatherings", [("most", number(most))]),
            Refusal::Terms(fault) => terms(*fault, lang),
            Refusal::Leave(fault) => leave(*fault, lang),
            Refusal::Orders(fault) => orders(fault, lang),
            Refusal::TooLate => say(lang, "too-late", []),
            Refusal::NoIdentity => say(lang, "no-identity", []),
            Refusal::NotKept => say(lang, "not-kept", []),
            Refusal::RatedTerms => say(lang, "rated-terms", []),
            Refusal::RatedPeople => say(lang, "rated-people", []),
            Refusal::RatedKept => say(lang, "rated-kept", []),
            Refusal::NoSuchPlayer => say(lang, "no-such-player", []),
            Refusal::NoSuchSeason => say(lang, "no-such-season", []),
            Refusal::NotSure => say(lang, "not-sure", []),
            Refusal::CodeSpent => say(lang, "code-spent", []),
            Refusal::NoPasskeys => say(lang, "no-passkeys", []),
            Refusal::PasskeyUnknown => say(lang, "passkey-unknown", []),
            Refusal::PasskeyUnusable => say(lang, "passkey-unusable", []),
            Refusal::CeremonyOver => say(lang, "ceremony-over", []),
            Refusal::NoSuchKey => say(lang, "no-such-key", []),
            Refusal::TooManyKeys { most } => say(lang, "too-many-keys", [("most", number(most))]),
            Refusal::NoNotices => say(lang, "no-notices", []),
            Refusal::PushHost { hosts } => say(lang, "push-host", [("hosts", text(hosts))]),
            Refusal::PushKeys => say(lang, "push-keys", []),
            Refusal::TooManyDevices { most } => say(lang, "too-many-devices", [("most", number(most))]),
            Refusal::NoSuchDevice => say(lang, "no-such-device", []),
            Refusal::NotReached => say(lang, "not-reached", []),
            Refusal::Hook(fault) => fault.words(lang),
            Refusal::InProgress => say(lang, "in-progress", []),
            Refusal::NotStored { cause } => say(lang, "not-stored", [("cause", text(cause))]),
            Refusal::NotRead { cause } => say(lang, "not-read", [("cause", text(cause))]),
            Refusal::TooManyScreens { most } => say(lang, "too-many-screens", [("most", number(most))]),
            Refusal::Stopped => say(lang, "stopped", []),
            Refusal::Ending => say(lang, "ending", []),
            Refusal::NoNewTables => say(lang, "no-new-tables", []),
            Refusal::TooManyNewTables { most, minutes } => {
                say(lang, "too-many-new-tables", [("most", number(most)), ("minutes", number(minutes))])
            }
            Refusal::NoTalk => say(lang, "no-talk", []),
            Refusal::Saying { found, most } => say(lang, "saying", [("found", number(found)), ("most", number(most))]),
            Refusal::SayingToken { most } => say(lang, "saying-token", [("most", number(most))]),
            Refusal::SpectatorName => say(lang, "spectator-name", []),
            Refusal::TalkTooFast { seconds } => say(lang, "talk-too-fast", [("seconds", number(seconds))]),
            Refusal::NoSuchLine => say(lang, "no-such-line", []),
            Refusal::OwnLine => say(lang, "own-line", []),
            Refusal::TooManyBlocks { most } => say(lang, "too-many-blocks", [("most", number(most))]),
            Refusal::NoSuchBlock => say(lang, "no-such-block", []),
            Refusal::SameTable => say(lang, "same-table", []),
            Refusal::NoGuest => say(lang, "no-guest", []),
            Refusal::HolidayDays { found, most } => {
                say(lang, "holiday-days", [("found", number(found)), ("most", number(most))])
            }
            Refusal::NoHolidayLeft { most } => say(lang, "no-holiday-left", [("most", number(most))]),
            Refusal::OnHoliday => say(lang, "on-holiday", []),
            Refusal::NotOnHoliday => say(lang, "not-on-holiday", []),
            Refusal::Unwelcome => say(lang, "unwelcome", []),
            Refusal::TooManyReports { minutes } => say(lang, "too-many-reports", [("minutes", number(minutes))]),
            Refusal::Banned { why, ends } => match ends {
                Some(ends) => {
                    let ends = Day::at(*ends).to_string();
                    say(lang, "banned-until", [("why", text(why)), ("ends", text(&ends))])
                }
                None => say(lang, "banned", [("why", text(why))]),
            },
            Refusal::NoSuchWarning => say(lang, "no-such-warning", []),
            Refusal::TooManyRequests { most, seconds } => {
                say(lang, "too-many-requests", [("most", number(most)), ("seconds", number(seconds))])
            }
        }
    }
}

/// Returns `words`. In English, `cause` follows in parentheses, because the exact cause exists in English only.
fn exactly(words: String, cause: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{words} ({cause})"),
        Lang::Fr => words,
    }
}
