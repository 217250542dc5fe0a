//! The conversation at an invitation to a table that has not begun.

use super::{
    command::{Command, command},
    conversation::{Reply, Talk},
};
use crate::{Seating, company, invitation};

impl Talk {
    /// Returns the lines about the invitation, unless they were printed last.
    pub(super) fn invited(&mut self) -> Reply {
        self.waiting = false;
        let lines = self.invitation();
        if self.told.invitation == lines {
            return Reply::default();
        }
        self.told.invitation.clone_from(&lines);
        Reply::lines(lines)
    }

    fn invitation(&self) -> Vec<String> {
        let Some(gathering) = self.client.gathering() else { return Vec::new() };
        let (info, words) = (&gathering.info, self.client.words);
        let mut lines = vec![words.fill("plain-invitation", &[("game", info.title.as_str().into())])];
        lines.extend(company::terms(&info.terms, words));
        let chairs = info.chairs.iter().enumerate();
        lines.extend(
            chairs.map(|(at, chair)| format!("{}: {}.", at + 1, invitation::chair(&self.client, info, (at, chair)))),
        );
        lines.extend(invitation::notes(gathering, words));
        lines.push(words.say(if gathering.holds_seat() { "plain-seat-held" } else { "plain-seat-ask" }));
        lines
    }

    /// Replies to a typed line: the number of a chair with a name, the number of one's own chair, or a command.
    pub(super) fn at_gathering(&mut self, line: &str) -> Reply {
        let words = self.client.words;
        let Some(gathering) = self.client.gathering() else { return Reply::default() };
        let (number, name) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if let Ok(number) = number.parse::<usize>() {
            let at = number.wrapping_sub(1);
            return match gathering.seat(at, name.trim()) {
                Some(_) if gathering.seating(at) == Seating::Take && name.trim().is_empty() => {
                    Reply::lines([words.say("plain-seat-ask")])
                }
                Some(need) => Reply::needs([need]),
                None => Reply::lines([words.say("plain-seat-taken")]),
            };
        }
        match command(line, words) {
            Some((Command::Menu, _)) => self.leave(),
            Some((Command::Quit, _)) => Reply { lines: vec![words.say("plain-saved")], ..self.ended() },
            Some((Command::Language, _)) => Reply::needs(self.client.other_language()),
            Some(_) | None => Reply::lines(self.invitation()),
        }
    }
}
