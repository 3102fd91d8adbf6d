"""Every node of a compiled text has its meaning."""

from judge.engine import missing


def test_no_kind_of_node_is_without_a_meaning() -> None:
    assert list(missing.kinds())
    assert missing.main() == 0
