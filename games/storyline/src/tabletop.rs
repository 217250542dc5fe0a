//! How a table of these games is set up, drawn and told.

use crate::{Action, Event, Rules, Storyline, View, options, scene, tell, words};
use kernel::{
    CardSet, CardText, Lang, OptionFault, OptionSpec, OptionValue, Options, Reader, Scene, Shelf, Tabletop, Viewer,
};

const FEWEST_SEATS: usize = 1;
const MOST_SEATS: usize = 4;

impl Tabletop for Storyline {
    const NAME: &'static str = "storyline";
    const RULES: u32 = 1;
    const SEATS: (usize, usize) = (FEWEST_SEATS, MOST_SEATS);

    fn title(lang: Lang) -> String {
        match lang {
            Lang::En => "Storyline: Oz and Epic".into(),
            Lang::Fr => "Storyline\u{a0}: Oz et Epic".into(),
        }
    }

    fn about(lang: Lang) -> String {
        match lang {
            Lang::En => {
                "Walk your Characters along a road of Locations, and end the story while yours is the fullest of life."
            }
            Lang::Fr => {
                "Menez vos Personnages le long d’une route de Lieux, et finissez l’histoire quand la vôtre est la plus vivante."
            }
        }
        .into()
    }

    fn option_specs(lang: Lang, shelf: &Shelf) -> Vec<OptionSpec> {
        options::specs(lang, shelf)
    }

    fn packs(options: &Options) -> Vec<String> {
        options::packs(options)
    }

    fn open(options: &Options, seats: usize, shelf: &Shelf) -> Result<Storyline, OptionFault> {
        let (least, most) = (FEWEST_SEATS, MOST_SEATS);
        if !(least..=most).contains(&seats) {
            return Err(OptionFault::Seats { found: seats, least, most });
        }
        let options = options::checked(options, shelf)?;
        let rules = Rules::of(&options, seats)?;
        let (mut catalog, libraries) = options::catalog(&options, seats, &shelf.only(&options::packs(&options)))?;
        if options.get(options::ALIASES) == Some(&OptionValue::Flag(true)) {
            catalog = catalog.with_aliases();
        }
        let folio = catalog.folio().iter().map(|(_, copies)| usize::from(*copies)).sum();
        rules.fit_on_the_table(seats, folio)?;
        Ok(Storyline::new(rules, catalog, libraries))
    }

    fn card_set(&self) -> CardSet {
        self.catalog.set.clone()
    }

    fn card_texts(&self) -> Vec<CardText> {
        words::card_texts(&self.catalog)
    }

    fn scene(&self, view: &View, choices: &[Action], reader: &Reader<'_>) -> Scene {
        scene::scene(self, view, choices, reader)
    }

    fn tell(&self, event: &Event, viewer: Viewer, reader: &Reader<'_>) -> Option<String> {
        tell::tell(self, event, viewer, reader)
    }
}
