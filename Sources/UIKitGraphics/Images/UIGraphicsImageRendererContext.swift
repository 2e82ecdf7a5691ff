public import Foundation

/// The drawing environment of an image renderer's actions.
@preconcurrency @MainActor
public final class UIGraphicsImageRendererContext {
  /// The context that records the drawing; it is the current one while the actions run.
  public let cgContext: CGContext

  /// How the image is made.
  public let format: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
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
