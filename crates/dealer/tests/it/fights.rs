//! Tests that a battle that begins and ends between two decisions is shown exactly once, with its dice.

use catalog::Level;
use dealer::{About, Dealer, Screen, Shown};
use kernel::{Contest, Lang, Turn};
use protocol::{Pace, Position, TurnInfo};

const ABOUT: About<'static> =
    About { table: "t1", pace: Pace::Instant, notices: Vec::new(), clock: None, window: None };

/// Returns a duel between one person and one bot, before the first decision.
fn lone(seed: u64) -> Dealer {
    let mut dealer = Dealer::new(crate::table("duel"), vec![None, Some(Level::Greedy)], seed).unwrap();
    crate::run_on(&mut dealer, &mut Vec::new());
    dealer
}

fn is_rolled(contest: &Contest) -> bool {
    contest.sides.iter().all(|side| side.die.is_some())
}

#[test]
fn no_battle_is_over_before_its_dice_were_seen() {
    let (mut gone_by, mut settled) = (0, 0);
    for (seed, lang) in [(1, Lang::En), (2, Lang::Fr), (3, Lang::En)] {
        let mut dealer = lone(seed);
        let mut screen = Screen::on_opening(&dealer, lang);
        let mut before: Option<Position> = None;
        while let Turn::Of(seat) = dealer.table().turn() {
            let choice = dealer.think(Level::Greedy).unwrap()(&mut || false);
            let step = dealer.act(seat, choice).unwrap();
            dealer.commit(step).unwrap();
            let Shown { position, .. } = screen.show(&dealer, &ABOUT, before.as_ref()).unwrap();
            let moments = before.as_ref().map_or_else(Vec::new, |before| position.on_the_way(before));
            for moment in &moments {
                let contest = moment.scene.contest.as_ref().filter(|contest| is_rolled(contest)).unwrap();
                assert_eq!((moment.turn, &moment.scene.prompt), (TurnInfo::Chance, &contest.title.as_str().into()));
                assert!(moment.scene.choices.is_empty() && !moment.can_undo() && moment.pass_to.is_none());
                assert!(before.as_ref().unwrap().entries < moment.entries && moment.entries < position.entries);
            }
            if before.is_some() {
                let seen: Vec<usize> = moments.iter().map(|moment| moment.entries).collect();
                let unseen = rolled_and_settled(&position).into_iter().find(|roll| !seen.contains(roll));
                assert_eq!(unseen, None, "seed {seed}: only {seen:?} of {} entries were seen", position.entries);
                settled += rolled_and_settled(&position).len();
            }
            gone_by += moments.len();
            before = Some(position);
        }
    }
    assert!(settled > 2 && gone_by >= settled, "{settled} battles that nobody could answer, {gone_by} moments");
}

/// Returns the numbers of entries after which dice were rolled in a battle that ended later in the same step. Leaves
/// out each battle whose loser has no card in hand, because the roll itself ends it.
fn rolled_and_settled(position: &Position) -> Vec<usize> {
    let told = |words: [&str; 2]| -> Vec<usize> {
        let said = |line: String| words.iter().any(|words| line.contains(words));
        let news = position.news.iter().filter(|news| news.words.as_ref().is_some_and(|words| said(words.to_string())));
        news.map(|news| news.entry).collect()
    };
    let ends = told(["wins the battle", "gagne le combat"]);
    let rolls = told(["The dice: ", "Les dés"]).into_iter();
    rolls.filter(|roll| !ends.contains(roll) && ends.iter().any(|end| end > roll)).collect()
}
