public import Foundation

/// A paragraph style that can be changed, until it is part of a text.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Where lines begin or end; `natural` by default.
  open override var alignment: NSTextAlignment {
    get { storedAlignment }
    set { storedAlignment = newValue }
  }

  /// What happens to text that is too wide; `byWordWrapping` by default.
  open override var lineBreakMode: NSLineBreakMode {
    get { storedLineBreakMode }
    set { storedLineBreakMode = newValue }
  }

  /// Extra space between two lines, in points; 0 by default.
  open override var lineSpacing: CGFloat {
    get { storedLineSpacing }
    set { storedLineSpacing = newValue }
  }
}
