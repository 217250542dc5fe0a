mod bad;
mod binary;
mod cards;
mod document;
mod games;
mod lab;
mod replay;
