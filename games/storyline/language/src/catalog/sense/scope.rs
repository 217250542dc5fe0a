//! Checks the pointers in a sentence. IT, THERE, HERE and HOST have a meaning only after the text has introduced them.

use crate::{
    Ability, Cond, Counted, Do, FaceDown, Given, Node, Place, Pointers, Tally, Target, Verb, Where, Who, walk,
};
use std::slice;

/// The sort of card or Location that a text is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::catalog) enum On {
    Character,
    Object,
    /// An Effect that stays in play, attached to a HOST.
    Attached,
    /// An Effect or Event that leaves as soon as its text has been carried out.
    Passing,
    Location,
}

/// The pointers that a sentence can use from its beginning, on this sort of card.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scope {
    host: bool,
    here: bool,
    /// True if the text belongs to an Author, who is "you".
    you: bool,
}

impl Scope {
    pub(super) fn of(on: On, ability: &Ability) -> Scope {
        Scope {
            host: on == On::Attached,
            here: on != On::Passing,
            you: on != On::Location || !matches!(ability, Ability::Standing(_)),
        }
    }

    /// Returns the expected text for the first word of a sentence that points at nothing, or `None` if there is no such
    /// word.
    pub(super) fn refusal(self, ability: &Ability) -> Option<&'static str> {
        let mut first = None;
        walk(slice::from_ref(ability), &mut |node, pointers| {
            let wanted = || match node {
                Node::Given(Given { polarity: _, cond }) => needs_of_condition(cond),
                Node::Tally(Tally { what, most: _ }) => needs_of_count(what),
                Node::Filter(filter) => needs_of_place(&filter.place),
                Node::Target(target) => needs_of_target(target),
                Node::Verb(verb) => needs_of_verb(verb),
                Node::Do(sentence) => needs_of_sentence(sentence),
                Node::Ability(_)
                | Node::When(_)
                | Node::Whom(_)
                | Node::Gift(_)
                | Node::Price(_)
                | Node::Spots(_)
                | Node::Compare(_)
                | Node::Meant { .. }
                | Node::Gives(_) => &[],
            };
            first = first.or_else(|| wanted().iter().find_map(|needed| self.lacks(*needed, pointers)));
        });
        first
    }

    fn lacks(self, needed: Needed, pointers: Pointers) -> Option<&'static str> {
        let (there_is, expected) = match needed {
            Needed::It => (pointers.it, "a card for \"it\", as after REACT, ENTERED BY or For"),
            Needed::There => (pointers.there, "a Location for THERE, as after \"At face-up Location:\""),
            Needed::Here => (self.here, "no HERE: the card is at no Location"),
            Needed::Host => (self.host && !pointers.gone, "HOST on an Effect that is attached"),
            Needed::This => (self.here && !pointers.gone, "something else than this: the card does not stay"),
            Needed::Still => (!pointers.gone, "something else than this: the card does not stay"),
            Needed::Answered => (pointers.answers, "REACT before it: there is nothing else to answer"),
            Needed::Hand => (self.you, "somebody whose hand it is: a Location is nobody's"),
        };
        (!there_is).then_some(expected)
    }
}

/// A thing that a sentence refers to, and that must exist for the sentence to make sense.
#[derive(Clone, Copy)]
enum Needed {
    It,
    There,
    Here,
    Host,
    /// The card itself, at a Location.
    This,
    /// The card itself, which must still be in play.
    Still,
    Answered,
    Hand,
}

fn needs_of_condition(cond: &Cond) -> &'static [Needed] {
    match cond {
        Cond::Is(_) => &[Needed::It],
        Cond::At(_) | Cond::Equipped(_) => &[Needed::Here],
        Cond::Exists { .. } | Cond::Done | Cond::Left(_) => &[],
    }
}

fn needs_of_count(counted: &Counted) -> &'static [Needed] {
    match counted {
        Counted::Hand => &[Needed::Hand],
        Counted::InPlay(_) => &[],
    }
}

fn needs_of_place(place: &Place) -> &'static [Needed] {
    match place {
        Place::OnThis => &[Needed::Still, Needed::Here],
        Place::Here | Place::Near | Place::LooseHere | Place::OnLocationHere => &[Needed::Here],
        Place::There => &[Needed::There],
        Place::OnIt => &[Needed::It],
        Place::Storyline | Place::InPlay | Place::At(_) | Place::WithYours | Place::On(_) => &[],
    }
}

fn needs_of_target(target: &Target) -> &'static [Needed] {
    match target {
        Target::This => &[Needed::This],
        Target::Host => &[Needed::Host],
        Target::It => &[Needed::It],
        Target::One(_) | Target::UpTo(..) | Target::Each(_) => &[],
    }
}

fn needs_of_verb(verb: &Verb) -> &'static [Needed] {
    match verb {
        Verb::Swap { with: Who::This } => &[Needed::This],
        Verb::Swap { with: Who::Host } => &[Needed::Host],
        Verb::Swap { with: Who::It } => &[Needed::It],
        Verb::Move(_)
        | Verb::Push { .. }
        | Verb::Advance(_)
        | Verb::Home
        | Verb::Title
        | Verb::Hand
        | Verb::Archive
        | Verb::Banish
        | Verb::Take
        | Verb::Drop
        | Verb::Give { .. } => &[],
    }
}

fn needs_of_sentence(sentence: &Do) -> &'static [Needed] {
    match sentence {
        Do::Replace(Where::There) => &[Needed::There],
        Do::Replace(Where::Here) | Do::Reveal(FaceDown::Adjacent) => &[Needed::Here],
        Do::Protect | Do::Cancel => &[Needed::Answered],
        Do::All(_)
        | Do::One(_)
        | Do::May { .. }
        | Do::MayPay(_)
        | Do::If { .. }
        | Do::At { .. }
        | Do::For { .. }
        | Do::Opponents { .. }
        | Do::To(..)
        | Do::Draw(_)
        | Do::Gain(_)
        | Do::Roll(_)
        | Do::Lose(_)
        | Do::Discard(_)
        | Do::Peek { .. }
        | Do::Look
        | Do::Raid
        | Do::Search { .. }
        | Do::Reveal(FaceDown::Any)
        | Do::Swap
        | Do::DrawFree => &[],
    }
}
