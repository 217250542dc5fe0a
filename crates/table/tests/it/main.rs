mod embers;
mod play;
mod properties;
mod reading;
mod records;
