public import Foundation

/// A region of the interface in which the keyboard focus moves; every responder is a focus
/// environment.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: AnyObject {
  /// The environments that receive the focus when it enters this one, in order of preference; an
  /// empty array means the first item.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The enclosing environment; `nil` for the outermost environment.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// Requests a focus update before the next frame.
  func setNeedsFocusUpdate()
  /// Updates the focus immediately, if an update was requested.
  func updateFocusIfNeeded()
  /// Returns whether a focus update may take place; called for each environment that contains the
  /// previously or the next focused item.
  ///
  /// - Parameter context: The previously and the next focused item.
  /// - Returns: `false` prevents the update.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called after the focus has moved, for each environment that contains the previously or the
  /// next focused item.
  ///
  /// - Parameters:
  ///   - context: The previously and the next focused item.
  ///   - coordinator: Runs animations alongside the update.
  func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  )
}

/// An item that can have the keyboard focus; every view is a focus item.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the item can have the focus.
  var canBecomeFocused: Bool { get }
  /// The rectangle of the item in the coordinates of its superview, in points.
  var frame: CGRect { get }
}

/// The context of a focus update.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The item that loses the focus; `nil` if there is none.
  open internal(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  /// The item that receives the focus; `nil` if there is none.
  open internal(set) weak var nextFocusedItem: (any UIFocusItem)?
  /// The heading of the movement; empty if the program or the pointer moves the focus.
  open internal(set) var focusHeading: UIFocusHeading

  init(
    from previousItem: (any UIFocusItem)?,
    to nextItem: (any UIFocusItem)?,
    heading: UIFocusHeading
  ) {
    previouslyFocusedItem = previousItem
    nextFocusedItem = nextItem
    focusHeading = heading
    super.init()
  }

  /// The view that loses the focus.
  open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  /// The view that receives the focus.
  open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}

/// Runs animations while the focus moves.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// The duration of coordinated animations, in seconds.
  private static let duration: TimeInterval = 0.15

  /// Animates changes alongside the focus update.
  ///
  /// - Parameters:
  ///   - animations: The changes; `nil` for none.
  ///   - completion: Called after the animations.
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

  /// Requests a focus update before the next frame.
  public func setNeedsFocusUpdate() {
    UIFocusSystem.focusSystem(for: self)?.requestFocusUpdate(to: self)
  }

  /// Updates the focus immediately, if an update was requested.
  public func updateFocusIfNeeded() {
    UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded()
  }
}

extension UIView: UIFocusItem {}
