//! The words on the faces of the cards, which are generated from the objectives. The French terms are those of the
//! published rules.

use crate::{Character, Condition, Ground, Objective, Set, Story, StoryKind, Term, print};
use kernel::{CardText, Glyph, Lang, Names, Wording, Wordings, Words};

impl Character {
    /// Returns the tint of the Character, which names its colour and its picture.
    pub fn key(self) -> &'static str {
        match self {
            Character::Dorothy => "dorothy",
            Character::Toto => "toto",
            Character::Lion => "lion",
            Character::Scarecrow => "scarecrow",
            Character::TinMan => "tinman",
            Character::Glinda => "glinda",
            Character::Witch => "witch",
            Character::Oz => "oz",
        }
    }

    pub fn name(self, lang: Lang) -> &'static str {
        match (self, lang) {
            (Character::Dorothy, _) => "Dorothy",
            (Character::Toto, _) => "Toto",
            (Character::Lion, _) => "Lion",
            (Character::Scarecrow, Lang::En) => "Scarecrow",
            (Character::Scarecrow, Lang::Fr) => "Épouvantail",
            (Character::TinMan, Lang::En) => "Tin Man",
            (Character::TinMan, Lang::Fr) => "Robot",
            (Character::Glinda, _) => "Glinda",
            (Character::Witch, Lang::En) => "Witch",
            (Character::Witch, Lang::Fr) => "Sorcière",
            (Character::Oz, _) => "Oz",
        }
    }

    /// Returns the name of the Character between marks, for a sentence that becomes a [`Wording`].
    pub(crate) fn marked(self, lang: Lang) -> String {
        Names::Marked.of(self.name(lang))
    }
}

impl StoryKind {
    /// Returns the tint of the type, which names the frame of its Stories.
    pub fn key(self) -> &'static str {
        match self {
            StoryKind::Single => "single",
            StoryKind::Couple => "couple",
            StoryKind::Twins => "twins",
            StoryKind::Quartet => "quartet",
            StoryKind::Trio => "trio",
            StoryKind::Few => "few",
            StoryKind::HandMajority => "handMajority",
            StoryKind::TableMajority => "tableMajority",
            StoryKind::Favour => "favour",
            StoryKind::Other => "other",
        }
    }

    pub fn name(self, lang: Lang) -> &'static str {
        let (en, fr) = match self {
            StoryKind::Single => ("Single", "Solo"),
            StoryKind::Couple => ("Couple", "Couple"),
            StoryKind::Twins => ("Twins", "Jumeaux"),
            StoryKind::Quartet => ("Quartet", "Série"),
            StoryKind::Trio => ("Trio", "Triplé"),
            StoryKind::Few => ("Few", "Maximum"),
            StoryKind::HandMajority => ("Hand majority", "Majorité en main"),
            StoryKind::TableMajority => ("Table majority", "Majorité à table"),
            StoryKind::Favour => ("Favour", "Faveur"),
            StoryKind::Other => ("Story", "Histoire"),
        };
        pick(lang, en, fr)
    }
}

pub(crate) fn pick<T>(lang: Lang, en: T, fr: T) -> T {
    match lang {
        Lang::En => en,
        Lang::Fr => fr,
    }
}

pub(crate) fn card_text(story: &Story) -> CardText {
    CardText {
        id: story.name.clone(),
        title: None,
        notation: print(&story.objective),
        kind: Words::each(|lang| StoryKind::of(&story.objective).name(lang).into()),
        words: Wordings::each(|lang| Wording::read(&objective(&story.objective, lang))),
        ground: match story.ground {
            Ground::Seed => "seed".into(),
            Ground::Own => "own".into(),
        },
    }
}

/// Returns the objective as a sentence. The names of Characters are marked.
pub(crate) fn objective(objective: &Objective, lang: Lang) -> String {
    let terms: Vec<String> = objective.terms.iter().map(|one| term(one, lang)).collect();
    terms.join(pick(lang, "; ", "\u{202f}; "))
}

fn term(term: &Term, lang: Lang) -> String {
    match term {
        Term::PerSet { points, set } => format!("{} {}", count_points(i32::from(*points), lang), per_set(set, lang)),
        Term::Ladder { points, set } => {
            let steps: Vec<String> = points.iter().map(|step| signed(i32::from(*step))).collect();
            let sets: Vec<String> = (1..=points.len()).map(|count| count.to_string()).collect();
            let or = pick(lang, "or", "ou");
            let (steps, sets) = (listed(&steps, or), listed(&sets, or));
            match lang {
                Lang::En => {
                    format!("{steps} points for {sets} sets of {}; more sets, no more points", names(set, lang))
                }
                Lang::Fr => {
                    let word = if set.members.len() == 3 { "triplés" } else { "séries" };
                    format!("{steps} points pour {sets} {word} {}\u{202f}; au-delà, rien de plus", names(set, lang))
                }
            }
        }
        Term::If { points, when } => format!("{} {}", count_points(i32::from(*points), lang), condition(*when, lang)),
    }
}

/// Returns the words for a number of points, such as "8 points". In French, 0 takes the singular.
pub(crate) fn count_points(points: i32, lang: Lang) -> String {
    let one = match lang {
        Lang::En => points.abs() == 1,
        Lang::Fr => points.abs() < 2,
    };
    format!("{} {}", signed(points), if one { "point" } else { "points" })
}

