//! Chooses the parts of a table and their form, so that everything needed for a decision is on the screen.

use super::{look::Look, middle, mine, offers, others, prompt};
use mine::Detail as Mine;
use offers::Boxes;
use others::Detail as Others;
use prompt::Asked;
use protocol::ZoneKind;
use ratatui::text::Line;

/// The parts of a table that has offers in the middle.
pub(super) struct Arrangement {
    pub(super) offers: Offers,
    pub(super) offers_tall: u16,
    pub(super) prompt: Vec<Line<'static>>,
    /// The lines of the parts below the prompt, from top to bottom.
    pub(super) below: [Vec<Line<'static>>; 4],
}

/// The form of the offers in the middle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Offers {
    Boxes(Boxes),
    Lines,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rest {
    Told,
    LeftOut,
}

const TITLED: Offers = Offers::Boxes(Boxes::Titled);
const UNTITLED: Offers = Offers::Boxes(Boxes::Untitled);
const OPEN: Offers = Offers::Boxes(Boxes::Open);

/// The forms to try if no choice points at one of the viewer's own open cards. The first form that fits is used.
const MIDDLE: [(Offers, Mine, Others, Rest); 16] = [
    (TITLED, Mine::Words, Others::Full, Rest::Told),
    (TITLED, Mine::Words, Others::Full, Rest::LeftOut),
    (TITLED, Mine::Words, Others::Titles, Rest::Told),
    (TITLED, Mine::Words, Others::Titles, Rest::LeftOut),
    (TITLED, Mine::Badges, Others::Titles, Rest::LeftOut),
    (TITLED, Mine::Badges, Others::Icons, Rest::LeftOut),
    (UNTITLED, Mine::Badges, Others::Icons, Rest::LeftOut),
    (UNTITLED, Mine::Untitled, Others::Icons, Rest::LeftOut),
    (UNTITLED, Mine::Untitled, Others::Line, Rest::LeftOut),
    (OPEN, Mine::Untitled, Others::Icons, Rest::LeftOut),
    (OPEN, Mine::Untitled, Others::Line, Rest::LeftOut),
    (OPEN, Mine::Icons, Others::Icons, Rest::LeftOut),
    (OPEN, Mine::Icons, Others::Line, Rest::LeftOut),
    (Offers::Lines, Mine::Badges, Others::Icons, Rest::LeftOut),
    (Offers::Lines, Mine::Untitled, Others::Line, Rest::LeftOut),
    (Offers::Lines, Mine::Icons, Others::Line, Rest::LeftOut),
];

/// The forms to try if a choice points at one of the viewer's own open cards. These forms shorten the middle first, and
/// keep the texts of the viewer's cards as long as possible.
const OWN: [(Offers, Mine, Others, Rest); 12] = [
    (TITLED, Mine::Words, Others::Full, Rest::Told),
    (TITLED, Mine::Words, Others::Full, Rest::LeftOut),
    (TITLED, Mine::Words, Others::Titles, Rest::LeftOut),
    (TITLED, Mine::Words, Others::Icons, Rest::LeftOut),
    (UNTITLED, Mine::Words, Others::Icons, Rest::LeftOut),
    (UNTITLED, Mine::Badges, Others::Icons, Rest::LeftOut),
    (Offers::Lines, Mine::Words, Others::Titles, Rest::LeftOut),
    (Offers::Lines, Mine::Badges, Others::Titles, Rest::LeftOut),
    (Offers::Lines, Mine::Badges, Others::Icons, Rest::LeftOut),
    (Offers::Lines, Mine::Untitled, Others::Icons, Rest::LeftOut),
    (Offers::Lines, Mine::Untitled, Others::Line, Rest::LeftOut),
    (Offers::Lines, Mine::Icons, Others::Line, Rest::LeftOut),
];

/// Returns the first arrangement that fits into `tall` lines. If none fits, returns the shortest.
pub(super) fn arrange(look: Look<'_>, width: u16, tall: usize) -> Arrangement {
    // The choice under the cursor can be cut in the prompt only if its words are also on the table.
    let own = own_cards(look);
    let asked = |(offers, mine, _, _): &(Offers, Mine, Others, Rest)| match (own, offers, mine) {
        (true, _, Mine::Words | Mine::Badges | Mine::Untitled) | (false, Offers::Boxes(_), _) => {
            [Asked::Whole, Asked::Cut].as_slice()
        }
        (true, _, Mine::Icons) | (false, Offers::Lines, _) => &[Asked::Whole],
    };
    let preferences = if own { OWN.as_slice() } else { MIDDLE.as_slice() };
    let kinds = preferences.iter().flat_map(|kind| asked(kind).iter().map(|asked| (*kind, *asked)));
    let made = || kinds.clone().map(|(kind, asked)| make(look, width, kind, asked));
    let fits = made().find(|arrangement| arrangement.tall() <= tall);
    fits.or_else(|| made().min_by_key(Arrangement::tall)).expect("there is a preference")
}

/// Reports whether any choice points at an open card in front of the viewer.
fn own_cards(look: Look<'_>) -> bool {
    let position = look.position();
    let mut own = position.scene.zones.iter().filter(|zone| zone.kind == ZoneKind::Display && zone.owner.is_some());
    own.any(|zone| zone.owner == position.viewer && zone.cards.iter().any(|card| look.mark(&card.id).is_some()))
}

fn make(
    look: Look<'_>,
    width: u16,
    (offers, mine, others, rest): (Offers, Mine, Others, Rest),
    asked: Asked,
) -> Arrangement {
    let wide = usize::from(width);
    let offers_tall = match offers {
        Offers::Boxes(boxes) => offers::tall(look, boxes, width),
        Offers::Lines => offers::flat(look),
    };
    let rest = match rest {
        Rest::Told => middle::rest(look, wide),
        Rest::LeftOut => Vec::new(),
    };
    let open = middle::open(look, mine, wide);
    let mine = mine::lines(look, mine, wide);
    let below = [open, mine, others::lines(look, others, wide), rest];
    Arrangement { offers, offers_tall, prompt: prompt::lines(look, asked, wide), below }
}

impl Arrangement {
    pub(super) fn tall(&self) -> usize {
        usize::from(self.offers_tall) + self.prompt.len() + self.below.iter().map(Vec::len).sum::<usize>()
    }
}
