//! Writes the moments of deeds: "when the card enters", "once on each of your turns", "react when".

use super::{
    deeds::is_plain,
    grammar::{points, sentence},
    scribe::{It, Mood, Scribe},
    targets::How,
    things::{Form, Phrase},
};
use crate::{Do, Noun, Once, Price, Reaction, Target, User, Verb, When};

impl Scribe<'_> {
    pub(super) fn when(self, when: &When, does: &Do) -> String {
        let mut moment = self.moment(when);
        if *when == When::Start && does.pays() {
            // A deed that can be paid for is carried out after the Roll (Q71).
            moment.push_str(self.pick(", after the Roll", ", après le Lancer"));
        }
        let about = match when {
            When::EnteredBy(filter) => self.of(It::Card(filter.noun)),
            When::Play | When::Enters(_) | When::Leaves | When::TurnsUp | When::Archived(None) => self.after_own(),
            When::Archived(Some(_)) | When::Start | When::TurnEnds | When::FirstEntry => self,
        };
        sentence(&format!("{moment}, {}", about.clause(does, Mood::Order)))
    }

    fn moment(self, when: &When) -> String {
        match when {
            When::Play => {
                let own = self.own().words;
                self.say(format!("when you play {own}"), format!("quand vous jouez {own}"))
            }
            When::Enters(spots) if spots.here => {
                let only = self.only_at(*spots);
                self.when_own(
                    ["enters", "enter"],
                    ["entre", "entrent"],
                    [&format!("here{only}"), &format!("ici{only}")],
                )
            }
            When::Enters(spots) => {
                let spot = self.spot(*spots);
                self.when_own(["enters", "enter"], ["entre", "entrent"], [&spot, &format!("dans {spot}")])
            }
            When::Leaves => self.when_own(["leaves", "leave"], ["quitte", "quittent"], ["a Location", "un Lieu"]),
            When::Start => self.say("at the start of your turn", "au début de votre tour"),
            When::TurnEnds => self.say("at the end of every turn", "à la fin de chaque tour"),
            When::EnteredBy(filter) => {
                let Phrase { words: who, number } = self.thing(filter, Form::Some);
                let enters = self.agreeing(number, ["enters here", "enter here"], ["entre ici", "entrent ici"]);
                self.say(format!("when {who} {enters}"), format!("quand {who} {enters}"))
            }
            When::TurnsUp => {
                let (en, fr) = ("a Location face-up by entering it", "un Lieu face visible en y entrant");
                self.when_own(["turns", "turn"], ["retourne", "retournent"], [en, fr])
            }
            When::Archived(None) => {
                let own = self.own();
                let is = self.agreeing(own.number, ["is", "are"], ["", ""]);
                let own = own.words;
                self.say(format!("when {own} {is} archived"), format!("quand on archive {own}"))
            }
            When::Archived(Some(filter)) => {
                let Phrase { words: who, number } = self.thing(filter, Form::Some);
                let is = self.agreeing(number, ["is", "are"], ["", ""]);
                self.say(format!("when {who} {is} archived"), format!("quand on archive {who}"))
            }
            When::FirstEntry => self.say(
                "the first time on your turn that one of your Characters enters here",
                "la première fois, à votre tour, qu’un de vos Personnages entre ici",
            ),
        }
    }

    /// Writes a moment with the card as its subject: "when Toto enters a Location".
    fn when_own(self, en: [&str; 2], fr: [&str; 2], [rest, reste]: [&str; 2]) -> String {
        let own = self.own();
        let does = self.agreeing(own.number, en, fr);
        let own = own.words;
        self.say(format!("when {own} {does} {rest}"), format!("quand {own} {does} {reste}"))
    }

    pub(super) fn once(self, once: &Once) -> Vec<String> {
        let Once { who, given, price, does } = once;
        let after = self.beyond(given);
        let does = after.offer(price, does);
        let when = self.on_which_turn(once);
        let given = if given.is_empty() { String::new() } else { format!(", {}", self.if_given(given)) };
        let may = match who {
            User::Controller => self.say("you may", "vous pouvez"),
            User::AnyoneHere => {
                // The controller of the card is "you" in the rest of its text, so the words say that this Author is
                // "you" here.
                let (en, fr) = match archives(once) {
                    true => ("", ""),
                    false => (", as “you”,", ", en tant que «\u{a0}vous\u{a0}»,"),
                };
                self.say(
                    format!("any Author with another Character here may{en}"),
                    format!("tout Auteur ayant un autre Personnage ici peut{fr}"),
                )
            }
        };
        vec![sentence(&format!("{when}{given}, {may} {does}"))]
    }

    /// Returns the turns on which a ONCE may be used. If the deed archives the card, it cannot be repeated, so "once"
    /// is left out.
    fn on_which_turn(self, once: &Once) -> &'static str {
        match (archives(once), once.who) {
            (true, User::Controller) => self.pick("on your turn", "à votre tour"),
            (true, User::AnyoneHere) => self.pick("on their own turn", "à son tour"),
            (false, User::Controller) => self.pick("once on each of your turns", "une fois à chacun de vos tours"),
            (false, User::AnyoneHere) => self.pick("once on each of their turns", "une fois à chacun de ses tours"),
        }
    }

    /// Writes the price and the deed after "you may": "pay 1 Story Point to draw 1 card".
    fn offer(self, price: &[Price], does: &Do) -> String {
        let prices: Vec<String> = price.iter().map(|price| self.price(*price)).collect();
        let prices = prices.join(self.pick(" and ", " et "));
        if price.contains(&Price::ArchiveThis) {
            return self.after_own().offered(prices, does);
        }
        self.offered(prices, does)
    }

    fn offered(self, prices: String, does: &Do) -> String {
        match (prices.is_empty(), is_plain(does)) {
            (true, true) => self.clause(does, Mood::Infinitive),
            (true, false) => self.do_this(does),
            (false, true) => {
                let does = self.clause(does, Mood::Infinitive);
                self.say(format!("{prices} to {does}"), format!("{prices} pour {does}"))
            }
            (false, false) => {
                let does = self.clause(does, Mood::Infinitive);
                self.say(format!("{prices}; then, {does}"), format!("{prices}\u{202f}; puis, {does}"))
            }
        }
    }

    /// Writes a deed after "you may". A deed with several parts follows the words "do this:".
    pub(super) fn do_this(self, does: &Do) -> String {
        if let Do::May { pay: 0, does } = does {
            return self.do_this(does);
        }
        if is_plain(does) {
            return self.clause(does, Mood::Infinitive);
        }
        let does = self.clause(does, Mood::Infinitive);
        self.say(format!("do this: {does}"), format!("faire ceci\u{a0}: {does}"))
    }

    fn price(self, price: Price) -> String {
        match price {
            Price::Pay(cost) => {
                let points = points(cost, self.lang);
                self.say(format!("pay {points}"), format!("payer {points}"))
            }
            Price::ArchiveThis => {
                let verbs = ["archive", "archivez", "archiver"];
                self.done_to(Mood::Infinitive, verbs, &Target::This, &How::just("", ""))
            }
            Price::ArchiveCard => self.say("archive a card from your hand", "archiver une carte de votre main"),
        }
    }

    /// Writes a reaction (Q43).
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

/// Reports whether the price or the deed archives the card.
fn archives(once: &Once) -> bool {
    once.price.contains(&Price::ArchiveThis) || matches!(once.does, Do::To(Verb::Archive, Target::This))
}
