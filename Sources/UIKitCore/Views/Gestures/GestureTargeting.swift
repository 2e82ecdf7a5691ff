import Foundation

/// The closure forms of a recogniser's actions; every recogniser has them.
///
/// UIKit's `init(target:action:)` takes an Objective-C selector, which does not
/// exist here. A method reference takes its place, and is checked by the compiler:
///
///     UIPanGestureRecognizer(target: self, action: Map.drag)
///
/// This protocol only lets the closures be typed with the recogniser's own class.
@preconcurrency @MainActor
public protocol GestureTargeting: UIGestureRecognizer {
  /// Creates a recogniser without actions.
  init()
}

extension GestureTargeting {
  /// Creates a recogniser that runs a closure.
  ///
  /// - Parameter handler: Called on each change of state from `.began` on; see
  ///   `addHandler(_:)`.
  public init(handler: @escaping @MainActor (Self) -> Void) {
    self.init()
    addHandler(handler)
  }

  /// Creates a recogniser that calls a method with itself.
  ///
  /// - Parameters:
  ///   - target: The object; held weakly.
  ///   - action: Its method, such as `Player.pause`.
  public init<Target: AnyObject>(
    target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Creates a recogniser that calls a method without arguments.
  ///
  /// - Parameters:
  ///   - target: The object; held weakly.
  ///   - action: Its method, such as `Player.pause`.
  public init<Target: AnyObject>(
    target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Creates a recogniser without actions.
  ///
  /// - Parameters:
  ///   - target: Not used.
  ///   - action: `nil`.
  public init(target: Any?, action: Never?) {
    self.init()
  }

  /// Runs a closure whenever the gesture is recognised or changes.
  ///
  /// A discrete gesture calls it once, with `.ended`; a continuous one calls it with `.began`,
  /// `.changed` and `.ended` or `.cancelled`. Failures are not reported.
  ///
  /// - Parameter handler: Retained by the recogniser: capture views weakly.
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
  ///   - action: Its method.
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

  /// Calls a method without arguments whenever the gesture is recognised or changes.
  ///
  /// - Parameters:
  ///   - target: The object; held weakly.
  ///   - action: Its method.
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
  /// - Parameter target: The object; nothing happens if it has none here.
  public func removeTarget(_ target: AnyObject) {
    actions.removeAll { $0.target === target }
  }

  /// Removes all actions of an object.
  ///
  /// - Parameters:
  ///   - target: The object; `nil` removes those of all objects.
  ///   - action: `nil`: all its methods.
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
