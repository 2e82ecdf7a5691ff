import UIKitGraphics

/// A control whose colours depend on its state, its tint and its window.
class TintedControl: UIControl {
  /// Updates the colours after a change of the state, the tint colour or the window.
  func updateColors() {}

  override func stateDidChange() {
    super.stateDidChange()
    updateColors()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updateColors()
  }

  override var accessibilityDefaults: any AccessibilityDefaults {
    ControlAccessibility(view: self, press: .primary)
  }
}
