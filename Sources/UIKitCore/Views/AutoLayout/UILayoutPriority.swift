/// The importance of a constraint, from 1 to 1,000; a constraint with 1,000 is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Float

  /// Creates a priority.
  ///
  /// - Parameter rawValue: More than 0 and at most 1,000.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority.
  ///
  /// - Parameter rawValue: More than 0 and at most 1,000.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// 1,000: the constraint has to hold.
  public static let required = UILayoutPriority(1_000)
  /// 750: the default of compression resistance.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: dragging that may resize a window.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: a window keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: dragging that may not resize a window.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: the default of hugging.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: the target size when a view is measured.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// A greater priority.
  ///
  /// - Parameters:
  ///   - lhs: A priority.
  ///   - rhs: The value that is added.
  /// - Returns: The sum.
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }

  /// A lower priority.
  ///
  /// - Parameters:
  ///   - lhs: A priority.
  ///   - rhs: The value that is subtracted.
  /// - Returns: The difference.
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue - rhs)
  }
}
