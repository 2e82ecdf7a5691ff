public import Foundation

/// The layout settings of a paragraph.
///
/// The style at the first character of an attributed text applies to all of it.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private final let mark = FoundationObjectMark()
  final var storedAlignment = NSTextAlignment.natural
  final var storedLineBreakMode = NSLineBreakMode.byWordWrapping
  final var storedLineSpacing: CGFloat = 0

  /// The alignment of lines; `natural` by default.
  open var alignment: NSTextAlignment { storedAlignment }
  /// How text that is too wide is broken or truncated; `byWordWrapping` by default.
  open var lineBreakMode: NSLineBreakMode { storedLineBreakMode }
  /// Extra space between two lines, in points; 0 by default.
  open var lineSpacing: CGFloat { storedLineSpacing }

  /// The default style of text.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Returns an immutable style with the same settings.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.take(self)
    return copy
  }

  /// Returns a mutable style with the same settings.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.take(self)
    return copy
  }

  /// Whether the other object is a paragraph style with the same settings.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return alignment == other.alignment && lineBreakMode == other.lineBreakMode
      && lineSpacing == other.lineSpacing
  }

  /// A hash of the settings.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(alignment)
    hasher.combine(lineBreakMode)
    hasher.combine(lineSpacing)
    return hasher.finalize()
  }

  private func take(_ other: NSParagraphStyle) {
    storedAlignment = other.alignment
    storedLineBreakMode = other.lineBreakMode
    storedLineSpacing = other.lineSpacing
  }
}
