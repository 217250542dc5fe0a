mod cinders;
mod drawn;
mod play;
mod properties;
mod reading;
mod records;
