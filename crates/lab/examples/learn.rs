//! learn GAME SEATS GAMES SEED BOT OUT: plays self-play games and writes rows: seat value parts... outcome(share*12) luck
use bots::Bot;
use catalog::{Visitor, Wanted};
use kernel::{Game, Options, Rng, Shelf, Tabletop, Turn, Unheard, Viewer, Seat, winners};
use lab::Contender;
use std::io::Write;

struct Learn { bot: Contender, games: u64, seed: u64, out: String }

impl Visitor for Learn {
    type Out = ();
    fn visit<G: Tabletop>(self, game: G) {
        let mut out = std::io::BufWriter::new(std::fs::File::create(&self.out).unwrap());
        let mut bot: Box<dyn Bot<G>> = self.bot.bot();
        for number in 0..self.games {
            let mut luck = Rng::new(self.seed * 1_000_003 + number);
            let mut mind = Rng::new(self.seed * 7_000_003 + number + 77);
            let mut state = game.start();
            let mut legal = Vec::new();
            let mut rows: Vec<(Seat, u32, i32, Vec<i32>)> = Vec::new();
            let mut entry = 0u32;
            loop {
                entry += 1;
                match game.turn(&state) {
                    Turn::Over => break,
                    Turn::Chance => { let c = game.sample(&state, &mut luck); game.happen(&mut state, &c, &mut Unheard); }
                    Turn::Of(seat) => {
                        legal.clear();
                        game.legal_actions(&state, seat, &mut legal);
                        let view = game.view(&state, Viewer::Seat(seat));
                        if legal.len() > 1 && game.is_settled(&state) {
                            for who in Seat::all(game.seats()) {
                                let view = game.view(&state, Viewer::Seat(who));
                                let mut parts = Vec::new();
                                game.parts(&view, who, &mut parts);
                                rows.push((who, entry, game.value(&view, who), parts));
                            }
                        }
                        // One in ten decisions is random, so that unusual positions are seen too.
                        let action = if mind.below(10) == 0 { *mind.pick(&legal).unwrap() } else { bot.choose(&game, &view, &legal, &mut mind) };
                        game.play(&mut state, seat, &action, &mut Unheard);
                    }
                }
            }
            let scores = game.scores(&state);
            let count = winners(&scores).count();
            for (who, at, value, parts) in rows {
                let won = winners(&scores).any(|w| w == who);
                let share = if won { 12 / count } else { 0 };
                write!(out, "{number},{},{at},{entry},{share},{},{value}", who.index(), scores[who]).unwrap();
                for part in parts { write!(out, ",{part}").unwrap(); }
                writeln!(out).unwrap();
            }
        }
    }
}

fn main() {
    let w: Vec<String> = std::env::args().skip(1).collect();
    let wanted = Wanted { game: &w[0], options: &Options::new(), seats: w[1].parse().unwrap(), shelf: &Shelf::EMPTY };
    let learn = Learn { games: w[2].parse().unwrap(), seed: w[3].parse().unwrap(), bot: w[4].parse().unwrap_or_else(|f| panic!("{f}")), out: w[5].clone() };
    catalog::visit(wanted, learn).unwrap();
}
