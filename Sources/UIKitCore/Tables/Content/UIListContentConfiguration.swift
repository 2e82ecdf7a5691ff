public import Foundation
public import UIKitGraphics

/// The content of a row, a header or a footer in the system's looks: an image and one or two texts.
///
///     var content = cell.defaultContentConfiguration()
///     content.text = "Lisbon"
///     content.secondaryText = "Portugal"
///     cell.contentConfiguration = content
///
/// Properties that are not set have the values of the tables' look and the text size, also when
/// these change.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The purpose of the content, which determines the properties that are not set.
  let kind: ListContentKind
  /// Whether the cell is highlighted or selected.
  var isChosen = false
  /// Whether the cell takes no touches.
  var isOff = false
  private var ownMargins: NSDirectionalEdgeInsets?
  private var ownImagePadding: CGFloat?
  private var ownSideBySide: Bool?

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
  /// The text with attributes; it takes the place of `text`.
  public var attributedText: NSAttributedString? {
    didSet { if attributedText != nil { text = nil } }
  }
  /// The appearance of the text.
  public var textProperties: TextProperties
  /// The text below or beside the first one; `nil` by default.
  public var secondaryText: String? {
    didSet { if secondaryText != nil { secondaryAttributedText = nil } }
  }
  /// The second text with attributes; it takes the place of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { if secondaryAttributedText != nil { secondaryText = nil } }
  }
  /// The appearance of the second text.
  public var secondaryTextProperties: TextProperties

  /// The axes along which the margins are at least those of the cell; horizontal by default.
  public var axesPreservingSuperviewLayoutMargins: UIAxis
  /// The space around the content, in points.
  ///
  /// Default: that of the look of tables.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { ownMargins ?? kind.margins(in: .standard) }
    set { ownMargins = newValue }
  }
  /// Whether the texts are beside each other where they fit.
  ///
  /// Default: `true` for `valueCell()` only.
  public var prefersSideBySideTextAndSecondaryText: Bool {
    get { ownSideBySide ?? (kind == .valueCell) }
    set { ownSideBySide = newValue }
  }
  /// The distance from the image to the text, in points; 15 by default.
  public var imageToTextPadding: CGFloat {
    get { ownImagePadding ?? TableTheme.standard.imageGap }
    set { ownImagePadding = newValue }
  }
  /// The least distance between texts that are beside each other, in points; 6 by default.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The distance between texts below each other, in points; 3 by default.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  /// Makes the view that shows this content.
  ///
  /// - Returns: A `UIListContentView`.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The configuration for a state: texts are dim in disabled cells, and in the classic look white
  /// in selected ones.
  ///
  /// - Parameter state: The current state of the cell.
  /// - Returns: The same configuration for that state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var updated = self
    updated.isChosen = state.isChosen
    updated.isOff = state.isOff
    return updated
  }

  /// The margins in a look.
  func margins(in theme: TableTheme) -> NSDirectionalEdgeInsets {
    ownMargins ?? kind.margins(in: theme)
  }

  /// The distance from image to text in a look.
  func imagePadding(in theme: TableTheme) -> CGFloat { ownImagePadding ?? theme.imageGap }
}

extension UIListContentConfiguration {
  /// The content of a row with a text.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.cell) }
  /// The content of a row with a small second text below the first one.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.subtitleCell)
  }
  /// The content of a row with a second text at the trailing edge.
  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.valueCell)
  }
  /// The content of a header in a plain table.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.plainHeader)
  }
  /// The content of a footer in a plain table.
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(.plainFooter)
  }
  /// The content of a header in a grouped table.
  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.groupedHeader)
  }
  /// The content of a footer in a grouped table.
  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(.groupedFooter)
  }
  /// The content of a larger header in a grouped table.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.prominentHeader)
  }
  /// The content of an even larger header in a grouped table.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.extraProminentHeader)
  }
  /// The content of a row in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.cell)
  }
  /// The content of a row in a sidebar with a small second text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.subtitleCell)
  }
  /// The content of a header in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.plainHeader)
  }
  /// The content of a row in a list beside a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.cell)
  }
  /// The content of a row in a list beside a sidebar, with a small second text.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.subtitleCell)
  }
}

/// Horizontal, vertical, both or neither.
public struct UIAxis: OptionSet, Sendable, Hashable {
  /// The bits, as in UIKit.
  public let rawValue: UInt

  /// Creates a set from bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// From left to right.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}
