public import Foundation

/// A part of a view or layout guide from which constraints are made; see the subclasses.
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

  /// Whether another anchor is the same part of the same view or guide.
  ///
  /// - Parameter object: The other anchor.
  /// - Returns: `false` for objects of other classes, too.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    identity == (object as? any Identified)?.identity
  }

  open override nonisolated var hash: Int { identity.hashValue }

  /// The view or guide; `nil` after it was released.
  open var item: AnyObject? { object }

  /// The name of the part.
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

  /// This anchor is at the other one.
  ///
  /// - Parameter anchor: An anchor of the same kind.
  /// - Returns: The constraint, not active.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.equal, anchor)
  }

  /// This anchor is at the other one or after it.
  ///
  /// - Parameter anchor: An anchor of the same kind.
  /// - Returns: The constraint, not active.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor)
  }

  /// This anchor is at the other one or before it.
  ///
  /// - Parameter anchor: An anchor of the same kind.
  /// - Returns: The constraint, not active.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor)
  }

  /// This anchor is at a distance from the other one.
  ///
  /// - Parameters:
  ///   - anchor: An anchor of the same kind.
  ///   - c: The distance, in points.
  /// - Returns: The constraint, not active.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, constant: c)
  }

  /// This anchor is at least at a distance from the other one.
  ///
  /// - Parameters:
  ///   - anchor: An anchor of the same kind.
  ///   - c: The distance, in points.
  /// - Returns: The constraint, not active.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: c)
  }

  /// This anchor is at most at a distance from the other one.
  ///
  /// - Parameters:
  ///   - anchor: An anchor of the same kind.
  ///   - c: The distance, in points.
  /// - Returns: The constraint, not active.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: c)
  }
}

/// The identity by which anchors of any kind are compared.
private struct AnchorIdentity: Hashable, Sendable {
  let object: ObjectIdentifier?
  let attribute: NSLayoutConstraint.Attribute
}

/// An anchor of any kind.
private protocol Identified {
  var identity: AnchorIdentity { get }
}

extension NSLayoutAnchor: Identified {}

/// The distance of the system between views beside each other, in points.
private let systemSpacing: CGFloat = 8

/// A horizontal position.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance between this anchor and another one, to be related to others.
  ///
  /// - Parameter otherAnchor: An anchor further along.
  /// - Returns: A dimension.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension.distance(
      from: (item, attribute),
      to: (otherAnchor.item, otherAnchor.attribute),
      isVertical: false
    )
  }

  /// This anchor is after the other one by a multiple of the system's space.
  ///
  /// - Parameters:
  ///   - anchor: The anchor before.
  ///   - multiplier: The factor of 8 points.
  /// - Returns: The constraint, not active.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, constant: systemSpacing * multiplier)
  }

  /// This anchor is after the other one by at least a multiple of the system's space.
  ///
  /// - Parameters:
  ///   - anchor: The anchor before.
  ///   - multiplier: The factor of 8 points.
  /// - Returns: The constraint, not active.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }

  /// This anchor is after the other one by at most a multiple of the system's space.
  ///
  /// - Parameters:
  ///   - anchor: The anchor before.
  ///   - multiplier: The factor of 8 points.
  /// - Returns: The constraint, not active.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }
}

/// A vertical position.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance between this anchor and another one, to be related to others.
  ///
  /// - Parameter otherAnchor: An anchor further down.
  /// - Returns: A dimension.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension.distance(
      from: (item, attribute),
      to: (otherAnchor.item, otherAnchor.attribute),
      isVertical: true
    )
  }

  /// This anchor is below the other one by a multiple of the system's space.
  ///
  /// - Parameters:
  ///   - anchor: The anchor above.
  ///   - multiplier: The factor of 8 points.
  /// - Returns: The constraint, not active.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, constant: systemSpacing * multiplier)
  }

  /// This anchor is below the other one by at least a multiple of the system's space.
  ///
  /// - Parameters:
  ///   - anchor: The anchor above.
  ///   - multiplier: The factor of 8 points.
  /// - Returns: The constraint, not active.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }

  /// This anchor is below the other one by at most a multiple of the system's space.
  ///
  /// - Parameters:
  ///   - anchor: The anchor above.
  ///   - multiplier: The factor of 8 points.
  /// - Returns: The constraint, not active.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }
}
