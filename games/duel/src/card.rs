//! Cards: what is printed on them, as a small closed tree.

use arrayvec::ArrayVec;
use kernel::{Article, Words};
use serde::{Deserialize, Serialize};

/// Rules 1: whose deck a card belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Side {
    Good,
    Evil,
}

/// One card of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// Its name in the card files, such as `G13`.
    pub id: String,
    pub side: Side,
    pub printed: Printed,
    /// Its name for players.
    pub title: Words,
    /// The article of the French name within a sentence, where the name has none of its own.
    pub article: Option<Article>,
    /// Names the colour and the picture.
    pub tint: String,
    pub kind: Kind,
    /// The printed Force; none where a dash is printed.
    pub force: Option<i8>,
    pub note: Note,
}

/// The cells of the card's line, exactly as the published table has them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    pub name: String,
    pub letters: String,
    pub force: String,
    pub note: String,
}

impl Printed {
    /// What the card does, on one line: letters, Force and note.
    pub fn line(&self) -> String {
        format!("{} {} {}", self.letters, self.force, self.note).trim_end().to_owned()
    }
}

/// The type letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// C, with U and W.
    Character { spellcaster: bool, woman: bool },
    /// N, also called Minion.
    Companion,
    /// I
    Item,
    /// M
    Modifier,
    /// SM: a Spell that stays as a Modifier.
    SpellModifier,
    /// L
    Location,
    /// A
    Attack,
    /// S
    Spell,
    /// E, B, R, X
    Event(Window),
}

/// When an Event may be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Window {
    /// E: the own Adventure Phase.
    Adventure,
    /// B: a battle.
    Battle,
    /// R: the own Rest Phase.
    Rest,
    /// X: any time its condition exists.
    Any,
}

/// What the note of a card says. A dash or an empty cell is a note without clauses.
pub type Note = ArrayVec<Clause, MOST_CLAUSES>;

pub const MOST_CLAUSES: usize = 3;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clause {
    /// "FGM get F+1", "F+2 if Attacking", "Extra F+2 to Capture", "CAL get F+4 DO", "CAC get F-3".
    Force { whom: Whom, plus: i8, when: When },
    /// "Hand Size +1"
    HandSize(u8),
    /// "Draw 1 extra card per turn", "Draw +1 Card per Turn"
    Draw(u8),
    /// "UO", "Spellcaster only", "Males Only", "Females Only", "Defender Only"
    Only(Need),
    /// "UBA Spellcaster", "Female UBA Spellcaster": only a user who meets the need, where there is one.
    UserBecomesSpellcaster(Option<Need>),
    /// "Cannot attach Companions"
    NoCompanions,
    /// "AP: Look at opponents Hand"
    Look,
    /// "Discard to draw 3 cards"
    DiscardToDraw(u8),
    /// "Steal Target Item Card"
    StealItem,
    /// "Kill", "Kill TC", "CC is Killed", "Control a Location"
    Fate { fate: Fate, whom: Fated },
    /// "Negate a Capture", "Negate an Incapacitate", "Negate target Attack"
    Negate(Negated),
    /// "Call Defender"
    CallDefender,
    /// "Nome": a word that no card refers to (D11).
    Label(Label),
}

/// Whose Force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whom {
    /// The Character itself, or the one the card is attached to.
    Own,
    /// FGM
    FellowMembers,
    /// Spells with a printed Force.
    Spells,
    /// Companions, also called Minions.
    Companions,
    /// CAL
    AssignedHere,
    /// CAC
    AttackingHere,
    /// "All … Characters", in this battle.
    AllCharacters,
    /// "All Spellcasters", in this battle.
    AllSpellcasters,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    Always,
    /// AO, "if Attacking", "when Attacking"
    Attacking,
    /// DO, "Defender Only"
    Defending,
    /// "to Capture": attacking with this fate.
    Capturing,
}

/// Who alone may bear or play a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    Spellcaster,
    Male,
    Female,
    Defender,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fate {
    Killed,
    Incapacitated,
    Controlled,
    Exiled,
    Captured,
}

/// On whom a fate falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fated {
    /// The Target, as the kind of card says: of an Attack, of a Spell, the bearer of a Spell Modifier.
    Target,
    /// TC
    TargetCharacter,
    /// CC
    CapturedCharacter,
    /// "a Location"
    Location,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Negated {
    Capture,
    Incapacitate,
    Attack,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    Nome,
}

/// A card of the table, by its place: Good's cards in the order of their file, then Evil's, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct CardId(u8);

impl CardId {
    /// There are no more cards than this.
    pub const MOST: usize = 100;

    /// Where the card stands in a list.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0) - 1
    }

    #[inline]
    pub(crate) fn from_index(index: usize) -> CardId {
        CardId(index as u8 + 1)
    }
}

/// A Character of the table, by its place among the Characters of both decks, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct CharacterId(u8);

impl CharacterId {
    /// Rules 25: 13 of Good, 8 of Evil.
    pub const MOST: usize = 21;

    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0) - 1
    }

    #[inline]
    pub(crate) fn from_index(index: usize) -> CharacterId {
        CharacterId(index as u8 + 1)
    }
}

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
