public import UIKitGraphics
import UIKitSupport

extension UIViewController: UITraitChangeObservable {}

/// The traits that a controller and its parent override for its view.
struct ControllerTraits {
  var own: UITraitOverrides?
  var fromParent: UITraitCollection?
}

extension UIViewController {
  /// Traits that the controller overrides for itself, its view and its children.
  ///
  /// They replace the parent's overrides, and are replaced by the overrides of the view itself. The
  /// view is not loaded for them.
  public final var traitOverrides: UITraitOverrides {
    get { controllerTraits?.own ?? UITraitOverrides() }
    set {
      demandMainThread(type(of: self), "traitOverrides")
      if controllerTraits == nil { controllerTraits = ControllerTraits() }
      controllerTraits?.own = newValue
      applyTraitOverrides()
    }
  }

  /// Overrides traits of a child, which has them until it leaves this controller.
  ///
  /// - Parameters:
  ///   - collection: The traits to override, those that it specifies; `nil` overrides nothing.
  ///   - childViewController: One of `children`; another one stops the program.
  public final func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    demandMainThread(type(of: self), "setOverrideTraitCollection(_:forChild:)")
    demand(
      childViewController.parentStorage === self,
      "\(type(of: childViewController)) is not a child of \(type(of: self))"
    )
    if childViewController.controllerTraits == nil {
      childViewController.controllerTraits = ControllerTraits()
    }
    childViewController.controllerTraits?.fromParent = collection
    childViewController.applyTraitOverrides()
  }

  /// Returns the traits that were set by `setOverrideTraitCollection(_:forChild:)`.
  ///
  /// - Parameter childViewController: One of `children`.
  /// - Returns: `nil` without such overrides, and for other controllers.
  public final func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    guard childViewController.parentStorage === self else { return nil }
    return childViewController.controllerTraits?.fromParent
  }

  /// Gives the view what this controller and its parent override.
  final func applyTraitOverrides() {
    guard let viewStorage, let controllerTraits else { return }
    let own = controllerTraits.own ?? UITraitOverrides()
    viewStorage.traitOverrides.outer = own.asOuter(of: controllerTraits.fromParent)
  }

  /// The traits that the view will have.
  final var traitsWithoutView: UITraitCollection {
    let inherited = parentStorage?.traitCollection ?? .current
    guard let controllerTraits else { return inherited }
    var overrides = UITraitOverrides()
    let own = controllerTraits.own ?? UITraitOverrides()
    overrides.outer = own.asOuter(of: controllerTraits.fromParent)
    return overrides.applied(to: inherited)
  }
}
