public import Foundation

/// The current state of a transition between two controllers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The style of the presentation; `.none` for pushes, pops and size changes.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition began interactively.
  var initiallyInteractive: Bool { get }
  /// Whether an interaction currently drives the transition.
  var isInteractive: Bool { get }
  /// Whether the transition returns to its start.
  var isCancelled: Bool { get }
  /// The duration without an interaction, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The completed fraction, from 0, the start, to 1, the end.
  var percentComplete: CGFloat { get }
  /// The view that contains the views of both controllers.
  var containerView: UIView { get }

  /// Returns one of the two controllers.
  ///
  /// - Parameter key: The key.
  /// - Returns: The controller; `nil` for a size change or if that side has none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// Returns the view of one of the two controllers.
  ///
  /// - Parameter key: The key.
  /// - Returns: The view; `nil` for a size change or if the view is not loaded.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs animations alongside a transition between two controllers, and handlers at its end.
///
///     override func viewWillAppear(_ animated: Bool) {
///       super.viewWillAppear(animated)
///       transitionCoordinator?.animate { _ in
///         self.header.alpha = 1
///       } completion: { context in
///         if context.isCancelled { self.header.alpha = 0 }
///       }
///     }
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Animates changes alongside the transition, including interactive transitions.
  ///
  /// A cancelled transition does not revert the changes; the completion handler has to do so.
  ///
  /// - Parameters:
  ///   - animation: Called when the transition begins, or immediately if it has begun. Its changes
  ///     are not animated if the transition is not.
  ///   - completion: Called after the end of the transition and after the controllers were
  ///     notified.
  /// - Returns: `false` if the transition has ended and neither closure is called.
  @discardableResult
  func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Animates changes of any view alongside the transition.
  ///
  /// - Parameters:
  ///   - view: Ignored.
  ///   - animation: As for `animate(alongsideTransition:completion:)`.
  ///   - completion: As for `animate(alongsideTransition:completion:)`.
  /// - Returns: As for `animate(alongsideTransition:completion:)`.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Adds a handler for the end of the interaction.
  ///
  /// - Parameter handler: Called once; the context's `isCancelled` is `true` if the transition
  ///   returns to its start.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension UIViewControllerTransitionCoordinator {
  /// Animates changes alongside the transition.
  ///
  /// - Parameter animation: As for `animate(alongsideTransition:completion:)`.
  /// - Returns: As for `animate(alongsideTransition:completion:)`.
  @discardableResult
  public func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// A key for one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name in UIKit.
  public let rawValue: String

  /// Creates a key from UIKit's name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is visible at the start.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController"
  )
  /// The controller that is visible at the end.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController"
  )
}

/// A key for the view of one of the two controllers of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name in UIKit.
  public let rawValue: String

  /// Creates a key from UIKit's name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view of the controller that is visible at the start.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view of the controller that is visible at the end.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
