//! The implementation of [`Tabletop`]: the set-up of a table, its scenes and its news.

use crate::{
    Action, Catalog, Duel, Event, Rules, State, View, experiment, game::SEATS, news, options, scene, tell, usage, words,
};
use kernel::{
    CardChange, CardPage, CardSet, CardText, CardUse, Contest, Lang, News, OptionFault, OptionSpec, Options, Reader,
    Scene, SeatMap, Shelf, Tabletop, Viewer,
};

impl Tabletop for Duel {
    type Edition = ();
    const EDITIONS: &'static [(&'static str, ())] = &[("duel", ())];
    const RULES: u32 = 1;
    const SEATS: (usize, usize) = (SEATS, SEATS);

    fn title((): (), lang: Lang) -> String {
        match lang {
            Lang::En => "Good against Evil".into(),
            Lang::Fr => "Le Bien contre le Mal".into(),
        }
    }

    fn about((): (), lang: Lang) -> String {
        match lang {
            Lang::En => {
                "The friends of Oz against its witches and Nomes: to each a deck of their own, and battles with dice."
            }
            Lang::Fr => {
                "Les amis d’Oz contre ses sorcières et ses Nomes\u{a0}: à chacun son paquet, et des combats aux dés."
            }
        }
        .into()
    }

    fn lesson((): ()) -> Option<&'static str> {
        Some(include_str!("../lessons/duel.toml"))
    }

    fn seat_titles((): (), lang: Lang) -> Vec<String> {
        let titles = match lang {
            Lang::En => ["Good", "Evil"],
            Lang::Fr => ["Le Bien", "Le Mal"],
        };
        titles.map(String::from).into()
    }

    fn option_specs((): (), lang: Lang, _: &Shelf) -> Vec<OptionSpec> {
        options::specs(lang)
    }

    fn open((): (), options: &Options, seats: usize, _: &Shelf) -> Result<Duel, OptionFault> {
        if seats != SEATS {
            return Err(OptionFault::Seats { found: seats, least: SEATS, most: SEATS });
        }
        let options = OptionSpec::check(&options::specs(Lang::En), options)?;
        Ok(Duel::new(Rules::of(&options), Catalog::standard()))
    }

    fn edition(&self) {}

    fn card_set(&self) -> CardSet {
        self.catalog.set.clone()
    }

    fn card_texts(&self) -> Vec<CardText> {
        self.catalog.ids().map(|id| words::card_text(self.catalog.card(id))).collect()
    }

    fn card_pages(&self) -> Vec<CardPage> {
        self.catalog.ids().map(|id| words::card_page(self.catalog.card(id))).collect()
    }

    fn counted_cards(&self) -> Vec<CardText> {
        self.card_texts()
    }

    fn card_uses(&self, events: &[Event], out: &mut Vec<CardUse>) {
        usage::uses(events, out);
    }

    fn cards_left(&self, state: &State, out: &mut Vec<CardUse>) {
        usage::left(self, state, out);
    }

    fn changed(&self, change: &CardChange) -> Option<Duel> {
        experiment::changed(self, change)
    }

    fn rulebook(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../RULES.md"),
            Lang::Fr => include_str!("../RULES.fr.md"),
        }
    }

    fn scene(&self, view: &View, choices: &[Action], reader: &Reader<'_>) -> Scene {
        scene::scene(self, view, choices, reader)
    }

    fn contest(&self, view: &View, reader: &Reader<'_>) -> Option<Contest> {
        scene::contest(self, view, reader)
    }

    /// Returns the number of viable Characters of each side. A side without viable Characters can lose (D1), and at the
    /// turn cap the side with more of them wins (D5).
    fn lead(&self, state: &State) -> Option<SeatMap<i32>> {
        Some(SeatMap::new(SEATS, |seat| state.board.viable(seat).len() as i32))
    }

    fn measure(lang: Lang) -> String {
        match lang {
            Lang::En => "Viable Characters",
            Lang::Fr => "Personnages viables",
        }
        .into()
    }

    fn tell(&self, event: &Event, viewer: Viewer, reader: &Reader<'_>) -> News {
        News {
            words: tell::tell(self, event, viewer, reader),
            note: tell::note(self, event, reader),
            happened: news::happened(self, event),
        }
    }
}
