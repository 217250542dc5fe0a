//! When something is done: as a card enters, once on a turn, in reaction.

use super::{
    It, Scribe,
    deeds::{Mood, is_plain},
    grammar::{points, sentence},
    things::Form,
};
use crate::{Do, Noun, Once, Price, Reaction, User, When, scripts};

impl Scribe<'_> {
    pub(super) fn when(self, when: &When, does: &Do) -> String {
        let mut moment = self.moment(when);
        if *when == When::Start && scripts::pays(does) {
            // Q71
            moment.push_str(self.pick(", after the Roll", ", après le Lancer"));
        }
        let about = match when {
            When::EnteredBy(filter) => self.of(It::Card(filter.noun)),
            When::Archived(_)
            | When::Play
            | When::Enters(_)
            | When::Leaves
            | When::Start
            | When::TurnEnds
            | When::TurnsUp
            | When::FirstEntry => self,
        };
        sentence(&format!("{moment}, {}", about.clause(does, Mood::Order)))
    }

    fn moment(self, when: &When) -> String {
        match when {
            When::Play => self.say("when you play this card", "quand vous jouez cette carte"),
            When::Enters(spots) if spots.here => {
                let only = self.only_at(*spots);
                self.say(format!("when this card enters here{only}"), format!("quand cette carte entre ici{only}"))
            }
            When::Enters(spots) => {
                let spot = self.spot(*spots);
                self.say(format!("when this card enters {spot}"), format!("quand cette carte entre dans {spot}"))
            }
            When::Leaves => self.say("when this card leaves a Location", "quand cette carte quitte un Lieu"),
            When::Start => self.say("at the start of your turn", "au début de votre tour"),
            When::TurnEnds => self.say("at the end of every turn", "à la fin de chaque tour"),
            When::EnteredBy(filter) => {
                let who = self.thing(filter, Form::Some).words;
                self.say(format!("when {who} enters here"), format!("quand {who} entre ici"))
            }
            When::TurnsUp => self.say(
                "when this card turns a Location face-up by entering it",
                "quand cette carte retourne un Lieu face visible en y entrant",
            ),
            When::Archived(None) => self.say("when this card is archived", "quand on archive cette carte"),
            When::Archived(Some(filter)) => {
                let who = self.thing(filter, Form::Some).words;
                self.say(format!("when {who} is archived"), format!("quand on archive {who}"))
            }
            When::FirstEntry => self.say(
                "the first time on your turn that one of your Characters enters here",
                "la première fois, à votre tour, qu’un de vos Personnages entre ici",
            ),
        }
    }

    pub(super) fn once(self, once: &Once) -> Vec<String> {
        let Once { who, given, price, does } = once;
        let turn = self.pick("once on each of your turns", "une fois à chacun de vos tours");
        let given = if given.is_empty() { String::new() } else { format!(", {}", self.if_given(given)) };
        let may = self.pick("you may", "vous pouvez");
        let does = self.offer(price, does);
        let mut sentences = vec![sentence(&format!("{turn}{given}, {may} {does}"))];
        match who {
            User::Controller => {}
            User::AnyoneHere => sentences.push(self.say(
                "Any Author with another Character here may do so.",
                "Tout Auteur ayant un autre Personnage ici peut le faire.",
            )),
        }
        sentences
    }

    /// "pay 1 Story Point to draw 1 card", after "you may".
    fn offer(self, price: &[Price], does: &Do) -> String {
        let prices: Vec<String> = price.iter().map(|price| self.price(*price)).collect();
        let prices = prices.join(self.pick(" and ", " et "));
        match (prices.is_empty(), is_plain(does)) {
            (true, true) => self.clause(does, Mood::Infinitive),
            (true, false) => self.do_this(does),
            (false, true) => {
                let does = self.clause(does, Mood::Infinitive);
                self.say(format!("{prices} to {does}"), format!("{prices} pour {does}"))
            }
            (false, false) => {
                let does = self.clause(does, Mood::Order);
                self.say(format!("{prices}; then, {does}"), format!("{prices}\u{a0}; puis, {does}"))
            }
        }
    }

    /// Something of several parts, after "you may".
    pub(super) fn do_this(self, does: &Do) -> String {
        if let Do::May { pay: 0, does } = does {
            return self.do_this(does);
        }
        if is_plain(does) {
            return self.clause(does, Mood::Infinitive);
        }
        let does = self.clause(does, Mood::Order);
        self.say(format!("do this: {does}"), format!("faire ceci\u{a0}: {does}"))
    }

    fn price(self, price: Price) -> String {
        match price {
            Price::Pay(cost) => {
                let points = points(cost, self.lang);
                self.say(format!("pay {points}"), format!("payer {points}"))
            }
            Price::ArchiveThis => self.say("archive this card", "archiver cette carte"),
            Price::ArchiveCard => self.say("archive a card from your hand", "archiver une carte de votre main"),
        }
    }

    /// Q43
    pub(super) fn react(self, to: Reaction, does: &Do) -> String {
        let (it, event) = self.reaction(to);
        let does = self.of(it).clause(does, Mood::Order);
        sentence(&self.say(format!("react when {event}: {does}"), format!("réagissez quand {event}\u{a0}: {does}")))
    }

    fn reaction(self, to: Reaction) -> (It, String) {
        let character = It::Card(Noun::Character);
        match to {
            Reaction::Threat => (
                character,
                self.say(
                    "an opponent’s card would move or archive any of your Characters",
                    "une carte adverse va déplacer ou archiver un ou plusieurs de vos Personnages",
                ),
            ),
            Reaction::Fall => (
                character,
                self.say(
                    "one of your Characters would be archived by an opponent’s card or for its Vitality",
                    "un de vos Personnages va être archivé par une carte adverse ou à cause de sa Vitalité",
                ),
            ),
            Reaction::Meeting => (
                character,
                self.say(
                    "an opposing Character enters a Location where you have a Character",
                    "un Personnage adverse entre dans un Lieu où vous avez un Personnage",
                ),
            ),
            Reaction::Plays(cost) => {
                let cost = self.compared(cost);
                let en = format!("an opponent plays a card of printed cost {cost}, or reveals an Event");
                let fr = format!("un adversaire joue une carte de coût imprimé {cost}, ou révèle un Événement");
                (It::Played, self.say(en, fr))
            }
        }
    }
}
