//! The texts of cards that are played once: Attacks, Spells and Events.

use super::{
    lasting::needs_spellcaster,
    say::{force, pick, say},
};
use crate::{Card, Clause, Fate, Fated, Kind, Need, Negated, When, Whom, Window};
use kernel::Lang;

pub(super) fn attack(card: &Card, lang: Lang) -> String {
    let bonus = card.force.map(|plus| force(plus, lang));
    let with = bonus.map_or_else(String::new, |bonus| say(lang, format!(" with {bonus}"), format!(" avec {bonus}")));
    let sentences: Vec<String> = card.note.iter().filter_map(|clause| aim(clause, &with, lang)).collect();
    sentences.join(" ")
}

/// Returns the sentence for a clause of an Attack, or `None` if an Attack cannot have this clause. `with` has the words
/// for the bonus of the Attack.
fn aim(clause: &Clause, with: &str, lang: Lang) -> Option<String> {
    match clause {
        Clause::Fate { whom: Fated::Location, .. } => {
            Some(attempt(("take control of an opposing Location", "prendre le contrôle d’un Lieu adverse"), with, lang))
        }
        Clause::Fate { fate, whom: Fated::Target | Fated::TargetCharacter | Fated::CapturedCharacter } => {
            let (en, fr) = outcome(*fate);
            Some(say(
                lang,
                format!("Attack an opposing Character or Group{with}. If you win, {en}."),
                format!("Attaquez un Personnage ou un Groupe adverse{with}. Si vous gagnez, {fr}."),
            ))
        }
        Clause::Negate(Negated::Capture) => Some(attempt(
            ("free one of your captured Characters", "libérer un de vos Personnages capturés"),
            with,
            lang,
        )),
        Clause::Force { .. }
        | Clause::HandSize(_)
        | Clause::Draw(_)
        | Clause::Only(_)
        | Clause::UserBecomesSpellcaster(_)
        | Clause::NoCompanions
        | Clause::Look
        | Clause::DiscardToDraw(_)
        | Clause::StealItem
        | Clause::Negate(Negated::Incapacitate | Negated::Attack)
        | Clause::CallDefender
        | Clause::Label(_) => None,
    }
}

/// Returns the words for the fate of the target if the attack succeeds.
fn outcome(fate: Fate) -> (&'static str, &'static str) {
    match fate {
        Fate::Killed => ("it is Killed", "il meurt"),
        Fate::Incapacitated => ("it is Incapacitated", "il est hors de combat"),
        Fate::Controlled => ("you take control of it", "vous en prenez le contrôle"),
        Fate::Exiled => ("it is Exiled", "il part en exil"),
        Fate::Captured => ("you capture it", "vous le capturez"),
    }
}

/// Returns the sentences for an attempt against a Location or a captive (rules 14).
fn attempt((en, fr): (&str, &str), with: &str, lang: Lang) -> String {
    say(
        lang,
        format!("Attempt to {en}{with}. You succeed if nobody intervenes, or if you win."),
        format!("Tentez de {fr}{with}. Vous réussissez si personne n’intervient, ou si vous gagnez."),
    )
}

/// Returns the text of a Spell or an Event: the time at which it can be played, and its effect.
pub(super) fn once(card: &Card, lang: Lang) -> String {
    let own = card.force.map(|plus| {
        let plus = force(plus, lang);
        say(lang, format!("your side gets {plus}"), format!("votre camp gagne {plus}"))
    });
    let effects = card.note.iter().filter_map(|clause| effect(card.kind, clause, lang));
    let effects: Vec<String> = own.into_iter().chain(effects).collect();
    let words = format!("{}{}.", occasion(card, lang), effects.join(pick(lang, "; ", "\u{202f}; ")));
    if card.kind == Kind::Spell { format!("{words} {}", needs_spellcaster(lang)) } else { words }
}

/// Returns the words for the time at which a card can be played (D16).
fn occasion(card: &Card, lang: Lang) -> String {
    let (en, fr) = match (card.kind, side(card)) {
        (_, Some(When::Always)) => ("In a battle", "Pendant un combat"),
        (_, Some(When::Attacking)) => ("In a battle in which you attack", "Pendant un combat où vous attaquez"),
        (_, Some(When::Defending)) => ("In a battle in which you defend", "Pendant un combat où vous défendez"),
        (_, Some(When::Capturing)) => {
            ("In a battle in which you attack to capture", "Pendant un combat où vous attaquez pour capturer")
        }
        (Kind::Event(Window::Adventure), None) => ("In your Adventure Phase", "Pendant votre Phase d’Aventure"),
        (Kind::Event(Window::Rest), None) => ("In your Rest Phase", "Pendant votre Phase de Repos"),
        (Kind::Event(Window::Any), None) if card.note.contains(&Clause::CallDefender) => {
            ("While you defend", "Quand vous défendez")
        }
        (Kind::Event(Window::Any), None) => {
            let en = "While an opposing attack is declared or being fought";
            (en, "Quand une attaque adverse est déclarée ou en cours")
        }
        (_, None) => (
            "In your Summon Phase, or before you declare attacks",
            "Pendant votre Phase d’Appel, ou avant de déclarer vos attaques",
        ),
    };
    say(lang, format!("{en}: "), format!("{fr}\u{a0}: "))
}

