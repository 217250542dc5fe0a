//! Tests that the tree of a game with secrets distinguishes exactly the positions that the searching seat can tell
//! apart.

use super::*;
use crate::eyes::Eyes;
use kernel::{Rng, Seat, Turn, Unheard, Viewer};
use testkit::embers::{Action, Embers, Event, State, View};

const GAME: Embers = Embers { seats: 3 };

/// Returns the view of the seat that pledges first, after the deal.
fn dealt(luck: &mut Rng) -> (View, Seat) {
    let mut state = GAME.start();
    loop {
        match GAME.turn(&state) {
            Turn::Of(seat) => return (GAME.view(&state, Viewer::Seat(seat)), seat),
            Turn::Chance => {
                let chance = GAME.sample(&state, luck);
                GAME.happen(&mut state, &chance, &mut Unheard);
            }
            Turn::Over => panic!("somebody pledges"),
        }
    }
}

/// Returns the searching seat and its tree after this number of iterations from the deal, each with the same reward.
fn grown(iterations: usize) -> (Tree<Embers>, Seat) {
    grown_within(MOST_BYTES, iterations)
}

/// Returns the result of `grown` with this limit on the memory of the tree, in bytes.
fn grown_within(most_bytes: usize, iterations: usize) -> (Tree<Embers>, Seat) {
    let mut luck = Rng::new(6);
    let (view, me) = dealt(&mut luck);
    let mut tree = Tree { most_bytes, ..Tree::new() };
    tree.clear();
    for _ in 0..iterations {
        let path = walk(&mut tree, GAME.determinize(&view, &mut luck), me, &mut luck);
        path.iter().for_each(|node| tree.credit(*node, 0.5));
    }
    (tree, me)
}

fn walk(tree: &mut Tree<Embers>, mut world: State, me: Seat, luck: &mut Rng) -> Vec<u32> {
    let (mut path, mut legal) = (vec![Tree::<Embers>::ROOT], Vec::new());
    loop {
        let (node, mut seen) = (path[path.len() - 1], Vec::new());
        if tree.ends_at(node) {
            return path;
        }
        let mut eyes = Eyes { game: &GAME, viewer: Viewer::Seat(me), seen: &mut seen };
        let reached = match GAME.turn(&world) {
            Turn::Over => None,
            Turn::Of(seat) => {
                legal.clear();
                GAME.legal_actions(&world, seat, &mut legal);
                let (choice, action, fresh) = tree.select(node, &legal, Guide::Found, |_| luck.below(100) as f32);
                GAME.play(&mut world, seat, &action, &mut eyes);
                path.push(choice);
                let next = tree.after(node, choice, (seat == me).then_some(action), &seen);
                next.map(|next| (next, fresh))
            }
            Turn::Chance => {
                let chance = GAME.sample(&world, luck);
                GAME.happen(&mut world, &chance, &mut eyes);
                tree.follow(node, None, &seen)
            }
        };
        let Some((next, fresh)) = reached else { return path };
        if next != node && path[path.len() - 1] != next {
            path.push(next);
        }
        if fresh {
            return path;
        }
    }
}

fn children(tree: &Tree<Embers>, parent: u32) -> Vec<u32> {
    let first = tree.nodes[parent as usize].first_child;
    let next = |child: &u32| Some(tree.nodes[*child as usize].next_sibling);
    std::iter::successors(Some(first), next).take_while(|child| *child != NONE).collect()
}

/// Returns the events that were seen on the way to a node, or `None` if the node does not store them itself.
fn events(tree: &Tree<Embers>, node: u32) -> Option<&[Event]> {
    match tree.nodes[node as usize].sight {
        Sight::Events { from, to } => Some(&tree.seen[from as usize..to as usize]),
        Sight::Unseen | Sight::Like(_) => None,
    }
}

#[test]
fn nothing_is_kept_that_the_seat_was_not_shown() {
    let (tree, me) = grown(4_000);
    assert!(tree.seen.len() > 1_000);
    for event in &tree.seen {
        assert_eq!(GAME.redact(event, Viewer::Seat(me)).as_ref(), Some(event));
    }
}

#[test]
fn indistinguishable_actions_share_a_node() {
    let (tree, me) = grown(4_000);
    let (mut looked_same, mut looked_other) = (0, 0);
    for parent in 0..tree.nodes.len() as u32 {
        let siblings = children(&tree, parent);
        for (at, one) in siblings.iter().enumerate() {
            let Node { step, sight, .. } = &tree.nodes[*one as usize];
            if let Sight::Like(first) = sight {
                assert!(matches!(step, Step::Choice(Action::Pledge(_))), "only pledges are hidden");
                assert!(siblings.contains(first) && events(&tree, *first).is_some());
                looked_same += 1;
            }
            for other in &siblings[at + 1..] {
                let seen = events(&tree, *one).zip(events(&tree, *other));
                assert!(seen.is_none_or(|(one, other)| one != other), "two nodes for {seen:?}");
                looked_other += 1;
            }
        }
    }
    assert!(looked_same > 10 && looked_other > 100, "{looked_same} {looked_other}");
    let root = children(&tree, Tree::<Embers>::ROOT);
    assert_eq!(root.len(), 3, "a seat knows its own pledges apart");
    assert!(root.iter().all(
        |choice| matches!(events(&tree, *choice), Some([Event::Pledged { seat, pledge: Some(_) }]) if *seat == me)
    ));
}

#[test]
fn an_own_draw_is_told_apart_and_that_of_others_is_not() {
    let (tree, me) = grown(4_000);
    let (mut own, mut others) = (0, 0);
    for parent in 0..tree.nodes.len() as u32 {
        let drawn: Vec<&Event> = children(&tree, parent)
            .into_iter()
            .filter_map(|child| match (&tree.nodes[child as usize].step, events(&tree, child)) {
                (Step::Seen(None), Some([event @ Event::Drew { .. }])) => Some(event),
                _ => None,
            })
            .collect();
        match drawn.as_slice() {
            [Event::Drew { seat, ember }] if *seat != me => {
                assert_eq!(*ember, None);
                others += 1;
            }
            several => {
                assert!(
                    several.iter().all(|event| matches!(event, Event::Drew { seat, ember: Some(_) } if *seat == me))
                );
                own += usize::from(several.len() > 1);
            }
        }
    }
    assert!(own > 0 && others > 10, "{own} {others}");
}

#[test]
fn a_tree_stays_within_its_memory_and_goes_on_learning() {
    let most = 50_000;
    let bytes =
        |tree: &Tree<Embers>| tree.nodes.len() * size_of::<Node<Embers>>() + tree.seen.len() * size_of::<Event>();
    let (free, _) = grown(5_000);
    assert!(bytes(&free) > 2 * most, "the bound means something: {}", bytes(&free));
    let (tree, _) = grown_within(most, 5_000);
    assert!(bytes(&tree) < most + most / 10, "{}", bytes(&tree));
    assert_eq!(tree.nodes[Tree::<Embers>::ROOT as usize].visits, 5_000);
    assert!(tree.favourite().is_some());
}
