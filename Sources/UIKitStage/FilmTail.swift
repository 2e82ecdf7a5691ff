import Foundation
import UIKitGraphics

/// The pictures of a stage's last seconds, of which a film is made if the test fails.
///
/// The first picture is whole; of each later one the rows are kept that have changed.
@MainActor
final class FilmTail {
  /// The rows of a picture that differ from the picture before.
  private struct Change {
    let time: TimeInterval
    let rows: Range<Int>
    let bytes: [UInt8]
  }

  /// The most bytes of changes that are kept.
  static let byteLimit = 32 << 20

  private let seconds: TimeInterval
  private var first: (picture: Bitmap, time: TimeInterval)?
  private var changes: [Change] = []
  /// The bytes of the changes that are kept.
  private(set) var byteCount = 0
  /// The last picture, and the number of frames that were drawn until then.
  private var last: (picture: Bitmap, drawn: Int)?

  /// Creates an empty tail.
  ///
  /// - Parameter seconds: Virtual seconds that are kept.
  init(seconds: TimeInterval) { self.seconds = seconds }

  /// Keeps a picture, unless nothing was drawn since the last one.
  func record(_ picture: Bitmap, drawn: Int, at time: TimeInterval) {
    guard drawn != last?.drawn else { return }
    guard let last, last.picture.width == picture.width, last.picture.height == picture.height
    else {
      (first, changes, byteCount) = ((picture.copy(), time), [], 0)
      last = (picture.copy(), drawn)
      return
    }
    self.last?.drawn = drawn
    let rows = changedRows(from: last.picture, to: picture)
    guard !rows.isEmpty else { return }
    let stride = picture.bytesPerRow
    let bytes = UnsafeRawBufferPointer(
      start: picture.bytes + rows.lowerBound * stride,
      count: rows.count * stride
    )
    let change = Change(time: time, rows: rows, bytes: Array(bytes))
    apply(change, to: last.picture)
    changes.append(change)
    byteCount += bytes.count
    forget(before: time - seconds)
  }

  /// Encodes what is kept.
  ///
  /// - Parameter time: The present time, until which the last picture is shown.
  /// - Returns: The file's bytes; `nil` if there is no picture.
  /// - Throws: `FilmError`.
  func film(at time: TimeInterval) throws(FilmError) -> Data? {
    guard let first else { return nil }
    let picture = first.picture.copy()
    let encoder = try FilmEncoder(width: picture.width, height: picture.height, quality: 75)
    let start = max(first.time, time - seconds)
    func milliseconds(_ time: TimeInterval) -> Int { Int((max(0, time - start) * 1000).rounded()) }
    if changes.first.map({ milliseconds($0.time) }) != 0 { try encoder.add(picture, at: 0) }
    for (index, change) in changes.enumerated() {
      apply(change, to: picture)
      let next = changes.dropFirst(index + 1).first
      // Of the pictures of one time the last one is shown.
      if next.map({ milliseconds($0.time) }) != milliseconds(change.time) {
        try encoder.add(picture, at: milliseconds(change.time))
      }
    }
    return try encoder.finish(at: milliseconds(time) + 1)
  }

  /// Takes changes into the first picture that are too old, or too many.
  private func forget(before time: TimeInterval) {
    var count = 0
    while count < changes.count, changes[count].time < time || byteCount > Self.byteLimit {
      let change = changes[count]
      byteCount -= change.bytes.count
      if let picture = first?.picture { apply(change, to: picture) }
      first?.time = change.time
      count += 1
    }
    changes.removeFirst(count)
  }

  private func apply(_ change: Change, to picture: Bitmap) {
    let start = picture.bytes + change.rows.lowerBound * picture.bytesPerRow
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
