"""The compiler of printed card text: clean, tokens, grammar, tree, abilities."""
