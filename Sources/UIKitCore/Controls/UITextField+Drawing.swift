import Foundation
import UIKitGraphics

extension UITextField {
  static let caretWidth: CGFloat = 2
  private static let cornerRadius: CGFloat = 5
  private static let borderInset: CGFloat = 7

  final var naturalSize: CGSize {
    let shown = hasText ? shownText : placeholder ?? ""
    let inset = borderStyle == .none ? 0 : UITextField.borderInset
    let lineHeight = drawnFont.lineHeight.rounded(.up)
    return CGSize(
      width: (TextEngine.width(of: shown, font: drawnFont)).rounded(.up) + 2 * inset
        + UITextField.caretWidth,
      height: borderStyle == .none ? lineHeight : max(34, lineHeight + 12)
    )
  }

  final func innerRect(of bounds: CGRect) -> CGRect {
    let inset = borderStyle == .none ? 0 : UITextField.borderInset
    var rect = bounds.insetBy(dx: min(inset, bounds.width / 2), dy: 0)
    if showsClearButton {
      rect.size.width = max(0, min(rect.maxX, clearButtonRect(forBounds: bounds).minX) - rect.minX)
    }
    return rect
  }

  /// The width of the characters before an index, in points.
  final func width(before index: Int) -> CGFloat {
    guard index > 0 else { return 0 }
    return TextEngine.width(of: String(shownCharacters.prefix(index)), font: drawnFont)
  }

  /// The x coordinate of the first character, in points.
  final func textStart(in rect: CGRect) -> CGFloat {
    let whole = width(before: line.characters.count)
    let free = max(0, rect.width - UITextField.caretWidth - whole)
    switch textAlignment {
    case .center: return rect.minX + free / 2 - scrollOffset
    case .right: return rect.minX + free - scrollOffset
    case .left, .natural, .justified: return rect.minX - scrollOffset
    }
  }

  final func drawContent() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawBorder(on: context)
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    if hasText {
      drawText(in: rect, on: context)
    } else {
      drawPlaceholder(on: context)
    }
    guard isEditing else { return }
    let scale = context.scale
    let height = drawnFont.lineHeight
    let x = textStart(in: rect) + width(before: line.caret)
    context.fill(
      CGRect(
        x: (x * scale).rounded() / scale,
        y: rect.midY - height / 2,
        width: UITextField.caretWidth,
        height: height
      ),
      color: tintColor ?? .systemBlue
    )
  }

  private func drawText(in rect: CGRect, on context: CGContext) {
    let color = isEnabled ? textColor ?? .label : .tertiaryLabel
    let breaking: NSLineBreakMode = isEditing ? .byClipping : .byTruncatingTail
    let layout = TextEngine.layout(
      shownText,
      font: drawnFont,
      TextLayoutOptions(
        maxWidth: isEditing ? .infinity : rect.width,
        numberOfLines: 1,
        lineBreakMode: breaking,
        alignment: .left,
        scale: context.scale
      )
    )
    let x = isEditing || layout.size.width < rect.width ? textStart(in: rect) : rect.minX
    context.saveGState()
    if layout.size.width > rect.width { context.clip(to: rect) }
    draw(layout, at: x, in: rect, color: color, on: context)
    context.restoreGState()
  }

  private func drawPlaceholder(on context: CGContext) {
    guard let placeholder, !placeholder.isEmpty else { return }
    let rect = placeholderRect(forBounds: bounds)
    let layout = TextEngine.layout(
      placeholder,
      font: drawnFont,
      TextLayoutOptions(
        maxWidth: rect.width,
        numberOfLines: 1,
        alignment: textAlignment,
        scale: context.scale
      )
    )
    draw(layout, at: rect.minX, in: rect, color: .placeholderText, on: context)
  }

  private func draw(
    _ layout: TextLayout,
    at x: CGFloat,
    in rect: CGRect,
    color: UIColor,
    on context: CGContext
  ) {
    let scale = context.scale
    let y = rect.midY - layout.size.height / 2
    context.draw(
      layout,
      at: CGPoint(x: (x * scale).rounded() / scale, y: (y * scale).rounded(.down) / scale),
      color: color
    )
  }

  private func drawBorder(on context: CGContext) {
    let width = max(1, context.scale.rounded(.down)) / context.scale
    switch borderStyle {
    case .none: break
    case .line:
      context.strokeRoundedRect(bounds, radius: 0, width: width, color: .label)
    case .roundedRect:
      let radius = UITextField.cornerRadius
      context.fillRoundedRect(bounds, radius: radius, color: .systemBackground)
      context.strokeRoundedRect(bounds, radius: radius, width: width, color: .systemGray4)
    }
  }

  private var drawnFont: UIFont { font ?? .systemFont(ofSize: 17) }

  private var shownText: String { String(shownCharacters) }

  private var shownCharacters: [Character] {
    isSecureTextEntry
      ? Array(repeating: "•", count: line.characters.count) : line.characters
  }
}
