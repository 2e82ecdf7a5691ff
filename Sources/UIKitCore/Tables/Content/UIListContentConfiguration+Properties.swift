public import Foundation
public import UIKitGraphics

extension UIListContentConfiguration {
  /// The appearance of a text.
  public struct TextProperties: Hashable {
    /// The alignment of lines.
    public enum TextAlignment: Int, Sendable {
      /// The natural alignment of the layout direction.
      case natural
      /// Centred.
      case center
      /// Justified at both edges.
      case justified
    }

    /// The transformation of a text's letter case.
    public enum TextTransform: Int, Sendable {
      /// No transformation.
      case none
      /// Upper case.
      case uppercase
      /// Lower case.
      case lowercase
      /// Upper case for the first letter of each word.
      case capitalized
    }

    let kind: ListContentKind
    let isSecondary: Bool
    private(set) var customFont: UIFont?
    private(set) var customColor: UIColor?
    private(set) var customTransform: TextTransform?

    init(kind: ListContentKind, isSecondary: Bool) {
      (self.kind, self.isSecondary) = (kind, isSecondary)
    }

    /// The font; by default the theme's, scaled for the text size.
    public var font: UIFont {
      get {
        customFont
          ?? text(in: .standard).font.scaled(
            for: UITraitCollection.current.preferredContentSizeCategory
          )
      }
      set { customFont = newValue }
    }
    /// The colour; by default the theme's.
    public var color: UIColor {
      get { customColor ?? text(in: .standard).color ?? .systemBlue }
      set { customColor = newValue }
    }
    /// The transformer of the colour; `nil` by default.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment of lines; `.natural` by default.
    public var alignment = TextAlignment.natural
    /// The wrapping or truncation of lines; `.byTruncatingTail` by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0, the default, means no limit.
    public var numberOfLines = 0
    /// Whether a text that is too wide is scaled down; `false` by default.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum scale of such a text, as a fraction of the font size; 0 by default.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters are tightened before a line is truncated; `false` by default.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether a font of a text style adapts to the text size; `true` by default.
    public var adjustsFontForContentSizeCategory = true
    /// The transformation of the letter case; none by default, except in headers of grouped tables,
    /// which use the theme's.
    public var transform: TextTransform {
      get {
        customTransform ?? (kind.uppercases(in: .standard) && !isSecondary ? .uppercase : .none)
      }
      set { customTransform = newValue }
    }

    /// Returns the colour after `colorTransformer`.
    ///
    /// - Returns: The effective colour.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// Returns the colour set by the application after the transformer; `nil` for the theme's.
    func displayedColor(in theme: TableTheme, isOff: Bool) -> UIColor? {
      if let customColor { return colorTransformer?(customColor) ?? customColor }
      if isOff { return .tertiaryLabel }
      guard let colorTransformer, let color = text(in: theme).color else { return nil }
      return colorTransformer(color)
    }

    /// Returns the font and colours in a theme.
    func text(in theme: TableTheme) -> TableTheme.Text {
      kind.text(isSecondary: isSecondary, in: theme)
    }

    /// Returns a text with its letter case transformed.
    func transformed(_ text: String, in theme: TableTheme) -> String {
      let standard: TextTransform =
        kind.uppercases(in: theme) && !isSecondary ? .uppercase : .none
      switch customTransform ?? standard {
      case .none: return text
      case .uppercase: return text.uppercased()
      case .lowercase: return text.lowercased()
      case .capitalized: return text.capitalized
      }
    }
  }

  /// The appearance of the image.
  public struct ImageProperties: Hashable {
    /// The dimension of `reservedLayoutSize` that stands for the system's standard dimension for
    /// symbols.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    /// The size and weight of a symbol; `nil`, the default, means those of the text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of template images; `nil`, the default, means the tint colour.
    public var tintColor: UIColor?
    /// The transformer of the colour; `nil` by default.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The corner radius of the image, in points; 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The maximum size, in points; a dimension of 0, the default, means no limit.
    public var maximumSize = CGSize.zero
    /// The size of the space reserved for the image, which is centred in it, in points; a dimension
    /// of 0, the default, means the image's own size.
    public var reservedLayoutSize = CGSize.zero

