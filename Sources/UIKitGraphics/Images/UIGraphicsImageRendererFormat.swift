public import Foundation

/// The format of an image renderer's images.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat {
  /// Pixels per point; the scale of the current traits by default.
  open var scale: CGFloat
  /// Whether images have no transparency; `false` by default.
  open var opaque = false

  /// Creates a format with the scale of the current traits.
  public init() {
    let current = UITraitCollection.current.displayScale
    scale = current > 0 ? current : 1
  }

  /// Returns a format with the scale of the current traits.
  public class func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  /// Returns a format with the scale of the current traits.
  public class func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  /// Creates a format with the scale of the given traits.
  ///
  /// - Parameter traitCollection: The traits; if they specify no scale, the scale of the current
  ///   traits is used.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}