/// Returns the condition under which a card counts in a battle, or `None` if the card is not for battles.
fn side(card: &Card) -> Option<When> {
    let for_all =
        card.note.iter().find_map(|clause| if let Clause::Force { when, .. } = clause { Some(*when) } else { None });
    let defends = card.note.contains(&Clause::Only(Need::Defender));
    let own = card.force.map(|_| if defends { When::Defending } else { When::Always });
    for_all.or(own)
}

fn effect(kind: Kind, clause: &Clause, lang: Lang) -> Option<String> {
    Some(match *clause {
        Clause::Force { whom, plus, .. } => {
            let (plus, (en, fr)) = (force(plus, lang), fighters(whom));
            say(lang, format!("each {en} on your side gets {plus}"), format!("chaque {fr} de votre camp gagne {plus}"))
        }
        Clause::Fate { fate, whom } => {
            let (en, fr) = befalls(kind, fate, whom);
            say(lang, en, fr)
        }
        Clause::Negate(Negated::Capture) => {
            say(lang, "one of your captured Characters comes home", "un de vos Personnages capturés rentre chez vous")
        }
        Clause::Negate(Negated::Incapacitate) => say(
            lang,
            "one of your Incapacitated Characters is viable again, and any Spell attached to it that incapacitates it is discarded",
            "un de vos Personnages hors de combat est de nouveau viable, et tout Sort attaché qui le met hors de combat est défaussé",
        ),
        Clause::Negate(Negated::Attack) => say(
            lang,
            "it ends at once, and its card stays discarded",
            "elle prend fin aussitôt, et sa carte reste défaussée",
        ),
        Clause::StealItem => say(
            lang,
            "take an Item from an opposing Character and attach it to one of your viable Characters that may bear it",
            "prenez un Objet à un Personnage adverse et attachez-le à un de vos Personnages viables qui peut le porter",
        ),
        Clause::CallDefender => say(
            lang,
            "one of your viable Characters or Groups that is not attacked joins the defenders for this battle, \
             up to 4 Members together",
            "un de vos Personnages ou Groupes viables qui n’est pas attaqué rejoint les défenseurs pour ce combat, \
             4 Membres au plus en tout",
        ),
        // The words for the occasion already name the side that `Clause::Only` requires. No card that is played once
        // has one of the other clauses.
        Clause::Only(_)
        | Clause::HandSize(_)
        | Clause::Draw(_)
        | Clause::UserBecomesSpellcaster(_)
        | Clause::NoCompanions
        | Clause::Look
        | Clause::DiscardToDraw(_)
        | Clause::Label(_) => return None,
    })
}

fn fighters(whom: Whom) -> (&'static str, &'static str) {
    match whom {
        Whom::AllSpellcasters => ("Spellcaster", "Magicien"),
        Whom::AllCharacters
        | Whom::Own
        | Whom::FellowMembers
        | Whom::Spells
        | Whom::Companions
        | Whom::AssignedHere
        | Whom::AttackingHere => ("Character", "Personnage"),
    }
}

/// Returns the words for the effect of a Spell or an Event on its target outside battles (D18, D19).
fn befalls(kind: Kind, fate: Fate, whom: Fated) -> (String, String) {
    match whom {
        Fated::Target | Fated::TargetCharacter => {
            let (group, groupe) = if kind == Kind::Spell {
                ("(with its whole Group)", "(avec tout son Groupe)")
            } else {
                ("(not its Group)", "(sans son Groupe)")
            };
            befalls_opponent(fate, group, groupe)
        }
        Fated::CapturedCharacter => {
            let (en, fr) = befalls_captive(fate);
            (format!("one Character you hold captive {en}"), format!("un Personnage que vous tenez captif {fr}"))
        }
        Fated::Location => {
            ("an opposing Location comes under your control".into(), "un Lieu adverse passe sous votre contrôle".into())
        }
    }
}

/// Returns the words for a fate of the opponent's Characters. A Character that is not viable cannot be Incapacitated or
/// controlled (D60).
fn befalls_opponent(fate: Fate, group: &str, groupe: &str) -> (String, String) {
    match fate {
        Fate::Killed => {
            (format!("one opposing Character {group} is Killed"), format!("un Personnage adverse {groupe} meurt"))
        }
        Fate::Incapacitated => (
            format!("one opposing viable Character {group} is Incapacitated"),
            format!("un Personnage viable adverse {groupe} est mis hors de combat"),
        ),
        Fate::Controlled => (
            format!("you take control of one opposing viable Character {group}"),
            format!("vous prenez le contrôle d’un Personnage viable adverse {groupe}"),
        ),
        Fate::Exiled => (
            format!("one opposing Character {group} is Exiled"),
            format!("un Personnage adverse {groupe} part en exil"),
        ),
        Fate::Captured => (
            format!("you capture one opposing Character {group}"),
            format!("vous capturez un Personnage adverse {groupe}"),
        ),
    }
}

/// Returns the words for a fate of a captive. The token of a captive matters once the captive is free (D36).
fn befalls_captive(fate: Fate) -> (&'static str, &'static str) {
    match fate {
        Fate::Killed => ("is Killed", "meurt"),
        Fate::Incapacitated => {
            let en = "is Incapacitated, and stays so once it is free";
            (en, "est mis hors de combat, et le reste une fois libre")
        }
        Fate::Controlled => ("comes under your control", "passe sous votre contrôle"),
        Fate::Exiled => ("is Exiled", "part en exil"),
        Fate::Captured => ("stays captive", "reste captif"),
    }
}
