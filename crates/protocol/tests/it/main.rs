mod document;
