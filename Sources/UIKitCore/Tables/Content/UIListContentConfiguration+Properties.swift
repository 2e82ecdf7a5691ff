public import Foundation
public import UIKitGraphics

extension UIListContentConfiguration {
  /// The appearance of a text.
  public struct TextProperties: Hashable {
    /// The alignment of lines.
    public enum TextAlignment: Int, Sendable {
      /// By the text's direction.
      case natural
      /// In the middle.
      case center
      /// At both edges.
      case justified
    }

    /// The change of a text's letters.
    public enum TextTransform: Int, Sendable {
      /// Not at all.
      case none
      /// To capitals.
      case uppercase
      /// To small letters.
      case lowercase
      /// To capitals at the start of each word.
      case capitalized
    }

    let kind: ListContentKind
    let isSecondary: Bool
    private(set) var ownFont: UIFont?
    private(set) var ownColor: UIColor?
    private(set) var ownTransform: TextTransform?

    init(kind: ListContentKind, isSecondary: Bool) {
      (self.kind, self.isSecondary) = (kind, isSecondary)
    }

    /// The font; by default that of the look, which follows the text size.
    public var font: UIFont {
      get {
        ownFont
          ?? text(in: .standard).font.scaled(
            for: UITraitCollection.current.preferredContentSizeCategory
          )
      }
      set { ownFont = newValue }
    }
    /// The colour; by default that of the look.
    public var color: UIColor {
      get { ownColor ?? text(in: .standard).color ?? .systemBlue }
      set { ownColor = newValue }
    }
    /// Changes the colour; `nil` by default.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment of lines; `.natural` by default.
    public var alignment = TextAlignment.natural
    /// The place at which lines break or are truncated; `.byTruncatingTail` by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The greatest number of lines; 0, the default, is any number.
    public var numberOfLines = 0
    /// Whether a text that is too wide becomes smaller; `false` by default.
    public var adjustsFontSizeToFitWidth = false
    /// The least size of such a text, as a fraction of the font's; 0 by default.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters are tightened before a line is truncated; `false` by default.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether a font of a text style follows the text size; `true` by default.
    public var adjustsFontForContentSizeCategory = true
    /// The change of the letters; none by default, but that of the look in headers of grouped
    /// tables.
    public var transform: TextTransform {
      get { ownTransform ?? (kind.uppercases(in: .standard) && !isSecondary ? .uppercase : .none) }
      set { ownTransform = newValue }
    }

    /// The colour after `colorTransformer`.
    ///
    /// - Returns: The colour that is shown.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// The colour that was set, changed by the transformer; `nil` for the look's.
    func shownColor(in theme: TableTheme, isOff: Bool) -> UIColor? {
      if let ownColor { return colorTransformer?(ownColor) ?? ownColor }
      if isOff { return .tertiaryLabel }
      guard let colorTransformer, let color = text(in: theme).color else { return nil }
      return colorTransformer(color)
    }

    /// The font and colours in a look.
    func text(in theme: TableTheme) -> TableTheme.Text {
      kind.text(isSecondary: isSecondary, in: theme)
    }

    /// A text with its letters changed.
    func transformed(_ text: String, in theme: TableTheme) -> String {
      let standard: TextTransform =
        kind.uppercases(in: theme) && !isSecondary ? .uppercase : .none
      switch ownTransform ?? standard {
      case .none: return text
      case .uppercase: return text.uppercased()
      case .lowercase: return text.lowercased()
      case .capitalized: return text.capitalized
      }
    }
  }

  /// The appearance of the image.
  public struct ImageProperties: Hashable {
    /// The dimension of `reservedLayoutSize` that is the system's for symbols.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    /// The size and weight of a symbol; `nil`, the default, is that of the text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of template images; `nil`, the default, is the tint colour.
    public var tintColor: UIColor?
    /// Changes the colour; `nil` by default.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the image's corners, in points; 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The greatest size, in points; a dimension of 0, the default, has no limit.
    public var maximumSize = CGSize.zero
    /// The size that is kept free for the image, which is centred there, in points; a dimension of
    /// 0, the default, is as large as the image.
    public var reservedLayoutSize = CGSize.zero

    /// The colour of template images after `tintColorTransformer`.
    ///
    /// - Parameter tintColor: The cell's tint colour.
    /// - Returns: The colour that is shown.
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

  /// Whether it is above rows, and so at the bottom of its space.
  var isHeader: Bool {
    switch self {
    case .groupedHeader, .prominentHeader, .extraProminentHeader: true
    default: false
    }
  }

  /// Whether it is below a group, and so at the top of its space.
  var isFooter: Bool { self == .groupedFooter }

  /// Whether it is a row's content.
  var isCell: Bool { self == .cell || self == .subtitleCell || self == .valueCell }

  /// Whether the look shows the text in capitals.
  func uppercases(in theme: TableTheme) -> Bool {
    self == .groupedHeader && theme.uppercasesGroupedHeaders
  }

  /// Font and colours in a look.
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

  /// The space around the content in a look, in points.
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
