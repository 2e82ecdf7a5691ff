internal import Foundation

extension UIImage {
  private static let limit = PixelLimit()

  /// The most pixels that an image may have to be decoded; SVG files, to be drawn.
  ///
  /// Default: 64 million, 256 MB: more than any screen, less than a machine. An image file
  /// says its size at the start; one that is larger is `nil`. UIKit has no such property. It
  /// may be set on any thread; images that exist are not concerned.
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
