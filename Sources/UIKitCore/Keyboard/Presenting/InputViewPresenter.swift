package import Foundation
import UIKitGraphics

/// Presents the on-screen keyboard or the first responder's input view at the bottom of the screen,
/// and notifies the application.
///
/// No view is created until a responder needs an input view.
@MainActor
package final class InputViewPresenter: InputViewPresenting {
  /// The visible input views.
  struct InputSet {
    /// The view above the content.
    var accessory: UIView?
    /// The on-screen keyboard or a responder's input view.
    var content: UIView?
    /// The responder that provides the accessory view.
    weak var provider: UIResponder?

    var isEmpty: Bool { accessory == nil && content == nil }
  }

  unowned let host: WindowHost
  /// Whether the on-screen keyboard appears.
  ///
  /// Default: `.automatic`.
  package var presence = KeyboardPresence.automatic {
    didSet { if presence != oldValue { host.inputViewsDidChange() } }
  }
  /// Whether a hardware keyboard is connected, which determines the effect of `.automatic`.
  ///
  /// Default: `true`.
  package var hasHardwareKeyboard = true {
    didSet { if hasHardwareKeyboard != oldValue { host.inputViewsDidChange() } }
  }
  /// The languages of the keyboard; at least one.
  package private(set) var languages = [KeyboardLanguage.english]
  /// The index of the language used last.
  var languageIndex = 0

  var windowStorage: KeyboardWindow?
  private(set) lazy var keyboard = makeKeyboardView()
  private(set) var displayedSet = InputSet()
  /// The number of changes, used to detect that an animation was superseded.
  private var generation = 0
  /// The number of evaluations of the first responder, which views may change when they are moved.
  private var updateCount = 0
  package private(set) var restingFrame: CGRect?

  /// Creates the presenter.
  ///
  /// - Parameter host: The host of the keyboard's window.
  package init(host: WindowHost) {
    self.host = host
  }

  package var window: UIWindow? { windowStorage }

  package var coveringFrame: CGRect? { restingFrame == nil ? nil : windowStorage?.area.frame }

  /// Whether the on-screen keyboard itself is visible.
  package var isShowingKeys: Bool { restingFrame != nil && displayedSet.content === keyboard }

  /// The view of the keys; for tests.
  package var keyboardView: KeyboardView { keyboard }

  /// Sets the keyboard languages.
  ///
  /// - Parameter locales: The locale names such as `de_CH`, in order of preference.
  package func setLanguages(locales: [String]) {
    languages = KeyboardLanguage.languages(for: locales)
    languageIndex = 0
    host.inputViewsDidChange()
  }

  private func makeKeyboardView() -> KeyboardView {
    let view = KeyboardView()
    view.client = self
    return view
  }

  var firstResponder: UIResponder? { host.keyWindow?.firstResponder }

  /// Whether editing a text presents the on-screen keyboard.
  var showsKeys: Bool {
    switch presence {
    case .automatic: !hasHardwareKeyboard
    case .onScreen: true
    case .hardware: false
    }
  }

  package func updateForFirstResponder() {
    updateCount += 1
    let responder = firstResponder
    let input = inputSet(for: responder)
    if input.isEmpty { return hide() }
    show(input)
    (responder as? UIView)?.revealInput(animated: true)
  }

  private func inputSet(for responder: UIResponder?) -> InputSet {
    guard let responder else { return InputSet() }
    var inputSet = InputSet()
    for current in sequence(first: responder, next: \.next) {
      if inputSet.content == nil { inputSet.content = current.inputView }
      if inputSet.accessory == nil, let view = current.inputAccessoryView {
        inputSet.accessory = view
        inputSet.provider = current
      }
    }
    let takesText = responder is any UIKeyInput && (responder as? UIView)?.rejectsTextInput != true
    if inputSet.content == nil, takesText, showsKeys { inputSet.content = keyboard }
    return inputSet
  }

  // MARK: Appearing and disappearing

  private func show(_ newSet: InputSet) {
    let window = makeWindowIfNeeded()
    let oldFrame = restingFrame
    generation += 1
    let count = updateCount
    UIView.runWithoutAnimation {
      install(newSet, in: window)
    }
    guard count == updateCount else {
      // The first responder was in one of the views and changed during the update, so that nothing
      // remains to be done.
      if restingFrame == nil { removeViews() }
      return
    }
    let end = restingFrame(newSet)
    restingFrame = end
    let isAppearing = oldFrame == nil
    if isAppearing, !window.isShowingArea {
      window.area.frame = end.offsetBy(dx: 0, dy: end.height)
    }
    UIView.runWithoutAnimation {
      window.area.frame.size = end.size
      layOut(newSet)
    }
    if window.isHidden { window.isHidden = false }
    let begin = isAppearing ? end.offsetBy(dx: 0, dy: end.height) : oldFrame ?? end
    guard begin != end else {
      window.area.frame = end
      return
    }
    change(from: begin, to: end, .show) { window.area.frame = end }
  }

  private func hide() {
    guard restingFrame != nil, let window = windowStorage else { return }
    generation += 1
    restingFrame = nil
    let begin = window.area.frame
    let end = CGRect(
      x: begin.minX,
      y: host.screen.bounds.maxY,
      width: begin.width,
      height: begin.height
    )
    keyboard.cancelTouches()
    change(from: begin, to: end, .hide) {
      window.area.frame = end
    } completion: { [weak self] in
      self?.removeViews()
    }
  }

  /// Runs an animation, and posts the notifications before and after it.
  private func change(
    from begin: CGRect,
    to end: CGRect,
    _ kind: KeyboardChange.Kind,
    animations: @escaping () -> Void,
    completion: @escaping () -> Void = {}
  ) {
    let startGeneration = generation
    let duration =
      host.screen.reducesMotion || !UIView.areAnimationsEnabled ? 0 : KeyboardChange.duration
    let change = KeyboardChange(kind: kind, begin: begin, end: end, duration: duration)
    change.postWill(host.screen)
    // An observer may have changed the first responder.
    guard startGeneration == generation else { return }
    UIView.animate(withDuration: duration, delay: 0, options: .keyboardCurve) { [host] in
      animations()
      UIKeyboardLayoutGuide.keyboardDidMove(on: host)
    } completion: { [weak self, host] _ in
      guard let self, startGeneration == self.generation else { return }
      completion()
      change.postDid(host.screen)
    }
  }

  private func removeViews() {
    windowStorage?.area.show(accessory: nil, content: nil)
    displayedSet = InputSet()
    windowStorage?.isHidden = true
  }

  // MARK: Views

  private func makeWindowIfNeeded() -> KeyboardWindow {
    if let windowStorage { return windowStorage }
    let previousHost = WindowHost.current
    host.makeCurrent()
    defer { previousHost.makeCurrent() }
    let window = KeyboardWindow(frame: host.screen.bounds)
    window.onResize = { [weak self] in self?.screenDidChange() }
    windowStorage = window
    return window
  }

  private func install(_ newSet: InputSet, in window: KeyboardWindow) {
    displayedSet = newSet
    window.area.provider = newSet.provider
    window.area.show(accessory: newSet.accessory, content: newSet.content)
    applyEnvironment(to: window)
    if newSet.content === keyboard { updateKeys() }
  }

  /// Returns the frame of the input views at rest.
  private func restingFrame(_ inputSet: InputSet) -> CGRect {
    let screen = host.screen.bounds
    let height = accessoryHeight(inputSet) + contentHeight(inputSet)
    return CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height)
  }

  private func layOut(_ inputSet: InputSet) {
    windowStorage?.area.layOut(
      accessoryHeight: accessoryHeight(inputSet),
      contentHeight: contentHeight(inputSet)
    )
  }

  private func accessoryHeight(_ inputSet: InputSet) -> CGFloat {
    guard let view = inputSet.accessory else { return 0 }
    let height = view.bounds.height > 0 ? view.bounds.height : view.intrinsicContentSize.height
    return max(0, min(height, host.screen.bounds.height))
  }

  private func contentHeight(_ inputSet: InputSet) -> CGFloat {
    guard let view = inputSet.content else { return 0 }
    let standard = KeyboardGeometry.height(on: host.screen.bounds.size)
    if view === keyboard { return standard }
    return view.bounds.height > 0 ? min(view.bounds.height, host.screen.bounds.height) : standard
  }

  /// Adapts the input views to a changed screen size without animation.
  private func screenDidChange() {
    guard let oldFrame = restingFrame, let window = windowStorage else { return }
    generation += 1
    let end = restingFrame(displayedSet)
    restingFrame = end
    UIView.runWithoutAnimation {
      window.area.frame = end
      layOut(displayedSet)
      UIKeyboardLayoutGuide.keyboardDidMove(on: host)
    }
    let change = KeyboardChange(kind: .show, begin: oldFrame, end: end, duration: 0)
    change.postWill(host.screen)
    change.postDid(host.screen)
  }

  // MARK: Dragging

  package func drag(to y: CGFloat) {
    guard let frame = restingFrame, let window = windowStorage else { return }
    window.area.frame.origin.y = min(max(frame.minY, y), host.screen.bounds.maxY)
    UIKeyboardLayoutGuide.keyboardDidMove(on: host)
  }

  package func endDrag(velocity: CGFloat) {
    guard let frame = restingFrame, let window = windowStorage else { return }
    let distance = window.area.frame.minY - frame.minY
    guard distance > 0 else { return }
    // Points per second, downwards; a slower drag is decided by the position.
    let dismisses = velocity > 100 || velocity > -100 && distance > frame.height / 2
    if dismisses { firstResponder?.resignFirstResponder() }
    guard restingFrame != nil else { return }
    UIView.animate(withDuration: KeyboardChange.duration, delay: 0, options: .keyboardCurve) {
      window.area.frame.origin.y = frame.minY
      UIKeyboardLayoutGuide.keyboardDidMove(on: self.host)
    }
  }
}

extension KeyboardWindow {
  /// Whether the input views are partly visible, which includes their disappearance.
  fileprivate var isShowingArea: Bool { !isHidden }
}
