//! Draws a view as a scene. Without the memory aid, only the number of cards in other hands is shown (G5).

mod why;

use crate::{
    Action, Column, ColumnId, Counts, Draft, Player, Step, StoryId, View,
    faces::{self, character_counters, counter},
    ids::{CounterId, ZoneId, down_id},
    outlook::Outlook,
    sheet, words,
};
use kernel::{Card, Choice, Face, Lang, Reader, Scene, Seat, Viewer, Wording, Zone, ZoneKind};

pub(crate) fn scene(game: &Draft, view: &View, choices: &[Action], reader: &Reader<'_>) -> Scene {
    let painter = Painter { game, view, reader, lang: reader.lang };
    let own = match view.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Table => None,
    };
    let first = own.or_else(|| view.players.seats().next());
    let seats = first.into_iter().flat_map(|seat| view.players.seats_from(seat));
    let mut zones = painter.columns();
    zones.extend(painter.open());
    zones.extend(seats.flat_map(|seat| painter.seat(seat)));
    zones.extend(painter.stock());
    Scene {
        heading: painter.heading(),
        prompt: painter.prompt().into(),
        rule: Some(painter.rule()),
        why_not: painter.why_not(choices),
        zones,
        contest: None,
        choices: choices.iter().map(|action| painter.choice(action)).collect(),
        sheet: (view.step == Step::Over).then(|| sheet::sheet(game, view, reader)),
    }
}

struct Painter<'a> {
    game: &'a Draft,
    view: &'a View,
    reader: &'a Reader<'a>,
    lang: Lang,
}

