//! Short forms of the storm: `trials storm` is the long one.

use crate::served::binary;
use trials::{Report, storm};

#[tokio::test]
async fn killing_the_server_loses_nothing() {
    let mut report = Report::new("storm");
    storm::kills(&binary(), 50, 1900, &mut report).await.unwrap();
    assert_eq!(report.faults(), [""; 0]);
}
