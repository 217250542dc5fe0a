//! Cards, and the closed tree into which the text of a card is parsed.

use arrayvec::ArrayVec;
use kernel::{Article, Words};
use serde::{Deserialize, Serialize};

/// The side whose deck a card belongs to (rules 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Side {
    Good,
    Evil,
}

/// One card of the card set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// The id in the card files, such as `G13`.
    pub id: String,
    pub side: Side,
    pub printed: Printed,
    /// The name that players see.
    pub title: Words,
    /// The article that the French name takes within a sentence, or `None` if the name contains its own article or
    /// needs none.
    pub article: Option<Article>,
    /// The name of the colour and of the picture of the card.
    pub tint: String,
    pub kind: Kind,
    /// The printed Force, or `None` if the card shows a dash.
    pub force: Option<i8>,
    pub note: Note,
}

/// The cells of the card's row, exactly as they are in the published table of cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    pub name: String,
    pub letters: String,
    pub force: String,
    pub note: String,
}

impl Printed {
    /// Returns the letters, the Force and the note of the card in one line.
    pub fn line(&self) -> String {
        format!("{} {} {}", self.letters, self.force, self.note).trim_end().to_owned()
    }
}

/// The kind of a card, as given by its type letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Type letter C, followed by U for a Spellcaster and by W for a woman.
    Character { spellcaster: bool, woman: bool },
    /// Type letter N. The rules also call a Companion a Minion.
    Companion,
    /// Type letter I.
    Item,
    /// Type letter M.
    Modifier,
    /// Type letters SM: a Spell that stays as a Modifier.
    SpellModifier,
    /// Type letter L.
    Location,
    /// Type letter A.
    Attack,
    /// Type letter S.
    Spell,
    /// Type letter E, B, R or X. The letter gives the window.
    Event(Window),
}

/// The window of time in which an Event may be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Window {
    /// E: in the player's own Adventure Phase.
    Adventure,
    /// B: during a battle.
    Battle,
    /// R: in the player's own Rest Phase.
    Rest,
    /// X: at any time at which the Event would have an effect (D16).
    Any,
}

/// The note of a card. A dash or an empty cell is a note without clauses.
pub type Note = ArrayVec<Clause, MOST_CLAUSES>;

/// The greatest number of clauses in a note.
pub const MOST_CLAUSES: usize = 3;

/// One clause of a note.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clause {
    /// A change of Force: "FGM get F+1", "F+2 if Attacking", "Extra F+2 to Capture", "CAL get F+4 DO", "CAC get F-3".
    Force { whom: Whom, plus: i8, when: When },
    /// A change to the hand size: "Hand Size +1".
    HandSize(u8),
    /// Additional cards to draw: "Draw 1 extra card per turn", "Draw +1 Card per Turn".
    Draw(u8),
    /// A restriction on the use of the card: "UO", "Spellcaster only", "Males Only", "Females Only", "Defender Only".
    Only(Need),
    /// The user becomes a Spellcaster if it meets the need, or always if the clause names no need: "UBA Spellcaster",
    /// "Female UBA Spellcaster".
    UserBecomesSpellcaster(Option<Need>),
    /// A ban on Companions: "Cannot attach Companions".
    NoCompanions,
    /// A look at the other player's hand, in the Adventure Phase: "AP: Look at opponents Hand".
    Look,
    /// The number of cards to draw for discarding this card: "Discard to draw 3 cards".
    DiscardToDraw(u8),
    /// The theft of an Item from the other player: "Steal Target Item Card".
    StealItem,
    /// A fate that falls on Characters or on a Location: "Kill", "Kill TC", "CC is Killed", "Control a Location".
    Fate { fate: Fate, whom: Fated },
    /// The negation of an effect: "Negate a Capture", "Negate an Incapacitate", "Negate target Attack".
    Negate(Negated),
    /// A call of another unit into the defence: "Call Defender".
    CallDefender,
    /// A word without effect, because no card refers to it: "Nome" (D11).
    Label(Label),
}

