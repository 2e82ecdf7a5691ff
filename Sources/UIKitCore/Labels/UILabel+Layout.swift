import Foundation
import UIKitGraphics

extension UILabel {
  /// The length that stands for no limit, in points; finite, so that subclasses can inset
  /// rectangles of this size.
  private static let unlimited: CGFloat = 16_777_216

  /// The smallest font size to which text is shrunk, in points.
  private static let minimumFontSizeLimit: CGFloat = 4

  /// Returns the size of the text, limited to `numberOfLines`, for a width, in points.
  final func fittingSize(width: CGFloat) -> CGSize {
    guard hasText else { return .zero }
    let isLimited = numberOfLines != 1 && width > 0
    let size = CGSize(
      width: isLimited ? min(width, UILabel.unlimited) : UILabel.unlimited,
      height: UILabel.unlimited
    )
    let rect = textRect(
      forBounds: CGRect(origin: .zero, size: size),
      limitedToNumberOfLines: numberOfLines
    )
    return rect.size
  }

  /// Returns the rectangle of the text, aligned to the top of a given rectangle.
  final func measuredRect(in bounds: CGRect, numberOfLines: Int) -> CGRect {
    guard hasText else { return CGRect(origin: bounds.origin, size: .zero) }
    let scale = UITraitCollection.current.displayScale
    let placed = placedLayout(in: bounds.size, numberOfLines: numberOfLines, font, scale: scale)
    let size = CGSize(
      width: min(placed.layout.size.width, max(bounds.width, 0)),
      height: min(placed.layout.size.height, max(bounds.height, 0))
    )
    return CGRect(origin: bounds.origin, size: size)
  }

  /// The distances of the first baseline from the top of the text, and of the last baseline from
  /// its bottom, in points.
  final var baselines: (first: CGFloat, last: CGFloat) {
    let scale = UITraitCollection.current.displayScale
    let size = CGSize(width: UILabel.unlimited, height: UILabel.unlimited)
    let layout = placedLayout(in: size, numberOfLines: numberOfLines, font, scale: scale).layout
    let lastBaseline = layout.lines.last?.baseline ?? layout.firstBaseline
    return (layout.firstBaseline, max(0, layout.size.height - lastBaseline))
  }

