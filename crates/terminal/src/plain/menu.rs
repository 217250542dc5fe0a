//! The list of tables.

use super::{
    command::{Command, command},
    conversation::{Opening, Place, Reply, Talk},
    question::Dialog,
};
use crate::{Need, view};
use protocol::{FromClient, TableLine};
use std::path::PathBuf;

impl Talk {
    /// The list as it is read out.
    pub(super) fn menu(&self) -> Vec<String> {
        let mut lines = vec![self.words.say("plain-menu")];
        if self.tables.is_empty() {
            lines.push(self.words.say("lobby-empty"));
        }
        lines.extend(self.tables.iter().enumerate().map(|(place, table)| {
            let key = if table.over { "plain-finished" } else { "plain-unfinished" };
            let state = self.words.fill(key, &[("heading", table.heading.as_str().into())]);
            format!("{}: {}. {state}", place + 1, view::told(table, &self.games, self.words))
        }));
        lines.push(self.words.say("plain-menu-ask"));
        lines
    }

    pub(super) fn in_menu(&mut self, line: &str) -> Reply {
        if let Ok(number) = line.parse() {
            return self.numbered(number, |talk, table| talk.open(&table, Opening::Known));
        }
        match command(line, self.words) {
            Some((Command::New, _)) => self.begin_dialog(),
            Some((Command::Import, path)) if !path.is_empty() => {
                Reply { lines: Vec::new(), needs: vec![Need::Read(PathBuf::from(path))] }
            }
            Some((Command::Replay, number)) => {
                self.numbered_text(number, |talk, table| talk.open(&table, Opening::Replay))
            }
            Some((Command::Remove, number)) => self.numbered_text(number, |talk, table| {
                talk.place = Place::Removing(table.id.clone());
                let ask = [("table", view::told(&table, &talk.games, talk.words).into())];
                Reply::lines([talk.words.fill("plain-remove", &ask)])
            }),
            Some((Command::Language, _)) => self.other_language(),
            Some((Command::Help, _)) => Reply::lines(self.words.say("plain-menu-help").lines().map(str::to_owned)),
            Some((Command::Menu, _)) => self.say(FromClient::Tables),
            Some((Command::Quit, _)) => Reply { lines: Vec::new(), needs: vec![Need::Quit] },
            Some(_) | None if line.is_empty() => Reply::lines(self.menu()),
            Some(_) | None => Reply::lines([self.words.say("plain-menu-ask")]),
        }
    }

    pub(super) fn removing(&mut self, table: String, line: &str) -> Reply {
        self.place = Place::Menu;
        let yes = ["plain-yes-words"].iter().flat_map(|key| {
            let words = self.words.spellings(key);
            words.into_iter().chain(self.words.other().spellings(key))
        });
        if yes.into_iter().any(|yes| yes == line.to_lowercase()) {
            return Reply::lines([self.words.say("notice-removed")]).then(self.say(FromClient::Remove { table }));
        }
        Reply::lines([self.words.say("plain-kept")])
    }

    fn numbered_text(&mut self, text: &str, then: impl FnOnce(&mut Talk, TableLine) -> Reply) -> Reply {
        self.numbered(text.parse().unwrap_or(0), then)
    }

    /// Does something with the table of this number in the list.
    fn numbered(&mut self, number: usize, then: impl FnOnce(&mut Talk, TableLine) -> Reply) -> Reply {
        match number.checked_sub(1).and_then(|place| self.tables.get(place)).cloned() {
            Some(table) => then(self, table),
            None => Reply::lines([self.words.fill("plain-no-table", &[("count", self.tables.len().into())])]),
        }
    }

    fn open(&mut self, table: &TableLine, opening: Opening) -> Reply {
        self.place = Place::Opening(opening);
        self.say(FromClient::Open { table: table.id.clone() })
    }

    fn begin_dialog(&mut self) -> Reply {
        let dialog = Dialog::begin(&self.games);
        let lines = self.question(&dialog);
        self.place = Place::Dialog(dialog);
        Reply::lines(lines)
    }
}
