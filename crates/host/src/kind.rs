//! The kinds of refusals, for logs and for figures. A kind has nothing of the request that was refused.

use crate::Refusal;

impl Refusal {
    /// Returns the name of the kind, which is the same for all refusals with the same reason.
    pub fn kind(&self) -> &'static str {
        match self {
            Refusal::Unreadable { .. } => "unreadable",
            Refusal::UnreadableBody { .. } => "unreadable-body",
            Refusal::NotText => "not-text",
            Refusal::TooLong { .. } => "too-long",
            Refusal::NoTableOpen => "no-table-open",
            Refusal::NoSuchTable => "no-such-table",
            Refusal::TableDamaged { .. } => "table-damaged",
            Refusal::TableRemoved => "table-removed",
            Refusal::Setup(_) => "setup",
            Refusal::Names(_) => "names",
            Refusal::Bot(_) => "bot",
            Refusal::MovedOn => "moved-on",
            Refusal::NoSeat => "no-seat",
            Refusal::NoLesson { .. } => "no-lesson",
            Refusal::NoDaily { .. } => "no-daily",
            Refusal::NoSuchDay { .. } => "no-such-day",
            Refusal::InLesson { .. } => "in-lesson",
            Refusal::NoSuchSeat { .. } => "no-such-seat",
            Refusal::SeatOfBot { .. } => "seat-of-bot",
            Refusal::SeatOfOther => "seat-of-other",
            Refusal::LooksOn => "looks-on",
            Refusal::SharedTable => "shared-table",
            Refusal::Table(_) => "table",
            Refusal::Record(_) => "record",
            Refusal::Code(_) => "code",
            Refusal::NotOver => "not-over",
            Refusal::RecordTooLong { .. } => "record-too-long",
            Refusal::BrokenOff => "broken-off",
            Refusal::TooManyRecords => "too-many-records",
            Refusal::TooMuchUnsent => "too-much-unsent",
            Refusal::NoClock { .. } => "no-clock",
            Refusal::TooManyTables { .. } => "too-many-tables",
            Refusal::NoGatherings => "no-gatherings",
            Refusal::NoGatheringOpen => "no-gathering-open",
            Refusal::Begun => "begun",
            Refusal::Disbanded => "disbanded",
            Refusal::SeatTaken => "seat-taken",
            Refusal::SeatKept => "seat-kept",
            Refusal::Salt(_) => "salt",
            Refusal::NoRematch => "no-rematch",
            Refusal::SeatFree => "seat-free",
            Refusal::NotMaker => "not-maker",
            Refusal::Contended => "contended",
            Refusal::TooManyGatherings { .. } => "too-many-gatherings",
            Refusal::NoIdentity => "no-identity",
            Refusal::NotKept => "not-kept",
            Refusal::RatedTerms => "rated-terms",
            Refusal::RatedPeople => "rated-people",
            Refusal::RatedKept => "rated-kept",
            Refusal::NoSuchPlayer => "no-such-player",
            Refusal::NoSuchSeason => "no-such-season",
            Refusal::NotSure => "not-sure",
            Refusal::CodeSpent => "code-spent",
            Refusal::NoPasskeys => "no-passkeys",
            Refusal::PasskeyUnknown => "passkey-unknown",
            Refusal::PasskeyUnusable => "passkey-unusable",
            Refusal::CeremonyOver => "ceremony-over",
            Refusal::NoSuchKey => "no-such-key",
            Refusal::TooManyKeys { .. } => "too-many-keys",
            Refusal::Terms(_) => "terms",
            Refusal::Leave(_) => "leave",
            Refusal::Orders(_) => "orders",
            Refusal::TooLate => "too-late",
            Refusal::NoNotices => "no-notices",
            Refusal::PushHost { .. } => "push-host",
            Refusal::PushKeys => "push-keys",
            Refusal::TooManyDevices { .. } => "too-many-devices",
            Refusal::NoSuchDevice => "no-such-device",
            Refusal::NotReached => "not-reached",
            Refusal::InProgress => "in-progress",
            Refusal::NotStored { .. } => "not-stored",
            Refusal::NotRead { .. } => "not-read",
            Refusal::TooManyScreens { .. } => "too-many-screens",
            Refusal::Stopped => "stopped",
            Refusal::Ending => "ending",
            Refusal::NoNewTables => "no-new-tables",
            Refusal::TooManyNewTables { .. } => "too-many-new-tables",
            Refusal::NoTalk => "no-talk",
            Refusal::Saying { .. } => "saying",
            Refusal::SayingToken { .. } => "saying-token",
            Refusal::SpectatorName => "spectator-name",
            Refusal::TalkTooFast { .. } => "talk-too-fast",
            Refusal::NoSuchLine => "no-such-line",
            Refusal::OwnLine => "own-line",
            Refusal::TooManyBlocks { .. } => "too-many-blocks",
            Refusal::NoSuchBlock => "no-such-block",
            Refusal::Unwelcome => "unwelcome",
            Refusal::TooManyReports { .. } => "too-many-reports",
            Refusal::Banned { .. } => "banned",
            Refusal::NoSuchWarning => "no-such-warning",
            Refusal::TooManyRequests { .. } => "too-many-requests",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_has_nothing_of_the_request() {
        let refusal = Refusal::NoLesson { game: "a secret".to_owned() };
        assert_eq!(refusal.kind(), "no-lesson");
    }
}
