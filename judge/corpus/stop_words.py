"""Words that say nothing about what is asked, in both languages."""

_ENGLISH = """
let lets right away says say another need needs happen happens mean means work works count made many
a about after again all also am an and any are as at be because been before being but by can could
did do does doing don for from get gets go goes had has have having he her him his how i if in into
is isn it its just may me might more my no not now of on one only or other our out over own s she
should so some still such t than that the their them then there these they this those to too u up us
was we were what when where which who whom why will with would you your yours im ive re ll ve
"""
_SPANISH = """
cuanto cuanta necesito necesita dice dicen tengo hice hago haces cosa cosas durante despues antes
al algo algun alguna aun aunque como con cual cuando cuantas cuantos de del desde donde e el ella
ellas ellos en entonces entre era es esa ese eso esta estan este esto fue ha hacer hay he la las le
les lo los mas me mi mientras mis muy nos o os otra otro para pero por porque pues que quien se ser
si sin sobre son su sus tambien te tengo tiene tienen todo tu tus un una uno unos unas va voy y ya
yo puede puedo pueden pasa pasan cada hacen hace ni nada
"""
STOP_WORDS = frozenset((_ENGLISH + _SPANISH).split())
