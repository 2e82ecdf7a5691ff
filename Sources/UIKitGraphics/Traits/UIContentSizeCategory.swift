/// The user's preferred text size, from small to large.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of the category.
  public let rawValue: String

  /// Creates a category from UIKit's name of it.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Unspecified; text has the size of ``large``.
  public static let unspecified = named("Unspecified")
  /// The smallest size.
  public static let extraSmall = named("XS")
  /// A small size.
  public static let small = named("S")
  /// One step below the default size.
  public static let medium = named("M")
  /// The default size.
  public static let large = named("L")
  /// One step above the default size.
  public static let extraLarge = named("XL")
  /// A large size.
  public static let extraExtraLarge = named("XXL")
  /// The largest size that is not an accessibility size.
  public static let extraExtraExtraLarge = named("XXXL")
  /// The smallest accessibility size.
  public static let accessibilityMedium = named("AccessibilityM")
  /// A large accessibility size.
  public static let accessibilityLarge = named("AccessibilityL")
  /// A very large accessibility size.
  public static let accessibilityExtraLarge = named("AccessibilityXL")
  /// The largest accessibility size but one.
  public static let accessibilityExtraExtraLarge = named("AccessibilityXXL")
  /// The largest size of all.
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

  /// Whether the size is one of those for accessibility.
  public var isAccessibilityCategory: Bool { step >= 7 }

  /// The category some steps larger, or smaller with a negative number; the last one at the ends.
  package func moved(by steps: Int) -> UIContentSizeCategory {
    let all = UIContentSizeCategory.ordered
    return all[max(0, min(step + max(-all.count, min(steps, all.count)), all.count - 1))]
  }

  /// The rank from 0, the smallest, to 11; unknown and unspecified ones count as large.
  var step: Int { UIContentSizeCategory.ordered.firstIndex(of: self) ?? 3 }

  /// Whether text is smaller in the first category than in the second.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.step < right.step
  }
}
