package import Foundation

/// Content that replaces a character in a line of text.
package protocol InlineContent {
  /// The current image.
  var inlineImage: InlineImage { get }
}

/// An image in a line of text, as a value.
package struct InlineImage: Hashable {
  /// The image; `nil` for blank space.
  package let image: AnyObject?
  /// The finite bounds in points; the origin is on the baseline and the y axis points up.
  package let bounds: CGRect

  /// Creates an image.
  ///
  /// Negative sizes become 0, and all values are limited to the range of layout.
  package init(_ image: AnyObject?, bounds: CGRect) {
    self.image = image
    self.bounds = CGRect(
      x: ParagraphSettings.length(bounds.origin.x),
      y: ParagraphSettings.length(bounds.origin.y),
      width: max(0, ParagraphSettings.length(bounds.size.width)),
      height: max(0, ParagraphSettings.length(bounds.size.height))
    )
  }

  package static func == (lhs: InlineImage, rhs: InlineImage) -> Bool {
    lhs.image === rhs.image && lhs.bounds == rhs.bounds
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(image.map(ObjectIdentifier.init))
    hasher.combine(bounds.size.width)
  }
}
