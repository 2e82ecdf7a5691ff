/// The characters of a non-ASCII text.
///
/// Each byte that is not valid UTF-8 becomes a value that equals no character. A letter and the
/// accents after it are one character, as in names of files from macOS.
final class DecodedText {
  private let folded = GrowingBuffer<UInt32>()
  private let classes = GrowingBuffer<UInt8>()
  private let offsets = GrowingBuffer<Int>()
  private lazy var tables = FoldingTables.shared

  /// The value to which an invalid byte is added; no Unicode scalar is as large.
  private static let invalidByteBase: UInt32 = 0x11_0000

  /// Returns the folded characters, which are valid until the next call.
  func text(of bytes: UnsafeBufferPointer<UInt8>, folding: Folding) -> ScalarText {
    folded.removeAll()
    classes.removeAll()
    offsets.removeAll()
    let tables = tables
    var index = 0
    var previous: UInt32 = 0
    while index < bytes.count {
      var (scalar, length) = Self.scalar(at: index, of: bytes)
      if ComposedLetters.accents.contains(scalar),
        let composed = ComposedLetters.shared[previous, scalar]
      {
        scalar = composed
        folded.replaceLast(tables.folded(scalar, by: folding))
        classes.replaceLast(tables.characterClass(of: scalar))
      } else {
        folded.append(tables.folded(scalar, by: folding))
        classes.append(tables.characterClass(of: scalar))
        offsets.append(index)
      }
      previous = scalar
      index += length
    }
    return ScalarText(
      folded: UnsafePointer(folded.base),
      classes: UnsafePointer(classes.base),
      count: folded.count
    )
  }

  /// Returns the byte offset of a character of the last text.
  func offset(of index: Int) -> Int { offsets.base[index] }

  /// Decodes the character at an index; an invalid byte has the length 1.
  private static func scalar(
    at index: Int,
    of bytes: UnsafeBufferPointer<UInt8>
  ) -> (UInt32, length: Int) {
    let lead = bytes[index]
    if lead < 0x80 { return (UInt32(lead), 1) }
    let invalid = (invalidByteBase + UInt32(lead), length: 1)
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard (0xC2..<0xF5).contains(lead), index + length <= bytes.count else { return invalid }
    var scalar = UInt32(lead) & (0x7F >> UInt32(length))
    for byte in bytes[index + 1..<index + length] {
      guard byte & 0xC0 == 0x80 else { return invalid }
      scalar = scalar << 6 | UInt32(byte & 0x3F)
    }
    let minimumValue: UInt32 = length == 4 ? 0x1_0000 : length == 3 ? 0x800 : 0x80
    guard scalar >= minimumValue, Unicode.Scalar(scalar) != nil else { return invalid }
    return (scalar, length)
  }
}
