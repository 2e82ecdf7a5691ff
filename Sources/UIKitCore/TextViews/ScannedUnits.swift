/// The UTF-16 units of a scanned text, with a count of the read accesses.
struct ScannedUnits: RandomAccessCollection {
  /// The counter shared by all copies.
  private final class Counter {
    var reads = 0
  }

  private let units: [UInt16]
  private let counter = Counter()

  init(_ units: [UInt16]) {
    self.units = units
  }

  /// The number of units read, including repeated reads.
  var reads: Int { counter.reads }

  var startIndex: Int { 0 }
  var endIndex: Int { units.count }

  subscript(index: Int) -> UInt16 {
    counter.reads += 1
    return units[index]
  }

  func text(_ range: Range<Int>) -> String {
    counter.reads += range.count
    return String(decoding: units[range], as: UTF16.self)
  }
}
