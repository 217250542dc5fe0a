//! A short form of the upgrade trial. Both versions are this one, so that the test needs no older binary: the layouts of
//! older versions have tests of their own.

use crate::{served::binary, storm::judge};
use trials::upgrade::{self, Arguments};

#[tokio::test]
async fn a_server_that_is_stopped_in_the_middle_of_games_goes_on_with_each() {
    let binary = binary();
    let arguments = Arguments { before: binary.path().to_owned(), games: 12, decisions: 2, every: 100 };
    judge(&upgrade::run(&arguments, &binary).await.unwrap());
}
