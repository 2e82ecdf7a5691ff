import Foundation

/// Damages image files at random.
struct ImageMutator {
  var random: SeededGenerator

  /// Extreme numbers that decoders may use as counts or factors.
  private static let extremes: [UInt32] = [
    0, 1, 2, 3, 4, 7, 8, 0x10, 0x7F, 0x80, 0xFF, 0x100, 0x3FFF, 0x4000, 0x7FFF, 0x8000, 0xFFFF,
    0x1_0000, 0xFF_FFFF, 0x100_0000, 0x3FFF_FFFF, 0x4000_0000, 0x7FFF_FFFF, 0x8000_0000,
    0xFFFF_FFFE, 0xFFFF_FFFF,
  ]

  /// Numbers of SVG attributes: extreme, invalid or with units.
  private static let numbers = [
    "0", "-0", "-1", "1", "1e-30", "0.0001", "1e9", "-1e9", "1e20", "1e38", "1e308", "-1e300",
    "99999999999999999999", "65536", "4096", "32767", "nan", "inf", "", ".", "-", "1e", "1e9999",
    "0.00000000000000000000000000000000000000001", "100%", "1em", "50000mm",
  ]

  /// Parts of SVG files that unbalance, nest or enlarge their content.
  private static let fragments = [
    "<g>", "</g>", "<g transform=\"scale(1e10)\">", "<g transform=\"matrix(0 0 0 0 0 0)\">",
    "<g transform=\"rotate(1e30 1 1) skewX(90)\">", " stroke-dasharray=\"0.0001\"",
    " stroke-width=\"1e9\"", " stroke-dasharray=\"0 0 0\"", " xlink:href=\"#a\"", " href=\"#b\"",
    " id=\"b\"", " id=\"a\"", "<use xlink:href=\"#a\"/>", "<defs>", "</defs>", "&amp;", "<!--",
    "-->", "<![CDATA[", "<!DOCTYPE svg [<!ENTITY a \"bbbbbbbbbbbb\">]>&a;", "\u{0}", "\"", "'", ">",
    "<", "/>", "<svg>", "</svg>", " fill=\"url(#a)\"", " style=\"stroke:#a;stroke-width:1e5\"",
    " display=\"none\"", "<stop offset=\"1e9\"/>", " r=\"1e9\"", " d=\"M0 0 L1e9 1e9 0 1e9\"",
    " d=\"M0,0a1e9 1e9 0 1 1 1 1\"", " stroke-linejoin=\"round\"", "<path d=\"M0 0z\"/>",
  ]

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Returns a copy of one of the files with one to five random damages.
  ///
  /// - Parameters:
  ///   - files: The original files.
  ///   - isText: Whether to damage numbers and elements of a text as well.
  ///   - hidesDamage: Whether to correct the checksums of half of the files afterwards, unless
  ///     they are text.
  /// - Returns: The damaged file.
  mutating func variant(of files: [Data], isText: Bool, hidesDamage: Bool = true) -> Data {
    var bytes = [UInt8](files[random.below(files.count)])
    let damageCount = random.once(in: 2) ? 1 : 1 + random.below(5)
    for _ in 0..<damageCount where !bytes.isEmpty {
      if isText, !random.once(in: 4) {
        damageText(&bytes)
      } else {
        damage(&bytes, donor: [UInt8](files[random.below(files.count)]))
      }
    }
    // Checksums detect most damage before it reaches the decoder.
    if hidesDamage, !isText, random.once(in: 2) { ImageMutator.repairChecksums(&bytes) }
    return Data(bytes)
  }

