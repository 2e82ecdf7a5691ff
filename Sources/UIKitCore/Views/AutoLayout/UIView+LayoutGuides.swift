import Foundation
import UIKitGraphics
import UIKitSupport

extension UIView {
  /// The layout guides added to the view.
  public var layoutGuides: [UILayoutGuide] { layoutStateStorage?.guides ?? [] }

  /// Adds a guide, and removes it from its previous view.
  ///
  /// - Parameter layoutGuide: A guide created by the application; a view's built-in guide stops the
  ///   program.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    demandMainThread(type(of: self))
    demand(
      layoutGuide.kind == .custom && !isReadableContentGuide(layoutGuide),
      "\(layoutGuide.identifier) is a view's own guide, and cannot be added to another view"
    )
    guard layoutGuide.owner !== self else { return }
    layoutGuide.owner?.removeLayoutGuide(layoutGuide)
    layoutGuide.owner = self
    layoutState.guides.append(layoutGuide)
  }

  private func isReadableContentGuide(_ guide: UILayoutGuide) -> Bool {
    guide.owner?.layoutStateStorage?.readableGuide === guide
  }

  /// Removes a guide, and deactivates its constraints.
  ///
  /// - Parameter layoutGuide: The guide; the method does nothing if it belongs to a different view.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuides.contains(where: { $0 === layoutGuide }) else { return }
    for constraint in layoutGuide.state.references { constraint.isActive = false }
    LayoutEngine.existing(for: self)?.leave(layoutGuide.state)
    layoutState.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owner = nil
  }

  /// The layout guide of the area not covered by bars and cut-outs.
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = layoutState.safeAreaGuide { return guide }
    let guide = UILayoutGuide(.safeArea, of: self, identifier: "UIViewSafeAreaLayoutGuide")
    layoutState.safeAreaGuide = guide
    return guide
  }

  /// The layout guide of the area inside the layout margins.
  public var layoutMarginsGuide: UILayoutGuide {
    if let guide = layoutState.marginsGuide { return guide }
    let guide = UILayoutGuide(.margins, of: self, identifier: "UIViewLayoutMarginsGuide")
    layoutState.marginsGuide = guide
    return guide
  }

  /// The layout guide of an area inside the layout margins with a readable width: at most 672
  /// points at the default text size, and in proportion to body text at other sizes.
  public var readableContentGuide: UILayoutGuide {
    if let guide = layoutState.readableGuide { return guide }
    let guide = UILayoutGuide(.custom, of: self, identifier: "UIViewReadableContentGuide")
    layoutState.readableGuide = guide
    let margins = layoutMarginsGuide
    let fill = guide.widthAnchor.constraint(equalTo: margins.widthAnchor)
    fill.priority = UILayoutPriority(999)
    let limit = guide.widthAnchor.constraint(
      lessThanOrEqualToConstant: UIFont.readableWidth(
        for: traitCollection.preferredContentSizeCategory
      )
    )
    layoutState.readableLimit = limit
    let constraints = [
      limit,
      guide.leftAnchor.constraint(greaterThanOrEqualTo: margins.leftAnchor),
      guide.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      guide.topAnchor.constraint(equalTo: margins.topAnchor),
      guide.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      fill,
    ]
    for constraint in constraints { constraint.isInternal = true }
    NSLayoutConstraint.activate(constraints)
    return guide
  }

  /// The layout guide of a scroll view's content.
  final var scrollContentGuide: UILayoutGuide {
    if let guide = layoutState.scrollContentGuide { return guide }
    let guide = UILayoutGuide(
      .scrollContent,
      of: self,
      identifier: "UIScrollView-contentLayoutGuide"
    )
    layoutState.scrollContentGuide = guide
    return guide
  }

  /// The layout guide of a scroll view's visible area.
  final var scrollFrameGuide: UILayoutGuide {
    if let guide = layoutState.scrollFrameGuide { return guide }
    let guide = UILayoutGuide(.scrollFrame, of: self, identifier: "UIScrollView-frameLayoutGuide")
    layoutState.scrollFrameGuide = guide
    return guide
  }

  // MARK: Margins

  /// Whether the margins are at least as large as needed to stay inside the superview's margins.
  ///
  /// Default: `false`.
  public var preservesSuperviewLayoutMargins: Bool {
    get { layoutStateStorage?.preservesSuperviewMargins ?? false }
    set {
      guard newValue != preservesSuperviewLayoutMargins else { return }
      layoutState.preservesSuperviewMargins = newValue
      marginsDidChange()
    }
  }

  /// Whether the safe area insets are added to the margins.
  ///
  /// Default: `true`.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutStateStorage?.insetsMarginsFromSafeArea ?? true }
    set {
      guard newValue != insetsLayoutMarginsFromSafeArea else { return }
      layoutState.insetsMarginsFromSafeArea = newValue
      marginsDidChange()
    }
  }

  /// The margins, including the safe area and the superview's margins where they apply.
  final var effectiveMargins: UIEdgeInsets {
    var margins = layoutMarginsStorage?.insets(in: layoutDirection) ?? LayoutMargins.standard
    if insetsLayoutMarginsFromSafeArea {
      let safeArea = safeAreaInsets
      margins.top += safeArea.top
      margins.left += safeArea.left
      margins.bottom += safeArea.bottom
      margins.right += safeArea.right
    }
    guard preservesSuperviewLayoutMargins, let superview = superviewStorage else { return margins }
    let (superviewMargins, frame, bounds) = (
      superview.layoutMargins, frameRect, superview.boundsStorage
    )
    margins.top = max(margins.top, superviewMargins.top - (frame.minY - bounds.minY))
    margins.left = max(margins.left, superviewMargins.left - (frame.minX - bounds.minX))
    margins.bottom = max(margins.bottom, superviewMargins.bottom - (bounds.maxY - frame.maxY))
    margins.right = max(margins.right, superviewMargins.right - (bounds.maxX - frame.maxX))
    return margins
  }
}
