//! Sets up a new game by asking one question after another. An empty line accepts the proposed answer.

use super::{
    command::{Command, command},
    conversation::{Reply, Talk, Topic},
    question::{Dialog, Question},
};
use crate::order;
use protocol::{GameInfo, OptionKind, OptionSpec, OptionValue};

impl Talk {
    /// Returns the lines that ask the current question.
    pub(super) fn question(&self, dialog: &Dialog) -> Vec<String> {
        let game = self.client.games.get(dialog.game);
        match dialog.asks {
            Question::Game => {
                let told = |(place, game): (usize, &GameInfo)| {
                    format!("{}: {}. {}", place + 1, game.title, game.about).trim_end().to_owned()
                };
                let games = self.client.games.iter().enumerate().map(told);
                std::iter::once(self.client.words.say("plain-ask-game")).chain(games).collect()
            }
            Question::Seats => game.map_or_else(Vec::new, |game| self.seats_question(game)),
            Question::Option(option) => {
                let spec = game.and_then(|game| game.options.get(option));
                spec.map_or_else(Vec::new, |spec| self.option_question(spec))
            }
        }
    }

    fn seats_question(&self, game: &GameInfo) -> Vec<String> {
        let blanks = [("fewest", game.fewest_seats.into()), ("most", game.most_seats.into())];
        let key = if game.fewest_seats < game.most_seats { "plain-ask-seats" } else { "plain-ask-all-seats" };
        let mut lines = vec![self.client.words.fill(key, &blanks)];
        if !game.seat_titles.is_empty() {
            let titles = [("titles", game.seat_titles.join(", ").into())];
            lines.push(self.client.words.fill("plain-seat-titles", &titles));
        }
        lines.push(self.client.words.say("plain-bots"));
        lines.extend(self.client.bots.iter().map(|bot| format!("{}: {}. {}", bot.level, bot.label, bot.help)));
        let proposal = [("seats", self.proposal(game).join(", ").into())];
        lines.push(self.client.words.fill("plain-propose", &proposal));
        lines
    }

    /// Returns the proposed seats: one person, and bots that suit a first game. Proposes three seats, or the nearest
    /// number that the game allows.
    fn proposal(&self, game: &GameInfo) -> Vec<String> {
        let count = game.fewest_seats.max(game.most_seats.min(3));
        let bot = self.client.bots.get(1).or(self.client.bots.first());
        let seat = |seat: usize| match bot {
            Some(bot) if seat > 0 => bot.level.clone(),
            Some(_) | None => order::person(seat, self.client.words),
        };
        (0..count).map(seat).collect()
    }

    fn option_question(&self, spec: &OptionSpec) -> Vec<String> {
        let mut lines = vec![format!("{}. {}", spec.label, spec.help)];
        let (answers, proposed) = match (&spec.kind, &spec.default) {
            (OptionKind::Flag, OptionValue::Flag(flag)) => {
                let word = |flag| self.client.words.say(if flag { "yes" } else { "no" });
                (format!("{}, {}", word(true), word(false)), word(*flag))
            }
            (OptionKind::Number { least, most }, value) => (format!("{least} – {most}"), value.to_string()),
            (OptionKind::OneOf { words }, OptionValue::Word(value)) => {
                let label = |(word, label): &(String, String)| format!("{word} ({label})");
                (words.iter().map(label).collect::<Vec<_>>().join(", "), value.clone())
            }
            (OptionKind::Flag | OptionKind::OneOf { .. }, value) => (String::new(), value.to_string()),
        };
        lines.push(
            self.client.words.fill("plain-answers", &[("answers", answers.into()), ("proposed", proposed.into())]),
        );
        lines
    }

    pub(super) fn in_dialog(&mut self, mut dialog: Dialog, line: &str) -> Reply {
        if let Some((Command::Menu | Command::Quit, "")) = command(line, self.client.words) {
            return self.leave();
        }
        let next = match self.answered(&mut dialog, line) {
            Ok(next) => next,
            Err(why) => return Reply::lines(std::iter::once(why).chain(self.question(&dialog))),
        };
        let Some(game) = self.client.games.get(dialog.game) else { return self.leave() };
        dialog.asks = match next {
            Question::Option(option) if option >= game.options.len() => {
                let seats = order::seats(&dialog.seats, &self.client.bots, self.client.words);
                let name = game.name.clone();
                self.topic = Topic::Menu;
                return Reply::needs([self.client.create(name, dialog.options, seats)]);
            }
            Question::Game | Question::Seats | Question::Option(_) => next,
        };
        let lines = self.question(&dialog);
        self.topic = Topic::Dialog(dialog);
        Reply::lines(lines)
    }

    /// Processes an answer. Returns the next question, or the reason why the answer is not accepted.
    fn answered(&self, dialog: &mut Dialog, line: &str) -> Result<Question, String> {
        let not_understood = || self.client.words.say("plain-not-understood");
        let game = |dialog: &Dialog| self.client.games.get(dialog.game).ok_or_else(not_understood);
        match dialog.asks {
            Question::Game => {
                dialog.game = if line.is_empty() { 0 } else { self.named_game(line).ok_or_else(not_understood)? };
                Ok(Question::Seats)
            }
            Question::Seats => {
                let seats = match line {
                    "" => self.proposal(game(dialog)?),
                    line => line.split(',').map(|seat| seat.trim().to_owned()).collect(),
                };
                if let Some(fault) = order::names_fault(&order::seats(&seats, &self.client.bots, self.client.words)) {
                    return Err(self.client.words.names(&fault));
                }
                dialog.seats = seats;
                Ok(Question::Option(0))
            }
            Question::Option(option) => {
                let spec = game(dialog)?.options.get(option).ok_or_else(not_understood)?;
                if !line.is_empty() {
                    let value = order::option_value(&spec.kind, line).ok_or_else(not_understood)?;
                    dialog.options.insert(spec.name.clone(), value);
                }
                Ok(Question::Option(option + 1))
            }
        }
    }

    /// Returns the index of a game, from its number in the question, its name or its title.
    fn named_game(&self, line: &str) -> Option<usize> {
        if let Ok(number) = line.parse::<usize>() {
            return number.checked_sub(1).filter(|place| *place < self.client.games.len());
        }
        let line = line.to_lowercase();
        self.client.games.iter().position(|game| game.name.to_lowercase() == line || game.title.to_lowercase() == line)
    }
}
