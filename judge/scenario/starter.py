"""The starting file of `judge scenario new`: every part once, with a comment; it reads without a fault."""

from judge.scenario.yaml_text import scalar

_STARTER = """\
title: {title}
question: Does it come back?          # optional; so are source, tags, rules
tags: [challenge]

players:                              # in turn order; the names are free
  me:
    lore: 4                           # default 0
    ink: {{ready: 3, exerted: 2}}       # or a number of ready ink, or a list of cards
    hand: 2                           # so many unknown cards, or a list of names
    deck: 20                          # top first: [a name, another, 18]; 20 unknown cards if not said
    discard: []
    play:
      # A card in play is a name (ready, dry, undamaged), or a mapping. A card that is in no set,
      # like this one, is written out.
      - card:
          name: Test Subject
          version: Bare Minimum
          type: character             # character, action, song, item or location
          cost: 3
          inkwell: true
          ink: [Amber]
          strength: 3
          willpower: 4
          lore: 1
          classifications: [Storyborn, Hero]
          text: |
            Evasive
            LOOK OUT Whenever this character quests, you may draw a card.
        as: Tess                      # a label, where there are several copies
        damage: 1                     # also drying, at, under, facedown_under
        gains: ["+2 {{S}} this turn"]   # effects that already apply, as printed
  rival:
    play:
      - card:
          name: Other Subject
          type: character
          cost: 2
          strength: 1
          willpower: 2
          lore: 1
        exerted: true
active: me                            # default: the first player
phase: main                           # or start: the Start-of-Turn Phase is run first

do:                                   # ink, play, use, boost, quest, challenge, move, end_turn, concede
  - challenge: Tess
    target: Other Subject
    # choices: [yes, Tess, 2]         # answers in order, or by ability: {{LOOK OUT: yes}}
    # order: [LOOK OUT]               # which ability in the bag resolves next
  - end_turn: true

expect:                               # what must be true afterwards; leave it out to just ask
  - {{legal: true, action: 1}}
  - {{card: Other Subject, zone: discard}}
  - {{card: Tess, damage: 2}}
  - {{cites: ["1.8.1.4"]}}              # rule numbers in quotation marks
"""


def starting_file(title: str = "What happens if …") -> str:
    """A scenario to be changed into one's own."""
    return _STARTER.format(title=scalar(title))
