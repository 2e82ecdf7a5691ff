import Foundation
import UIKitGraphics
import UIKitLists

// The frames of rows, headers and footers on screen, calculated from the layout and the scroll
// view.
extension TableModel {
  /// Returns the vertical range with cells, headers and footers, in content coordinates.
  ///
  /// The range is that of the bounds, enlarged by gaps. If the bounds have no height and there are
  /// no gaps, it is the range of the row at the offset, or else of the first row below the offset.
  func tiledRange(in view: UIScrollView) -> (top: Double, bottom: Double) {
    let (top, bottom) = (Double(view.boundsStorage.minY), Double(view.boundsStorage.maxY))
    if hasGaps { return gaps.expanded((top, bottom)) }
    guard top >= bottom else { return (top, bottom) }
    guard let row = geometry.firstRow(endingBelow: top) else { return (top, top.nextUp) }
    return (top, max(top.nextUp, geometry.bottom(ofRow: row)))
  }

  /// Returns the rectangle of an existing row in content coordinates; inset in grouped tables.
  func rect(of position: RowPosition, in view: UIScrollView) -> CGRect {
    var span = geometry.span(ofRow: position)
    if hasGaps { span.y += gaps.displacement(of: position) }
    let margin = groupMargin(in: view)
    return CGRect(
      x: margin,
      y: CGFloat(span.y),
      width: max(0, view.boundsStorage.width - 2 * margin),
      height: CGFloat(span.height)
    )
  }

  /// Returns the distance of groups from the table's sides, in points; 0 in plain tables.
  func groupMargin(in view: UIScrollView) -> CGFloat {
    guard isGrouped else { return 0 }
    return scaledTheme.groupMargin(
      forWidth: view.boundsStorage.width,
      isReadable: hasReadableGroups
    )
  }

  /// Whether the width of groups is limited to a readable width.
  var hasReadableGroups: Bool { style == .insetGrouped || configuration.followsReadableWidth }

  /// Returns the vertical span of a header without the space above it.
  func headerSpan(_ section: Int, in geometry: TableGeometry) -> VerticalSpan {
    var span = geometry.span(ofHeader: section)
    let padding = min(Double(configuration.sectionHeaderTopPadding ?? 0), span.height)
    span.y += padding
    span.height -= padding
    return span
  }

  /// Returns the rectangle of a vertical span over the whole width, in content coordinates.
  func fullWidth(_ span: VerticalSpan, in view: UIScrollView) -> CGRect {
    CGRect(x: 0, y: CGFloat(span.y), width: view.boundsStorage.width, height: CGFloat(span.height))
  }

  /// Returns whether a rectangle in content coordinates is on screen.
  func isOnScreen(_ rect: CGRect, in view: UIScrollView) -> Bool {
    let (top, bottom) = tiledRange(in: view)
    return rect.maxY > top && rect.minY < bottom
  }

  /// Returns the edge zones in which the table scrolls during a drag, measured from the top of the
  /// bounds.
  func scrollingEdges(rowHeight: CGFloat = 0, in view: UIScrollView) -> EdgeScroll {
    let inset = view.adjustedContentInset
    return EdgeScroll(
      top: Double(inset.top),
      bottom: Double(view.boundsStorage.height - inset.bottom),
      zone: Double(max(rowHeight, scaledTheme.theme.rowHeight))
    )
  }

  // MARK: Floating

  /// Returns the rectangle in which a header or footer is displayed, in content coordinates; it
  /// floats in the plain style.
  func displayedRect(of kind: SupplementaryKind, _ section: Int, in view: UIScrollView) -> CGRect {
    let rows = geometry.span(ofRowsIn: section)
    let (above, below) = gapsBeside(section)
    switch kind {
    case .header:
      var rect = fullWidth(headerSpan(section, in: geometry), in: view)
      rect.origin.y += above
      guard !isGrouped else { return rect }
      let end = rows.height > 0 ? CGFloat(rows.maxY) + below : rect.maxY
      rect.origin.y = min(max(rect.minY, view.visibleTop), max(rect.minY, end - rect.height))
      return rect
    case .footer:
      var rect = fullWidth(geometry.span(ofFooter: section), in: view)
      rect.origin.y += below
      guard !isGrouped else { return rect }
      let start = rows.height > 0 ? CGFloat(rows.y) + above : rect.minY
      rect.origin.y = max(min(rect.minY, view.visibleBottom - rect.height), min(rect.minY, start))
      return rect
    }
  }

  /// Returns the distances by which gaps displace the header and the footer of a section, in
  /// points.
  private func gapsBeside(_ section: Int) -> (above: CGFloat, below: CGFloat) {
    guard hasGaps else { return (0, 0) }
    return (
      CGFloat(gaps.displacement(ofHeader: section)), CGFloat(gaps.displacement(ofFooter: section))
    )
  }
}

extension UIScrollView {
  /// Returns a rectangle moved near the screen, so that an animation from or to a distant position
  /// is visible.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in content coordinates.
  ///   - margin: The maximum distance from the bounds, in points.
  /// - Returns: A rectangle of the same size.
  final func clamped(_ rect: CGRect, beyondScreenBy margin: CGFloat = 0) -> CGRect {
    let area = boundsStorage.insetBy(dx: 0, dy: -margin)
    var rect = rect
    rect.origin.y = min(max(rect.minY, area.minY - rect.height), area.maxY)
    return rect
  }

  /// The top of the area inside the insets, in content coordinates.
  final var visibleTop: CGFloat { boundsStorage.minY + visibleInset.top }

  /// The top of the area inside the insets when a bar above has collapsed, in content coordinates.
  final var restingTop: CGFloat {
    boundsStorage.minY + adjustedContentInset.top - collapsingHeight
  }

  /// The bottom of the area inside the insets, in content coordinates.
  final var visibleBottom: CGFloat { boundsStorage.maxY - adjustedContentInset.bottom }
}
