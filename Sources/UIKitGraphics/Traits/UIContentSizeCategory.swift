/// The user's preferred text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's name for the category.
  public let rawValue: String

  /// Creates a category from UIKit's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Unspecified; text has the size for ``large``.
  public static let unspecified = named("Unspecified")
  /// The smallest size.
  public static let extraSmall = named("XS")
  /// A small size.
  public static let small = named("S")
  /// The size one step below the default.
  public static let medium = named("M")
  /// The default size.
  public static let large = named("L")
  /// The size one step above the default.
  public static let extraLarge = named("XL")
  /// A large size.
  public static let extraExtraLarge = named("XXL")
  /// The largest size below the accessibility sizes.
  public static let extraExtraExtraLarge = named("XXXL")
  /// The smallest accessibility size.
  public static let accessibilityMedium = named("AccessibilityM")
  /// A large accessibility size.
  public static let accessibilityLarge = named("AccessibilityL")
  /// A very large accessibility size.
  public static let accessibilityExtraLarge = named("AccessibilityXL")
  /// The second largest accessibility size.
  public static let accessibilityExtraExtraLarge = named("AccessibilityXXL")
  /// The largest accessibility size.
  public static let accessibilityExtraExtraExtraLarge = named("AccessibilityXXXL")

  private static func named(_ suffix: String) -> UIContentSizeCategory {
    UIContentSizeCategory(rawValue: "UICTContentSizeCategory" + suffix)
  }
}

extension UIContentSizeCategory: Comparable {
  private static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Whether the category is an accessibility size.
  public var isAccessibilityCategory: Bool { rank >= 7 }

  /// Returns the category that is `steps` larger, or smaller if negative, clamped to the smallest
  /// and largest.
  package func moved(by steps: Int) -> UIContentSizeCategory {
    let categories = UIContentSizeCategory.ordered
    return categories[
      max(0, min(rank + max(-categories.count, min(steps, categories.count)), categories.count - 1))
    ]
  }

  /// The rank from 0, for the smallest, to 11; unknown and unspecified categories rank as `large`.
  var rank: Int { UIContentSizeCategory.ordered.firstIndex(of: self) ?? 3 }

  /// Returns whether text is smaller in the first category than in the second.
  public static func < (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
    lhs.rank < rhs.rank
  }
}
