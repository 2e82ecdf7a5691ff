"""Damaged fonts in which a text is drawn."""
import glob
import itertools

from hostile import Case, damage


def cases(random):
    paths = sorted(path for ending in ("ttf", "otf", "ttc") for path in
                   glob.glob(f"/usr/share/fonts/**/*.{ending}", recursive=True))
    samples = []
    for path in paths:
        with open(path, "rb") as file:
            data = file.read()
        if len(data) < 4_000_000:
            samples.append(data)
    yield Case("no font at all", b"")
    yield Case("a font of zeros", b"\0\1\0\0" + b"\0" * 100_000)
    for number in itertools.count(1):
        data = bytearray(random.choice(samples or [b"\0\1\0\0" + b"\0" * 1000]))
        for _ in range(random.choice([1, 4, 16, 200])):
            # The beginning of a font lists its tables.
            limit = random.choice([64, 512, 4096, len(data)])
            index = random.randrange(min(limit, len(data)))
            data[index:index + 1] = damage(data[index:index + 1], random)[:1] or b"\xFF"
        yield Case(f"damaged {number}", bytes(data), seconds=1, is_damaged=True)
