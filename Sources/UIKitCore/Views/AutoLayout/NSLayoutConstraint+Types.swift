extension NSLayoutConstraint {
  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// They are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// The part of a view that a constraint is about.
  public enum Attribute: Int, Sendable {
    /// None, for constraints with a constant only.
    case notAnAttribute = 0
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge at which lines begin.
    case leading
    /// The edge at which lines end.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle between left and right.
    case centerX
    /// The middle between top and bottom.
    case centerY
    /// The baseline of the last line of text.
    case lastBaseline
    /// The baseline of the first line of text.
    case firstBaseline
    /// The left margin.
    case leftMargin
    /// The right margin.
    case rightMargin
    /// The top margin.
    case topMargin
    /// The bottom margin.
    case bottomMargin
    /// The margin at the leading edge.
    case leadingMargin
    /// The margin at the trailing edge.
    case trailingMargin
    /// The middle between the left and the right margin.
    case centerXWithinMargins
    /// The middle between the top and the bottom margin.
    case centerYWithinMargins

    /// The baseline of the last line of text.
    public static let baseline = Attribute.lastBaseline
  }

  /// A direction of layout.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// The alignment of the views of a visual format with each other, and its direction.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates options from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Left edges.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Right edges.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Top edges.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Bottom edges.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Leading edges.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Trailing edges.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Horizontal centres.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Vertical centres.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Last baselines.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// First baselines.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// All alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0x1_FFFF & ~1)
    /// The horizontal direction is from the leading edge; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The horizontal direction is from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The horizontal direction is from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// Spaces are between edges; the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// In vertical formats, spaces between views are from the last baseline to the first one.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All kinds of spaces.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    /// All directions.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The kinds of lengths that attributes measure.
  enum Dimension {
    case none, size, x, directedX, y
  }

  var dimension: Dimension {
    switch self {
    case .notAnAttribute: .none
    case .width, .height: .size
    case .left, .right, .leftMargin, .rightMargin: .x
    case .leading, .trailing, .leadingMargin, .trailingMargin: .directedX
    case .centerX, .centerXWithinMargins: .x
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .y
    }
  }

  /// Whether a constraint can relate this attribute to another one.
  func fits(_ other: NSLayoutConstraint.Attribute) -> Bool {
    switch (dimension, other.dimension) {
    case (.size, .size), (.size, .none), (.directedX, .directedX): true
    case (.x, .x), (.y, .y), (.x, .y), (.y, .x): true
    case (.x, .directedX): self == .centerX || self == .centerXWithinMargins
    case (.directedX, .x): other == .centerX || other == .centerXWithinMargins
    default: false
    }
  }

  /// The attribute of the margins' rectangle; `nil` for those of the view itself.
  var withinMargins: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// The attribute's name in descriptions.
  var name: String {
    switch self {
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    default: "\(self)"
    }
  }
}
