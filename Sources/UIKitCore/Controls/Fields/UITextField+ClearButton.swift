import Foundation
import UIKitGraphics

extension UITextField {
  final var showsClearButton: Bool {
    hasText && shows(clearButtonMode)
  }

  final func layOutClearButton() {
    guard showsClearButton else {
      clearButtonStorage?.isHidden = true
      return
    }
    let button = clearButtonStorage ?? makeClearButton()
    button.isHidden = false
    button.frame = clearButtonRect(forBounds: bounds)
  }

  /// The standard image of clear buttons.
  static var clearGlyph: UIImage { UIImage(glyph: .xmarkCircleFill) }

  private func makeClearButton() -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(clearImage ?? UITextField.clearGlyph, for: .normal)
    button.tintColor = .tertiaryLabel
    button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    clearButtonStorage = button
    addSubview(button)
    return button
  }

  private func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true, hasText else { return }
    unmarkText()
    editor.change(0..<content.length, to: "", .other)
  }
}
