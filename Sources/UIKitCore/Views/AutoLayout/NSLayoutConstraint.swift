public import Foundation
import UIKitConstraints
import UIKitGraphics
import UIKitSupport

/// A linear relation between attributes of views or layout guides:
/// `first = multiplier × second + constant`, or an inequality.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  private final weak var firstObject: AnyObject?
  private final weak var secondObject: AnyObject?
  private final let hasSecondItem: Bool

  /// The view or guide on the first side; `nil` after it was released.
  open var firstItem: AnyObject? { firstObject }
  /// The view or guide on the second side; `nil` if there is none, or after it was released.
  open var secondItem: AnyObject? { secondObject }
  /// The attribute of the first item.
  public let firstAttribute: NSLayoutConstraint.Attribute
  /// The attribute of the second item; `.notAnAttribute` if there is no second item.
  public let secondAttribute: NSLayoutConstraint.Attribute
  /// The anchor of the first side, equal to the anchor of the view or guide.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstObject, firstAttribute) }
  /// The anchor of the second side, equal to the anchor of the view or guide; `nil` without a
  /// second item.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    hasSecondItem ? NSLayoutAnchor(secondObject, secondAttribute) : nil
  }
  /// The relation between the two sides.
  public let relation: NSLayoutConstraint.Relation
  /// The multiplier of the second side.
  public let multiplier: CGFloat

  /// The constant added to the second side, in points.
  ///
  /// Changing the constant is much faster than replacing the constraint.
  open var constant: CGFloat {
    get { constantStorage }
    set {
      NSLayoutConstraint.check(newValue, "constant")
      guard newValue != constantStorage else { return }
      constantStorage = newValue
      engine?.invalidateConstant(of: self)
    }
  }
  private final var constantStorage: CGFloat

  /// The priority; constraints below `.required` are satisfied as well as possible.
  ///
  /// Default: `.required`. As in UIKit, the priority of an active constraint cannot change to or
  /// from `.required`.
  open var priority = UILayoutPriority.required {
    didSet {
      demand(
        priority.rawValue > 0 && priority.rawValue <= 1_000,
        "A constraint's priority is more than 0 and at most 1000, but \(priority.rawValue) was set"
      )
      guard priority != oldValue else { return }
      demand(
        !isActive || (priority == .required) == (oldValue == .required),
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is not"
          + " supported.  You passed priority \(priority.rawValue) and the existing priority was"
          + " \(oldValue.rawValue)."
      )
      engine?.replace(self)
    }
  }

  /// The name of the constraint in messages.
  ///
  /// Default: `nil`.
  open var identifier: String?

  /// Whether the constraint is archived with its view; has no effect.
  open var shouldBeArchived = false

  // MARK: State of the engine

  /// The view that holds the constraint while it is active.
  final weak var installedView: UIView?
  /// The engine that solves the constraint while it is active.
  final weak var engine: LayoutEngine?
  /// The constraint in the engine's solver, after it was added.
  final var solved: ConstraintSolver.Constraint?
  /// The serial number of the activation; later activations have greater numbers.
  final var serial = 0
  /// Whether the engine broke the constraint because of a conflict, so that it is only satisfied as
  /// well as possible.
  final var isBroken = false
  /// Whether a conflict that broke the constraint has been reported.
  final var hasBeenReported = false
  /// Whether the constraint belongs to the engine, and is not included in a view's `constraints`.
  final var isInternal = false

  /// Creates an inactive constraint.
  ///
  /// A position without a second item stops the program immediately. Incompatible attributes, such
  /// as `.leading` and `.left`, stop it when the constraint is activated.
  ///
  /// - Parameters:
  ///   - view1: A view or a layout guide.
  ///   - attr1: The attribute of the first item.
  ///   - relation: The relation between the sides.
  ///   - view2: A second view or guide; `nil` for a constant width or height.
  ///   - attr2: The attribute of the second item; `.notAnAttribute` without an item, also the
  ///     default for a width or height.
  ///   - multiplier: The multiplier of the second side.
  ///   - c: The constant added to the second side, in points.
  public init(
    item view1: Any,
    attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation,
    toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    demandMainThread(NSLayoutConstraint.self)
    NSLayoutConstraint.check(multiplier, "multiplier")
    NSLayoutConstraint.check(c, "constant")
    let firstItem = view1 as AnyObject
    let secondItem = view2.map { $0 as AnyObject }
    demand(
      NSLayoutConstraint.isItem(firstItem) && (secondItem.map(NSLayoutConstraint.isItem) ?? true),
      "A constraint is between views and layout guides, not \(type(of: view1)) and "
        + "\(view2.map { "\(type(of: $0))" } ?? "nil")"
    )
    demand(
      secondItem == nil
        ? attr1.dimension == .size && [.none, .size].contains(attr2.dimension)
        : attr1 != .notAnAttribute && attr2 != .notAnAttribute,
      "Invalid pairing of layout attributes: .\(attr1.name) and .\(attr2.name)"
        + (secondItem == nil ? " without a second item" : "")
    )
    (firstObject, secondObject, hasSecondItem) = (firstItem, secondItem, secondItem != nil)
    (firstAttribute, secondAttribute) = (attr1, secondItem == nil ? .notAnAttribute : attr2)
    (self.relation, self.multiplier, constantStorage) = (relation, multiplier, c)
    super.init()
  }

  /// Creates a constraint without items, which cannot be activated.
  public override init() {
    (hasSecondItem, firstAttribute, secondAttribute) = (false, .notAnAttribute, .notAnAttribute)
    (relation, multiplier, constantStorage) = (.equal, 1, 0)
    super.init()
  }

  private static func isItem(_ object: AnyObject) -> Bool {
    object is UIView || object is UILayoutGuide
  }

  /// The maximum absolute value of a constant or multiplier, which keeps sums exact.
  private static let limit: CGFloat = 1e7

  private static func check(_ value: CGFloat, _ name: String) {
    demand(
      abs(value) <= limit,
      "A constraint's \(name) is a finite number between -10⁷ and 10⁷, but \(value) was set"
    )
  }

  // MARK: Activity

  /// Whether the constraint is active and participates in layout.
  ///
  /// Default: `false`. Activation adds the constraint to the nearest common ancestor of its items;
  /// without one the program stops. The constraint is deactivated when an item leaves that
  /// ancestor.
  open var isActive: Bool {
    get { installedView != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates constraints in their order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Whether an item was released, so that the constraint is no longer valid.
  final var hasLostItem: Bool { firstObject == nil || hasSecondItem && secondObject == nil }

  open override nonisolated var description: String {
    MainActor.assumeIsolated { equation }
  }
}
