import Foundation
import Glibc
import Synchronization

/// Processes lines in slices on all cores.
final class SearchPass: Sendable {
  private let lines: Range<Int>
  /// The number of lines in a slice.
  private let sliceLength: Int
  private let progress = Mutex(Progress())

  /// The maximum numbers of lines and bytes that a worker takes at a time; less than a millisecond
  /// of work.
  private static let maximumSlice = (lines: 8192, bytes: 1 << 20)

  private struct Progress {
    /// The next slice to process.
    var nextSlice = 0
    /// The number of initial slices that are finished.
    var finishedCount = 0
    /// The finished slices after those.
    var finished: Set<Int> = []
  }

  /// - Parameters:
  ///   - lines: The lines.
  ///   - byteCount: The number of their bytes.
  init(lines: Range<Int>, byteCount: Int) {
    self.lines = lines
    let maximum = Self.maximumSlice
    sliceLength = min(maximum.lines, max(1, lines.count * maximum.bytes / max(1, byteCount)))
  }

  /// Runs the work; returns when it is finished or cancelled.
  ///
  /// - Parameters:
  ///   - isWanted: Called before each slice, on any thread; returns `false` to cancel.
  ///   - makeWorker: Creates the function that processes a slice, once per core.
  ///   - onSlice: Called after each slice with the end of the contiguous finished lines.
  func run(
    isWanted: @Sendable () -> Bool,
    makeWorker: @Sendable () -> (Range<Int>) -> Void,
    onSlice: @Sendable (_ end: Int) -> Void
  ) {
    let sliceCount = (lines.count + sliceLength - 1) / sliceLength
    @Sendable func takeSlices() {
      let work = makeWorker()
      while isWanted(), let slice = takeSlice(of: sliceCount) {
        let start = lines.lowerBound + slice * sliceLength
        work(start..<min(start + sliceLength, lines.upperBound))
        onSlice(finish(slice))
      }
    }
    // A single slice needs no other thread, which takes as long to start as the slice.
    guard sliceCount > 1 else { return takeSlices() }
    let cores = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    DispatchQueue.concurrentPerform(iterations: min(sliceCount, cores)) { _ in takeSlices() }
  }

  /// Returns the number of the next slice; `nil` if all have been taken.
  private func takeSlice(of count: Int) -> Int? {
    progress.withLock { progress in
      guard progress.nextSlice < count else { return nil }
      progress.nextSlice += 1
      return progress.nextSlice - 1
    }
  }

  /// Records a finished slice, and returns the end of the contiguous finished lines.
  private func finish(_ slice: Int) -> Int {
    progress.withLock { progress in
      progress.finished.insert(slice)
      while progress.finished.remove(progress.finishedCount) != nil { progress.finishedCount += 1 }
      return min(lines.lowerBound + progress.finishedCount * sliceLength, lines.upperBound)
    }
  }
}