/// The cards or Characters whose Force a clause changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whom {
    /// The Character itself, or the bearer of the card.
    Own,
    /// FGM: the other Members of the Character's Group.
    FellowMembers,
    /// Spells with a printed Force.
    Spells,
    /// Companions, also called Minions.
    Companions,
    /// CAL: the Characters assigned to this Location.
    AssignedHere,
    /// CAC: the Characters that attack Characters at this Location.
    AttackingHere,
    /// "All … Characters": in this battle, all Characters on the side that played the card.
    AllCharacters,
    /// "All Spellcasters": in this battle, all Spellcasters on the side that played the card.
    AllSpellcasters,
}

/// The condition under which a bonus counts (D25).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    Always,
    /// AO, "if Attacking" or "when Attacking": the bonus counts only when the Character attacks.
    Attacking,
    /// DO or "Defender Only": the bonus counts only when the Character defends.
    Defending,
    /// "to Capture": the bonus counts only in an attack that captures its target.
    Capturing,
}

/// The condition that the bearer or the player of a card must meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    Spellcaster,
    Male,
    Female,
    Defender,
}

/// A fate that can fall on a Target (rules 17 to 21).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fate {
    Killed,
    Incapacitated,
    Controlled,
    Exiled,
    Captured,
}

/// The Characters or the Location that a fate falls on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fated {
    /// The Target of an Attack or a Spell, or the bearer of a Spell Modifier.
    Target,
    /// TC: the target Character.
    TargetCharacter,
    /// CC: the captured Character.
    CapturedCharacter,
    /// A Location, as in "Control a Location".
    Location,
}

/// The effect that a card negates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Negated {
    Capture,
    Incapacitate,
    Attack,
}

/// A word in a note that has no effect on the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    Nome,
}

/// The number of a card, from 1. The cards of Good come first, in the order of their file, then those of Evil.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct CardId(u8);

impl CardId {
    /// The greatest number of cards in both decks together.
    pub const MOST: usize = 100;

    /// Returns the index of the card in a list of all cards, counted from 0.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0) - 1
    }

    #[inline]
    pub(crate) fn from_index(index: usize) -> CardId {
        CardId(index as u8 + 1)
    }
}

/// The number of a Character among the Characters of both decks, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct CharacterId(u8);

impl CharacterId {
    /// The greatest number of Characters: 13 of Good and 8 of Evil.
    pub const MOST: usize = 21;

    #[inline]
    /// Returns the index of the Character in a list of all Characters, counted from 0.
    pub fn index(self) -> usize {
        usize::from(self.0) - 1
    }

    #[inline]
    pub(crate) fn from_index(index: usize) -> CharacterId {
        CharacterId(index as u8 + 1)
    }
}

/// The error for a number that is not the id of any card, or of any Character.
#[derive(Debug, thiserror::Error)]
#[error("{found} is not a {what}; expected its place in the card files, from 1 to {most}")]
pub struct NoSuchId {
    found: u8,
    what: &'static str,
    most: usize,
}

impl TryFrom<u8> for CardId {
    type Error = NoSuchId;
    fn try_from(found: u8) -> Result<CardId, NoSuchId> {
        let fits = (1..=CardId::MOST).contains(&usize::from(found));
        if fits { Ok(CardId(found)) } else { Err(NoSuchId { found, what: "card", most: CardId::MOST }) }
    }
}

impl From<CardId> for u8 {
    fn from(id: CardId) -> u8 {
        id.0
    }
}

impl TryFrom<u8> for CharacterId {
    type Error = NoSuchId;
    fn try_from(found: u8) -> Result<CharacterId, NoSuchId> {
        let fits = (1..=CharacterId::MOST).contains(&usize::from(found));
        if fits { Ok(CharacterId(found)) } else { Err(NoSuchId { found, what: "Character", most: CharacterId::MOST }) }
    }
}

impl From<CharacterId> for u8 {
    fn from(id: CharacterId) -> u8 {
        id.0
    }
}
