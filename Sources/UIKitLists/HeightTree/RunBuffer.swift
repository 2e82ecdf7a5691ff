/// Runs of rows of equal height, from top to bottom.
///
/// Heights and counts lie in separate arrays: together twelve bytes a run
/// instead of sixteen. Neighbouring runs always differ, except where a run is
/// longer than its 32-bit count can say.
struct RunBuffer: Sendable {
  private(set) var heights: [Double] = []
  private(set) var counts: [UInt32] = []

  /// The most rows that a run's 32-bit count can say.
  static let mostRows = Int(UInt32.max)

  init() {}

  init(capacity: Int) {
    heights.reserveCapacity(capacity)
    counts.reserveCapacity(capacity)
  }

  /// The number of runs.
  var count: Int { counts.count }

  /// The height of the rows of one run.
  func height(_ run: Int) -> PackedHeight { PackedHeight(signed: heights[run]) }

  /// The number of rows in one run.
  func rows(_ run: Int) -> Int { Int(counts[run]) }

  /// Adds rows at the end; joins them with the last run when it is of the same height.
  mutating func append(_ height: PackedHeight, count: Int) {
    guard count > 0 else { return }
    var rest = count
    if let last = heights.indices.last, self.height(last) == height {
      let total = Int(counts[last]) + rest
      counts[last] = UInt32(clamping: total)
      rest = total - Int(counts[last])
    }
    while rest > 0 {
      let part = UInt32(clamping: rest)
      heights.append(height.signed)
      counts.append(part)
      rest -= Int(part)
    }
  }

  /// Adds a run at the end, whatever the last one is.
  mutating func appendRun(_ height: PackedHeight, count: Int) {
    heights.append(height.signed)
    counts.append(UInt32(count))
  }

  /// Adds runs at the end.
  mutating func append(_ other: RunBuffer) {
    heights.reserveCapacity(count + other.count)
    counts.reserveCapacity(count + other.count)
    other.forEach { append($0, count: $1) }
  }

  /// Replaces some runs by others; the caller sees to it that equal neighbours are joined.
  mutating func replace(_ range: Range<Int>, with runs: RunBuffer) {
    heights.replaceSubrange(range, with: runs.heights)
    counts.replaceSubrange(range, with: runs.counts)
  }

  /// Calls `body` with the height and the number of rows of each run.
  @inline(__always)
  func forEach(_ body: (PackedHeight, Int) -> Void) {
    for run in counts.indices { body(height(run), rows(run)) }
  }

  /// Returns a copy of some runs.
  subscript(range: Range<Int>) -> RunBuffer {
    var copy = RunBuffer()
    copy.heights = Array(heights[range])
    copy.counts = Array(counts[range])
    return copy
  }
}
