//! The check that each clause makes sense on its kind of card. The rules can carry out every card that passes this
//! check.

use crate::{
    Clause, Fate, Fated, Kind, Need, Negated, NotationFault, When, Whom, Window,
    notation::{Placed, PlacedNote, print_clause, text_of},
};
use std::mem;

/// Returns a fault if a card of this kind lacks the printed Force that it needs, or has one that it may not have.
pub(super) fn force_fault(kind: Kind, force: Option<i8>) -> Option<NotationFault> {
    let (fits, expected) = match kind {
        Kind::Character { .. } => (force.is_some(), "the Force of the Character"),
        Kind::Location => (force.is_none(), "a dash: a Location has no Force of its own"),
        Kind::Event(Window::Adventure | Window::Rest | Window::Any) => {
            (force.is_none(), "a dash: only Events of a battle, B, have Force")
        }
        Kind::Companion
        | Kind::Item
        | Kind::Modifier
        | Kind::SpellModifier
        | Kind::Attack
        | Kind::Spell
        | Kind::Event(Window::Battle) => (true, "anything"),
    };
    let found = force.map_or_else(|| "no Force".into(), |force| format!("{force:+}"));
    (!fits).then(|| NotationFault { at: 1, found, expected: expected.into() })
}

/// Returns the faults of the note of a card with this kind and Force: each clause that the card may not have, or one
/// fault if the card needs a clause and has none.
pub(super) fn note_faults(kind: Kind, force: Option<i8>, note: &PlacedNote) -> Vec<NotationFault> {
    let Sense { fits, needs_one, expected } = sense(kind, force);
    if note.is_empty() && needs_one {
        return vec![NotationFault { at: 1, found: text_of(""), expected: expected.into() }];
    }
    let fault = |(index, placed): (usize, &Placed)| {
        let before = &note[..index];
        let expected = if !fits(&placed.clause) {
            expected
        } else if let Some(first) = before.first().filter(|_| stands_alone(kind, note)) {
            return Some(refusal(placed, &format!("nothing beside {:?}", print_clause(&first.clause))));
        } else if before.iter().any(|earlier| same_subject(&earlier.clause, &placed.clause)) {
            "nothing that an earlier clause has settled"
        } else {
            return None;
        };
        Some(refusal(placed, expected))
    };
    note.iter().enumerate().filter_map(fault).collect()
}

fn refusal(placed: &Placed, expected: &str) -> NotationFault {
    let found = format!("{:?}", print_clause(&placed.clause));
    NotationFault { at: placed.at, found, expected: expected.into() }
}

/// The clauses that cards of one kind can have.
struct Sense {
    fits: fn(&Clause) -> bool,
    /// True if a card of this kind would do nothing without a clause.
    needs_one: bool,
    expected: &'static str,
}

fn sense(kind: Kind, force: Option<i8>) -> Sense {
    let may = |fits, expected| Sense { fits, needs_one: false, expected };
    let must = |fits, expected| Sense { fits, needs_one: true, expected };
    match (kind, force) {
        (Kind::Character { .. }, _) => may(
            on_character,
            "F+n for the Character or FGM, \"Spells get\" or \"Companions get\" F+n, \"Hand Size\", \"Draw\", \
             \"Cannot attach Companions\" or \"Nome\" on a Character",
        ),
        (Kind::SpellModifier, None) => may(
            |clause| on_attachment(clause) || is_curse(clause),
            "\"Incapacitate\", or on a card that is attached F+n, \"Spells get\" or \"Companions get\" F+n, \
             \"Hand Size\", \"Draw\", who alone may bear it, UBA, a look or a discard",
        ),
        (Kind::Companion | Kind::Item | Kind::Modifier | Kind::SpellModifier, _) => may(
            on_attachment,
            "F+n for the bearer or FGM, \"Spells get\" or \"Companions get\" F+n, \"Hand Size\", \"Draw\", \
             who alone may bear it, UBA, a look or a discard on a card that is attached",
        ),
        (Kind::Location, _) => must(on_location, "\"CAL get F+n\" or \"CAC get F+n\" on a Location"),
        (Kind::Attack, _) => must(on_attack, "a fate, \"Control a Location\" or \"Negate a Capture\" on an Attack"),
        (Kind::Spell | Kind::Event(_), Some(_)) => {
            may(|clause| *clause == Clause::Only(Need::Defender), "only \"Defender Only\" beside a printed Force")
        }
        (Kind::Spell, None) => must(
            |clause| in_battle(clause) || by_spell(clause),
            "\"All Characters get F+n\" or \"All Spellcasters get F+n\", a fate for the target or TC, \
             \"Negate an Incapacitate\" or \"Steal Target Item Card\" on a Spell without Force",
        ),
        (Kind::Event(Window::Battle), None) => must(
            in_battle,
            "\"All Characters get F+n\" or \"All Spellcasters get F+n\" on an Event of a battle without Force",
        ),
        (Kind::Event(Window::Adventure), None) => {
            must(by_adventure, "a fate for the target or TC on an Event of the Adventure Phase")
        }
        (Kind::Event(Window::Rest), None) => must(
            by_rest,
            "a fate for the target or TC, \"CC is Killed\", \"CC is Incapacitated\", \"CC is Exiled\" or \
             \"Negate an Incapacitate\" on an Event of the Rest Phase",
        ),
        (Kind::Event(Window::Any), None) => {
            must(at_any_time, "\"Negate target Attack\" or \"Call Defender\" on an Event of any time")
        }
    }
}