  private mutating func damage(_ bytes: inout [UInt8], donor: [UInt8]) {
    let offset = random.below(bytes.count)
    switch random.below(9) {
    case 0: bytes[offset] ^= 1 << UInt8(random.below(8))
    case 1: bytes[offset] = UInt8(random.below(256))
    case 2: bytes.removeSubrange(offset...)
    case 3: setNumber(&bytes, at: offset)
    case 4: setNumber(&bytes, at: min(offset, random.below(32)))
    case 5:
      // Repeats a part once, or 200 times.
      let part = range(in: bytes, from: offset)
      let copies = random.once(in: 8) ? 200 : 1
      bytes.insert(contentsOf: repeatElement(bytes[part], count: copies).joined(), at: offset)
    case 6: bytes.removeSubrange(range(in: bytes, from: offset))
    case 7:
      let part = range(in: donor, from: random.below(donor.count))
      bytes.insert(contentsOf: donor[part], at: offset)
    default: swapSequences(&bytes)
    }
  }

  private mutating func range(in bytes: [UInt8], from start: Int) -> Range<Int> {
    start..<min(bytes.count, start + 1 + random.below(64))
  }

  /// Writes an extreme number of one to four bytes, in one of the two byte orders.
  private mutating func setNumber(_ bytes: inout [UInt8], at offset: Int) {
    let value = ImageMutator.extremes[random.below(ImageMutator.extremes.count)]
    let (count, isBigEndian) = ([1, 2, 3, 4][random.below(4)], random.once(in: 2))
    for index in 0..<count where offset + index < bytes.count {
      let shift = UInt32(8 * (isBigEndian ? count - 1 - index : index))
      bytes[offset + index] = UInt8(truncatingIfNeeded: value >> shift)
    }
  }

  /// Swaps two sequences of equal length.
  private mutating func swapSequences(_ bytes: inout [UInt8]) {
    let length = 1 + random.below(min(40, bytes.count))
    let (first, second) = (random.below(bytes.count), random.below(bytes.count))
    for index in 0..<length where max(first, second) + index < bytes.count {
      bytes.swapAt(first + index, second + index)
    }
  }

  private mutating func damageText(_ bytes: inout [UInt8]) {
    switch random.below(4) {
    case 0, 1:
      let runs = ImageMutator.numberRuns(in: bytes)
      guard !runs.isEmpty else { return }
      let number = ImageMutator.numbers[random.below(ImageMutator.numbers.count)]
      bytes.replaceSubrange(runs[random.below(runs.count)], with: Array(number.utf8))
    case 2:
      let text = ImageMutator.fragments[random.below(ImageMutator.fragments.count)]
      let copies = random.once(in: 10) ? 2_000 : 1
      let boundaries = bytes.indices.filter {
        [UInt8(ascii: " "), UInt8(ascii: "<")].contains(bytes[$0])
      }
      let offset = boundaries.isEmpty ? 0 : boundaries[random.below(boundaries.count)]
      bytes.insert(contentsOf: Array(String(repeating: text, count: copies).utf8), at: offset)
    default:
      let elements = bytes.indices.filter { bytes[$0] == UInt8(ascii: "<") }
      guard elements.count > 1 else { return }
      let index = random.below(elements.count - 1)
      let element = bytes[elements[index]..<elements[index + 1]]
      let copies = random.once(in: 10) ? 500 : 1
      let offset = elements[random.below(elements.count)]
      bytes.insert(contentsOf: repeatElement(element, count: copies).joined(), at: offset)
    }
  }

  /// Returns the ranges of digits and points.
  private static func numberRuns(in bytes: [UInt8]) -> [Range<Int>] {
    let digits = Set("0123456789.".utf8)
    return bytes.indices
      .split { !digits.contains(bytes[$0]) }
      .map { $0.startIndex..<$0.endIndex }
  }

  /// Corrects the checksums of a PNG's chunks, as far as the chunk lengths are valid.
  private static func repairChecksums(_ bytes: inout [UInt8]) {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return }
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = offset + 8 + length
      guard end + 4 <= bytes.count else { return }
      let sum = checksum(bytes[offset + 4..<end])
      for index in 0..<4 { bytes[end + index] = UInt8(sum >> UInt32(24 - 8 * index) & 255) }
      offset = end + 4
    }
  }

  /// Returns the CRC-32 that ends a chunk of a PNG file.
  static func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
    }
    return ~sum
  }
}
