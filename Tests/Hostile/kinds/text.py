"""Texts in a label, in a wrapped label and in a header title that are longer than the screen."""
import itertools

from hostile import Case


# Texts with many letters in a line, or with many runs, cost the most: seven views lay out 200,000
# letters each.
def listed_cases():
    yield Case("10,000 cells of a table", b"ab\t" * 10_000)
    yield Case("20,000 tabs", b"\t" * 20_000)
    yield Case("a million tabs", b"\t" * 1_000_000)
    yield Case("10 MB of words", b"word and " * 1_100_000)
    yield Case("10 MB of lines", b"word and\n" * 1_100_000)
    yield Case("10 MB of spaces", b" " * 10_000_000)
    yield Case("10 MB of one word", b"x" * 10_000_000)
    yield Case("10 MB of new lines", b"\n" * 10_000_000)
    yield Case("a million new lines of Windows", b"\r\n" * 1_000_000)
    for name, letters in [("Arabic", "سلام "), ("Arabic without spaces", "سلام"), ("Thai", "สวัสดี"),
                          ("Chinese", "漢字"), ("emoji", "👩‍👩‍👧‍👧"), ("flags", "🇩🇪"),
                          ("Arabic lines", "سلام\n"), ("Cyrillic", "слово ")]:
        yield Case(f"1 MB of {name}", (letters * (1_000_000 // len(letters.encode()))).encode())
    for name, letter in [("soft hyphens", "\u00AD"), ("isolates", "\u2067"), ("marks", "\u0301"),
                         ("overrides", "\u202E"), ("joiners", "\u200D"), ("variants", "\uFE0F"),
                         ("objects", "\uFFFC"), ("ideographic spaces", "\u3000"),
                         ("ends of paragraphs", "\u2029"), ("null bytes", "\0"),
                         ("bells", "\7"), ("zero width spaces", "\u200B"),
                         ("brackets", "("), ("Hebrew brackets", "\u05D0(")]:
        limits = {"seconds": 3, "megabytes": 320}
        yield Case(f"200,000 {name}", (letter * 200_000).encode(), **limits)
        yield Case(f"200,000 {name} behind letters", ("a" + letter).encode() * 200_000, **limits)


pieces = ["word ", "x" * 50, "\t", "\n", " ", "\u00AD", "\u2067", "\u2069", "\u202E", "\u0301",
          "سلام", "שלום ", "漢", "สวัสดี", "👩‍👩‍👧‍👧", "🇩🇪", "\u200B", "\u200D", "\uFFFC", "\r\n", "\u2029",
          "(", "[", "\u3000", "\0", "-", "1.5", "…"]


def cases(random):
    yield from listed_cases()
    for number in itertools.count(1):
        selected = [random.choice(pieces) for _ in range(random.randrange(1, 6))]
        text = ""
        while len(text) < 200_000:
            text += "".join(random.choice(selected) * random.choice([1, 1, 1, 10, 1000])
                            for _ in range(20))
        yield Case(f"mixed {number}: {selected!a}"[:80], text.encode()[:400_000], seconds=3,
                   megabytes=320, is_damaged=True)
