/// The characters of a text, which are grapheme clusters, and their offsets in UTF-16 units.
///
/// Stores few of the boundaries, so that a long text takes little more memory than its bytes:
/// others are found from the nearest stored one.
struct TextCharacters {
  /// A boundary between characters.
  struct Boundary: Equatable {
    /// The number of preceding characters.
    var index = 0
    /// The number of preceding UTF-16 units.
    var units = 0
    /// The number of preceding UTF-8 bytes.
    var bytes = 0
  }

  /// The characters that a change has replaced, and those that have taken their place.
  struct Replacement: Equatable {
    var old: Range<Int>
    var new: Range<Int>

    /// Returns one replacement for this one and a later one.
    func union(_ later: Replacement) -> Replacement {
      let lower = min(new.lowerBound, later.old.lowerBound)
      let upper = max(new.upperBound, later.old.upperBound)
      return Replacement(
        old: lower..<upper - new.count + old.count,
        new: lower..<upper - later.old.count + later.new.count
      )
    }
  }

  /// The maximum number of characters between two stored boundaries.
  private static let spacing = 128
  /// The maximum number between two stored boundaries in ASCII text, where others are computed.
  private static let asciiSpacing = 1_024
  /// The number of characters up to which the ends of a change are found precisely.
  private static let maximumNarrowedLength = 8_192

  private(set) var string = ""
  /// The stored boundaries, from the start to the end of the text.
  private var marks = [Boundary()]

  init() {}

  init(_ string: String) {
    self.string = string
    self.string.makeContiguousUTF8()
    let end = self.string.utf8.count
    if end > 0 { marks = scan(from: Boundary()) { $0.bytes == end } }
  }

  private var end: Boundary { marks[marks.count - 1] }
  var count: Int { end.index }
  /// The length in UTF-16 units.
  var length: Int { end.units }
  var isEmpty: Bool { count == 0 }
  /// The number of stored boundaries.
  var storedCount: Int { marks.count }

  // MARK: Boundaries

  /// Returns the boundary before a character; the index is clamped to the text.
  func boundary(at index: Int) -> Boundary {
    let index = min(max(index, 0), count)
    return boundary(\.index, index)
  }

  /// Returns the start of the character that contains a UTF-16 unit; the offset is clamped to the
  /// text.
  func boundary(containing offset: Int) -> Boundary {
    let offset = min(max(offset, 0), length)
    return boundary(\.units, offset)
  }

  /// Returns the last boundary at which a count does not exceed a value from 0 to that of the text.
  private func boundary(_ key: KeyPath<Boundary, Int>, _ value: Int) -> Boundary {
    let block = lastMarkIndex(value, key)
    var current = marks[block]
    guard block + 1 < marks.count else { return current }
    if hasOnlySingleBytes(block) {
      let distance = value - current[keyPath: key]
      return Boundary(
        index: current.index + distance,
        units: current.units + distance,
        bytes: current.bytes + distance
      )
    }
    return withBytes { bytes in
      while current[keyPath: key] < value {
        let next = boundary(after: current, bytes)
        if next[keyPath: key] > value { break }
        current = next
      }
      return current
    }
  }

