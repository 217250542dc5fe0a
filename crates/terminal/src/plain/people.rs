//! The conversation about the people at a table: their times, their proposals, standing orders, and the talk.

use super::{
    command::Command,
    conversation::{Reply, Talk},
};
use crate::{Need, Notice, Wish, Words, company, luck};
use protocol::{Position, Saying, Seat};
use std::mem;

/// The greatest number of lines of an earlier talk that are printed when a table opens.
const MOST_EARLIER: usize = 5;

impl Talk {
    /// Returns lines about each seat and about those who look on, the terms of the game, and the reader's orders.
    fn people(&self) -> Vec<String> {
        let Some(table) = self.client.table().filter(|table| table.position.leaving.is_some()) else {
            return vec![self.client.words.say("plain-alone")];
        };
        let (position, words) = (&table.position, self.client.words);
        let mut lines = self.times();
        let watching = self.client.people.watching();
        lines.extend((watching > 0).then(|| words.fill("seats-watching", &[("count", watching.into())]) + "."));
        lines.extend(company::deadline(table, words));
        lines.extend(company::notes(table, words));
        lines.extend(company::window(&self.client, table));
        lines.extend(position.leaving.iter().flat_map(|leaving| company::terms(&leaving.terms, words)));
        lines.extend(company::orders(position, words));
        lines
    }

    /// Returns lines about the promise of the table's luck, and about its check.
    fn luck(&self) -> Vec<String> {
        let Some(table) = self.client.table().filter(|table| table.position.luck.is_some()) else {
            return vec![self.client.words.say("plain-no-luck")];
        };
        let words = self.client.words;
        let checked = self.client.checked().map(|checked| luck::verdict(checked, words));
        luck::promise(&table.position, words).into_iter().chain(checked.unwrap_or_default()).collect()
    }

    /// Returns a line for each seat of a table between people.
    fn times(&self) -> Vec<String> {
        let Some(table) = self.client.table() else { return Vec::new() };
        let told = |sitter: company::Sitter| {
            let told: Vec<String> = sitter.time.into_iter().chain(sitter.notes).collect();
            let name = sitter.name;
            if told.is_empty() { name + "." } else { self.client.words.labelled(&name, &told.join(", ")) + "." }
        };
        company::sitters(&self.client, table).into_iter().map(told).collect()
    }

    /// Returns the lines about the people that belong to a decision: the times, if the game has a clock, and the window
    /// for answers.
    pub(super) fn at_decision(&self) -> Vec<String> {
        let Some(table) = self.client.table() else { return Vec::new() };
        let times = if table.position.clock.is_some() { self.times() } else { Vec::new() };
        times.into_iter().chain(company::window(&self.client, table)).collect()
    }

    /// Returns what is new about a proposal, an answer that is kept, or those who let the windows of this turn pass.
    pub(super) fn fresh_notes(&mut self) -> Vec<String> {
        let Some(table) = self.client.table() else { return Vec::new() };
        let position = &table.position;
        let mut notes = company::notes(table, self.client.words);
        notes.extend(Wish::all(position).contains(&Wish::Agree).then(|| self.client.words.say("plain-answer")));
        notes.extend(passing(position, self.client.words));
        let known = mem::replace(&mut self.told.notes, notes.clone());
        notes.into_iter().filter(|note| !known.contains(note)).collect()
    }

