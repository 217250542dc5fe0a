//! At a table: what is told by itself, and what is answered.

use super::{
    command::{Chosen, Command, chosen, command},
    conversation::{Description, Place, Reply, Seated, Talk},
    telling,
};
use crate::{Need, choices, parts, update::next_pace, view};
use protocol::{FromClient, LogPage};
use std::mem;

impl Seated {
    /// Whether the reader has something to say here; else bots are at work.
    pub(super) fn asks(&self) -> bool {
        let position = &self.at.position;
        let over = position.scene.sheet.is_some();
        self.at.in_past() || over || position.pass_to.is_some() || !position.scene.choices.is_empty()
    }

    /// Returns what to ask for first, where more has happened than there are lines of.
    pub(super) fn missing(&self) -> Option<FromClient> {
        let position = &self.at.position;
        let first = position.log.first().map_or(0, |line| line.entry);
        let misses = !self.at.in_past() && first > self.told + 1 && position.entries > self.told;
        position.ask_earlier().filter(|_| misses)
    }
}

impl Talk {
    /// What is told of a position without being asked: what happened since, and where it is now if something is asked.
    pub(super) fn told_of(&self, seated: &mut Seated) -> Vec<String> {
        let position = &seated.at.position;
        let mut lines = Vec::new();
        if !mem::replace(&mut seated.greeted, true) {
            let names: Vec<&str> = position.seats.iter().map(|seat| seat.name.as_str()).collect();
            lines.push(self.words.labelled(&position.title, &names.join(", ")) + ".");
            lines.extend(position.notices.iter().cloned());
        }
        if !seated.at.in_past() {
            if position.entries < seated.told {
                lines.push(self.words.say("plain-undone"));
            } else {
                lines.extend(
                    position.log.iter().filter(|line| line.entry > seated.told).map(|line| line.words.to_string()),
                );
            }
            seated.told = position.entries;
        }
        let description = Description::of(position, self.words.0);
        if seated.asks() && seated.described.as_ref() != Some(&description) {
            seated.at.picked = None;
            lines.extend(self.description(seated));
            seated.heard = telling::sides(position, self.words).into_iter().collect();
            seated.described = Some(description);
        }
        lines
    }

    /// Where the game is and what is asked.
    fn description(&self, seated: &Seated) -> Vec<String> {
        let position = &seated.at.position;
        if let Some(seat) = position.pass_to {
            let name = position.seats.get(seat.index()).map_or("", |seat| seat.name.as_str());
            // On a screen, what the person before saw is moved out of sight.
            let blank = vec![String::new(); if self.on_screen { 50 } else { 0 }];
            let words = ["curtain-pass", "curtain-ready"].map(|key| self.words.fill(key, &[("name", name.into())]));
            return blank.into_iter().chain(words).collect();
        }
        let mut lines = Vec::new();
        if seated.at.in_past() {
            let blanks = [("shown", position.shown.into()), ("entries", position.entries.into())];
            lines.push(self.words.fill("plain-past", &blanks));
            lines.extend(position.log.last().map(|line| line.words.to_string()));
        }
        if position.scene.sheet.is_some() {
            lines.extend(telling::sheet(position, self.words));
            lines.push(self.words.say("plain-over-ask"));
            return lines;
        }
        lines.extend(telling::turn(&seated.at, &seated.heard, self.words));
        if seated.at.in_past() {
            lines.push(self.words.say("plain-past-ask"));
        }
        lines
    }

    pub(super) fn at_table(&mut self, line: &str) -> Reply {
        let Place::Table(seated) = &self.place else { return Reply::default() };
        let position = &seated.at.position;
        if let Some(seat) = position.pass_to {
            return match command(line, self.words) {
                Some((Command::Menu, _)) => self.leave(),
                Some((Command::Quit, _)) => self.ended(),
                Some(_) | None => self.say(FromClient::Sit { seat: Some(seat) }),
            };
        }
        if line.is_empty() {
            let lines = if seated.at.picked.is_some() { self.second_step() } else { self.description(seated) };
            return Reply::lines(lines);
        }
        if line.parse::<usize>().is_err()
            && let Some((command, rest)) = command(line, self.words)
        {
            return self.commanded(command, rest);
        }
        self.choose(line)
    }

    fn choose(&mut self, line: &str) -> Reply {
        let Place::Table(seated) = &mut self.place else { return Reply::default() };
        let (rows, position) = (seated.at.rows(), &seated.at.position);
        if rows.is_empty() {
            let key = if position.scene.sheet.is_some() { "plain-over-ask" } else { "plain-not-now" };
            return Reply::lines([self.words.say(key)]);
        }
        let at = position.row;
        match chosen(line, &rows, &position.scene.choices) {
            Chosen::Choice(choice) => self.say(FromClient::Act { at, choice }),
            Chosen::Row(row) => {
                seated.at.cursor = row;
                match seated.at.take() {
                    Some(choice) => self.say(FromClient::Act { at, choice }),
                    None => Reply::lines(self.second_step()),
                }
            }
            Chosen::Several(places) => {
                let lines = telling::choices(&seated.at).into_iter().enumerate();
                let fitting = lines.filter(|(place, _)| places.contains(place)).map(|(_, line)| line);
                Reply::lines(std::iter::once(self.words.say("plain-several")).chain(fitting))
            }
            Chosen::None => {
                let numbers: Vec<String> = rows.iter().map(|row| row.number.to_string()).collect();
                let blanks = [("numbers", numbers.join(", ").into())];
                Reply::lines([self.words.fill("plain-no-choice", &blanks)])
            }
        }
    }

