//! The card language as a closed tree (RULES.md, "The card language"). The rules run it; the words on the face and the
//! line of notation are both printed from it.

use crate::{Traits, Word};

/// All that one card says.
pub type Text = Vec<Ability>;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ability {
    /// Holds while the card is in play.
    Standing(Standing),
    /// "ENTERS: PUSH 2 one opposing Character HERE."
    When {
        when: When,
        does: Do,
    },
    Once(Once),
    /// "REACT (…): …", of an Event.
    React {
        to: Reaction,
        does: Do,
    },
    /// What an Effect that stays nowhere, or an Event, does as it is played.
    Does(Do),
    /// To what an Effect is attached as it is played: its HOST.
    Attach(Host),
    /// To whom an Object may be equipped as it is played, where that is not one of your own Characters; to nobody and
    /// never, where there is none.
    Equip(Option<Filter>),
    /// At most one of this title on each BEARER.
    OnePerBearer,
    /// Archived as soon as all of this is so.
    Ends(Vec<Given>),
    /// Of Locations: what it costs to enter and to leave, and who alone may enter.
    Enter(Fee),
    Leave(Fee),
    Only(Traits),
    /// Of Locations: these cards may be played directly here.
    PlayedHere(Traits),
}

/// Something that is so as long as its card is in play and the conditions hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    pub given: Vec<Given>,
    pub whom: Whom,
    pub gives: Vec<Gift>,
}

/// Whom a standing text is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Whom {
    /// The card itself.
    This,
    /// Whoever an Object is equipped to, if it has one of `are` and none of `are_not`; an empty set asks nothing.
    Bearer {
        are: Traits,
        are_not: Traits,
    },
    /// What an Effect is attached to.
    Host,
    Each(Filter),
    /// The Author who controls the card.
    You,
    /// Every Author with a Character HERE.
    AuthorsHere,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Gift {
    /// VIT
    Vitality(Amount),
    /// Counts as having this word: "Steadfast", "Flying", "SHIELD", "AS Munchkin".
    Has(Word),
    /// TOLL
    Toll { part: Part, plus: i8, at: Spots },
    /// WAIVE
    Waive { part: Part, at: Spots },
    /// STRIDE: so many steps as Bonus Movement.
    Stride(u8),
    /// FOLLOW a Character of one of these names.
    Follow(Traits),
    /// Its text says nothing; words, Vitality and cost stay.
    Blank,
    /// DIE: so many gold dice more in Roll.
    Dice(u8),
    /// COST
    Cost { on: Cards, change: Change },
    /// The first Draw action of a turn costs 0.
    FreeDraw,
}

/// Which part of a step's cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    Enter,
    Leave,
    All,
}

/// Which Locations: HERE only, or any; with one of `are` and none of `are_not`, where these ask something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spots {
    pub here: bool,
    pub are: Traits,
    pub are_not: Traits,
}

/// Which cards in hand: the card itself, or all of a kind with one of `are`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cards {
    pub this: bool,
    pub noun: Option<Noun>,
    pub are: Traits,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    By(i8),
    To(u8),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Amount {
    Fixed(i8),
    /// "+1 for each of your Animals HERE, at most +2": `most` bounds the sum.
    Each {
        plus: i8,
        what: Filter,
        most: Option<u8>,
    },
    /// "+1 (an Animat: +3 instead)"
    Instead {
        usual: i8,
        are: Traits,
        instead: i8,
    },
}

/// A condition, or that it does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Given {
    pub not: bool,
    pub cond: Cond,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cond {
    /// There are at least so many of these.
    Exists { count: u8, what: Filter },
    /// The card is at a Location with one of these words.
    At(Traits),
    /// The card, or for a HOST what it is attached to, is equipped with an Object that has one of these words, or with
    /// any Object where none is asked for.
    Equipped(Traits),
    /// The sentence before changed something.
    Done,
    /// What was moved before left a Location with one of these words.
    Left(Traits),
    /// IT has one of these.
    Is(Traits),
}

/// Which cards in play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filter {
    pub whose: Whose,
    /// Not the card itself.
    pub other: bool,
    pub noun: Noun,
    /// Of each of these sets it must have one; an "Evil Witch" is two sets.
    pub are: Vec<Traits>,
    pub are_not: Traits,
    /// "of Vitality ≤ n"
    pub most_vitality: Option<u8>,
    pub place: Place,
}

/// Q17
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    Any,
    Your,
    Opposing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noun {
    Character,
    Object,
    Effect,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// At a Location of your Storyline (Q17, Q18); what a choice is among where nothing else is said.
    Storyline,
    /// "in play", "you control": the own Title Card too.
    InPlay,
    /// At the same Location.
    Here,
    /// HERE, or at an adjacent Location.
    Near,
    /// At the Location chosen before.
    There,
    /// At a Location where you have a Character.
    WithYours,
    /// Equipped to or attached to such a Character.
    On(Box<Filter>),
    /// Equipped to or attached to the card itself.
    OnThis,
    /// Equipped to or attached to what was chosen before.
    OnIt,
    /// At the same Location, an Object that nobody is equipped with.
    LooseHere,
    /// Attached to the Location HERE.
    OnLocationHere,
}

