//! Collects the cards and Locations that the parts of a text refer to.

use crate::{Filter, Meant, Node, Text, Traits, Word, walk};

/// A reference of a text to things that have at least one trait of each set in `are`, and no trait in `are_not`.
pub(super) struct Asked {
    pub(super) what: Meant,
    pub(super) are: Vec<Traits>,
    pub(super) are_not: Traits,
}

/// All references of a text, and the words that the text gives to other cards.
#[derive(Default)]
pub(super) struct Questions {
    pub(super) asked: Vec<Asked>,
    pub(super) given: Vec<Word>,
}

impl Questions {
    pub(super) fn of(text: &Text) -> Questions {
        let mut questions = Questions::default();
        walk(text, &mut |node, _| match node {
            Node::Filter(filter) => questions.asked.push(Asked::of(filter)),
            Node::Meant { are, are_not, .. } if are.is_empty() && are_not.is_empty() => {}
            Node::Meant { what, are, are_not } => {
                let are = [are].into_iter().filter(|are| !are.is_empty()).collect();
                questions.asked.push(Asked { what, are, are_not });
            }
            Node::Gives(word) => questions.given.push(word),
            Node::Ability(_)
            | Node::When(_)
            | Node::Whom(_)
            | Node::Gift(_)
            | Node::Price(_)
            | Node::Given(_)
            | Node::Do(_)
            | Node::Verb(_)
            | Node::Target(_)
            | Node::Spots(_)
            | Node::Tally(_)
            | Node::Compare(_) => {}
        });
        questions
    }
}

impl Asked {
    fn of(Filter { whose: _, other: _, noun, are, are_not, vitality: _, place: _ }: &Filter) -> Asked {
        Asked { what: Meant::Card(*noun), are: are.clone(), are_not: *are_not }
    }
}
