"""The keywords (CR 8), one file each."""