impl Painter<'_> {
    fn heading(&self) -> String {
        let (round, of) = words::pick(self.lang, ("Round", "of"), ("Tour", "sur"));
        format!("{round} {} {of} {}", self.round(), self.game.rules.rounds())
    }

    /// Returns the number of the round for the heading. As in the log, a round begins with its first column.
    fn round(&self) -> u8 {
        match self.view.step {
            Step::Recycle { .. } | Step::LayColumn { .. } if self.view.columns.laid() == 0 => {
                self.view.round.saturating_sub(1).max(1)
            }
            Step::OpenTrio
            | Step::NameFirst
            | Step::Recycle { .. }
            | Step::LayColumn { .. }
            | Step::Take(_)
            | Step::TurnDown(_)
            | Step::Over => self.view.round,
        }
    }

    fn prompt(&self) -> String {
        let yours = |seat| self.view.viewer == Viewer::Seat(seat);
        let name = |seat: Seat| &self.reader.names[seat];
        match (self.view.step, self.lang) {
            (Step::Take(seat), Lang::En) if yours(seat) => format!("Take a column{}", self.takers_after(seat)),
            (Step::Take(seat), Lang::Fr) if yours(seat) => format!("Prenez une colonne{}", self.takers_after(seat)),
            (Step::Take(seat), Lang::En) => format!("{} takes a column{}", name(seat), self.takers_after(seat)),
            (Step::Take(seat), Lang::Fr) => format!("{} prend une colonne{}", name(seat), self.takers_after(seat)),
            (Step::TurnDown(seat), Lang::En) if yours(seat) => "Turn one of your Stories face-down.".into(),
            (Step::TurnDown(seat), Lang::Fr) if yours(seat) => "Retournez une de vos Histoires face cachée.".into(),
            (Step::TurnDown(seat), Lang::En) => format!("{} turns a Story face-down.", name(seat)),
            (Step::TurnDown(seat), Lang::Fr) => format!("{} retourne une Histoire face cachée.", name(seat)),
            (Step::Over, Lang::En) => "The game is over.".into(),
            (Step::Over, Lang::Fr) => "La partie est terminée.".into(),
            (Step::OpenTrio | Step::NameFirst | Step::Recycle { .. } | Step::LayColumn { .. }, Lang::En) => {
                "The cards are dealt.".into()
            }
            (Step::OpenTrio | Step::NameFirst | Step::Recycle { .. } | Step::LayColumn { .. }, Lang::Fr) => {
                "On distribue les cartes.".into()
            }
        }
    }

    /// Returns the end of a sentence that says that `seat` takes a column. With more than two players, it names those
    /// who take a column after `seat` in this round (rules 4).
    fn takers_after(&self, seat: Seat) -> String {
        let players = &self.view.players;
        if players.len() == 2 {
            return ".".into();
        }
        // One column is left over at the end of the round.
        let after = self.view.columns.iter().count().saturating_sub(2);
        let name = |next: Seat| match (self.view.viewer == Viewer::Seat(next), self.lang) {
            (false, _) => self.reader.names[next].clone(),
            (true, Lang::En) => "you".into(),
            (true, Lang::Fr) => "vous".into(),
        };
        let names: Vec<String> = players.seats_from(seat).skip(1).take(after).map(name).collect();
        match (names.is_empty(), self.view.viewer == Viewer::Seat(seat), self.lang) {
            (true, true, Lang::En) => ". You are the last this round.".into(),
            (true, true, Lang::Fr) => ". Vous êtes en dernier ce tour-ci.".into(),
            (true, false, Lang::En) => ", the last to take one this round.".into(),
            (true, false, Lang::Fr) => ", en dernier ce tour-ci.".into(),
            (false, _, Lang::En) => format!(". Next: {}.", words::listed(&names, "and")),
            (false, _, Lang::Fr) => format!(". Ensuite\u{a0}: {}.", words::listed(&names, "et")),
        }
    }

    fn columns(&self) -> Vec<Zone> {
        let of = |index: usize| self.view.columns.get(ColumnId::new(index as u8));
        (0..self.game.rules.columns()).map(|index| self.column(index, of(index))).collect()
    }

    fn column(&self, index: usize, column: Option<Column>) -> Zone {
        let id = ZoneId::Column(ColumnId::new(index as u8));
        let why_not = self.why_not_a_column();
        let cards = column.map_or(Vec::new(), |column| {
            let pair = column.characters.both();
            let characters = self.hand_cards(id, Counts::from_iter(pair));
            let outlook = self.own_outlook().and_then(|outlook| outlook.with(pair));
            let story = self.story(column.story, outlook.as_ref());
            characters.into_iter().chain([story]).map(|card| Card { why_not: why_not.clone(), ..card }).collect()
        });
        let word = words::pick(self.lang, "Column", "Colonne");
        Zone {
            id: id.to_string(),
            kind: ZoneKind::Offer,
            owner: None,
            label: format!("{word} {}", index + 1),
            cards,
            counters: vec![],
            links: vec![],
        }
    }

    fn open(&self) -> Option<Zone> {
        let story = self.view.open?;
        Some(Zone {
            id: ZoneId::Open.to_string(),
            kind: ZoneKind::Display,
            owner: None,
            label: words::pick(self.lang, "Counts for everybody", "Compte pour tous").into(),
            cards: vec![self.story(story, self.own_outlook().as_ref())],
            counters: vec![],
            links: vec![],
        })
    }

    fn seat(&self, seat: Seat) -> [Zone; 3] {
        let Player { hand, up, down } = self.view.players[seat];
        let name = &self.reader.names[seat];
        let open = self.sees(seat);
        let outlook = self.outlook(seat);
        let zone = |id: ZoneId, kind, label: String, cards, counters| Zone {
            id: id.to_string(),
            kind,
            owner: Some(seat),
            label,
            cards,
            counters,
            links: vec![],
        };
        let (stories, turned, held) = match self.lang {
            Lang::En => {
                (format!("Stories of {name}"), format!("Turned face-down by {name}"), format!("Hand of {name}"))
            }
            Lang::Fr => (
                format!("Histoires de {name}"),
                format!("Retournées face cachée par {name}"),
                format!("Main de {name}"),
            ),
        };
        let story_cards = up.iter().map(|id| self.shown_story(seat, id, outlook.as_ref())).collect();
        let down_cards = (0..down.len()).map(|place| self.turned_down(seat, place)).collect();
        let own = self.view.viewer == Viewer::Seat(seat);
        let hand_cards = if own { self.hand_cards(ZoneId::Hand(seat), hand) } else { vec![] };
        let label = words::pick(self.lang, "Characters in hand", "Personnages en main");
        let mut counters = vec![counter(CounterId::Cards, label, i32::from(hand.total()))];
        if open {
            counters.extend(character_counters(hand, self.lang));
        }
        [
            zone(ZoneId::Stories(seat), ZoneKind::Display, stories, story_cards, vec![]),
            zone(ZoneId::Down(seat), ZoneKind::Discard, turned, down_cards, vec![]),
            zone(ZoneId::Hand(seat), ZoneKind::Hand, held, hand_cards, counters),
        ]
    }

    /// Reports whether the viewer sees the cards that this seat has taken (G5).
    fn sees(&self, seat: Seat) -> bool {
        self.view.viewer == Viewer::Seat(seat) || self.sees_all()
    }

    fn sees_all(&self) -> bool {
        self.game.rules.memory_aid || self.view.step == Step::Over
    }

    /// Returns the outlook of a seat, or `None` if the viewer does not see the seat's hand.
    fn outlook(&self, seat: Seat) -> Option<Outlook> {
        let outlook = Outlook::of(self.game, self.view, seat);
        match (self.sees(seat), self.sees_all()) {
            (true, true) => Some(outlook),
            (true, false) => Some(outlook.without_rivals()),
            (false, _) => None,
        }
    }

    fn shown_story(&self, seat: Seat, id: StoryId, outlook: Option<&Outlook>) -> Card {
        let why_not = self.why_not_a_story(seat);
        Card { why_not, ..self.story(id, outlook) }
    }

    fn turned_down(&self, seat: Seat, place: usize) -> Card {
        let label = words::pick(self.lang, "A Story turned face-down", "Une Histoire retournée").into();
        Card {
            id: down_id(seat, place),
            face: Face::Down { label },
            counters: vec![],
            under: vec![],
            links: vec![],
            why_not: None,
        }
    }

    fn own_outlook(&self) -> Option<Outlook> {
        match self.view.viewer {
            Viewer::Seat(seat) => self.outlook(seat),
            Viewer::Table => None,
        }
    }

    fn story(&self, id: StoryId, outlook: Option<&Outlook>) -> Card {
        let story = self.game.catalog.story(id);
        let worth = |outlook: &Outlook| {
            let (now, best) = words::pick(self.lang, ("Now", "At best"), ("À présent", "Au mieux"));
            // The points are left out if they depend on hands that are hidden, because they would reveal those hands.
            let told = self.sees_all() || !story.objective.looks_at_others();
            let now = told.then(|| counter(CounterId::Now, now, outlook.now(&story.objective)));
            let best = counter(CounterId::Best, best, outlook.best(&story.objective));
            now.into_iter().chain([best]).collect()
        };
        Card { counters: outlook.map_or(vec![], worth), ..faces::story(story, self.lang) }
    }

    /// Returns the cards of a hand. Cards of the same Character look the same, so the id of each contains its index
    /// among them.
    fn hand_cards(&self, zone: ZoneId, hand: Counts) -> Vec<Card> {
        let cards = hand.iter().flat_map(|(character, count)| (0..count).map(move |place| (character, place)));
        cards.map(|(character, place)| faces::character(zone, character, place, self.lang)).collect()
    }

    fn stock(&self) -> [Zone; 2] {
        let zone = |id: ZoneId, kind, label: &str, counters| Zone {
            id: id.to_string(),
            kind,
            owner: None,
            label: label.into(),
            cards: vec![],
            counters,
            links: vec![],
        };
        let (deck, discard, characters, stories) = words::pick(
            self.lang,
            ("Still to come", "Out of play", "Characters", "Stories"),
            ("À venir", "Hors jeu", "Personnages", "Histoires"),
        );
        let left = vec![
            counter(CounterId::Characters, characters, i32::from(self.view.deck.total())),
            counter(CounterId::Stories, stories, self.view.story_deck.len() as i32),
        ];
        [
            zone(ZoneId::Deck, ZoneKind::Deck, deck, left),
            zone(ZoneId::Discard, ZoneKind::Discard, discard, character_counters(self.view.discard, self.lang)),
        ]
    }

    fn choice(&self, action: &Action) -> Choice {
        match *action {
            Action::Take(place) => {
                let at = ZoneId::Column(place).to_string();
                let what = self.view.columns.get(place).map(|column| {
                    let [one, other] = column.characters.both().map(|character| character.marked(self.lang));
                    let story = words::objective(&self.game.catalog.story(column.story).objective, self.lang);
                    format!("{one}, {other}, {story}")
                });
                let take = words::pick(self.lang, "Take column", "Prendre la colonne");
                let colon = words::pick(self.lang, ":", "\u{a0}:");
                Choice {
                    at,
                    to: None,
                    hint: None,
                    words: Wording::read(&format!("{take} {}{colon} {}", place.index() + 1, what.unwrap_or_default())),
                }
            }
            Action::TurnDown(id) => {
                let story = self.game.catalog.story(id);
                let turn = words::pick(self.lang, "Turn face-down:", "Retourner face cachée\u{a0}:");
                Choice {
                    at: story.name.clone(),
                    to: None,
                    hint: None,
                    words: Wording::read(&format!("{turn} {}", words::objective(&story.objective, self.lang))),
                }
            }
        }
    }
}