    /// Returns the lines about people who have gone or have come back.
    pub(super) fn met(&self, gone: &[Seat], back: &[Seat]) -> Reply {
        let Some(table) = self.client.table() else { return Reply::default() };
        let told = |key: &'static str, seat: &Seat| {
            let name = company::name(&table.position, *seat);
            self.client.words.fill(key, &[("name", name.into())])
        };
        let gone = gone.iter().map(|seat| told("plain-gone-away", seat));
        Reply::lines(gone.chain(back.iter().map(|seat| told("plain-here-again", seat))))
    }

    /// Returns what others have said since the last call. Of the talk before the table was opened, only the end is
    /// printed.
    pub(super) fn overheard(&mut self) -> Reply {
        if self.client.table().is_none() {
            return Reply::default();
        }
        let words = self.client.words;
        let unread: Vec<String> =
            self.client.people.unread().map(|line| words.labelled(&line.name, &line.words)).collect();
        self.client.people.see();
        let skip = unread.len().saturating_sub(MOST_EARLIER);
        Reply::lines(unread.into_iter().skip(skip))
    }

    /// Replies to a command about the people at the table.
    pub(super) fn about_people(&mut self, command: Command, rest: &str) -> Reply {
        match command {
            Command::People => Reply::lines(self.people()),
            Command::Orders => self.order(rest),
            Command::Luck => Reply::lines(self.luck()),
            Command::Talk => self.whole_talk(),
            Command::Say | Command::Phrase | Command::Mute | Command::Name if !self.client.people.may_talk() => {
                Reply::lines([self.client.words.say("plain-no-talk")])
            }
            Command::Say => self.say(rest),
            Command::Phrase => self.phrase(rest),
            Command::Mute => self.told_notice(|talk| talk.client.mute(rest)),
            Command::Name => self.told_notice(|talk| talk.client.call_myself(rest)),
            command => self.wish(command),
        }
    }

    /// Asks the server to grant the wish of a command, if it would now.
    fn wish(&mut self, command: Command) -> Reply {
        let words = self.client.words;
        let Some(table) = self.client.table() else { return Reply::default() };
        let fits = |wish: &Wish| match command {
            Command::Resign => *wish == Wish::Resign,
            // Who proposes what somebody else has proposed agrees.
            Command::Propose => matches!(wish, Wish::Propose | Wish::Agree),
            Command::Agree => *wish == Wish::Agree,
            Command::Decline => *wish == Wish::Decline,
            Command::LetPass => matches!(wish, Wish::LetPass { .. }),
            _ => false,
        };
        let Some(wish) = Wish::all(&table.position).into_iter().find(fits) else {
            return Reply::lines([words.say("plain-no-wish")]);
        };
        if let Some(question) = wish.question(&table.position, words) {
            self.told.resigns = true;
            return Reply::lines([format!("{question} {}", words.say("plain-yes-or-no"))]);
        }
        Reply::needs([Need::Say(wish.message(&table.position))])
    }

    /// Resigns if the line says yes.
    pub(super) fn resigning(&mut self, line: &str) -> Reply {
        self.told.resigns = false;
        match self.client.table().filter(|_| self.is_yes(line)) {
            Some(table) => Reply::needs([Need::Say(Wish::Resign.message(&table.position))]),
            None => Reply::lines([self.client.words.say("plain-plays-on")]),
        }
    }

    /// Lists the orders that the reader can give, or gives the order with the number `number`.
    fn order(&self, number: &str) -> Reply {
        let words = self.client.words;
        let Some(table) = self.client.table() else { return Reply::default() };
        let position = &table.position;
        let all = Wish::all(position).into_iter().filter(|wish| wish.is_order(position).is_some());
        let all: Vec<Wish> = all.collect();
        if all.is_empty() {
            return Reply::lines([words.say("plain-no-orders")]);
        }
        match number.parse::<usize>().ok().and_then(|number| all.get(number.checked_sub(1)?)) {
            Some(wish) => Reply::needs([Need::Say(wish.message(position))]),
            None => {
                let listed = all.iter().enumerate().map(|(at, wish)| {
                    let sign = if wish.is_order(position) == Some(true) { " ×" } else { "" };
                    format!("{}: {}{sign}", at + 1, wish.words(position, words))
                });
                let now = company::orders(position, words).into_iter();
                Reply::lines(now.chain(listed).chain([words.say("orders-told"), words.say("plain-orders-ask")]))
            }
        }
    }

    fn whole_talk(&mut self) -> Reply {
        let words = self.client.words;
        let said: Vec<String> =
            self.client.people.heard().map(|line| words.labelled(&line.name, &line.words)).collect();
        self.client.people.see();
        Reply::lines(if said.is_empty() { vec![words.say("talk-none")] } else { said })
    }

    fn say(&mut self, said: &str) -> Reply {
        if said.is_empty() {
            return Reply::lines([self.client.words.say("plain-say-what")]);
        }
        self.speak(Saying::Text(said.to_owned()))
    }

    /// Lists the ready phrases, or says the one with the number `number`.
    fn phrase(&mut self, number: &str) -> Reply {
        let phrases = self.client.people.phrases();
        match number.parse::<usize>().ok().and_then(|number| phrases.get(number.checked_sub(1)?)) {
            Some(phrase) => self.speak(Saying::Phrase(phrase.phrase)),
            None => {
                let listed = phrases.iter().enumerate().map(|(at, phrase)| format!("{}: {}", at + 1, phrase.words));
                Reply::lines(listed.chain([self.client.words.say("plain-phrase-ask")]))
            }
        }
    }

    fn speak(&mut self, saying: Saying) -> Reply {
        match self.client.speak(saying) {
            Ok(need) => Reply::needs([need]),
            Err(notice) => self.noticed(&notice),
        }
    }

    fn told_notice(&mut self, act: impl FnOnce(&mut Talk) -> Notice) -> Reply {
        let notice = act(self);
        self.noticed(&notice)
    }
}

/// Returns lines about those who let the windows of this turn pass.
fn passing(position: &Position, words: Words) -> Vec<String> {
    let passing = position.windows.iter().flat_map(|windows| &windows.passing);
    passing.map(|seat| words.fill("plain-passes", &[("name", company::name(position, *seat).into())])).collect()
}
