"""Nib files that an application loads at run time, and creates cells from."""
import itertools
import json

from hostile import Case, damage

cell = {"class": "UITableViewCell", "reuseIdentifier": "row", "frame": [0, 0, 320, 60],
        "accessoryType": "disclosureIndicator", "subviews": [
            {"class": "UILabel", "tag": 1, "frame": [16, 8, 288, 24], "text": "City",
             "autoresizing": ["flexibleWidth"], "font": {"textStyle": "headline"},
             "textColor": "label"},
            {"class": "UIImageView", "frame": [1, 2, 3, 4], "image": "none"},
            {"class": "UISwitch", "frame": [1, 2, 3, 4]}]}


def file(*objects):
    return json.dumps({"objects": list(objects)}).encode()


def nested(depth):
    view = b'{"class":"UIView","subviews":['
    return b'{"objects":[' + view * depth + b"]}" * depth + b"]}"


def listed_cases():
    for depth in [100, 500, 5000, 200_000]:
        yield Case(f"views within each other, {depth} deep", nested(depth))
    yield Case("deep JSON", b"[" * 1_000_000)
    yield Case("10,000 views", file(dict(cell, subviews=[{"class": "UIView"}] * 10_000)), seconds=2)
    for frame in [[1e308] * 4, [-1e308, 1e308, 0, -1], [1e9] * 4, [0, 0, 60_000, 60_000], [1], []]:
        yield Case(f"frame {frame}", file(dict(cell, frame=frame)))
        label = {"class": "UILabel", "frame": frame, "text": "x" * 100, "numberOfLines": 0}
        yield Case(f"label in {frame}", file(dict(cell, subviews=[label])))
    for size in [1e308, -1, 0, 1e6, 20_000]:
        label = {"class": "UILabel", "frame": [0, 0, 300, 40], "text": "Size", "font": {"size": size}}
        yield Case(f"font of {size}", file(dict(cell, subviews=[label])))
    for name in ["UIWindow", "UIApplication", "NSObject", "Foundation.Process", "", "UITableView",
                 "Swift.Array", "x" * 10_000]:
        yield Case(f"class {name[:20]}", file(dict(cell, subviews=[{"class": name}])))
    for image in ["../../../etc/passwd", "/dev/zero", "/dev/tty", "x" * 10_000]:
        view = {"class": "UIImageView", "image": image, "frame": [0, 0, 9, 9]}
        yield Case(f"image {image[:20]}", file(dict(cell, subviews=[view])))


def cases(random):
    """Yields cases in which the program may stop with a message that names the position."""
    for case in listed_cases():
        case.stop_message = "Fatal error: (data)"
        yield case
    intact = file(cell)
    for number in itertools.count(1):
        yield Case(f"damaged {number}", damage(intact, random), is_damaged=True,
                   stop_message="Fatal error: (data)")
