import Foundation
import UIKitCore

/// Reads the binary property lists of state files: dictionaries, strings and data.
///
/// Foundation's reader trusts the counts in a file and accepts all property list types in three
/// formats. This reader validates each byte before use, and its cost is linear in the length of the
/// file.
struct StateReader {
  /// The error for a file that this library did not write.
  struct Damage: Error {}

  /// The bytes of the file; indices start at 0.
  private let bytes: [UInt8]
  private let content: Data
  /// The size of an object reference, in bytes.
  private let referenceSize: Int
  /// The offset of each object.
  private let offsets: [Int]
  /// The number of bytes of names that may still be read; the limit is needed because objects may
  /// be nested.
  private var nameBudget: Int

  /// Reads a state.
  ///
  /// - Parameter content: The file's content after the first line.
  /// - Returns: The state, whose data are slices of the content.
  /// - Throws: `Damage` for any content that the writer does not produce.
  static func state(in content: Data) throws(Damage) -> SavedState {
    var reader = try StateReader(content)
    let root = try reader.dictionary(at: 0)
    guard root.count == 2, let application = root["application"], let objects = root["objects"]
    else { throw Damage() }
    var state = SavedState(application: try reader.data(at: application), objects: [:])
    for (name, object) in try reader.dictionary(at: objects) {
      state.objects[name] = try reader.data(at: object)
    }
    return state
  }

  private init(_ content: Data) throws(Damage) {
    self.content = content
    bytes = Array(content)
    nameBudget = bytes.count
    let trailerStart = bytes.count - 32
    guard trailerStart >= 8, bytes.starts(with: Array("bplist00".utf8)) else { throw Damage() }
    let offsetSize = Int(bytes[trailerStart + 6])
    referenceSize = Int(bytes[trailerStart + 7])
    let count = try StateReader.number(bytes[trailerStart + 8..<trailerStart + 16])
    let rootIndex = try StateReader.number(bytes[trailerStart + 16..<trailerStart + 24])
    let tableStart = try StateReader.number(bytes[trailerStart + 24..<trailerStart + 32])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), rootIndex == 0, count > 0,
      tableStart >= 8, tableStart <= trailerStart,
      count <= (trailerStart - tableStart) / offsetSize
    else { throw Damage() }
    var offsets: [Int] = []
    offsets.reserveCapacity(count)
    for index in 0..<count {
      let entry = tableStart + index * offsetSize
      let offset = try StateReader.number(bytes[entry..<entry + offsetSize])
      guard (8..<tableStart).contains(offset) else { throw Damage() }
      offsets.append(offset)
    }
    self.offsets = offsets
  }

  /// Reads a big-endian number; a number larger than any file counts as damage.
  private static func number(_ bytes: ArraySlice<UInt8>) throws(Damage) -> Int {
    var value = 0
    for byte in bytes {
      guard value < 1 << 40 else { throw Damage() }
      value = value << 8 | Int(byte)
    }
    return value
  }

  /// Returns the start of an object's content, and the count of its elements.
  ///
  /// - Parameters:
  ///   - object: The index of the object.
  ///   - type: The expected type, which is in the upper four bits of the first byte.
  /// - Returns: The index of the first byte of the content, and the number of elements.
  /// - Throws: `Damage` if the object does not exist or has a different type.
  private func startAndCount(
    of object: Int,
    type: UInt8
  ) throws(Damage) -> (start: Int, count: Int) {
    guard offsets.indices.contains(object) else { throw Damage() }
    let start = offsets[object]
    guard bytes[start] >> 4 == type else { throw Damage() }
    let shortCount = Int(bytes[start] & 15)
    guard shortCount == 15 else { return (start + 1, shortCount) }
    // A number of 1, 2, 4 or 8 bytes contains the count.
    let sizeMarker = bytes[start + 1]
    guard sizeMarker >> 4 == 1, sizeMarker & 15 <= 3 else { throw Damage() }
    let (countStart, size) = (start + 2, 1 << Int(sizeMarker & 15))
    guard countStart + size <= bytes.count else { throw Damage() }
    return (countStart + size, try StateReader.number(bytes[countStart..<countStart + size]))
  }

  /// Returns the byte range of an object's content, whose elements have a given size in bytes.
  private func range(
    of object: Int,
    type: UInt8,
    elementSize: Int = 1
  ) throws(Damage) -> Range<Int> {
    let (start, count) = try startAndCount(of: object, type: type)
    guard start <= bytes.count, count <= (bytes.count - start) / elementSize else { throw Damage() }
    return start..<start + count * elementSize
  }

  /// Returns the object indices of a dictionary's values, by their keys.
  private mutating func dictionary(at object: Int) throws(Damage) -> [String: Int] {
    let range = try range(of: object, type: 0xD, elementSize: referenceSize * 2)
    let valuesStart = range.lowerBound + range.count / 2
    var result: [String: Int] = [:]
    for offset in stride(from: range.lowerBound, to: valuesStart, by: referenceSize) {
      let valueOffset = offset + range.count / 2
      let name = try text(at: StateReader.number(bytes[offset..<offset + referenceSize]))
      guard result[name] == nil else { throw Damage() }
      result[name] = try StateReader.number(bytes[valueOffset..<valueOffset + referenceSize])
    }
    return result
  }

  /// Reads a string in ASCII or UTF-16.
  private mutating func text(at object: Int) throws(Damage) -> String {
    guard offsets.indices.contains(object) else { throw Damage() }
    let isASCII = bytes[offsets[object]] >> 4 == 5
    let range =
      isASCII
      ? try range(of: object, type: 5) : try range(of: object, type: 6, elementSize: 2)
    nameBudget -= range.count
    guard nameBudget >= 0 else { throw Damage() }
    if isASCII { return String(decoding: bytes[range], as: UTF8.self) }
    let units = stride(from: range.lowerBound, to: range.upperBound, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Returns data as a slice of the content, without a copy.
  private func data(at object: Int) throws(Damage) -> Data {
    let range = try range(of: object, type: 4)
    let start = content.startIndex
    return content[start + range.lowerBound..<start + range.upperBound]
  }
}