    /// What was picked, and what it may be pointed at next.
    fn second_step(&self) -> Vec<String> {
        let Place::Table(seated) = &self.place else { return Vec::new() };
        let picked = seated.at.picked_row();
        let words = picked.map(|row| choices::words(&seated.at.position.scene, &row));
        let ask = words.map(|words| self.words.fill("plain-then", &[("words", words.to_string().into())]));
        ask.into_iter().chain(telling::choices(&seated.at)).collect()
    }

    /// What the numbers of a choice are made of, or all of them.
    fn parts(&self, number: &str) -> Reply {
        let Place::Table(seated) = &self.place else { return Reply::default() };
        let rows = seated.at.rows();
        let row = rows.iter().find(|row| row.number.to_string() == number);
        let known = match row {
            _ if number.is_empty() => parts::known_first(&seated.at.position.scene, &[]),
            Some(row) => parts::known_at(&seated.at.position.scene, &row.at),
            None => Vec::new(),
        };
        if known.is_empty() {
            return Reply::lines([self.words.say("plain-no-parts")]);
        }
        Reply::lines(known.iter().map(|known| telling::parts(known, self.words)))
    }

    /// Everything that happened, once all of it is here.
    fn list_log(&mut self) -> Reply {
        let Place::Table(seated) = &mut self.place else { return Reply::default() };
        let position = &seated.at.position;
        let earlier = position.ask_earlier();
        seated.lists_log = earlier.is_some();
        match earlier {
            Some(earlier) => self.say(earlier),
            None => Reply::lines(position.log.iter().map(|line| line.words.to_string())),
        }
    }

    /// An earlier page of the log has come.
    pub(super) fn paged(&mut self, page: LogPage) -> Reply {
        let Place::Table(seated) = &mut self.place else { return Reply::default() };
        let fits = seated.at.position.add_earlier(page);
        if seated.lists_log && fits {
            return self.list_log();
        }
        self.tell()
    }

    /// What is to be told of the position that has come, once nothing of what happened is missing.
    pub(super) fn tell(&mut self) -> Reply {
        let Place::Table(seated) = &self.place else { return Reply::default() };
        if let Some(missing) = seated.missing() {
            return self.say(missing);
        }
        let mut seated = seated.clone();
        self.waiting = false;
        let lines = self.told_of(&mut seated);
        self.place = Place::Table(seated);
        Reply::lines(lines)
    }

    fn put_back(&mut self) -> Reply {
        let Place::Table(seated) = &mut self.place else { return Reply::default() };
        seated.at.put_back();
        Reply::lines(telling::choices(&seated.at))
    }

    fn fork(&mut self) -> Reply {
        let Place::Table(seated) = &mut self.place else { return Reply::default() };
        match seated.at.fork() {
            Some(fork) => Reply::lines([self.words.say("notice-forked")]).then(self.say(fork)),
            None => Reply::lines([self.words.say("notice-fork-reveals")]),
        }
    }

    fn commanded(&mut self, command: Command, rest: &str) -> Reply {
        let Place::Table(seated) = &self.place else { return Reply::default() };
        let (at, position) = (&seated.at, &seated.at.position);
        let entries = position.entries;
        match command {
            Command::Help => Reply::lines(self.words.say("plain-table-help").lines().map(str::to_owned)),
            Command::Table => Reply::lines(telling::whole(position, self.words)),
            Command::Others => Reply::lines(telling::others(position, self.words)),
            Command::Log => self.list_log(),
            Command::Parts => self.parts(rest),
            Command::Undo if position.can_undo => self.say(FromClient::Undo { at: position.row }),
            Command::Undo => Reply::lines([self.words.say("plain-no-undo")]),
            Command::Back if at.picked.is_some() => self.put_back(),
            Command::Back => match position.stop_before {
                Some(stop) => self.say(FromClient::Step { entry: Some(stop) }),
                None => Reply::lines([self.words.say("plain-at-start")]),
            },
            Command::On => match position.stop_after {
                Some(stop) => self.say(FromClient::Step { entry: (stop < entries).then_some(stop) }),
                None => Reply::lines([self.words.say("plain-at-end")]),
            },
            Command::Begin => self.say(FromClient::Step { entry: Some(0) }),
            Command::Now => self.say(FromClient::Step { entry: None }),
            Command::Fork if at.in_past() => self.fork(),
            Command::Fork => Reply::lines([self.words.say("plain-no-fork")]),
            Command::Pace => {
                let pace = next_pace(position.pace);
                let told = self.words.fill("head-pace", &[("pace", view::pace(pace, self.words).into())]);
                Reply::lines([told]).then(self.say(FromClient::Pace { pace }))
            }
            Command::Language => self.other_language(),
            Command::Menu => self.leave(),
            Command::Quit => Reply { lines: vec![self.words.say("plain-saved")], needs: vec![Need::Quit] },
            Command::New | Command::Import | Command::Replay | Command::Remove => {
                Reply::lines([self.words.say("plain-first-menu")])
            }
        }
    }
}
