//! Tests that a view comes back as it went, and that a bot which reads messages plays by them.

use crate::exec::{
    HouseBot,
    message::{Hello, PROTOCOL, ToProgram, Want, line},
    speech::Speech,
};
use catalog::{Level, Wanted};
use kernel::{Game, Options, Rng, Seat, SeatMap, Shelf, Tabletop, Turn, Unheard, Viewer};

const GAMES: [(&str, usize); 6] = [("draft", 2), ("draft", 4), ("duel", 2), ("oz", 1), ("oz", 3), ("epic", 2)];

/// Plays random games, and gives each decision to `each`: the position, the seat and its choices.
fn play<G: Game>(game: &G, games: u64, mut each: impl FnMut(&G::State, Seat, &[G::Action])) {
    for number in 0..games {
        let (mut rng, mut state) = (Rng::stream(33, number), game.start());
        loop {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Of(seat) => {
                    let mut legal = Vec::new();
                    game.legal_actions(&state, seat, &mut legal);
                    each(&state, seat, &legal);
                    let action = *rng.pick(&legal).expect("a seat to move has an action");
                    game.play(&mut state, seat, &action, &mut Unheard);
                }
                Turn::Chance => {
                    let chance = game.sample(&state, &mut rng);
                    game.happen(&mut state, &chance, &mut Unheard);
                }
            }
        }
    }
}

struct ComesBack;

impl catalog::Visitor for ComesBack {
    type Out = usize;

    fn visit<G: Tabletop>(self, game: G) -> usize {
        let mut decisions = 0;
        play(&game, 2, |state, _, _| {
            decisions += 1;
            for viewer in Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Table]) {
                let view = game.view(state, viewer);
                let text = serde_json::to_string(&view).unwrap();
                let read: G::View = serde_json::from_str(&text).unwrap_or_else(|fault| panic!("{fault}: {text}"));
                assert_eq!(read, view, "{text}");
            }
        });
        decisions
    }
}

#[test]
fn a_view_comes_back_as_it_went() {
    for (game, seats) in GAMES {
        let wanted = Wanted { game, options: &Options::new(), seats, shelf: &Shelf::EMPTY };
        let decisions = catalog::visit(wanted, ComesBack).unwrap();
        assert!(decisions > 40, "{game}: {decisions} decisions");
    }
}

/// The seeds of the game and of the bot.
const SEEDS: (u64, u64) = (5, 9);

struct Converse<'a>(&'a Hello);

impl catalog::Visitor for Converse<'_> {
    /// The messages about a game, and the answers of a greedy bot that gets the views themselves.
    type Out = (String, String);

    fn visit<G: Tabletop>(self, game: G) -> Self::Out {
        let seat = Seat::new(0, game.seats()).unwrap();
        let names = SeatMap::new(game.seats(), |seat| self.0.seats[seat.index()].clone());
        let mut speech = Speech::new(names, seat, vec![Want::View]);
        let mut asked = line(&ToProgram::Hello(self.0.clone())) + &line(&speech.game(SEEDS.0));
        let mut answers = "{\"ready\":1,\"wants\":[\"view\"]}\n".to_owned();
        let (mut bot, mut rng) = (Level::Greedy.bot::<G>(), Rng::stream(SEEDS.0, SEEDS.1));
        play(&game, 1, |state, to_move, legal| {
            if to_move == seat {
                let view = game.view(state, Viewer::Seat(seat));
                asked += &line(&speech.decide(&game, (&view, legal), None));
                let chosen = bot.choose(&game, &view, legal, &mut rng);
                let choice = legal.iter().position(|action| *action == chosen).unwrap();
                answers += &format!("{{\"choice\":{choice}}}\n");
            }
        });
        asked += &line(&speech.over(None, [].into_iter(), None));
        (asked, answers)
    }
}

fn hello(game: &str, seats: usize) -> Hello {
    let names = (1..=seats).map(|seat| format!("Seat {seat}")).collect();
    let table = catalog::open(game, &Options::new(), names, &Shelf::EMPTY).unwrap();
    let header = table.header().clone();
    let (cards, rules) = header.cards.zip(header.rules).unwrap();
    Hello { protocol: PROTOCOL, game: header.game, options: header.options, cards, rules, seats: header.seats }
}

fn house(game: &str) -> HouseBot {
    HouseBot {
        game: game.into(),
        level: Level::Greedy,
        options: Options::new(),
        seats: None,
        shelf: Shelf::EMPTY,
        seed: SEEDS.1,
    }
}

/// Returns the answers of a bot to these messages, or its fault in words.
fn answers(bot: &HouseBot, asked: &str) -> Result<String, String> {
    let mut said = Vec::new();
    bot.play(&mut asked.as_bytes(), &mut said).map_err(|fault| fault.to_string())?;
    Ok(String::from_utf8(said).unwrap())
}

#[test]
fn a_bot_plays_by_messages_as_by_views() {
    for (game, seats) in GAMES {
        let hello = hello(game, seats);
        let wanted = Wanted { game, options: &Options::new(), seats, shelf: &Shelf::EMPTY };
        let (asked, expected) = catalog::visit(wanted, Converse(&hello)).unwrap();
        assert!(expected.lines().count() > 5, "{game}");
        assert_eq!(answers(&house(game), &asked).unwrap(), expected, "{game}");
    }
}

#[test]
fn a_bot_says_what_it_expected_of_a_table() {
    let good = hello("draft", 2);
    let fault = |bot: &HouseBot, hello: &Hello| answers(bot, &line(&ToProgram::Hello(hello.clone()))).unwrap_err();
    assert_eq!(fault(&house("duel"), &good), "the game of the table is draft; expected duel",);
    let newer = Hello { protocol: 2, ..good.clone() };
    assert_eq!(fault(&house("draft"), &newer), "the version of the protocol is 2; expected 1");
    let other = Hello { rules: 9, ..good.clone() };
    assert_eq!(fault(&house("draft"), &other), "the version of the rules is 9; expected 1");
    let mut other = good.clone();
    other.cards.hash = "ab".into();
    assert!(fault(&house("draft"), &other).starts_with("the hash of the cards is ab; expected "));
    let seated = HouseBot { seats: Some(3), ..house("draft") };
    assert_eq!(fault(&seated, &good), "the number of seats is 2; expected 3");
    let options = Options::from([("memoryAid".into(), kernel::OptionValue::Flag(true))]);
    let fussy = HouseBot { options, ..house("draft") };
    assert_eq!(fault(&fussy, &good), "the option memoryAid is false; expected true");
}

#[test]
fn a_bot_refuses_messages_that_cannot_come() {
    let hello = line(&ToProgram::Hello(hello("draft", 2)));
    let fault = |asked: &str| answers(&house("draft"), asked).unwrap_err();
    assert_eq!(answers(&house("draft"), "").unwrap(), "", "no messages, no fault");
    assert!(fault("hi\n").contains("expected \"hello\""), "{}", fault("hi\n"));
    assert!(
        fault("{\"say\":\"game\",\"seat\":0,\"seed\":1}\n")
            .ends_with("(it comes at the wrong time); expected \"hello\"")
    );
    assert!(fault(&hello.repeat(2)).contains("it comes at the wrong time"));
    let decide = |rest: &str| fault(&format!("{hello}{{\"say\":\"decide\",\"decision\":1,\"left\":null,{rest}}}\n"));
    assert!(decide("\"choices\":[]").contains("it has no view"), "{}", decide("\"choices\":[]"));
    assert!(decide("\"choices\":[],\"view\":{}").contains("missing field"));
}
