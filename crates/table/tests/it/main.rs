mod cinders;
mod play;
mod properties;
mod reading;
mod records;
