/// The prefix code groups of a lossless WebP image.
///
/// libwebp allocates tables of 5 to 12 KB for each group. A file of only 300 KB can have up to
/// 65,536 groups; encoders use at most 2,600.
struct PrefixCodeGroups {
  /// The maximum number of groups that are decoded; they take 48 MB.
  static let limit = 4_096

  private var bits: BitStream

  /// Returns the number of groups.
  ///
  /// - Parameters:
  ///   - bytes: The image data after the size.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  /// - Returns: The number; `nil` for data that libwebp also rejects.
  static func count(in bytes: UnsafeRawBufferPointer, width: Int, height: Int) -> Int? {
    var groups = PrefixCodeGroups(bits: BitStream(bytes))
    return groups.count(width, height)
  }

  /// Returns whether the pixels or the alpha channel of a WebP file have more groups than allowed.
  ///
  /// Only the chunks that libwebp decodes are counted: the first image and the alpha before it.
  ///
  /// - Parameters:
  ///   - file: The contents of the file.
  ///   - width: The width of the image in pixels.
  ///   - height: The height of the image in pixels.
  /// - Returns: Whether there are too many groups.
  static func areTooMany(in file: UnsafeRawBufferPointer, width: Int, height: Int) -> Bool {
    func number(_ offset: Int) -> Int {
      (0..<4).reduce(0) { $0 | Int(file[offset + $1]) << (8 * $1) }
    }
    func hasTooManyGroups(_ content: UnsafeRawBufferPointer.SubSequence) -> Bool {
      let bytes = UnsafeRawBufferPointer(rebasing: content)
      return (count(in: bytes, width: width, height: height) ?? 0) > limit
    }
    var alpha: UnsafeRawBufferPointer.SubSequence?
    var offset = 12
    while offset + 8 <= file.count {
      let (kind, size) = (number(offset), number(offset + 4))
      let content = file[(offset + 8)...].prefix(size)
      switch kind {
      // The chunks `VP8L` (lossless), `VP8 ` (lossy) and `ALPH` (the alpha channel).
      case 0x4C38_5056:
        guard content.count > 5 else { return false }
        let sides = number(offset + 9)
        // libwebp rejects images of another size than the file's.
        guard sides & 0x3FFF + 1 == width, sides >> 14 & 0x3FFF + 1 == height else { return false }
        return hasTooManyGroups(content.dropFirst(5))
      case 0x2038_5056: return alpha.map(hasTooManyGroups) ?? false
      case 0x4850_4C41:
        alpha = content.first.flatMap { $0 & 3 == 1 ? content.dropFirst() : nil }
      default: break
      }
      offset += 8 + size + size % 2
    }
    return alpha.map(hasTooManyGroups) ?? false
  }

  private mutating func count(_ width: Int, _ height: Int) -> Int? {
    var width = width
    var transforms = 0
    while bits.read(1) == 1 {
      transforms += 1
      guard transforms <= 4 else { return nil }
      switch bits.read(2) {
      case 0, 1:
        let side = bits.read(3) + 2
        guard image(width.divided(side), height.divided(side)) != nil else { return nil }
      case 3:
        let colors = bits.read(8) + 1
        guard image(colors, 1) != nil else { return nil }
        width = width.divided(colors <= 2 ? 3 : colors <= 4 ? 2 : colors <= 16 ? 1 : 0)
      default: break
      }
    }
    if bits.read(1) == 1 { _ = bits.read(4) }
    guard bits.read(1) == 1 else { return bits.isAtEnd ? nil : 1 }
    let side = bits.read(3) + 2
    return image(width.divided(side), height.divided(side))
  }

  /// Reads a subimage that describes the image.
  ///
  /// - Returns: The number of different values of red and green combined, which are group indices;
  ///   `nil` if the subimage is damaged.
  private mutating func image(_ width: Int, _ height: Int) -> Int? {
    let cacheSize = bits.read(1) == 1 ? 1 << bits.read(4) : 0
    guard cacheSize <= 1 << 11, let green = code(alphabetSize: 256 + 24 + cacheSize),
      let red = code(alphabetSize: 256),
      let blue = code(alphabetSize: 256), let alpha = code(alphabetSize: 256),
      let distance = code(alphabetSize: 40)
    else { return nil }
    var groupIndices = Set<Int>()
    var remainingPixels = width * height
    while remainingPixels > 0 {
      guard let symbol = green.read(&bits), !bits.isAtEnd else { return nil }
      if symbol < 256 {
        guard let high = red.read(&bits), blue.read(&bits) != nil, alpha.read(&bits) != nil else {
          return nil
        }
        groupIndices.insert(high << 8 | symbol)
        remainingPixels -= 1
      } else if symbol < 280 {
        remainingPixels -= number(symbol - 256)
        guard let code = distance.read(&bits) else { return nil }
        _ = number(code)
      } else {
        remainingPixels -= 1
      }
    }
    return groupIndices.count
  }