  /// Returns the index of the last mark at which a count does not exceed a value.
  private func lastMarkIndex(_ value: Int, _ key: KeyPath<Boundary, Int>) -> Int {
    var (low, high) = (0, marks.count)
    while low < high {
      let middle = (low + high) / 2
      if marks[middle][keyPath: key] <= value { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// Whether all characters between a mark and the next one are single bytes.
  private func hasOnlySingleBytes(_ block: Int) -> Bool {
    marks[block + 1].index - marks[block].index == marks[block + 1].bytes - marks[block].bytes
  }

  // MARK: Reading

  /// Returns the character at an index; a space at the end of the text.
  subscript(index: Int) -> Character {
    character(at: boundary(at: index)) ?? " "
  }

  /// Returns the characters of a range of indices.
  subscript(range: Range<Int>) -> Substring {
    string[
      stringIndex(boundary(at: range.lowerBound))..<stringIndex(boundary(at: range.upperBound))
    ]
  }

  /// Returns the character after a boundary; `nil` at the end.
  ///
  /// A subscript of the string would search for the boundary again, which is slow between flags.
  private func character(at boundary: Boundary) -> Character? {
    Substring(string.unicodeScalars[stringIndex(boundary)...]).first
  }

  private func stringIndex(_ boundary: Boundary) -> String.Index {
    string.utf8.index(string.startIndex, offsetBy: boundary.bytes)
  }

  /// Returns the text in a range of UTF-16 units, which may divide characters.
  func substring(_ range: Range<Int>) -> String {
    if let bytes = bytes(range) {
      let start = string.utf8.index(string.startIndex, offsetBy: bytes.lowerBound)
      return String(string[start..<string.utf8.index(start, offsetBy: bytes.count)])
    }
    let units = string.utf16
    let start = units.index(units.startIndex, offsetBy: range.lowerBound)
    let end = units.index(start, offsetBy: range.count)
    return String(decoding: units[start..<end], as: UTF16.self)
  }

  /// Returns the bytes of a range of UTF-16 units; `nil` if the range divides a surrogate pair.
  private func bytes(_ range: Range<Int>) -> Range<Int>? {
    guard let lower = byte(at: range.lowerBound), let upper = byte(at: range.upperBound) else {
      return nil
    }
    return lower..<max(lower, upper)
  }

  /// Returns the index of the byte at a UTF-16 offset; `nil` within a surrogate pair.
  private func byte(at offset: Int) -> Int? {
    let start = boundary(containing: offset)
    var remainingUnits = min(offset, length) - start.units
    guard remainingUnits > 0 else { return start.bytes }
    return withBytes { bytes in
      var byte = start.bytes
      while remainingUnits > 0 {
        remainingUnits -= bytes[byte] >= 0xF0 ? 2 : 1
        byte += TextCharacters.scalarLength(bytes[byte])
      }
      return remainingUnits == 0 ? byte : nil
    }
  }

  // MARK: Paragraphs

  /// Calls `body` with the index of each newline in a range of indices.
  func forEachNewline(in range: Range<Int>, _ body: (Int) -> Void) {
    guard !range.isEmpty else { return }
    var current = boundary(at: range.lowerBound)
    var block = lastMarkIndex(current.index, \.index)
    withBytes { bytes in
      while current.index < range.upperBound, block + 1 < marks.count {
        let end = marks[block + 1]
        if hasOnlySingleBytes(block) {
          let endByte = min(end.bytes, current.bytes + range.upperBound - current.index)
          for byte in current.bytes..<endByte where (0x0A...0x0D).contains(bytes[byte]) {
            body(current.index + byte - current.bytes)
          }
        } else {
          while current.index < min(end.index, range.upperBound) {
            if TextCharacters.startsNewline(bytes, at: current.bytes) { body(current.index) }
            current = boundary(after: current, bytes)
          }
        }
        current = end
        block += 1
      }
    }
  }

  /// Returns the index after the last newline between `limit` and a character, or `limit` if none.
  func paragraphStart(before index: Int, from limit: Int = 0) -> Int {
    var byte = boundary(at: index).bytes - 1
    let firstByte = boundary(at: limit).bytes
    let newlineByte = withBytes { bytes in
      while byte >= firstByte, !TextCharacters.startsNewline(bytes, at: byte) { byte -= 1 }
      return byte
    }
    return newlineByte < firstByte ? limit : boundary(\.bytes, newlineByte).index + 1
  }

  /// Returns the index after the last space shortly before a character, or the character's own
  /// index if there is none.
  func cutIndex(before index: Int) -> Int {
    let start = max(0, index - 128)
    var cut = index
    for (position, character) in zip(start..., self[start..<index]) where character == " " {
      cut = position + 1
    }
    return cut
  }

  /// Returns the index of the first newline from a character on, or the end of the text.
  func paragraphEnd(from index: Int) -> Int {
    var byte = boundary(at: index).bytes
    let newlineByte = withBytes { bytes in
      while byte < bytes.count, !TextCharacters.startsNewline(bytes, at: byte) { byte += 1 }
      return byte
    }
    return boundary(\.bytes, newlineByte).index
  }

  // MARK: Changes

  /// Replaces the text in a range of UTF-16 units, and determines the boundaries near it again,
  /// because combining marks join neighbours.
  ///
  /// - Complexity: Linear in the new text, apart from moving the bytes after it.
  mutating func replace(_ range: Range<Int>, with newText: String) -> Replacement {
    guard let bytes = bytes(range) else {
      let oldCount = count
      let tail = substring(range.upperBound..<length)
      self = TextCharacters(substring(0..<range.lowerBound) + newText + tail)
      return Replacement(old: 0..<oldCount, new: 0..<count)
    }
    // The character before the range may grow.
    let firstIndex = max(0, boundary(containing: range.lowerBound).index - 1)
    let block = lastMarkIndex(firstIndex, \.index)
    var next = min(lastMarkIndex(bytes.upperBound, \.bytes) + 1, marks.count - 1)
    let isShort = marks[next].index - marks[block].index < TextCharacters.maximumNarrowedLength
    let oldBoundaries = isShort ? boundaries(from: marks[block], to: marks[next]) : [marks[block]]
    let growth = (bytes: newText.utf8.count - bytes.count, units: newText.utf16.count - range.count)
    let start = string.utf8.index(string.startIndex, offsetBy: bytes.lowerBound)
    string.replaceSubrange(start..<string.utf8.index(start, offsetBy: bytes.count), with: newText)
    string.makeContiguousUTF8()
    // Scans up to a stored boundary that is still valid.
    let newBoundaries =
      string.isEmpty
      ? [Boundary()]
      : scan(from: marks[block]) { boundary in
        while next + 1 < marks.count, marks[next].bytes + growth.bytes < boundary.bytes {
          next += 1
        }
        return marks[next].bytes + growth.bytes == boundary.bytes
      }
    let (oldEnd, newEnd) = (marks[next], newBoundaries[newBoundaries.count - 1])
    let addedCharacters = newEnd.index - oldEnd.index
    for index in marks.indices[next...] {
      marks[index].index += addedCharacters
      marks[index].units += growth.units
      marks[index].bytes += growth.bytes
    }
    marks.replaceSubrange(block...next, with: newBoundaries)
    let changed = Replacement(
      old: oldBoundaries[0].index..<oldEnd.index,
      new: oldBoundaries[0].index..<newEnd.index
    )
    return narrowed(changed, old: oldBoundaries, edited: bytes, growth: growth.bytes)
  }

  /// Returns a replacement without the unchanged characters at its ends.
  private func narrowed(
    _ changed: Replacement,
    old: [Boundary],
    edited: Range<Int>,
    growth: Int
  ) -> Replacement {
    // The boundaries of a long change are not compared, and neither are those of a change that
    // reaches beyond the known old boundaries, as it may between flags.
    guard old[old.count - 1].index == changed.old.upperBound,
      changed.new.count < TextCharacters.maximumNarrowedLength
    else { return changed }
    let newBoundaries = boundaries(from: old[0], to: boundary(at: changed.new.upperBound))
    let maximumCount = min(old.count, newBoundaries.count) - 1
    var prefixCount = 0
    while prefixCount < maximumCount,
      old[prefixCount + 1].bytes == newBoundaries[prefixCount + 1].bytes,
      old[prefixCount + 1].bytes <= edited.lowerBound
    { prefixCount += 1 }
    var suffixCount = 0
    while suffixCount < maximumCount - prefixCount,
      old[old.count - 2 - suffixCount].bytes + growth
        == newBoundaries[newBoundaries.count - 2 - suffixCount].bytes,
      old[old.count - 2 - suffixCount].bytes >= edited.upperBound
    { suffixCount += 1 }
    let lower = changed.old.lowerBound + prefixCount
    return Replacement(
      old: lower..<changed.old.upperBound - suffixCount,
      new: lower..<changed.new.upperBound - suffixCount
    )
  }

  /// Returns all boundaries from one to another.
  private func boundaries(from start: Boundary, to end: Boundary) -> [Boundary] {
    var result = [start]
    withBytes { bytes in
      while let last = result.last, last.bytes < end.bytes {
        result.append(boundary(after: last, bytes))
      }
    }
    return result
  }

  /// Returns the boundaries to store between a boundary and the first one that ends the scan.
  private func scan(from start: Boundary, until isEnd: (Boundary) -> Bool) -> [Boundary] {
    var result = [start]
    var (mark, current) = (start, start)
    withBytes { bytes in
      repeat {
        let next = boundary(after: current, bytes)
        let isASCII = current.index - mark.index == current.bytes - mark.bytes
        let staysASCII = next.bytes == current.bytes + 1
        let length = current.index - mark.index
        if length >= (isASCII && staysASCII ? TextCharacters.asciiSpacing : TextCharacters.spacing)
        {
          result.append(current)
          mark = current
        }
        current = next
      } while current.bytes < bytes.count && !isEnd(current)
    }
    result.append(current)
    return result
  }
}

// MARK: Next character

extension TextCharacters {
  private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var text = string
    return text.withUTF8(body)
  }

  /// Returns the boundary after the next character.
  private func boundary(
    after start: Boundary,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Boundary {
    let (scalar, next) = TextCharacters.scalar(in: bytes, at: start.bytes)
    let isAlone =
      TextCharacters.standsAlone(scalar)
      && (next == bytes.count
        || TextCharacters.standsAlone(TextCharacters.scalar(in: bytes, at: next).scalar))
    if isAlone { return Boundary(index: start.index + 1, units: start.units + 1, bytes: next) }
    let character = character(at: start)
    return Boundary(
      index: start.index + 1,
      units: start.units + (character?.utf16.count ?? 1),
      bytes: start.bytes + (character?.utf8.count ?? 1)
    )
  }
}