/// Returns a number with a real minus sign (U+2212).
pub(crate) fn signed(number: i32) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

fn per_set(set: &Set, lang: Lang) -> String {
    match (set.members.as_slice(), lang) {
        ([(one, 1)], Lang::En) => format!("for each {}", one.marked(lang)),
        ([(one, 1)], Lang::Fr) => format!("par {}", one.marked(lang)),
        ([(one, 2)], Lang::En) => format!("for each pair of {}", one.marked(lang)),
        ([(one, 2)], Lang::Fr) => format!("pour chaque paire {}", of(*one)),
        ([_, _], Lang::En) => format!("for each couple {}", names(set, lang)),
        ([_, _], Lang::Fr) => format!("pour chaque couple {}", names(set, lang)),
        (_, Lang::En) => format!("for each set of {}", names(set, lang)),
        (_, Lang::Fr) => format!("pour chaque série {}", names(set, lang)),
    }
}

/// Returns the French words for "of" a Character, such as "de Toto" or "d’Oz".
fn of(who: Character) -> String {
    let name = who.marked(Lang::Fr);
    if kernel::begins_with_vowel(&name) { format!("d’{name}") } else { format!("de {name}") }
}

/// Returns the names of the Characters in a set, such as "Dorothy + Lion".
pub(crate) fn names(set: &Set, lang: Lang) -> String {
    let each = set.members.iter().flat_map(|(who, need)| std::iter::repeat_n(who.marked(lang), usize::from(*need)));
    each.collect::<Vec<_>>().join(" + ")
}

/// Returns the items as a list in words, such as "A, B and C".
pub(crate) fn listed(items: &[String], last_word: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} {last_word} {last}", most.join(", ")),
    }
}

fn condition(condition: Condition, lang: Lang) -> String {
    match (condition, lang) {
        (Condition::AtMost(who, 0), Lang::En) => format!("if you have no {}", who.marked(lang)),
        (Condition::AtMost(who, 0), Lang::Fr) => format!("sans aucun {}", who.marked(lang)),
        (Condition::AtMost(who, most), Lang::En) => format!("if you have at most {most} {}", who.marked(lang)),
        (Condition::AtMost(who, most), Lang::Fr) => format!("avec {most} {} au maximum", who.marked(lang)),
        (Condition::TopsHand(who), Lang::En) => {
            format!("if you have no other Character more often than {}; a tie counts", who.marked(lang))
        }
        (Condition::TopsHand(who), Lang::Fr) => {
            format!(
                "si {} est le Personnage le plus représenté de votre main\u{202f}; égalité admise",
                who.marked(lang)
            )
        }
        (Condition::TopsTable(who), Lang::En) => {
            format!("if no other player has more {} than you; a tie counts", who.marked(lang))
        }
        (Condition::TopsTable(who), Lang::Fr) => {
            format!("si aucun autre joueur n’a plus {} que vous\u{202f}; égalité admise", of(who))
        }
    }
}

/// Returns the objective as icons.
pub(crate) fn glyphs(objective: &Objective, lang: Lang) -> Vec<Glyph> {
    objective.terms.iter().flat_map(|term| term_glyphs(term, lang)).collect()
}

fn term_glyphs(term: &Term, lang: Lang) -> Vec<Glyph> {
    match term {
        Term::PerSet { points, set } => {
            [Glyph::Points { text: signed(i32::from(*points)) }].into_iter().chain(set_glyphs(set, lang)).collect()
        }
        Term::Ladder { points, set } => {
            let steps: Vec<String> = points.iter().map(|step| signed(i32::from(*step))).collect();
            [Glyph::Points { text: steps.join("/") }].into_iter().chain(set_glyphs(set, lang)).collect()
        }
        Term::If { points, when } => [Glyph::Points { text: signed(i32::from(*points)) }]
            .into_iter()
            .chain(condition_glyphs(*when, lang))
            .collect(),
    }
}

fn set_glyphs(set: &Set, lang: Lang) -> Vec<Glyph> {
    let each = set.members.iter().flat_map(|(who, need)| std::iter::repeat_n(*who, usize::from(*need)));
    let mut glyphs = Vec::new();
    for who in each {
        if !glyphs.is_empty() {
            glyphs.push(Glyph::Text { text: "+".into() });
        }
        glyphs.push(icon(who, lang));
    }
    glyphs
}

fn condition_glyphs(condition: Condition, lang: Lang) -> Vec<Glyph> {
    let place = |name: &str, label: &str| Glyph::Icon { name: name.into(), label: label.into() };
    let most = || Glyph::Text { text: "≥".into() };
    match condition {
        Condition::AtMost(who, most) => vec![icon(who, lang), Glyph::Text { text: format!("≤ {most}") }],
        Condition::TopsHand(who) => vec![icon(who, lang), most(), place("hand", pick(lang, "own hand", "votre main"))],
        Condition::TopsTable(who) => vec![icon(who, lang), most(), place("table", pick(lang, "the table", "la table"))],
    }
}

pub(crate) fn icon(who: Character, lang: Lang) -> Glyph {
    Glyph::Icon { name: who.key().into(), label: who.name(lang).into() }
}
