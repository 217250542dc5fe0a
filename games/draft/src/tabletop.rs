//! Implements [`Tabletop`] for the draft: the set-up of a table, its scenes and its news.

use crate::{
    Action, Catalog, Character, Draft, Event, Rules, State, View, experiment, faces, news, options, scene, score,
    sheet, tell, usage, words,
};
use kernel::{
    CardChange, CardPage, CardSet, CardText, CardUse, Earner, Lang, News, OptionFault, OptionSpec, Options, Reader,
    Scene, SeatMap, SheetLine, SheetSeat, Shelf, Tabletop, Viewer,
};

impl Tabletop for Draft {
    type Edition = ();
    const EDITIONS: &'static [(&'static str, ())] = &[("draft", ())];
    const RULES: u32 = 1;
    const SEATS: (usize, usize) = (2, 4);

    fn title((): (), _: Lang) -> String {
        "Oz".into()
    }

    fn about((): (), lang: Lang) -> String {
        match lang {
            Lang::En => "Take a column each round: gather Characters, and keep the four Stories that fit them best.",
            Lang::Fr => {
                "Une colonne par tour\u{a0}: réunissez des Personnages et gardez les quatre Histoires qui leur vont."
            }
        }
        .into()
    }

    fn lesson((): ()) -> Option<&'static str> {
        Some(include_str!("../lessons/draft.toml"))
    }

    fn daily((): ()) -> Option<&'static [&'static str]> {
        Some(&["ismcts:1000", "ismcts:1000"])
    }

    fn option_specs((): (), lang: Lang, _: &Shelf) -> Vec<OptionSpec> {
        options::specs(lang)
    }

    fn open((): (), options: &Options, seats: usize, _: &Shelf) -> Result<Draft, OptionFault> {
        let (least, most) = Draft::SEATS;
        if !(least..=most).contains(&seats) {
            return Err(OptionFault::Seats { found: seats, least, most });
        }
        let options = OptionSpec::check(&options::specs(Lang::En), options)?;
        let catalog = Catalog::parse(options::card_file(&options)).expect("the card files of the game are tested");
        let rules = Rules {
            seats,
            memory_aid: options::flag(&options, options::MEMORY_AID),
            open_trio: options::flag(&options, options::OPEN_TRIO),
        };
        Ok(Draft { rules, catalog, exception: None })
    }

    fn edition(&self) {}

    fn card_set(&self) -> CardSet {
        self.catalog.set.clone()
    }

    fn card_texts(&self) -> Vec<CardText> {
        self.catalog.ids().iter().map(|id| words::card_text(self.catalog.story(id))).collect()
    }

    fn card_pages(&self) -> Vec<CardPage> {
        let stories = self.catalog.ids().iter().map(|id| faces::story_page(self.catalog.story(id)));
        Character::ALL.into_iter().map(faces::character_page).chain(stories).collect()
    }

    fn counted_cards(&self) -> Vec<CardText> {
        usage::cards(&self.catalog)
    }

    fn card_uses(&self, events: &[Event], out: &mut Vec<CardUse>) {
        usage::uses(events, out);
    }

    fn cards_left(&self, state: &State, out: &mut Vec<CardUse>) {
        usage::left(state, out);
    }

    fn changed(&self, change: &CardChange) -> Option<Draft> {
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

    /// Returns each seat's points from the Stories that currently count (rules 8).
    fn lead(&self, state: &State) -> Option<SeatMap<i32>> {
        Some(score::scores(self, state))
    }

    fn measure(lang: Lang) -> String {
        words::pick(lang, "Points", "Points").into()
    }

    /// Returns each Story that scores at the end, with its seat, its points and the reason for the points.
    fn earners(&self, view: &View, reader: &Reader<'_>) -> Vec<Earner> {
        let sheet = sheet::sheet(self, view, reader);
        let of = |SheetSeat { seat, lines, .. }: SheetSeat| {
            lines.into_iter().map(move |SheetLine { card, points, words }| Earner { seat, card, points, words })
        };
        sheet.seats.into_iter().flat_map(of).collect()
    }

    fn tell(&self, event: &Event, _: Viewer, reader: &Reader<'_>) -> News {
        News {
            words: tell::tell(self, event, reader),
            note: tell::note(event, reader.lang),
            happened: news::happened(self, event),
        }
    }
}
