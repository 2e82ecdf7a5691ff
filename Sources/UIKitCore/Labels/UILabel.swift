public import Foundation
public import UIKitGraphics

/// One or more lines of text, centred vertically.
///
/// Setting an equal value costs a comparison, other changes invalidate the drawing. A change of
/// colour never shapes text again.
@preconcurrency @MainActor
open class UILabel: UIView {
  private(set) final var textStorage: String?
  private(set) final var attributedStorage: NSAttributedString?
  /// The attributes of `attributedStorage`, read once.
  private(set) final var attributedValue: AttributedText?
  private var ownFont: UIFont?
  private var ownTextColor: UIColor?
  private var ownShadowColor: UIColor??
  private var ownShadowOffset: CGSize?
  private var ownTextAlignment: NSTextAlignment?
  /// The default attributes, where the application sets none; set by the label's owner.
  final var style = LabelStyle.standard {
    didSet { styleDidChange(from: oldValue) }
  }
  /// The view whose layout depends on the text's size and is invalidated when it may have changed:
  /// the button, the cell.
  ///
  /// Default: `nil`.
  final weak var layoutOwner: UIView?

  /// Creates a label without text.
  ///
  /// - Parameter frame: The rectangle in the superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  // MARK: Text

  /// The plain text; if `attributedText` is set, its string.
  ///
  /// Default: `nil`.
  open var text: String? {
    get { attributedStorage?.string ?? textStorage }
    set {
      demandMainThread(type(of: self))
      guard attributedStorage != nil || newValue != textStorage else { return }
      attributedStorage = nil
      attributedValue = nil
      textStorage = newValue
      contentDidChange()
    }
  }

  /// The attributed text; characters without font or colour have the label's.
  ///
  /// Default: `nil`. If `text` is set, reading it returns that text with the label's attributes.
  open var attributedText: NSAttributedString? {
    get { attributedStorage ?? plainAttributedText }
    set {
      demandMainThread(type(of: self))
      guard newValue != nil || attributedStorage != nil || textStorage != nil else { return }
      let old = attributedValue
      attributedStorage = newValue?.immutable
      attributedValue = attributedStorage.map(AttributedText.init)
      textStorage = nil
      if let old, old == attributedValue { return }
      contentDidChange()
    }
  }

