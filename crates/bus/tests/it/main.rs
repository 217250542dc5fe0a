mod hints;
