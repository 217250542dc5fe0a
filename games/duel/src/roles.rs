//! An index of the cards by their roles in the game. It is computed from the kinds and the notes of the cards, once for
//! each card set.

use crate::{
    Card, CardId, Cards, Catalog, Characters, Clause, Fate, Fated, Kind, Need, Negated, Side, When, Whom, Window,
};
use std::array;

/// An index of the cards: for each property that the rules test, the set of cards with that property, and for each
/// card, its numbers.
#[derive(Clone, Debug)]
pub(crate) struct Roles {
    pub(crate) good: Cards,
    pub(crate) evil: Cards,
    /// Characters and Locations (rules 8).
    pub(crate) placed: Cards,
    /// Cards that players attach to Characters of their own (rules 8).
    pub(crate) attached: Cards,
    pub(crate) companions: Cards,
    /// Cards that only a Spellcaster may bear (D7, D8).
    pub(crate) for_spellcasters: Cards,
    /// Cards that only a man may bear (D7, D8).
    pub(crate) for_men: Cards,
    /// Cards that only a woman may bear (D7, D8).
    pub(crate) for_women: Cards,
    /// Cards that make every bearer a Spellcaster (UBA).
    pub(crate) makes_anybody: Cards,
    /// Cards that make a male bearer a Spellcaster (UBA).
    pub(crate) makes_men: Cards,
    /// Cards that make a female bearer a Spellcaster (UBA).
    pub(crate) makes_women: Cards,
    /// Characters with the letter U.
    pub(crate) spellcasters: Characters,
    /// Characters with the letter W.
    pub(crate) women: Characters,
    /// Characters that cannot bear Companions.
    pub(crate) without_companions: Characters,
    pub(crate) items: Cards,
    /// Modifiers, including Spell Modifiers. They stay attached to a captive (rules 21).
    pub(crate) modifiers: Cards,
    /// Spell Modifiers that Incapacitate their bearer (D35).
    pub(crate) curses: Cards,
    /// Spells, including Spell Modifiers (rules 24).
    pub(crate) spells: Cards,
    /// Attacks that bring something. An Attack that is blank in an experiment is not among them.
    pub(crate) attacks: Cards,
    /// Cards that raise the Force of one side in a battle (D23, step 4).
    pub(crate) boosts: Cards,
    pub(crate) defender_only: Cards,
    /// Spells that bring a fate (D16, D18).
    pub(crate) spells_of_fate: Cards,
    /// Spells that restore an Incapacitated Character (D16).
    pub(crate) spells_of_help: Cards,
    pub(crate) steals: Cards,
    /// Events of the Adventure Phase (E).
    pub(crate) adventure: Cards,
    /// Events of the Rest Phase (R).
    pub(crate) rest: Cards,
    pub(crate) negates: Cards,
    pub(crate) calls: Cards,
    pub(crate) looks: Cards,
    pub(crate) draws: Cards,
    /// Cards with an effect beyond their bearer (D12).
    pub(crate) standing: Cards,
    facts: [Facts; CardId::MOST],
}

/// The numbers of a card, stored in a table for fast access.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Facts {
    pub(crate) force: i8,
    /// The Force that the card gives to its own Character, or to its bearer.
    pub(crate) own: Bonus,
    /// The Force that the card gives to each fellow Member.
    pub(crate) fellows: Bonus,
    /// The Force that this Location gives to each Character assigned to it.
    pub(crate) assigned: Bonus,
    /// The Force that this Location gives to each Character that attacks a Character assigned to it.
    pub(crate) attacking_here: Bonus,
    /// The Force that the card gives in a battle to each Character on the side that played it.
    pub(crate) characters: Bonus,
    /// The Force that the card gives in a battle to each Spellcaster on the side that played it.
    pub(crate) spellcasters: Bonus,
    /// The Force that the card gives to each Companion of its controller.
    pub(crate) companions: i8,
    /// The Force that the card gives to each Spell of its controller that has a printed Force.
    pub(crate) spells: i8,
    /// The number of cards by which the card raises the hand limit of its controller.
    pub(crate) hand_size: u8,
    /// The number of additional cards that the controller of the card draws in each turn.
    pub(crate) draws: u8,
    /// The fate that the card brings, with the kind of target on which it falls.
    pub(crate) fate: Option<(Fate, Fated)>,
    pub(crate) negates: Option<Negated>,
    /// The number of cards to draw when this card is discarded to draw.
    pub(crate) discard_to_draw: u8,
}

/// A bonus, and the condition under which it counts, if there is one.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Bonus {
    pub(crate) plus: i8,
    pub(crate) when: Option<When>,
}

