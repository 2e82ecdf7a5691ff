import UIKitGraphics

/// Selects the next buffer of a surface and tracks its damage since the latest frame.
///
/// A compositor that copies buffers releases each one before the next frame, which is then drawn
/// into the same buffer without a copy. Other compositors hold a buffer until the next one is
/// presented.
struct BufferRotation {
  /// The maximum number of buffers.
  static let limit = 3

  private let bounds: PixelRect
  private var damage: BufferDamage
  /// The index of the buffer with the latest frame; `nil` before the first frame.
  private(set) var latest: Int?

  /// Creates the state of buffers without content.
  ///
  /// - Parameter bounds: The bounds of a frame, in pixels.
  init(bounds: PixelRect) {
    self.bounds = bounds
    damage = BufferDamage(count: BufferRotation.limit, bounds: bounds)
  }

  /// Returns the index of the buffer for the next frame.
  ///
  /// - Parameter held: Whether the compositor holds each of the existing buffers.
  /// - Returns: The index; the number of existing buffers if a new one must be created; `nil` if
  ///   the maximum number of buffers is held.
  func next(held: [Bool]) -> Int? {
    if let latest, !held[latest] { return latest }
    if let freeIndex = held.firstIndex(of: false) { return freeIndex }
    return held.count < BufferRotation.limit ? held.count : nil
  }

  /// Returns the region to copy from the latest frame to a buffer before the next frame is drawn
  /// into it, and records that the region has been copied.
  mutating func repair(_ buffer: Int) -> Region {
    guard latest != nil else { return Region() }
    return damage.removeDamage(of: buffer)
  }

  /// Records a frame in a repaired buffer.
  ///
  /// - Parameters:
  ///   - buffer: The buffer's index.
  ///   - change: The difference from the previous frame.
  mutating func show(_ buffer: Int, change: Region) {
    var change = change
    change.formIntersection(bounds)
    damage.add(change)
    _ = damage.removeDamage(of: buffer)
    latest = buffer
  }
}
