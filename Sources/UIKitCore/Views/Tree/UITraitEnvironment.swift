public import UIKitGraphics

/// An object with traits, such as a view or a view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Called after `traitCollection` changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The registration of an observer for trait changes.
///
/// Keeping the registration is optional: the handler is called until the view or view controller is
/// deallocated.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject, Sendable {}

/// An object that reports changes of individual traits, such as a view or a view controller.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// A function called after a change, with the view or view controller and its previous traits.
  typealias TraitChangeHandler<TraitEnvironment> =
    @MainActor (
      _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void
}

extension UITraitChangeObservable where Self: UIResponder {
  /// Calls a handler after each change of one of the traits.
  ///
  /// The handler may be called first when the view enters a window with different traits. It is
  /// called after `traitCollectionDidChange(_:)`, in the order of the registrations.
  ///
  ///     registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: BadgeView, previous) in
  ///       view.updateBorder()
  ///     }
  ///
  /// - Parameters:
  ///   - traits: The traits; with an empty list the handler is never called.
  ///   - handler: The handler; it receives this object as an argument, so that it need not capture
  ///     it.
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
  ///   - action: The target's method, such as `BadgeView.updateBorder`.
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

  /// Calls a method of a target after each change of one of the traits, with the view or view
  /// controller and its previous traits.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - target: The object, held weakly.
  ///   - action: The target's method.
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

  /// Ends a registration of this object; does nothing if it has already ended or belongs to a
  /// different object.
  ///
  /// - Parameter registration: The return value of the registration method.
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
  ///   - handler: Called with the view or view controller, and its previous traits.
  init(_ traits: [UITrait], handler: @escaping (UIResponder, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  /// Returns whether one of the registered traits differs.
  func detectsChange(from old: UITraitCollection, to new: UITraitCollection) -> Bool {
    traits.contains { !$0.isSame(in: old, new) }
  }

  /// Calls the handler.
  func notify(_ observed: UIResponder, previousTraits: UITraitCollection) {
    handler(observed, previousTraits)
  }
}

extension UIResponder {
  /// Notifies the registered handlers of changed traits.
  ///
  /// A handler unregistered in the meantime by another handler is not called.
  ///
  /// - Parameters:
  ///   - old: The previous traits.
  ///   - new: The current traits.
  final func notifyOfTraits(from old: UITraitCollection, to new: UITraitCollection) {
    for registration in traitRegistrations ?? []
    where registration.detectsChange(from: old, to: new) {
      guard traitRegistrations?.contains(where: { $0 === registration }) ?? false else { continue }
      registration.notify(self, previousTraits: old)
    }
  }
}
