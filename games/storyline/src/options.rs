//! The options of a table.

mod packs;
mod catalog;
mod own;

use crate::SpotId;
use kernel::{Lang, OptionFault, OptionKind, OptionSpec, OptionValue, Options, Shelf, Words};
use language::Profile;

pub(crate) use catalog::catalog;
pub(crate) use packs::packs;

/// The rules of a table, as set by its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    pub profile: Profile,
    pub mode: Mode,
    /// The number of Locations that each Author lays.
    pub length: u8,
    /// The Round after which a Standard game ends (Q52). With 0, only the hard limit of `MOST_ROUNDS` ends the game.
    pub round_cap: u8,
    /// True if the Sorcery that a card needs must come from a Character of the same controller (Q38).
    pub sorcery_own: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// The game ends with the Round in which a Prime Character reaches The End.
    Standard,
    /// The game ends after this number of Rounds (rule 53).
    Challenge { rounds: u8 },
    /// The game ends after this number of Rounds. Without a Prime Character at The End, the score is 0 (rule 54).
    Solitaire { rounds: u8 },
}

/// The hard limit on the number of Rounds. It applies to every game, whatever its options are.
pub(crate) const MOST_ROUNDS: u8 = 200;
const LEAST_LENGTH: i32 = 3;
const MOST_LENGTH: i32 = 8;
const DEFAULT_CAP: i32 = 24;

pub(crate) const MODE: &str = "mode";
pub(crate) const LENGTH: &str = "length";
pub(crate) const ROUND_CAP: &str = "roundCap";
pub(crate) const SORCERY_OWN: &str = "sorceryOwn";
pub(crate) const ALIASES: &str = "aliases";

/// A word of an option, its label in English and in French, and its value.
type Choice<T> = (&'static str, [&'static str; 2], T);

const MODES: [Choice<Option<Mode>>; 7] = [
    ("standard", ["Standard: to The End", "Standard\u{a0}: jusqu’à La Fin"], None),
    ("challenge6", ["Challenge, 6 Rounds", "Défi, 6 manches"], Some(Mode::Challenge { rounds: 6 })),
    ("challenge9", ["Challenge, 9 Rounds", "Défi, 9 manches"], Some(Mode::Challenge { rounds: 9 })),
    ("challenge12", ["Challenge, 12 Rounds", "Défi, 12 manches"], Some(Mode::Challenge { rounds: 12 })),
    ("solitaire6", ["Solitaire, 6 Rounds", "Solitaire, 6 manches"], Some(Mode::Solitaire { rounds: 6 })),
    ("solitaire8", ["Solitaire, 8 Rounds", "Solitaire, 8 manches"], Some(Mode::Solitaire { rounds: 8 })),
    ("solitaire10", ["Solitaire, 10 Rounds", "Solitaire, 10 manches"], Some(Mode::Solitaire { rounds: 10 })),
];

/// Returns the options with all defaults filled in, or the fault of a value that no spec allows. Packs that no option
/// names are read only to list the allowed values in a fault.
pub(crate) fn checked(profile: Profile, asked: &Options, shelf: &Shelf) -> Result<Options, OptionFault> {
    OptionSpec::check(&specs(profile, Lang::En, &shelf.only(&packs(profile, asked))), asked).or_else(|_| {
        let fault = OptionSpec::check(&specs(profile, Lang::En, shelf), asked);
        fault.map_err(|fault| packs::explain(fault, &packs::own(shelf), asked))
    })
}

/// Returns the options of an edition that make a difference with the packs of this shelf. No built-in card of `oz`
/// needs Sorcery or has an alias, so `oz` offers the options `sorceryOwn` and `aliases` only if the shelf has a pack of
/// `oz`. Records that set these options can always be read.
pub(crate) fn offered(profile: Profile, lang: Lang, shelf: &Shelf) -> Vec<OptionSpec> {
    let idle = profile == Profile::Oz && packs::own(shelf).packs(profile).next().is_none();
    let mut specs = specs(profile, lang, shelf);
    specs.retain(|spec| !(idle && [SORCERY_OWN, ALIASES].contains(&spec.name.as_str())));
    specs
}

