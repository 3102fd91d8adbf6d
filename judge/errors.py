"""What goes wrong in a way a user can mend; the command line prints the message and nothing more."""


class JudgeError(Exception):
    """Says what is wrong, where, and what to do; `exit_code` is 1 for "no answer", 2 for "wrong use"."""

    exit_code = 1
