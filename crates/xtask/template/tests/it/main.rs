mod promises;
mod rules;