  /// The font; `nil` is the default. Default: the system font of 17 points.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { ownFont ?? style.font }
    set {
      let old = ownFont ?? style.font
      ownFont = newValue
      let font = newValue ?? style.font
      guard font !== old, font != old || font.textStyle != old.textStyle else { return }
      contentDidChange()
    }
  }

  /// The text's colour; `nil` is the default. Default: `.label`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    get { ownTextColor ?? style.color }
    set {
      let old = ownTextColor ?? style.color
      ownTextColor = newValue
      let color = newValue ?? style.color
      if color !== old, color != old { setNeedsDisplay() }
    }
  }

  /// The text colour while highlighted; `nil` uses `textColor`.
  ///
  /// Default: `nil`.
  open var highlightedTextColor: UIColor? {
    didSet { if isHighlighted && highlightedTextColor != oldValue { setNeedsDisplay() } }
  }

  /// Whether the highlighted colour is used.
  ///
  /// Default: `false`.
  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      if highlightedTextColor != nil || style.highlightedColor != nil { setNeedsDisplay() }
    }
  }

  /// Whether the text is drawn in full opacity; else it is dimmed.
  ///
  /// Default: `true`.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  /// Colour of a sharp shadow of the text; `nil` draws none.
  ///
  /// Default: `nil`.
  open var shadowColor: UIColor? {
    get { ownShadowColor ?? style.shadowColor }
    set {
      if newValue != shadowColor { setNeedsDisplay() }
      ownShadowColor = .some(newValue)
    }
  }

  /// The offset of the shadow from the text, in points.
  ///
  /// Default: 1 up.
  open var shadowOffset: CGSize {
    get { ownShadowOffset ?? style.shadowOffset }
    set {
      if shadowColor != nil && newValue != shadowOffset { setNeedsDisplay() }
      ownShadowOffset = newValue
    }
  }

  // MARK: Lines

  /// The alignment of lines.
  ///
  /// Default: `.natural`, which is by the text's direction, but always right where layout is from
  /// right to left.
  open var textAlignment: NSTextAlignment {
    get { ownTextAlignment ?? style.alignment }
    set {
      let old = textAlignment
      ownTextAlignment = newValue
      if newValue != old { setNeedsDisplay() }
    }
  }

  /// The maximum number of lines; 0 for as many as the text has, but no more than 4,096.
  ///
  /// Default: 1.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }

  /// The line breaks, and the truncation of text that does not fit.
  ///
  /// Default: `.byTruncatingTail`.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentDidChange() } }
  }

  /// The choice of line breaks, besides by the width.
  ///
  /// Default: `.standard`.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
    didSet { if lineBreakStrategy != oldValue { contentDidChange() } }
  }

  /// Whether letters move closer together, by a twentieth of an em at most, before text is
  /// truncated.
  ///
  /// Default: `false`.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { if allowsDefaultTighteningForTruncation != oldValue { setNeedsDisplay() } }
  }

  /// The width at which lines break for the intrinsic content size, in points.
  ///
  /// Default: 0, the width of the text.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }

  /// Whether a single line that is too wide is shrunk to fit; attributed text is not.
  ///
  /// Default: `false`.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
  }

  /// The smallest font of `adjustsFontSizeToFitWidth`, as a fraction of `font`'s size.
  ///
  /// Default: 0, any size.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
  }

  /// Whether a preferred font follows the user's text size.
  ///
  /// Default: `false`.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adaptFontToContentSize(from: nil) } }
  }

  override var accessibilityDefaults: any AccessibilityDefaults { LabelAccessibility(view: self) }

  // MARK: Drawing and fitting

  /// The rectangle of the text, aligned to the top of another one.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle, in points.
  ///   - numberOfLines: The maximum number of lines; 0 for no limit.
  /// - Returns: The text's rectangle; its size is a multiple of device pixels.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    measuredRect(in: bounds, numberOfLines: numberOfLines)
  }

  /// Draws the text vertically centred in a rectangle.
  ///
  /// Called by `draw(_:)`.
  ///
  /// - Parameter rect: The rectangle, in points; the bounds unless a subclass insets it.
  open func drawText(in rect: CGRect) {
    drawLines(in: rect)
  }

  open override func draw(_ rect: CGRect) {
    guard hasText else { return }
    drawText(in: bounds)
  }

  /// The size that fits the whole text.
  ///
  /// - Parameter size: Lines break at its width; a single line, or a width of 0
  ///   or less, is as wide as the text. The height does not matter.
  /// - Returns: A multiple of device pixels; zero without text.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width)
  }

  open override var intrinsicContentSize: CGSize {
    fittingSize(width: preferredMaxLayoutWidth)
  }

  override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat {
    fittingSize(width: max(1, width)).height
  }

  override var firstBaselineOffset: CGFloat { baselines.first }

  override var lastBaselineOffset: CGFloat { baselines.last }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { adaptFontToContentSize(from: previousTraitCollection) }
  }

  private func styleDidChange(from old: LabelStyle) {
    guard style != old else { return }
    if ownFont == nil, style.font != old.font { contentDidChange() } else { setNeedsDisplay() }
  }

  private func contentDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
    defer { valueDidChange() }
    guard let layoutOwner else { return }
    layoutOwner.setPending(.layout)
    layoutOwner.layoutStateStorage?.invalidateContent()
  }

  /// Whether there is anything to draw.
  final var hasText: Bool {
    if let attributedStorage { return attributedStorage.length > 0 }
    return textStorage?.isEmpty == false
  }

  private var plainAttributedText: NSAttributedString? {
    textStorage.map {
      NSAttributedString(
        string: $0,
        attributes: [.font: ownFont ?? style.font, .foregroundColor: ownTextColor ?? style.color]
      )
    }
  }
}
