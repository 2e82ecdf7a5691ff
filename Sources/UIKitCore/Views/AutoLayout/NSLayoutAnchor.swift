public import Foundation

/// An attribute of a view or layout guide, used to create constraints; see the subclasses.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  final weak var object: AnyObject?
  final let attribute: NSLayoutConstraint.Attribute
  fileprivate final nonisolated let identity: AnchorIdentity

  init(_ object: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    (self.object, self.attribute) = (object, attribute)
    identity = AnchorIdentity(object: object.map(ObjectIdentifier.init), attribute: attribute)
    super.init()
  }

  /// Returns whether an anchor represents the same attribute of the same view or guide.
  ///
  /// - Parameter object: The other anchor.
  /// - Returns: Whether the anchors are equal; `false` for objects of other classes.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    identity == (object as? any Identified)?.identity
  }

  open override nonisolated var hash: Int { identity.hashValue }

  /// The view or guide; `nil` after it was released.
  open var item: AnyObject? { object }

  /// The name of the attribute.
  open var name: String { attribute.name }

  final func make(
    _ relation: NSLayoutConstraint.Relation,
    _ other: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: object ?? NSNull(),
      attribute: attribute,
      relatedBy: relation,
      toItem: other.object ?? NSNull(),
      attribute: other.attribute,
      multiplier: multiplier,
      constant: constant
    )
  }

  /// Returns a constraint that sets this anchor equal to another.
  ///
  /// - Parameter anchor: An anchor of the same type.
  /// - Returns: The inactive constraint.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.equal, anchor)
  }

  /// Returns a constraint that places this anchor at or after another.
  ///
  /// - Parameter anchor: An anchor of the same type.
  /// - Returns: The inactive constraint.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor)
  }

  /// Returns a constraint that places this anchor at or before another.
  ///
  /// - Parameter anchor: An anchor of the same type.
  /// - Returns: The inactive constraint.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor)
  }

  /// Returns a constraint that places this anchor at a distance from another.
  ///
  /// - Parameters:
  ///   - anchor: An anchor of the same type.
  ///   - c: The distance, in points.
  /// - Returns: The inactive constraint.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, constant: c)
  }

  /// Returns a constraint that places this anchor at a minimum distance from another.
  ///
  /// - Parameters:
  ///   - anchor: An anchor of the same type.
  ///   - c: The distance, in points.
  /// - Returns: The inactive constraint.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: c)
  }

  /// Returns a constraint that places this anchor at a maximum distance from another.
  ///
  /// - Parameters:
  ///   - anchor: An anchor of the same type.
  ///   - c: The distance, in points.
  /// - Returns: The inactive constraint.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: c)
  }
}

/// The identity for comparing anchors of any type.
private struct AnchorIdentity: Hashable, Sendable {
  let object: ObjectIdentifier?
  let attribute: NSLayoutConstraint.Attribute
}

/// An anchor of any type.
private protocol Identified {
  var identity: AnchorIdentity { get }
}

extension NSLayoutAnchor: Identified {}

/// The system's spacing between adjacent views, in points.
private let systemSpacing: CGFloat = 8

/// An anchor for a horizontal position.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another as a dimension, for use in constraints.
  ///
  /// - Parameter otherAnchor: An anchor after this one.
  /// - Returns: The dimension.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension.distance(
      from: (item, attribute),
      to: (otherAnchor.item, otherAnchor.attribute),
      isVertical: false
    )
  }

  /// Returns a constraint that places this anchor after another by a multiple of the system
  /// spacing.
  ///
  /// - Parameters:
  ///   - anchor: The preceding anchor.
  ///   - multiplier: The factor of 8 points.
  /// - Returns: The inactive constraint.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint that places this anchor after another by at least a multiple of the
  /// system spacing.
  ///
  /// - Parameters:
  ///   - anchor: The preceding anchor.
  ///   - multiplier: The factor of 8 points.
  /// - Returns: The inactive constraint.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint that places this anchor after another by at most a multiple of the system
  /// spacing.
  ///
  /// - Parameters:
  ///   - anchor: The preceding anchor.
  ///   - multiplier: The factor of 8 points.
  /// - Returns: The inactive constraint.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }
}

/// An anchor for a vertical position.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another as a dimension, for use in constraints.
  ///
  /// - Parameter otherAnchor: An anchor below this one.
  /// - Returns: The dimension.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension.distance(
      from: (item, attribute),
      to: (otherAnchor.item, otherAnchor.attribute),
      isVertical: true
    )
  }

  /// Returns a constraint that places this anchor below another by a multiple of the system
  /// spacing.
  ///
  /// - Parameters:
  ///   - anchor: The anchor above.
  ///   - multiplier: The factor of 8 points.
  /// - Returns: The inactive constraint.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint that places this anchor below another by at least a multiple of the
  /// system spacing.
  ///
  /// - Parameters:
  ///   - anchor: The anchor above.
  ///   - multiplier: The factor of 8 points.
  /// - Returns: The inactive constraint.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint that places this anchor below another by at most a multiple of the system
  /// spacing.
  ///
  /// - Parameters:
  ///   - anchor: The anchor above.
  ///   - multiplier: The factor of 8 points.
  /// - Returns: The inactive constraint.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }
}
