public import Foundation
public import UIKitGraphics

/// The background of a cell, a header or a footer, which takes the place of its `backgroundColor`,
/// `backgroundView` and `selectedBackgroundView`.
///
///     var background = UIBackgroundConfiguration.listGroupedCell()
///     background.backgroundColor = .systemYellow
///     cell.backgroundConfiguration = background
public struct UIBackgroundConfiguration: Equatable {
  /// The kind of view that a background belongs to.
  enum Kind: Hashable {
    case clear, plainCell, groupedCell, plainHeader, groupedHeader
  }

  let kind: Kind
  private(set) var isChosen = false
  private(set) var ownColor: UIColor??

  private init(_ kind: Kind) { self.kind = kind }

  /// A view in front of the colour, as large as the background; `nil` by default.
  ///
  /// A view is shown by one configuration at a time.
  public var customView: UIView?
  /// The radius of the corners, in points; 0 by default.
  public var cornerRadius: CGFloat = 0
  /// The distance of the background from the edges, in points; zero by default.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour; `nil` is the tint colour.
  ///
  /// Default: that of the state in the look of tables.
  public var backgroundColor: UIColor? {
    get { ownColor ?? standardColor }
    set { ownColor = .some(newValue) }
  }
  /// Changes the colour; `nil` by default.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// An image in front of the colour; `nil` by default.
  public var image: UIImage?
  /// The scale and the position of the image in the background; `.scaleToFill` by default.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of a line around the background; `nil`, the default, is the tint colour.
  public var strokeColor: UIColor?
  /// Changes the line's colour; `nil` by default.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the line, in points; 0 by default.
  public var strokeWidth: CGFloat = 0
  /// The distance of the line from the background's edge, outwards, in points; 0 by default.
  public var strokeOutset: CGFloat = 0

  /// No background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// The background of rows in plain tables.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainCell)
  }
  /// The background of rows in grouped tables.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedCell)
  }
  /// The background of headers and footers in plain tables.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainHeader)
  }
  /// The background of headers and footers in grouped tables.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedHeader)
  }
  /// The background of headers in sidebars.
  public static func listSidebarHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedHeader)
  }
  /// The background of rows in sidebars.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainCell)
  }
  /// The background of rows in lists beside sidebars.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainCell)
  }

  /// The background for a state: of rows that are touched or selected, the look's.
  ///
  /// - Parameter state: The current state of the view.
  /// - Returns: The same background for that state; a colour that was set stays.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var updated = self
    updated.isChosen = state.isChosen
    return updated
  }

  /// The colour after `backgroundColorTransformer`.
  ///
  /// - Parameter tintColor: The view's tint colour.
  /// - Returns: The colour that is shown.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The line's colour after `strokeColorTransformer`.
  ///
  /// - Parameter tintColor: The view's tint colour.
  /// - Returns: The colour that is shown.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// The colour that was set, changed by the transformer; `nil` where none was.
  var ownBackgroundColor: UIColor? {
    guard case .some(.some(let color)) = ownColor else { return nil }
    return backgroundColorTransformer?(color) ?? color
  }

  private var standardColor: UIColor {
    switch kind {
    case .clear, .groupedHeader: .clear
    case .plainCell: isChosen ? .systemGray4 : .systemBackground
    case .groupedCell: isChosen ? .systemGray4 : .secondarySystemGroupedBackground
    case .plainHeader: .secondarySystemBackground
    }
  }
}
