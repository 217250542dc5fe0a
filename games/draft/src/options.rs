//! The options of a table, and the numbers that depend on the number of seats.

use crate::Catalog;
use kernel::{Lang, OptionKind, OptionSpec, OptionValue, Options};

/// The options of one table, with its number of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    pub seats: usize,
    /// True if everybody can look at the Characters that each player has taken (G5).
    pub memory_aid: bool,
    /// True if a Trio is open and counts for everybody (G18).
    pub open_trio: bool,
}

impl Rules {
    /// Returns the number of columns in a round, which is one more than the number of players (rules 3, 10 and 11).
    pub fn columns(self) -> usize {
        self.seats + 1
    }

    /// Returns the number of rounds in a game (rules 7, 10 and 11).
    pub fn rounds(self) -> u8 {
        if self.seats == 3 { 9 } else { 8 }
    }

    /// Returns the number of cards of each Character in the deck (rules 1 and 10).
    pub fn copies(self) -> u8 {
        if self.seats == 2 { 6 } else { 9 }
    }

    /// Reports whether the deck is too small for the round `round`, so that discarded cards come back (rules 11).
    pub fn recycles(self, round: u8) -> bool {
        self.seats == 4 && round == self.rounds()
    }
}

/// The first round in which players turn a Story face-down (rules 6).
pub(crate) const FIRST_ROUND_TO_TURN_DOWN: u8 = 5;

pub(crate) const MEMORY_AID: &str = "memoryAid";
pub(crate) const OPEN_TRIO: &str = "openTrio";
pub(crate) const CARDS: &str = "cards";

pub(crate) fn specs(lang: Lang) -> Vec<OptionSpec> {
    let say = |en: &str, fr: &str| match lang {
        Lang::En => en.to_owned(),
        Lang::Fr => fr.to_owned(),
    };
    let flag = |name: &str, label: String, help: String| OptionSpec {
        name: name.into(),
        label,
        help,
        default: OptionValue::Flag(false),
        kind: OptionKind::Flag,
    };
    vec![
        flag(
            MEMORY_AID,
            say("Memory aid", "Aide-mémoire"),
            say(
                "Everybody is shown which Characters each player has taken.",
                "Tout le monde voit les Personnages pris par chaque joueur.",
            ),
        ),
        flag(
            OPEN_TRIO,
            say("Open Trio", "Triplé commun"),
            say(
                "A variant: one Trio lies open and is a fifth objective for everybody.",
                "Variante\u{a0}: un Triplé est posé au centre et sert de cinquième objectif à tous.",
            ),
        ),
        OptionSpec {
            name: CARDS.into(),
            label: say("Stories", "Histoires"),
            help: say("Which 48 Story cards are used.", "Les 48 cartes Histoire utilisées."),
            default: OptionValue::Word("standard".into()),
            kind: OptionKind::OneOf {
                words: vec![
                    ("standard".into(), say("Standard", "Standard")),
                    ("alternative".into(), say("Alternative", "Autre répartition")),
                ],
            },
        },
    ]
}

/// Reports whether an option is on. The options must have been checked.
pub(crate) fn flag(options: &Options, name: &str) -> bool {
    options.get(name) == Some(&OptionValue::Flag(true))
}

/// Returns the card file that the options select. The options must have been checked.
pub(crate) fn card_file(options: &Options) -> &'static str {
    match options.get(CARDS) {
        Some(OptionValue::Word(word)) if word == "alternative" => Catalog::ALTERNATIVE,
        Some(OptionValue::Word(_) | OptionValue::Flag(_) | OptionValue::Number(_)) | None => Catalog::STANDARD,
    }
}
