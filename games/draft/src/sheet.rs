//! The score sheet of a finished game, with the points of each Story explained in words.

use crate::{
    Condition, Draft, Objective, StoryId, Term, View,
    faces::{self, character_counters},
    outlook::Outlook,
    score, words,
};
use kernel::{Lang, Reader, Seat, SeatMap, Sheet, SheetLine, SheetSeat, winners};

pub(crate) fn sheet(game: &Draft, view: &View, reader: &Reader<'_>) -> Sheet {
    let totals = score::scores(game, &view.determinize());
    let winning: Vec<Seat> = winners(&totals).collect();
    let seats = view.players.iter().map(|(seat, player)| {
        let outlook = Outlook::of(game, view, seat);
        let lines = score::counted(player, view.open).map(|id| line(game, id, &outlook, reader)).collect();
        SheetSeat {
            seat,
            name: reader.names[seat].clone(),
            won: winning.contains(&seat),
            total: Some(totals[seat]),
            lines,
            counters: character_counters(player.hand, reader.lang),
        }
    });
    Sheet { verdict: verdict(&totals, &winning, reader), seats: seats.collect() }
}

/// Returns the result as a sentence. If players are tied, all of them win (rules 9).
fn verdict(totals: &SeatMap<i32>, winning: &[Seat], reader: &Reader<'_>) -> String {
    let names: Vec<String> = winning.iter().map(|seat| reader.names[*seat].clone()).collect();
    let points = winning.first().map_or(0, |seat| totals[*seat]);
    let points = words::count_points(points, reader.lang);
    match (names.as_slice(), reader.lang) {
        ([one], Lang::En) => format!("{one} wins with {points}."),
        ([one], Lang::Fr) => format!("{one} gagne avec {points}."),
        (_, Lang::En) => format!("{} win together with {points} each.", words::listed(&names, "and")),
        (_, Lang::Fr) => format!("{} gagnent ensemble avec {points} chacun.", words::listed(&names, "et")),
    }
}

fn line(game: &Draft, id: StoryId, outlook: &Outlook, reader: &Reader<'_>) -> SheetLine {
    let story = game.catalog_of(outlook.seat).story(id);
    SheetLine {
        card: faces::story(story, reader.lang),
        words: explain(&story.objective, outlook, reader.lang),
        points: outlook.now(&story.objective),
    }
}

/// Returns the reason for the points of an objective, such as "4 × Dorothy, 4 × Lion: 4 sets, 8 points".
fn explain(objective: &Objective, outlook: &Outlook, lang: Lang) -> String {
    let terms: Vec<String> = objective.terms.iter().map(|term| explain_term(term, outlook, lang)).collect();
    terms.join(words::pick(lang, "; ", "\u{202f}; "))
}

fn explain_term(term: &Term, outlook: &Outlook, lang: Lang) -> String {
    let hand = outlook.hands[outlook.seat];
    let held = |who: crate::Character| format!("{} × {}", hand.of(who), who.name(lang));
    let points = score::term_points(term, &outlook.hands, outlook.seat);
    let scored = words::count_points(points, lang);
    let colon = words::pick(lang, ":", "\u{a0}:");
    match term {
        Term::PerSet { set, .. } | Term::Ladder { set, .. } => {
            let have: Vec<String> = set.members.iter().map(|(who, _)| held(*who)).collect();
            let have = have.join(", ");
            match set.members.as_slice() {
                [(_, 1)] => format!("{have}{colon} {scored}"),
                _ => {
                    let sets = score::sets(set, hand);
                    let word = match (lang, sets) {
                        (Lang::En, 1) => "set",
                        (Lang::En, _) => "sets",
                        (Lang::Fr, 0 | 1) => "série",
                        (Lang::Fr, _) => "séries",
                    };
                    format!("{have}{colon} {sets} {word}, {scored}")
                }
            }
        }
        Term::If { when: Condition::AtMost(who, _), .. } => format!("{}{colon} {scored}", held(*who)),
        Term::If { when: Condition::TopsHand(who), .. } => match lang {
            Lang::En => format!("{}, the most of one Character is {}: {scored}", held(*who), hand.most()),
            Lang::Fr => {
                format!("{}, le Personnage le plus représenté l’est {} fois\u{a0}: {scored}", held(*who), hand.most())
            }
        },
        Term::If { when: Condition::TopsTable(who), .. } => {
            let rivals = score::most_elsewhere(&outlook.hands, outlook.seat, *who);
            match lang {
                Lang::En => format!("{}, the others at most {rivals}: {scored}", held(*who)),
                Lang::Fr => format!("{}, les autres au plus {rivals}\u{a0}: {scored}", held(*who)),
            }
        }
    }
}
