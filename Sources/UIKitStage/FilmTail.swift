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
  private var firstFrame: (bitmap: Bitmap, time: TimeInterval)?
  private var changes: [Change] = []
  /// The size of the stored changes in bytes.
  private(set) var byteCount = 0
  /// The last frame, and the number of frames drawn by the stage so far.
  private var lastFrame: (bitmap: Bitmap, drawn: Int)?

  /// Creates a recording without frames.
  ///
  /// - Parameter seconds: The duration of the recording in virtual seconds.
  init(seconds: TimeInterval) { self.seconds = seconds }

  /// Records a frame unless nothing was drawn since the last one; `drawn` is the number of frames
  /// drawn by the stage so far.
  func record(_ bitmap: Bitmap, drawn: Int, at time: TimeInterval) {
    guard drawn != lastFrame?.drawn else { return }
    guard let lastFrame, lastFrame.bitmap.width == bitmap.width,
      lastFrame.bitmap.height == bitmap.height
    else {
      (firstFrame, changes, byteCount) = ((bitmap.copy(), time), [], 0)
      lastFrame = (bitmap.copy(), drawn)
      return
    }
    self.lastFrame?.drawn = drawn
    let rows = changedRows(from: lastFrame.bitmap, to: bitmap)
    guard !rows.isEmpty else { return }
    let stride = bitmap.bytesPerRow
    let bytes = UnsafeRawBufferPointer(
      start: bitmap.bytes + rows.lowerBound * stride,
      count: rows.count * stride
    )
    let change = Change(time: time, rows: rows, bytes: Array(bytes))
    apply(change, to: lastFrame.bitmap)
    changes.append(change)
    byteCount += bytes.count
    mergeChanges(before: time - seconds)
  }

  /// Encodes the recorded frames.
  ///
  /// - Parameter time: The current time, which is the end of the last frame.
  /// - Returns: The contents of the file; `nil` if no frame was recorded.
  /// - Throws: `FilmError` if encoding fails.
  func film(at time: TimeInterval) throws(FilmError) -> Data? {
    guard let firstFrame else { return nil }
    let bitmap = firstFrame.bitmap.copy()
    let encoder = try FilmEncoder(width: bitmap.width, height: bitmap.height, quality: 75)
    let start = max(firstFrame.time, time - seconds)
    func milliseconds(_ time: TimeInterval) -> Int { Int((max(0, time - start) * 1000).rounded()) }
    if changes.first.map({ milliseconds($0.time) }) != 0 { try encoder.add(bitmap, at: 0) }
    for (index, change) in changes.enumerated() {
      apply(change, to: bitmap)
      let nextChange = changes.dropFirst(index + 1).first
      // Of several frames at the same time, only the last one is displayed.
      if nextChange.map({ milliseconds($0.time) }) != milliseconds(change.time) {
        try encoder.add(bitmap, at: milliseconds(change.time))
      }
    }
    return try encoder.finish(at: milliseconds(time) + 1)
  }

  /// Merges changes that are too old or exceed the memory limit into the first frame.
  private func mergeChanges(before time: TimeInterval) {
    var count = 0
    while count < changes.count, changes[count].time < time || byteCount > Self.byteLimit {
      let change = changes[count]
      byteCount -= change.bytes.count
      if let bitmap = firstFrame?.bitmap { apply(change, to: bitmap) }
      firstFrame?.time = change.time
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

  /// Returns the range of rows that contains all differing rows of two bitmaps of the same size.
  private func changedRows(from oldBitmap: Bitmap, to newBitmap: Bitmap) -> Range<Int> {
    func differs(_ y: Int) -> Bool {
      memcmp(
        oldBitmap.bytes + y * oldBitmap.bytesPerRow,
        newBitmap.bytes + y * newBitmap.bytesPerRow,
        4 * newBitmap.width
      ) != 0
    }
    guard let top = (0..<newBitmap.height).first(where: differs),
      let bottom = (top..<newBitmap.height).last(where: differs)
    else { return 0..<0 }
    return top..<bottom + 1
  }
}
