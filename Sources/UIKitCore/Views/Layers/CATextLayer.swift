public import Foundation
public import UIKitGraphics

/// The horizontal alignment of the lines of a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Creates a mode; unknown names count as `.natural`.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The alignment of the text's language.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Left-aligned.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Right-aligned.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Centred.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Justified.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The position at which a text layer truncates lines that do not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Creates a mode; unknown names count as `.none`.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No truncation; the text is clipped.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A layer that draws text from the top of its bounds.
///
///     let title = CATextLayer()
///     title.string = "Total"
///     title.fontSize = 15
///     title.foregroundColor = UIColor.label.cgColor
///     title.frame = CGRect(x: 8, y: 8, width: 120, height: 20)
///     card.layer.addSublayer(title)
@preconcurrency @MainActor
public final class CATextLayer: CALayer {
  /// The text, a `String` or an `NSAttributedString`; values of other types are not drawn.
  ///
  /// Default: `nil`.
  public var string: Any? { didSet { drawingDidChange() } }
  /// The font, a `UIFont` or a font name; `nil` means the system font.
  ///
  /// Attributes of the text take precedence.
  ///
  /// Default: `nil`.
  public var font: Any? { didSet { drawingDidChange() } }
  /// The size of the font, in points.
  ///
  /// Default: 36.
  public var fontSize: CGFloat = 36 { didSet { drawingDidChange() } }
  /// The text colour; `nil` draws no text.
  ///
  /// Attributes of the text take precedence.
  ///
  /// Default: white.
  public var foregroundColor: CGColor? = UIColor.white.cgColor { didSet { drawingDidChange() } }
  /// Whether lines break at the width of the bounds.
  ///
  /// Default: `false`.
  public var isWrapped = false { didSet { drawingDidChange() } }
  /// The horizontal alignment of the lines.
  ///
  /// Default: `.natural`.
  public var alignmentMode = CATextLayerAlignmentMode.natural { didSet { drawingDidChange() } }
  /// The position at which lines that do not fit are truncated.
  ///
  /// Default: `.none`.
  public var truncationMode = CATextLayerTruncationMode.none { didSet { drawingDidChange() } }

  override var drawsContents: Bool { true }

  override func drawContents(
    in context: CGContext,
    _ rect: CGRect,
    opacity: CGFloat,
    _ presentation: LayerPresentation
  ) {
    guard let foregroundColor, let layout = layout(in: rect, scale: context.scale) else { return }
    context.saveGState()
    context.clip(to: rect)
    let color = UIColor(cgColor: foregroundColor)
    context.draw(layout, at: CGPoint(x: rect.minX, y: rect.minY), color: color)
    context.restoreGState()
  }

  private func layout(in rect: CGRect, scale: CGFloat) -> TextLayout? {
    let options = TextLayoutOptions(
      maxWidth: rect.width,
      maxHeight: isWrapped && truncationMode != .none ? rect.height : .infinity,
      numberOfLines: isWrapped ? 0 : 1,
      lineBreakMode: lineBreakMode,
      alignment: alignment,
      scale: scale
    )
    if let text = string as? NSAttributedString {
      return TextEngine.layout(text, font: displayFont, options)
    }
    return (string as? String).map { TextEngine.layout($0, font: displayFont, options) }
  }

  private var displayFont: UIFont {
    let size = fontSize > 0 && fontSize.isFinite ? fontSize : 36
    if let font = font as? UIFont { return font.withSize(size) }
    return (font as? String).flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)
  }

  private var lineBreakMode: NSLineBreakMode {
    switch truncationMode {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    default: isWrapped ? .byWordWrapping : .byClipping
    }
  }

  private var alignment: NSTextAlignment {
    switch alignmentMode {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }

  override func propertyDidChange() {
    super.propertyDidChange()
    drawingDidChange()
  }

  override func copyValues(of layer: CALayer, _ presentation: LayerPresentation) {
    guard let layer = layer as? CATextLayer else { return }
    (string, font, fontSize) = (layer.string, layer.font, layer.fontSize)
    (foregroundColor, isWrapped) = (layer.foregroundColor, layer.isWrapped)
    (alignmentMode, truncationMode) = (layer.alignmentMode, layer.truncationMode)
  }
}
