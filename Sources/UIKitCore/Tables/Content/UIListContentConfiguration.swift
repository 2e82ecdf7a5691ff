public import Foundation
public import UIKitGraphics

/// The content of a row, a header or a footer in a system style: an image and one or two texts.
///
///     var content = cell.defaultContentConfiguration()
///     content.text = "Lisbon"
///     content.secondaryText = "Portugal"
///     cell.contentConfiguration = content
///
/// Properties that are not set have the values of the table's theme and text size, and adapt to
/// changes of these.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The purpose of the content, which determines the properties that are not set.
  let kind: ListContentKind
  /// Whether the cell is highlighted or selected.
  var isHighlightedOrSelected = false
  /// Whether the cell is disabled.
  var isOff = false
  private var customMargins: NSDirectionalEdgeInsets?
  private var customImagePadding: CGFloat?
  private var customSideBySide: Bool?

  init(_ kind: ListContentKind) {
    self.kind = kind
    textProperties = TextProperties(kind: kind, isSecondary: false)
    secondaryTextProperties = TextProperties(kind: kind, isSecondary: true)
    axesPreservingSuperviewLayoutMargins = .horizontal
  }

  /// The image at the leading edge; `nil` by default.
  public var image: UIImage?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The text; `nil` by default.
  public var text: String? {
    didSet { if text != nil { attributedText = nil } }
  }
  /// The attributed text, which replaces `text`.
  public var attributedText: NSAttributedString? {
    didSet { if attributedText != nil { text = nil } }
  }
  /// The appearance of the text.
  public var textProperties: TextProperties
  /// The text below or beside the primary one; `nil` by default.
  public var secondaryText: String? {
    didSet { if secondaryText != nil { secondaryAttributedText = nil } }
  }
  /// The attributed secondary text, which replaces `secondaryText`.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { if secondaryAttributedText != nil { secondaryText = nil } }
  }
  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties

  /// The axes along which the margins are at least those of the cell; `.horizontal` by default.
  public var axesPreservingSuperviewLayoutMargins: UIAxis
  /// The margins of the content, in points.
  ///
  /// Default: the theme's.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { customMargins ?? kind.margins(in: .standard) }
    set { customMargins = newValue }
  }
  /// Whether the texts are placed side by side if they fit.
  ///
  /// Default: `true` for `valueCell()` only.
  public var prefersSideBySideTextAndSecondaryText: Bool {
    get { customSideBySide ?? (kind == .valueCell) }
    set { customSideBySide = newValue }
  }
  /// The distance from the image to the text, in points; 15 by default.
  public var imageToTextPadding: CGFloat {
    get { customImagePadding ?? TableTheme.standard.imageGap }
    set { customImagePadding = newValue }
  }
  /// The minimum distance between texts placed side by side, in points; 6 by default.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The distance between stacked texts, in points; 3 by default.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  /// Creates a view that displays this content.
  ///
  /// - Returns: A `UIListContentView`.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration for a state: texts are dimmed in disabled cells, and white in
  /// selected cells of the classic theme.
  ///
  /// - Parameter state: The current state of the cell.
  /// - Returns: The configuration for the state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var updated = self
    updated.isHighlightedOrSelected = state.isHighlightedOrSelected
    updated.isOff = state.isOff
    return updated
  }

  /// Returns the margins in a theme, in points.
  func margins(in theme: TableTheme) -> NSDirectionalEdgeInsets {
    customMargins ?? kind.margins(in: theme)
  }

  /// Returns the distance from image to text in a theme, in points.
  func imagePadding(in theme: TableTheme) -> CGFloat { customImagePadding ?? theme.imageGap }
}

extension UIListContentConfiguration {
  /// Returns the content of a row with a text.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.cell) }
  /// Returns the content of a row with a small secondary text below the primary one.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.subtitleCell)
  }
  /// Returns the content of a row with a secondary text at the trailing edge.
  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.valueCell)
  }
  /// Returns the content of a header in a plain table.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.plainHeader)
  }
  /// Returns the content of a footer in a plain table.
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(.plainFooter)
  }
  /// Returns the content of a header in a grouped table.
  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.groupedHeader)
  }
  /// Returns the content of a footer in a grouped table.
  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(.groupedFooter)
  }
  /// Returns the content of a larger header in a grouped table.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.prominentHeader)
  }
  /// Returns the content of an even larger header in a grouped table.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.extraProminentHeader)
  }
  /// Returns the content of a row in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.cell)
  }
  /// Returns the content of a row in a sidebar with a small secondary text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.subtitleCell)
  }
  /// Returns the content of a header in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.plainHeader)
  }
  /// Returns the content of a row in a list beside a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.cell)
  }
  /// Returns the content of a row in a list beside a sidebar, with a small secondary text.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.subtitleCell)
  }
}

/// A set of axes.
public struct UIAxis: OptionSet, Sendable, Hashable {
  /// The bits, as in UIKit.
  public let rawValue: UInt

  /// Creates a set from bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The horizontal axis.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// The vertical axis.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}
