//! The conversation at a table: the lines that are printed when a position arrives, and the replies to typed lines.

use super::{
    command::{Chosen, Command, chosen, command},
    conversation::{Description, Reply, Talk, Told},
    telling::{self, Heard},
};
use crate::{Need, Table, Taken, Words, choices, parts};
use protocol::{Position, TurnInfo};
use std::mem;

/// Reports whether the reader is asked for a line at this table. If not, bots are deciding.
pub(super) fn asks(table: &Table) -> bool {
    let position = &table.position;
    // A game that the people have ended early is over without a score sheet.
    let is_over = table.is_over() || position.turn == TurnInfo::Over;
    table.in_past() || is_over || position.pass_to.is_some() || !position.scene.choices.is_empty()
}

impl Talk {
    /// Returns the news of the position that has arrived. If the reader has to decide, a description follows. If lines
    /// of the log are missing, only requests these lines.
    pub(super) fn tell(&mut self) -> Reply {
        let Some(table) = self.client.table() else { return Reply::default() };
        if let Some(missing) = self.told.missing(table) {
            return Reply::needs([missing]);
        }
        self.waiting = false;
        let mut lines = self.greeting();
        lines.extend(self.news());
        lines.extend(self.fresh_notes());
        lines.extend(self.fresh_description());
        Reply::lines(lines)
    }

    fn greeting(&mut self) -> Vec<String> {
        let greeted = mem::replace(&mut self.told.greeted, true);
        let Some(table) = self.client.table().filter(|_| !greeted) else { return Vec::new() };
        let Position { title, seats, notices, .. } = &table.position;
        let names: Vec<&str> = seats.iter().map(|seat| seat.name.as_str()).collect();
        let title = self.client.words.labelled(title, &names.join(", ")) + ".";
        let dealt = self.client.words.dealt(&table.position);
        std::iter::once(title).chain(dealt).chain(notices.iter().cloned()).collect()
    }

    /// Returns the news since the last call, with each fight in its place among the lines of the log.
    fn news(&mut self) -> Vec<String> {
        let Talk { client, told, .. } = self;
        let fights = mem::take(&mut told.fights);
        let Some(table) = client.table().filter(|table| !table.in_past()) else { return Vec::new() };
        let position = &table.position;
        if position.entries < told.entries {
            told.entries = position.entries;
            return vec![client.words.say("plain-undone")];
        }
        let mut lines = Vec::new();
        for fight in fights {
            lines.extend(told.log_until(position, fight.entries));
            lines.extend(telling::contest(&fight, client.words));
        }
        lines.extend(told.log_until(position, position.entries));
        // Before the first description all lines are new, so no line introduces the news.
        let begins = !lines.is_empty() && told.described.is_some() && !mem::replace(&mut told.has_news, true);
        let heading = begins.then(|| client.words.say("plain-news"));
        heading.into_iter().chain(lines).collect()
    }

    /// Returns the description of the position and the decision, unless the same description was printed last.
    fn fresh_description(&mut self) -> Vec<String> {
        let words = self.client.words;
        let Some(table) = self.client.table_mut().filter(|table| asks(table)) else { return Vec::new() };
        let description = Description::of(&table.position, words.0);
        if self.told.described.as_ref() == Some(&description) {
            return Vec::new();
        }
        table.picked = None;
        let mut heard = mem::take(&mut self.told.heard);
        let lines = self.description(&mut heard);
        self.told.heard = heard;
        self.told.described = Some(description);
        self.told.has_news = false;
        lines
    }

