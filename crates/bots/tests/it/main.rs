mod budget;
mod choices;
mod play;
mod strength;
