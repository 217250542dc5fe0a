//! The people at the open table or invitation, as the client has heard of them: who is here, and what they say.

use protocol::{Company, FromClient, PhraseInfo, Saying, Seat, TalkInfo, TalkSetting};
use std::collections::BTreeSet;

/// The people at one table.
#[derive(Clone, Debug, Default)]
pub struct People {
    /// The id of the table.
    pub(super) table: String,
    pub(super) company: Option<Company>,
    /// The lines of the talk, oldest first.
    pub(super) lines: Vec<TalkInfo>,
    pub(super) setting: Option<TalkSetting>,
    /// The people whom the reader does not hear, by their numbers at the table.
    pub(super) muted: BTreeSet<u64>,
    /// The number of the last line that the reader has seen.
    read: u64,
    /// The lines of the reader that the server has not confirmed.
    pub(super) unsent: Vec<Unsent>,
    /// The name under which the reader speaks as a spectator.
    pub(super) name: Option<String>,
    /// The words in the field, which are not sent yet.
    pub draft: String,
}

#[derive(Clone, Debug)]
pub(super) struct Unsent {
    pub(super) said: Saying,
    pub(super) token: String,
}

impl People {
    /// Reports whether the person who holds this seat of the table has no screen there.
    pub(crate) fn is_away(&self, table: &str, seat: Seat) -> bool {
        let here = self.company.iter().filter(|_| self.table == table).flat_map(|company| &company.here);
        here.copied().nth(seat.index()).flatten() == Some(false)
    }

    /// Returns the number of people who look on.
    pub(crate) fn watching(&self) -> usize {
        self.company.as_ref().map_or(0, |company| company.watching)
    }

    /// Reports whether there is a talk at the table, in which the reader may join.
    pub(crate) fn may_talk(&self) -> bool {
        self.setting.is_some()
    }

    /// Reports whether the reader speaks as a player.
    pub(crate) fn is_player(&self) -> bool {
        self.setting.as_ref().is_some_and(|setting| setting.player)
    }

    pub(crate) fn phrases(&self) -> &[PhraseInfo] {
        self.setting.as_ref().map_or(&[], |setting| &setting.phrases)
    }

    /// Returns the lines of all people whom the reader hears, oldest first.
    pub(crate) fn heard(&self) -> impl DoubleEndedIterator<Item = &TalkInfo> {
        self.lines.iter().filter(|line| !self.muted.contains(&line.speaker))
    }

    /// Returns the lines of others that the reader has not seen.
    pub(crate) fn unread(&self) -> impl DoubleEndedIterator<Item = &TalkInfo> {
        self.heard().filter(|line| line.number > self.read && line.mine.is_none())
    }

    /// Marks all lines as seen.
    pub(crate) fn see(&mut self) {
        self.read = self.lines.last().map_or(self.read, |line| line.number);
    }

    /// Takes back the words of a line that the server has refused, so that they are not lost.
    pub(super) fn refused(&mut self) {
        if self.unsent.is_empty() {
            return;
        }
        let Unsent { said, .. } = self.unsent.remove(0);
        if let Saying::Text(words) = said
            && self.draft.is_empty()
        {
            self.draft = words;
        }
    }

    pub(super) fn line(&self, said: Saying, token: String) -> FromClient {
        FromClient::Talk { said, token, name: self.name.clone().filter(|_| !self.is_player()) }
    }

    pub(super) fn of(table: String) -> People {
        People { table, ..People::default() }
    }
}
