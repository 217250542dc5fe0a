mod budget;
mod choices;
mod cups;
mod errands;
mod march;
mod play;
mod sight;
mod strength;