fn on_character(clause: &Clause) -> bool {
    match clause {
        Clause::Force { whom, when, .. } => reaches_from_a_character(*whom, *when),
        Clause::HandSize(_) | Clause::Draw(_) | Clause::NoCompanions | Clause::Label(_) => true,
        Clause::Only(_)
        | Clause::UserBecomesSpellcaster(_)
        | Clause::Look
        | Clause::DiscardToDraw(_)
        | Clause::StealItem
        | Clause::Fate { .. }
        | Clause::Negate(_)
        | Clause::CallDefender => false,
    }
}

fn on_attachment(clause: &Clause) -> bool {
    match clause {
        Clause::Force { whom, when, .. } => reaches_from_a_character(*whom, *when),
        Clause::Only(need) => *need != Need::Defender,
        Clause::UserBecomesSpellcaster(need) => matches!(need, None | Some(Need::Male | Need::Female)),
        Clause::HandSize(_) | Clause::Draw(_) | Clause::Look | Clause::DiscardToDraw(_) => true,
        Clause::NoCompanions
        | Clause::Label(_)
        | Clause::StealItem
        | Clause::Fate { .. }
        | Clause::Negate(_)
        | Clause::CallDefender => false,
    }
}

/// Returns true if a Character can give a bonus to `whom` under the condition `when`. A bonus that counts for all cards
/// of a controller (D12) must be unconditional.
fn reaches_from_a_character(whom: Whom, when: When) -> bool {
    match whom {
        Whom::Own | Whom::FellowMembers => true,
        Whom::Spells | Whom::Companions => when == When::Always,
        Whom::AssignedHere | Whom::AttackingHere | Whom::AllCharacters | Whom::AllSpellcasters => false,
    }
}

/// Returns true if a clause makes a Spell Modifier a Curse, which Incapacitates its bearer (D18).
fn is_curse(clause: &Clause) -> bool {
    *clause == Clause::Fate { fate: Fate::Incapacitated, whom: Fated::Target }
}

fn on_location(clause: &Clause) -> bool {
    matches!(clause, Clause::Force { whom: Whom::AssignedHere | Whom::AttackingHere, .. })
}

fn on_attack(clause: &Clause) -> bool {
    matches!(
        clause,
        Clause::Fate { whom: Fated::Target, .. }
            | Clause::Fate { fate: Fate::Controlled, whom: Fated::Location }
            | Clause::Negate(Negated::Capture)
    )
}

fn in_battle(clause: &Clause) -> bool {
    matches!(clause, Clause::Force { whom: Whom::AllCharacters | Whom::AllSpellcasters, .. })
}

fn by_spell(clause: &Clause) -> bool {
    let restores = *clause == Clause::Negate(Negated::Incapacitate);
    by_adventure(clause) || restores || *clause == Clause::StealItem
}

fn by_adventure(clause: &Clause) -> bool {
    matches!(clause, Clause::Fate { whom: Fated::Target | Fated::TargetCharacter, .. })
}

fn by_rest(clause: &Clause) -> bool {
    let on_captive = matches!(
        clause,
        Clause::Fate { fate: Fate::Killed | Fate::Incapacitated | Fate::Exiled, whom: Fated::CapturedCharacter }
    );
    by_adventure(clause) || on_captive || *clause == Clause::Negate(Negated::Incapacitate)
}

fn at_any_time(clause: &Clause) -> bool {
    matches!(clause, Clause::Negate(Negated::Attack) | Clause::CallDefender)
}

/// Returns true if a card can have only one effect, and so only one clause.
fn stands_alone(kind: Kind, note: &PlacedNote) -> bool {
    match kind {
        Kind::Attack | Kind::Spell | Kind::Event(_) => true,
        Kind::SpellModifier => note.iter().any(|placed| is_curse(&placed.clause)),
        Kind::Character { .. } | Kind::Companion | Kind::Item | Kind::Modifier | Kind::Location => false,
    }
}

/// Returns true if two clauses set the same property. A card can set each property only once.
fn same_subject(one: &Clause, other: &Clause) -> bool {
    match (one, other) {
        (Clause::Force { whom: one, .. }, Clause::Force { whom: other, .. }) => one == other,
        // A card may be for Spellcasters and also for one sex, but it cannot be for both sexes.
        (Clause::Only(one), Clause::Only(other)) => {
            one == other || (*one != Need::Spellcaster && *other != Need::Spellcaster)
        }
        (one, other) => mem::discriminant(one) == mem::discriminant(other),
    }
}
