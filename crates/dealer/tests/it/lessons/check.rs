//! Plays the lesson of a game to its end and lists its faults.

use dealer::{ActFault, Dealer, Page, Script, Stop, Told};
use kernel::{Card, Lang, Options, Scene, Seat, Shelf, Turn, Viewer};
use std::collections::BTreeSet;

/// The greatest length of a title, in characters.
const MOST_TITLE: usize = 60;
/// The greatest length of any other sentence, in characters.
const MOST_SENTENCE: usize = 140;
/// The greatest number of sentences of a step, and the greatest number of things that it points at.
const MOST: (usize, usize) = (3, 3);

/// Returns a dealer at the beginning of the lesson.
pub(crate) fn begin(game: &str, script: &Script) -> Result<Dealer, String> {
    let names = std::iter::once("Ann".to_owned()).chain(script.others.iter().map(|seat| seat.name.clone())).collect();
    let options: &Options = &script.options;
    let table = catalog::open(game, options, names, &Shelf::EMPTY).map_err(|fault| fault.to_string())?;
    let bots = script.others.iter().map(|seat| seat.bot.as_deref().map(str::parse).transpose());
    let levels = std::iter::once(Ok(None)).chain(bots).collect::<Result<_, _>>();
    let levels = levels.map_err(|fault: catalog::LevelFault| fault.to_string())?;
    let dealer = Dealer::new(table, levels, u64::from(script.version) + 77).map_err(|fault| fault.to_string())?;
    let mut dealer = dealer.with_script(script.clone());
    let owed = dealer.owed().map_err(|fault| fault.to_string())?;
    dealer.commit(owed).map_err(|fault| fault.to_string())?;
    Ok(dealer)
}

/// Returns all faults of a lesson. Where the script leaves the choice open, `pick` takes the number of choices and
/// returns the index of one choice.
pub(crate) fn faults(game: &str, script: &Script, mut pick: impl FnMut(usize) -> usize) -> Vec<String> {
    let mut faults: Vec<String> = script.stops.iter().flat_map(|stop| stop.steps.iter().flat_map(wording)).collect();
    let waits = script.stops.iter().flat_map(|stop| [&stop.waits.en, &stop.waits.fr]);
    faults.extend(
        waits.filter(|words| is_long(words, MOST_SENTENCE)).map(|words| format!("{words:?} is too long, or empty")),
    );
    let mut dealer = match begin(game, script) {
        Ok(dealer) => dealer,
        Err(fault) => return vec![fault],
    };
    let mut stops = script.stops.iter().peekable();
    let mut theirs = script.theirs.iter();
    while let (Turn::Of(seat), Some(stop)) = (dealer.table().turn(), stops.peek()) {
        let entries = dealer.table().entries();
        if dealer.level(seat).is_some() {
            if let (choice, Some(words)) = (thought(&dealer, seat), theirs.next()) {
                let offered = dealer.table().scene(Viewer::Seat(seat), Lang::En).choices[choice].words.to_string();
                if !offered.starts_with(words) {
                    faults.push(format!("{entries}: {words:?} is not offered"));
                }
            }
        } else if stop.at == entries {
            faults.extend(there(&dealer, seat, stop));
            stops.next();
        } else {
            faults.push(format!("{entries}: a decision without a stop; the next is at {}", stop.at));
            return faults;
        }
        if let Err(fault) = decide(&mut dealer, seat, &mut pick) {
            faults.push(format!("{entries}: {fault}"));
            return faults;
        }
    }
    faults.extend(stops.next().map(|stop| format!("the game is over before the stop at {}", stop.at)));
    faults
}

/// Lets a seat decide. A bot takes the choice that it computes, and the reader takes a choice that the lesson waits
/// for.
fn decide(dealer: &mut Dealer, seat: Seat, pick: &mut impl FnMut(usize) -> usize) -> Result<(), ActFault> {
    let offered = dealer.table().scene(Viewer::Seat(seat), Lang::En).choices.len();
    let choice = match dealer.level(seat) {
        Some(_) => thought(dealer, seat),
        None => match awaited(dealer, seat).as_slice() {
            [] => pick(offered),
            some => some[pick(some.len())],
        },
    };
    let step = dealer.act(seat, choice)?;
    dealer.commit(step).expect("nothing has happened since");
    Ok(())
}

