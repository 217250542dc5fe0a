//! Names of cards: the id (`O13`), the English title, or some of its words in order (Lion, Farm Girl, Emerald City). A
//! full title or an id means only that card.

use super::Table;
use language::{CardId, Catalog, LocationId};
use storyline::{Action, Bag, PieceId, SpotId};

/// Returns the items whose id or full title is `name` or, if there are none, the items whose title contains the words
/// of `name` in a row.
fn called<T: Copy>(name: &str, all: impl Iterator<Item = (T, String, String)>) -> Vec<(T, String)> {
    let words = plain(name);
    let (mut full, mut within) = (Vec::new(), Vec::new());
    for (item, id, title) in all {
        let said = plain(&title);
        if id == name || said == words {
            full.push((item, title));
        } else if said.windows(words.len().max(1)).any(|part| part == words) {
            within.push((item, title));
        }
    }
    if full.is_empty() { within } else { full }
}

#[track_caller]
fn only<T: Copy>(name: &str, found: &[(T, String)], place: &str) -> T {
    match found {
        [(only, _)] => *only,
        [] => panic!("nothing {place} is called {name:?}"),
        several => {
            panic!("{name:?} {place} may be any of {:?}", several.iter().map(|(_, title)| title).collect::<Vec<_>>())
        }
    }
}

fn plain(text: &str) -> Vec<String> {
    // "Sea King" means the Sea King's Palace.
    let bare =
        text.to_lowercase().replace('’', "'").replace("'s ", " ").replace(['\'', ',', '“', '”', '.', '!', '?'], "");
    bare.split_whitespace().filter(|word| *word != "•").map(str::to_owned).collect()
}

/// Returns the card with this name among `cards`. If there is none, panics with the title of the card in the catalog.
#[track_caller]
pub(super) fn card_with(catalog: &Catalog, name: &str, cards: Bag) -> CardId {
    let found = called(name, titled(catalog, cards));
    if found.is_empty() {
        panic!("no copy of {:?} is left in that Library", catalog.card(card(catalog, name)).title.en);
    }
    only(name, &found, "in that Library")
}

pub(super) fn is_with(catalog: &Catalog, name: &str, cards: Bag) -> bool {
    !called(name, titled(catalog, cards)).is_empty()
}

fn titled(catalog: &Catalog, cards: Bag) -> impl Iterator<Item = (CardId, String, String)> + '_ {
    cards.titles().map(|id| (id, catalog.card(id).id.clone(), catalog.card(id).title.en.clone()))
}

/// Returns the card of a catalog with this name.
#[track_caller]
pub(super) fn card(catalog: &Catalog, name: &str) -> CardId {
    let all = catalog.ids().map(|id| (id, catalog.card(id).id.clone(), catalog.card(id).title.en.clone()));
    only(name, &called(name, all), "in the catalog")
}

#[track_caller]
pub(super) fn location(catalog: &Catalog, name: &str) -> LocationId {
    let all = catalog.location_ids().map(|id| {
        let location = catalog.location(id);
        (id, location.id.clone(), location.title.en.clone())
    });
    only(name, &called(name, all), "in the Folio")
}

impl Table {
    #[track_caller]
    pub(crate) fn card(&self, name: &str) -> CardId {
        card(self.game.catalog(), name)
    }

    /// Returns the card with this name among `cards`, such as the cards of a hand.
    #[track_caller]
    pub(crate) fn card_among(&self, name: &str, cards: Bag, place: &str) -> CardId {
        only(name, &called(name, titled(self.game.catalog(), cards)), place)
    }

    #[track_caller]
    pub(crate) fn location(&self, name: &str) -> LocationId {
        location(self.game.catalog(), name)
    }

    /// Returns the card with this name that is in play.
    #[track_caller]
    pub(crate) fn piece(&self, name: &str) -> PieceId {
        self.find_piece(name).unwrap_or_else(|| panic!("no {name:?} is in play"))
    }

