"""The cards: what is printed, where it comes from, how it is found."""
