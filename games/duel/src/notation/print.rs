//! The printer of notes. It prints each clause in one fixed spelling.

use crate::{Clause, Fate, Fated, Label, Need, Negated, Note, When, Whom};

/// Prints a note so that [`crate::parse`] reads it back.
pub fn print(note: &Note) -> String {
    let clauses: Vec<String> = note.iter().map(print_clause).collect();
    if clauses.is_empty() { "-".into() } else { clauses.join("; ") }
}

pub(crate) fn print_clause(clause: &Clause) -> String {
    match *clause {
        Clause::Force { whom, plus, when } => format!("{}F{plus:+}{}", print_whom(whom), print_when(when)),
        Clause::HandSize(plus) => format!("Hand Size +{plus}"),
        Clause::Draw(1) => "Draw +1 Card per Turn".into(),
        Clause::Draw(plus) => format!("Draw +{plus} Cards per Turn"),
        Clause::Only(Need::Spellcaster) => "Spellcaster Only".into(),
        Clause::Only(Need::Male) => "Males Only".into(),
        Clause::Only(Need::Female) => "Females Only".into(),
        Clause::Only(Need::Defender) => "Defender Only".into(),
        Clause::UserBecomesSpellcaster(None) => "UBA Spellcaster".into(),
        Clause::UserBecomesSpellcaster(Some(need)) => format!("{} UBA Spellcaster", print_need(need)),
        Clause::NoCompanions => "Cannot attach Companions".into(),
        Clause::Look => "AP: Look at opponents Hand".into(),
        Clause::DiscardToDraw(1) => "Discard to draw 1 card".into(),
        Clause::DiscardToDraw(cards) => format!("Discard to draw {cards} cards"),
        Clause::StealItem => "Steal Target Item Card".into(),
        Clause::Fate { fate, whom } => format!("{}{}", print_fate(fate), print_fated(whom)),
        Clause::Negate(Negated::Capture) => "Negate a Capture".into(),
        Clause::Negate(Negated::Incapacitate) => "Negate an Incapacitate".into(),
        Clause::Negate(Negated::Attack) => "Negate target Attack".into(),
        Clause::CallDefender => "Call Defender".into(),
        Clause::Label(Label::Nome) => "Nome".into(),
    }
}

fn print_whom(whom: Whom) -> &'static str {
    match whom {
        Whom::Own => "",
        Whom::FellowMembers => "FGM get ",
        Whom::Spells => "Spells get ",
        Whom::Companions => "Companions get ",
        Whom::AssignedHere => "CAL get ",
        Whom::AttackingHere => "CAC get ",
        Whom::AllCharacters => "All Characters get ",
        Whom::AllSpellcasters => "All Spellcasters get ",
    }
}

fn print_when(when: When) -> &'static str {
    match when {
        When::Always => "",
        When::Attacking => " AO",
        When::Defending => " DO",
        When::Capturing => " to Capture",
    }
}

fn print_need(need: Need) -> &'static str {
    match need {
        Need::Spellcaster => "Spellcaster",
        Need::Male => "Male",
        Need::Female => "Female",
        Need::Defender => "Defender",
    }
}

fn print_fate(fate: Fate) -> &'static str {
    match fate {
        Fate::Killed => "Kill",
        Fate::Incapacitated => "Incapacitate",
        Fate::Controlled => "Control",
        Fate::Exiled => "Exile",
        Fate::Captured => "Capture",
    }
}

fn print_fated(whom: Fated) -> &'static str {
    match whom {
        Fated::Target => "",
        Fated::TargetCharacter => " TC",
        Fated::CapturedCharacter => " CC",
        Fated::Location => " a Location",
    }
}
