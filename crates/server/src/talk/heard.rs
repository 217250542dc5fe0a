//! The talk at a table as one person may hear it.

use super::{block_list::BlockList, lines::Talk};
use crate::player_ids::PlayerIds;
use dealer::Person;
use host::say;
use kernel::{Lang, Seat};
use protocol::{PhraseInfo, ReadyPhrase, Saying, TalkInfo, TalkNews, TalkSetting};
use std::{collections::BTreeSet, future, sync::Arc};
use store::TalkLine;
use tokio::sync::watch;

/// A person who listens at a table.
pub(crate) struct Reader {
    pub(crate) person: Person,
    /// The name of each seat, and the person for whom the game began there. Who leaves a seat still speaks as a player,
    /// because that person knows what a spectator does not.
    pub(crate) seats: Vec<(String, Option<Person>)>,
}

/// A client that listens at a table.
pub(crate) struct Listener {
    talk: Arc<Talk>,
    lines: watch::Receiver<Arc<[TalkLine]>>,
    /// The list from which `blocked` comes.
    _blocks: Arc<BlockList>,
    /// The people of whom the person wants to hear nothing.
    blocked: watch::Receiver<BTreeSet<Person>>,
    is_over: watch::Receiver<bool>,
    player_ids: Arc<PlayerIds>,
    reader: Reader,
    /// The number of the last line that the client has been told of, or `None` if the whole talk is due.
    told: Option<u64>,
}

impl Listener {
    pub(super) fn new(
        (talk, lines): (Arc<Talk>, watch::Receiver<Arc<[TalkLine]>>),
        blocks: Arc<BlockList>,
        reader: Reader,
        (is_over, player_ids): (watch::Receiver<bool>, Arc<PlayerIds>),
    ) -> Listener {
        let blocked = blocks.watch();
        Listener { talk, lines, _blocks: blocks, blocked, is_over, player_ids, reader, told: None }
    }

    pub(super) fn talk(&self) -> &Talk {
        &self.talk
    }

    pub(crate) fn reader(&self) -> &Reader {
        &self.reader
    }

    /// Returns the person who has said a line that this one hears, and the person's name.
    pub(crate) fn speaker(&self, number: u64) -> Option<(Person, String)> {
        let (line, _) = self.around(number, (0, 0))?;
        Some((line.person, line.name))
    }

    /// Lets the client hear the whole talk once more.
    pub(crate) fn again(&mut self) {
        self.told = None;
    }

    /// Waits for news of the talk, in this language. The call is cancel safe.
    pub(crate) async fn news(&mut self, lang: Lang) -> TalkNews {
        loop {
            let Some(told) = self.told else { return self.whole(lang) };
            tokio::select! {
                // The senders are in the talk and in the list, which this listener holds.
                _ = self.lines.changed() => {}
                _ = self.blocked.changed() => return self.whole(lang),
                () = ended(&mut self.is_over) => return self.whole(lang),
            }
            let lines = self.heard(told, lang);
            if !lines.is_empty() {
                return TalkNews { lines, whole: None };
            }
        }
    }

    fn whole(&mut self, lang: Lang) -> TalkNews {
        self.is_over.mark_unchanged();
        self.blocked.mark_unchanged();
        let words = |phrase| PhraseInfo { phrase, words: phrase_words(phrase, lang) };
        let phrases = ReadyPhrase::ALL.map(words).to_vec();
        let whole = Some(TalkSetting { player: self.reader.seat().is_some(), phrases });
        TalkNews { lines: self.heard(0, lang), whole }
    }

    /// Returns the lines after the number `told` that the person may hear.
    fn heard(&mut self, told: u64, lang: Lang) -> Vec<TalkInfo> {
        let lines = Arc::clone(&self.lines.borrow_and_update());
        self.told = Some(lines.last().map_or(0, |last| last.number));
        let is_new = |line: &&TalkLine| line.number > told && self.hears(line);
        let told =
            |line: &TalkLine| TalkInfo { player: self.player_ids.of(line.person), ..self.reader.told(line, lang) };
        lines.iter().filter(is_new).map(told).collect()
    }

    /// Returns the line with this number, if the person may hear it, and the lines that the person hears before and after
    /// it, at most so many.
    pub(super) fn around(&self, number: u64, (before, after): (usize, usize)) -> Option<(TalkLine, Vec<TalkLine>)> {
        let lines: Vec<TalkLine> = self.lines.borrow().iter().filter(|line| self.hears(line)).cloned().collect();
        let at = lines.iter().position(|line| line.number == number)?;
        let near = lines.iter().skip(at.saturating_sub(before)).take(at.min(before) + 1 + after).cloned().collect();
        Some((lines.get(at)?.clone(), near))
    }

    /// Reports whether the person may hear a line. What players say tells spectators nothing that is hidden in the game,
    /// but spectators may see more than a player, or talk about what they guess.
    fn hears(&self, line: &TalkLine) -> bool {
        let is_open = line.seat.is_some() || self.reader.seat().is_none() || *self.is_over.borrow();
        is_open && !self.blocked.borrow().contains(&line.person)
    }
}

impl Reader {
    /// Returns the first seat of the person, or `None` for a spectator.
    pub(super) fn seat(&self) -> Option<Seat> {
        let at = self.seats.iter().position(|(_, holder)| *holder == Some(self.person))?;
        Seat::new(at, self.seats.len())
    }

    pub(super) fn name(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("", |(name, _)| name)
    }

    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        self.seats.iter().map(|(name, _)| name.as_str())
    }

    /// Returns a line as the person is told it, without the page of the speaker. The hash of the speaker stays out of it.
    fn told(&self, line: &TalkLine, lang: Lang) -> TalkInfo {
        let TalkLine { number, speaker, person, name, seat, made, said, token } = line;
        TalkInfo {
            number: *number,
            speaker: *speaker,
            seat: *seat,
            name: name.clone(),
            player: None,
            words: words(said, lang),
            made: *made,
            mine: Some(token.clone()).filter(|_| *person == self.person),
        }
    }
}

/// Returns what was said in words.
pub(crate) fn words(said: &Saying, lang: Lang) -> String {
    match said {
        Saying::Text(text) => text.clone(),
        Saying::Phrase(phrase) => phrase_words(*phrase, lang),
    }
}

fn phrase_words(phrase: ReadyPhrase, lang: Lang) -> String {
    let name = match phrase {
        ReadyPhrase::Hello => "phrase-hello",
        ReadyPhrase::GoodLuck => "phrase-goodLuck",
        ReadyPhrase::WellPlayed => "phrase-wellPlayed",
        ReadyPhrase::Thanks => "phrase-thanks",
        ReadyPhrase::Oops => "phrase-oops",
        ReadyPhrase::OneMoment => "phrase-oneMoment",
        ReadyPhrase::BackLater => "phrase-backLater",
        ReadyPhrase::GoodGame => "phrase-goodGame",
    };
    say(lang, name, [])
}

/// Waits until the game is over, or goes on after it was. The end of the table is told with its positions.
async fn ended(is_over: &mut watch::Receiver<bool>) {
    if is_over.changed().await.is_err() {
        future::pending().await
    }
}
