//! The options of a table.

use kernel::{Lang, OptionKind, OptionSpec, OptionValue, Options};

/// The options of one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The number of cards that Good begins with in addition to the opening hand, as a handicap for Evil.
    pub good_extra_cards: u8,
    /// The number of turns of each player after which the game ends, if it has not ended before (D5).
    pub turn_cap: u8,
}

pub(crate) const GOOD_EXTRA_CARDS: &str = "goodExtraCards";
pub(crate) const TURN_CAP: &str = "turnCap";

const MOST_EXTRA_CARDS: i32 = 4;
/// The smallest allowed turn cap. No player can lose before the end of their seventh turn (rules 2).
const LEAST_TURN_CAP: i32 = 7;
const MOST_TURN_CAP: i32 = 99;
const DEFAULT_TURN_CAP: i32 = 40;

pub(crate) fn specs(lang: Lang) -> Vec<OptionSpec> {
    let say = |en: &str, fr: &str| match lang {
        Lang::En => en.to_owned(),
        Lang::Fr => fr.to_owned(),
    };
    vec![
        OptionSpec {
            name: GOOD_EXTRA_CARDS.into(),
            label: say("Extra cards for Good", "Cartes en plus pour le Bien"),
            // The suggested number is the result of measurements: see RULES.md, "How even the sides are".
            help: say(
                "A handicap: Good begins with so many cards more than seven. Suggested between equals: 3.",
                "Un handicap\u{a0}: le Bien commence avec autant de cartes en plus des sept. Conseillé entre égaux\u{a0}: 3.",
            ),
            default: OptionValue::Number(0),
            kind: OptionKind::Number { least: 0, most: MOST_EXTRA_CARDS },
        },
        OptionSpec {
            name: TURN_CAP.into(),
            label: say("Longest game, in turns", "Durée maximale, en tours"),
            help: say(
                "After so many turns of each player, most viable Characters win, then most Force.",
                "Après autant de tours de chacun, le plus de Personnages viables l’emporte, puis le plus de Force.",
            ),
            default: OptionValue::Number(DEFAULT_TURN_CAP),
            kind: OptionKind::Number { least: LEAST_TURN_CAP, most: MOST_TURN_CAP },
        },
    ]
}

impl Rules {
    /// Reads the options of a table, which must have been checked.
    pub(crate) fn of(options: &Options) -> Rules {
        let number = |name: &str, default: i32| match options.get(name) {
            Some(OptionValue::Number(number)) => *number as u8,
            Some(OptionValue::Flag(_) | OptionValue::Word(_)) | None => default as u8,
        };
        Rules { good_extra_cards: number(GOOD_EXTRA_CARDS, 0), turn_cap: number(TURN_CAP, DEFAULT_TURN_CAP) }
    }
}
