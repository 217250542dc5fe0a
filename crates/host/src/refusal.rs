//! The reasons why a host refuses a request. A refused request changes nothing.

mod from;
mod words;

use crate::{HookFault, SaltFault, TournamentFault};
use bots::LevelFault;
use dealer::{LeaveFault, OrdersFault};
use kernel::{NamesFault, TermsFault, Words};
use table::{CodeFault, Day, OpenFault, RecordFault, TableFault};

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
    /// The table gives no hints.
    NoHints,
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
    /// Returns the exact cause in English for the people who run the server, if the table is damaged. Any other refusal
    /// has no exact cause.
    pub fn cause(&self) -> Option<&str> {
        if let Refusal::TableDamaged { why } = self { Some(why) } else { None }
    }
}
