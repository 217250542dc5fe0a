//! Table options, and the numbers that follow from the seats.

use crate::Catalog;
use kernel::{Lang, OptionKind, OptionSpec, OptionValue, Options};

/// How this table plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    pub seats: usize,
    /// G5: whether everybody is shown what each player took.
    pub memory_aid: bool,
    /// G18: whether a Trio lies open for everybody.
    pub open_trio: bool,
}

impl Rules {
    /// Rules 3, 10 and 11: one column more than players.
    pub fn columns(self) -> usize {
        self.seats + 1
    }

    /// Rules 7, 10 and 11.
    pub fn rounds(self) -> u8 {
        if self.seats == 3 { 9 } else { 8 }
    }

    /// Rules 1 and 10: how many cards of each Character are in the deck.
    pub fn copies(self) -> u8 {
        if self.seats == 2 { 6 } else { 9 }
    }

    /// Rules 11: whether the deck is too small for this round.
    pub fn recycles(self, round: u8) -> bool {
        self.seats == 4 && round == self.rounds()
    }
}

/// Rules 6: from this round on a Story is turned face-down.
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
            say("Open Trio", "Trio commun"),
            say(
                "A variant: one Trio lies open and is a fifth objective for everybody.",
                "Variante\u{a0}: un Trio est posé au centre et sert de cinquième objectif à tous.",
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

/// Whether a checked option is on.
pub(crate) fn flag(options: &Options, name: &str) -> bool {
    options.get(name) == Some(&OptionValue::Flag(true))
}

/// The card file that checked options name.
pub(crate) fn card_file(options: &Options) -> &'static str {
    match options.get(CARDS) {
        Some(OptionValue::Word(word)) if word == "alternative" => Catalog::ALTERNATIVE,
        Some(OptionValue::Word(_) | OptionValue::Flag(_) | OptionValue::Number(_)) | None => Catalog::STANDARD,
    }
}
