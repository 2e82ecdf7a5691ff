package import Foundation

/// An image that text can have in its lines.
package protocol InlineDrawing: AnyObject {
  /// Draws the image.
  ///
  /// - Parameters:
  ///   - rect: The image's place, in points.
  ///   - context: What it is drawn on.
  ///   - color: The colour of a template.
  @MainActor
  func draw(in rect: CGRect, on context: CGContext, color: UIColor)
}
