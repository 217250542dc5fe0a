//! The reasons why a host refuses a request. A refused request changes nothing.

use crate::{
    HookFault, SaltFault, TournamentFault,
    faults::{code, leave, line_of_record, names, orders, setup, table, terms},
    words::{in_language, number, say, shorten, text},
};
use bots::{LevelFault, MAX_ITERATIONS};
use dealer::{AccessFault, ActFault, Dealer, DecideFault, LeaveFault, OrdersFault, ShareFault, SitFault};
use kernel::{Lang, NamesFault, TermsFault, Words};
use table::{CodeFault, Day, OpenFault, RecordFault, TableFault, Why};

/// The reason why a host refuses a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The text is not JSON, or not a message.
    Unreadable {
        why: String,
    },
    /// The body of a request is not what was expected.
    UnreadableBody {
        why: String,
        expected: &'static str,
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
    /// The host has no gatherings, because all its people are at one machine.
    NoGatherings,
    /// The client looks at no gathering.
    NoGatheringOpen,
    /// The gathering is over: its table has begun.
    Begun,
    /// The gathering is over: the person who made it has withdrawn it, or it was too old.
    Disbanded,
    /// Somebody else has taken the seat in the gathering, or a bot plays it.
    SeatTaken,
    /// The seat in the gathering is kept for somebody else.
    SeatKept,
    /// The seat is promised to whoever has the link to it.
    SeatPromised,
    /// The link to a seat was used or taken back, or is for another seat.
    SeatLink,
    /// Nobody has taken the seat in the gathering.
    SeatFree,
    /// Only the person who has made the gathering may do this.
    NotMaker,
    /// Other people have changed the gathering again and again before this request could.
    Contended,
    TooManyGatherings {
        most: usize,
    },
    /// A commitment or a salt does not count.
    Salt(SaltFault),
    /// Something cannot be had of a tournament.
    Tournament(TournamentFault),
    /// The game cannot be played once more before it is over.
    NoRematch,
    /// The terms of the game are out of range.
    Terms(TermsFault),
    /// Nobody can leave this game, or call it off.
    Leave(LeaveFault),
    /// Somebody cannot give orders for windows for answers.
    Orders(OrdersFault),
    /// The person who decides had no time left.
    TooLate,
    /// The host does not tell its people apart, because all of them are at one machine.
    NoIdentity,
    /// The guest has not kept the identity under a name.
    NotKept,
    /// The terms of a rated game have no clock, or no consequence at its end.
    RatedTerms,
    /// A bot, or somebody who sits there already, cannot take a seat in a rated game.
    RatedPeople,
    /// A guest who has not kept the identity cannot take a seat in a rated game.
    RatedKept,
    /// Nobody has this page, or the person has left.
    NoSuchPlayer,
    /// The text is not a season, or the season has not begun.
    NoSuchSeason,
    /// The guest has not typed the name under which everything is to be deleted.
    NotSure,
    /// The link or the code is not one that counts.
    CodeSpent,
    /// The server has no passkeys, because its public address has no name or no encryption.
    NoPasskeys,
    /// The server does not know the passkey.
    PasskeyUnknown,
    /// The passkey, or its signature, is not one that counts here.
    PasskeyUnusable,
    /// The registration of a passkey, or the sign-in, has ended or was begun by somebody else.
    CeremonyOver,
    /// The guest has no such key, or the key stays as long as the identity.
    NoSuchKey,
    TooManyKeys {
        most: usize,
    },
    /// The server sends no notices, because its public address has no encryption, or it reaches no push service.
    NoNotices,
    /// The server does not reach the push service of the browser.
    PushHost {
        hosts: String,
    },
    /// The address or the keys of a browser at its push service are none.
    PushKeys,
    TooManyDevices {
        most: usize,
    },
    /// The guest gets no notices in this browser.
    NoSuchDevice,
    /// The push service has not taken a notice.
    NotReached,
    /// The server sends no notices to an address of somebody's own.
    Hook(HookFault),
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
    /// The server ends. Another one may start at once.
    Ending,
    /// The host takes no new tables and gatherings.
    NoNewTables,
    /// The person has made too many tables and gatherings within an hour.
    TooManyNewTables {
        most: u32,
        /// The number of minutes after which the person may make another one.
        minutes: u64,
    },
    /// Nobody talks at a table of one's own machine.
    NoTalk,
    /// The line is empty or too long.
    Saying {
        found: usize,
        most: usize,
    },
    /// The token of the line is empty or too long.
    SayingToken {
        most: usize,
    },
    /// A spectator speaks without a name, or under the name of a seat.
    SpectatorName,
    /// The person has said too much in a short time.
    TalkTooFast {
        /// The number of seconds after which the person may say the next line.
        seconds: u64,
    },
    /// The person hears no line with this number.
    NoSuchLine,
    /// The line is the person's own.
    OwnLine,
    TooManyBlocks {
        most: usize,
    },
    /// The person has not blocked anybody under this name.
    NoSuchBlock,
    /// The guest and the person have a part in one table or one gathering.
    SameTable,
    /// The guest whose games are to move keeps an identity already.
    NoGuest,
    /// A holiday of so many days is not possible. `most` days are left.
    HolidayDays {
        found: u32,
        most: u32,
    },
    /// No days are left for holidays, of so many in a year.
    NoHolidayLeft {
        most: u32,
    },
    /// The person is on holiday already.
    OnHoliday,
    /// The person is not on holiday.
    NotOnHoliday,
    /// The person who has made the gathering has blocked this one.
    Unwelcome,
    /// The person has made too many reports within an hour.
    TooManyReports {
        minutes: u64,
    },
    /// The host refuses this person.
    Banned {
        why: String,
        /// The day on which this ends, in seconds since 1970, or `None` if it does not end.
        ends: Option<u64>,
    },
    NoSuchWarning,
    /// The address of the client has sent too many requests within a minute.
    TooManyRequests {
        most: u32,
        /// The number of seconds after which another request may come.
        seconds: u64,
    },
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

impl From<TournamentFault> for Refusal {
    fn from(fault: TournamentFault) -> Refusal {
        Refusal::Tournament(fault)
    }
}

impl From<HookFault> for Refusal {
    fn from(fault: HookFault) -> Refusal {
        Refusal::Hook(fault)
    }
}

impl From<SaltFault> for Refusal {
    fn from(fault: SaltFault) -> Refusal {
        Refusal::Salt(fault)
    }
}

impl From<LeaveFault> for Refusal {
    fn from(fault: LeaveFault) -> Refusal {
        match fault {
            LeaveFault::NoSeat => Refusal::LooksOn,
            LeaveFault::Own | LeaveFault::Over | LeaveFault::Alone | LeaveFault::Declined | LeaveFault::NoProposal => {
                Refusal::Leave(fault)
            }
        }
    }
}

impl From<OrdersFault> for Refusal {
    fn from(fault: OrdersFault) -> Refusal {
        match fault {
            OrdersFault::NoSeat => Refusal::LooksOn,
            OrdersFault::Table(fault) => Refusal::Table(fault),
            OrdersFault::NoWindows
            | OrdersFault::Over
            | OrdersFault::UnknownTopic { .. }
            | OrdersFault::OtherTurn { .. } => Refusal::Orders(fault),
        }
    }
}
