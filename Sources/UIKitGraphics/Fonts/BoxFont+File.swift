internal import Foundation

extension BoxFont {
  /// The contents of the font as a TrueType file.
  var contents: NSData {
    let tables = [
      ("OS/2", metricsOfWindows), ("cmap", characterMap), ("glyf", outlines.glyphs), ("head", head),
      ("hhea", horizontalHeader), ("hmtx", horizontalMetrics), ("loca", outlines.locations),
      ("maxp", maximumProfile), ("name", nameTable), ("post", postScript),
    ]
    var file = FontBytes()
    file.long(0x10000)
    // The values for binary search in the table directory.
    file.words([tables.count, 128, 3, tables.count * 16 - 128])
    var offset = 12 + tables.count * 16
    for (name, table) in tables {
      file.bytes += Array(name.utf8)
      file.long(table.checksum)
      file.long(offset)
      file.long(table.bytes.count)
      offset += table.padded.count
    }
    for (_, table) in tables { file.bytes += table.padded }
    return NSData(data: Data(file.bytes))
  }

  private static let kinds = Kind.allCases
  /// The ascent and descent, which are those of Inter.
  private static let (ascent, descent) = (969, -242)

  private var head: FontBytes {
    var table = FontBytes()
    for number in [0x10000, 0x10000, 0, 0x5F0F_3CF5] { table.long(number) }
    table.words([3, 1_000])
    // The creation and modification dates, which are not used.
    for _ in 0..<4 { table.long(0) }
    table.words([0, -200, 1_000, 800, isBold ? 1 : 0, 8, 2, 1, 0])
    return table
  }

  private var horizontalHeader: FontBytes {
    var table = FontBytes()
    table.long(0x10000)
    table.words([BoxFont.ascent, BoxFont.descent, 0, 1_030, 0, 0, 1_000, 1, 0, 0])
    table.words([0, 0, 0, 0, 0, BoxFont.kinds.count])
    return table
  }

  private var maximumProfile: FontBytes {
    var table = FontBytes()
    table.long(0x10000)
    table.words([BoxFont.kinds.count, 4, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0])
    return table
  }

  private var metricsOfWindows: FontBytes {
    var table = FontBytes()
    table.words([4, 600, isBold ? 700 : 400, 5, 0])
    table.words([650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0])
    // PANOSE classification and Unicode ranges, left unspecified.
    table.bytes += [UInt8](repeating: 0, count: 10 + 16 + 4)
    table.words([(isBold ? 32 : 64) | (isItalic ? 1 : 0), 0x20, 0xFFFF])
    table.words([BoxFont.ascent, BoxFont.descent, 0, BoxFont.ascent, -BoxFont.descent])
    table.bytes += [UInt8](repeating: 0, count: 8)
    table.words([546, 727, 0, 0x20, 1])
    return table
  }

  private var horizontalMetrics: FontBytes {
    var table = FontBytes()
    for kind in BoxFont.kinds {
      let glyph = glyph(kind)
      table.words([glyph.advance, glyph.box == nil ? 0 : bearing])
    }
    return table
  }

  /// The character map in a format that supports more than 65,536 characters; each range has one
  /// glyph.
  private var characterMap: FontBytes {
    let ranges = BoxFont.ranges
    var table = FontBytes()
    table.words([0, 1, 3, 10, 0, 12, 13, 0])
    table.long(16 + ranges.count * 12)
    table.long(0)
    table.long(ranges.count)
    for (index, range) in ranges.enumerated() {
      table.long(Int(range.first))
      table.long(index + 1 < ranges.count ? Int(ranges[index + 1].first) - 1 : 0x10_FFFF)
      table.long(range.kind.rawValue)
    }
    return table
  }

  private var outlines: (glyphs: FontBytes, locations: FontBytes) {
    var glyphs = FontBytes()
    var locations = FontBytes()
    locations.long(0)
    for kind in BoxFont.kinds {
      let glyph = glyph(kind)
      if let box = glyph.box { glyphs.bytes += outline(box, glyph.advance).padded }
      locations.long(glyphs.bytes.count)
    }
    return (glyphs, locations)
  }

  /// Returns a contour of four points.
  private func outline(_ box: ClosedRange<Int>, _ advance: Int) -> FontBytes {
    let (left, right) = (bearing, advance - bearing)
    func shift(_ height: Int) -> Int { slant * height / 1_000 }
    let (low, high) = (shift(box.lowerBound), shift(box.upperBound))
    var glyph = FontBytes()
    glyph.words([1, left + min(0, low), box.lowerBound, right + high, box.upperBound, 3, 0])
    glyph.bytes += [1, 1, 1, 1]
    // Each point is stored as the offset from the previous point.
    glyph.words([left + low, high - low, right - left, low - high])
    glyph.words([
      box.lowerBound, box.upperBound - box.lowerBound, 0, -(box.upperBound - box.lowerBound),
    ])
    return glyph
  }

  private var nameTable: FontBytes {
    let texts = [
      (1, names.family), (2, "Regular"), (4, names.family), (5, "Version 1.000"),
      (6, names.postScript),
    ]
    var table = FontBytes()
    table.words([0, texts.count, 6 + texts.count * 12])
    var offset = 0
    for (number, text) in texts {
      table.words([3, 1, 0x409, number, text.utf16.count * 2, offset])
      offset += text.utf16.count * 2
    }
    for (_, text) in texts { table.words(text.utf16.map { Int($0) }) }
    return table
  }

  private var postScript: FontBytes {
    var table = FontBytes()
    table.long(0x30000)
    table.long(isItalic ? -0xA0000 : 0)
    table.words([-100, 50])
    table.long(isMonospaced ? 1 : 0)
    for _ in 0..<4 { table.long(0) }
    return table
  }
}

/// A part of a font file with big-endian numbers.
private struct FontBytes {
  var bytes: [UInt8] = []

  /// Appends 16-bit numbers.
  mutating func words(_ numbers: [Int]) {
    for number in numbers {
      bytes += [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
    }
  }

  /// Appends a 32-bit number.
  mutating func long(_ number: Int) { words([number >> 16, number]) }

  /// The bytes, padded to a multiple of four.
  var padded: [UInt8] { bytes + [UInt8](repeating: 0, count: -bytes.count & 3) }

  /// The sum of all 32-bit numbers.
  var checksum: Int {
    let bytes = padded
    var sum: UInt32 = 0
    for index in stride(from: 0, to: bytes.count, by: 4) {
      sum &+= bytes[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
    return Int(sum)
  }
}
