//! An index of the texts of the table's cards. The index is computed once, and allows the rules to skip texts that do
//! not matter to a question.

mod topics;

use crate::Bag;
use language::{
    Ability, Amount, Card, CardId, Catalog, Counted, Do, Fee, Filter, Gift, Grant, Host, Kind, Location, LocationId,
    Part, Place, Reaction, Sign, Standing, Tally, Text, Traits, Verb, When, Whom, Whose, Word, standings,
};
use std::ops::BitOr;

pub(crate) use topics::{Topic, Topics};

#[derive(Clone, Debug)]
pub struct TextIndex {
    cards: Vec<Entry>,
    locations: Vec<Entry>,
    /// The words that some standing text gives, except those that a card gives without a condition to the card or place
    /// that it is on.
    pub(crate) given: Traits,
    /// True if an Object has a START or DIE text, which matters before the Story Actions.
    pub(crate) objects_begin: bool,
    /// The words that a card in play may have although they are not printed on it. For any other word it is enough to
    /// look at the printed words.
    pub(crate) gained: Traits,
    /// The topics of all standing texts.
    pub(crate) topics: Topics,
    /// The topics of the standing texts of Locations.
    pub(crate) location_topics: Topics,
    /// For each kind of reaction, in the order of `reaction_index`, the Events that answer it.
    reacts: [Bag; 4],
    /// True if a text that is triggered looks into a hand or a Library.
    pub(crate) triggers_look: bool,
    pub(crate) events: Bag,
    pub(crate) characters: Bag,
    pub(crate) objects: Bag,
    /// A bound on the printed costs of the cards that PLAYS reactions answer. All of these costs are below the bound.
    /// The bound is 0 if no text has such a reaction.
    pub(crate) plays_reach: u8,
    /// True if some START text asks for Story Points, so that it waits for the Roll (Q71).
    pub(crate) start_pays: bool,
    /// True if a text is about archived cards (ARCHIVED).
    pub(crate) mourns: bool,
    /// True if some text gives control of a card.
    pub(crate) controls: bool,
    /// True if a standing text counts the cards of a hand.
    pub(crate) counts_hands: bool,
}

/// The index of the texts of one card or Location.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Entry {
    /// A compact copy of the words and names of the card, for speed.
    pub(crate) printed: Traits,
    /// The printed Vitality, or 0 for a card that is not a Character.
    pub(crate) vitality: u8,
    pub(crate) cost: u8,
    /// The topics of the card's standing texts.
    pub(crate) stands: Topics,
    /// The topics of the card's standing texts about other cards HERE.
    pub(crate) here: Topics,
    /// The topics of the card's standing texts about other cards anywhere.
    pub(crate) far: Topics,
    /// The greatest total of Vitality that the card's standing texts can take from one Character.
    pub(crate) harm: u8,
    /// True if the card's standing texts take Vitality from opposing cards only.
    pub(crate) spares: bool,
    /// The words that the card gives without a condition to the card or place that it is on.
    pub(crate) lends: Traits,
    pub(crate) blanks: bool,
    pub(crate) ends: bool,
    pub(crate) once: bool,
    /// True if some text of the card looks into a hand or a Library.
    pub(crate) looks: bool,
    /// True if only some Characters may enter this Location (ONLY).
    pub(crate) only: bool,
    /// The fees for entering this Location.
    pub(crate) enter: Fees,
    /// The fees for leaving this Location.
    pub(crate) leave: Fees,
    /// The greatest total that the card's standing texts can add to the cost of one step.
    pub(crate) toll: u8,
    /// True if the card is an Object that is never equipped.
    pub(crate) unbearable: bool,
    pub(crate) one_per_bearer: bool,
    pub(crate) leaves: bool,
    pub(crate) starts: bool,
    pub(crate) turn_ends: bool,
    pub(crate) entered_by: bool,
    /// True if the card has a text about archived cards, itself or others (ARCHIVED).
    pub(crate) mourns: bool,
    /// True if the card gives control of its HOST.
    pub(crate) controls: bool,
    pub(crate) plays: bool,
    pub(crate) attaches: Option<Attaches>,
}

