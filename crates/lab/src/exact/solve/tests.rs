//! Known games: their values, and the distances of known policies.

use super::*;
use crate::exact::form::Info;

fn seats() -> [Seat; 2] {
    [0, 1].map(|number| Seat::new(number, 2).unwrap())
}

/// Kuhn poker (Kuhn 1950): three cards, one for each of two players, an ante of one, and bets of one.
#[derive(Default)]
struct Kuhn {
    nodes: Vec<Node>,
    infos: Vec<Info>,
    /// The card and the earlier moves at each information set.
    keys: Vec<(u8, &'static str)>,
}

impl Kuhn {
    fn form() -> Form {
        let mut kuhn = Kuhn::default();
        let deals = [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)];
        let next = deals.map(|cards| (1.0 / 6.0, kuhn.add(cards, "")));
        kuhn.push(Node::Chance(next.to_vec()));
        Form { nodes: kuhn.nodes, infos: kuhn.infos, open: false }
    }

    fn push(&mut self, node: Node) -> u32 {
        self.nodes.push(node);
        self.nodes.len() as u32 - 1
    }

    /// Adds the position after these moves: `p` is a pass, `b` a bet.
    fn add(&mut self, (first, second): (u8, u8), moves: &'static str) -> u32 {
        let showdown = |stake: f64| if first > second { stake } else { -stake };
        let (mover, card, next) = match moves {
            "" => (0, first, ["p", "b"]),
            "p" => (1, second, ["pp", "pb"]),
            "b" => (1, second, ["bp", "bb"]),
            "pb" => (0, first, ["pbp", "pbb"]),
            "pp" => return self.push(Node::End(showdown(1.0))),
            "bp" => return self.push(Node::End(1.0)),
            "pbp" => return self.push(Node::End(-1.0)),
            _ => return self.push(Node::End(showdown(2.0))),
        };
        let info = self.keys.iter().position(|key| *key == (card, moves)).unwrap_or_else(|| {
            self.keys.push((card, moves));
            self.infos.push(Info { seat: seats()[mover], actions: 2 });
            self.infos.len() - 1
        });
        let next = next.map(|moves| self.add((first, second), moves)).to_vec();
        self.push(Node::Choice { info: info as u32, next })
    }
}

/// Matching pennies with these payoffs for both heads, heads and tails, tails and heads, and both tails.
fn pennies(payoffs: [f64; 4]) -> Form {
    let [first, second] = seats();
    let mut nodes: Vec<Node> = payoffs.map(Node::End).into();
    nodes.push(Node::Choice { info: 1, next: vec![0, 1] });
    nodes.push(Node::Choice { info: 1, next: vec![2, 3] });
    nodes.push(Node::Choice { info: 0, next: vec![4, 5] });
    let infos = vec![Info { seat: first, actions: 2 }, Info { seat: second, actions: 2 }];
    Form { nodes, infos, open: false }
}

#[test]
fn the_value_of_kuhn_poker_is_a_loss_of_an_eighteenth() {
    let form = Kuhn::form();
    let (policy, Solution { least, most }) = optimal(&form);
    let value = -1.0 / 18.0;
    assert!(least <= value + 1e-12 && value <= most + 1e-12, "{least} to {most}");
    assert!(most - least <= CLOSE, "{least} to {most}");
    assert!((form.payoff(&policy) - value).abs() <= CLOSE);
}

/// 11/12 is the distance of random play that other programs publish for Kuhn poker, both seats together.
#[test]
fn random_play_of_kuhn_poker_is_eleven_twelfths_from_optimal() {
    let form = Kuhn::form();
    let Solution { least, most } = bounds(&form, &form.uniform());
    assert!((most - least - 11.0 / 12.0).abs() < 1e-12, "{least} to {most}");
}

#[test]
fn the_value_of_matching_pennies_is_that_of_its_mixed_policies() {
    let (policy, Solution { least, most }) = optimal(&pennies([1.0, -1.0, -1.0, 1.0]));
    assert!(least <= 0.0 && 0.0 <= most && most - least <= CLOSE);
    assert!(policy.iter().flatten().all(|share| (share - 0.5).abs() < 0.01), "{policy:?}");
    // Heads once in four by both: (3 · 1 − 0 · 0) / (3 + 1 − 0 − 0).
    let (policy, Solution { least, most }) = optimal(&pennies([3.0, 0.0, 0.0, 1.0]));
    assert!(least <= 0.75 && 0.75 <= most && most - least <= CLOSE, "{least} to {most}");
    assert!((policy[0][0] - 0.25).abs() < 0.01 && (policy[1][0] - 0.25).abs() < 0.01, "{policy:?}");
}

/// If the second player sees the coin, nothing is hidden, and backward induction finds its best reply to each side.
#[test]
fn backward_induction_sees_everything_that_is_open() {
    let Form { mut nodes, mut infos, .. } = pennies([3.0, 0.0, 0.5, 1.0]);
    if let Node::Choice { info, .. } = &mut nodes[5] {
        *info = 2;
    }
    infos.push(infos[1]);
    let (policy, Solution { least, most }) = optimal(&Form { nodes, infos, open: true });
    assert_eq!((least, most), (0.5, 0.5));
    assert_eq!(policy, [vec![0.0, 1.0], vec![0.0, 1.0], vec![1.0, 0.0]]);
}