    /// Returns the description of the position and the decision.
    fn description(&self, heard: &mut Heard) -> Vec<String> {
        let Some(table) = self.client.table() else { return Vec::new() };
        let (position, words) = (&table.position, self.client.words);
        if let Some(seat) = position.pass_to {
            let name = position.seats.get(seat.index()).map_or("", |seat| seat.name.as_str());
            // On a screen, blank lines scroll the other person's view out of sight.
            let blank = vec![String::new(); if self.on_screen { 50 } else { 0 }];
            let said = ["curtain-pass", "curtain-ready"].map(|key| words.fill(key, &[("name", name.into())]));
            return blank.into_iter().chain(said).collect();
        }
        let mut lines = Vec::new();
        if table.in_past() {
            let blanks = [("shown", position.shown.into()), ("entries", position.entries.into())];
            lines.push(words.fill("plain-past", &blanks));
            lines.extend(position.log.last().map(|line| line.words.to_string()));
        }
        if table.is_over() {
            lines.extend(telling::sheet(position, words));
            lines.push(words.say("plain-over-ask"));
            return lines;
        }
        lines.extend(position.lesson.iter().flat_map(telling::lesson));
        lines.extend(telling::turn(table, heard, words));
        lines.extend(self.at_decision());
        if table.in_past() {
            lines.push(words.say("plain-past-ask"));
        }
        lines
    }

    pub(super) fn at_table(&mut self, line: &str) -> Reply {
        let Some(table) = self.client.table() else { return Reply::default() };
        let words = self.client.words;
        if let Some(sit) = table.sit() {
            return match command(line, words) {
                Some((Command::Menu, _)) => self.leave(),
                Some((Command::Quit, _)) => self.ended(),
                Some(_) | None => Reply::needs([sit]),
            };
        }
        if line.is_empty() {
            // The texts of cards are printed again, although the reader knows them.
            let mut again = self.told.heard.without_cards();
            let is_picked = table.picked.is_some();
            return Reply::lines(if is_picked { self.second_step(&mut again) } else { self.description(&mut again) });
        }
        if line.parse::<usize>().is_err()
            && let Some((command, rest)) = command(line, words)
        {
            return self.commanded(command, rest);
        }
        self.choose(line)
    }

    fn choose(&mut self, line: &str) -> Reply {
        let words = self.client.words;
        let Some(table) = self.client.table_mut() else { return Reply::default() };
        let rows = table.rows();
        if rows.is_empty() || table.acting.is_some() {
            return Reply::lines([words.say(if table.is_over() { "plain-over-ask" } else { "plain-not-now" })]);
        }
        match chosen(line, &rows, &table.position.scene.choices) {
            Chosen::Choice(choice) => Reply::needs([table.act(choice)]),
            Chosen::Row(row) => match table.take(row) {
                Taken::Act(act) => Reply::needs([act]),
                Taken::Picked => {
                    let mut heard = mem::take(&mut self.told.heard);
                    let lines = self.second_step(&mut heard);
                    self.told.heard = heard;
                    Reply::lines(lines)
                }
                Taken::Nothing => Reply::default(),
            },
            Chosen::Several(places) => {
                // Only some of these lines are printed, so none of them counts as printed.
                let mut heard = self.told.heard.clone();
                let lines = telling::choices(table, &mut heard, words).into_iter().enumerate();
                let fitting = lines.filter(|(place, _)| places.contains(place)).map(|(_, line)| line);
                Reply::lines(std::iter::once(words.say("plain-several")).chain(fitting))
            }
            Chosen::None => {
                let numbers: Vec<String> = rows.iter().map(|row| row.number.to_string()).collect();
                let blanks = [("numbers", numbers.join(", ").into())];
                Reply::lines([words.fill("plain-no-choice", &blanks)])
            }
        }
    }

    /// Returns the words of the picked row, and the rows of its second step.
    fn second_step(&self, heard: &mut Heard) -> Vec<String> {
        let Some(table) = self.client.table() else { return Vec::new() };
        let picked = table.picked_row().map(|row| choices::words(&table.position.scene, &row));
        let ask = |words: String| self.client.words.fill("plain-then", &[("words", words.into())]);
        picked
            .map(|words| ask(words.to_string()))
            .into_iter()
            .chain(telling::choices(table, heard, self.client.words))
            .collect()
    }

    /// Returns the whole log. If part of it has not arrived yet, requests that part instead.
    pub(super) fn list_log(&mut self) -> Reply {
        let Some(table) = self.client.table() else { return Reply::default() };
        let earlier = table.earlier_log();
        self.told.lists_log = earlier.is_some();
        match earlier {
            Some(earlier) => Reply::needs([earlier]),
            None => Reply::lines(table.position.log.iter().map(|line| line.words.to_string())),
        }
    }

