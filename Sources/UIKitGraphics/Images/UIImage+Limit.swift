internal import Foundation

extension UIImage {
  private static let limit = PixelLimit()

  /// The most pixels that an image may have to be decoded; SVG files, to be drawn.
  ///
  /// Default: 64 million, which take 256 MB. The header of a file states its size; a larger image
  /// is not decoded and becomes `nil`. UIKit has no such property. It may be set on any thread;
  /// existing images are not affected.
  public static var largestPixelCount: Int {
    get { limit.value }
    set { limit.value = newValue }
  }
}

private final class PixelLimit: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 64 << 20

  var value: Int {
    get { lock.withLock { count } }
    set { lock.withLock { count = max(0, newValue) } }
  }
}
