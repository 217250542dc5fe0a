mod claims;
mod even;
mod hmac;
mod seals;
