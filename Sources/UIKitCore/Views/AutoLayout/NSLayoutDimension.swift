public import Foundation

/// A width or a height.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// The guide that spans a distance between two anchors; it lives as long as its constraints.
  private final var distanceGuide: UILayoutGuide?

  /// The distance between two positions, as the length of a guide between them.
  static func distance(
    from start: (item: AnyObject?, attribute: NSLayoutConstraint.Attribute),
    to end: (item: AnyObject?, attribute: NSLayoutConstraint.Attribute),
    isVertical: Bool
  ) -> NSLayoutDimension {
    let guide = UILayoutGuide()
    guide.identifier = "distance"
    let view = LayoutState.of(start.item)?.view
    let holder = view?.superviewStorage ?? view
    holder?.addLayoutGuide(guide)
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

  /// This length equals a number of points.
  ///
  /// - Parameter c: The length, in points.
  /// - Returns: The constraint, not active.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.equal, constant: c)
  }

  /// This length equals a multiple of another one.
  ///
  /// - Parameters:
  ///   - anchor: The other length.
  ///   - m: The factor.
  /// - Returns: The constraint, not active.
  open func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, multiplier: m)
  }

  /// This length equals a multiple of another one and a constant.
  ///
  /// - Parameters:
  ///   - anchor: The other length.
  ///   - m: The factor.
  ///   - c: The length that is added, in points.
  /// - Returns: The constraint, not active.
  open func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, multiplier: m, constant: c)
  }

  /// This length is at least a number of points.
  ///
  /// - Parameter c: The length, in points.
  /// - Returns: The constraint, not active.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, constant: c)
  }

  /// This length is at least a multiple of another one.
  ///
  /// - Parameters:
  ///   - anchor: The other length.
  ///   - m: The factor.
  /// - Returns: The constraint, not active.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, multiplier: m)
  }

  /// This length is at least a multiple of another one and a constant.
  ///
  /// - Parameters:
  ///   - anchor: The other length.
  ///   - m: The factor.
  ///   - c: The length that is added, in points.
  /// - Returns: The constraint, not active.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
  }

  /// This length is at most a number of points.
  ///
  /// - Parameter c: The length, in points.
  /// - Returns: The constraint, not active.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, constant: c)
  }

  /// This length is at most a multiple of another one.
  ///
  /// - Parameters:
  ///   - anchor: The other length.
  ///   - m: The factor.
  /// - Returns: The constraint, not active.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, multiplier: m)
  }

  /// This length is at most a multiple of another one and a constant.
  ///
  /// - Parameters:
  ///   - anchor: The other length.
  ///   - m: The factor.
  ///   - c: The length that is added, in points.
  /// - Returns: The constraint, not active.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, multiplier: m, constant: c)
  }
}
