public import Foundation

/// The current state of a transition between two controllers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether it takes time.
  var isAnimated: Bool { get }
  /// The style of the upper controller's presentation; `.none` for pushes, pops and new sizes.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a finger has begun it.
  var initiallyInteractive: Bool { get }
  /// Whether a finger moves it now.
  var isInteractive: Bool { get }
  /// Whether it returns to its start.
  var isCancelled: Bool { get }
  /// Seconds without a finger.
  var transitionDuration: TimeInterval { get }
  /// From 0, the start, to 1, the end.
  var percentComplete: CGFloat { get }
  /// The view in which the controllers' views move.
  var containerView: UIView { get }

  /// One of the two controllers.
  ///
  /// - Parameter key: The key.
  /// - Returns: `nil` for a new size, and when there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// The view of one of the two controllers.
  ///
  /// - Parameter key: The key.
  /// - Returns: `nil` for a new size, and when it is not loaded.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs animations alongside a transition between two controllers, and handlers of its end.
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
  /// Animates changes along with the transition, also while a finger moves it.
  ///
  /// The changes stay when the transition is cancelled: the completion takes them back.
  ///
  /// - Parameters:
  ///   - animation: Called when the transition begins; at once when it has begun. Its changes are
  ///     made without animation when the transition is not animated.
  ///   - completion: Called after the end, and after the controllers were notified.
  /// - Returns: `false` when the transition is over, and nothing is called.
  @discardableResult
  func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Animates changes of any view along with the transition.
  ///
  /// - Parameters:
  ///   - view: Not needed here.
  ///   - animation: As for `animate(alongsideTransition:completion:)`.
  ///   - completion: As there.
  /// - Returns: As there.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Sets a handler of the moment when a finger releases the transition.
  ///
  /// - Parameter handler: Called once; `isCancelled` is whether it returns to its start.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension UIViewControllerTransitionCoordinator {
  /// Animates changes along with the transition.
  ///
  /// - Parameter animation: As for `animate(alongsideTransition:completion:)`.
  /// - Returns: As there.
  @discardableResult
  public func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// One of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's name.
  public let rawValue: String

  /// Creates a key from UIKit's name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is seen at the start.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController"
  )
  /// The controller that is seen at the end.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController"
  )
}

/// The view of one of the two controllers of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's name.
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
