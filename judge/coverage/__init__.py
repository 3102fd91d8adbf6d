"""Which rule is enforced where, and by which tests: found in the sources, never kept by hand."""
