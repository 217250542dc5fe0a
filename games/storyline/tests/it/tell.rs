//! Tests of the sentences of all events, in both languages.

mod turns;
mod cards;
mod road;
mod whole;

use kernel::{Game, Lang, Reader, Seat, SeatMap, Tabletop, Viewer};
use language::{CardId, Catalog, LocationId, Profile};
use storyline::{Among, Event, Mode, PieceId, Rules, Seats, SpotId, Storyline};

/// A game whose events are put into sentences.
pub(crate) struct Teller {
    game: Storyline,
}

impl Teller {
    pub(crate) fn new(profile: Profile, mode: Mode) -> Teller {
        let rules = Rules { profile, mode, length: 3, round_cap: 24, sorcery_own: false };
        let seats = if matches!(mode, Mode::Solitaire { .. }) { 1 } else { 2 };
        let libraries = SeatMap::new(seats, |seat| if profile == Profile::Oz { 0 } else { seat.index() });
        Teller { game: Storyline::new(rules, Catalog::built_in(profile), libraries) }
    }

    pub(crate) fn game(&self) -> &Storyline {
        &self.game
    }

    pub(crate) fn names(&self) -> SeatMap<String> {
        SeatMap::new(self.game.seats(), |seat| ["Ozma", "Boris"][seat.index()].to_owned())
    }

    fn card(&self, id: &str) -> CardId {
        self.game.catalog().find(id).expect("there is such a card")
    }

    fn location(&self, id: &str) -> LocationId {
        self.game.catalog().find_location(id).expect("there is such a Location")
    }

    /// Returns the sentence that a viewer reads in English and in French, or `None` if the event has none.
    pub(crate) fn told(&self, event: &Event, viewer: Viewer) -> [Option<String>; 2] {
        let seen = self.game.redact(event, viewer).expect("everybody sees something of it");
        [Lang::En, Lang::Fr].map(|lang| {
            let told = self.game.tell(&seen, viewer, &Reader { lang, names: &self.names() });
            told.words.map(|told| told.to_string())
        })
    }

    #[track_caller]
    fn tells(&self, event: Event, english: &str, french: &str) {
        let french = french.replace(" :", "\u{a0}:").replace("« ", "«\u{a0}").replace(" »", "\u{a0}»");
        let french = french.replace(" !", "\u{202f}!");
        assert_eq!(self.told(&event, Viewer::Table), [Some(english.to_owned()), Some(french)]);
    }
}

fn seats() -> [Seat; 2] {
    [0, 1].map(|number| Seat::new(number, 2).unwrap())
}

fn piece(number: u8) -> PieceId {
    PieceId::try_from(number).unwrap()
}

fn spot(number: u8) -> SpotId {
    SpotId::try_from(number).unwrap()
}

/// Returns the position of the top card of a Library, which only this seat has seen in its place.
fn alone(seat: Seat) -> Among {
    let mut by = Seats::default();
    by.insert(seat);
    Among { by, place: 0 }
}

fn oz() -> Teller {
    Teller::new(Profile::Oz, Mode::Standard)
}
