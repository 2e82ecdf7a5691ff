public import Foundation

/// An anchor for a width or height.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// The guide that spans the distance between two anchors; also retained by the view to which it
  /// was added.
  private final var distanceGuide: UILayoutGuide?

  /// Returns the distance between two positions as the length of a guide between them.
  static func distance(
    from start: (item: AnyObject?, attribute: NSLayoutConstraint.Attribute),
    to end: (item: AnyObject?, attribute: NSLayoutConstraint.Attribute),
    isVertical: Bool
  ) -> NSLayoutDimension {
    let guide = UILayoutGuide()
    guide.identifier = "distance"
    let view = LayoutState.of(start.item)?.view
    let container = view?.superviewStorage ?? view
    container?.addLayoutGuide(guide)
    let pairs: [(NSLayoutConstraint.Attribute, (item: AnyObject?, NSLayoutConstraint.Attribute))] =
      [
        (isVertical ? .top : start.attribute.dimension == .directedX ? .leading : .left, start),
        (isVertical ? .bottom : end.attribute.dimension == .directedX ? .trailing : .right, end),
      ]
    for (edge, (item, attribute)) in pairs {
      NSLayoutConstraint(
        item: guide,
        attribute: edge,
        relatedBy: .equal,
        toItem: item ?? NSNull(),
        attribute: attribute,
        multiplier: 1,
        constant: 0
      ).isActive = true
    }
    let dimension = NSLayoutDimension(guide, isVertical ? .height : .width)
    dimension.distanceGuide = guide
    return dimension
  }

  private func make(
    _ relation: NSLayoutConstraint.Relation,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: object ?? NSNull(),
      attribute: attribute,
      relatedBy: relation,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: constant
    )
  }

  /// Returns a constraint that sets this length to a constant.
  ///
  /// - Parameter c: The length, in points.
  /// - Returns: The inactive constraint.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.equal, constant: c)
  }

  /// Returns a constraint that sets this length to a multiple of another.
  ///
  /// - Parameters:
  ///   - anchor: The other length.
  ///   - m: The multiplier.
  /// - Returns: The inactive constraint.
  open func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, multiplier: m)
  }

  /// Returns a constraint that sets this length to a multiple of another plus a constant.
  ///
  /// - Parameters:
  ///   - anchor: The other length.
  ///   - m: The multiplier.
  ///   - c: The constant to add, in points.
  /// - Returns: The inactive constraint.
  open func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, multiplier: m, constant: c)
  }

  /// Returns a constraint that sets a constant minimum for this length.
  ///
  /// - Parameter c: The minimum length, in points.
  /// - Returns: The inactive constraint.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, constant: c)
  }

  /// Returns a constraint with a multiple of another length as the minimum for this length.
  ///
  /// - Parameters:
  ///   - anchor: The other length.
  ///   - m: The multiplier.
  /// - Returns: The inactive constraint.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, multiplier: m)
  }

  /// Returns a constraint with a multiple of another length plus a constant as the minimum for this
  /// length.
  ///
  /// - Parameters:
  ///   - anchor: The other length.
  ///   - m: The multiplier.
  ///   - c: The constant to add, in points.
  /// - Returns: The inactive constraint.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
  }

  /// Returns a constraint that sets a constant maximum for this length.
  ///
  /// - Parameter c: The maximum length, in points.
  /// - Returns: The inactive constraint.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, constant: c)
  }

  /// Returns a constraint with a multiple of another length as the maximum for this length.
  ///
  /// - Parameters:
  ///   - anchor: The other length.
  ///   - m: The multiplier.
  /// - Returns: The inactive constraint.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, multiplier: m)
  }

  /// Returns a constraint with a multiple of another length plus a constant as the maximum for this
  /// length.
  ///
  /// - Parameters:
  ///   - anchor: The other length.
  ///   - m: The multiplier.
  ///   - c: The constant to add, in points.
  /// - Returns: The inactive constraint.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, multiplier: m, constant: c)
  }
}
