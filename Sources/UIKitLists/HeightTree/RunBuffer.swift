/// Runs of rows of equal height, from top to bottom.
///
/// Heights and counts are stored in separate arrays, which takes twelve bytes per run instead of
/// sixteen. Adjacent runs always differ, except if a run exceeds its 32-bit count.
struct RunBuffer: Sendable {
  /// The heights of the rows in the runs, as in `PackedHeight.signed`.
  private(set) var heights: [Double] = []
  /// The numbers of rows in the runs.
  private(set) var counts: [UInt32] = []

  /// The maximum row count of a run, which is stored in 32 bits.
  static let maximumRows = Int(UInt32.max)

  init() {}

  init(capacity: Int) {
    heights.reserveCapacity(capacity)
    counts.reserveCapacity(capacity)
  }

  /// The number of runs.
  var count: Int { counts.count }

  /// Returns the height of the rows in a run.
  func height(ofRun run: Int) -> PackedHeight { PackedHeight(signed: heights[run]) }

  /// Returns the number of rows in a run.
  func rowCount(ofRun run: Int) -> Int { Int(counts[run]) }

  /// Appends rows; extends the last run if it has the same height.
  mutating func append(_ height: PackedHeight, count: Int) {
    guard count > 0 else { return }
    var remainingCount = count
    if let last = heights.indices.last, self.height(ofRun: last) == height {
      let total = Int(counts[last]) + remainingCount
      counts[last] = UInt32(clamping: total)
      remainingCount = total - Int(counts[last])
    }
    while remainingCount > 0 {
      let runCount = UInt32(clamping: remainingCount)
      heights.append(height.signed)
      counts.append(runCount)
      remainingCount -= Int(runCount)
    }
  }

  /// Appends a run without merging it with the last one.
  mutating func appendRun(_ height: PackedHeight, count: Int) {
    heights.append(height.signed)
    counts.append(UInt32(count))
  }

  mutating func append(_ other: RunBuffer) {
    heights.reserveCapacity(count + other.count)
    counts.reserveCapacity(count + other.count)
    other.forEach { append($0, count: $1) }
  }

  /// Replaces runs; the caller merges equal neighbours.
  mutating func replace(_ range: Range<Int>, with runs: RunBuffer) {
    heights.replaceSubrange(range, with: runs.heights)
    counts.replaceSubrange(range, with: runs.counts)
  }

  /// Calls `body` with the height and the number of rows of each run.
  @inline(__always)
  func forEach(_ body: (PackedHeight, Int) -> Void) {
    for run in counts.indices { body(height(ofRun: run), rowCount(ofRun: run)) }
  }

  /// A copy of the runs in a range.
  subscript(range: Range<Int>) -> RunBuffer {
    var copy = RunBuffer()
    copy.heights = Array(heights[range])
    copy.counts = Array(counts[range])
    return copy
  }
}
