//! Tests of whole duels over the socket. Hands stay hidden, and no person is prompted when a pass is the only choice.

use crate::{
    client::{Client, bot, is_over, person, rests},
    house::House,
};
use kernel::Contest;
use protocol::{FromClient, Options, Pace, Position, SeatPlan, TurnInfo};
use std::collections::BTreeSet;

async fn start(client: &mut Client, seats: [SeatPlan; 2]) -> Position {
    let create = FromClient::Create { game: "duel".to_owned(), options: Options::new(), seats: seats.to_vec() };
    client.ask(create).await;
    client.say(FromClient::Pace { pace: Pace::Instant }).await;
    client.until(|position| position.pace == Pace::Instant && rests(position)).await
}

/// The client checks every position of the game for secrets (`secrets.rs`).
#[tokio::test]
async fn a_person_plays_a_whole_duel_and_is_never_asked_in_vain() {
    let house = House::seeded(Some(11)).await;
    for seats in [[person("Ann"), bot("Ben", "greedy")], [bot("Ben", "random"), person("Ann")]] {
        let mut client = house.client().await;
        let mut position = start(&mut client, seats).await;
        let mut decisions = 0;
        while !is_over(&position) {
            let choices = &position.scene.choices;
            assert!(choices.iter().any(|choice| choice.at != "done"), "{}: {choices:?}", position.scene.prompt);
            // The index varies from decision to decision, so that different kinds of choices are made.
            position = client.act(&position, decisions % choices.len()).await;
            decisions += 1;
        }
        assert!(decisions > 20, "{decisions} decisions");
        assert!(position.scene.sheet.is_some());
    }
}

#[tokio::test]
async fn two_people_at_one_screen_take_back_what_they_decided() {
    let house = House::seeded(Some(12)).await;
    let mut client = house.client().await;
    let mut position = start(&mut client, [person("Ann"), person("Ben")]).await;
    let mut taken_back = 0;
    for step in 0..60 {
        if is_over(&position) {
            break;
        }
        if let (Some(seat), None) = (position.pass_to, position.viewer) {
            position = client.ask(FromClient::Sit { seat: Some(seat) }).await;
        }
        let before = position;
        position = client.act(&before, step % before.scene.choices.len()).await;
        if position.can_undo() {
            position = client.ask(FromClient::Undo { at: position.row }).await;
            assert_eq!((&position.digest, &position.scene.choices), (&before.digest, &before.scene.choices));
            position = client.act(&position, step % before.scene.choices.len()).await;
            taken_back += 1;
        }
    }
    assert!(taken_back > 5, "{taken_back} taken back");
}

/// A battle in which nobody can respond ends before anybody decides again. A separate position, with no choices, still
/// shows the dice of this battle.
#[tokio::test]
async fn no_battle_is_over_before_its_dice_were_seen() {
    let house = House::seeded(Some(13)).await;
    let mut gone_by = 0;
    for game in 0..6 {
        let (ann, ben) = (person("Ann"), bot("Ben", "greedy"));
        let seats = if game % 2 == 0 { [ann, ben] } else { [ben, ann] };
        gone_by += battles(&mut house.client().await, seats).await;
    }
    assert!(gone_by > 2, "{gone_by} battles that nobody could answer");
}

/// Plays a game to its end. Returns the number of battles that ended before anybody decided.
async fn battles(client: &mut Client, seats: [SeatPlan; 2]) -> usize {
    let mut position = start(client, seats).await;
    let (mut seen, mut gone_by, mut done) = (BTreeSet::new(), 0, (String::new(), 0));
    while !is_over(&position) {
        let heading = position.scene.heading.clone();
        done = if heading == done.0 { (heading, done.1 + 1) } else { (heading, 0) };
        let choice = eager(&position, done.1);
        client.say(FromClient::Act { at: position.row, choice }).await;
        while {
            let next = client.position().await;
            let next = Position { news: client.news.clone(), ..next };
            assert!(next.entries > position.entries && next.shown == next.entries, "{} entries", next.entries);
            for moment in next.on_the_way(&position) {
                let contest = moment.scene.contest.as_ref().filter(|contest| is_rolled(contest)).unwrap();
                assert_eq!((moment.turn, &moment.scene.prompt), (TurnInfo::Chance, &contest.title.as_str().into()));
                assert!(moment.scene.choices.is_empty() && !moment.can_undo() && moment.pass_to.is_none());
                assert!(position.entries < moment.entries && moment.entries < next.entries);
                seen.extend(moment.log.last().map(|line| line.entry));
                gone_by += 1;
            }
            if next.scene.contest.as_ref().is_some_and(is_rolled) {
                seen.extend(next.log.last().map(|line| line.entry));
            }
            position = next;
            !rests(&position)
        } {}
    }
    let entries = |words: &str| -> BTreeSet<usize> {
        position.log.iter().filter(|line| line.words.to_string().contains(words)).map(|line| line.entry).collect()
    };
    // If the loser of a battle has no card in hand, the roll itself ends the battle, without a position in between.
    let rolls = &entries("The dice: ") - &entries("wins the battle");
    assert_eq!(&rolls - &seen, BTreeSet::new(), "rolled, but not seen after these entries");
    gone_by
}

/// Returns a choice other than the end of the phase, alternately from the beginning and from the end of the list. After
/// more than five decisions in the phase, returns the choice that ends the phase.
fn eager(position: &Position, done: usize) -> usize {
    let choices = &position.scene.choices;
    let acts = |choice: &usize| !choices[*choice].at.starts_with("done") && !choices[*choice].at.starts_with("free");
    let mut acting = (0..choices.len()).filter(acts);
    let end = (0..choices.len()).find(|choice| !acts(choice));
    let act = if position.entries.is_multiple_of(2) { acting.next() } else { acting.next_back() };
    end.filter(|_| done > 5).or(act).or(end).unwrap_or(0)
}

fn is_rolled(contest: &Contest) -> bool {
    contest.sides.iter().all(|side| side.die.is_some())
}
