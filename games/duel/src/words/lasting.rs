//! The texts of cards that stay in play: Characters, attachments and Locations.

use super::say::{changes, more_cards, pick, say};
use crate::{Card, Clause, Fate, Kind, Label, Need, When, Whom};
use kernel::Lang;

pub(super) fn character(card: &Card, lang: Lang) -> String {
    let this = Bearer { name: ("This Character", "Ce Personnage"), whose: "this Character’s", also: ("", "") };
    let magic = matches!(card.kind, Kind::Character { spellcaster: true, .. });
    let spells = "While this Character is viable, you may play Spells.";
    let sorts = "Tant que ce Personnage est viable, vous pouvez jouer des Sorts.";
    let mut sentences: Vec<String> = magic.then(|| say(lang, spells, sorts)).into_iter().collect();
    sentences.extend(card.note.iter().filter_map(|clause| this.sentence(clause, lang)));
    if sentences.is_empty() {
        sentences.push(say(lang, "No special ability.", "Aucune capacité spéciale."));
    }
    sentences.join(" ")
}

pub(super) fn attachment(card: &Card, lang: Lang) -> String {
    let bearer = Bearer {
        name: ("It", "Il"),
        whose: "its",
        // The first sentence reports the printed Force, so the sentences for further bonuses say "also".
        also: if card.force.is_some() { ("also ", "aussi ") } else { ("", "") },
    };
    let mut sentences = vec![attach(card, lang)];
    sentences.extend(card.force.map(|plus| bearer.gets(plus, When::Always, ("", ""), lang)));
    sentences.extend(card.note.iter().filter_map(|clause| bearer.sentence(clause, lang)));
    if card.kind == Kind::SpellModifier {
        sentences.push(needs_spellcaster(lang));
    }
    sentences.join(" ")
}

pub(super) fn location(card: &Card, lang: Lang) -> String {
    let here = Bearer { name: ("This Location", "Ce Lieu"), whose: "this Location’s", also: ("", "") };
    let sentences: Vec<String> = card.note.iter().filter_map(|clause| here.sentence(clause, lang)).collect();
    sentences.join(" ")
}

/// Returns the sentence that says that the card needs a Spellcaster (rules 24).
pub(super) fn needs_spellcaster(lang: Lang) -> String {
    say(
        lang,
        "To play this card you need a viable Spellcaster.",
        "Pour jouer cette carte, il vous faut un Magicien viable.",
    )
}

/// Returns the sentence that says to which Characters the card may be attached.
fn attach(card: &Card, lang: Lang) -> String {
    let needs = |need: Need| card.note.contains(&Clause::Only(need));
    if card.note.iter().any(|clause| matches!(clause, Clause::Fate { .. })) {
        return say(
            lang,
            "Attach to an opposing viable Character.",
            "Attachez cette carte à un Personnage viable adverse.",
        );
    }
    let (whom, qui) =
        if needs(Need::Spellcaster) { ("Spellcasters", "Magiciens") } else { ("Characters", "Personnages") };
    let (that, qui_soit) = if needs(Need::Female) {
        (" that is a Woman", " qui soit une Femme")
    } else if needs(Need::Male) {
        (" that is not a Woman", " qui ne soit pas une Femme")
    } else {
        ("", "")
    };
    say(
        lang,
        format!("Attach to one of your {whom}{that}."),
        format!("Attachez cette carte à un de vos {qui}{qui_soit}."),
    )
}

/// The words for the thing that has the bonuses of a card in play: the Character, the bearer or the Location.
struct Bearer {
    name: (&'static str, &'static str),
    whose: &'static str,
    also: (&'static str, &'static str),
}

