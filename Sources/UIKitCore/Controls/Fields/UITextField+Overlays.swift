import Foundation
import UIKitGraphics

extension UITextField {
  /// Returns whether an overlay with a mode is currently visible.
  final func shows(_ mode: UITextField.ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  /// The overlay before the text; `nil` while it is hidden.
  final var displayedLeftView: UIView? { shows(leftViewMode) ? leftView : nil }

  /// The overlay after the text; `nil` while it is hidden.
  final var displayedRightView: UIView? {
    shows(rightViewMode) && !showsClearButton ? rightView : nil
  }

  /// Updates the space for the text after overlays have appeared or disappeared.
  final func overlaysDidChange() {
    guard leftView != nil || rightView != nil else { return setNeedsLayout() }
    geometryStorage = nil
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
    setNeedsLayout()
  }

  final func layOutOverlays() {
    editor.layOutHandles()
    layOut(leftView, isShown: displayedLeftView != nil, at: leftViewRect(forBounds: bounds))
    layOut(rightView, isShown: displayedRightView != nil, at: rightViewRect(forBounds: bounds))
  }

  private func layOut(_ view: UIView?, isShown: Bool, at frame: CGRect) {
    guard let view else { return }
    guard isShown else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    if view.superview !== self { addSubview(view) }
    if view.frame != frame { view.frame = frame }
  }

  private func overlaySize(_ view: UIView?, in bounds: CGRect) -> CGSize {
    guard let view else { return .zero }
    let size = view.bounds.size == .zero ? view.sizeThatFits(bounds.size) : view.bounds.size
    return CGSize(
      width: min(max(size.width.limited, 0), bounds.width),
      height: min(max(size.height.limited, 0), bounds.height)
    )
  }

  /// Returns the frame of an overlay at the leading edge.
  final func leadingRect(of view: UIView?, in bounds: CGRect) -> CGRect {
    let size = overlaySize(view, in: bounds)
    let y = bounds.midY - size.height / 2
    return LayoutMirror(layoutDirection, in: bounds).frame(
      CGRect(x: bounds.minX, y: y, width: size.width, height: size.height)
    )
  }

  /// Returns the frame of an overlay at the trailing edge.
  final func trailingRect(of view: UIView?, in bounds: CGRect) -> CGRect {
    let size = overlaySize(view, in: bounds)
    let y = bounds.midY - size.height / 2
    return LayoutMirror(layoutDirection, in: bounds).frame(
      CGRect(x: bounds.maxX - size.width, y: y, width: size.width, height: size.height)
    )
  }

  /// The effective font, which is smaller than `font` if `adjustsFontSizeToFitWidth` requires it.
  final var displayedFont: UIFont {
    let font = font ?? UITextField.defaultFont
    guard adjustsFontSizeToFitWidth, content.attributes == nil, hasText else { return font }
    let count = min(content.length, UITextField.maximumCharacters)
    let text = isSecureTextEntry ? String(repeating: "•", count: count) : displayedString
    let options = TextLayoutOptions(numberOfLines: 1, scale: traitCollection.displayScale)
    let textWidth = TextEngine.layout(text, font: font, options).size.width
    let availableWidth =
      isEditing ? editingRect(forBounds: bounds).width : textRect(forBounds: bounds).width
    let textWidthLimit = availableWidth - TextEditor.caretWidth
    guard textWidth > textWidthLimit, textWidthLimit > 0 else { return font }
    let minimumPointSize = min(max(minimumFontSize.limited, 1), font.pointSize)
    return font.withSize(
      max(minimumPointSize, (font.pointSize * textWidthLimit / textWidth * 2).rounded(.down) / 2)
    )
  }
}
