public import UIKitGraphics
import UIKitSupport

extension UIViewController: UITraitChangeObservable {}

/// The trait overrides of a controller and its parent for the controller's view.
struct ControllerTraits {
  var ownOverrides: UITraitOverrides?
  var fromParent: UITraitCollection?
}

extension UIViewController {
  /// The trait overrides for the controller, its view and its children.
  ///
  /// They take precedence over the parent's overrides; the view's own overrides take precedence
  /// over them. Setting them does not load the view.
  public final var traitOverrides: UITraitOverrides {
    get { controllerTraits?.ownOverrides ?? UITraitOverrides() }
    set {
      demandMainThread(type(of: self), "traitOverrides")
      if controllerTraits == nil { controllerTraits = ControllerTraits() }
      controllerTraits?.ownOverrides = newValue
      applyTraitOverrides()
    }
  }

  /// Sets trait overrides for a child until it leaves this controller.
  ///
  /// - Parameters:
  ///   - collection: The traits to override; `nil` removes the overrides.
  ///   - childViewController: One of `children`; traps for other controllers.
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

  /// Returns the overrides set by `setOverrideTraitCollection(_:forChild:)`.
  ///
  /// - Parameter childViewController: One of `children`.
  /// - Returns: The overrides; `nil` without overrides and for other controllers.
  public final func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    guard childViewController.parentStorage === self else { return nil }
    return childViewController.controllerTraits?.fromParent
  }

  /// Applies the overrides of this controller and its parent to the view.
  final func applyTraitOverrides() {
    guard let viewStorage, let controllerTraits else { return }
    let overrides = controllerTraits.ownOverrides ?? UITraitOverrides()
    viewStorage.traitOverrides.outer = overrides.outerTraits(of: controllerTraits.fromParent)
  }

  /// The traits of the view before it is loaded.
  final var traitsWithoutView: UITraitCollection {
    let inherited = parentStorage?.traitCollection ?? .current
    guard let controllerTraits else { return inherited }
    var overrides = UITraitOverrides()
    let controllerOverrides = controllerTraits.ownOverrides ?? UITraitOverrides()
    overrides.outer = controllerOverrides.outerTraits(of: controllerTraits.fromParent)
    return overrides.applied(to: inherited)
  }
}
