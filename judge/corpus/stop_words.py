"""Words that say nothing about what is asked, in both languages, and which language they speak."""

import re

_ENGLISH = """
let lets right away says say another need needs happen happens mean means work works count made many
a about after again all also am an and any are as at be because been before being but by can could
did do does doing don for from get gets go goes had has have having he her him his how i if in into
is isn it its just may me might more my no not now of on one only or other our out over own s she
should so some still such t than that the their them then there these they this those to too u up us
was we were what when where which who whom why will with would you your yours im ive re ll ve
cant dont doesnt isnt wont didnt thats whats theyre youre ur r gonna wanna gotta ok hey please pls lorcana
thru bc cuz tho idk wants
"""
_SPANISH = """
cuanto cuanta necesito necesita dice dicen tengo hice hago haces cosa cosas durante despues antes
a al algo algun alguna aun aunque como con cual cuando cuantas cuantos de del desde donde e el ella
ellas ellos en entonces entre era es esa ese eso esta estan este esto fue ha hacer hay he la las le
les lo los mas me mi mientras mis muy nos o os otra otro para pero por porque pues que quien se ser
si sin sobre son su sus tambien te tengo tiene tienen todo tu tus un una uno unos unas va voy y ya
yo puede puedo pueden pasa pasan cada hacen hace ni nada
no q xq pq tb estar estoy tener haber podria podemos hola favor lorcana ir van vamos asi
quiere quiero siendo sigo
"""
# They narrow a question down a little, and must never outweigh what it is about.
_WEAK = """
0 1 2 3 4 5 6 7 8 9 10 two three four five dos tres cuatro cinco both ambos really actually ever always even
thing things something someone anyone anything question rule rules regla reglas pregunta siempre nunca solo
ahora luego segun sirve significa sides side lado way time times vez veces same mismo misma puedes debo debe
like want quiero trying tries try exactly onto much enough afterwards possible legal allowed here near already
cualquier cualquiera todavia
"""
WEAK_WORDS = frozenset(_WEAK.split())
ENGLISH_STOP_WORDS = frozenset(_ENGLISH.split())
SPANISH_STOP_WORDS = frozenset(_SPANISH.split())
STOP_WORDS = ENGLISH_STOP_WORDS | SPANISH_STOP_WORDS


def language_of(bare_words: list[str], text: str) -> str:
    """en or es by the small words and the accents; empty where they don't say it clearly."""
    english = sum(word in ENGLISH_STOP_WORDS - SPANISH_STOP_WORDS for word in bare_words)
    spanish = sum(word in SPANISH_STOP_WORDS - ENGLISH_STOP_WORDS for word in bare_words)
    spanish += bool(re.search("[áéíóúñ¿¡]", text.casefold()))
    if english == spanish:
        return ""
    return "en" if english > spanish else "es"
