//! The implementation of the kernel's `Tabletop` trait: set-up, scenes and sentences.

use crate::{Action, Event, Rules, State, Storyline, View, news, options, outlook, scene, score_sheet, tell, usage};
use kernel::{
    CardPage, CardSet, CardText, CardUse, Earner, Lang, News, OptionFault, OptionSpec, OptionValue, Options, Reader,
    Scene, SeatMap, Shelf, Tabletop, Viewer,
};
use language::{Profile, words};

const FEWEST_SEATS: usize = 1;
const MOST_SEATS: usize = 4;

impl Tabletop for Storyline {
    type Edition = Profile;
    const EDITIONS: &'static [(&'static str, Profile)] =
        &[(Profile::Oz.name(), Profile::Oz), (Profile::Epic.name(), Profile::Epic)];
    const RULES: u32 = 3;
    const SEATS: (usize, usize) = (FEWEST_SEATS, MOST_SEATS);

    fn title(profile: Profile, lang: Lang) -> String {
        match (profile, lang) {
            (Profile::Oz | Profile::Epic, Lang::En) => profile.title(),
            (Profile::Oz, Lang::Fr) => "Le jeu de cartes d’Oz",
            (Profile::Epic, Lang::Fr) => "Le jeu de cartes épique",
        }
        .into()
    }

    fn lesson(profile: Profile) -> Option<&'static str> {
        Some(match profile {
            Profile::Oz => include_str!("../lessons/oz.toml"),
            Profile::Epic => include_str!("../lessons/epic.toml"),
        })
    }

    fn daily(profile: Profile) -> Option<&'static [&'static str]> {
        match profile {
            // There are no bots, because the person plays a Solitaire of eight Rounds.
            Profile::Oz => Some(&[]),
            Profile::Epic => None,
        }
    }

    fn about(profile: Profile, lang: Lang) -> String {
        match (profile, lang) {
            (Profile::Oz, Lang::En) => {
                "Roll the dice, lead Dorothy and her friends from Location to Location, and end their story while yours is the fullest of life."
            }
            (Profile::Oz, Lang::Fr) => {
                "Lancez les dés, menez Dorothy et ses amis de Lieu en Lieu, et finissez l’histoire quand la vôtre est la plus vivante."
            }
            (Profile::Epic, Lang::En) => {
                "Tales of many worlds meet on one road: every Author brings a Library, and the story fullest of life wins at The End."
            }
            (Profile::Epic, Lang::Fr) => {
                "Les contes de bien des mondes se croisent sur une route\u{a0}: chaque Auteur vient avec sa Bibliothèque, et la plus vivante des histoires gagne à La Fin."
            }
        }
        .into()
    }

    fn option_specs(profile: Profile, lang: Lang, shelf: &Shelf) -> Vec<OptionSpec> {
        options::offered(profile, lang, shelf)
    }

    fn packs(profile: Profile, options: &Options) -> Vec<String> {
        options::packs(profile, options)
    }

    fn open(profile: Profile, options: &Options, seats: usize, shelf: &Shelf) -> Result<Storyline, OptionFault> {
        let (least, most) = (FEWEST_SEATS, MOST_SEATS);
        if !(least..=most).contains(&seats) {
            return Err(OptionFault::Seats { found: seats, least, most });
        }
        let options = options::checked(profile, options, shelf)?;
        let rules = Rules::of(profile, &options, seats)?;
        let shelf = shelf.only(&options::packs(profile, &options));
        let (mut catalog, libraries) = options::catalog(profile, &options, seats, &shelf)?;
        if options.get(options::ALIASES) == Some(&OptionValue::Flag(true)) {
            catalog = catalog.with_aliases();
        }
        let game = Storyline::new(rules, catalog, libraries);
        let folio = game.catalog.folio().iter().map(|(_, copies)| usize::from(*copies)).sum();
        rules.fit_on_the_table(seats, folio)?;
        Ok(game)
    }

    fn edition(&self) -> Profile {
        self.rules.profile
    }

    fn card_set(&self) -> CardSet {
        self.catalog.set.clone()
    }

    fn card_texts(&self) -> Vec<CardText> {
        words::card_texts(&self.catalog)
    }

    fn card_pages(&self) -> Vec<CardPage> {
        scene::card_pages(&self.catalog)
    }

    fn counted_cards(&self) -> Vec<CardText> {
        usage::cards(self)
    }

    fn card_uses(&self, events: &[Event], out: &mut Vec<CardUse>) {
        usage::uses(events, out);
    }

    fn cards_left(&self, state: &State, out: &mut Vec<CardUse>) {
        usage::left(state, out);
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

    /// Returns each seat's Vitality on the road, which decides the game (rule 21). In Solitaire, it shows the progress
    /// of the tale.
    fn lead(&self, state: &State) -> Option<SeatMap<i32>> {
        Some(SeatMap::new(self.seats, |seat| outlook::total(self, &state.board, seat)))
    }

    fn measure(lang: Lang) -> String {
        match lang {
            Lang::En => "Vitality on the road",
            Lang::Fr => "Vitalité sur la route",
        }
        .into()
    }

    /// Returns the Characters with their points. A Character on the road earns its Vitality, including gifts of other
    /// cards.
    fn earners(&self, view: &View, reader: &Reader<'_>) -> Vec<Earner> {
        score_sheet::earners(self, view, reader)
    }

    fn earned(points: i32, rounds: usize, lang: Lang) -> Option<String> {
        Some(match (lang, rounds) {
            (Lang::En, 1) => format!("{points} Vitality in one Round"),
            (Lang::En, _) => format!("{points} Vitality over {rounds} Rounds"),
            (Lang::Fr, 1) => format!("{points} de Vitalité en une Manche"),
            (Lang::Fr, _) => format!("{points} de Vitalité en {rounds} Manches"),
        })
    }

    fn tell(&self, event: &Event, viewer: Viewer, reader: &Reader<'_>) -> News {
        News {
            words: tell::tell(self, event, viewer, reader),
            note: tell::note(self, event, viewer, reader),
            happened: news::happened(self, event),
        }
    }
}
