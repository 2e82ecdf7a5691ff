public import UIKitGraphics

/// An object with traits: a view or a view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Called after `traitCollection` changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// An observer's registration for changes of traits.
///
/// It may be forgotten: the handler is called until the view or the controller is gone.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject, Sendable {}

/// An object that reports changes of single traits: a view or a view controller.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// A function that is called after a change, with the view or the controller and the traits before.
  typealias TraitChangeHandler<TraitEnvironment> =
    @MainActor (
      _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void
}

extension UITraitChangeObservable where Self: UIResponder {
  /// Calls a function after each change of one of the traits.
  ///
  /// The first call may happen when the view enters a window, if traits are different there. It
  /// follows `traitCollectionDidChange(_:)`, in the order of the registrations.
  ///
  ///     registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: BadgeView, previous) in
  ///       view.updateBorder()
  ///     }
  ///
  /// - Parameters:
  ///   - traits: The traits; an empty list is never called for.
  ///   - handler: The function; it gets this object, which it therefore need not capture.
  /// - Returns: The registration, for `unregisterForTraitChanges(_:)`.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    register(
      TraitRegistration(traits) { observed, previous in
        guard let observed = observed as? Self else { return }
        handler(observed, previous)
      }
    )
  }

  /// Calls a method of a target after each change of one of the traits.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - target: The object, held weakly.
  ///   - action: Its method, such as `BadgeView.updateBorder`.
  /// - Returns: The registration, for `unregisterForTraitChanges(_:)`.
  @discardableResult
  public func registerForTraitChanges<Target: AnyObject>(
    _ traits: [UITrait],
    target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) -> any UITraitChangeRegistration {
    register(
      TraitRegistration(traits) { [weak target] _, _ in
        if let target { action(target)() }
      }
    )
  }

  /// Calls a method of a target after each change of one of the traits, with the view or the
  /// controller and the traits before.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - target: The object, held weakly.
  ///   - action: Its method.
  /// - Returns: The registration, for `unregisterForTraitChanges(_:)`.
  @discardableResult
  public func registerForTraitChanges<Target: AnyObject>(
    _ traits: [UITrait],
    target: Target,
    action:
      @escaping @MainActor (Target) ->
      @MainActor (any UITraitEnvironment, UITraitCollection) ->
      Void
  ) -> any UITraitChangeRegistration {
    register(
      TraitRegistration(traits) { [weak target] observed, previous in
        guard let target, let observed = observed as? any UITraitEnvironment else { return }
        action(target)(observed, previous)
      }
    )
  }

  /// Calls a method of this object after each change of one of the traits.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - action: The method.
  /// - Returns: The registration, for `unregisterForTraitChanges(_:)`.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    action: @escaping @MainActor (Self) -> @MainActor () -> Void
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (observed: Self, _) in action(observed)() }
  }

  /// Ends a registration of this object; does nothing if it has ended, or is another object's.
  ///
  /// - Parameter registration: The registration that registering returned.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations?.removeAll { $0 === registration }
  }

  private func register(_ registration: TraitRegistration) -> any UITraitChangeRegistration {
    demandMainThread(type(of: self))
    traitRegistrations = (traitRegistrations ?? []) + [registration]
    return registration
  }
}

extension UIView: UITraitChangeObservable {}

/// A registered handler of changes of some traits.
@MainActor
final class TraitRegistration: UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: (UIResponder, UITraitCollection) -> Void

  /// Creates a registration.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - handler: Called with the view or the controller, and the traits before.
  init(_ traits: [UITrait], handler: @escaping (UIResponder, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  /// Whether one of the traits differs.
  func concerns(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    traits.contains { !$0.isSame(in: old, new) }
  }

  /// Calls the handler.
  func notify(_ observed: UIResponder, _ previous: UITraitCollection) {
    handler(observed, previous)
  }
}

extension UIResponder {
  /// Notifies the registered handlers of changed traits.
  ///
  /// A handler that another one has unregistered meanwhile is not called.
  ///
  /// - Parameters:
  ///   - old: The traits before.
  ///   - new: The traits now.
  final func notifyOfTraits(from old: UITraitCollection, to new: UITraitCollection) {
    for registration in traitRegistrations ?? [] where registration.concerns(old, new) {
      guard traitRegistrations?.contains(where: { $0 === registration }) ?? false else { continue }
      registration.notify(self, old)
    }
  }
}
