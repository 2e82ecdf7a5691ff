import Foundation
import UIKitLists

extension UITableView {
  /// The extent for the scroll indicator while heights are estimated, calculated with the same
  /// height for all rows.
  ///
  /// With measured heights the indicator would run backwards: a row taller than its estimate makes
  /// the content longer, and the fraction above the row smaller.
  final var estimatedExtent: ScrollExtent {
    let (top, bottom) = (uniformExtent(to: visibleTop), uniformExtent(to: visibleBottom))
    let geometry = model.geometry
    let content =
      geometry.headerHeight + geometry.footerHeight
      + Double(geometry.numberOfRows) * uniformRowHeight
    return ScrollExtent(
      offset: CGFloat(top),
      visible: CGFloat(bottom - top),
      content: CGFloat(content)
    )
  }

  /// Whether rows are measured while the table is scrolled.
  final var measuresWhileScrolling: Bool { model.hasUnknownHeights && estimatesRows }

  private var uniformRowHeight: Double {
    Double(estimatedRowHeight > 0 ? estimatedRowHeight : theme.rowHeight)
  }

  /// Returns the estimated extent above a y coordinate, in points: the table header and footer, and
  /// the rows with one height for all and without section headers and footers.
  private func uniformExtent(to coordinate: CGFloat) -> Double {
    let geometry = model.geometry
    let y = Double(coordinate)
    if y <= geometry.headerHeight { return y }
    let rowsHeight = Double(geometry.numberOfRows) * uniformRowHeight
    let end = geometry.height - geometry.footerHeight
    if y >= end { return geometry.headerHeight + rowsHeight + y - end }
    guard let row = geometry.firstRow(endingBelow: y) else {
      return geometry.headerHeight + rowsHeight
    }
    let span = geometry.span(ofRow: row)
    let fraction = span.height > 0 ? min(max((y - span.y) / span.height, 0), 1) : 0
    return geometry.headerHeight + (Double(geometry.number(ofRow: row)) + fraction)
      * uniformRowHeight
  }

  /// Returns the y coordinate that corresponds to an estimated extent, both in points; the inverse
  /// of `uniformExtent(to:)`.
  final func yCoordinate(ofUniformExtent extent: Double) -> Double {
    let geometry = model.geometry
    let rowNumber = (extent - geometry.headerHeight) / uniformRowHeight
    if rowNumber <= 0 { return extent }
    let rows = geometry.numberOfRows
    guard rowNumber < Double(rows) else {
      let end = geometry.height - geometry.footerHeight
      return end + (rowNumber - Double(rows)) * uniformRowHeight
    }
    let span = geometry.span(ofRow: geometry.position(ofRowNumber: Int(rowNumber)))
    return span.y + (rowNumber - rowNumber.rounded(.down)) * span.height
  }
}
