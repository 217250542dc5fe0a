//! Explanations of the terms of the rules that a card uses, for new readers.

use crate::{Card, Clause, Fate, Fated, Kind, Need, Negated, Whom};
use kernel::{Term, Words};
use std::collections::BTreeSet;

/// A term of the rules. The variants are in the order of [`GLOSSARY`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Said {
    Force,
    Viable,
    Group,
    Spellcaster,
    Spell,
    Killed,
    Exiled,
    Incapacitated,
    Controlled,
    Captured,
    CallDefender,
    Negate,
}

/// Returns the words of the rules that a card uses, with their explanations. Each word is listed once.
pub(super) fn terms(card: &Card) -> Vec<Term> {
    let mut said: BTreeSet<Said> = of_kind(card.kind).iter().copied().collect();
    if card.force.is_some() {
        said.insert(Said::Force);
    }
    for clause in &card.note {
        said.extend(of_clause(clause));
    }
    let words = |(en, fr): Pair| Words { en: en.into(), fr: fr.into() };
    let used = GLOSSARY.iter().filter(|(word, _, _)| said.contains(word));
    used.map(|(_, word, means)| Term { word: words(*word), means: words(*means) }).collect()
}

fn of_kind(kind: Kind) -> &'static [Said] {
    match kind {
        Kind::Character { spellcaster: true, .. } => &[Said::Viable, Said::Spellcaster],
        Kind::Character { .. } => &[Said::Viable],
        Kind::Spell | Kind::SpellModifier => &[Said::Spell, Said::Spellcaster],
        Kind::Companion | Kind::Item | Kind::Modifier | Kind::Location | Kind::Attack | Kind::Event(_) => &[],
    }
}

fn of_clause(clause: &Clause) -> Vec<Said> {
    match clause {
        Clause::Force { whom, .. } => match whom {
            Whom::FellowMembers => vec![Said::Force, Said::Group],
            Whom::Spells => vec![Said::Force, Said::Spell],
            Whom::AllSpellcasters => vec![Said::Force, Said::Spellcaster],
            Whom::Own | Whom::Companions | Whom::AssignedHere | Whom::AttackingHere | Whom::AllCharacters => {
                vec![Said::Force]
            }
        },
        Clause::Only(Need::Spellcaster) | Clause::UserBecomesSpellcaster(_) => vec![Said::Spellcaster],
        Clause::Fate { fate, whom } => {
            let captive = matches!(whom, Fated::CapturedCharacter).then_some(Said::Captured);
            [of_fate(*fate)].into_iter().chain(captive).collect()
        }
        Clause::Negate(Negated::Capture) => vec![Said::Captured, Said::Negate],
        Clause::Negate(Negated::Incapacitate) => vec![Said::Incapacitated, Said::Negate],
        Clause::Negate(Negated::Attack) => vec![Said::Negate],
        Clause::CallDefender => vec![Said::Group, Said::CallDefender],
        Clause::HandSize(_)
        | Clause::Draw(_)
        | Clause::Only(Need::Male | Need::Female | Need::Defender)
        | Clause::NoCompanions
        | Clause::Look
        | Clause::DiscardToDraw(_)
        | Clause::StealItem
        | Clause::Label(_) => vec![],
    }
}

fn of_fate(fate: Fate) -> Said {
    match fate {
        Fate::Killed => Said::Killed,
        Fate::Incapacitated => Said::Incapacitated,
        Fate::Controlled => Said::Controlled,
        Fate::Exiled => Said::Exiled,
        Fate::Captured => Said::Captured,
    }
}

/// A text in English and in French.
type Pair = (&'static str, &'static str);

/// The terms of the rules, each with its name and its explanation in English and in French.
const GLOSSARY: &[(Said, Pair, Pair)] = &[
    (
        Said::Force,
        ("Force", "Force"),
        (
            "What a card adds to the total of its side in a battle.",
            "Ce qu’une carte ajoute au total de son camp dans un combat.",
        ),
    ),
    (
        Said::Viable,
        ("Viable", "Viable"),
        (
            "Neither Killed, Incapacitated, Exiled nor Captured. Only then do its abilities count.",
            "Ni Mort, ni Hors de combat, ni Exilé, ni Capturé. Ses capacités ne comptent qu’alors.",
        ),
    ),
    (
        Said::Group,
        ("Group", "Groupe"),
        (
            "Up to four Characters that attack and defend as one, and suffer Spells and attacks together.",
            "Jusqu’à quatre Personnages qui attaquent et défendent ensemble, et subissent ensemble Sorts et attaques.",
        ),
    ),
    (
        Said::Spellcaster,
        ("Spellcaster", "Magicien"),
        (
            "A Character whose player may play Spells while it is viable.",
            "Un Personnage dont le joueur peut jouer des Sorts tant qu’il est viable.",
        ),
    ),
    (
        Said::Spell,
        ("Spell", "Sort"),
        (
            "Played only while its player has a viable Spellcaster in play.",
            "Ne se joue que si son joueur a un Magicien viable en jeu.",
        ),
    ),
    (
        Said::Killed,
        ("Killed", "Mort"),
        (
            "Out of the game. All cards attached to it are discarded.",
            "Hors de la partie. Toutes les cartes qui lui sont attachées sont défaussées.",
        ),
    ),
    (
        Said::Exiled,
        ("Exiled", "Exilé"),
        (
            "Out of the game, in a pile of its own. All cards attached to it are discarded.",
            "Hors de la partie, dans une pile à part. Toutes les cartes qui lui sont attachées sont défaussées.",
        ),
    ),
    (
        Said::Incapacitated,
        ("Incapacitated", "Hors de combat"),
        (
            "Stays with its owner with a token, and is not viable.",
            "Reste chez son propriétaire avec un jeton, et n’est pas viable.",
        ),
    ),
    (
        Said::Controlled,
        ("Controlled", "Contrôlé"),
        (
            "Fights for the other player until its captor is controlled or no longer viable.",
            "Combat pour l’autre joueur jusqu’à ce que son gardien soit contrôlé ou ne soit plus viable.",
        ),
    ),
    (
        Said::Captured,
        ("Captured", "Capturé"),
        (
            "Held by the other player and not viable, until its captor is controlled or no longer viable.",
            "Retenu par l’autre joueur et pas viable, jusqu’à ce que son gardien soit contrôlé ou ne soit plus viable.",
        ),
    ),
    (
        Said::CallDefender,
        ("Call Defender", "Appeler un défenseur"),
        (
            "An unmarked viable Character or Group of the Defender joins the one that is attacked.",
            "Un Personnage ou Groupe viable non marqué du Défenseur rejoint celui qui est attaqué.",
        ),
    ),
    (
        Said::Negate,
        ("Negate", "Annuler"),
        ("Discards a card in play, or ends its effect.", "Défausse une carte en jeu, ou met fin à son effet."),
    ),
];
