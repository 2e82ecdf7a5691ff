/// The UTF-16 units of a scanned text, with a count of the read accesses.
struct ScannedUnits: RandomAccessCollection {
  /// The counter shared by all copies.
  private final class Counter {
    var readCount = 0
  }

  private let units: [UInt16]
  private let counter = Counter()

  init(_ units: [UInt16]) {
    self.units = units
  }

  /// The number of units read, including repeated reads.
  var readCount: Int { counter.readCount }

  var startIndex: Int { 0 }
  var endIndex: Int { units.count }

  subscript(index: Int) -> UInt16 {
    counter.readCount += 1
    return units[index]
  }

  /// Returns the text of a range, and counts its units as read.
  func text(in range: Range<Int>) -> String {
    counter.readCount += range.count
    return String(decoding: units[range], as: UTF16.self)
  }
}