/// Returns all options of an edition. The options that choose the cards come first.
pub(crate) fn specs(profile: Profile, lang: Lang, shelf: &Shelf) -> Vec<OptionSpec> {
    let say = |words: [&str; 2]| match lang {
        Lang::En => words[0].to_owned(),
        Lang::Fr => words[1].to_owned(),
    };
    let spec = |name: &str, words: [[&str; 2]; 2], default, kind| OptionSpec {
        name: name.into(),
        label: say(words[0]),
        help: say(words[1]),
        default,
        kind,
    };
    let word = |word: &str| OptionValue::Word(word.into());
    let mut specs = packs::specs(profile, lang, &packs::own(shelf));
    specs.extend([
        spec(
            MODE,
            [
                ["Mode", "Mode"],
                [
                    "Standard ends when a Prime Character reaches The End, and is Solitaire of 8 Rounds for one; Challenge ends after its Rounds.",
                    "Standard se termine quand un Personnage Vedette atteint La Fin, et seul c’est un Solitaire de 8 manches\u{202f}; Défi se termine après ses manches.",
                ],
            ],
            word("standard"),
            OptionKind::OneOf { words: MODES.iter().map(|(name, words, _)| ((*name).into(), say(*words))).collect() },
        ),
        spec(
            LENGTH,
            [
                ["Locations of each Author", "Lieux de chaque Auteur"],
                [
                    "Three as published; four or more for the Extended mode.",
                    "Trois selon la règle\u{202f}; quatre ou plus pour le mode Étendu.",
                ],
            ],
            OptionValue::Number(LEAST_LENGTH),
            OptionKind::Number { least: LEAST_LENGTH, most: MOST_LENGTH },
        ),
        spec(
            ROUND_CAP,
            [
                ["Longest game, in Rounds", "Durée maximale, en manches"],
                [
                    "A Standard game that nobody ends is counted after so many Rounds; 0 for no limit but 200.",
                    "Une partie Standard que personne ne termine est comptée après autant de manches\u{202f}; 0\u{a0}: pas de limite avant 200.",
                ],
            ],
            OptionValue::Number(DEFAULT_CAP),
            OptionKind::Number { least: 0, most: i32::from(MOST_ROUNDS) },
        ),
        spec(
            SORCERY_OWN,
            [
                ["Own Sorcery only", "Sorcellerie à soi seulement"],
                [
                    "Spells need a Character with Sorcery of one's own; otherwise anybody's will do.",
                    "Les Sortilèges demandent un Personnage à vous avec la Sorcellerie\u{202f}; sinon, celui d’un autre Auteur suffit.",
                ],
            ],
            OptionValue::Flag(false),
            OptionKind::Flag,
        ),
        spec(
            ALIASES,
            [
                ["Other names", "Autres noms"],
                [
                    "Names that belong to somebody are replaced by names of our own.",
                    "Les noms qui appartiennent à quelqu’un sont remplacés par des noms à nous.",
                ],
            ],
            OptionValue::Flag(false),
            OptionKind::Flag,
        ),
    ]);
    specs
}

impl Rules {
    /// Returns the rules for options that have already been checked one by one. Returns a fault if the mode does not
    /// fit the number of seats.
    pub(crate) fn of(profile: Profile, options: &Options, seats: usize) -> Result<Rules, OptionFault> {
        let number = |name: &str, default: i32| match options.get(name) {
            Some(OptionValue::Number(number)) => *number,
            Some(OptionValue::Flag(_) | OptionValue::Word(_)) | None => default,
        };
        Ok(Rules {
            profile,
            mode: mode(options, seats)?,
            length: number(LENGTH, LEAST_LENGTH) as u8,
            round_cap: number(ROUND_CAP, DEFAULT_CAP) as u8,
            sorcery_own: options.get(SORCERY_OWN) == Some(&OptionValue::Flag(true)),
        })
    }

    /// Checks that the table has enough places for the Storylines (Q61), and that the Folio has at least one Location
    /// more than the Storylines need (section "Seats and positions").
    ///
    /// # Errors
    ///
    /// Returns a fault of the option `length` if its value is too great for this number of seats or for a Folio of this
    /// size.
    pub fn fit_on_the_table(self, seats: usize, folio: usize) -> Result<(), OptionFault> {
        let spokes = seats.max(2);
        let most = (SpotId::MOST / spokes).min(folio.saturating_sub(1) / spokes);
        if usize::from(self.length) <= most {
            return Ok(());
        }
        let (length, places) = (usize::from(self.length), SpotId::MOST);
        let (en, fr) = if spokes * length > places {
            (format!("the table has {places} places"), format!("la table a {places} emplacements"))
        } else {
            let needed = spokes * length + 1;
            (
                format!("with {length} each they need {needed} Locations in the Folio, and there are {folio}"),
                format!("avec {length} pour chacun, il en faut {needed} dans le Folio, et il y en a {folio}"),
            )
        };
        let expected = match most {
            0..3 => Words {
                en: format!("fewer seats than {seats}: {en}"),
                fr: format!("moins de {seats} places\u{a0}: {fr}"),
            },
            _ => Words {
                en: format!("at most {most} for {seats} seats: {en}"),
                fr: format!("{most} au plus pour {seats} places\u{a0}: {fr}"),
            },
        };
        Err(OptionFault::Value { name: LENGTH.into(), found: self.length.to_string(), expected })
    }

    /// Returns the number of Rounds after which the game ends at the latest.
    pub(crate) fn rounds(self) -> u8 {
        match self.mode {
            Mode::Standard if self.round_cap == 0 => MOST_ROUNDS,
            Mode::Standard => self.round_cap,
            Mode::Challenge { rounds } | Mode::Solitaire { rounds } => rounds,
        }
    }
}

/// Returns the mode. A table for one seat plays Solitaire instead of Standard, because there is no other score to beat.
fn mode(options: &Options, seats: usize) -> Result<Mode, OptionFault> {
    let asked = chosen(options, MODE, &MODES).flatten();
    match (asked, seats) {
        (None, 1) => Ok(Mode::Solitaire { rounds: 8 }),
        (None, _) => Ok(Mode::Standard),
        (Some(Mode::Solitaire { .. }), 2..) => {
            let expected = Words {
                en: "\"standard\" or a challenge mode, with more than one seat".into(),
                fr: "Standard ou un Défi, à plus d’une place".into(),
            };
            let found = options.get(MODE).map(ToString::to_string).unwrap_or_default();
            Err(OptionFault::Value { name: MODE.into(), found, expected })
        }
        (Some(mode), _) => Ok(mode),
    }
}

fn chosen<T: Copy>(options: &Options, name: &str, choices: &[Choice<T>]) -> Option<T> {
    match options.get(name) {
        Some(OptionValue::Word(word)) => choices.iter().find(|(known, ..)| known == word).map(|(.., value)| *value),
        Some(OptionValue::Flag(_) | OptionValue::Number(_)) | None => None,
    }
}