impl Roles {
    pub(crate) fn of(catalog: &Catalog) -> Roles {
        let which = |is: &dyn Fn(&Card) -> bool| catalog.ids().filter(|id| is(catalog.card(*id))).collect::<Cards>();
        let clause = |is: &dyn Fn(&Clause) -> bool| which(&|card| card.note.iter().any(is));
        let only = |need: Need| clause(&|clause| *clause == Clause::Only(need));
        let people = |is: &dyn Fn(&Card) -> bool| {
            which(is).iter().filter_map(|card| catalog.character(card)).collect::<Characters>()
        };
        let spells = which(&|card| matches!(card.kind, Kind::Spell | Kind::SpellModifier));
        let plain_spells = which(&|card| card.kind == Kind::Spell);
        let fates = clause(&|clause| matches!(clause, Clause::Fate { .. }));
        let restores = clause(&|clause| *clause == Clause::Negate(Negated::Incapacitate));
        let curses = which(&|card| card.kind == Kind::SpellModifier) & fates;
        let attachments =
            which(&|card| matches!(card.kind, Kind::Companion | Kind::Item | Kind::Modifier | Kind::SpellModifier));
        let in_battle = which(&|card| matches!(card.kind, Kind::Spell | Kind::Event(Window::Battle)));
        let forceful = which(&|card| card.force.is_some())
            | clause(&|clause| {
                matches!(clause, Clause::Force { whom: Whom::AllCharacters | Whom::AllSpellcasters, .. })
            });
        Roles {
            good: which(&|card| card.side == Side::Good),
            evil: which(&|card| card.side == Side::Evil),
            placed: which(&|card| matches!(card.kind, Kind::Character { .. } | Kind::Location)),
            attached: attachments - curses,
            companions: which(&|card| card.kind == Kind::Companion),
            for_spellcasters: only(Need::Spellcaster),
            for_men: only(Need::Male),
            for_women: only(Need::Female),
            makes_anybody: clause(&|clause| *clause == Clause::UserBecomesSpellcaster(None)),
            makes_men: clause(&|clause| *clause == Clause::UserBecomesSpellcaster(Some(Need::Male))),
            makes_women: clause(&|clause| *clause == Clause::UserBecomesSpellcaster(Some(Need::Female))),
            spellcasters: people(&|card| matches!(card.kind, Kind::Character { spellcaster: true, .. })),
            women: people(&|card| matches!(card.kind, Kind::Character { woman: true, .. })),
            without_companions: people(&|card| card.note.contains(&Clause::NoCompanions)),
            items: which(&|card| card.kind == Kind::Item),
            modifiers: which(&|card| matches!(card.kind, Kind::Modifier | Kind::SpellModifier)),
            curses,
            spells,
            attacks: which(&|card| card.kind == Kind::Attack && !card.note.is_empty()),
            boosts: in_battle & forceful,
            defender_only: only(Need::Defender),
            spells_of_fate: plain_spells & fates,
            spells_of_help: plain_spells & restores,
            steals: clause(&|clause| *clause == Clause::StealItem),
            adventure: which(&|card| card.kind == Kind::Event(Window::Adventure)),
            rest: which(&|card| card.kind == Kind::Event(Window::Rest)),
            negates: clause(&|clause| *clause == Clause::Negate(Negated::Attack)),
            calls: clause(&|clause| *clause == Clause::CallDefender),
            looks: clause(&|clause| *clause == Clause::Look),
            draws: clause(&|clause| matches!(clause, Clause::DiscardToDraw(_))),
            standing: clause(&|clause| {
                matches!(
                    clause,
                    Clause::HandSize(_) | Clause::Draw(_) | Clause::Force { whom: Whom::Spells | Whom::Companions, .. }
                )
            }),
            facts: array::from_fn(|index| {
                let known = catalog.ids().nth(index);
                known.map_or(Facts::default(), |id| Facts::of(catalog.card(id)))
            }),
        }
    }

    #[inline]
    pub(crate) fn facts(&self, card: CardId) -> &Facts {
        &self.facts[card.index()]
    }
}

impl Facts {
    fn of(card: &Card) -> Facts {
        let mut facts = Facts { force: card.force.unwrap_or_default(), ..Facts::default() };
        for clause in &card.note {
            facts.add(clause);
        }
        facts
    }

    fn add(&mut self, clause: &Clause) {
        match *clause {
            Clause::Force { whom, plus, when } => {
                let bonus = Bonus { plus, when: Some(when) };
                match whom {
                    Whom::Own => self.own = bonus,
                    Whom::FellowMembers => self.fellows = bonus,
                    Whom::Spells => self.spells += plus,
                    Whom::Companions => self.companions += plus,
                    Whom::AssignedHere => self.assigned = bonus,
                    Whom::AttackingHere => self.attacking_here = bonus,
                    Whom::AllCharacters => self.characters = bonus,
                    Whom::AllSpellcasters => self.spellcasters = bonus,
                }
            }
            Clause::HandSize(plus) => self.hand_size += plus,
            Clause::Draw(plus) => self.draws += plus,
            Clause::Fate { fate, whom } => self.fate = Some((fate, whom)),
            Clause::Negate(negated) => self.negates = Some(negated),
            Clause::DiscardToDraw(cards) => self.discard_to_draw = cards,
            Clause::Only(_)
            | Clause::UserBecomesSpellcaster(_)
            | Clause::NoCompanions
            | Clause::Look
            | Clause::StealItem
            | Clause::CallDefender
            | Clause::Label(_) => {}
        }
    }
}
