//! The parser of one clause of a note. The first word of the clause decides which words may follow it.

use super::sign::{Words, colon, count, maybe, phrase, plus, skip, space, word};
use crate::{Clause, Fate, Fated, Label, Need, Negated, When, Whom};
use winnow::error::ContextError;

/// The meaning of the first word of a clause.
#[derive(Clone, Copy)]
enum Head {
    Whom(Whom),
    All,
    Own,
    Extra,
    HandSize,
    Draw,
    UserOnly,
    Need(Need),
    Becomes,
    Cannot,
    AdventurePhase,
    Discard,
    Steal,
    Fate(Fate),
    Fated(Fated),
    Negate,
    Call,
    Label(Label),
}

const HEADS: &Words<Head> = &[
    ("fgm", Head::Whom(Whom::FellowMembers)),
    ("spells", Head::Whom(Whom::Spells)),
    ("companions", Head::Whom(Whom::Companions)),
    ("minions", Head::Whom(Whom::Companions)),
    ("cal", Head::Whom(Whom::AssignedHere)),
    ("cac", Head::Whom(Whom::AttackingHere)),
    ("all", Head::All),
    ("f", Head::Own),
    ("extra", Head::Extra),
    ("hand", Head::HandSize),
    ("draw", Head::Draw),
    ("uo", Head::UserOnly),
    ("spellcaster", Head::Need(Need::Spellcaster)),
    ("spellcasters", Head::Need(Need::Spellcaster)),
    ("male", Head::Need(Need::Male)),
    ("males", Head::Need(Need::Male)),
    ("female", Head::Need(Need::Female)),
    ("females", Head::Need(Need::Female)),
    ("defender", Head::Need(Need::Defender)),
    ("uba", Head::Becomes),
    ("cannot", Head::Cannot),
    ("ap", Head::AdventurePhase),
    ("discard", Head::Discard),
    ("steal", Head::Steal),
    ("kill", Head::Fate(Fate::Killed)),
    ("incapacitate", Head::Fate(Fate::Incapacitated)),
    ("control", Head::Fate(Fate::Controlled)),
    ("exile", Head::Fate(Fate::Exiled)),
    ("capture", Head::Fate(Fate::Captured)),
    ("tc", Head::Fated(Fated::TargetCharacter)),
    ("cc", Head::Fated(Fated::CapturedCharacter)),
    ("negate", Head::Negate),
    ("call", Head::Call),
    ("nome", Head::Label(Label::Nome)),
];

const CLAUSES: &str = "a clause such as \"FGM get F+1\", \"F+2 if Attacking\", \"Hand Size +1\", \"Spellcaster only\", \
     \"UBA Spellcaster\", \"Kill TC\" or \"Negate a Capture\"";

pub(super) fn clause(input: &mut &str) -> Result<Clause, ContextError> {
    match word(input, HEADS, CLAUSES)? {
        Head::Whom(whom) => {
            get_force(input)?;
            Ok(Clause::Force { whom, plus: plus(input)?, when: when(input)? })
        }
        Head::All => all(input),
        Head::Own => Ok(Clause::Force { whom: Whom::Own, plus: plus(input)?, when: when(input)? }),
        Head::Extra => {
            skip(input, &["f"]);
            Ok(Clause::Force { whom: Whom::Own, plus: plus(input)?, when: when(input)? })
        }
        Head::HandSize => {
            phrase(input, &["size"])?;
            count(input).map(Clause::HandSize)
        }
        Head::Draw => draw(input),
        Head::UserOnly => Ok(Clause::Only(Need::Spellcaster)),
        Head::Need(need) => only_or_becomes(input, need),
        Head::Becomes => becomes(input, None),
        Head::Cannot => phrase(input, &["attach", "companions"]).map(|()| Clause::NoCompanions),
        Head::AdventurePhase => look(input),
        Head::Discard => discard(input),
        Head::Steal => steal(input),
        Head::Fate(fate) => Ok(Clause::Fate { fate, whom: fated(input)? }),
        Head::Fated(whom) => suffers(input, whom),
        Head::Negate => negate(input),
        Head::Call => phrase(input, &["defender"]).map(|()| Clause::CallDefender),
        Head::Label(label) => Ok(Clause::Label(label)),
    }
}

/// Parses the words "get F" before the number of a bonus.
fn get_force(input: &mut &str) -> Result<(), ContextError> {
    word(input, &[("get", ()), ("gets", ())], "\"get\"")?;
    word(input, &[("f", ())], "\"F\"")
}

/// Parses the rest of a clause such as "All AO Characters get F+3". The side (AO or DO) may also be at the end of the
/// clause.
fn all(input: &mut &str) -> Result<Clause, ContextError> {
    let side = maybe(input, &[("ao", When::Attacking), ("do", When::Defending)]);
    let whom = [("characters", Whom::AllCharacters), ("spellcasters", Whom::AllSpellcasters)];
    let whom = word(input, &whom, "\"Characters\" or \"Spellcasters\", or before them AO or DO")?;
    get_force(input)?;
    let plus = plus(input)?;
    let when = match side {
        Some(when) => when,
        None => when(input)?,
    };
    Ok(Clause::Force { whom, plus, when })
}

