//! Table options.

use crate::Profile;
use kernel::{Lang, OptionFault, OptionKind, OptionSpec, OptionValue, Options};

/// How this table plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    pub profile: Profile,
    pub mode: Mode,
    /// Locations of each Author.
    pub length: u8,
    /// Q52: after so many Rounds a Standard game ends; 0 for the hard limit alone.
    pub round_cap: u8,
    /// Q38: the Character with Sorcery must be one's own.
    pub sorcery_own: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// A Prime at The End ends the game.
    Standard,
    /// Rules 53: so many Rounds.
    Challenge { rounds: u8 },
    /// Rules 54: so many Rounds, and nothing counts without a Prime at The End.
    Solitaire { rounds: u8 },
}

/// No game goes on for more Rounds, whatever the options say.
pub(crate) const MOST_ROUNDS: u8 = 200;
const LEAST_LENGTH: i32 = 3;
const MOST_LENGTH: i32 = 8;
const DEFAULT_CAP: i32 = 24;

pub(crate) const PROFILE: &str = "profile";
pub(crate) const MODE: &str = "mode";
pub(crate) const LENGTH: &str = "length";
pub(crate) const ROUND_CAP: &str = "roundCap";
pub(crate) const SORCERY_OWN: &str = "sorceryOwn";

/// A word of an option, what it is called, and what it stands for.
type Choice<T> = (&'static str, [&'static str; 2], T);

const PROFILES: [Choice<Profile>; 2] = [
    ("oz", ["The Card Game of Oz", "The Card Game of Oz"], Profile::Oz),
    ("epic", ["Epic Card Game", "Epic Card Game"], Profile::Epic),
];

const MODES: [Choice<Option<Mode>>; 7] = [
    ("standard", ["Standard: to The End", "Standard : jusqu’à La Fin"], None),
    ("challenge6", ["Challenge, 6 Rounds", "Défi, 6 manches"], Some(Mode::Challenge { rounds: 6 })),
    ("challenge9", ["Challenge, 9 Rounds", "Défi, 9 manches"], Some(Mode::Challenge { rounds: 9 })),
    ("challenge12", ["Challenge, 12 Rounds", "Défi, 12 manches"], Some(Mode::Challenge { rounds: 12 })),
    ("solitaire6", ["Solitaire, 6 Rounds", "Solitaire, 6 manches"], Some(Mode::Solitaire { rounds: 6 })),
    ("solitaire8", ["Solitaire, 8 Rounds", "Solitaire, 8 manches"], Some(Mode::Solitaire { rounds: 8 })),
    ("solitaire10", ["Solitaire, 10 Rounds", "Solitaire, 10 manches"], Some(Mode::Solitaire { rounds: 10 })),
];

pub(crate) fn specs(lang: Lang) -> Vec<OptionSpec> {
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
    vec![
        spec(
            PROFILE,
            [["Game", "Jeu"], ["Whose cards and rules are used.", "Les cartes et les règles utilisées."]],
            word("oz"),
            OptionKind::OneOf {
                words: PROFILES.iter().map(|(name, words, _)| ((*name).into(), say(*words))).collect(),
            },
        ),
        spec(
            MODE,
            [
                ["Mode", "Mode"],
                [
                    "Standard ends when a Prime Character reaches The End; Challenge after its Rounds. Alone one plays Solitaire or Challenge.",
                    "Standard se termine quand un Personnage Principal atteint La Fin, Défi après ses manches. Seul, on joue en Solitaire ou en Défi.",
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
                    "Trois selon la règle ; quatre ou plus pour le mode Étendu.",
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
                    "Une partie Standard que personne ne termine est comptée après autant de manches ; 0 : pas de limite avant 200.",
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
                    "Les Sorts demandent un Personnage de Sorcellerie à soi ; sinon, celui de n’importe qui suffit.",
                ],
            ],
            OptionValue::Flag(false),
            OptionKind::Flag,
        ),
    ]
}

impl Rules {
    /// From options that were checked one by one; whether they fit each other and the seats is checked here.
    pub(crate) fn of(options: &Options, seats: usize) -> Result<Rules, OptionFault> {
        let profile = chosen(options, PROFILE, &PROFILES).unwrap_or(Profile::Oz);
        let mode = chosen(options, MODE, &MODES).flatten().unwrap_or(Mode::Standard);
        let fits = match mode {
            Mode::Standard => seats > 1,
            Mode::Challenge { .. } => true,
            Mode::Solitaire { .. } => seats == 1,
        };
        if !fits {
            let found = match options.get(MODE) {
                Some(OptionValue::Word(word)) => format!("{word:?} with {seats} seats"),
                Some(OptionValue::Flag(_) | OptionValue::Number(_)) | None => {
                    format!("\"standard\" with {seats} seats")
                }
            };
            let expected =
                if seats == 1 { "a solitaire or challenge mode" } else { "\"standard\" or a challenge mode" };
            return Err(OptionFault::Value { name: MODE.into(), found, expected: expected.into() });
        }
        let number = |name: &str, default: i32| match options.get(name) {
            Some(OptionValue::Number(number)) => *number,
            Some(OptionValue::Flag(_) | OptionValue::Word(_)) | None => default,
        };
        Ok(Rules {
            profile,
            mode,
            length: number(LENGTH, LEAST_LENGTH) as u8,
            round_cap: number(ROUND_CAP, DEFAULT_CAP) as u8,
            sorcery_own: options.get(SORCERY_OWN) == Some(&OptionValue::Flag(true)),
        })
    }

    /// After how many Rounds the game is counted.
    pub(crate) fn rounds(self) -> u8 {
        match self.mode {
            Mode::Standard if self.round_cap == 0 => MOST_ROUNDS,
            Mode::Standard => self.round_cap,
            Mode::Challenge { rounds } | Mode::Solitaire { rounds } => rounds,
        }
    }
}

fn chosen<T: Copy>(options: &Options, name: &str, choices: &[Choice<T>]) -> Option<T> {
    match options.get(name) {
        Some(OptionValue::Word(word)) => choices.iter().find(|(known, ..)| known == word).map(|(.., value)| *value),
        Some(OptionValue::Flag(_) | OptionValue::Number(_)) | None => None,
    }
}
