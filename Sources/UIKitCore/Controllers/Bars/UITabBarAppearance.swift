public import Foundation
public import UIKitGraphics

/// The appearance of tab bar items in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: _UIAppearancePart {
  /// The colour of the image and the title; `nil`, the default, means the bar's colour for the
  /// state.
  open var iconColor: UIColor? {
    didSet { changed() }
  }
  /// The attributes of the title, added to a font of 10 points; empty by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { changed() }
  }
  /// The offset of the title, in points.
  ///
  /// Default: `.zero`.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { changed() }
  }
  /// The background colour of the badge; `nil`, the default, means red.
  open var badgeBackgroundColor: UIColor? {
    didSet { changed() }
  }
  /// The attributes of the badge's text, added to white and a font of 13 points; empty by default.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { changed() }
  }
  /// The offset of the badge, in points.
  ///
  /// Default: `.zero`.
  open var badgePositionAdjustment = UIOffset.zero {
    didSet { changed() }
  }

  fileprivate func copyValues(from other: UITabBarItemStateAppearance) {
    iconColor = other.iconColor
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgePositionAdjustment = other.badgePositionAdjustment
  }
}

/// The appearance of tab bar items.
@preconcurrency @MainActor
open class UITabBarItemAppearance: _UIAppearancePart, NSCopying {
  /// The appearance of unselected items.
  public final let normal = UITabBarItemStateAppearance()
  /// The appearance of the selected item.
  public final let selected = UITabBarItemStateAppearance()
  /// The appearance of disabled items.
  public final let disabled = UITabBarItemStateAppearance()

  /// Creates the default appearance.
  public required init() {
    super.init()
    for state in [normal, selected, disabled] { _ = adopt(state) }
  }

  /// Creates a copy.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: An appearance with the same values.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  final func duplicate() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    copy.normal.copyValues(from: normal)
    copy.selected.copyValues(from: selected)
    copy.disabled.copyValues(from: disabled)
    return copy
  }
}

/// The appearance of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  private var stacked: UITabBarItemAppearance?

  /// The appearance of the items, with images above titles.
  open var stackedLayoutAppearance: UITabBarItemAppearance {
    get {
      if let stacked { return stacked }
      let created = adopt(UITabBarItemAppearance())
      stacked = created
      return created
    }
    set {
      stacked = adopt(newValue.duplicate())
      changed()
    }
  }

  /// The appearance of items with images beside titles, a layout that is not supported.
  @available(*, unavailable, message: "Images are above texts: set stackedLayoutAppearance instead")
  open var inlineLayoutAppearance: UITabBarItemAppearance {
    get { stackedLayoutAppearance }
    set { stackedLayoutAppearance = newValue }
  }

  /// The appearance of compact items with images beside titles, a layout that is not supported.
  @available(*, unavailable, message: "Images are above texts: set stackedLayoutAppearance instead")
  open var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { stackedLayoutAppearance }
    set { stackedLayoutAppearance = newValue }
  }

  /// Creates the default appearance.
  public required init() {
    super.init()
  }

  /// Creates a copy.
  ///
  /// - Parameter barAppearance: The appearance to copy. Properties that the class lacks are
  ///   dropped.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stacked = other.stacked.map { adopt($0.duplicate()) }
  }
}
