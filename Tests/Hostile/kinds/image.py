"""Images that conceal their size, and small files that are slow to draw."""
import itertools
import struct
import zlib

from hostile import Case, damage


def chunk(kind, data):
    """Returns a chunk of a PNG with its checksum."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width, height, leading_chunks=b"", color_type=6, depth=8, rows=None, interlaced=0):
    header = struct.pack(">IIBBBBB", width, height, depth, color_type, 0, 0, interlaced)
    if rows is None:
        rows = b"\0" * min(height * (1 + width * 4), 1000)
    return (b"\x89PNG\r\n\x1a\n" + leading_chunks + chunk(b"IHDR", header) +
            chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def segment(marker, data):
    """Returns a segment of a JPEG."""
    return bytes([0xFF, marker]) + struct.pack(">H", len(data) + 2) + data


def jpeg(width, height, scans=1, leading_segments=b"", progressive=True, components=1):
    """Returns a JPEG whose scans are empty; libjpeg fills in the missing pixels."""
    table = bytes([1] + [0] * 15 + [0])
    frame_components = b"".join(bytes([number, 0x11, 0]) for number in range(1, components + 1))
    frame = struct.pack(">BHHB", 8, height, width, components) + frame_components
    scan_components = b"".join(bytes([number, 0]) for number in range(1, components + 1))
    data = b"\xFF\xD8" + leading_segments + segment(0xDB, b"\0" + b"\1" * 64)
    data += segment(0xC2 if progressive else 0xC0, frame)
    data += segment(0xC4, b"\0" + table) + segment(0xC4, b"\x10" + table)
    data += segment(0xDA, bytes([components]) + scan_components +
                    (b"\0\0\0" if progressive else b"\0\x3F\0")) + b"\0"
    for _ in range(scans - 1):
        data += segment(0xDA, b"\1\1\0\1\x3F\0") + b"\0"
    return data + b"\xFF\xD9"


def webp(chunks):
    data = b"WEBP" + b"".join(
        kind + struct.pack("<I", len(content)) + content + b"\0" * (len(content) % 2)
        for kind, content in chunks)
    return b"RIFF" + struct.pack("<I", len(data)) + data


def extended(width, height, flags=0):
    """Returns the chunk of an extended WebP with the size of its canvas."""
    sides = struct.pack("<I", width - 1)[:3] + struct.pack("<I", height - 1)[:3]
    return b"VP8X", bytes([flags, 0, 0, 0]) + sides


def lossless(width, height, content=b"\0" * 40):
    """Returns a chunk of a WebP with a losslessly compressed picture."""
    bits = (width - 1) | (height - 1) << 14
    return b"VP8L", b"\x2F" + struct.pack("<I", bits) + content


def many_codes(side):
    """Returns a lossless picture with a group of prefix codes for each block of 4 x 4 pixels, up
    to 65,536 groups."""
    bits = []

    def add_bits(value, count):
        bits.extend(value >> index & 1 for index in range(count))

    def add_code(unused):
        # 256 symbols of 8 bits each.
        add_bits(0, 1)
        add_bits(8, 4)
        for index in range(12):
            add_bits(index in (2, 11), 3)
        add_bits(0, 1)
        bits.extend([1] * 256 + [0] * unused)

    count = min((side // 4) ** 2, 65_536)
    for value, length in [(0, 1), (0, 1), (1, 1), (0, 3), (0, 1)]:
        add_bits(value, length)
    add_code(24)
    add_code(0)
    add_bits(0x111, 12)
    for number in range(count):
        for byte in (number & 255, number >> 8):
            bits.extend(byte >> index & 1 for index in reversed(range(8)))
    bits.extend([1, 0, 0, 0] * 5 * count)
    bits.extend([0] * (-len(bits) % 8))
    data = bytes(sum(bit << index for index, bit in enumerate(bits[start:start + 8]))
                 for start in range(0, len(bits), 8))
    return lossless(side, side, data + bytes(64))


# The content of a lossless picture of one colour: five prefix codes of one symbol each.
one_color = b"\x88\x88\x08\x00" * 4


def svg(content, attributes='width="1000" height="1000"'):
    text = f'<svg xmlns="http://www.w3.org/2000/svg" {attributes}>{content}</svg>'
    return text.encode()


def listed_cases():
    # A picture and its decoder take at most 320 MB. While they are decoded, all coefficients of a
    # progressive JPEG and all pixels of a lossless WebP are in memory.
    decoy_size = chunk(b"tEXt", struct.pack(">II", 16, 16) + b"\0" * 5)
    yield Case("PNG with a chunk before its header", png(23_000, 23_000, decoy_size))
    yield Case("PNG with two headers", png(16, 16)[:-12] + png(23_000, 23_000)[8:])
    yield Case("PNG of 8192 x 8192", png(8192, 8192, rows=b"\0" * 8192 * (1 + 8192 * 4)),
               seconds=4, megabytes=350)
    yield Case("PNG of 8192 x 8192, interlaced", png(8192, 8192, interlaced=1), seconds=4,
               megabytes=350)
    yield Case("PNG with a million chunks", png(1, 1, chunk(b"tEXt", b"") * 1)[:-12] +
               chunk(b"tEXt", b"") * 1_000_000 + chunk(b"IEND", b""), seconds=1)
    yield Case("PNG that unpacks to a gigabyte", png(16, 16, rows=b"\0" * (1 << 26)))
    for marker in [0x00, 0x02, 0xBF, 0xD8]:
        large = jpeg(30_000, 30_000)[2:]
        small = segment(0xC0, struct.pack(">BHHB", 8, 16, 16, 1) + b"\1\x11\0")
        yield Case(f"JPEG with {marker:02x} as a marker before its size",
                   b"\xFF\xD8" + segment(marker, large) + small + b"\xFF\xD9")
    yield Case("JPEG with two frames", jpeg(16, 16)[:-2] + jpeg(30_000, 30_000)[2:])
    yield Case("JPEG with 20,000 scans", jpeg(8000, 8000, 20_000), seconds=2)
    yield Case("JPEG with 100,000 scans", jpeg(1000, 1000, 100_000), seconds=2)
    yield Case("JPEG of 8000 x 8000", jpeg(8000, 8000, progressive=False, components=3), seconds=4,
               megabytes=350)
    yield Case("JPEG of 8000 x 8000, progressive", jpeg(8000, 8000, 30, components=3))
    yield Case("JPEG of 6000 x 4000, progressive", jpeg(6000, 4000, 10, components=3), seconds=4,
               megabytes=350)
    yield Case("JPEG with three components and scans", jpeg(4000, 4000, 2000, components=3),
               seconds=2)
    yield Case("WebP whose picture is larger than it says",
               webp([extended(16, 16), lossless(16_384, 16_384)]))
    yield Case("WebP whose first chunk is not its picture",
               webp([(b"VP8X", bytes(4) + bytes(6)), (b"ALPH", b"\0" * 90), lossless(16_000, 16_000)]))
    yield Case("WebP of 8192 x 8192", webp([lossless(8192, 8192, one_color)]))
    yield Case("WebP of 6000 x 6000", webp([lossless(6000, 6000, one_color)]), seconds=4,
               megabytes=350)
    yield Case("WebP with 65,536 groups of prefix codes", webp([many_codes(1024)]))
    yield Case("WebP with 65,536 groups in its opacity", webp([
        extended(1024, 1024, 0x10), (b"ALPH", b"\1" + many_codes(1024)[1][5:])]))
    frame = struct.pack("<I", 0)[:3] * 2 + b"\xFF\x3F\0" * 2 + b"\0\0\0\0"
    kind, content = lossless(16_384, 16_384)
    inner = kind + struct.pack("<I", len(content)) + content
    yield Case("WebP with 10,000 frames",
               webp([extended(16_384, 4096, 2), (b"ANIM", b"\0" * 6)] +
                    [(b"ANMF", frame + inner)] * 10_000), megabytes=260)
    yield from drawings()


def drawings():
    line = "L0 0L999 999" * 8
    for dash in [".3 .3", "0 .5", "2 2", "0 0 .5", "1e-3"]:
        for cap in ["round", "square", "butt"]:
            yield Case(f"SVG with dashes of {dash}, {cap}", svg(
                f'<path stroke="#000" stroke-width="100" stroke-linecap="{cap}" fill="none" '
                f'stroke-dasharray="{dash}" d="M0 0L999 999{line}"/>'))
    yield Case("SVG with 96 KB of dashes", svg(
        f'<path stroke="#000" stroke-width="100" stroke-linecap="round" fill="none" '
        f'stroke-dasharray=".3 .3" d="M0 0{"L999 999L0 0" * 8000}"/>'))
    yield Case("SVG with 5,000 dashed circles", svg(
        '<circle cx="500" cy="500" r="499" stroke="#000" fill="none" stroke-dasharray="1 1"/>' *
        5000))
    yield Case("SVG with 30,000 gradients", svg("".join(
        f'<linearGradient id="g{n}"><stop offset="0"/><stop offset="1"/></linearGradient>'
        f'<rect width="9" height="9" fill="url(#g{n})"/>' for n in range(30_000))))
    yield Case("SVG with gradients that refer to each other", svg("".join(
        f'<linearGradient id="g{n}" xlink:href="#g{n + 1}"><stop offset="0"/></linearGradient>'
        for n in range(10_000)) + '<rect width="9" height="9" fill="url(#g0)"/>' * 3000))
    yield Case("SVG with 200,000 stops", svg(
        f'<linearGradient id="g">{"<stop/>" * 200_000}</linearGradient>' +
        '<rect width="9" height="9" fill="url(#g)"/>' * 10))
    yield Case("SVG with 130,000 rectangles", svg(
        '<rect width="999" height="999"/>' * 130_000))
    yield Case("SVG with 130,000 clear rectangles", svg(
        '<rect width="999" height="999" opacity=".1"/>' * 120_000))
    yield Case("SVG with 50,000 circles", svg('<circle cx="500" cy="500" r="500"/>' * 50_000))
    yield Case("SVG with 300,000 lines in a path", svg(
        f'<path d="M0 0{"L999 999L0 9" * 150_000}"/>'))
    yield Case("SVG with wide and flat curves", svg(
        f'<path d="M0 0{"C9e5 9e5 0 9e5 9 9" * 30_000}" stroke="red" stroke-width="9"/>'))
    yield Case("SVG with 40,000 arcs", svg(
        f'<path d="M0 0{"A999 999 0 1 1 9 9" * 40_000}" stroke="red"/>'))
    yield Case("SVG with 200,000 groups in each other", svg("<g>" * 200_000))
    yield Case("SVG with round joins", svg(
        f'<path fill="none" stroke="red" stroke-width="900" stroke-linejoin="round" '
        f'd="M0 0{"L999 999L0 9" * 50_000}"/>'))
    yield Case("SVG with a style of a megabyte", svg(f'<g style="{"a:b;" * 250_000}"/>'))
    yield Case("SVG with 100,000 attributes", svg(f'<g {"a=" * 3}{"fill=" + chr(34) + "red" + chr(34) + " "} />' * 90_000))
    yield Case("SVG with a million comments", svg("<!---->" * 500_000))
    yield Case("SVG with numbers of a megabyte", svg(f'<path d="M{"1" * 1_000_000} 0"/>'))
    yield Case("SVG with transforms", svg(f'<g transform="{"scale(1)" * 100_000}"/>'))


def samples():
    """Yields intact pictures to be damaged."""
    yield png(16, 16, rows=b"\0\1\2\3\4" * 400)
    yield png(16, 16, rows=b"\0\1\2\3\4" * 400, interlaced=1)
    yield jpeg(64, 64, 6)
    yield jpeg(64, 64, 3, components=3)
    yield jpeg(64, 64, progressive=False)
    yield webp([lossless(16, 16, one_color)])
    yield webp([extended(16, 16), lossless(16, 16, one_color)])
    yield svg('<defs><linearGradient id="g" x1="0" x2="1"><stop offset=".2" stop-color="red"/>'
              '<stop offset="1" stop-color="#00f"/></linearGradient></defs>'
              '<g transform="rotate(30) scale(2)"><path d="M10 10h80v80q-40 9-80 0z" '
              'fill="url(#g)" stroke="#888" stroke-width="3" stroke-dasharray="4 2"/></g>'
              '<circle cx="50" cy="50" r="30" opacity=".5"/><polyline points="1,2 3,4 5,9"/>')


def cases(random):
    yield from listed_cases()
    all_samples = list(samples())
    for number in itertools.count(1):
        sample = random.choice(all_samples)
        data = damage(sample, random)
        if sample[:4] == b"\x89PNG" and random.random() < 0.8:
            data = with_checksums(data)
        yield Case(f"damaged {number}", data, megabytes=350, seconds=4, is_damaged=True)


def with_checksums(data):
    """Returns a damaged PNG with valid checksums, so that more of it is read."""
    result, offset = data[:8], 8
    while offset + 12 <= len(data):
        count = struct.unpack(">I", data[offset:offset + 4])[0]
        if offset + 12 + count > len(data):
            break
        result += chunk(data[offset + 4:offset + 8], data[offset + 8:offset + 8 + count])
        offset += 12 + count
    return result + data[offset:]
