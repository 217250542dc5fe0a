//! The conversation in the list of tables: the printed list, and the replies to typed lines.

use super::{
    command::{Command, command},
    conversation::{Reply, Talk, Topic},
    question::Dialog,
};
use crate::{Client, Need, Words};
use protocol::{Find, FromClient, TableLine};
use std::path::PathBuf;

impl Talk {
    /// Returns the lines that list the tables.
    pub(super) fn menu(&self) -> Vec<String> {
        let Client { words, games, tables, find, more, .. } = &self.client;
        let mut lines = vec![words.say("plain-menu")];
        if tables.is_empty() {
            let key = if *find == Find::default() { "lobby-empty" } else { "lobby-not-found" };
            lines.push(words.say(key));
        }
        lines.extend(tables.iter().enumerate().map(|(place, table)| {
            let key = if table.over { "plain-finished" } else { "plain-unfinished" };
            let state = words.fill(key, &[("heading", table.heading.as_str().into())]);
            format!("{}: {}. {state}", place + 1, words.table(table, games))
        }));
        if more.is_some() {
            lines.push(words.say("plain-more"));
        }
        lines.push(words.say("plain-menu-ask"));
        lines
    }

    pub(super) fn in_menu(&mut self, line: &str) -> Reply {
        if let Ok(number) = line.parse() {
            return self.numbered(number, |talk, table| talk.open(table, Client::open));
        }
        match command(line, self.client.words) {
            Some((Command::New, _)) => self.begin_dialog(),
            Some((Command::Import, path)) if !path.is_empty() => Reply::needs([Need::Read(PathBuf::from(path))]),
            Some((Command::Replay, number)) => {
                self.numbered_text(number, |talk, table| talk.open(table, Client::replay))
            }
            Some((Command::Remove, number)) => self.numbered_text(number, |talk, table| {
                let Client { words, games, .. } = &talk.client;
                let ask = words.fill("plain-remove", &[("table", words.table(&table, games).into())]);
                talk.topic = Topic::Removing(table.id);
                Reply::lines([ask])
            }),
            Some((Command::Open, link)) => match self.client.follow(link) {
                Ok(need) => Reply::needs([need]),
                Err(notice) => self.noticed(&notice),
            },
            Some((Command::Language, _)) => Reply::needs(self.client.other_language()),
            Some((Command::Help, _)) => {
                Reply::lines(self.client.words.say("plain-menu-help").lines().map(str::to_owned))
            }
            Some((Command::Daily, game)) if !game.is_empty() => Reply::needs([self.client.daily(game)]),
            Some((Command::Find, words)) => Reply::needs([self.client.find(words)]),
            Some((Command::More, _)) => match self.client.more() {
                Some(more) => Reply::needs([more]),
                None => Reply::lines([self.client.words.say("plain-no-more")]),
            },
            Some((Command::Menu, _)) => Reply::needs([Need::Say(FromClient::Tables(self.client.find.clone()))]),
            Some((Command::Quit, _)) => Reply::needs([Need::Quit]),
            Some(_) | None if line.is_empty() => Reply::lines(self.menu()),
            Some(_) | None => Reply::lines([self.client.words.say("plain-menu-ask")]),
        }
    }

    pub(super) fn removing(&mut self, table: String, line: &str) -> Reply {
        self.topic = Topic::Menu;
        if self.is_yes(line) {
            let (notice, remove) = Client::remove(table);
            return self.noticed(&notice).then(Reply::needs([remove]));
        }
        Reply::lines([self.client.words.say("plain-kept")])
    }

    /// Reports whether a line says yes, in either language.
    pub(super) fn is_yes(&self, line: &str) -> bool {
        let yes = |words: Words| words.spellings("plain-yes-words").contains(&line.to_lowercase());
        yes(self.client.words) || yes(self.client.words.other())
    }

    fn numbered_text(&mut self, text: &str, then: impl FnOnce(&mut Talk, TableLine) -> Reply) -> Reply {
        self.numbered(text.parse().unwrap_or(0), then)
    }

    /// Calls `then` with the table that has the number `number` in the list. If there is no such table, replies with
    /// the range of numbers.
    fn numbered(&mut self, number: usize, then: impl FnOnce(&mut Talk, TableLine) -> Reply) -> Reply {
        match number.checked_sub(1).and_then(|place| self.client.tables.get(place)).cloned() {
            Some(table) => then(self, table),
            None => {
                Reply::lines([self.client.words.fill("plain-no-table", &[("count", self.client.tables.len().into())])])
            }
        }
    }

    fn open(&mut self, table: TableLine, way: fn(&mut Client, String) -> Need) -> Reply {
        Reply::needs([way(&mut self.client, table.id)])
    }

    fn begin_dialog(&mut self) -> Reply {
        let dialog = Dialog::begin(&self.client.games);
        let lines = self.question(&dialog);
        self.topic = Topic::Dialog(dialog);
        Reply::lines(lines)
    }
}
