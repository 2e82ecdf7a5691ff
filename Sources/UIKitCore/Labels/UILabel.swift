public import Foundation
public import UIKitGraphics

/// A label with one or more lines of text, centred vertically.
///
/// Setting a property to an equal value costs only a comparison; any other change invalidates the
/// drawing. A change of colour never causes text shaping.
@preconcurrency @MainActor
open class UILabel: UIView {
  private(set) final var textStorage: String?
  private(set) final var attributedStorage: NSAttributedString?
  /// The attributes of `attributedStorage`, converted once.
  private(set) final var attributedValue: AttributedText?
  private var customFont: UIFont?
  private var customTextColor: UIColor?
  /// The shadow's colour set by the application; the outer `nil` means that none was set.
  private var customShadowColor: UIColor??
  private var customShadowOffset: CGSize?
  private var customTextAlignment: NSTextAlignment?
  /// The default attributes, used where the application sets none.
  ///
  /// Set by the view that owns the label.
  final var style = LabelStyle.standard {
    didSet { styleDidChange(from: oldValue) }
  }
  /// The view whose layout depends on the text's size, such as a button or a cell.
  ///
  /// Its layout is invalidated when the size may have changed.
  ///
  /// Default: `nil`.
  final weak var layoutOwner: UIView?

  /// Creates a label without text.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points.
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

  /// The plain text, or the string of `attributedText` if that is set.
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

  /// The attributed text; characters without a font or colour use those of the label.
  ///
  /// Default: `nil`. If `text` is set, this property returns that text with the label's attributes.
  open var attributedText: NSAttributedString? {
    get { attributedStorage ?? plainAttributedText }
    set {
      demandMainThread(type(of: self))
      guard newValue != nil || attributedStorage != nil || textStorage != nil else { return }
      let oldText = attributedValue
      attributedStorage = newValue?.immutable
      attributedValue = attributedStorage.map(AttributedText.init)
      textStorage = nil
      if let oldText, oldText == attributedValue { return }
      contentDidChange()
    }
  }

