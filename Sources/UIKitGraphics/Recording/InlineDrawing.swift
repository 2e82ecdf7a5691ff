package import Foundation

/// An image that can be drawn in a line of text.
package protocol InlineDrawing: AnyObject {
  /// Draws the image.
  ///
  /// - Parameters:
  ///   - rect: The frame of the image, in points.
  ///   - context: The context to draw into.
  ///   - color: The colour of a template.
  @MainActor
  func draw(in rect: CGRect, on context: CGContext, color: UIColor)
}
