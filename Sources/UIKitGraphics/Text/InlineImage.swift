package import Foundation

/// Content of a line of text in place of a character.
package protocol InlineContent {
  /// The current image.
  var inlineImage: InlineImage { get }
}

/// An image in a line of text, as a value.
package struct InlineImage: Hashable {
  /// The image; `nil` for an empty space.
  package let image: AnyObject?
  /// The rectangle in points, whose origin is on the baseline, with y pointing up; finite.
  package let bounds: CGRect

  /// Creates an image; lengths that are not finite, or negative, are limited.
  package init(_ image: AnyObject?, bounds: CGRect) {
    self.image = image
    self.bounds = CGRect(
      x: ParagraphSettings.length(bounds.origin.x),
      y: ParagraphSettings.length(bounds.origin.y),
      width: max(0, ParagraphSettings.length(bounds.size.width)),
      height: max(0, ParagraphSettings.length(bounds.size.height))
    )
  }

  package static func == (one: InlineImage, other: InlineImage) -> Bool {
    one.image === other.image && one.bounds == other.bounds
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(image.map(ObjectIdentifier.init))
    hasher.combine(bounds.size.width)
  }
}
