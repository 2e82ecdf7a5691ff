/// The regions in which buffers differ from the latest frame.
///
/// For example, a buffer displayed two frames ago lacks the damage of both frames since.
package struct BufferDamage {
  /// The region of each buffer that lacks the latest contents, in pixels of the frame.
  private var missingRegions: [Region]

  /// Creates the damage of buffers without valid contents.
  ///
  /// - Parameters:
  ///   - count: The number of buffers.
  ///   - bounds: The bounds of a frame, in pixels.
  package init(count: Int, bounds: PixelRect) {
    missingRegions = Array(repeating: Region(bounds), count: count)
  }

  /// Adds the damage of a new frame to all buffers.
  package mutating func add(_ damage: Region) {
    for index in missingRegions.indices { missingRegions[index].formUnion(damage) }
  }

  /// Returns the region to write to a buffer before it is displayed, and marks the buffer as up to
  /// date.
  ///
  /// - Returns: The region in pixels of the frame.
  package mutating func removeDamage(of buffer: Int) -> Region {
    defer { missingRegions[buffer] = Region() }
    return missingRegions[buffer]
  }
}
