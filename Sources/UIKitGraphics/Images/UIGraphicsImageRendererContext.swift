public import Foundation

/// The drawing environment of an image renderer.
@preconcurrency @MainActor
public final class UIGraphicsImageRendererContext {
  /// The drawing context, which is the current context while the actions run.
  public let cgContext: CGContext

  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat

  /// The bounds of the image in its coordinate space, in points.
  private let bounds: CGRect

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat, bounds: CGRect) {
    self.cgContext = cgContext
    self.format = format
    self.bounds = bounds
  }

  /// An image of the drawing so far.
  public var currentImage: UIImage {
    let bitmap = Bitmap(
      replaying: cgContext.recorded(),
      bounds: bounds,
      scale: cgContext.scale,
      isOpaque: format.opaque
    )
    return UIImage(bitmap: bitmap, scale: cgContext.scale)
  }

  /// Intersects the clip with a rectangle in points.
  public func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }

  /// Fills a rectangle with the current fill colour.
  public func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  /// Draws a border, one point thick, inside a rectangle with the current fill colour.
  public func stroke(_ rect: CGRect) {
    UIRectFrame(rect)
  }
}
