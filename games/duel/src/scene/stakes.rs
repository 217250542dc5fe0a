//! The stakes of an attack: what happens if it succeeds, and if it fails.

use super::{painter::Painter, to};
use crate::{Attack, Battle, CardId, CharacterId, Characters, Fate, Means, Step, Target, force};

impl Painter<'_> {
    /// Returns a sentence with the result of an attack if it succeeds and if it fails (rules 13 and 14), or `None` if
    /// its targets are gone. An attempt succeeds if nobody intervenes, and the sentence says so while somebody may.
    pub(super) fn stakes(&self, attack: &Attack, battle: &Battle) -> Option<String> {
        let (gained, kept) = match attack.target {
            Target::Unit(_) => return self.fate_at_stake(attack, battle),
            Target::Captive(captive) => self.freedom_at_stake(captive),
            Target::Location(location) => self.place_at_stake(attack.means, location),
        };
        Some(if self.board.step == Step::Intervene {
            self.speaker.say(
                format!("If nobody intervenes, {gained}; if the attempt fails, {kept}."),
                format!("Si personne n’intervient, {gained}\u{202f}; si la tentative échoue, {kept}."),
            )
        } else {
            self.speaker.say(
                format!("If the attempt succeeds, {gained}; if it fails, {kept}."),
                format!("Si la tentative réussit, {gained}\u{202f}; sinon, {kept}."),
            )
        })
    }

    fn freedom_at_stake(&self, captive: CharacterId) -> (String, String) {
        let who = self.speaker.who(captive);
        (
            self.speaker.say(format!("{who} is free"), format!("{who} est libre")),
            self.speaker.say(format!("{who} stays captive"), format!("{who} reste en captivité")),
        )
    }

    fn place_at_stake(&self, means: Means, location: CardId) -> (String, String) {
        let what = self.speaker.title(location);
        let [taker, keeper] =
            [self.board.active, self.board.foe(self.board.active)].map(|seat| self.speaker.name(seat));
        let (takes, prend) = match means {
            Means::NegateControl => ("takes back", "reprend"),
            Means::Card(_) | Means::Capture | Means::NegateCapture => ("takes", "prend"),
        };
        (
            self.speaker.say(format!("{taker} {takes} {what}"), format!("{taker} {prend} {what}")),
            self.speaker.say(format!("{keeper} keeps it"), format!("{what} reste {}", to(keeper))),
        )
    }

    /// Returns the sentence for an attack on a unit. Characters of the attacker's own deck come home instead of being
    /// captured or controlled (D37).
    fn fate_at_stake(&self, attack: &Attack, battle: &Battle) -> Option<String> {
        let fate = self.game.fate_of(attack.means)?;
        let struck = force::defenders(self.board, attack, battle);
        let owner = |character| self.game.owner(self.game.catalog.card_of(character));
        let home: Characters = match fate {
            Fate::Captured | Fate::Controlled => {
                struck.iter().filter(|character| owner(*character) == self.board.active).collect()
            }
            Fate::Killed | Fate::Incapacitated | Fate::Exiled => Characters::NONE,
        };
        let fallen = self.befalls(struck - home, fate);
        let results: Vec<String> = [fallen, self.brought_home(home)].into_iter().flatten().collect();
        if results.is_empty() {
            return None;
        }
        let results = results.join(&self.speaker.say(", and ", " et "));
        Some(self.speaker.say(
            format!("If the attack succeeds, {results}; if it fails, nothing happens."),
            format!("Si l’attaque réussit, elle {results}\u{202f}; sinon, rien ne se passe."),
        ))
    }

    fn befalls(&self, struck: Characters, fate: Fate) -> Option<String> {
        struck.first()?;
        let who = self.speaker.all(struck);
        let are = if struck.len() > 1 { "are" } else { "is" };
        let french = match fate {
            Fate::Killed => format!("tue {who}"),
            Fate::Incapacitated => format!("met hors de combat {who}"),
            Fate::Controlled => format!("met sous contrôle {who}"),
            Fate::Exiled => format!("exile {who}"),
            Fate::Captured => format!("capture {who}"),
        };
        Some(self.speaker.say(format!("{who} {are} {}", self.speaker.fate(fate)), french))
    }

    fn brought_home(&self, home: Characters) -> Option<String> {
        home.first()?;
        let who = self.speaker.all(home);
        let come = if home.len() > 1 { "come" } else { "comes" };
        Some(self.speaker.say(format!("{who} {come} home"), format!("ramène {who} dans son camp")))
    }
}
