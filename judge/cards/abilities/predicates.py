"""What is said of a card: it gets, gains, can't … (CR 6.4, 6.6); static, or for a duration."""

from enum import StrEnum

from judge.cards.abilities.amounts import Amount
from judge.cards.abilities.descriptions import Description
from judge.cards.abilities.durations import Duration
from judge.cards.abilities.node import Node, node
from judge.cards.abilities.selections import Selection
from judge.terms import Characteristic, Keyword


@node
class Modifier(Node):
    """ "+2 {S}" (6.6.1)."""

    amount: Amount
    characteristic: Characteristic


@node
class Gets(Node):
    """ "gets +1 {S} and +1 {L}"."""

    modifiers: tuple[Modifier, ...]


@node
class Gains(Node):
    """ "gains Evasive and Resist +1", "gains “Whenever …”": keyword abilities and quoted abilities."""

    abilities: tuple[Node, ...]


@node
class LosesKeyword(Node):
    """ "loses Evasive", "loses Evasive and Ward"."""

    keyword: Keyword
    also: Keyword | None = None


@node
class CantGainKeyword(Node):
    """ "can't gain Evasive"."""

    keyword: Keyword


@node
class CantQuest(Node):
    """ "can't quest"."""


@node
class CantChallenge(Node):
    """ "can't challenge", "can't challenge your characters"."""

    whom: Selection | None = None


@node
class CantBeChallenged(Node):
    """ "can't be challenged", "can't be challenged by Pirate characters"."""

    by: Description | None = None


@node
class CantReady(Node):
    """ "can't ready"."""


@node
class CantExert(Node):
    """ "can't {E}", "can't exert"."""


@node
class CantSing(Node):
    """ "can't {E} to sing songs"; `without`: "can't sing songs without Sing Together"."""

    without: Keyword | None = None


class DealtBy(StrEnum):
    """What damage is dealt by: the effect of an action card, an ability, a challenge."""

    ACTIONS = "actions"
    ABILITIES = "abilities"
    CHALLENGES = "challenges"


@node
class CantBeDealtDamage(Node):
    """ "can't be dealt damage"; with `by`: "by actions or abilities"."""

    by: tuple[DealtBy, ...] = ()


@node
class TakesNoDamageFromChallenges(Node):
    """ "takes no damage from challenges", "takes no damage from the challenge"."""


@node
class MustQuest(Node):
    """ "must quest if able"."""


@node
class MustChallenge(Node):
    """ "must challenge if able"."""


@node
class DamageIsReduced(Node):
    """ "damage dealt to this character is reduced by 1": as Resist does, without the keyword (8.8.1)."""

    amount: int


@node
class CanChallengeReady(Node):
    """ "can challenge ready characters"."""

    whom: Description


@node
class EntersPlayExerted(Node):
    """ "enters play exerted" (6.7.8)."""


@node
class EntersPlayWithDamage(Node):
    """ "enters play with 3 damage" (6.7.8)."""

    amount: int


@node
class MayEnterPlayExerted(Node):
    """ "may enter play exerted", with what it gives if it does."""

    effect: Node | None = None


@node
class Applies(Node):
    """A subject and what is said of it; without a duration in a static ability (6.4.1)."""

    subject: Selection
    predicates: tuple[Node, ...]
    duration: Duration | None = None
    condition: Node | None = None
    """"while …" inside the sentence."""
    counted: Node | None = None
    """"for each …" (6.1.8)."""


@node
class CantBeReducedBelowPrinted(Node):
    """ "{S} can't be reduced below their printed value", or below a specified one (6.6.4)."""

    characteristic: Characteristic
    amount: int | None = None


@node
class GainsClassification(Node):
    """ "gains the Hero classification"."""

    classification: str


@node
class AlsoNamed(Node):
    """ "also counts as being named Chip for Shift"."""

    names: tuple[str, ...]
    keyword: Keyword | None = None


@node
class CanQuestWhilePlayed(Node):
    """ "can quest the turn he's played"."""


@node
class CantBeChosen(Node):
    """ "opponents can't choose your items for abilities or effects": said of the items."""


@node
class DealsDamageWithWillpower(Node):
    """ "deals damage with their {W} instead of their {S}"."""


@node
class CantMove(Node):
    """ "can't move to locations"."""


@node
class CanBeShiftedOntoByAny(Node):
    """ "You may play any character with Shift on this character as if this character had any name"."""


@node
class LosesAsMuch(Node):
    """ "loses {S} equal to …"."""

    characteristic: Characteristic
    amount: Amount


@node
class LosesAbility(Node):
    """ "loses the Stone by Day ability"."""

    name: str


@node
class MayMoveForFree(Node):
    """ "may move here for free" (4.7)."""


@node
class CountsAsCostToSing(Node):
    """ "counts as having +1 cost to sing songs" (5.4.4.2)."""

    amount: int


@node
class CountsAsInkable(Node):
    """ "counts as having {IW}", the inkwell symbol."""


@node
class MustBeChosenIfAble(Node):
    """ "opponents must choose this character for actions and abilities if able"."""


@node
class TakesNoDamage(Node):
    """ "takes no damage": of the damage that is replaced (6.5)."""


@node
class AppliesToNext(Node):
    """ "the next character you play this turn enters play exerted": an effect that waits for it."""

    description: Description
    predicates: tuple[Node, ...]
    duration: Duration | None = None
