//! Tests of the messages: they have what a seat saw and nothing else, and a bot that reads them plays as one that gets
//! the view itself.

mod streams;
mod views;
