import Foundation
import Glibc
import Synchronization

/// Work over lines, in slices on all cores.
final class SearchPass: Sendable {
  private let lines: Range<Int>
  private let progress = Mutex(Progress())

  /// The lines after which a worker looks whether the work is still wanted: about a millisecond.
  private static let sliceLength = 8192

  private struct Progress {
    /// The next slice to take.
    var next = 0
    /// All slices before this one are finished.
    var finishedCount = 0
    /// Finished slices behind that.
    var finished: Set<Int> = []
  }

  init(lines: Range<Int>) {
    self.lines = lines
  }

  /// Runs the work, and returns when all of it is done or none is wanted any more.
  ///
  /// - Parameters:
  ///   - isWanted: Called before each slice, on any thread.
  ///   - makeWorker: Makes the function that works on a slice, once on each core.
  ///   - onSlice: Called after each slice with the end of the lines that are finished without gaps.
  func run(
    isWanted: @Sendable () -> Bool,
    makeWorker: @Sendable () -> (Range<Int>) -> Void,
    onSlice: @Sendable (_ end: Int) -> Void
  ) {
    let sliceCount = (lines.count + Self.sliceLength - 1) / Self.sliceLength
    @Sendable func takeSlices() {
      let work = makeWorker()
      while isWanted(), let slice = take(of: sliceCount) {
        let start = lines.lowerBound + slice * Self.sliceLength
        work(start..<min(start + Self.sliceLength, lines.upperBound))
        onSlice(finish(slice))
      }
    }
    // A single slice needs no other thread, which takes as long to start as the slice.
    guard sliceCount > 1 else { return takeSlices() }
    let cores = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    DispatchQueue.concurrentPerform(iterations: min(sliceCount, cores)) { _ in takeSlices() }
  }

  private func take(of count: Int) -> Int? {
    progress.withLock { progress in
      guard progress.next < count else { return nil }
      progress.next += 1
      return progress.next - 1
    }
  }

  private func finish(_ slice: Int) -> Int {
    progress.withLock { progress in
      progress.finished.insert(slice)
      while progress.finished.remove(progress.finishedCount) != nil { progress.finishedCount += 1 }
      return min(lines.lowerBound + progress.finishedCount * Self.sliceLength, lines.upperBound)
    }
  }
}
