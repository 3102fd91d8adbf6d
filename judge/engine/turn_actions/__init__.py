"""The turn actions (CR 4): ink a card, play a card, use an activated ability, quest, challenge, move."""