/// Parses the condition after a bonus. A bonus without a condition always counts.
fn when(input: &mut &str) -> Result<When, ContextError> {
    const ENDS: &Words<End> = &[
        ("ao", End::Is(When::Attacking)),
        ("do", End::Is(When::Defending)),
        ("attacker", End::Only(When::Attacking)),
        ("defender", End::Only(When::Defending)),
        ("if", End::While),
        ("when", End::While),
        ("to", End::ToCapture),
    ];
    space(input)?;
    if input.is_empty() || input.starts_with(';') {
        return Ok(When::Always);
    }
    let end = "\"AO\", \"DO\", \"if Attacking\", \"if Defending\", \"to Capture\", a semicolon or the end of the note";
    match word(input, ENDS, end)? {
        End::Is(when) => Ok(when),
        End::Only(when) => phrase(input, &["only"]).map(|()| when),
        End::While => {
            let sides = [("attacking", When::Attacking), ("defending", When::Defending)];
            word(input, &sides, "\"Attacking\" or \"Defending\"")
        }
        End::ToCapture => phrase(input, &["capture"]).map(|()| When::Capturing),
    }
}

/// The words with which a condition after a bonus begins.
#[derive(Clone, Copy)]
enum End {
    Is(When),
    Only(When),
    While,
    ToCapture,
}

/// Parses the rest of "Draw 1 extra card per turn" or "Draw +1 Card per Turn", after the first word.
fn draw(input: &mut &str) -> Result<Clause, ContextError> {
    let cards = count(input)?;
    skip(input, &["extra"]);
    word(input, CARDS, "\"card\"")?;
    phrase(input, &["per", "turn"])?;
    Ok(Clause::Draw(cards))
}

const CARDS: &Words<()> = &[("card", ()), ("cards", ())];

/// Parses the rest of "Spellcaster only" or "Female UBA Spellcaster", after the need.
fn only_or_becomes(input: &mut &str, need: Need) -> Result<Clause, ContextError> {
    let only = word(input, &[("only", true), ("uba", false)], "\"only\" or \"UBA\"")?;
    if only { Ok(Clause::Only(need)) } else { becomes(input, Some(need)) }
}

fn becomes(input: &mut &str, need: Option<Need>) -> Result<Clause, ContextError> {
    skip(input, &["a"]);
    phrase(input, &["spellcaster"])?;
    Ok(Clause::UserBecomesSpellcaster(need))
}

/// Parses the rest of "AP: Look at opponents Hand", after the first word. The word "opponents" may have an apostrophe.
fn look(input: &mut &str) -> Result<Clause, ContextError> {
    const WHOSE: &Words<()> = &[
        ("opponents", ()),
        ("opponent", ()),
        ("opponent's", ()),
        ("opponent’s", ()),
        ("opponents'", ()),
        ("opponents’", ()),
    ];
    colon(input)?;
    phrase(input, &["look", "at"])?;
    word(input, WHOSE, "\"opponents\"")?;
    phrase(input, &["hand"])?;
    Ok(Clause::Look)
}

/// Parses the rest of "Discard to draw 3 cards", after the first word.
fn discard(input: &mut &str) -> Result<Clause, ContextError> {
    phrase(input, &["to", "draw"])?;
    let cards = count(input)?;
    word(input, CARDS, "\"cards\"")?;
    Ok(Clause::DiscardToDraw(cards))
}

/// Parses the rest of "Steal Target Item Card", after the first word.
fn steal(input: &mut &str) -> Result<Clause, ContextError> {
    skip(input, &["target", "an"]);
    phrase(input, &["item"])?;
    skip(input, &["card"]);
    Ok(Clause::StealItem)
}

/// Parses the target after a fate, as in "Kill TC" or "Control a Location". Without a target, the fate falls on the
/// Target of the card.
fn fated(input: &mut &str) -> Result<Fated, ContextError> {
    const WHOM: &Words<Option<Fated>> = &[
        ("tc", Some(Fated::TargetCharacter)),
        ("cc", Some(Fated::CapturedCharacter)),
        ("location", Some(Fated::Location)),
        ("a", None),
    ];
    space(input)?;
    if input.is_empty() || input.starts_with(';') {
        return Ok(Fated::Target);
    }
    match word(input, WHOM, "\"TC\", \"CC\", \"a Location\", a semicolon or the end of the note")? {
        Some(whom) => Ok(whom),
        None => phrase(input, &["location"]).map(|()| Fated::Location),
    }
}

/// Parses the fate after a target, as in "CC is Killed" or "TC Exiled".
fn suffers(input: &mut &str, whom: Fated) -> Result<Clause, ContextError> {
    const FATES: &Words<Fate> = &[
        ("killed", Fate::Killed),
        ("incapacitated", Fate::Incapacitated),
        ("controlled", Fate::Controlled),
        ("exiled", Fate::Exiled),
        ("captured", Fate::Captured),
    ];
    skip(input, &["is"]);
    let fate = word(input, FATES, "\"Killed\", \"Incapacitated\", \"Controlled\", \"Exiled\" or \"Captured\"")?;
    Ok(Clause::Fate { fate, whom })
}

/// Parses the rest of "Negate a Capture", "Negate an Incapacitate" or "Negate target Attack", after the first word.
fn negate(input: &mut &str) -> Result<Clause, ContextError> {
    const WHAT: &Words<Negated> =
        &[("capture", Negated::Capture), ("incapacitate", Negated::Incapacitate), ("attack", Negated::Attack)];
    skip(input, &["a", "an", "target"]);
    word(input, WHAT, "\"a Capture\", \"an Incapacitate\" or \"target Attack\"").map(Clause::Negate)
}
