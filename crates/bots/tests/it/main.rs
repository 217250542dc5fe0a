mod budget;
mod choices;
mod cups;
mod march;
mod play;
mod sight;
mod strength;