    fn commanded(&mut self, command: Command, rest: &str) -> Reply {
        let words = self.client.words;
        let Some(table) = self.client.table_mut() else { return Reply::default() };
        // Returns a reply with the request, or with the reason why there is no such request.
        let ask = |need: Option<Need>, why_not: &str| match need {
            Some(need) => Reply::needs([need]),
            None => Reply::lines([words.say(why_not)]),
        };
        match command {
            Command::Help => {
                let between = table.position.leaving.is_some().then(|| words.say("plain-people-help"));
                let help = std::iter::once(words.say("plain-table-help")).chain(between);
                Reply::lines(help.flat_map(|help| help.lines().map(str::to_owned).collect::<Vec<_>>()))
            }
            Command::Table => Reply::lines(telling::whole(&table.position, words)),
            Command::Others => Reply::lines(telling::others(&table.position, words)),
            Command::Log => self.list_log(),
            Command::Parts => Reply::lines(told_parts(table, rest, words)),
            Command::Undo => ask(table.undo(), "plain-no-undo"),
            Command::Hint => ask(table.hint(), "plain-no-hint"),
            Command::Back if table.picked.take().is_some() => {
                Reply::lines(telling::choices(table, &mut self.told.heard, words))
            }
            Command::Back => ask(table.back(), "plain-at-start"),
            Command::On => ask(table.on(), "plain-at-end"),
            Command::Begin => Reply::needs([table.beginning()]),
            Command::Now => Reply::needs([table.newest()]),
            Command::Fork if table.in_past() => {
                let (notice, fork) = table.fork();
                Reply { lines: vec![notice.told(words)], needs: fork.into_iter().collect() }
            }
            Command::Fork => Reply::lines([words.say("plain-no-fork")]),
            Command::Pace => {
                let (pace, need) = table.next_pace();
                Reply { lines: vec![words.bots_pace(pace)], needs: vec![need] }
            }
            Command::Language => Reply::needs(self.client.other_language()),
            Command::Menu => self.leave(),
            Command::Quit => Reply { lines: vec![words.say("plain-saved")], needs: vec![Need::Quit] },
            Command::People
            | Command::Resign
            | Command::Propose
            | Command::Agree
            | Command::Decline
            | Command::Orders
            | Command::LetPass
            | Command::Say
            | Command::Talk
            | Command::Phrase
            | Command::Mute
            | Command::Luck
            | Command::Name => self.about_people(command, rest),
            Command::Open
            | Command::New
            | Command::Import
            | Command::Replay
            | Command::Remove
            | Command::Daily
            | Command::Find
            | Command::More => Reply::lines([words.say("plain-first-menu")]),
        }
    }
}

/// Returns the parts of the numbers at the choice with the number `number`, or all parts if `number` is empty.
fn told_parts(table: &Table, number: &str, words: Words) -> Vec<String> {
    let scene = &table.position.scene;
    let row = table.rows().into_iter().find(|row| row.number.to_string() == number);
    let known = match row {
        _ if number.is_empty() => parts::known_first(scene, &[]),
        Some(row) => parts::known_at(scene, &row.at),
        None => Vec::new(),
    };
    if known.is_empty() {
        return vec![words.say("plain-no-parts")];
    }
    known.iter().map(|known| telling::parts(known, words)).collect()
}

impl Told {
    /// Returns the request for earlier lines of the log, if the client does not have all lines that are still to be
    /// printed.
    fn missing(&self, table: &Table) -> Option<Need> {
        let first = table.position.log.first().map_or(0, |line| line.entry);
        let misses = !table.in_past() && first > self.entries + 1 && table.position.entries > self.entries;
        table.earlier_log().filter(|_| misses)
    }

    /// Returns the lines of the log up to this entry that were not printed before, and marks them as printed.
    fn log_until(&mut self, position: &Position, entry: usize) -> Vec<String> {
        let told = mem::replace(&mut self.entries, entry);
        let fresh = position.log.iter().filter(|line| (told + 1..=entry).contains(&line.entry));
        fresh.map(|line| line.words.to_string()).collect()
    }
}