    /// Returns the card with this name if it is in play. Panics if no card has this name.
    #[track_caller]
    pub(crate) fn find_piece(&self, name: &str) -> Option<PieceId> {
        let (name, number) = name.split_once('#').unwrap_or((name, "1"));
        let catalog = self.game.catalog();
        let all = self.state.board.each().map(|(_, piece)| piece.card).collect::<std::collections::BTreeSet<_>>();
        let all = all.into_iter().map(|id| (id, catalog.card(id).id.clone(), catalog.card(id).title.en.clone()));
        let found = called(name, all);
        if found.is_empty() {
            let cards = catalog.ids().map(|id| (id, catalog.card(id).id.clone(), catalog.card(id).title.en.clone()));
            assert!(!called(name, cards).is_empty(), "no card is called {name:?}");
            return None;
        }
        let card = only(name, &found, "in play");
        let number: usize = number.parse().expect("after # stands a number");
        self.state.board.each().filter(|(_, piece)| piece.card == card).map(|(id, _)| id).nth(number - 1)
    }

    /// Returns the card with this name if it is in play, or `None` for a name that no card has.
    pub(crate) fn find_known_piece(&self, name: &str) -> Option<PieceId> {
        let (bare, _) = name.split_once('#').unwrap_or((name, "1"));
        if self.is_a_card(bare) { self.find_piece(name) } else { None }
    }

    pub(crate) fn is_a_card(&self, name: &str) -> bool {
        let catalog = self.game.catalog();
        let cards = catalog.ids().map(|id| (id, catalog.card(id).id.clone(), catalog.card(id).title.en.clone()));
        !called(name, cards).is_empty()
    }

    /// Returns the card with this name among `cards`, if there is one.
    #[track_caller]
    pub(crate) fn card_called(&self, name: &str, cards: Vec<CardId>) -> Option<CardId> {
        let found = called(name, titled(self.game.catalog(), cards.into_iter().collect()));
        (!found.is_empty()).then(|| only(name, &found, "offered"))
    }

    /// Returns the Location with this title, if there is one.
    pub(crate) fn find_location(&self, name: &str) -> Option<LocationId> {
        let catalog = self.game.catalog();
        let all = catalog.location_ids().map(|id| {
            let location = catalog.location(id);
            (id, location.id.clone(), location.title.en.clone())
        });
        match called(name, all).as_slice() {
            [(only, _)] => Some(*only),
            _ => None,
        }
    }

    /// Returns the place at an Author's position.
    #[track_caller]
    pub(crate) fn spot(&self, author: usize, position: u8) -> SpotId {
        let road = self.game.road();
        let found = road.spot(self.seat(author), position);
        found.unwrap_or_else(|| panic!("a Storyline has positions 1 to {}, not {position}", road.last()))
    }

    pub(crate) fn title(&self, card: CardId) -> &str {
        &self.game.catalog().card(card).title.en
    }

    /// Describes an action, for messages and comparisons.
    pub(crate) fn said(&self, action: &Action) -> String {
        let title = |piece: PieceId| {
            self.state.board.piece(piece).map_or_else(|| "?".to_owned(), |it| self.title(it.card).to_owned())
        };
        match *action {
            Action::Step { piece, ahead } => format!("step {} {}", title(piece), if ahead { "ahead" } else { "back" }),
            Action::Play { card, to } => format!("play {} to {to:?}", self.title(card)),
            Action::Save { card, paid } => format!("save {} for {paid}", self.title(card)),
            Action::Use { piece, ability } => format!("use {} ({ability})", title(piece)),
            Action::Equip { object, bearer } => format!("equip {} with {}", title(bearer), title(object)),
            Action::Burn(card) => format!("burn {}", self.title(card)),
            Action::Card(card) => format!("card {}", self.title(card)),
            Action::Piece(piece) => format!("choose {}", title(piece)),
            Action::Draw
            | Action::Replace(_)
            | Action::Reveal(_)
            | Action::Spot(_)
            | Action::Seat(_)
            | Action::Distance(_)
            | Action::Which(_)
            | Action::Yes
            | Action::Done => format!("{action:?}"),
        }
    }
}
