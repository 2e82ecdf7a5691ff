import Foundation
import UIKitGraphics

extension UITextField {
  private static let cornerRadius: CGFloat = 5

  final var naturalSize: CGSize {
    let layout = hasText ? layout() : placeholderLayout()
    let inset = borderStyle == .none ? 0 : UITextField.borderInset
    var lineHeight = (font ?? UITextField.defaultFont).lineHeight
    if content.attributes != nil { lineHeight = max(lineHeight, layout?.size.height ?? 0) }
    let scale = traitCollection.displayScale
    lineHeight = lineHeight.pixelLength(scale: scale)
    return CGSize(
      width: (layout?.lines.first?.width ?? 0).rounded(.up) + 2 * inset + TextEditor.caretWidth,
      height: borderStyle == .none
        ? lineHeight : max(34, lineHeight + 12).pixelLength(scale: scale)
    )
  }

  /// The distance of the text's baseline from the top at the natural height, in points.
  final var baselineOffset: CGFloat {
    let font = font ?? UITextField.defaultFont
    let layout = hasText ? layout() : placeholderLayout()
    let height = layout?.size.height ?? font.lineHeight
    let scale = traitCollection.displayScale
    return ((naturalSize.height - height) / 2).pixelEdge(scale: scale)
      + (layout?.firstBaseline ?? font.ascender.pixelEdge(scale: scale))
  }

  final func drawEditedText(near rect: CGRect, on context: CGContext) { drawContent() }

  final func drawContent() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawBorder(on: context)
    if !hasText { drawPlaceholder(in: placeholderRect(forBounds: bounds)) }
    if isEditing { drawEdited(on: context) } else { drawText(in: textRect(forBounds: bounds)) }
  }

  private var displayedColor: UIColor { isEnabled ? textColor ?? .label : .tertiaryLabel }

  /// Draws the text while it is not being edited, truncated with an ellipsis if it is too long.
  final func drawRestingText(in rect: CGRect) {
    guard hasText, let context = UIGraphicsGetCurrentContext() else { return }
    let layout = layout(width: rect.width)
    let x = layout.size.width < rect.width ? textStart(in: rect) : rect.minX
    context.saveGState()
    if layout.size.width > rect.width { context.clip(to: rect) }
    draw(layout, at: x, in: rect, color: displayedColor, on: context)
    context.restoreGState()
  }

  /// Draws the selection, the text, the underlines of marked text, and the caret.
  private func drawEdited(on context: CGContext) {
    let rect = editingRect(forBounds: bounds)
    let layout = geometry.layout
    context.saveGState()
    if layout.size.width > rect.width - TextEditor.caretWidth { context.clip(to: rect) }
    let selected = content.selection.range
    context.fillAligned(editor.rects(of: selected), editor.selectionColor)
    draw(layout, at: textStart(in: rect), in: rect, color: displayedColor, on: context)
    if let marked = content.marked {
      let top = textTop(of: layout, in: rect) + layout.firstBaseline + 2
      let underlines = [(marked, 1), (selected.clamped(to: marked), 2.0)]
      for (range, thickness) in underlines {
        let rects = editor.rects(of: range).map {
          CGRect(x: $0.minX, y: top, width: $0.width, height: thickness)
        }
        context.fillAligned(rects, displayedColor)
      }
    }
    context.restoreGState()
    guard editor.isCaretLit, content.selection.isEmpty else { return }
    context.fillAligned([caretRect(for: editor.caret)], tintColor)
  }

  private func placeholderLayout(width: CGFloat = .infinity) -> TextLayout? {
    guard let text = attributedPlaceholder, text.length > 0 else { return nil }
    return TextEngine.layout(
      text,
      font: font ?? UITextField.defaultFont,
      TextLayoutOptions(
        maxWidth: width,
        numberOfLines: 1,
        alignment: resolvedAlignment,
        scale: traitCollection.displayScale
      )
    )
  }

  final func drawCustomPlaceholder(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(),
      let layout = placeholderLayout(width: rect.width)
    else { return }
    draw(layout, at: rect.minX, in: rect, color: .placeholderText, on: context)
  }

  private func draw(
    _ layout: TextLayout,
    at x: CGFloat,
    in rect: CGRect,
    color: UIColor,
    on context: CGContext
  ) {
    let origin = CGPoint(x: x.pixelEdge(scale: context.scale), y: textTop(of: layout, in: rect))
    context.draw(layout, at: origin, color: color)
  }

  private func drawBorder(on context: CGContext) {
    let width = max(1, context.scale.rounded(.down)) / context.scale
    let bounds = borderRect(forBounds: bounds)
    if let image = background {
      return ((isEnabled ? nil : disabledBackground) ?? image).draw(in: bounds)
    }
    switch borderStyle {
    case .none: break
    case .line:
      context.strokeRoundedRect(bounds, radius: 0, width: width, color: .label)
    case .roundedRect:
      guard !hasClassicTheme else { return drawClassicBorder(bounds, on: context, width: width) }
      let radius = UITextField.cornerRadius
      context.fillRoundedRect(bounds, radius: radius, color: .systemBackground)
      context.strokeRoundedRect(bounds, radius: radius, width: width, color: .systemGray4)
    }
  }

  /// Draws the border of a field that appears recessed, with a shadow at the top.
  private func drawClassicBorder(_ bounds: CGRect, on context: CGContext, width: CGFloat) {
    let radius: CGFloat = 8
    context.fillRoundedRect(bounds, radius: radius, color: .white)
    context.saveGState()
    UIBezierPath(roundedRect: bounds, cornerRadius: radius).addClip()
    let shadowRect = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 4)
    context.fillGradient(
      shadowRect,
      top: UIColor(white: 0, alpha: 0.28),
      bottom: UIColor(white: 0, alpha: 0)
    )
    context.restoreGState()
    context.strokeRoundedRect(
      bounds,
      radius: radius,
      width: width,
      color: UIColor(classic: 0x8E939B)
    )
  }
}
