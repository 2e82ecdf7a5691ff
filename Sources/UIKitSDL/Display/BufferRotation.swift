import UIKitGraphics

/// The next buffer of a surface to draw, and its damage since the latest frame.
///
/// A compositor that copies what is shown gives a buffer back before the next frame, which is then
/// drawn into it again and copies nothing. Others hold a buffer until the next one is shown.
struct BufferRotation {
  /// The most buffers.
  static let limit = 3

  private let bounds: PixelRect
  private var damage: BufferDamage
  /// The index of the buffer with the latest frame; `nil` before the first frame.
  private(set) var latest: Int?

  /// Creates the state of buffers without content.
  ///
  /// - Parameter bounds: The frame, in pixels.
  init(bounds: PixelRect) {
    self.bounds = bounds
    damage = BufferDamage(count: BufferRotation.limit, bounds: bounds)
  }

  /// The buffer to draw the next frame into.
  ///
  /// - Parameter held: Whether the compositor reads each of the buffers that exist.
  /// - Returns: The number of buffers for one that has to be made; `nil` when all are held.
  func next(held: [Bool]) -> Int? {
    if let latest, !held[latest] { return latest }
    if let free = held.firstIndex(of: false) { return free }
    return held.count < BufferRotation.limit ? held.count : nil
  }

  /// The region to copy from the latest frame to a buffer before the next one is drawn into it.
  mutating func repair(_ buffer: Int) -> Region {
    guard latest != nil else { return Region() }
    return damage.take(buffer)
  }

  /// Notes a frame in a buffer that was repaired.
  ///
  /// - Parameters:
  ///   - buffer: Its index.
  ///   - change: What differs from the frame before.
  mutating func show(_ buffer: Int, change: Region) {
    var change = change
    change.formIntersection(bounds)
    damage.add(change)
    _ = damage.take(buffer)
    latest = buffer
  }
}
