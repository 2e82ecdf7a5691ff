public import Foundation
public import UIKitGraphics

/// The background of a cell, a header or a footer, which replaces the view's `backgroundColor`,
/// `backgroundView` and `selectedBackgroundView`.
///
///     var background = UIBackgroundConfiguration.listGroupedCell()
///     background.backgroundColor = .systemYellow
///     cell.backgroundConfiguration = background
public struct UIBackgroundConfiguration: Equatable {
  /// The kind of view for which a background is intended.
  enum Kind: Hashable {
    case clear, plainCell, groupedCell, plainHeader, groupedHeader
  }

  let kind: Kind
  private(set) var isHighlightedOrSelected = false
  /// The colour set by the application, where `nil` is the tint colour; the outer `nil` means that
  /// none was set.
  private(set) var customColor: UIColor??

  private init(_ kind: Kind) { self.kind = kind }

  /// A view in front of the colour with the size of the background; `nil` by default.
  ///
  /// A view must not be used by two configurations at the same time.
  public var customView: UIView?
  /// The radius of the corners, in points; 0 by default.
  public var cornerRadius: CGFloat = 0
  /// The insets of the background from the edges, in points; zero by default.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour; `nil` for the tint colour.
  ///
  /// Default: the standard colour of tables for the state.
  public var backgroundColor: UIColor? {
    get { customColor ?? standardColor }
    set { customColor = .some(newValue) }
  }
  /// The transformer of the colour; `nil` by default.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// An image in front of the colour; `nil` by default.
  public var image: UIImage?
  /// The content mode of the image; `.scaleToFill` by default.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the stroke around the background; `nil`, the default, for the tint colour.
  public var strokeColor: UIColor?
  /// The transformer of the stroke's colour; `nil` by default.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the stroke, in points; 0 by default.
  public var strokeWidth: CGFloat = 0
  /// The outset of the stroke from the background's edge, in points; 0 by default.
  public var strokeOutset: CGFloat = 0

  /// Returns a configuration without a background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// Returns the background of rows in plain tables.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainCell)
  }
  /// Returns the background of rows in grouped tables.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedCell)
  }
  /// Returns the background of headers and footers in plain tables.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainHeader)
  }
  /// Returns the background of headers and footers in grouped tables.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedHeader)
  }
  /// Returns the background of headers in sidebars.
  public static func listSidebarHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedHeader)
  }
  /// Returns the background of rows in sidebars.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainCell)
  }
  /// Returns the background of rows in lists beside sidebars.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainCell)
  }

  /// Returns the background for a state.
  ///
  /// Highlighted and selected rows have their standard colour.
  ///
  /// - Parameter state: The current state of the view.
  /// - Returns: The updated configuration; custom colours are preserved.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var updated = self
    updated.isHighlightedOrSelected = state.isHighlightedOrSelected
    return updated
  }

  /// Returns the colour after applying `backgroundColorTransformer`.
  ///
  /// - Parameter tintColor: The view's tint colour.
  /// - Returns: The effective colour.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the stroke's colour after applying `strokeColorTransformer`.
  ///
  /// - Parameter tintColor: The view's tint colour.
  /// - Returns: The effective colour.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// The custom colour after applying the transformer; `nil` if none was set, or the tint colour.
  var customBackgroundColor: UIColor? {
    guard case .some(.some(let color)) = customColor else { return nil }
    return backgroundColorTransformer?(color) ?? color
  }

  private var standardColor: UIColor {
    switch kind {
    case .clear, .groupedHeader: .clear
    case .plainCell: isHighlightedOrSelected ? .systemGray4 : .systemBackground
    case .groupedCell: isHighlightedOrSelected ? .systemGray4 : .secondarySystemGroupedBackground
    case .plainHeader: .secondarySystemBackground
    }
  }
}
