"""A ruling made readable: the short answer, the trace, the outcomes."""
