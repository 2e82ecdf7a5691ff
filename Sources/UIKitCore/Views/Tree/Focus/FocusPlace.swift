import Foundation

/// The place of the focus, kept while a screen in front has the focus.
struct FocusPlace {
  /// The view, or the object that it shows.
  private weak var identity: AnyObject?
  private let isFirstResponder: Bool
  private let showsRing: Bool

  /// The place of the focus in a window now.
  @MainActor
  init(in system: UIFocusSystem) {
    let view = system.focusedView
    identity = view?.focusSubject
    // Text is not edited again, which would show a keyboard.
    isFirstResponder = view?.isFirstResponder == true && !(view is any UIKeyInput)
    showsRing = system.showsRing
  }

  /// Gives the focus back, unless a responder has it, or nothing can have it there any more.
  @MainActor
  func restore(in window: UIWindow) {
    guard window.firstResponder == nil, let identity else { return }
    let root: UIView = window.root?.focusRoot ?? window
    guard let view = root.focusStops().first(where: { $0.focusSubject === identity }) else {
      return
    }
    if isFirstResponder { view.becomeFirstResponder() }
    window.focusSystemStorage.resume(at: view, showsRing: showsRing)
  }
}

/// A view that is made anew for the same thing, as bars make their buttons.
@MainActor
protocol ReplaceableFocusStop: UIView {
  /// The object that the view shows, by which its place is found again in another view.
  var focusIdentity: AnyObject { get }
}

extension UIView {
  /// The view, or the object that it shows.
  fileprivate final var focusSubject: AnyObject {
    (self as? any ReplaceableFocusStop)?.focusIdentity ?? self
  }
}
