//! The set-up, the drawing and the sentences of this game.

use crate::{Action, Card, Event, NewGame, View, news, scene};
use kernel::{
    CardSet, CardText, Lang, News, OptionFault, OptionSpec, Options, Reader, Scene, Shelf, Tabletop, Viewer, Wording,
    Wordings, Words, content_hash,
};

impl Tabletop for NewGame {
    type Edition = ();
    const EDITIONS: &'static [(&'static str, ())] = &[("newgame", ())];
    const RULES: u32 = 1;
    const SEATS: (usize, usize) = (2, 4);

    fn title((): (), _: Lang) -> String {
        "NewGame".into()
    }

    fn option_specs((): (), _: Lang, _: &Shelf) -> Vec<OptionSpec> {
        Vec::new()
    }

    fn open((): (), options: &Options, seats: usize, _: &Shelf) -> Result<NewGame, OptionFault> {
        OptionSpec::check(&[], options)?;
        let (least, most) = Self::SEATS;
        if (least..=most).contains(&seats) {
            Ok(NewGame { seats })
        } else {
            Err(OptionFault::Seats { found: seats, least, most })
        }
    }

    fn edition(&self) {}

    fn card_set(&self) -> CardSet {
        CardSet { name: "standard".into(), hash: content_hash("1 2 3 4 5 6") }
    }

    fn card_texts(&self) -> Vec<CardText> {
        let text = |card: Card| CardText {
            id: card.number().to_string(),
            title: None,
            notation: card.number().to_string(),
            kind: Words::each(|lang| scene::number(lang).into()),
            words: Wordings::each(|lang| Wording::plain(format!("{} {}", scene::number(lang), card.number()))),
            ground: "own".into(),
        };
        Card::all().map(text).collect()
    }

    fn scene(&self, view: &View, choices: &[Action], reader: &Reader<'_>) -> Scene {
        scene::scene(view, choices, reader)
    }

    fn tell(&self, event: &Event, _: Viewer, reader: &Reader<'_>) -> News {
        news::news(event, reader)
    }
}