/// The fees of a Location, either those for entering or those for leaving.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Fees {
    /// The sum of all fees.
    pub(crate) most: u8,
    /// True if some fee is not the same for all Characters.
    pub(crate) depends: bool,
}

impl Fees {
    fn add(&mut self, fee: &Fee) {
        self.most = self.most.saturating_add(fee.cost);
        self.depends |= !(fee.free.is_empty() && fee.only.is_empty());
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Attaches {
    Location,
    Piece,
}

impl TextIndex {
    pub(crate) fn of(catalog: &Catalog) -> TextIndex {
        let cards: Vec<Entry> = catalog.cards().iter().map(Entry::of_card).collect();
        let locations: Vec<Entry> = catalog.locations().iter().map(Entry::of_location).collect();
        let texts = || catalog.cards().iter().map(|card| &card.text).chain(catalog.locations().iter().map(|l| &l.text));
        let titles = |wanted: &dyn Fn(CardId) -> bool| {
            catalog.ids().filter(|card| wanted(*card)).map(|card| (card, 3)).collect()
        };
        let answers = |index: usize| {
            let reacts =
                move |ability: &Ability| matches!(ability, Ability::React { to, .. } if reaction_index(*to) == index);
            titles(&|card| catalog.card(card).text.iter().any(reacts))
        };
        let given: Traits = texts().flat_map(|text| standings(text)).map(words_given).collect();
        let lent: Traits = cards.iter().map(|entry| entry.lends).collect();
        let granted: Traits = texts().flatten().filter_map(Ability::deed).map(words_granted).collect();
        TextIndex {
            gained: given | lent | granted,
            given,
            topics: texts().flat_map(|text| standings(text)).map(Topics::of).fold(Topics::default(), BitOr::bitor),
            objects_begin: catalog.cards().iter().any(|card| card.kind == Kind::Object && begins(&card.text)),
            reacts: [answers(0), answers(1), answers(2), answers(3)],
            triggers_look: texts()
                .flatten()
                .any(|ability| matches!(ability, Ability::When { does, .. } if looks(does))),
            events: titles(&|card| catalog.card(card).kind == Kind::Event),
            characters: titles(&|card| catalog.card(card).vitality().is_some()),
            objects: titles(&|card| catalog.card(card).kind == Kind::Object),
            plays_reach: texts().flatten().map(plays_reach).max().unwrap_or(0),
            start_pays: texts()
                .flatten()
                .any(|ability| matches!(ability, Ability::When { when: When::Start, does } if does.pays())),
            mourns: texts().flatten().any(|ability| matches!(ability, Ability::When { when: When::Archived(_), .. })),
            controls: texts().flat_map(|text| standings(text)).any(|standing| standing.gives.contains(&Gift::Control))
                || texts().flatten().filter_map(Ability::deed).any(controls),
            counts_hands: texts().flat_map(|text| standings(text)).any(counts_hands),
            location_topics: locations.iter().map(|entry| entry.stands).fold(Topics::default(), BitOr::bitor),
            cards,
            locations,
        }
    }

    #[inline]
    pub(crate) fn card(&self, card: CardId) -> &Entry {
        &self.cards[card.index()]
    }

    #[inline]
    pub(crate) fn location(&self, location: LocationId) -> &Entry {
        &self.locations[location.index()]
    }

    /// Returns the Events that answer an event of this kind.
    #[inline]
    pub(crate) fn reacts(&self, to: Reaction) -> Bag {
        self.reacts[reaction_index(to)]
    }
}

fn reaction_index(reaction: Reaction) -> usize {
    match reaction {
        Reaction::Threat => 0,
        Reaction::Fall => 1,
        Reaction::Meeting => 2,
        Reaction::Plays(_) => 3,
    }
}

impl Entry {
    fn of_card(card: &Card) -> Entry {
        let printed = card.words | card.names;
        let vitality = card.vitality().unwrap_or_default();
        Entry { printed, vitality, cost: card.cost, ..Entry::of(&card.text) }
    }

    fn of_location(location: &Location) -> Entry {
        Entry { printed: location.words | location.names, ..Entry::of(&location.text) }
    }

    fn of(text: &Text) -> Entry {
        let mut entry = Entry { spares: true, ..Entry::default() };
        for ability in text {
            entry.looks |= ability.deed().is_some_and(looks);
            match ability {
                Ability::Standing(standing) => entry.note_standing(standing),
                Ability::When { when, .. } => entry.note_when(when),
                Ability::Once(_) => entry.once = true,
                Ability::Attach(Host::Location) => entry.attaches = Some(Attaches::Location),
                Ability::Attach(Host::Piece(_)) => entry.attaches = Some(Attaches::Piece),
                Ability::Ends(_) => entry.ends = true,
                Ability::Only(_) => entry.only = true,
                Ability::Enter(fee) => entry.enter.add(fee),
                Ability::Leave(fee) => entry.leave.add(fee),
                Ability::Equip(None) => entry.unbearable = true,
                Ability::OnePerBearer => entry.one_per_bearer = true,
                Ability::React { .. } | Ability::Does(_) | Ability::Equip(Some(_)) | Ability::PlayedHere(_) => {}
            }
        }
        entry
    }

    fn note_standing(&mut self, standing: &Standing) {
        let topics = Topics::of(standing);
        self.stands = self.stands | topics;
        self.toll = self.toll.saturating_add(standing.gives.iter().map(toll_of).fold(0, u8::saturating_add));
        let harm = standing.gives.iter().map(harm_of).fold(0, u8::saturating_add);
        self.harm = self.harm.saturating_add(harm);
        self.spares &= harm == 0 || matches!(standing.whom, Whom::Each(Filter { whose: Whose::Opposing, .. }));
        match &standing.whom {
            Whom::Each(Filter { place: Place::Here, .. }) => self.here = self.here | topics,
            Whom::Each(_) => self.far = self.far | topics,
            Whom::This | Whom::Bearer { .. } | Whom::Host | Whom::You | Whom::AuthorsHere => {}
        }
        if is_lent(standing) {
            self.blanks |= standing.gives.contains(&Gift::Blank);
            self.controls |= standing.gives.contains(&Gift::Control);
            self.lends = self.lends | words_of(standing).collect();
        }
    }

    fn note_when(&mut self, when: &When) {
        match when {
            When::Play => self.plays = true,
            When::Leaves => self.leaves = true,
            When::Start => self.starts = true,
            When::TurnEnds => self.turn_ends = true,
            When::EnteredBy(_) => self.entered_by = true,
            When::Archived(_) => self.mourns = true,
            // Texts for these moments are looked up when a Location is entered.
            When::Enters(_) | When::TurnsUp | When::FirstEntry => {}
        }
    }
}

/// Returns the greatest amount that a gift can add to the cost of one step, which leaves one place and enters another.
fn toll_of(gift: &Gift) -> u8 {
    let Gift::Toll { part, plus, .. } = gift else { return 0 };
    let plus = plus.max(&0).unsigned_abs();
    match part {
        Part::Enter | Part::Leave => plus,
        Part::All => plus.saturating_mul(2),
    }
}

/// Reports whether a text gives something, without a condition, to the card or place that its own card is on.
fn is_lent(standing: &Standing) -> bool {
    let on = match &standing.whom {
        Whom::Host => true,
        Whom::Bearer { are, are_not } => are.is_empty() && are_not.is_empty(),
        Whom::This | Whom::Each(_) | Whom::You | Whom::AuthorsHere => false,
    };
    on && standing.given.is_empty()
}

fn words_of(standing: &Standing) -> impl Iterator<Item = Traits> + '_ {
    standing.gives.iter().filter_map(|gift| if let Gift::Has(word) = gift { Some(Traits::word(*word)) } else { None })
}

fn words_given(standing: &Standing) -> Traits {
    if is_lent(standing) { Traits::NONE } else { words_of(standing).collect() }
}

/// Returns the greatest amount of Vitality that a gift can take from one Character.
fn harm_of(gift: &Gift) -> u8 {
    let taken = |plus: i8| plus.min(0).unsigned_abs();
    match gift {
        Gift::Vitality(Amount::Fixed(plus)) => taken(*plus),
        Gift::Vitality(Amount::Each { plus, .. }) if *plus < 0 => u8::MAX,
        Gift::Vitality(Amount::Each { .. }) => 0,
        Gift::Vitality(Amount::Instead { usual, instead, .. }) => taken(*usual).max(taken(*instead)),
        Gift::Has(_)
        | Gift::Toll { .. }
        | Gift::Waive { .. }
        | Gift::Stride(_)
        | Gift::Follow(_)
        | Gift::Blank
        | Gift::Control
        | Gift::Dice(_)
        | Gift::Cost { .. }
        | Gift::FreeDraw => 0,
    }
}

/// Reports whether a sentence gives temporary control.
fn controls(sentence: &Do) -> bool {
    let gives = |part: &Do| matches!(part, Do::To(Verb::Give { what: Grant::Control, .. }, _));
    sentence.sentences().into_iter().any(gives)
}

/// Reports whether a text gives Vitality that depends on the number of cards in a hand.
fn counts_hands(standing: &Standing) -> bool {
    let hand =
        |gift: &Gift| matches!(gift, Gift::Vitality(Amount::Each { each: Tally { what: Counted::Hand, .. }, .. }));
    standing.gives.iter().any(hand)
}

/// Reports whether a text takes effect as a turn begins: a START text, or a DIE gift.
fn begins(text: &Text) -> bool {
    let starts = |ability: &Ability| matches!(ability, Ability::When { when: When::Start, .. });
    text.iter().any(starts) || standings(text).any(|standing| Topics::of(standing).has(Topic::Dice))
}

/// Returns the words that a sentence gives temporarily.
fn words_granted(sentence: &Do) -> Traits {
    let granted = |part: &Do| match part {
        Do::To(Verb::Give { what: Grant::Has(word), .. }, _) => Some(Traits::word(*word)),
        _ => None,
    };
    sentence.sentences().into_iter().filter_map(granted).collect()
}

/// Returns a bound on the printed costs of the cards that a PLAYS reaction answers. All of these costs are below the
/// bound. The bound is 0 for any other ability.
fn plays_reach(ability: &Ability) -> u8 {
    let Ability::React { to: Reaction::Plays(cost), .. } = ability else { return 0 };
    match cost.sign {
        Sign::Less => cost.than,
        Sign::AtMost => cost.than.saturating_add(1),
        Sign::AtLeast | Sign::More => u8::MAX,
    }
}

/// Reports whether a card needs a Character with Sorcery.
pub(crate) fn needs_sorcery(kind: Kind, words: Traits) -> bool {
    !matches!(kind, Kind::Character { .. }) && words.has(Word::SORCERY)
}

/// Reports whether a sentence shows a hand or cards of a Library.
fn looks(sentence: &Do) -> bool {
    sentence.sentences().into_iter().any(|part| matches!(part, Do::Look | Do::Raid | Do::Search { .. }))
}

#[cfg(test)]
mod tests {
    use crate::Storyline;
    use kernel::{Options, Shelf, Tabletop};

    #[test]
    fn the_text_index_agrees_with_the_cards() {
        for (name, profile) in Storyline::EDITIONS {
            let game = Storyline::open(*profile, &Options::new(), 2, &Shelf::EMPTY).unwrap();
            let (catalog, texts) = (game.catalog(), game.texts());
            for (card, entry) in catalog.cards().iter().zip(&texts.cards) {
                let printed = (card.words | card.names, card.cost, card.vitality().unwrap_or(0));
                assert_eq!((entry.printed, entry.cost, entry.vitality), printed, "{name}: {}", card.id);
            }
            for (location, entry) in catalog.locations().iter().zip(&texts.locations) {
                assert_eq!(entry.printed, location.words | location.names, "{name}: {}", location.id);
                assert!(entry.stands.iter().all(|topic| texts.location_topics.has(topic)), "{name}: {}", location.id);
            }
            for seat in game.libraries.seats() {
                let copies = &catalog.libraries()[game.libraries[seat]].copies;
                assert_eq!(game.library(seat), copies.iter().copied().collect(), "{name}, {seat:?}");
            }
        }
    }
}
