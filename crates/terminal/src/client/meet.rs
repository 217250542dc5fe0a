//! What a client hears of the people at a table, and what it says to them.

use super::{
    change::Change,
    notice::Notice,
    people::{People, Unsent},
    state::Client,
};
use crate::Need;
use protocol::{Company, FromClient, Saying, Seat, TalkInfo, TalkNews};

impl Client {
    /// Processes news of the people who are here. Returns those who have gone and those who have come back.
    pub(super) fn met(&mut self, table: String, company: Company) -> Change {
        self.meet(table);
        let before = self.people.company.replace(company.clone());
        let Some(before) = before else { return Change::Company { gone: Vec::new(), back: Vec::new() } };
        let count = company.here.len();
        let changed = |from: Option<bool>, to: Option<bool>| {
            let pairs = before.here.iter().zip(&company.here).enumerate();
            pairs.filter(|(_, pair)| *pair == (&from, &to)).filter_map(|(at, _)| Seat::new(at, count)).collect()
        };
        Change::Company { gone: changed(Some(true), Some(false)), back: changed(Some(false), Some(true)) }
    }

    /// Processes news of the talk. Returns the lines that the reader has not seen.
    pub(super) fn talked(&mut self, table: String, news: TalkNews) -> Change {
        self.meet(table);
        let people = &mut self.people;
        if let Some(setting) = news.whole {
            people.setting = Some(setting);
            people.lines.clear();
        }
        let known = people.lines.last().map_or(0, |line| line.number);
        let fresh: Vec<TalkInfo> = news.lines.into_iter().filter(|line| line.number > known).collect();
        people.unsent.retain(|unsent| fresh.iter().all(|line| line.mine.as_ref() != Some(&unsent.token)));
        people.lines.extend(fresh);
        Change::Talk
    }

    /// Forgets the people of another table.
    fn meet(&mut self, table: String) {
        if self.people.table != table {
            self.people = People::of(table);
        }
    }

    /// Says something at the table. Returns the request, or a notice about a spectator without a name.
    pub fn speak(&mut self, said: Saying) -> Result<Need, Notice> {
        let people = &mut self.people;
        if !people.is_player() && people.name.is_none() {
            return Err(Notice::Nameless);
        }
        self.spoken += 1;
        // A line counts once for each token, so no other line of this person at this table has the same.
        let token = format!("{:x}-{}", self.now.as_millis(), self.spoken);
        people.unsent.push(Unsent { said: said.clone(), token: token.clone() });
        Ok(Need::Say(people.line(said, token)))
    }

    /// Speaks under this name from now on, as a spectator.
    pub fn call_myself(&mut self, name: &str) -> Notice {
        if self.people.is_player() || name.is_empty() {
            return Notice::NoName;
        }
        self.people.name = Some(name.to_owned());
        Notice::Named(name.to_owned())
    }

    /// Does not hear the person with this name any more, or hears the person again.
    pub fn mute(&mut self, name: &str) -> Notice {
        let people = &mut self.people;
        let named = |line: &&TalkInfo| line.mine.is_none() && line.name.to_lowercase() == name.to_lowercase();
        let Some((speaker, name)) = people.lines.iter().rev().find(named).map(|line| (line.speaker, line.name.clone()))
        else {
            return Notice::NoSpeaker(name.to_owned());
        };
        if people.muted.remove(&speaker) {
            return Notice::Unmuted(name);
        }
        people.muted.insert(speaker);
        Notice::Muted(name)
    }

    /// Returns the requests to say again what the server has not confirmed, after a break of the connection.
    pub(super) fn speak_again(&self) -> Vec<FromClient> {
        let people = &self.people;
        people.unsent.iter().map(|unsent| people.line(unsent.said.clone(), unsent.token.clone())).collect()
    }
}
