public import Foundation
import UIKitSupport

/// The closure-based actions of a gesture recogniser; every recogniser supports them.
///
/// UIKit's `init(target:action:)` takes an Objective-C selector, which does not exist on Linux. A
/// method reference, checked by the compiler, replaces it:
///
///     UIPanGestureRecognizer(target: self, action: Map.drag)
///
/// The protocol only serves to type the closures with the recogniser's own class.
@preconcurrency @MainActor
public protocol GestureTargeting: _UIMadeGesture {}

/// The base class of gesture recognisers, which can be created from a type known at run time.
///
/// The initialiser for this purpose is required, and unavailable in recognisers, so that subclasses
/// need not implement it; see `_UIMadeFromType`.
@preconcurrency @MainActor
open class _UIMadeGesture: NSObject {
  final var actions: [GestureAction] = []

  /// Creates an object without actions.
  public override init() { super.init() }

  /// Creates a recogniser from its type; overridden by gesture recognisers.
  public required init(_made: Void) {
    misuse("Gesture recognisers only are made from their types")
  }
}

extension GestureTargeting {
  /// Creates a recogniser that runs a closure.
  ///
  /// - Parameter handler: Called on each change of state, starting with `.began`; see
  ///   `addHandler(_:)`.
  public init(handler: @escaping @MainActor (Self) -> Void) {
    self.init(_made: ())
    addHandler(handler)
  }

  /// Creates a recogniser that calls a method with itself.
  ///
  /// - Parameters:
  ///   - target: The object; held weakly.
  ///   - action: The target's method, such as `Player.pause`.
  public init<Target: AnyObject>(
    target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void
  ) {
    self.init(_made: ())
    addTarget(target, action: action)
  }

  /// Creates a recogniser that calls a method without parameters.
  ///
  /// - Parameters:
  ///   - target: The object; held weakly.
  ///   - action: The target's method, such as `Player.pause`.
  public init<Target: AnyObject>(
    target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(_made: ())
    addTarget(target, action: action)
  }

  /// Runs a closure whenever the gesture is recognised or changes.
  ///
  /// A discrete gesture calls the closure once, with `.ended`; a continuous gesture calls it with
  /// `.began`, `.changed`, and `.ended` or `.cancelled`. Failures are not reported.
  ///
  /// - Parameter handler: The closure; strongly referenced by the recogniser, so that it should
  ///   capture views weakly.
  public func addHandler(_ handler: @escaping @MainActor (Self) -> Void) {
    actions.append(
      GestureAction(target: nil) { [weak self] in
        guard let self else { return }
        handler(self)
      }
    )
  }

  /// Calls a method with this recogniser whenever the gesture is recognised or changes.
  ///
  /// - Parameters:
  ///   - target: The object; held weakly.
  ///   - action: The target's method.
  public func addTarget<Target: AnyObject>(
    _ target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void
  ) {
    actions.append(
      GestureAction(target: target) { [weak self, weak target] in
        guard let self, let target else { return }
        action(target)(self)
      }
    )
  }

  /// Calls a method without parameters whenever the gesture is recognised or changes.
  ///
  /// - Parameters:
  ///   - target: The object; held weakly.
  ///   - action: The target's method.
  public func addTarget<Target: AnyObject>(
    _ target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    actions.append(
      GestureAction(target: target) { [weak target] in
        guard let target else { return }
        action(target)()
      }
    )
  }

  /// Removes all actions of an object.
  ///
  /// - Parameter target: The object; the method does nothing if it has no actions.
  public func removeTarget(_ target: AnyObject) {
    actions.removeAll { $0.target === target }
  }

  /// Removes all actions of an object.
  ///
  /// - Parameters:
  ///   - target: The object; `nil` removes the actions of all objects, but not the closures.
  ///   - action: `nil`, for all methods.
  public func removeTarget(_ target: Any?, action: Never?) {
    guard let target else { return actions.removeAll { $0.target != nil } }
    removeTarget(target as AnyObject)
  }
}

/// An action of a gesture recogniser.
struct GestureAction {
  /// The target; `nil` for closures.
  weak var target: AnyObject?
  /// Performs the action.
  let run: @MainActor () -> Void
}
