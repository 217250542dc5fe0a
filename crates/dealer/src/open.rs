//! The scene of a finished game with all hands open.

use catalog::AnyTable;
use kernel::{Lang, Scene, Seat, Viewer, Zone};
use std::collections::BTreeMap;

/// Returns the scene of a spectator. Each zone that belongs to a seat is shown as that seat sees it.
pub(crate) fn scene(table: &dyn AnyTable, lang: Lang) -> Scene {
    let seats = Seat::all(table.header().seats.len());
    let own = |seat: Seat| {
        let zones = table.scene(Viewer::Seat(seat), lang).zones.into_iter();
        zones.filter(move |zone| zone.owner == Some(seat)).map(|zone| (zone.id.clone(), zone))
    };
    let mut open: BTreeMap<String, Zone> = seats.flat_map(own).collect();
    let mut scene = table.scene(Viewer::Table, lang);
    for zone in &mut scene.zones {
        if let Some(own) = open.remove(&zone.id) {
            *zone = own;
        }
    }
    scene
}
