"""Questions in plain words, in English and Spanish: understood, tried on a board, answered."""
