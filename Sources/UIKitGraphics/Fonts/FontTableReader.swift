internal import CHarfBuzz

/// A reader of a font table, which detects offsets beyond its end.
///
/// Files may be malicious, so the number of read operations is limited as well.
final class FontTableReader {
  private let blob: OpaquePointer?
  private let bytes: UnsafeBufferPointer<UInt8>
  private var remainingReads = 2_000_000
  /// Whether an offset was out of bounds, the limit of reads is exceeded, or the caller has rejected
  /// the table; all further numbers are 0.
  private(set) var isInvalid = false

  /// Opens a table.
  ///
  /// - Parameters:
  ///   - name: The tag of the table.
  ///   - face: The face, which must outlive the reader.
  init(_ name: String, of face: OpaquePointer) {
    blob = hb_face_reference_table(face, hb_tag_t(named: name))
    var length: UInt32 = 0
    let start = hb_blob_get_data(blob, &length)
    bytes = UnsafeBufferPointer(
      start: UnsafeRawPointer(start)?.assumingMemoryBound(to: UInt8.self),
      count: start == nil ? 0 : Int(length)
    )
  }

  deinit { hb_blob_destroy(blob) }

  /// Whether the font lacks the table, or the table is empty.
  var isEmpty: Bool { bytes.isEmpty }

  /// Returns the 16-bit number at an offset.
  func uint16(at offset: Int) -> Int {
    remainingReads -= 1
    guard !isInvalid, remainingReads > 0, offset >= 0, offset + 2 <= bytes.count else {
      isInvalid = true
      return 0
    }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  /// Returns the byte at an offset.
  func uint8(at offset: Int) -> Int {
    remainingReads -= 1
    guard !isInvalid, remainingReads > 0, bytes.indices.contains(offset) else {
      isInvalid = true
      return 0
    }
    return Int(bytes[offset])
  }

  /// Returns the 32-bit number at an offset.
  func uint32(at offset: Int) -> Int {
    uint16(at: offset) << 16 | uint16(at: offset + 2)
  }

  /// Returns the numbers of an array that starts with its count.
  func uint16Array(at offset: Int) -> [Int] {
    uint16Array(count: uint16(at: offset), at: offset + 2)
  }

  /// Returns the numbers of an array.
  func uint16Array(count: Int, at offset: Int) -> [Int] {
    guard count > 0, !isInvalid else { return [] }
    var result: [Int] = []
    for index in 0..<count where !isInvalid { result.append(uint16(at: offset + index * 2)) }
    return result
  }

  /// Marks the table as unreadable.
  func invalidate() { isInvalid = true }
}

extension hb_tag_t {
  /// Creates a four-letter tag, with the first letter in the high byte.
  init(named name: String) {
    self = name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) }
  }
}
