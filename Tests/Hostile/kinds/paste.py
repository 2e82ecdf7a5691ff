"""Texts that are pasted into a text view and a text field: up to what is taken from others."""
from hostile import Case


# A text view keeps what it knows of its lines.
def listed():
    most = {"seconds": 4, "megabytes": 700}
    for name, letters in [("lines", "word and more words, as people write them\n"),
                          ("words", "word and more words, as people write them "),
                          ("one word", "x"), ("short lines", "a\n"), ("Arabic lines", "سلام\n")]:
        text = letters * (16_000_000 // len(letters.encode()))
        yield Case(f"16 MB of {name}", text.encode(), **most)
    for name, letters in [("new lines", "\n"), ("tabs", "\t"), ("soft hyphens", "a\u00AD"),
                          ("Arabic", "سلام"), ("emoji", "👩‍👩‍👧‍👧"), ("objects", "a\uFFFC")]:
        text = letters * (1_000_000 // len(letters.encode()))
        yield Case(f"1 MB of {name}", text.encode(), **most)


def cases(random):
    yield from listed()
