//! The names of cards. A name is the id (`G13`), the English title, or some words of the title, such as Toto, Emerald
//! City or Witch of the West. The words must not occur in this order in any other title, but a full title always means
//! its own card.

use super::Table;
use duel::{CardId, CharacterId};

impl Table {
    pub(crate) fn card(&self, name: &str) -> CardId {
        let catalog = self.game.catalog();
        let title = |id: &CardId| plain(&catalog.card(*id).title.en);
        let called = plain(name);
        let exact = catalog.find(name).or_else(|| catalog.ids().find(|id| title(id) == called));
        exact.unwrap_or_else(|| {
            let within = |id: &CardId| title(id).windows(called.len().max(1)).any(|words| words == called);
            match catalog.ids().filter(within).collect::<Vec<_>>().as_slice() {
                [only] => *only,
                [] => panic!("no card is called {name:?}"),
                several => panic!("{name:?} may be any of {:?}", several.iter().map(title).collect::<Vec<_>>()),
            }
        })
    }

    /// Returns the Character with this name.
    pub(crate) fn who(&self, name: &str) -> CharacterId {
        self.game.catalog().character(self.card(name)).unwrap_or_else(|| panic!("{name:?} is not a Character"))
    }

    pub(crate) fn title(&self, card: CardId) -> &str {
        &self.game.catalog().card(card).title.en
    }

    pub(crate) fn title_of(&self, character: CharacterId) -> &str {
        self.title(self.game.catalog().card_of(character))
    }
}

fn plain(text: &str) -> Vec<String> {
    text.to_lowercase().replace(['’', '\'', ','], "").split_whitespace().map(str::to_owned).collect()
}
