//! The parts of a Force, as a scene lists them: one line for each source.

use super::painter::Painter;
use crate::{CardId, CharacterId, Characters, CounterId, Muster, Part, Source, force};
use kernel::{self, Counter};

/// The source of one line in the list of the parts of a Force.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Giver {
    Die,
    /// The Force that a Character has by itself.
    Own(CharacterId),
    /// A card that is attached to the Character `by`.
    Borne {
        card: CardId,
        by: CharacterId,
    },
    /// A card that was played for a battle, or a Location.
    Plain(CardId),
    /// The bonus that a card gives to fellow Members (FGM).
    ToFellows(CardId),
    ToCompanions(CardId),
    ToSpells(CardId),
}

/// The place of a part in the list: first each Member with its attachments, then the other cards, then the die.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    With(CharacterId),
    Elsewhere,
    Die,
}

impl Giver {
    fn place(self) -> (Place, Option<CardId>) {
        match self {
            Giver::Own(character) => (Place::With(character), None),
            Giver::Borne { card, by } => (Place::With(by), Some(card)),
            Giver::Plain(_) | Giver::ToFellows(_) | Giver::ToCompanions(_) | Giver::ToSpells(_) => {
                (Place::Elsewhere, None)
            }
            Giver::Die => (Place::Die, None),
        }
    }
}

/// One line of the list. It sums all parts that have the same source.
struct Line {
    giver: Giver,
    times: usize,
    plus: i32,
}

impl Painter<'_> {
    /// Returns a counter with the Force of a unit in one stance.
    pub(super) fn force_counter(&self, id: CounterId, label: String, muster: Muster) -> Counter {
        let mut parts = Vec::new();
        force::each_part(self.game, self.board, muster, &mut |part| parts.push(part));
        self.counter_of((id, label), &parts, muster.members)
    }

    /// Returns a counter whose value is the sum of the parts, and which lists the parts by source. `members` are the
    /// Characters of the side.
    pub(super) fn counter_of(&self, (id, label): (CounterId, String), parts: &[Part], members: Characters) -> Counter {
        let mut lines: Vec<Line> = Vec::new();
        for part in parts {
            let giver = self.giver(part, members);
            match lines.iter_mut().find(|line| line.giver == giver) {
                Some(line) => {
                    line.times += 1;
                    line.plus += i32::from(part.plus);
                }
                None => lines.push(Line { giver, times: 1, plus: i32::from(part.plus) }),
            }
        }
        lines.sort_by_key(|line| line.giver.place());
        // If all parts belong to one Character, the lines leave its name out.
        let whose: Characters = parts.iter().filter_map(|part| part.on).collect();
        let told = lines.iter().filter(|line| line.plus != 0);
        let parts = told.map(|line| kernel::Part { words: self.giver_words(line, whose), value: line.plus });
        Counter { id: id.to_string(), label, value: lines.iter().map(|line| line.plus).sum(), parts: parts.collect() }
    }

    fn giver(&self, part: &Part, members: Characters) -> Giver {
        let card = match part.from {
            Source::Die => return Giver::Die,
            Source::Card(card) => card,
        };
        let facts = self.game.roles.facts(card);
        let giver = self.game.catalog.character(card);
        match part.on {
            Some(on) if giver == Some(on) => Giver::Own(on),
            Some(on) if self.board.attached[on.index()].contains(card) => Giver::Borne { card, by: on },
            Some(_) if facts.fellows.plus != 0 && giver.is_some_and(|giver| members.contains(giver)) => {
                Giver::ToFellows(card)
            }
            Some(_) if self.stands(card) => {
                if facts.companions != 0 {
                    Giver::ToCompanions(card)
                } else {
                    Giver::ToSpells(card)
                }
            }
            None if self.stands(card) => Giver::ToSpells(card),
            Some(_) | None => Giver::Plain(card),
        }
    }

    /// Returns true if a card in play gives a bonus to Companions or Spells.
    fn stands(&self, card: CardId) -> bool {
        let facts = self.game.roles.facts(card);
        let in_play = self.game.catalog.character(card).is_some()
            || self.board.attached.iter().any(|attached| attached.contains(card));
        in_play && (facts.companions != 0 || facts.spells != 0)
    }

    fn giver_words(&self, line: &Line, whose: Characters) -> String {
        let speaker = &self.speaker;
        let title = |card| speaker.name_of(card);
        let times = if line.times > 1 { format!(" ×{}", line.times) } else { String::new() };
        match line.giver {
            Giver::Die => speaker.say("Die", "Dé"),
            Giver::Own(character) => speaker.name_of(self.game.catalog.card_of(character)).into(),
            Giver::Borne { card, by } if whose.len() > 1 => {
                format!("{} ({})", title(card), speaker.name_of(self.game.catalog.card_of(by)))
            }
            Giver::Borne { card, .. } => title(card).into(),
            Giver::Plain(card) => format!("{}{times}", title(card)),
            Giver::ToFellows(card) => {
                format!("{} ({}){times}", title(card), speaker.say("to fellow Members", "aux autres Membres"))
            }
            Giver::ToCompanions(card) => {
                format!("{} ({}){times}", title(card), speaker.say("to Companions", "aux Compagnons"))
            }
            Giver::ToSpells(card) => format!("{} ({}){times}", title(card), speaker.say("to Spells", "aux Sorts")),
        }
    }
}