  /// Draws the lines, centred vertically.
  final func drawLines(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.minX.isFinite,
      rect.minY.isFinite
    else { return }
    let traits = UITraitCollection.current
    let scale = traits.displayScale
    let drawnFont = fittingFont(forWidth: rect.width, scale: scale)
    let placed = placedLayout(in: rect.size, numberOfLines: numberOfLines, drawnFont, scale: scale)
    let top = rect.minY + top(of: placed.layout, drawnFont, height: rect.height, scale: scale)
    let origin = CGPoint(
      x: rect.minX + placed.x,
      y: top.pixelEdge(scale: scale)
    )
    // The shadow of a style is unsuitable for text in the highlighted colour.
    if let shadowColor, !(isHighlighted && style.highlightedColor != nil) {
      let shadow = CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height)
      context.draw(placed.layout, at: shadow, color: shadowColor)
    }
    context.draw(placed.layout, at: origin, color: drawnColor)
  }

  /// Returns the distance from the top of the label to the lines, in points.
  private func top(
    of layout: TextLayout,
    _ drawnFont: UIFont,
    height: CGFloat,
    scale: CGFloat
  ) -> CGFloat {
    let centeredTop = (height - layout.size.height) / 2
    guard baselineAdjustment != .alignCenters, let font, drawnFont.pointSize < font.pointSize else {
      return centeredTop
    }
    let size = CGSize(width: UILabel.unlimited, height: UILabel.unlimited)
    let fullSizeLayout = placedLayout(in: size, numberOfLines: 1, font, scale: scale).layout
    let top = (height - fullSizeLayout.size.height) / 2
    return baselineAdjustment == .none
      ? top : top + fullSizeLayout.firstBaseline - layout.firstBaseline
  }

  private var drawnColor: UIColor {
    let highlightedColor = highlightedTextColor ?? style.highlightedColor
    let color = isHighlighted ? highlightedColor ?? textColor : textColor
    guard let color else { return .label }
    guard !isEnabled else { return color }
    let resolvedColor = color.resolvedColor(with: .current)
    return resolvedColor.withAlphaComponent(resolvedColor.cgColor.alpha * 0.35)
  }

  // MARK: Layouts

  /// A layout and its horizontal offset from the left edge of the label, in points.
  private typealias PlacedLayout = (layout: TextLayout, x: CGFloat)

  /// Returns the layout of the text for a size in points.
  ///
  /// A single line that fits is laid out with unlimited width, so that measuring and drawing share
  /// one cached layout for all widths.
  private func placedLayout(
    in size: CGSize,
    numberOfLines: Int,
    _ font: UIFont,
    scale: CGFloat
  ) -> PlacedLayout {
    let alignment = resolvedAlignment
    if numberOfLines == 1, isMeasuredWhole {
      let options = TextLayoutOptions(
        numberOfLines: 1,
        lineBreakMode: lineBreakMode,
        alignment: .left,
        direction: forcedDirection,
        scale: scale
      )
      let line = makeLayout(font, options)
      let freeWidth = size.width - line.size.width
      if freeWidth >= -0.001 {
        let x = size.width >= UILabel.unlimited ? 0 : freeWidth * fraction(of: alignment, line)
        return (line, (x * scale).rounded(.down) / scale)
      }
    }
    let width = size.width >= UILabel.unlimited ? CGFloat.infinity : size.width
    func layout(maxHeight: CGFloat) -> TextLayout {
      let options = TextLayoutOptions(
        maxWidth: width,
        maxHeight: maxHeight,
        numberOfLines: numberOfLines > 0
          ? min(numberOfLines, UILabel.maximumLines) : UILabel.maximumLines,
        lineBreakMode: lineBreakMode,
        alignment: alignment,
        direction: forcedDirection,
        strategy: lineBreakStrategy,
        allowsTightening: allowsDefaultTighteningForTruncation,
        scale: scale
      )
      return makeLayout(font, options)
    }
    // A long text is laid out only up to a height that is certain to exceed the available one.
    let isWhole = byteCount <= UILabel.maximumWholeLength || size.height >= UILabel.unlimited
    let fullLayout = layout(maxHeight: isWhole ? .infinity : size.height * 2 + 100)
    guard fullLayout.size.height > size.height + 0.001, fullLayout.lines.count > 1 else {
      return (fullLayout, 0)
    }
    return (layout(maxHeight: size.height), 0)
  }

  /// Whether the text is plain and short enough to be measured as a whole.
  private var isMeasuredWhole: Bool {
    guard let textStorage else { return false }
    return textStorage.utf8.count <= UILabel.shortLength
  }

  /// The maximum length of a text measured as a whole even if parts may be invisible, in UTF-8
  /// bytes.
  private static let shortLength = 1_000

  /// The length of the text in UTF-8 bytes.
  private var byteCount: Int {
    attributedValue?.string.utf8.count ?? textStorage?.utf8.count ?? 0
  }

  /// The maximum length of a text laid out as a whole regardless of the available height, so that
  /// measuring and drawing share a layout, in bytes.
  private static let maximumWholeLength = 4_000

  /// The maximum number of lines of a label: more than fit on a screen, and few enough to lay out
  /// within a frame.
  private static let maximumLines = 4_096

  /// The base direction of the text if the label overrides it, otherwise natural.
  private var forcedDirection: NSWritingDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    default: .natural
    }
  }

  /// The alignment, with natural and justified alignment resolved to the right in a right-to-left
  /// layout, regardless of the direction of the text.
  private var resolvedAlignment: NSTextAlignment {
    switch textAlignment {
    case .natural, .justified: layoutDirection == .rightToLeft ? .right : textAlignment
    case .left, .center, .right: textAlignment
    }
  }

  /// Returns the fraction of the free width to the left of a line.
  private func fraction(of alignment: NSTextAlignment, _ layout: TextLayout) -> CGFloat {
    switch alignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural, .justified: layout.lines.first?.isRightToLeft == true ? 1 : 0
    }
  }

  private func makeLayout(_ font: UIFont, _ options: TextLayoutOptions) -> TextLayout {
    if let attributedValue {
      return TextEngine.layout(attributedValue, font: font, options)
    }
    return TextEngine.layout(textStorage ?? "", font: font, options)
  }

  // MARK: Fonts

  /// Returns the font, or a smaller one in which the line fits the width.
  private func fittingFont(forWidth width: CGFloat, scale: CGFloat) -> UIFont {
    guard let font, adjustsFontSizeToFitWidth, numberOfLines == 1, attributedStorage == nil else {
      return self.font
    }
    let unlimitedLayout = placedLayout(
      in: CGSize(width: UILabel.unlimited, height: UILabel.unlimited),
      numberOfLines: 1,
      font,
      scale: scale
    )
    let naturalWidth = unlimitedLayout.layout.size.width
    guard naturalWidth > width else { return font }
    let smallestPointSize = max(font.pointSize * minimumScaleFactor, UILabel.minimumFontSizeLimit)
    // Rounding to half points lets labels of similar widths share glyph masks.
    let fittingPointSize = (font.pointSize * width / naturalWidth * 2).rounded(.down) / 2
    return font.withSize(min(font.pointSize, max(fittingPointSize, smallestPointSize)))
  }

  /// Replaces a preferred font with that for the current text size, if the text size has changed.
  final func adaptFontToContentSize(from oldTraits: UITraitCollection?) {
    let traits = traitCollection
    guard traits.preferredContentSizeCategory != oldTraits?.preferredContentSizeCategory,
      let scaled = font.scaled(for: traits)
    else { return }
    font = scaled
  }
}
