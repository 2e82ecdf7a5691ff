/// Options for measuring and drawing strings.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: Int

  /// Creates options from UIKit's bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Lines break at the width; without it there is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The distance of lines has the font's leading; it always has.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The last line that fits the height ends with an ellipsis if there are more.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Parameters and results of string drawing; the extent of the lines is not kept.
public final class NSStringDrawingContext {
  private init() {}
}
