//! The Card Game of Oz and the Epic Card Game: Authors walk their Characters along a road of Locations. Once a Prime
//! Character has reached The End, the Author with the most Vitality on the road wins.
//! `RULES.md` has the numbered rules cited here.

mod wiring;
mod tabletop;
mod game;
mod options;
mod start;
mod state;
mod step;
mod board;
mod source;
mod pieces;
mod roster;
mod bag;
mod known;
mod road;

mod rules;
mod offers;
mod filter;
mod standing;
mod deal;
mod audit;
mod digest;

mod card;
mod kind;
mod ids;
mod text;
mod traits;
mod lexicon;
mod article;

mod nearest;
mod notation;
mod catalog;
pub mod words;
mod scripts;
mod sheets;
mod worths;

mod view;
mod redact;
mod outlook;

mod speaker;
mod scene;
mod sheet;
mod tell;

pub use bag::Bag;
pub use board::{
    Board, Folio, Frame, Lasts, MOST_ACTIONS_A_TURN, MOST_FRAMES, MOST_LASTING, MOST_SAVED, MOST_SCRIPTS_A_TURN,
    MOST_TASKS, MOST_WAITING, Piles, Seats, ThisTurn,
};
pub use card::{Card, Location};
pub use catalog::{Catalog, Library, MOST_PACK_BYTES, PackFile, PackNote, Profile, Weight};
pub use game::Storyline;
pub use ids::{CardId, LocationId};
pub use kind::Kind;
pub use known::{Knowledge, Known};
pub use lexicon::{Gender, Lexicon, NameForms, Sort, Tale, WordForms};
pub(crate) use notation::MOST_NUMBER;
pub use notation::{NotationFault, fits_name, fits_word, parse, print};
pub(crate) use offers::folio_left;
pub(crate) use options::MOST_ROUNDS;
pub use options::{Mode, Rules};
pub use pieces::{At, Piece, PieceId, Pieces};
pub use road::{Road, SpotId};
pub use roster::Roster;
pub use sheets::Sheets;
pub use source::{Script, Source};
pub use standing::{Part as VitalityPart, PartOf, each_part, vitality};
pub use state::{
    Action, Ask, Chance, Deck, Die, Ending, Event, Expense, Fell, From, Gait, Hand, Hitch, Landmark, MOST_PLACED, Onto,
    Placed, Question, Room, Saved, Start, State, Task, To, Way, Why,
};
pub use step::{Step, Window};
pub(crate) use text::standings;
pub use text::{
    Ability, Amount, Cards, Change, Compare, Cond, Counted, Do, FaceDown, Fee, Filter, Gift, Given, Goal, Grant, Host,
    Lasting, Noun, Number, Once, Opponents, Part, Peeked, Place, Price, Printed, Reaction, Sign, Spots, Standing,
    Tally, Target, Text, Until, User, Verb, When, Where, Who, Whom, Whose, Zones,
};
pub use traits::{Name, Traits, Word};
pub use view::{DeckView, HandView, PlacedView, SavedView, View};
