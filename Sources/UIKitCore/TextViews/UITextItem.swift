public import Foundation
public import UIKitGraphics

/// An interactive item in a text, such as a link.
@preconcurrency @MainActor
public final class UITextItem {
  /// The content of an item.
  public enum Content {
    /// A link, set as an attribute or detected.
    case link(URL)
    /// Not available on Linux.
    @available(
      *,
      unavailable,
      message: "Images in texts are no items; give them the attribute .link"
    )
    case textAttachment(NSTextAttachment)
    /// Not available on Linux.
    @available(*, unavailable, message: "There are no tags in texts; use the attribute .link")
    case tag(String)
  }

  /// The content of the item.
  public let content: Content
  /// The range of the item in the text, in UTF-16 units.
  public let range: NSRange

  init(content: Content, range: NSRange) {
    (self.content, self.range) = (content, range)
  }
}
