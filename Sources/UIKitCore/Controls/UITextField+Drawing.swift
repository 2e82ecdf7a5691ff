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
    guard showsClearButton else { return rect }
    let mirror = LayoutMirror(layoutDirection, in: bounds)
    let button = mirror.frame(clearButtonRect(forBounds: bounds))
    rect.size.width = max(0, min(rect.maxX, button.minX) - rect.minX)
    return mirror.frame(rect)
  }

  /// The width of the characters before an index, in points.
  final func width(before index: Int) -> CGFloat {
    guard index > 0 else { return 0 }
    return TextEngine.width(of: String(shownCharacters.prefix(index)), font: drawnFont)
  }

  /// The distance of the boundary before a character from the left end of the text, in points.
  ///
  /// Text from right to left counts from the right; within text of both directions the result is an
  /// estimate.
  final func caretOffset(at index: Int) -> CGFloat {
    isTextRightToLeft
      ? width(before: line.characters.count) - width(before: index) : width(before: index)
  }

  /// Whether the text reads from right to left.
  final var isTextRightToLeft: Bool {
    // Lead bytes of UTF-8 below this belong to scripts from left to right.
    guard shownText.utf8.contains(where: { $0 >= 0xD6 }) else { return false }
    let options = TextLayoutOptions(
      numberOfLines: 1,
      lineBreakMode: .byClipping,
      scale: UITraitCollection.current.displayScale
    )
    let layout = TextEngine.layout(shownText, font: drawnFont, options)
    return layout.lines.first?.isRightToLeft ?? false
  }

  /// The x coordinate of the left end of the text, in points.
  final func textStart(in rect: CGRect) -> CGFloat {
    let whole = width(before: line.characters.count)
    let free = max(0, rect.width - UITextField.caretWidth - whole)
    switch directedAlignment {
    case .center: return rect.minX + free / 2 - scrollOffset
    case .right: return rect.minX + free - scrollOffset
    case .left, .natural, .justified: return rect.minX - scrollOffset
    }
  }

  /// The alignment in the field's direction.
  private var directedAlignment: NSTextAlignment {
    switch textAlignment {
    case .natural, .justified: layoutDirection == .rightToLeft ? .right : textAlignment
    case .left, .center, .right: textAlignment
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
    let x = textStart(in: rect) + caretOffset(at: line.caret)
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
        alignment: directedAlignment,
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
