/// Options for measuring and drawing strings.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// UIKit's bit mask.
  public let rawValue: Int

  /// Creates options from UIKit's bit mask.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Breaks lines at the width.
  ///
  /// Without this option the text is a single line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Includes the font's leading in the line spacing, which is always the case.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Ends the last visible line with an ellipsis if the height is exceeded.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The parameters and results of string drawing, which are not supported.
public final class NSStringDrawingContext {
  private init() {}
}