    /// Returns the colour of template images after `tintColorTransformer`.
    ///
    /// - Parameter tintColor: The cell's tint colour.
    /// - Returns: The effective colour.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }
}

/// The purpose of a list's content.
enum ListContentKind: Hashable, Sendable {
  case cell, subtitleCell, valueCell
  case plainHeader, plainFooter, groupedHeader, groupedFooter
  case prominentHeader, extraProminentHeader

  /// Whether the content is a header of a grouped table, which is aligned to the bottom of its
  /// space; plain headers are centred.
  var isHeader: Bool {
    switch self {
    case .groupedHeader, .prominentHeader, .extraProminentHeader: true
    default: false
    }
  }

  /// Whether the content is a footer of a grouped table, which is aligned to the top of its space;
  /// plain footers are centred.
  var isFooter: Bool { self == .groupedFooter }

  /// Whether the content belongs to a row.
  var isCell: Bool { self == .cell || self == .subtitleCell || self == .valueCell }

  /// Returns whether the theme displays the text in upper case.
  func uppercases(in theme: TableTheme) -> Bool {
    self == .groupedHeader && theme.uppercasesGroupedHeaders
  }

  /// Returns the font and colours in a theme.
  func text(isSecondary: Bool, in theme: TableTheme) -> TableTheme.Text {
    isSecondary ? secondaryText(in: theme) : primaryText(in: theme)
  }

  private func primaryText(in theme: TableTheme) -> TableTheme.Text {
    switch self {
    case .cell: theme.title
    case .subtitleCell: theme.subtitleTitle
    case .valueCell: theme.value1Title
    case .plainHeader, .plainFooter: theme.plainHeader
    case .groupedHeader: theme.groupedHeader
    case .groupedFooter: theme.groupedFooter
    case .prominentHeader: enlarged(theme, by: 20 / 17)
    case .extraProminentHeader: enlarged(theme, by: 22 / 17)
    }
  }

  private func enlarged(_ theme: TableTheme, by factor: CGFloat) -> TableTheme.Text {
    let size = theme.title.font.pointSize * factor
    return TableTheme.Text(.systemFont(ofSize: size, weight: .bold), theme.title.color)
  }

  private func secondaryText(in theme: TableTheme) -> TableTheme.Text {
    switch self {
    case .cell, .subtitleCell:
      theme.isGlossy
        ? theme.subtitleDetail : TableTheme.Text(theme.subtitleDetail.font, .secondaryLabel)
    case .valueCell:
      theme.isGlossy ? theme.value1Detail : TableTheme.Text(theme.title.font, .secondaryLabel)
    case .plainHeader, .plainFooter, .prominentHeader, .extraProminentHeader:
      TableTheme.Text(theme.subtitleDetail.font, .secondaryLabel)
    case .groupedHeader: theme.groupedHeader
    case .groupedFooter: theme.groupedFooter
    }
  }

  /// Returns the margins of the content in a theme, in points.
  func margins(in theme: TableTheme) -> NSDirectionalEdgeInsets {
    let (top, bottom): (CGFloat, CGFloat) =
      switch self {
      case .cell, .subtitleCell, .valueCell: (theme.verticalPadding, theme.verticalPadding)
      case .plainHeader, .plainFooter: (3, 3)
      case .groupedHeader, .prominentHeader, .extraProminentHeader:
        (theme.groupSpacing, theme.groupedTextGap)
      case .groupedFooter: (theme.groupedTextGap, theme.groupedTextGap)
      }
    let side = isCell ? theme.leftMargin : theme.plainHeaderInset
    return NSDirectionalEdgeInsets(top: top, leading: side, bottom: bottom, trailing: side)
  }
}
