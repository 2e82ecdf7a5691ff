import Foundation
import UIKitSupport

/// One controller in front of another one, from `present` to the end of `dismiss`.
@MainActor
final class ModalPresentation {
  /// Where the presentation is on its way.
  enum Phase {
    /// Coming.
    case presenting
    /// On screen.
    case presented
    /// Going.
    case dismissing
    /// Over.
    case dismissed

    /// The phases that may follow; all others trap.
    var successors: [Phase] {
      switch self {
      case .presenting: [.presented]
      case .presented: [.dismissing]
      case .dismissing: [.dismissed]
      case .dismissed: []
      }
    }
  }

  /// Seconds of coming and of going.
  static let duration: TimeInterval = 0.4
  /// Seconds of fading in and out.
  static let fadeDuration: TimeInterval = 0.2

  /// The controller behind; its view's window shows the presentation.
  private(set) weak var presenter: UIViewController?
  /// The controller in front.
  let presented: UIViewController
  /// The views; in the window while the presentation lasts.
  let container: ModalContainerView
  private(set) var phase = Phase.presenting
  private weak var window: UIWindow?
  private weak var previousResponder: UIResponder?
  private var ticker: ProgressTicker?
  private var completions: [() -> Void] = []
  /// Whether callbacks of a change are running; other changes then wait.
  private var isChanging = false
  private var deferred: [() -> Void] = []

  init(presenter: UIViewController, presented: UIViewController, window: UIWindow) {
    (self.presenter, self.presented, self.window) = (presenter, presented, window)
    container = ModalContainerView(
      presented: presented,
      style: presented.modalPresentationStyle,
      frame: window.bounds
    )
    container.onCancel = { [weak presented] in presented?.dismiss(animated: true) }
  }

  isolated deinit {
    // The window and its controllers went away in the middle of the animation.
    ticker?.cancel()
  }

  /// Whether the presenting view leaves the window meanwhile.
  var coversPresenter: Bool { container.style == .fullScreen && phase != .dismissed }

  // MARK: Coming

  func begin(animated: Bool, completion: (() -> Void)?) {
    guard let presenter, let window else { return }
    if let completion { completions.append(completion) }
    previousResponder = window.firstResponder
    window.firstResponder?.resignFirstResponder()
    change {
      if coversPresenter, presenter.canBegin(false) {
        presenter.beginAppearance(false, animated: animated)
      }
      presented.beginAppearance(true, animated: animated)
      guard phase == .presenting else { return }
      container.addPresentedView()
      window.addSubview(container)
      container.progress = 0
      run(to: 1, animated: animated) { [weak self] in self?.endPresenting() }
    }
  }

  private func endPresenting() {
    guard phase == .presenting else { return }
    change {
      ticker = nil
      // A callback may have let something cover it on its way.
      if presented.appearance == .appearing { presented.endAppearance() }
      if coversPresenter, let presenter {
        presenter.viewStorage?.removeFromSuperview()
        if presenter.appearance == .disappearing { presenter.endAppearance() }
      }
      enter(.presented)
      complete()
    }
  }

  // MARK: Going

  /// Takes the presented controller away, with everything in front of it.
  ///
  /// - Parameters:
  ///   - animated: Whether it goes with an animation.
  ///   - completion: Called after the end.
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    guard !isChanging else {
      deferred.append { [self] in dismiss(animated: animated, completion: completion) }
      return
    }
    settle(.presenting)
    guard phase == .presented else {
      if phase == .dismissing, let completion { completions.append(completion) }
      if phase == .dismissed { completion?() }
      return
    }
    if let completion { completions.append(completion) }
    presented.presentation?.vanish()
    change {
      enter(.dismissing)
      window?.firstResponder?.resignFirstResponder()
      if presented.canBegin(false) { presented.beginAppearance(false, animated: animated) }
      uncoverPresenter(animated: animated)
      run(to: 0, animated: animated) { [weak self] in self?.endDismissing() }
    }
  }

  private func uncoverPresenter(animated: Bool) {
    guard coversPresenter, let presenter, let view = presenter.viewStorage, let window else {
      return
    }
    guard view.window == nil else { return }
    presenter.beginAppearance(true, animated: animated)
    if let outer = presenter.presentingStorage?.presentation?.container {
      outer.addPresentedView()
    } else {
      view.frame = window.bounds
      window.insertSubview(view, belowSubview: container)
    }
  }

  private func endDismissing() {
    guard phase == .dismissing else { return }
    change {
      ticker = nil
      if coversPresenter, let presenter, presenter.appearance == .appearing {
        presenter.endAppearance()
      }
      remove()
      if let responder = previousResponder, responder.responderWindow === window {
        responder.becomeFirstResponder()
      }
      complete()
    }
  }

  /// Ends at once, because what is behind goes too; the presenter is not told to appear.
  func vanish() {
    presented.presentation?.vanish()
    ticker?.cancel()
    ticker = nil
    guard phase != .dismissed else { return }
    change {
      if phase == .presenting { enter(.presented) }
      if phase == .presented { enter(.dismissing) }
      if presented.canBegin(false) { presented.beginAppearance(false, animated: false) }
      remove()
      complete()
    }
  }

  private func remove() {
    container.removeFromSuperview()
    if presented.appearance == .disappearing { presented.endAppearance() }
    container.removePresentedView()
    enter(.dismissed)
    presented.presentingStorage = nil
    if presenter?.presentation === self { presenter?.presentation = nil }
  }

  // MARK: Changes

  /// Ends the phase at once, if it is the present one.
  func settle(_ expected: Phase) {
    if phase == expected, !isChanging { ticker?.finish() }
  }

  private func enter(_ next: Phase) {
    demand(
      phase.successors.contains(next),
      "Presentation: invalid transition from \(phase) to \(next)"
    )
    phase = next
  }

  /// Runs a change to its end before others that its callbacks ask for.
  private func change(_ body: () -> Void) {
    let isOuter = !isChanging
    isChanging = true
    body()
    guard isOuter else { return }
    isChanging = false
    while !deferred.isEmpty { deferred.removeFirst()() }
  }

  private func complete() {
    let completions = completions
    self.completions.removeAll()
    deferred.append(contentsOf: completions)
  }

  private func run(to end: CGFloat, animated: Bool, completion: @escaping () -> Void) {
    container.updateFades()
    guard animated, UIView.areAnimationsEnabled, let loop = window?.loop else {
      container.progress = end
      deferred.insert(completion, at: 0)
      return
    }
    ticker = ProgressTicker(
      from: container.progress,
      to: end,
      duration: container.fades ? ModalPresentation.fadeDuration : ModalPresentation.duration,
      loop: loop,
      step: { [container] in container.progress = $0 },
      completion: completion
    )
  }
}
