"""Damaged and malicious files of saved state; each launch must succeed."""
import itertools
import plistlib
import struct

from hostile import Case, damage


def state(content):
    """Returns a state file with a valid checksum."""
    total = 0xCBF29CE484222325
    for byte in content:
        total = (total ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return f"ROLLTOP-STATE 2 {total:x} {len(content)}\n".encode() + content


def binary_plist(objects, size=1):
    """Returns a binary property list of encoded objects, with references of `size` bytes."""
    data, offsets = b"bplist00", []
    for item in objects:
        offsets.append(len(data))
        data += item
    table = len(data)
    data += b"".join(struct.pack(">Q", offset) for offset in offsets)
    return data + bytes(6) + struct.pack(">BBQQQ", 8, size, len(objects), 0, table)


def listed_cases():
    keys = [b"\x5Bapplication", b"\x57objects"]
    for name, item in [
            ("an array of 2^63 things", b"\xAF\x13" + b"\x7F" + b"\xFF" * 7),
            ("an array of a billion things", b"\xAF\x12\x40\0\0\0"),
            ("data of 2^63 bytes", b"\x4F\x13" + b"\x7F" + b"\xFF" * 7),
            ("a text of 2^62 letters", b"\x6F\x13\x3F" + b"\xFF" * 7),
            ("a dictionary of 2^60 pairs", b"\xDF\x13\x0F" + b"\xFF" * 7),
            ("itself", b"\xA1\4"), ("a number of 128 bits", b"\x14" + b"\xFF" * 16),
            ("a set", b"\xC1\3"), ("a UID", b"\x80\1"), ("a date", b"\x33" + b"\xFF" * 8)]:
        for size in [1, 2, 8]:
            top = b"\xD2" + b"".join(n.to_bytes(size, "big") for n in (1, 2, 3, 4))
            data = binary_plist([top, *keys, b"\x40", item + b"\0" * 64], size)
            yield Case(f"state with {name}, {size}", state(data), runs=2)
    for depth in [1000, 250_000]:
        xml = b"<?xml version='1.0'?><plist>" + b"<array>" * depth + b"</array>" * depth + b"</plist>"
        yield Case(f"state of XML, {depth} deep", state(xml), runs=2)
        yield Case(f"old text, {depth} deep", state(b"(" * depth + b")" * depth), runs=2)
    wide = [b"\xA2\1\1"] + [bytes([0xA2, n, n]) for n in range(2, 40)] + [b"\x40"]
    yield Case("state that doubles 40 times", state(binary_plist(wide)), runs=2)
    deep = plistlib.dumps({"application": b"", "objects": {"/root": b"[" * 500_000}},
                          fmt=plistlib.FMT_BINARY)
    yield Case("state with deep JSON", state(deep), runs=2)
    yield Case("state of 20 MB", state(b"x" * 100) + b"x" * 20_000_000, runs=2)


def cases(random):
    yield from listed_cases()
    intact = plistlib.dumps({"application": b'{"a":{"i":1}}',
                            "objects": {"/root": b'{"b":{"a":[{"s":"x"},{"d":[]}]}}',
                                        "/root//table": b'{"c":{"r":5}}'}},
                           fmt=plistlib.FMT_BINARY)
    for number in itertools.count(1):
        yield Case(f"damaged {number}", state(damage(intact, random)), runs=2, is_damaged=True)
