//! Tests of `brickroad terminal --plain`, which plays whole games through a pipe.

use crate::{
    binary::{brickroad, complains, prints},
    served::{play, serving},
};
use protocol::{FromClient, FromServer, SeatPlan};

/// Returns the arguments for a game in which Ann plays against two bots.
fn game<'a>(data: &'a str, lang: &'a str) -> Vec<&'a str> {
    let mut arguments = vec!["terminal", "--plain", "--game", "draft", "--seats", "Ann,greedy,random"];
    arguments.extend(["--data", data, "--lang", lang, "--seed", "7"]);
    arguments
}

/// Returns the arguments that show the list of tables.
fn list(data: &str) -> Vec<&str> {
    vec!["terminal", "--plain", "--data", data, "--lang", "en"]
}

/// Returns enough lines of input for a whole draft. Of every four lines, at least one is the number of a choice, and
/// the others are refused.
fn any_choices() -> String {
    "1\n2\n3\n4\n".repeat(20)
}

#[test]
fn a_whole_game_is_played_through_a_pipe() {
    let data = tempfile::tempdir().unwrap();
    let data = data.path().to_str().unwrap();
    let out = prints(&game(data, "en"), format!("pace\n{}", any_choices()));
    assert!(out.starts_with("Oz: Ann, Collector, Wanderer.\n"), "{out}");
    let told = |words: &str| out.lines().filter(|line| line.starts_with(words)).count();
    assert_eq!((told("Ann takes column"), told("Ann turns ")), (9, 5), "{out}");
    assert_eq!((told("Collector takes column"), told("Wanderer turns ")), (9, 5), "{out}");
    assert_eq!(told("The game is over."), 1, "{out}");
    assert!(out.lines().any(|line| line.contains(" wins with ") || line.contains(" win together with ")), "{out}");
    assert!(out.ends_with("End of input. Everything is saved.\n"), "{out}");
    // The output contains neither colours nor cursor movements.
    assert!(!out.chars().any(|letter| letter.is_control() && letter != '\n'), "{out:?}");

    let out = prints(&list(data), "");
    let line = out.lines().find(|line| line.starts_with("1: Oz, Ann ")).unwrap();
    let (players, _) = line.split_once(". Finished: ").unwrap();
    let scores =
        players.split(", ").skip(1).filter_map(|player| player.rsplit_once(' ')?.1.replace('−', "-").parse().ok());
    assert_eq!(scores.collect::<Vec<i32>>().len(), 3, "each player with the score: {line}");
    let out = prints(&list(data), "replay 1\non\non\nquit\n");
    assert!(out.contains("The past: position 0 of "), "{out}");
    assert!(out.ends_with("Saved.\n"), "{out}");
}

#[test]
fn a_game_goes_on_after_the_input_has_ended() {
    let data = tempfile::tempdir().unwrap();
    let data = data.path().to_str().unwrap();
    // The table keeps the pace that the command sets. Of the five numbers, 0 is never a choice, and at least one of the
    // other four is a choice.
    let before = prints(&game(data, "fr"), "pace\n0\n1\n2\n3\n4\n");
    assert!(before.contains("Ce n’est pas un choix"), "{before}");
    assert!(before.contains("Ann prend la colonne"), "{before}");
    assert!(before.ends_with("Fin de l’entrée. Tout est enregistré.\n"), "{before}");

    let out = prints(&list(data), format!("1\nlog\n{}", any_choices()));
    assert!(out.contains(". Round "), "{out}");
    let taken = out.lines().filter(|line| line.starts_with("Ann takes column")).count();
    // `log` prints the earlier takings again. Each new taking is printed once.
    assert_eq!(taken, 9, "{out}");
    assert!(out.contains("The game is over."), "{out}");
}

/// If a battle ends before anybody decides again, its dice are printed before its winner.
#[test]
fn no_battle_is_over_before_its_dice_were_told() {
    let data = tempfile::tempdir().unwrap();
    let data = data.path().to_str().unwrap();
    let mut arguments = game(data, "en");
    (arguments[3], arguments[5]) = ("duel", "Ann,greedy");
    let out = prints(&arguments, format!("pace\n{}", "1\n2\n3\n".repeat(100)));
    let lines: Vec<&str> = out.lines().collect();
    let told = lines.windows(4).filter(|lines| match lines {
        [attacker, defender, standing, end] => {
            let dice = [("Attacker", attacker), ("Defender", defender)];
            dice.iter().all(|(side, line)| line.starts_with(side) && line.contains(": d12: "))
                && standing.contains(" is ahead, ")
                && end.contains(" wins the battle")
        }
        _ => false,
    });
    assert!(told.count() > 0, "{out}");
}

#[test]
fn two_people_pass_one_pipe() {
    let data = tempfile::tempdir().unwrap();
    let data = data.path().to_str().unwrap();
    let mut arguments = game(data, "en");
    arguments[5] = "Ann,Bea";
    // When the screen is passed on, an empty line opens the curtain. At other times, an empty line only repeats the
    // prompt.
    let out = prints(&arguments, "\n1\n2\n3\n".repeat(40));
    for name in ["Ann", "Bea"] {
        assert!(out.contains(&format!("Pass the screen to {name}.")), "{out}");
        let taken = out.lines().filter(|line| line.starts_with(&format!("{name} takes column"))).count();
        assert_eq!(taken, 8, "{out}");
    }
    assert!(out.contains("The game is over."), "{out}");
}

