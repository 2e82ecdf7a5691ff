public import Foundation
import UIKitConstraints
import UIKitGraphics
import UIKitSupport

/// A linear relation of two parts of views or layout guides: `first = multiplier × second + constant`,
/// or an inequality.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  private final weak var firstObject: AnyObject?
  private final weak var secondObject: AnyObject?
  private final let hasSecond: Bool

  /// The view or guide at the first side; `nil` after it was released.
  open var firstItem: AnyObject? { firstObject }
  /// The view or guide at the second side; `nil` if there is none, or after it was released.
  open var secondItem: AnyObject? { secondObject }
  /// The part of the first item.
  public let firstAttribute: NSLayoutConstraint.Attribute
  /// The part of the second item; `.notAnAttribute` without one.
  public let secondAttribute: NSLayoutConstraint.Attribute
  /// The first side as an anchor, equal to that of the view or guide.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstObject, firstAttribute) }
  /// The second side as an anchor, equal to that of the view or guide; `nil` without a second item.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    hasSecond ? NSLayoutAnchor(secondObject, secondAttribute) : nil
  }
  /// The relation between the two sides.
  public let relation: NSLayoutConstraint.Relation
  /// The factor of the second side.
  public let multiplier: CGFloat

  /// The length that is added to the second side, in points.
  ///
  /// Changing it costs much less than another constraint.
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

  /// The importance; constraints below `.required` hold as well as possible.
  ///
  /// Default: `.required`. It cannot become or cease to be `.required` while the constraint is
  /// active, as in UIKit.
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

  /// A name for messages about the constraint.
  ///
  /// Default: `nil`.
  open var identifier: String?

  /// Whether the constraint was made by `constraints` of a view that archives itself; has no effect
  /// here.
  open var shouldBeArchived = false

  // MARK: State of the engine

  /// The view that holds the constraint while it is active.
  final weak var holder: UIView?
  /// The engine that solves it while it is active.
  final weak var engine: LayoutEngine?
  /// The constraint of the engine's solver, once it is added.
  final var solved: ConstraintSolver.Constraint?
  /// The order of activation.
  final var serial = 0
  /// Whether the constraint only holds as well as possible because others exclude it.
  final var isBroken = false
  /// Whether a conflict in which the constraint was broken has been reported.
  final var hasBeenReported = false
  /// Whether the engine solves it with a system object's name; not part of a view's `constraints`.
  final var isInternal = false

  /// Creates a constraint, which is not active.
  ///
  /// A place without a second item stops the program here; attributes that cannot be related, such
  /// as `.leading` and `.left`, do when the constraint is activated.
  ///
  /// - Parameters:
  ///   - view1: A view or a layout guide.
  ///   - attr1: Its part.
  ///   - relation: The relation between the sides.
  ///   - view2: Another view or guide; `nil` for a constant width or height.
  ///   - attr2: Its part; without a view `.notAnAttribute`, which a width or a height implies, too.
  ///   - multiplier: The factor of the second side.
  ///   - c: The length that is added to it, in points.
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
    let first = view1 as AnyObject
    let second = view2.map { $0 as AnyObject }
    demand(
      NSLayoutConstraint.isItem(first) && (second.map(NSLayoutConstraint.isItem) ?? true),
      "A constraint is between views and layout guides, not \(type(of: view1)) and "
        + "\(view2.map { "\(type(of: $0))" } ?? "nil")"
    )
    demand(
      second == nil
        ? attr1.dimension == .size && [.none, .size].contains(attr2.dimension)
        : attr1 != .notAnAttribute && attr2 != .notAnAttribute,
      "Invalid pairing of layout attributes: .\(attr1.name) and .\(attr2.name)"
        + (second == nil ? " without a second item" : "")
    )
    (firstObject, secondObject, hasSecond) = (first, second, second != nil)
    (firstAttribute, secondAttribute) = (attr1, second == nil ? .notAnAttribute : attr2)
    (self.relation, self.multiplier, constantStorage) = (relation, multiplier, c)
    super.init()
  }

  /// Creates a constraint between no items, which cannot be activated.
  public override init() {
    (hasSecond, firstAttribute, secondAttribute) = (false, .notAnAttribute, .notAnAttribute)
    (relation, multiplier, constantStorage) = (.equal, 1, 0)
    super.init()
  }

  private static func isItem(_ object: AnyObject) -> Bool {
    object is UIView || object is UILayoutGuide
  }

  /// The greatest absolute value of a constant or a multiplier; sums of them are still exact.
  private static let limit: CGFloat = 1e7

  private static func check(_ value: CGFloat, _ name: String) {
    demand(
      abs(value) <= limit,
      "A constraint's \(name) is a finite number between -10⁷ and 10⁷, but \(value) was set"
    )
  }

  // MARK: Activity

  /// Whether the constraint takes part in layout.
  ///
  /// Default: `false`. Activating it gives it to the nearest common superview of its items; without
  /// one the program stops. It ends when an item leaves that superview.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates constraints, in their order.
  ///
  /// - Parameter constraints: The constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Ends constraints.
  ///
  /// - Parameter constraints: The constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Whether an item was released, so that the constraint means nothing any more.
  final var hasLostItem: Bool { firstObject == nil || hasSecond && secondObject == nil }

  open override nonisolated var description: String {
    MainActor.assumeIsolated { sentence }
  }
}
