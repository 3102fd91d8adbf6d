"""What effects do, one family of verbs a file."""