/// A table that was created in the terminal can be opened in the browser, and vice versa.
#[tokio::test]
async fn a_running_server_is_played_at_too() {
    let data = tempfile::tempdir().unwrap();
    let server = play(data.path()).start().await.unwrap();
    let address = format!("http://{}/", server.address().unwrap());
    let connect = ["terminal", "--plain", "--lang", "en", "--connect"].map(str::to_owned).to_vec();
    let connect = [connect, vec![address]].concat();
    let game = ["--game", "draft", "--seats", "Ann,greedy", "--option", "memoryAid=yes"].map(str::to_owned);
    let out = prints_meanwhile([connect.clone(), game.to_vec()].concat(), "table\n").await;
    assert!(out.contains("Hand of Collector: "), "{out}");

    let mut browser = server.client().await.unwrap();
    browser.say(&FromClient::Tables(Default::default())).await.unwrap();
    match browser.hear().await.unwrap() {
        FromServer::Tables { tables, .. } => assert_eq!(tables[0].seats[0].name, "Ann"),
        other => panic!("{other:?}"),
    }
    let seats = ["Zoé", "Bea"].map(|name| SeatPlan { name: name.into(), bot: None }).to_vec();
    let create = FromClient::Create { game: "draft".into(), options: Default::default(), seats };
    browser.ask(&create).await.unwrap();

    let out = prints_meanwhile(connect.clone(), "").await;
    assert!(out.contains("1: Oz, Zoé, Bea. "), "{out}");
    let out = prints_meanwhile(connect, "remove 2\nyes\n").await;
    assert!(out.contains("The table is removed."), "{out}");
    assert!(!out.split("The table is removed.").nth(1).unwrap().contains("Ann"), "{out}");
}

/// A link leads to an invitation at a server that hosts for others. Whoever comes with the same data folder has the same
/// seat again.
#[tokio::test]
async fn a_seat_is_taken_at_an_invitation_by_its_link() {
    let folder = tempfile::tempdir().unwrap();
    let server = serving(folder.path()).start().await.unwrap();
    let mut host = server.client().await.unwrap();
    let (game, seats) = ("draft".to_owned(), vec![None, None, None]);
    let gather = FromClient::Gather { game, options: Default::default(), seats, public: false, terms: None };
    host.say(&gather).await.unwrap();
    let table = loop {
        if let FromServer::Gathering { gathering, .. } = host.hear().await.unwrap() {
            break gathering.table;
        }
    };
    let link = format!("http://{}/#/table/{table}", server.address().unwrap());
    let at = |data: &str| {
        let data = folder.path().join(data).display().to_string();
        let arguments = ["terminal", "--plain", "--lang", "en", "--connect", &link, "--data", &data];
        arguments.map(str::to_owned).to_vec()
    };
    let out = prints_meanwhile(at("ann"), "2 Ann\n").await;
    assert!(out.contains("1: Seat 1: free.") && out.contains("2: Seat 2: Ann (you)."), "{out}");
    let out = prints_meanwhile(at("ann"), "").await;
    assert!(out.contains("2: Seat 2: Ann (you)."), "{out}");
    let out = prints_meanwhile(at("ben"), "2 Ben\n").await;
    assert!(out.contains("2: Seat 2: Ann.") && out.contains("That seat is not free"), "{out}");
    let lost = at("ann").into_iter().map(|argument| argument.replace(&table, "0000000000000000")).collect::<Vec<_>>();
    let why = complains(&lost.iter().map(String::as_str).collect::<Vec<_>>(), "");
    assert!(!why.is_empty());
}

/// Runs the binary on another thread while the test continues. Returns the output.
async fn prints_meanwhile(arguments: Vec<String>, input: &'static str) -> String {
    let run = move || prints(&arguments.iter().map(String::as_str).collect::<Vec<_>>(), input);
    tokio::task::spawn_blocking(run).await.unwrap()
}

#[test]
fn a_refused_start_tells_the_expected_values() {
    let data = tempfile::tempdir().unwrap();
    let data = data.path().to_str().unwrap();
    let order = |game, seats, option| {
        let mut arguments = list(data);
        arguments.extend(["--game", game, "--seats", seats, "--option", option]);
        complains(&arguments, "")
    };
    assert!(order("chess", "Ann,greedy", "memoryAid=yes").contains("draft"));
    assert!(order("draft", "Ann", "memoryAid=yes").contains("2 to 4"));
    assert!(order("draft", "Ann,greedy", "memoryAid=perhaps").contains("expected true or false"));
    assert!(order("draft", "Ann,greedy", "memory=yes").contains("memoryAid"));
    assert!(complains(&["terminal", "--plain", "--connect", "localhost"], "").contains("ws://127.0.0.1:7777"));
    // A pipe is not a terminal, so without `--plain` the command is refused.
    let run = brickroad(&["terminal", "--data", data], "");
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("--plain"), "{run:?}");
}
