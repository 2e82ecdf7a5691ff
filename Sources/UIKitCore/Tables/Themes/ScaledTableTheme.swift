import Foundation
import UIKitGraphics

/// A theme at a text size, shared by tables, cells, headers and footers.
///
/// Implemented as a class because a theme is a large value: objects are passed without copying, and
/// compared by identity.
@MainActor
final class ScaledTableTheme {
  /// The theme with the fonts and heights of the text size.
  let theme: TableTheme
  /// The maximum width of readable text, in points.
  let readableWidth: CGFloat
  /// The same theme at other text sizes, created when needed.
  private var scaledThemes: [UIContentSizeCategory: ScaledTableTheme] = [:]

  /// Creates an object for a theme with the fonts and heights of a text size.
  init(_ theme: TableTheme, _ category: UIContentSizeCategory = .large) {
    self.theme = theme
    readableWidth = UIFont.readableWidth(for: category)
  }

  /// Returns the side margin of groups in a table of a width, in points; with `isReadable` the
  /// width of groups is limited to the readable width.
  func groupMargin(forWidth width: CGFloat, isReadable: Bool) -> CGFloat {
    let margin = theme.groupMargin(forWidth: width)
    guard isReadable, width - 2 * margin > readableWidth else { return margin }
    return ((width - readableWidth) / 2).rounded(.down)
  }

  /// Returns the object for a theme at the standard text size.
  static func of(_ theme: TableTheme) -> ScaledTableTheme {
    if theme == standard.theme { return standard }
    return theme == classic.theme ? classic : ScaledTableTheme(theme)
  }

  static let standard = ScaledTableTheme(.standard)
  static let classic = ScaledTableTheme(.classic)

  /// Returns the theme at a text size; called on the theme at the standard size.
  func scaled(for category: UIContentSizeCategory) -> ScaledTableTheme {
    guard UIFont.TextStyle.growth(for: category) != 0 else { return self }
    if let cached = scaledThemes[category] { return cached }
    let scaledTheme = ScaledTableTheme(theme.scaled(for: category), category)
    scaledThemes[category] = scaledTheme
    return scaledTheme
  }

  /// The theme of views that are not yet in a table.
  ///
  /// Does not check the thread, so that the view being created can name itself in the message.
  static var current: ScaledTableTheme {
    WindowHost.current.screen.value(of: trait).scaled(
      for: UITraitCollection.current.preferredContentSizeCategory
    )
  }
}

extension TableTheme {
  /// Returns the theme at a text size, with scaled fonts and the heights that depend on them.
  fileprivate func scaled(for category: UIContentSizeCategory) -> TableTheme {
    var theme = self
    for text in TableTheme.texts {
      theme[keyPath: text].font = self[keyPath: text].font.scaled(for: category)
    }
    for font in TableTheme.fonts {
      theme[keyPath: font] = self[keyPath: font].scaled(for: category)
    }
    // The width of the index narrows the rows, which contain the text.
    theme.indexFont = theme.indexFont.withSize(
      min(theme.indexFont.pointSize, TableTheme.maximumIndexGrowth * indexFont.pointSize)
    )
    // Two lines grow twice as much as one.
    let growth = max(0, UIFont.TextStyle.growth(for: category))
    theme.rowHeight += 2 * growth
    theme.plainHeaderHeight += growth
    let headerGrowth = theme.groupedHeader.font.lineHeight - groupedHeader.font.lineHeight
    theme.groupedHeaderHeight += max(0, headerGrowth.rounded(.up))
    theme.firstGroupedHeaderHeight += max(0, headerGrowth.rounded(.up))
    return theme
  }

  /// The maximum factor by which index entries grow beyond the standard size.
  private static let maximumIndexGrowth: CGFloat = 1.5

  private static var texts: [WritableKeyPath<TableTheme, Text>] {
    [
      \.plainHeader, \.groupedHeader, \.groupedFooter, \.title, \.subtitleTitle,
      \.subtitleDetail, \.value1Title, \.value1Detail, \.value2Title, \.value2Detail,
    ]
  }

  private static var fonts: [WritableKeyPath<TableTheme, UIFont>] {
    [\.actionFont, \.deleteFont, \.indexFont]
  }
}
