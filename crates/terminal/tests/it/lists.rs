//! Handmade lists of games, bots and tables.

use protocol::{
    BotInfo, Dailies, DailyDeal, Find, FromServer, GameInfo, GameResult, Lang, OptionKind, OptionSpec, OptionValue,
    Seat, SeatPlan, TableLine,
};

pub(crate) fn welcome(lang: Lang) -> FromServer {
    let french = lang == Lang::Fr;
    let spec = |name: &str, label: &str, help: &str, default, kind| OptionSpec {
        name: name.into(),
        label: label.into(),
        help: help.into(),
        default,
        kind,
    };
    let sets = [("standard", "Standard"), ("alternative", "Alternative")];
    let sets = sets.map(|(word, label)| (word.to_owned(), label.to_owned())).to_vec();
    let (aid, aid_help, cards) = if french {
        ("Aide-mémoire", "Montre à tous ce que chacun a pris.", "Histoires")
    } else {
        ("Memory aid", "Shows everybody what each player took.", "Stories")
    };
    let options = vec![
        spec("memoryAid", aid, aid_help, OptionValue::Flag(false), OptionKind::Flag),
        spec("cards", cards, "", OptionValue::Word("standard".into()), OptionKind::OneOf { words: sets }),
        spec("dice", "Dice", "", OptionValue::Number(2), OptionKind::Number { least: 1, most: 3 }),
    ];
    let game = GameInfo {
        name: "draft".into(),
        title: "Oz".into(),
        about: if french { "Une colonne par tour." } else { "A column in each round." }.into(),
        fewest_seats: 2,
        most_seats: 4,
        seat_titles: vec![],
        options,
        has_lesson: false,
        has_windows: false,
    };
    let bot =
        |level: &str, label: &str, help: &str| BotInfo { level: level.into(), label: label.into(), help: help.into() };
    let bots = if french {
        vec![
            bot("random", "Flâneur", "Fait n’importe quoi de permis."),
            bot("greedy", "Collectionneur", "Prend le meilleur tout de suite."),
            bot("ismcts:1000", "Stratège", "Imagine mille suites."),
        ]
    } else {
        vec![
            bot("random", "Wanderer", "Does anything that is allowed."),
            bot("greedy", "Collector", "Takes what looks best right now."),
            bot("ismcts:1000", "Planner", "Imagines a thousand ways."),
        ]
    };
    FromServer::Welcome { lang, games: vec![game], bots, gathers: false }
}

/// Returns the message of [`welcome`] with a second game. The seats of that game are fixed and have titles.
pub(crate) fn two_games(lang: Lang) -> FromServer {
    let FromServer::Welcome { lang, mut games, bots, gathers } = welcome(lang) else { unreachable!("this welcomes") };
    let say = |en: &str, fr: &str| if lang == Lang::Fr { fr.to_owned() } else { en.to_owned() };
    games.push(GameInfo {
        name: "duel".into(),
        title: say("Good against Evil", "Le Bien contre le Mal"),
        about: say("Battles with dice.", "Des combats aux dés."),
        fewest_seats: 2,
        most_seats: 2,
        seat_titles: vec![say("Good", "Le Bien"), say("Evil", "Le Mal")],
        options: vec![],
        has_lesson: false,
        has_windows: false,
    });
    FromServer::Welcome { lang, games, bots, gathers }
}

pub(crate) fn tables(lang: Lang) -> FromServer {
    let plan = |name: &str| SeatPlan { name: name.into(), bot: None };
    let line = |id: &str, heading: &str, over, changed| TableLine {
        id: id.into(),
        game: "draft".into(),
        title: "Oz".into(),
        seats: vec![plan("Ann"), plan("Bea")],
        heading: heading.into(),
        entries: 57,
        over,
        turn: None,
        result: over.then(|| GameResult { won: Seat::all(1).collect(), scores: vec![24, 19] }),
        changed,
    };
    let (playing, won) = match lang {
        Lang::En => ("Round 6 of 9", "Ann wins with 24 points."),
        Lang::Fr => ("Tour 6 sur 9", "Ann gagne avec 24 points."),
    };
    FromServer::Tables {
        tables: vec![line("t1", playing, false, 10_000), line("t2", won, true, 2_800)],
        find: Find::default(),
        more: None,
        gatherings: None,
    }
}

/// Returns a list with one table, of the game whose seats have titles.
pub(crate) fn duel_table(lang: Lang) -> FromServer {
    let say = |en: &str, fr: &str| if lang == Lang::Fr { fr.to_owned() } else { en.to_owned() };
    let plan = |name: &str| SeatPlan { name: name.into(), bot: None };
    let line = TableLine {
        id: "t3".into(),
        game: "duel".into(),
        title: say("Good against Evil", "Le Bien contre le Mal"),
        seats: vec![plan("Ann"), plan("Bea")],
        heading: say("Turn 4 of Evil", "Tour 4 du Mal"),
        entries: 40,
        over: false,
        turn: None,
        result: None,
        changed: 10_000,
    };
    FromServer::Tables { tables: vec![line], find: Find::default(), more: None, gatherings: None }
}

/// Returns the daily deals of one day, one of them already begun, and the result of the day before.
pub(crate) fn dailies(lang: Lang) -> FromServer {
    let say = |en: &str, fr: &str| if lang == Lang::Fr { fr.to_owned() } else { en.to_owned() };
    let person = SeatPlan { name: say("Player 1", "Joueur 1"), bot: None };
    let bot = SeatPlan { name: "Ojo".into(), bot: Some("ismcts:1000".into()) };
    let deal = |day: &str, seats: Vec<SeatPlan>, table: Option<&str>, heading: String| DailyDeal {
        day: day.into(),
        game: if seats.len() == 1 { "oz".into() } else { "draft".into() },
        title: if seats.len() == 1 { "The Storyline".into() } else { "Oz".into() },
        seats,
        table: table.map(str::to_owned),
        over: table == Some("t8"),
        heading,
    };
    let begun = deal("2026-11-25", vec![person.clone(), bot.clone()], Some("t9"), say("Round 2 of 9", "Tour 2 sur 9"));
    let fresh = deal("2026-11-25", vec![person.clone()], None, String::new());
    let over =
        deal("2026-11-24", vec![person, bot], Some("t8"), say("Ojo wins with 24 points.", "Ojo gagne avec 24 points."));
    FromServer::Dailies(Dailies { day: "2026-11-25".into(), deals: vec![begun, fresh], results: vec![over] })
}
