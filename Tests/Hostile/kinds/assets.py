"""Asset catalogs from which an application loads a colour and an image at run time."""
import itertools
import json

from hostile import Case, damage

from kinds import image

color = json.dumps({"colors": [
    {"idiom": "universal", "color": {"color-space": "srgb", "components": {
        "red": "0x80", "green": "0.500", "blue": "12", "alpha": "1.000"}}},
    {"appearances": [{"appearance": "luminosity", "value": "dark"}], "idiom": "universal",
     "color": {"reference": "systemRedColor"}}], "info": {"version": 1}}).encode()
images = json.dumps({"images": [
    {"filename": "image", "idiom": "universal", "scale": "2x",
     "resizing": {"mode": "9-part", "center": {"mode": "tile"},
                  "cap-insets": {"top": 1, "left": 2, "bottom": 3, "right": 4}}},
    {"filename": "image", "idiom": "universal", "scale": "1x",
     "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
    "properties": {"template-rendering-intent": "template"}}).encode()


def listed_cases():
    """Yields files for the Contents.json of both sets; the program creates the folders."""
    yield Case("deep JSON", b"[" * 1_000_000)
    yield Case("deep objects", b'{"colors":' * 300_000)
    yield Case("10 MB of spaces", b" " * 10_000_000)
    entry = {"filename": "image", "idiom": "universal", "scale": "1x"}
    yield Case("100,000 entries", json.dumps({"images": [entry] * 30_000, "colors": []}).encode(), seconds=2)
    for name in ["../../../../../../etc/passwd", "/etc/passwd", "/dev/zero", "../../../../../../dev/zero",
                 "/dev/tty", "..", "", "a\0b", "x" * 5000, "input"]:
        yield Case(f"file name {name[:40]!a}",
                   json.dumps({"images": [dict(entry, filename=name)]}).encode())
    for scale in ["0x", "-1x", "99999999999999999999x", "1e308x", "nanx", "", "x"]:
        yield Case(f"scale {scale}", json.dumps({"images": [dict(entry, scale=scale)]}).encode())
    for inset in [1e308, -1e308, -1, 1e10, 0.5]:
        caps = {side: inset for side in ["top", "left", "bottom", "right"]}
        for mode in ["tile", "stretch"]:
            resizing = {"center": {"mode": mode}, "cap-insets": caps}
            yield Case(f"cap insets of {inset}, {mode}",
                       json.dumps({"images": [dict(entry, resizing=resizing)]}).encode())
    for number in [1e308, "1e999", "0x7fffffffffffffff", "0xffffffffffffffffffff", "nan", "-5", {}]:
        color_entry = {"color-space": "srgb", "components": {side: number for side in ["red", "green", "blue"]}}
        yield Case(f"component {number}", json.dumps({"colors": [{"color": color_entry}]}).encode())


def cases(random):
    yield from listed_cases()
    for number in itertools.count(1):
        yield Case(f"damaged {number}", damage(random.choice([color, images]), random),
                   is_damaged=True)
