import Foundation

/// The defaults of views without their own; the defaults of other views extend them.
struct ViewAccessibility: AccessibilityDefaults {
  private let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  var isContainer: Bool { view is UIWindow }

  var role: AccessibilityRole? { view is UIWindow ? .window : nil }

  var label: String? { nil }

  var state: AccessibilityState { view.viewState }

  var frame: CGRect { view.frameOnScreen }

  var parent: _UIAccessibleObject? { view.parentInTree }

  var children: AccessibleNodes { AccessibleNodes(in: view) }

  func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  func focus() -> Bool { view.focusForAccessibility() }

  func show() { view.scrollIntoView(animated: false) }
}

/// The defaults of a view class, as differences from those of all views.
@MainActor
protocol ViewDefaults: AccessibilityDefaults {
  associatedtype Subject: UIView
  var view: Subject { get }
}

extension ViewDefaults {
  var state: AccessibilityState { view.viewState }
  var frame: CGRect { view.frameOnScreen }
  var parent: _UIAccessibleObject? { view.parentInTree }
  var children: AccessibleNodes { AccessibleNodes(in: view) }
  func focus() -> Bool { view.focusForAccessibility() }
  func show() { view.scrollIntoView(animated: false) }
}

extension UIView {
  /// The states of any view: enabled, shown, focusable, focused.
  final var viewState: AccessibilityState {
    var state = AccessibilityState.enabled
    if isInAccessibleWindow { state.insert(.showing) }
    if canBecomeFocused { state.insert(.focusable) }
    if isFocused { state.insert(.focused) }
    return state
  }

  /// Whether the view is in a visible window without a hidden ancestor.
  final var isInAccessibleWindow: Bool {
    var view: UIView? = self
    while let current = view {
      if current.isInvisible { return false }
      view = current.superviewStorage
    }
    return windowStorage != nil
  }

  /// The bounds on the screen, in points.
  final var frameOnScreen: CGRect { convert(boundsStorage, to: nil) }

  /// Moves the keyboard focus to the view, if it can have the focus.
  final func focusForAccessibility() -> Bool {
    guard canBecomeFocused, isReachable, let window = windowStorage else { return false }
    return window.focusSystemStorage.move(to: self, heading: [])
  }
}