fn thought(dealer: &Dealer, seat: Seat) -> usize {
    let level = dealer.level(seat).expect("a bot sits here");
    dealer.think(level).expect("it is its turn")(&mut || false)
}

/// Returns the choices that the lesson waits for, as a screen receives them.
fn awaited(dealer: &Dealer, seat: Seat) -> Vec<usize> {
    dealer.lesson(dealer.table(), Some(seat), Lang::En).map(|lesson| lesson.choices).unwrap_or_default()
}

/// Returns the faults of a stop at its position: things that are not on the table, an awaited choice that is not
/// offered, and another choice that the dealer accepts.
fn there(dealer: &Dealer, seat: Seat, stop: &Stop) -> Vec<String> {
    let scene = dealer.table().scene(Viewer::Seat(seat), Lang::En);
    let here = ids(&scene);
    let points = stop.steps.iter().flat_map(|step| &step.points);
    let gone = points.filter(|id| !here.contains(id.as_str())).map(|id| format!("{}: nothing is {id:?}", stop.at));
    let awaited = awaited(dealer, seat);
    let unknown = stop.choose.as_ref().filter(|_| awaited.is_empty());
    let unknown = unknown.map(|words| format!("{}: {words:?} is not offered", stop.at));
    let other = (0..scene.choices.len()).find(|choice| !awaited.is_empty() && !awaited.contains(choice));
    let taken = other.filter(|choice| !matches!(dealer.act(seat, *choice), Err(ActFault::Lesson { .. })));
    let taken = taken.map(|choice| format!("{}: choice {choice} is not refused", stop.at));
    gone.chain(unknown).chain(taken).collect()
}

/// Returns the ids of all zones and cards in the scene.
fn ids(scene: &Scene) -> BTreeSet<&str> {
    fn add<'a>(card: &'a Card, ids: &mut BTreeSet<&'a str>) {
        ids.insert(&card.id);
        card.under.iter().for_each(|below| add(below, ids));
    }
    let mut ids = BTreeSet::new();
    for zone in &scene.zones {
        ids.insert(zone.id.as_str());
        zone.cards.iter().for_each(|card| add(card, &mut ids));
    }
    scene.contest.iter().flat_map(|contest| &contest.sides).flat_map(|side| &side.cards).for_each(|card| {
        ids.insert(&card.id);
    });
    ids
}

/// Returns all faults in the texts of a step.
fn wording(step: &Told) -> Vec<String> {
    let Told { points, en, fr } = step;
    let mut faults: Vec<String> = [en, fr].into_iter().flat_map(lengths).collect();
    let numbers = |page: &Page| page.words.iter().map(|words| number(words)).collect::<Vec<_>>();
    if numbers(en) != numbers(fr) || en.title == fr.title {
        faults.push(format!("{:?} is not the same in French", en.title));
    }
    let said: BTreeSet<usize> = numbers(en).into_iter().flatten().collect();
    if points.len() > MOST.1 || !said.iter().copied().eq(1..=points.len()) {
        faults.push(format!("{:?} points at {} things and has words for {said:?}", en.title, points.len()));
    }
    faults
}

fn lengths(page: &Page) -> Vec<String> {
    let title = Some(&page.title).filter(|title| is_long(title, MOST_TITLE));
    let words = page.words.iter().filter(|words| is_long(words, MOST_SENTENCE));
    let mut faults: Vec<String> =
        title.into_iter().chain(words).map(|words| format!("{words:?} is too long, or empty")).collect();
    if page.words.len() > MOST.0 {
        faults.push(format!("{:?} has {} sentences", page.title, page.words.len()));
    }
    faults
}

fn is_long(words: &str, most: usize) -> bool {
    words.is_empty() || words.chars().count() > most
}

/// Returns the number of the thing at the beginning of a sentence, or `None` if the sentence has no number.
fn number(words: &str) -> Option<usize> {
    words.strip_prefix('{')?.split_once('}')?.0.parse().ok()
}
