import Foundation
import UIKitGraphics

/// An interruptible slide transition between two controllers.
///
/// The upper view enters or leaves at the trailing edge. The lower one moves by a fraction of that
/// distance and is dimmed. All positions derive from `progress` and the content view's current
/// size, so that gestures, animations and window resizing can change them in any order.
@MainActor
final class NavigationTransition {
  /// The displacement of the lower view, as a fraction of the content's width.
  static let parallax: CGFloat = 0.3
  /// The opacity of the dimming over the covered lower view.
  static let dimming: CGFloat = 0.1

  let operation: UINavigationController.Operation
  let from: UIViewController
  let to: UIViewController?
  /// The transition run by an application's animator; `nil` for a slide.
  var custom: CustomTransition?
  /// Whether the transition is interactive.
  var isInteractive = false
  /// Whether the upper view fades instead of sliding because of the reduced-motion setting.
  var fades = false
  /// Whether the transition is reversed.
  var isCancelled = false
  /// Called once at the end, with this transition.
  var onEnd: ((NavigationTransition) -> Void)?
  /// The completed fraction, from 0, the start, to 1, the end.
  var progress: CGFloat = 0 {
    didSet {
      guard progress != oldValue else { return }
      coordinator?.percentComplete = progress
      layOutViews()
    }
  }
  /// The transition coordinator, updated with the progress.
  var coordinator: TransitionCoordinator?

  private let contentView: UIView
  private let bar: UINavigationBar
  private let dimmingView = UIView()
  private let edgeLine = UIView()
  private var ticker: ProgressTicker?
  /// The upper view's alpha before the fade.
  private var upperAlpha: CGFloat = 1

  init(
    operation: UINavigationController.Operation,
    from: UIViewController,
    to: UIViewController?,
    in contentView: UIView,
    bar: UINavigationBar
  ) {
    (self.operation, self.from, self.to) = (operation, from, to)
    (self.contentView, self.bar) = (contentView, bar)
    dimmingView.backgroundColor = .black
    edgeLine.backgroundColor = .opaqueSeparator
  }

  private var upperView: UIView? { operation == .pop ? from.viewStorage : to?.viewStorage }
  private var lowerView: UIView? { operation == .pop ? to?.viewStorage : from.viewStorage }

  // MARK: Views

  /// Adds and lays out the new view, the dimming and the edge shadow.
  func addViews() {
    guard custom == nil else { return }
    if let newView = to?.view {
      newView.frame = contentView.bounds
      if operation == .pop, let oldView = from.viewStorage {
        contentView.insertSubview(newView, belowSubview: oldView)
      } else {
        contentView.addSubview(newView)
      }
    }
    for controller in [from, to] {
      guard let controller, let view = controller.viewStorage, view.superview === contentView else {
        continue
      }
      if let palette = controller.navigationItemStorage?.palette {
        contentView.insertSubview(palette, aboveSubview: view)
      }
      if let overlay = controller.activeSearch?.overlay {
        contentView.insertSubview(overlay, aboveSubview: view)
      }
    }
    if let upperView, upperView.superview === contentView {
      contentView.insertSubview(dimmingView, belowSubview: upperView)
    } else {
      contentView.addSubview(dimmingView)
    }
    contentView.addSubview(edgeLine)
    upperAlpha = upperView?.alpha ?? 1
    layOutViews()
  }

  /// Removes all views except the final one.
  func removeViews() {
    let finalView = isCancelled ? from.viewStorage : to?.viewStorage
    if custom != nil, let finalView, finalView.superview !== contentView {
      contentView.addSubview(finalView)
    }
    dimmingView.removeFromSuperview()
    edgeLine.removeFromSuperview()
    if fades { upperView?.alpha = upperAlpha }
    (isCancelled ? to?.viewStorage : from.viewStorage)?.removeFromSuperview()
    (isCancelled ? to : from)?.removeFrontViews()
    (isCancelled ? from.viewStorage : to?.viewStorage)?.frame = contentView.bounds
  }

  /// Updates all positions for the current progress and size.
  func layOutViews() {
    let bounds = contentView.bounds
    let covered = operation == .pop ? 1 - progress : progress
    if custom != nil { return bar.transitionProgress = progress }
    if fades { return layOutFading(in: bounds, covered: covered) }
    let mirror = contentView.mirror
    let upperX = bounds.width * (1 - covered)
    upperView?.frame = mirror.frame(bounds.offsetBy(dx: upperX, dy: 0))
    let lowerFrame = bounds.offsetBy(
      dx: -bounds.width * NavigationTransition.parallax * covered,
      dy: 0
    )
    lowerView?.frame = mirror.frame(lowerFrame)
    layOutFronts()
    dimmingView.frame = mirror.frame(CGRect(x: 0, y: 0, width: upperX, height: bounds.height))
    dimmingView.alpha = NavigationTransition.dimming * covered
    let hairline = 1 / max(contentView.traitCollection.displayScale, 1)
    edgeLine.frame = mirror.frame(
      CGRect(x: upperX - hairline, y: 0, width: hairline, height: bounds.height)
    )
    bar.transitionProgress = progress
  }

  private func layOutFronts() {
    from.layOutFrontViews()
    to?.layOutFrontViews()
  }

  private func layOutFading(in bounds: CGRect, covered: CGFloat) {
    lowerView?.frame = bounds
    upperView?.frame = bounds
    upperView?.alpha = upperAlpha * covered
    layOutFronts()
    dimmingView.frame = .zero
    edgeLine.frame = .zero
    bar.transitionProgress = progress
  }

  // MARK: Time

  /// Animates the bar during a transition run by an application's animator.
  ///
  /// - Parameter duration: The duration in seconds.
  func animateBar(for duration: TimeInterval) {
    ticker = ProgressTicker(
      from: 0,
      to: 1,
      duration: duration,
      clock: contentView.window?.host ?? .current,
      step: { [weak self] in self?.progress = $0 },
      completion: {}
    )
  }

  /// Animates the remainder of the transition.
  ///
  /// - Parameters:
  ///   - end: The final progress; 1, or 0 to reverse the transition.
  ///   - duration: The duration in seconds.
  ///   - velocity: The initial velocity, in remaining distances per second.
  func run(to end: CGFloat, duration: TimeInterval, velocity: Double) {
    let host = contentView.window?.host ?? .current
    ticker = ProgressTicker(
      from: progress,
      to: end,
      duration: duration,
      velocity: velocity,
      clock: host,
      step: { [weak self] in self?.progress = $0 },
      completion: { [weak self] in self?.finish() }
    )
  }

  /// Finishes the transition immediately.
  func finish() {
    guard let onEnd else { return }
    self.onEnd = nil
    ticker?.cancel()
    custom?.abandon()
    progress = isCancelled ? 0 : 1
    onEnd(self)
  }
}
