"""What a compiled text means: abilities, effects and the phrases they are made of, as typed trees."""
