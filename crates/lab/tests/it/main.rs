mod bench;
mod harvest;
mod limit;
mod named;
mod rotation;
mod same;
mod seats;
mod strength;
