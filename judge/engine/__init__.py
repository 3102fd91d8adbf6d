"""The rules: given a board, what is done and what is decided, what happens and by which rule."""
