/// The UTF-16 units of a text that is scanned; they count how often they are read.
struct ScannedUnits: RandomAccessCollection {
  /// The number that all copies have in common.
  private final class Counter {
    var reads = 0
  }

  private let units: [UInt16]
  private let counter = Counter()

  init(_ units: [UInt16]) {
    self.units = units
  }

  /// The number of units that were read, repetitions included.
  var reads: Int { counter.reads }

  var startIndex: Int { 0 }
  var endIndex: Int { units.count }

  subscript(place: Int) -> UInt16 {
    counter.reads += 1
    return units[place]
  }

  func text(_ range: Range<Int>) -> String {
    counter.reads += range.count
    return String(decoding: units[range], as: UTF16.self)
  }
}
