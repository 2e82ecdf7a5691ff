/// The importance of a constraint, more than 0 and at most 1,000, which means required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The value.
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

  /// 1,000: the constraint must be satisfied.
  public static let required = UILayoutPriority(1_000)
  /// 750: the default for compression resistance.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: a drag that may resize a window.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: a window keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: a drag that may not resize a window.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: the default for content hugging.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: the target size for measuring a view.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns a priority increased by a value.
  ///
  /// - Parameters:
  ///   - lhs: A priority.
  ///   - rhs: The value to add.
  /// - Returns: The sum.
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }

  /// Returns a priority decreased by a value.
  ///
  /// - Parameters:
  ///   - lhs: A priority.
  ///   - rhs: The value to subtract.
  /// - Returns: The difference.
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue - rhs)
  }
}
