//! learn2 GAME SEATS ROWS SEED BOT PLAYOUTS LONGEST OUT: positions reached by play of mixed quality, each played out
//! several times by the bot. Rows: number,seat,at,end,share*12,score,value,parts...
use bots::{Bot, Greedy, Random};
use catalog::{Visitor, Wanted};
use kernel::{Game, Options, Rng, Seat, Shelf, Tabletop, Turn, Unheard, Viewer, winners};
use lab::Contender;
use std::io::Write;

struct Learn { bot: Contender, rows: u64, seed: u64, playouts: u32, longest: u32, out: String }

impl Visitor for Learn {
    type Out = ();
    fn visit<G: Tabletop>(self, game: G) {
        let mut out = std::io::BufWriter::new(std::fs::File::create(&self.out).unwrap());
        let mut bot: Box<dyn Bot<G>> = self.bot.bot();
        let mut greedy: Box<dyn Bot<G>> = Box::new(Greedy::default());
        let mut random: Box<dyn Bot<G>> = Box::new(Random);
        let mut number = 0;
        let mut tried = 0u64;
        while number < self.rows {
            tried += 1;
            let mut rng = Rng::new(self.seed * 1_000_003 + tried);
            let mut state = game.start();
            let until = 1 + rng.below(self.longest);
            let wild = [1, 10, 40][rng.below(3) as usize];
            let mut legal = Vec::new();
            let mut entry = 0;
            let reached = loop {
                entry += 1;
                match game.turn(&state) {
                    Turn::Over => break false,
                    Turn::Chance => { let c = game.sample(&state, &mut rng); game.happen(&mut state, &c, &mut Unheard); }
                    Turn::Of(seat) => {
                        if entry >= until && game.is_settled(&state) { break true; }
                        legal.clear();
                        game.legal_actions(&state, seat, &mut legal);
                        let view = game.view(&state, Viewer::Seat(seat));
                        let action = if rng.below(40) < wild { random.choose(&game, &view, &legal, &mut rng) } else { greedy.choose(&game, &view, &legal, &mut rng) };
                        game.play(&mut state, seat, &action, &mut Unheard);
                    }
                }
            };
            if !reached { continue; }
            let seats = game.seats();
            let mut won = vec![0.0f64; seats];
            let mut points = vec![0.0f64; seats];
            for _ in 0..self.playouts {
                let mut world = state.clone();
                loop {
                    match game.turn(&world) {
                        Turn::Over => break,
                        Turn::Chance => { let c = game.sample(&world, &mut rng); game.happen(&mut world, &c, &mut Unheard); }
                        Turn::Of(seat) => {
                            legal.clear();
                            game.legal_actions(&world, seat, &mut legal);
                            let view = game.view(&world, Viewer::Seat(seat));
                            let action = bot.choose(&game, &view, &legal, &mut rng);
                            game.play(&mut world, seat, &action, &mut Unheard);
                        }
                    }
                }
                let scores = game.scores(&world);
                let count = winners(&scores).count() as f64;
                for seat in Seat::all(seats) {
                    points[seat.index()] += f64::from(scores[seat]) / f64::from(self.playouts);
                    if winners(&scores).any(|w| w == seat) { won[seat.index()] += 12.0 / count / f64::from(self.playouts); }
                }
            }
            for who in Seat::all(seats) {
                let view = game.view(&state, Viewer::Seat(who));
                let mut parts = Vec::new();
                game.parts(&view, who, &mut parts);
                write!(out, "{number},{},{entry},{},{:.3},{:.2},{}", who.index(), entry + 1, won[who.index()], points[who.index()], game.value(&view, who)).unwrap();
                for part in parts { write!(out, ",{part}").unwrap(); }
                writeln!(out).unwrap();
            }
            number += 1;
        }
    }
}

fn main() {
    let w: Vec<String> = std::env::args().skip(1).collect();
    let wanted = Wanted { game: &w[0], options: &Options::new(), seats: w[1].parse().unwrap(), shelf: &Shelf::EMPTY };
    let learn = Learn { rows: w[2].parse().unwrap(), seed: w[3].parse().unwrap(), bot: w[4].parse().unwrap_or_else(|f| panic!("{f}")), playouts: w[5].parse().unwrap(), longest: w[6].parse().unwrap(), out: w[7].clone() };
    catalog::visit(wanted, learn).unwrap();
}
