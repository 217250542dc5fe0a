//! The terms of the game, each with an explanation for new readers of a card.

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Term {
    Here,
    Opposing,
    Bearer,
    Loose,
    Host,
    Move,
    Push,
    Advance,
    Archive,
    Banish,
    Cancel,
    Search,
    Replace,
    GoldDie,
    BonusMovement,
    DrawAction,
    React,
    Round,
    Less,
    AtMost,
    AtLeast,
    More,
}

/// A text in English and in French.
type Pair = (&'static str, &'static str);

/// Each term, with its name and its explanation.
pub(super) const GLOSSARY: &[(Term, Pair, Pair)] = &[
    (
        Term::Here,
        ("Here", "Ici"),
        (
            "At the same Location. On a Title Card nothing is here.",
            "Dans le même Lieu. Sur une Carte-Titre, rien n’est ici.",
        ),
    ),
    (Term::Opposing, ("Opposing", "Adverse"), ("Controlled by another Author.", "Sous le contrôle d’un autre Auteur.")),
    (
        Term::Bearer,
        ("Bearer", "Porteur"),
        ("The Character that is equipped with this Object.", "Le Personnage équipé de cet Objet."),
    ),
    (
        Term::Loose,
        ("Lying loose", "Sans porteur"),
        (
            "An Object at a Location that no Character bears.",
            "Se dit d’un Objet, dans un Lieu, qu’aucun Personnage ne porte.",
        ),
    ),
    (Term::Host, ("Host", "Hôte"), ("What this card is attached to.", "Ce à quoi cette carte est attachée.")),
    (
        Term::Move,
        ("Move", "Déplacer"),
        (
            "In either direction, paying nothing, and never onto a Title Card.",
            "Dans un sens ou dans l’autre, sans rien payer, et jamais jusque sur une Carte-Titre.",
        ),
    ),
    (
        Term::Push,
        ("Push back", "Repousser"),
        (
            "Move toward its own Title Card, as far as the number says or the road allows, paying nothing.",
            "Déplacer vers sa propre Carte-Titre, aussi loin que le nombre le dit ou que la route le permet, sans rien payer.",
        ),
    ),
    (
        Term::Advance,
        ("Advance", "Faire avancer"),
        (
            "Move toward the far end of the Storyline, paying nothing, and never onto the Title Card.",
            "Déplacer vers l’autre bout de la Trame, sans rien payer, et jamais jusque sur la Carte-Titre.",
        ),
    ),
    (
        Term::Archive,
        ("Archive", "Archiver"),
        ("Put into the Archive, out of play.", "Mettre dans les Archives, hors jeu."),
    ),
    (Term::Banish, ("Banish", "Bannir"), ("Remove from the game.", "Retirer de la partie.")),
    (
        Term::Cancel,
        ("Cancel", "Annuler"),
        (
            "The card has no effect and is archived; what was paid for it is lost.",
            "La carte n’a aucun effet et est archivée\u{202f}; ce qu’elle a coûté est perdu.",
        ),
    ),
    (
        Term::Search,
        ("Search", "Chercher"),
        (
            "The Library is shuffled afterwards if it was searched.",
            "La Bibliothèque est ensuite mélangée si l’on y a cherché.",
        ),
    ),
    (
        Term::Replace,
        ("Replace", "Remplacer"),
        (
            "The new Location lies face-up. Characters and Objects stay; all Effects there are archived, those on Characters and Objects too.",
            "Le nouveau Lieu est face visible. Personnages et Objets restent\u{202f}; tous les Effets y sont archivés, ceux des Personnages et des Objets aussi.",
        ),
    ),
    (
        Term::GoldDie,
        ("Gold die", "Dé doré"),
        (
            "Three of its six faces bring 1 Story Point. Only on your own turn.",
            "Trois de ses six faces donnent 1 Point d’Histoire. Seulement à votre tour.",
        ),
    ),
    (
        Term::BonusMovement,
        ("Bonus Movement", "Mouvement bonus"),
        (
            "At the end of your turn, each of your Characters may take one step for which only Locations charge.",
            "À la fin de votre tour, chacun de vos Personnages peut faire un pas, que seuls les Lieux font payer.",
        ),
    ),
    (
        Term::DrawAction,
        ("Draw action", "Action Piocher"),
        ("Pay 1 Story Point to draw a card.", "Payer 1 Point d’Histoire pour piocher une carte."),
    ),
    (
        Term::React,
        ("React", "Réagir"),
        (
            "Saved face-down, this card can be revealed when this happens, and is done first.",
            "Mise de côté face cachée, cette carte peut être révélée à ce moment, et s’applique d’abord.",
        ),
    ),
    (Term::Round, ("Round", "Manche"), ("One turn of every Author.", "Un tour de chaque Auteur.")),
    (Term::Less, ("Sign <", "Signe <"), ("Is less than.", "Est inférieur à.")),
    (Term::AtMost, ("Sign ≤", "Signe ≤"), ("Is less than or equal to.", "Est inférieur ou égal à.")),
    (Term::AtLeast, ("Sign ≥", "Signe ≥"), ("Is greater than or equal to.", "Est supérieur ou égal à.")),
    (Term::More, ("Sign >", "Signe >"), ("Is greater than.", "Est supérieur à.")),
];
