"""Boards in words that several tests look at."""

CHESHIRE_CAT = """
title: Marshmallow challenges Cheshire Cat
players:
  me:
    play: [Marshmallow - Persistent Guardian]
  rival:
    play:
      - {card: Cheshire Cat - Not All There, exerted: true}
do:
  - challenge: Marshmallow
    target: Cheshire Cat
"""
DURABLE = f"{CHESHIRE_CAT}    choices: {{Durable: yes}}\n"
EVASIVE = """
title: Stitch challenges Goofy
players:
  me: {play: [Stitch - New Dog]}
  rival: {play: [{card: Goofy - Musketeer, exerted: true, gains: [Evasive this turn]}]}
do: [{challenge: Stitch, target: Goofy}]
"""
CANNONS = """
title: Three times Fire the Cannons!
players:
  me:
    ink: 3
    hand: [Fire the Cannons!, Fire the Cannons!, Fire the Cannons!]
    play: [Lumiere - Hotheaded Candelabra, Mickey Mouse - True Friend]
  rival:
    play: [Simba - Protective Cub, Scar - Fiery Usurper, Goofy - Musketeer, Elsa - Snow Queen]
do:
  - {play: "Fire the Cannons!"}
  - {play: "Fire the Cannons!"}
  - {play: "Fire the Cannons!"}
"""
NOT_UNDERSTOOD = """
title: A text that nobody understands
players:
  me:
    play:
      - card: {name: Riddle, type: character, cost: 1, strength: 1, willpower: 1, lore: 1,
               text: "Whenever this character quests, flummox the gallimaufry."}
  rival: {}
do: [{quest: Riddle}]
"""
