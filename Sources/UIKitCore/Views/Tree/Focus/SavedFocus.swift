import Foundation

/// The position of the focus, saved while a screen in front has the focus.
struct SavedFocus {
  /// The focused view, or the object that it represents.
  private weak var identity: AnyObject?
  private let isFirstResponder: Bool
  private let showsRing: Bool

  /// Saves the position of the focus in a window.
  @MainActor
  init(in system: UIFocusSystem) {
    let view = system.focusedView
    identity = view?.focusSubject
    // Text editing is not resumed, because that would show a keyboard.
    isFirstResponder = view?.isFirstResponder == true && !(view is any UIKeyInput)
    showsRing = system.showsRing
  }

  /// Restores the focus, unless a responder has it or the position can no longer have it.
  @MainActor
  func restore(in window: UIWindow) {
    guard window.firstResponder == nil, let identity else { return }
    let root: UIView = window.root?.focusRoot ?? window
    // Without an animation no frame has laid out the buttons of bars yet.
    root.layoutIfNeeded()
    guard let view = root.focusStops().first(where: { $0.focusSubject === identity }) else {
      return
    }
    if isFirstResponder { view.becomeFirstResponder() }
    window.focusSystemStorage.resume(at: view, showsRing: showsRing)
  }
}

/// A view that is recreated for the same object, like the buttons of bars.
@MainActor
protocol ReplaceableFocusStop: UIView {
  /// The object that the view represents, which identifies its position in a recreated view.
  var focusIdentity: AnyObject { get }
}

extension UIView {
  /// The view, or the object that it represents.
  fileprivate final var focusSubject: AnyObject {
    (self as? any ReplaceableFocusStop)?.focusIdentity ?? self
  }
}
