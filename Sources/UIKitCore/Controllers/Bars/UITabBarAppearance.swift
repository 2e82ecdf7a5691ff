public import Foundation
public import UIKitGraphics

/// The look of entries of tab bars in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: _UIAppearancePart {
  /// The colour of image and text; `nil`, the default, is the tint colour, or gray.
  open var iconColor: UIColor? {
    didSet { changed() }
  }
  /// Attributes of the text, on top of a font of 10 points; empty by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { changed() }
  }
  /// The displacement of the text, in points.
  ///
  /// Default: `.zero`.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { changed() }
  }
  /// The colour of the badge's disc; `nil`, the default, is red.
  open var badgeBackgroundColor: UIColor? {
    didSet { changed() }
  }
  /// Attributes of the badge's text, on top of white and a font of 13 points; empty by default.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { changed() }
  }
  /// The displacement of the badge, in points.
  ///
  /// Default: `.zero`.
  open var badgePositionAdjustment = UIOffset.zero {
    didSet { changed() }
  }

  fileprivate func take(_ other: UITabBarItemStateAppearance) {
    iconColor = other.iconColor
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgePositionAdjustment = other.badgePositionAdjustment
  }
}

/// The look of entries of tab bars.
@preconcurrency @MainActor
open class UITabBarItemAppearance: _UIAppearancePart, NSCopying {
  /// The look of entries that are not selected.
  public final let normal = UITabBarItemStateAppearance()
  /// The look of the selected entry.
  public final let selected = UITabBarItemStateAppearance()
  /// The look of entries that cannot be tapped.
  public final let disabled = UITabBarItemStateAppearance()

  /// Creates the default look.
  public required init() {
    super.init()
    for state in [normal, selected, disabled] { _ = adopt(state) }
  }

  /// Creates a copy.
  ///
  /// - Parameter zone: Not used.
  /// - Returns: A look with the same values.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  final func duplicate() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    copy.normal.take(normal)
    copy.selected.take(selected)
    copy.disabled.take(disabled)
    return copy
  }
}

/// The look of tab bars.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  private var stacked: UITabBarItemAppearance?

  /// The look of the entries, whose images are above their texts.
  open var stackedLayoutAppearance: UITabBarItemAppearance {
    get {
      if let stacked { return stacked }
      let new = adopt(UITabBarItemAppearance())
      stacked = new
      return new
    }
    set {
      stacked = adopt(newValue.duplicate())
      changed()
    }
  }

  /// Images are never beside their texts.
  @available(*, unavailable, message: "Images are above texts: set stackedLayoutAppearance instead")
  open var inlineLayoutAppearance: UITabBarItemAppearance {
    get { stackedLayoutAppearance }
    set { stackedLayoutAppearance = newValue }
  }

  /// Images are never beside their texts.
  @available(*, unavailable, message: "Images are above texts: set stackedLayoutAppearance instead")
  open var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { stackedLayoutAppearance }
    set { stackedLayoutAppearance = newValue }
  }

  /// Creates the default look.
  public required init() {
    super.init()
  }

  /// Creates a copy.
  ///
  /// - Parameter barAppearance: The appearance to copy, as far as both kinds of bars have its
  ///   properties.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stacked = other.stacked.map { adopt($0.duplicate()) }
  }
}