  /// The font; `nil` means the default, the system font of 17 points.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { customFont ?? style.font }
    set {
      let oldFont = customFont ?? style.font
      customFont = newValue
      let font = newValue ?? style.font
      guard font !== oldFont, font != oldFont || font.textStyle != oldFont.textStyle else { return }
      contentDidChange()
    }
  }

  /// The text's colour; `nil` means the default, `.label`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    get { customTextColor ?? style.color }
    set {
      let oldColor = customTextColor ?? style.color
      customTextColor = newValue
      let color = newValue ?? style.color
      if color !== oldColor, color != oldColor { setNeedsDisplay() }
    }
  }

  /// The text's colour while highlighted; `nil` for `textColor`.
  ///
  /// Default: `nil`.
  open var highlightedTextColor: UIColor? {
    didSet { if isHighlighted && highlightedTextColor != oldValue { setNeedsDisplay() } }
  }

  /// Whether the label uses `highlightedTextColor`.
  ///
  /// Default: `false`.
  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      if highlightedTextColor != nil || style.highlightedColor != nil { setNeedsDisplay() }
    }
  }

  /// Whether the text is drawn at full opacity; if `false`, it is dimmed.
  ///
  /// Default: `true`.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  /// The colour of the text's sharp shadow; `nil` for no shadow.
  ///
  /// Default: `nil`.
  open var shadowColor: UIColor? {
    get { customShadowColor ?? style.shadowColor }
    set {
      if newValue != shadowColor { setNeedsDisplay() }
      customShadowColor = .some(newValue)
    }
  }

  /// The offset of the shadow from the text, in points.
  ///
  /// Default: 1 point upwards.
  open var shadowOffset: CGSize {
    get { customShadowOffset ?? style.shadowOffset }
    set {
      if shadowColor != nil && newValue != shadowOffset { setNeedsDisplay() }
      customShadowOffset = newValue
    }
  }

  // MARK: Lines

  /// The alignment of lines.
  ///
  /// Default: `.natural`, which follows the direction of the text. In a right-to-left layout, it is
  /// always right-aligned.
  open var textAlignment: NSTextAlignment {
    get { customTextAlignment ?? style.alignment }
    set {
      let oldAlignment = textAlignment
      customTextAlignment = newValue
      if newValue != oldAlignment { setNeedsDisplay() }
    }
  }

  /// The maximum number of lines; 0 for no limit, except a fixed one of 4,096 lines.
  ///
  /// Default: 1.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }

  /// The line break mode, which also determines the truncation of text that does not fit.
  ///
  /// Default: `.byTruncatingTail`.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentDidChange() } }
  }

  /// The strategy for choosing line breaks.
  ///
  /// Default: `.standard`.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
    didSet { if lineBreakStrategy != oldValue { contentDidChange() } }
  }

  /// Whether the letter spacing is reduced before the text is truncated, by at most a twentieth of
  /// an em.
  ///
  /// Default: `false`.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { if allowsDefaultTighteningForTruncation != oldValue { setNeedsDisplay() } }
  }

  /// The width that limits the lines for the intrinsic content size, in points.
  ///
  /// Default: 0, for no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }

  /// Whether a single line that is too wide is drawn in a smaller font.
  ///
  /// Attributed text keeps its fonts.
  ///
  /// Default: `false`.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
  }

  /// The vertical alignment of a line that is drawn in a smaller font.
  ///
  /// Default: `.alignBaselines`.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
  }

  /// The smallest font size for `adjustsFontSizeToFitWidth`, as a fraction of the size of `font`.
  ///
  /// Default: 0, for any size. Text does not shrink below 4 points.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
  }

  /// Whether a font created by `preferredFont(forTextStyle:)` follows the user's text size.
  ///
  /// Default: `false`.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adaptFontToContentSize(from: nil) } }
  }

  override var accessibilityDefaults: any AccessibilityDefaults { LabelAccessibility(view: self) }

  // MARK: Drawing and fitting

  /// Returns the rectangle of the text, aligned to the top of a given rectangle.
  ///
  /// - Parameters:
  ///   - bounds: The given rectangle, in points.
  ///   - numberOfLines: The maximum number of lines; 0 for no limit.
  /// - Returns: The rectangle of the text. Its size is a multiple of device pixels, unless `bounds`
  ///   limits it.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    measuredRect(in: bounds, numberOfLines: numberOfLines)
  }

  /// Draws the text, vertically centred in a rectangle.
  ///
  /// Called by `draw(_:)`.
  ///
  /// - Parameter rect: The rectangle in the label's coordinates; the bounds unless a subclass
  ///   insets them.
  open func drawText(in rect: CGRect) {
    drawLines(in: rect)
  }

  open override func draw(_ rect: CGRect) {
    guard hasText else { return }
    drawText(in: bounds)
  }

  /// Returns the size of the text, limited to `numberOfLines`.
  ///
  /// - Parameter size: The size whose width limits the lines. A width of 0 or less is unlimited, as
  ///   is that of a single line. The height is ignored.
  /// - Returns: The size in points, a multiple of device pixels unless the given width limits it;
  ///   zero for an empty text.
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

  private func styleDidChange(from oldStyle: LabelStyle) {
    guard style != oldStyle else { return }
    if customFont == nil, style.font != oldStyle.font {
      contentDidChange()
    } else {
      setNeedsDisplay()
    }
  }

  private func contentDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
    defer { valueDidChange() }
    guard let layoutOwner else { return }
    layoutOwner.setPending(.layout)
    layoutOwner.layoutStateStorage?.invalidateContent()
  }

  /// Whether the label has text to draw.
  final var hasText: Bool {
    if let attributedStorage { return attributedStorage.length > 0 }
    return textStorage?.isEmpty == false
  }

  private var plainAttributedText: NSAttributedString? {
    textStorage.map {
      NSAttributedString(
        string: $0,
        attributes: [
          .font: customFont ?? style.font, .foregroundColor: customTextColor ?? style.color,
        ]
      )
    }
  }
}
