import Foundation
import UIKitGraphics

/// A key of the on-screen keyboard, redrawn when its face changes.
final class KeyView: UIView {
  /// The visible content of a key.
  struct Face: Equatable {
    enum Style {
      case letter, function, action
      /// A key of a number pad without a cap.
      case bare
    }

    var title = ""
    /// The small text below the title.
    var subtitle: String?
    var symbol: KeySymbol?
    var style = Style.letter
    var isPressed = false
    var isEnabled = true
    /// The maximum font size of the title, in points.
    var fontSize: CGFloat = 22
    var theme = KeyboardTheme.light
  }

  /// The height of the edge below the cap, in points.
  static let edge: CGFloat = 1
  static let cornerRadius: CGFloat = 5

  var face = Face() {
    didSet { if face != oldValue { setNeedsDisplay() } }
  }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  private var cap: KeyboardTheme.Cap {
    switch face.style {
    case .letter: face.isPressed ? face.theme.pressedLetter : face.theme.letter
    case .function, .bare: face.isPressed ? face.theme.pressedFunction : face.theme.function
    case .action: face.isPressed ? face.theme.pressedLetter : face.theme.action
    }
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let cap = cap
    let body = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - KeyView.edge)
    if face.style != .bare {
      let edge = body.offsetBy(dx: 0, dy: KeyView.edge)
      context.fillRoundedRect(edge, radius: KeyView.cornerRadius, color: face.theme.edge)
      context.fillCap(cap, in: body)
    }
    let color = face.isEnabled ? cap.text : face.theme.disabledText
    if let symbol = face.symbol {
      symbol.draw(on: context, around: CGPoint(x: body.midX, y: body.midY), color: color)
    } else if let subtitle = face.subtitle {
      let titleRect = CGRect(x: 0, y: 0, width: body.width, height: body.height * 0.72)
      context.drawTitle(face.title, fontSize: face.fontSize, in: titleRect, color: color)
      let subtitleRect = CGRect(
        x: 0,
        y: body.height * 0.6,
        width: body.width,
        height: body.height * 0.36
      )
      context.drawTitle(subtitle, fontSize: 10, in: subtitleRect, color: color)
    } else {
      if face.theme.isClassic, face.style != .letter {
        let shadow = UIColor(white: 0, alpha: 0.4)
        context.drawTitle(
          face.title,
          fontSize: face.fontSize,
          in: body.offsetBy(dx: 0, dy: -1),
          color: shadow
        )
      }
      context.drawTitle(face.title, fontSize: face.fontSize, in: body, color: color)
    }
  }

  override var accessibilityDefaults: any AccessibilityDefaults { KeyAccessibility(view: self) }
}

extension CGContext {
  /// Fills a cap with its colour or gradient.
  func fillCap(
    _ cap: KeyboardTheme.Cap,
    in rect: CGRect,
    radius: CGFloat = KeyView.cornerRadius
  ) {
    guard cap.top != cap.bottom else {
      return fillRoundedRect(rect, radius: radius, color: cap.top)
    }
    saveGState()
    UIBezierPath(roundedRect: rect, cornerRadius: radius).addClip()
    fillGradient(rect, top: cap.top, bottom: cap.bottom)
    restoreGState()
  }

  /// Draws a title in the centre of a rectangle.
  ///
  /// A title that is too wide gets a smaller font, of at least 8 points.
  func drawTitle(_ title: String, fontSize: CGFloat, in rect: CGRect, color: UIColor) {
    guard !title.isEmpty else { return }
    let options = TextLayoutOptions(numberOfLines: 1, scale: scale)
    var layout = TextEngine.layout(title, font: .systemFont(ofSize: fontSize), options)
    let availableWidth = rect.width - 4
    if layout.size.width > availableWidth, availableWidth > 0 {
      let fittingSize = max(8, (fontSize * availableWidth / layout.size.width).rounded(.down))
      layout = TextEngine.layout(title, font: .systemFont(ofSize: fittingSize), options)
    }
    let x = rect.midX - layout.size.width / 2
    let y = rect.midY - layout.size.height / 2
    let origin = CGPoint(x: (x * scale).rounded() / scale, y: (y * scale).rounded(.down) / scale)
    draw(layout, at: origin, color: color)
  }
}
