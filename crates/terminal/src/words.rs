//! The terminal's own messages, from the Fluent files in `locales/`. The words of a game come with its scene.

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use protocol::{Dealt, GameInfo, Lang, MAX_NAME, NameFault, Names, NamesFault, Pace, Position, TableLine, Wording};
use std::sync::LazyLock;
use unic_langid::LanguageIdentifier;

/// The messages of one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words(pub Lang);

/// Returns the Fluent source with all messages of a language.
pub const fn source(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../../../locales/en/terminal.ftl"),
        Lang::Fr => include_str!("../../../locales/fr/terminal.ftl"),
    }
}

impl Words {
    /// Returns the message with this key. The message must have no placeholders.
    pub fn say(self, key: &str) -> String {
        self.fill(key, &[])
    }

    /// Returns the message with this key, with its placeholders filled in.
    pub fn fill(self, key: &str, blanks: &[(&str, FluentValue<'_>)]) -> String {
        let bundle = match self.0 {
            Lang::En => &*EN,
            Lang::Fr => &*FR,
        };
        let args: FluentArgs<'_> = blanks.iter().map(|(name, value)| (*name, value.clone())).collect();
        match bundle.get_message(key).and_then(|message| message.value()) {
            Some(pattern) => bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned(),
            // A test reads the sources, and finds every key that has no message.
            None => key.to_owned(),
        }
    }

    /// Returns the words for a number of points.
    pub fn points(self, points: i32) -> String {
        self.fill("points", &[("points", points.into()), ("signed", signed(points).into())])
    }

    /// Returns the words for a pace of the bots.
    pub(crate) fn bots_pace(self, pace: Pace) -> String {
        let pace = self.say(match pace {
            Pace::Calm => "pace-calm",
            Pace::Brisk => "pace-brisk",
            Pace::Instant => "pace-instant",
        });
        self.fill("head-pace", &[("pace", pace.into())])
    }

    /// Returns a short description of a table, with its game and its players. Each player has the title of the seat and
    /// the score, if there are any.
    pub(crate) fn table(self, table: &TableLine, games: &[GameInfo]) -> String {
        let titles = games.iter().find(|game| game.name == table.game).map_or(&[][..], |game| &game.seat_titles);
        let players = table.seats.iter().enumerate().map(|(seat, plan)| match titles.get(seat) {
            Some(title) => self.labelled(title, &plan.name),
            None => plan.name.clone(),
        });
        let scores = table.result.iter().flat_map(|result| &result.scores).map(|score| format!(" {}", signed(*score)));
        let players = players.zip(scores.chain(std::iter::repeat(String::new()))).map(|(name, score)| name + &score);
        std::iter::once(table.title.clone()).chain(players).collect::<Vec<_>>().join(", ")
    }

    /// Returns a line about the daily deal of a table, with its day, rules, cards and bots. Returns `None` if the table
    /// is not a daily deal.
    pub(crate) fn dealt(self, position: &Position) -> Option<String> {
        let Dealt { day, rules, cards, bots } = position.daily.as_ref()?;
        let seats = position.seats.iter().filter(|seat| seat.bot.is_some());
        let bots: Vec<String> = seats.zip(bots).map(|(seat, label)| format!("{} ({label})", seat.name)).collect();
        let blanks = [
            ("day", day.into()),
            ("rules", (*rules).into()),
            ("cards", cards.into()),
            ("count", bots.len().into()),
            ("bots", bots.join(", ").into()),
        ];
        Some(self.fill("daily-dealt", &blanks))
    }

    /// Returns a label and some words, separated by a colon as the language requires.
    pub(crate) fn labelled(self, label: &str, words: &str) -> String {
        self.fill("labelled", &[("label", label.into()), ("words", words.into())])
    }

    /// Returns a label and a wording, whose names stay marked.
    pub(crate) fn labelled_wording(self, label: &str, words: &Wording) -> Wording {
        Wording::read(&self.labelled(label, &words.written(Names::Marked)))
    }

    /// Returns the words for the reason why the names of the seats are not allowed. Seats are counted from 1.
    pub(crate) fn names(self, fault: &NamesFault) -> String {
        match fault {
            NamesFault::Same { name, seat, other } => {
                let blanks = [("name", name.into()), ("one", (other + 1).into()), ("two", (seat + 1).into())];
                self.fill("name-same", &blanks)
            }
            NamesFault::Name { seat, found, why } => {
                let key = match why {
                    NameFault::Blank => "name-blank",
                    NameFault::Long => "name-long",
                    NameFault::Odd(_) | NameFault::Untidy => "name-odd",
                };
                let blanks = [("name", found.into()), ("seat", (seat + 1).into()), ("most", MAX_NAME.into())];
                self.fill(key, &blanks)
            }
        }
    }

    /// Returns the spellings of a plain-mode command in this language.
    pub fn spellings(self, key: &str) -> Vec<String> {
        self.say(key).split_whitespace().map(str::to_lowercase).collect()
    }

    /// Returns the messages in the other language.
    pub fn other(self) -> Words {
        match self.0 {
            Lang::En => Words(Lang::Fr),
            Lang::Fr => Words(Lang::En),
        }
    }
}

/// Returns a number with a real minus sign (U+2212), as games print it.
pub(crate) fn signed(number: i32) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

static EN: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| bundle(Lang::En, "en"));
static FR: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| bundle(Lang::Fr, "fr"));

fn bundle(lang: Lang, name: &str) -> FluentBundle<FluentResource> {
    let name: LanguageIdentifier = name.parse().expect("our own language tags are well formed");
    // A message that Fluent cannot parse is left out. A test compares the two files message by message.
    let resource = FluentResource::try_new(source(lang).to_owned()).unwrap_or_else(|(read, _)| read);
    let mut bundle = FluentBundle::new_concurrent(vec![name]);
    bundle.set_use_isolating(false);
    bundle.add_resource_overriding(resource);
    bundle
}
