"""Texts that are pasted into a text view and a text field, up to a quarter of the permitted size."""
from hostile import Case


def listed_cases():
    limits = {"seconds": 1, "megabytes": 100}
    for name, letters in [("lines", "word and more words, as people write them\n"),
                          ("words", "word and more words, as people write them "),
                          ("one word", "x"), ("short lines", "a\n"), ("Arabic lines", "سلام\n")]:
        text = letters * (4_000_000 // len(letters.encode()))
        yield Case(f"4 MB of {name}", text.encode(), **limits)
    for name, letters in [("new lines", "\n"), ("tabs", "\t"), ("soft hyphens", "a\u00AD"),
                          ("Arabic", "سلام"), ("emoji", "👩‍👩‍👧‍👧"), ("objects", "a\uFFFC")]:
        text = letters * (300_000 // len(letters.encode()))
        yield Case(f"300 KB of {name}", text.encode(), **limits)


def cases(random):
    yield from listed_cases()
