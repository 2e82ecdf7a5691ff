public import Foundation

/// The drawing environment of an image renderer's actions.
@preconcurrency @MainActor
public final class UIGraphicsImageRendererContext {
  /// The context that records the drawing; it is the current one while the actions run.
  public let cgContext: CGContext

  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat

  /// The part of the coordinate space that the image shows.
  private let bounds: CGRect

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat, bounds: CGRect) {
    self.cgContext = cgContext
    self.format = format
    self.bounds = bounds
  }

  /// The drawing until now.
  public var currentImage: UIImage {
    let bitmap = Bitmap(
      replaying: cgContext.recorded(),
      bounds: bounds,
      scale: cgContext.scale,
      isOpaque: format.opaque
    )
    return UIImage(bitmap: bitmap, scale: cgContext.scale)
  }

  /// Intersects the clip with a rectangle.
  public func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }

  /// Fills a rectangle with the current fill colour.
  public func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  /// Draws a line of one point along the inside of a rectangle.
  public func stroke(_ rect: CGRect) {
    UIRectFrame(rect)
  }
}