  /// Returns a length or distance, of which a symbol is the prefix.
  private mutating func number(_ symbol: Int) -> Int {
    guard symbol >= 4 else { return symbol + 1 }
    let count = (symbol - 2) >> 1
    return (2 + symbol & 1) << count + bits.read(count) + 1
  }

  /// Reads a prefix code of an alphabet; `nil` if it is damaged.
  private mutating func code(alphabetSize: Int) -> PrefixCode? {
    var lengths = [Int](repeating: 0, count: alphabetSize)
    if bits.read(1) == 1 {
      let hasTwo = bits.read(1) == 1
      let first = bits.read(bits.read(1) == 1 ? 8 : 1)
      let symbols = hasTwo ? [first, bits.read(8)] : [first]
      guard symbols.allSatisfy({ $0 < alphabetSize }) else { return nil }
      for symbol in symbols { lengths[symbol] = 1 }
      return PrefixCode(lengths)
    }
    let order = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
    var lengthsOfLengths = [Int](repeating: 0, count: order.count)
    for index in 0..<bits.read(4) + 4 { lengthsOfLengths[order[index]] = bits.read(3) }
    let code = PrefixCode(lengthsOfLengths)
    var remainingCodes = bits.read(1) == 1 ? 2 + bits.read(2 + 2 * bits.read(3)) : alphabetSize
    var (symbol, previous) = (0, 8)
    while symbol < alphabetSize, remainingCodes > 0 {
      remainingCodes -= 1
      guard let length = code.read(&bits), !bits.isAtEnd else { return nil }
      guard length >= 16 else {
        lengths[symbol] = length
        if length > 0 { previous = length }
        symbol += 1
        continue
      }
      let count = length == 18 ? 11 + bits.read(7) : 3 + bits.read(length == 16 ? 2 : 3)
      guard symbol + count <= alphabetSize else { return nil }
      for _ in 0..<count {
        lengths[symbol] = length == 16 ? previous : 0
        symbol += 1
      }
    }
    return PrefixCode(lengths)
  }
}

/// A prefix code, defined by the code lengths of its symbols.
private struct PrefixCode {
  /// The number of symbols for each code length.
  private var counts = [Int](repeating: 0, count: 16)
  /// The symbols sorted by code length, then by value.
  private var symbols: [Int] = []

  init(_ lengths: [Int]) {
    for length in 1...15 {
      for (symbol, symbolLength) in lengths.enumerated() where symbolLength == length {
        symbols.append(symbol)
        counts[length] += 1
      }
    }
  }

  /// Reads a symbol; `nil` if no code matches.
  ///
  /// The only symbol of a code takes no bits.
  func read(_ bits: inout BitStream) -> Int? {
    if symbols.count == 1 { return symbols[0] }
    var (code, firstCode, index) = (0, 0, 0)
    for length in 1...15 {
      code |= bits.read(1)
      let count = counts[length]
      if code - count < firstCode { return symbols[index + code - firstCode] }
      index += count
      firstCode = (firstCode + count) << 1
      code <<= 1
    }
    return nil
  }
}

/// A stream of bits, lowest bits first.
private struct BitStream {
  private let bytes: UnsafeRawBufferPointer
  private var bitOffset = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Whether more bits were read than exist.
  var isAtEnd: Bool { bitOffset > 8 * bytes.count }

  /// Reads a number of bits; bits beyond the end are 0.
  mutating func read(_ count: Int) -> Int {
    var result = 0
    for bit in 0..<count {
      let index = (bitOffset + bit) >> 3
      if index < bytes.count { result |= (Int(bytes[index]) >> ((bitOffset + bit) & 7) & 1) << bit }
    }
    bitOffset += count
    return result
  }
}

extension Int {
  /// Returns the number divided by a power of two, rounded up.
  fileprivate func divided(_ power: Int) -> Int { (self + 1 << power - 1) >> power }
}
