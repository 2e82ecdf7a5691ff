public import Foundation

/// A part of the interface that the keyboard's focus moves in: every responder is one.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: AnyObject {
  /// The places that get the focus when it enters here, in order of preference; empty: the first
  /// place.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment around this one; `nil` for the outermost one.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// Requests a new choice of the focus, before the next frame at the latest.
  func setNeedsFocusUpdate()
  /// Chooses the focus anew now, if that was requested.
  func updateFocusIfNeeded()
  /// Whether the focus may move as described; each environment around its old and new place is
  /// queried.
  ///
  /// - Parameter context: The old and the new place of the focus.
  /// - Returns: `false` keeps it at its place.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called after the focus has moved, for each environment around its old and new place.
  ///
  /// - Parameters:
  ///   - context: The old and the new place of the focus.
  ///   - coordinator: Runs animations along with the change.
  func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  )
}

/// Something that the keyboard's focus can be on: every view is one.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the focus can be on it.
  var canBecomeFocused: Bool { get }
  /// Its rectangle in the coordinates of the view around it, in points.
  var frame: CGRect { get }
}

/// A movement of the focus.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The item that loses the focus; `nil`: none.
  open internal(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  /// The item that gets the focus; `nil`: none.
  open internal(set) weak var nextFocusedItem: (any UIFocusItem)?
  /// The direction; empty when the program or the pointer moves it.
  open internal(set) var focusHeading: UIFocusHeading

  init(from old: (any UIFocusItem)?, to new: (any UIFocusItem)?, heading: UIFocusHeading) {
    previouslyFocusedItem = old
    nextFocusedItem = new
    focusHeading = heading
    super.init()
  }

  /// The view that the focus was on.
  open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  /// The view that gets the focus.
  open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}

/// Runs animations while the focus moves.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Seconds that coordinated animations take.
  private static let duration: TimeInterval = 0.15

  /// Animates changes along with the focus.
  ///
  /// - Parameters:
  ///   - animations: The changes; `nil` for none.
  ///   - completion: Called afterwards.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?,
    completion: (() -> Void)? = nil
  ) {
    UIView.animate(withDuration: UIFocusAnimationCoordinator.duration) {
      animations?()
    } completion: { _ in
      completion?()
    }
  }
}

extension UIResponder: UIFocusEnvironment {
  /// The next responder.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { next }

  /// Requests a new choice of the focus, before the next frame at the latest.
  public func setNeedsFocusUpdate() {
    UIFocusSystem.focusSystem(for: self)?.requestFocusUpdate(to: self)
  }

  /// Chooses the focus anew now, if that was requested.
  public func updateFocusIfNeeded() {
    UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded()
  }
}

extension UIView: UIFocusItem {}
