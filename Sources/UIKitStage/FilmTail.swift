import Foundation
import UIKitGraphics

/// The frames of a stage's last seconds, for a film if the test fails.
///
/// The first frame is complete; later frames are stored as their changed rows.
@MainActor
final class FilmTail {
  /// The rows of a frame that differ from the previous frame.
  private struct Change {
    let time: TimeInterval
    let rows: Range<Int>
    let bytes: [UInt8]
  }

  /// The maximum size of the stored changes in bytes.
  static let byteLimit = 32 << 20

  private let seconds: TimeInterval
  private var first: (bitmap: Bitmap, time: TimeInterval)?
  private var changes: [Change] = []
  /// The size of the stored changes in bytes.
  private(set) var byteCount = 0
  /// The last frame, and the number of frames drawn by the stage so far.
  private var last: (bitmap: Bitmap, drawn: Int)?

  /// Creates a recording without frames.
  ///
  /// - Parameter seconds: The duration of the recording in virtual seconds.
  init(seconds: TimeInterval) { self.seconds = seconds }

  /// Records a frame unless nothing was drawn since the last one.
  func record(_ bitmap: Bitmap, drawn: Int, at time: TimeInterval) {
    guard drawn != last?.drawn else { return }
    guard let last, last.bitmap.width == bitmap.width, last.bitmap.height == bitmap.height
    else {
      (first, changes, byteCount) = ((bitmap.copy(), time), [], 0)
      last = (bitmap.copy(), drawn)
      return
    }
    self.last?.drawn = drawn
    let rows = changedRows(from: last.bitmap, to: bitmap)
    guard !rows.isEmpty else { return }
    let stride = bitmap.bytesPerRow
    let bytes = UnsafeRawBufferPointer(
      start: bitmap.bytes + rows.lowerBound * stride,
      count: rows.count * stride
    )
    let change = Change(time: time, rows: rows, bytes: Array(bytes))
    apply(change, to: last.bitmap)
    changes.append(change)
    byteCount += bytes.count
    forget(before: time - seconds)
  }

  /// Encodes the recorded frames.
  ///
  /// - Parameter time: The current time, which is the end of the last frame.
  /// - Returns: The contents of the file; `nil` if no frame was recorded.
  /// - Throws: `FilmError` if encoding fails.
  func film(at time: TimeInterval) throws(FilmError) -> Data? {
    guard let first else { return nil }
    let bitmap = first.bitmap.copy()
    let encoder = try FilmEncoder(width: bitmap.width, height: bitmap.height, quality: 75)
    let start = max(first.time, time - seconds)
    func milliseconds(_ time: TimeInterval) -> Int { Int((max(0, time - start) * 1000).rounded()) }
    if changes.first.map({ milliseconds($0.time) }) != 0 { try encoder.add(bitmap, at: 0) }
    for (index, change) in changes.enumerated() {
      apply(change, to: bitmap)
      let next = changes.dropFirst(index + 1).first
      // Of several frames at the same time, only the last one is displayed.
      if next.map({ milliseconds($0.time) }) != milliseconds(change.time) {
        try encoder.add(bitmap, at: milliseconds(change.time))
      }
    }
    return try encoder.finish(at: milliseconds(time) + 1)
  }

  /// Applies changes to the first frame that are too old or exceed the memory limit.
  private func forget(before time: TimeInterval) {
    var count = 0
    while count < changes.count, changes[count].time < time || byteCount > Self.byteLimit {
      let change = changes[count]
      byteCount -= change.bytes.count
      if let bitmap = first?.bitmap { apply(change, to: bitmap) }
      first?.time = change.time
      count += 1
    }
    changes.removeFirst(count)
  }

  private func apply(_ change: Change, to bitmap: Bitmap) {
    let start = bitmap.bytes + change.rows.lowerBound * bitmap.bytesPerRow
    change.bytes.withUnsafeBytes {
      UnsafeMutableRawBufferPointer(start: start, count: $0.count).copyMemory(from: $0)
    }
  }

  private func changedRows(from old: Bitmap, to new: Bitmap) -> Range<Int> {
    func differs(_ y: Int) -> Bool {
      memcmp(old.bytes + y * old.bytesPerRow, new.bytes + y * new.bytesPerRow, 4 * new.width) != 0
    }
    guard let top = (0..<new.height).first(where: differs),
      let bottom = (top..<new.height).last(where: differs)
    else { return 0..<0 }
    return top..<bottom + 1
  }
}
