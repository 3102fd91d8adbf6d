"""The rule documents: read, indexed, looked up, searched, compared, audited."""
