"""The rulebook's words as enums; everything else speaks in them."""

from enum import Enum, StrEnum


class Zone(StrEnum):
    """CR 7; a card under another one is in the Play zone but not in play (5.1.1.5)."""

    DECK = "deck"
    HAND = "hand"
    PLAY = "play"
    INKWELL = "inkwell"
    DISCARD = "discard"
    UNDER = "under"
    REMOVED = "removed"


class CardType(StrEnum):
    """CR 5.3 to 5.6; a song is an action with the Song classification (5.4.4.1)."""

    CHARACTER = "character"
    ACTION = "action"
    ITEM = "item"
    LOCATION = "location"


class Ink(StrEnum):
    """CR 5.2.5."""

    AMBER = "Amber"
    AMETHYST = "Amethyst"
    EMERALD = "Emerald"
    RUBY = "Ruby"
    SAPPHIRE = "Sapphire"
    STEEL = "Steel"


class Phase(StrEnum):
    """CR 3.1.1."""

    START = "start"
    MAIN = "main"
    END = "end"


class Characteristic(StrEnum):
    """What a modifier can change (6.6.1)."""

    STRENGTH = "strength"
    WILLPOWER = "willpower"
    LORE = "lore"


class Keyword(StrEnum):
    """CR 8, and those that only newer cards print."""

    ALERT = "Alert"
    BODYGUARD = "Bodyguard"
    BOOST = "Boost"
    CHALLENGER = "Challenger"
    EVASIVE = "Evasive"
    RECKLESS = "Reckless"
    RESIST = "Resist"
    RUSH = "Rush"
    SHIFT = "Shift"
    SINGER = "Singer"
    SING_TOGETHER = "Sing Together"
    SUPPORT = "Support"
    VANISH = "Vanish"
    WARD = "Ward"
    ADVENTUROUS = "Adventurous"
    TEMPORARY = "Temporary"
    COMBO_SHIFT = "Combo Shift"
    DUO_SHIFT = "Duo Shift"


class Variant(Enum):
    """How the game is played: CR 1 to 9, or with the changes of CR 10.2."""

    STANDARD = "standard"
    PACK_RUSH = "pack-rush"
