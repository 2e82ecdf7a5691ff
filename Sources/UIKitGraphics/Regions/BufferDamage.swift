/// The regions of several buffers that differ from the latest frame.
///
/// A buffer that was shown two frames ago lacks the damage of both frames since.
package struct BufferDamage {
  private var missing: [Region]

  /// Creates the damage of buffers that lack everything.
  ///
  /// - Parameters:
  ///   - count: The number of buffers.
  ///   - bounds: The frame, in pixels.
  package init(count: Int, bounds: PixelRect) {
    missing = Array(repeating: Region(bounds), count: count)
  }

  /// Adds the damage of a new frame.
  package mutating func add(_ damage: Region) {
    for index in missing.indices { missing[index].formUnion(damage) }
  }

  /// The region to write to a buffer before it is shown.
  ///
  /// - Returns: The region in the frame's pixels; the buffer lacks nothing afterwards.
  package mutating func take(_ buffer: Int) -> Region {
    defer { missing[buffer] = Region() }
    return missing[buffer]
  }
}
