internal import Foundation

extension UIImage {
  private static let limit = PixelLimit()

  /// The maximum number of pixels of an image that is decoded, or of an SVG file that is drawn.
  ///
  /// Default: 64 million, which need 256 MB. The size is read from the header of a file; a larger
  /// image is not decoded and becomes `nil`. UIKit has no such property. It may be set on any
  /// thread and does not affect existing images.
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
