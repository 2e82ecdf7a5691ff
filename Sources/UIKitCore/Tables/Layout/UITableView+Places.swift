import Foundation
import UIKitGraphics
import UIKitLists

extension UITableView {
  /// The vertical range that has cells, headers and footers, in content points.
  ///
  /// That of the bounds; if they have no height, that of the row at the offset, or else of the
  /// first one below it.
  final var tiledRange: (top: Double, bottom: Double) {
    let (top, bottom) = (Double(boundsStorage.minY), Double(boundsStorage.maxY))
    if model.hasGaps { return model.gaps.enlarged((top, bottom)) }
    guard top >= bottom else { return (top, bottom) }
    guard let row = model.geometry.firstRow(endingBelow: top) else { return (top, top.nextUp) }
    return (top, max(top.nextUp, model.geometry.bottom(ofRow: row)))
  }

  final func hasSection(_ section: Int) -> Bool {
    section >= 0 && section < model.geometry.numberOfSections
  }

  /// The rectangle of a row that exists, in content coordinates; inset in grouped tables.
  final func rect(of position: RowPosition) -> CGRect {
    var span = model.geometry.span(ofRow: position)
    if model.hasGaps { span.y += model.gaps.displacement(of: position) }
    let margin = groupMargin
    return CGRect(
      x: margin,
      y: CGFloat(span.y),
      width: max(0, boundsStorage.width - 2 * margin),
      height: CGFloat(span.height)
    )
  }

  /// Distance of groups from the table's sides, in points; 0 in plain tables.
  final var groupMargin: CGFloat {
    guard isGrouped else { return 0 }
    return look.groupMargin(forWidth: boundsStorage.width, isReadable: hasReadableGroups)
  }

  /// Whether groups stop growing where their text becomes too wide to read.
  final var hasReadableGroups: Bool {
    styleStorage == .insetGrouped || configuration.followsReadableWidth
  }

  /// Where a header is, below the space above it.
  final func headerSpan(_ section: Int, in geometry: TableGeometry) -> VerticalSpan {
    var span = geometry.span(ofHeader: section)
    let padding = min(Double(configuration.sectionHeaderTopPadding ?? 0), span.height)
    span.y += padding
    span.height -= padding
    return span
  }

  final func fullWidth(_ span: VerticalSpan) -> CGRect {
    CGRect(x: 0, y: CGFloat(span.y), width: boundsStorage.width, height: CGFloat(span.height))
  }

  /// Whether a rectangle of the content is on screen.
  final func isOnScreen(_ rect: CGRect) -> Bool {
    let (top, bottom) = tiledRange
    return rect.maxY > top && rect.minY < bottom
  }

  /// A rectangle moved near the screen, so that an animation from or to a distant place is
  /// visible.
  ///
  /// - Parameters:
  ///   - rect: Content coordinates.
  ///   - margin: How far beyond the bounds the place may be, in points.
  /// - Returns: A rectangle of the same size.
  final func clamped(_ rect: CGRect, beyondScreenBy margin: CGFloat = 0) -> CGRect {
    let area = boundsStorage.insetBy(dx: 0, dy: -margin)
    var rect = rect
    rect.origin.y = min(max(rect.minY, area.minY - rect.height), area.maxY)
    return rect
  }

  // MARK: Floating

  /// The rectangle in which a header or footer is shown, in content coordinates; it floats in the
  /// plain style.
  final func displayedRect(of kind: SupplementaryKind, _ section: Int) -> CGRect {
    let geometry = model.geometry
    let rows = geometry.span(ofRows: section)
    let (above, below) = gapsBeside(section)
    switch kind {
    case .header:
      var rect = fullWidth(headerSpan(section, in: geometry))
      rect.origin.y += above
      guard !isGrouped else { return rect }
      let end = rows.height > 0 ? CGFloat(rows.maxY) + below : rect.maxY
      rect.origin.y = min(max(rect.minY, visibleTop), max(rect.minY, end - rect.height))
      return rect
    case .footer:
      var rect = fullWidth(geometry.span(ofFooter: section))
      rect.origin.y += below
      guard !isGrouped else { return rect }
      let start = rows.height > 0 ? CGFloat(rows.y) + above : rect.minY
      rect.origin.y = max(min(rect.minY, visibleBottom - rect.height), min(rect.minY, start))
      return rect
    }
  }

  /// How far the header and the footer of a section are displaced by gaps, in points.
  private func gapsBeside(_ section: Int) -> (above: CGFloat, below: CGFloat) {
    guard model.hasGaps else { return (0, 0) }
    return (
      CGFloat(model.gaps.displacement(ofHeader: section)),
      CGFloat(model.gaps.displacement(ofFooter: section))
    )
  }

  /// Upper edge of the area that insets leave free, in content coordinates.
  final var visibleTop: CGFloat { boundsStorage.minY + visibleInset.top }

  /// Upper edge of the area that insets leave free when a bar above has collapsed.
  final var restingTop: CGFloat {
    boundsStorage.minY + adjustedContentInset.top - collapsingHeight
  }

  /// Lower edge of the area that insets leave free, in content coordinates.
  final var visibleBottom: CGFloat { boundsStorage.maxY - adjustedContentInset.bottom }
}