impl Bearer {
    /// Returns the sentence for a clause, or `None` if another sentence already covers the clause.
    fn sentence(&self, clause: &Clause, lang: Lang) -> Option<String> {
        Some(match *clause {
            Clause::Force { whom, plus, when } => self.bonus(whom, plus, when, lang),
            Clause::HandSize(plus) => {
                let more = more_cards(plus, lang);
                say(lang, format!("You may keep {more} in hand."), format!("Vous pouvez garder {more} en main."))
            }
            Clause::Draw(plus) => {
                let more = more_cards(plus, lang);
                let fr = format!("Pendant votre Phase d’Aventure, vous piochez {more}.");
                say(lang, format!("In your Adventure Phase you draw {more}."), fr)
            }
            Clause::UserBecomesSpellcaster(need) => becomes_spellcaster(need, lang),
            Clause::NoCompanions => say(
                lang,
                "No Companion can be attached to this Character.",
                "Aucun Compagnon ne peut être attaché à ce Personnage.",
            ),
            Clause::Look => say(
                lang,
                "Once in your Adventure Phase, you may look at your opponent’s hand.",
                "Une fois pendant votre Phase d’Aventure, vous pouvez regarder la main de votre adversaire.",
            ),
            Clause::DiscardToDraw(count) => {
                let (cards, cartes) = if count == 1 { ("card", "carte") } else { ("cards", "cartes") };
                say(
                    lang,
                    format!("On your turn, outside a battle, you may discard this card to draw {count} {cards}."),
                    format!(
                        "À votre tour, hors d’un combat, vous pouvez défausser cette carte pour piocher {count} {cartes}."
                    ),
                )
            }
            Clause::Fate { fate, .. } => cursed(fate, lang),
            // The sentence about attaching names the need of the bearer. No rule refers to the Nomes. No card that stays
            // in play has one of the other clauses.
            Clause::Only(_)
            | Clause::Label(Label::Nome)
            | Clause::StealItem
            | Clause::Negate(_)
            | Clause::CallDefender => return None,
        })
    }

    fn bonus(&self, whom: Whom, plus: i8, when: When, lang: Lang) -> String {
        let whose = self.whose;
        let who = match whom {
            Whom::Own => return self.gets(plus, when, self.also, lang),
            Whom::FellowMembers => {
                say(lang, format!("Each other Member of {whose} Group"), "Chaque autre Membre de son Groupe")
            }
            Whom::Spells => {
                say(lang, "Each of your Spells with a printed Force", "Chacun de vos Sorts à Force imprimée")
            }
            Whom::Companions => say(
                lang,
                "Each Companion attached to one of your Characters",
                "Chaque Compagnon attaché à un de vos Personnages",
            ),
            Whom::AssignedHere => say(lang, "Each Character assigned here", "Chaque Personnage placé ici"),
            Whom::AttackingHere => say(
                lang,
                "Each Character that attacks Characters assigned here",
                "Chaque Personnage qui attaque des Personnages placés ici",
            ),
            Whom::AllCharacters => say(lang, "Each of your Characters", "Chacun de vos Personnages"),
            Whom::AllSpellcasters => say(lang, "Each of your Spellcasters", "Chacun de vos Magiciens"),
        };
        format!("{who} {}{}.", changes(plus, ("", ""), lang), on_side(when, lang))
    }

    /// Returns the sentence for a bonus: "It also gets Force +1 while attacking to capture."
    fn gets(&self, plus: i8, when: When, also: (&str, &str), lang: Lang) -> String {
        let (en, fr) = self.name;
        format!("{} {}{}.", pick(lang, en, fr), changes(plus, also, lang), on_side(when, lang))
    }
}

/// Returns the words for the condition of a bonus (D25).
fn on_side(when: When, lang: Lang) -> &'static str {
    match when {
        When::Always => "",
        When::Attacking => pick(lang, " while attacking", " quand il attaque"),
        When::Defending => pick(lang, " while defending", " quand il défend"),
        When::Capturing => pick(lang, " while attacking to capture", " quand il attaque pour capturer"),
    }
}

fn becomes_spellcaster(need: Option<Need>, lang: Lang) -> String {
    match need {
        None => say(lang, "It becomes a Spellcaster.", "Il devient Magicien."),
        Some(Need::Female) => {
            say(lang, "If it is a Woman, it becomes a Spellcaster.", "Si c’est une Femme, elle devient Magicienne.")
        }
        Some(Need::Male) => say(
            lang,
            "If it is not a Woman, it becomes a Spellcaster.",
            "Si ce n’est pas une Femme, il devient Magicien.",
        ),
        Some(Need::Spellcaster) => {
            say(lang, "If it is a Spellcaster, it remains one.", "Si c’est un Magicien, il le reste.")
        }
        Some(Need::Defender) => say(lang, "While defending, it is a Spellcaster.", "En défense, il devient Magicien."),
    }
}

/// Returns the sentence for the fate that a Spell Modifier brings to its bearer, and to nobody else (D18).
fn cursed(fate: Fate, lang: Lang) -> String {
    let (is, est) = match fate {
        Fate::Killed => ("is Killed", "meurt"),
        Fate::Incapacitated => {
            let en = "is Incapacitated while this card is attached to it";
            (en, "est hors de combat tant que cette carte lui est attachée")
        }
        Fate::Controlled => ("is under your control", "passe sous votre contrôle"),
        Fate::Exiled => ("is Exiled", "part en exil"),
        Fate::Captured => ("is your captive", "est votre captif"),
    };
    say(lang, format!("It alone, not its Group, {is}."), format!("Lui seul, et non son Groupe, {est}."))
}