/// To what an Effect may be attached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Host {
    /// Any Location of your Storyline; one that lies face-down is turned up (Q25).
    Location,
    Piece(Filter),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fee {
    pub cost: u8,
    /// "(Animals: 0)"
    pub free: Traits,
    /// "(Evil only)"; an empty set charges everybody.
    pub only: Traits,
}

/// Of which moment a text speaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum When {
    /// PLAY
    Play,
    /// ENTERS such a Location.
    Enters(Spots),
    /// LEAVES
    Leaves,
    /// START: of a turn of the Author who controls it.
    Start,
    /// Any turn ends.
    TurnEnds,
    /// Such a Character enters its Location; it is IT.
    EnteredBy(Filter),
    /// It turns a Location face-up by entering it.
    TurnsUp,
    /// Of Locations: one of the active Author's Characters enters for the first time in a turn.
    FirstEntry,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Once {
    pub who: User,
    pub given: Vec<Given>,
    pub price: Vec<Price>,
    pub does: Do,
}

/// Who may use a ONCE.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum User {
    /// Whoever controls the card; of an Object, by Q37.
    Controller,
    /// Any Author with a Character HERE, other than the card and its HOST.
    AnyoneHere,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Price {
    Pay(u8),
    ArchiveThis,
    /// A card from the hand.
    ArchiveCard,
}

/// What a REACT answers (Q43). The Character or card that it is about is IT.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reaction {
    /// An opponent's card would move or archive some of your Characters.
    Threat,
    /// One of your Characters would be archived by an opponent's card or for its Vitality.
    Fall,
    /// An opposing Character enters a Location where you have a Character.
    Meeting,
    /// An opponent plays a card of this printed cost or less, or reveals an Event.
    Plays { most_cost: u8 },
}

/// What is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Do {
    /// One after the other.
    All(Vec<Do>),
    /// "choose one": of those that are possible.
    One(Vec<Do>),
    /// "you may", for so many Story Points.
    May {
        pay: u8,
        does: Box<Do>,
    },
    If {
        given: Vec<Given>,
        then: Box<Do>,
        otherwise: Option<Box<Do>>,
    },
    /// Choose a face-up Location of your Storyline: THERE.
    At {
        spots: Spots,
        does: Box<Do>,
    },
    /// Choose a card: IT.
    For {
        what: Filter,
        does: Box<Do>,
    },
    Move {
        steps: u8,
        up_to: bool,
        whom: Target,
    },
    Push {
        steps: u8,
        whom: Target,
    },
    Advance {
        steps: u8,
        up_to: bool,
        whom: Target,
    },
    /// Onto its controller's Title Card with its Objects.
    Home(Target),
    /// Onto its controller's Title Card; its Objects stay.
    Title(Target),
    Hand(Target),
    Archive(Target),
    Banish(Target),
    /// Move an Object onto one of your Characters HERE.
    Take(Target),
    /// An Object stays behind, unequipped.
    Drop(Target),
    /// CHEER, and everything else that lasts for a while.
    Give {
        what: Lasting,
        whom: Target,
        until: Until,
    },
    Draw(u8),
    /// SP
    Gain(u8),
    Roll(u8),
    Peek {
        cards: u8,
        then: Peeked,
    },
    /// LOOK at one opponent's hand.
    Look,
    Raid,
    Search {
        zones: Zones,
        what: Traits,
        most: u8,
        to: Goal,
    },
    /// Turn an adjacent Location face-up.
    RevealNear,
    /// Q31, for 0 Story Points.
    Replace(Where),
    /// Two Locations of your Storyline.
    Swap,
    /// What is being answered does not affect your Characters.
    Protect,
    /// What is being answered has no effect.
    Cancel,
    /// Your next Draw action this turn costs 0.
    DrawFree,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    This,
    Host,
    It,
    /// One of these, of your choice; several filters are joined by "or".
    One(Vec<Filter>),
    UpTo(u8, Vec<Filter>),
    Each(Filter),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Where {
    Here,
    There,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lasting {
    Vitality(i8),
    Has(Word),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Until {
    TurnEnd,
    /// The start of your next turn.
    YourStart,
    /// The end of its controller's next turn.
    ItsTurnEnd,
    RoundEnd,
}

/// What becomes of cards that were looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Peeked {
    /// Take so many; the others go to the bottom of the Library in any order.
    Take(u8),
    /// It may be put on the bottom.
    MayBottom,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Zones {
    pub hand: bool,
    pub library: bool,
    pub archive: bool,
}

/// Where a card goes that was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    Hand,
    /// Onto your Title Card.
    Title,
    /// Played over the version of it that you control, for 0.
    Over,
}
