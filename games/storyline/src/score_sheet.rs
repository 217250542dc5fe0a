//! The score sheet of a finished game.

use crate::{At, Board, Mode, Storyline, View, outlook, scene::Painter, speaker::Speaker};
use kernel::{Earner, Reader, Seat, SeatMap, Sheet, SheetLine, SheetSeat};

/// The verdicts on a tale in Solitaire. For each verdict, the lowest number of points that earns it, and its words in
/// English and French.
const BANDS: [(i32, &str, &str); 4] = [
    (24, "a tale for all times", "un conte pour toujours"),
    (18, "a fine tale", "un beau conte"),
    (12, "a good tale", "un bon conte"),
    (0, "a short tale", "un petit conte"),
];

pub(crate) fn sheet(game: &Storyline, view: &View, reader: &Reader<'_>) -> Sheet {
    let (speaker, board) = (Speaker::plain(game, reader, view.viewer), &view.board);
    let scores = outlook::scores(game, board);
    let best = scores.values().copied().max().unwrap_or(0);
    let won = |seat: Seat| match game.rules.mode {
        Mode::Solitaire { .. } => outlook::has_ended(board, seat),
        Mode::Standard | Mode::Challenge { .. } => scores[seat] == best,
    };
    let painter = Painter::of(game, view, reader);
    let seats = view.hands.seats().map(|seat| SheetSeat {
        seat,
        name: reader.names[seat].clone(),
        won: won(seat),
        total: Some(scores[seat]),
        lines: if painter.counts(seat) { painter.lines(seat) } else { vec![] },
        counters: vec![],
    });
    Sheet { verdict: verdict(&speaker, &scores, board), seats: seats.collect() }
}

/// Returns all Characters with their points. A Character that is not on the road has 0.
pub(crate) fn earners(game: &Storyline, view: &View, reader: &Reader<'_>) -> Vec<Earner> {
    let painter = Painter::of(game, view, reader);
    let on_the_road = |SheetLine { card, words, points }: SheetLine, seat| Earner { seat, card, points, words };
    view.hands
        .seats()
        .flat_map(|seat| painter.lines(seat).into_iter().map(move |line| on_the_road(line, seat)))
        .collect()
}

fn verdict(speaker: &Speaker<'_>, scores: &SeatMap<i32>, board: &Board) -> String {
    let best = scores.values().copied().max().unwrap_or(0);
    if let Mode::Solitaire { .. } = speaker.game.rules.mode {
        let ended = scores.seats().any(|seat| outlook::has_ended(board, seat));
        let band = BANDS.iter().find(|(from, ..)| ended && best >= *from);
        return match band {
            Some((_, en, fr)) => speaker.say(
                format!("The End is reached with {best} Vitality on the road: {en}."),
                format!("La Fin est atteinte, avec {best} de Vitalité sur la route\u{a0}: {fr}."),
            ),
            None => speaker.say(
                "No Prime has reached The End, so this tale is not scored.",
                "Aucune Vedette n’a atteint La Fin\u{a0}: ce conte n’est pas compté.",
            ),
        };
    }
    let winners: Vec<&str> =
        scores.iter().filter(|(_, score)| **score == best).map(|(seat, _)| speaker.name(seat)).collect();
    match winners.as_slice() {
        [name] => speaker.say(
            format!("{name} wins with {best} Vitality on the road."),
            format!("{name} gagne avec {best} de Vitalité sur la route."),
        ),
        names => {
            let names = names.join(", ");
            speaker.say(
                format!("Shared victory with {best} Vitality on the road: {names}."),
                format!("Victoire partagée avec {best} de Vitalité sur la route\u{a0}: {names}."),
            )
        }
    }
}

impl Painter<'_> {
    /// Reports whether a seat's points count (rule 54).
    fn counts(&self, seat: Seat) -> bool {
        match self.game.rules.mode {
            Mode::Standard | Mode::Challenge { .. } => true,
            Mode::Solitaire { .. } => outlook::has_ended(self.board, seat),
        }
    }

    /// Returns one line for each Character of a seat, with its points on the road or with the reason why it has none.
    fn lines(&self, seat: Seat) -> Vec<SheetLine> {
        let own = self.board.characters_of(seat);
        own.map(|(id, piece)| {
            let counter = self.vitality(id);
            let (words, points) = match piece.at {
                At::Title => (self.speaker.say("on the Title Card", "sur la Carte-Titre"), 0),
                At::End => (self.speaker.say("has reached The End", "a atteint La Fin"), 0),
                At::Spot(_) | At::On(_) => {
                    let parts = counter.iter().flat_map(|counter| &counter.parts);
                    let parts: Vec<String> =
                        parts.map(|part| format!("{} {}", signed(part.value), part.words)).collect();
                    (parts.join(", "), counter.as_ref().map_or(0, |counter| counter.value))
                }
            };
            SheetLine { card: self.piece(id, piece), words, points }
        })
        .collect()
    }
}

fn signed(value: i32) -> String {
    if value < 0 { format!("−{}", value.unsigned_abs()) } else { format!("+{value}") }
}
