internal import CHarfBuzz

/// Reads the numbers of one table of a font file, and notes when one is beyond its end.
///
/// A file may claim anything: reading ends after a number of steps, too.
final class TableReader {
  private let blob: OpaquePointer?
  private let bytes: UnsafeBufferPointer<UInt8>
  private var stepsLeft = 2_000_000
  /// Whether something was read that is not there; all numbers are 0 from then on.
  private(set) var isBroken = false

  /// - Parameters:
  ///   - name: The name of the table.
  ///   - face: The face, which has to live as long.
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

  /// Whether the font lacks the table.
  var isEmpty: Bool { bytes.isEmpty }

  /// The number in the two bytes at an offset.
  func number(at offset: Int) -> Int {
    stepsLeft -= 1
    guard !isBroken, stepsLeft > 0, offset >= 0, offset + 2 <= bytes.count else {
      isBroken = true
      return 0
    }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  /// The number in the byte at an offset.
  func byte(at offset: Int) -> Int {
    stepsLeft -= 1
    guard !isBroken, stepsLeft > 0, bytes.indices.contains(offset) else {
      isBroken = true
      return 0
    }
    return Int(bytes[offset])
  }

  /// The number in the four bytes at an offset.
  func longNumber(at offset: Int) -> Int {
    number(at: offset) << 16 | number(at: offset + 2)
  }

  /// The numbers of an array that begins with its count.
  func numbers(at offset: Int) -> [Int] {
    numbers(number(at: offset), at: offset + 2)
  }

  /// The numbers of an array.
  func numbers(_ count: Int, at offset: Int) -> [Int] {
    guard count > 0, !isBroken else { return [] }
    var result: [Int] = []
    for index in 0..<count where !isBroken { result.append(number(at: offset + index * 2)) }
    return result
  }

  /// Declares the table unreadable.
  func reject() { isBroken = true }
}

extension hb_tag_t {
  /// The tag of four letters, the first one in the highest byte.
  init(named name: String) {
    self = name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) }
  }
}
