"""Questions in plain words, in English and Spanish: understood, tried on a board, answered.

A straight line, each step in modules of its own; `answer.py` walks it, `reading.py` its first half:

    words      lexicon, conjugation, spelling     the words of the sentence, by the table `words.toml`
    mentions   mentions                           the cards that are named: exactly, or by a clear likeness
    pieces     tagging, phrases, things,          what each word is, put plainly; noun phrases (`pieces.py`)
               describing
    clauses    splitting, clauses, putting        one verb each, who does it, and what it is done to
    intent     statements, singly, states,        what is there, and what is done (`deed.py`)
               deeds, telling, turns
               asking, effects, choosing,         what is wanted of it (`intent.py`)
               standing, entering, functioning,
               gaining, winning
               accounts                           whether every word has played its part
    scenario   board, builder, doings, neutral    the board, with every assumption that was made
    verdict    verdict, happenings, measures,     yes, no, it depends or a number, with the rules
               working, trials, variations, also
    view       text, as_json, messages            what is shown, in the words of `messages.toml`

A word that nothing explains, a name that fits several cards or a part that is not clear ends the line: the
question is refused with its words. Nothing is guessed, and what is assumed is said.
"""
