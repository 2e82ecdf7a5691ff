public import Foundation

/// How the lines of a paragraph are set.
///
/// The style at the first character of an attributed text counts for all of it.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private final let mark = FoundationObjectMark()
  final var storedAlignment = NSTextAlignment.natural
  final var storedLineBreakMode = NSLineBreakMode.byWordWrapping
  final var storedLineSpacing: CGFloat = 0

  /// Where lines begin or end; `natural` by default.
  open var alignment: NSTextAlignment { storedAlignment }
  /// What happens to text that is too wide; `byWordWrapping` by default.
  open var lineBreakMode: NSLineBreakMode { storedLineBreakMode }
  /// Extra space between two lines, in points; 0 by default.
  open var lineSpacing: CGFloat { storedLineSpacing }

  /// The style that text has when nothing else is said.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Returns an immutable style that is set the same way.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.take(self)
    return copy
  }

  /// Returns a mutable style that is set the same way.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.take(self)
    return copy
  }

  /// Whether the other object is a paragraph style that is set the same way.
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
