import Foundation
import UIKitLists

extension UITableView {
  /// What the indicator shows while heights are estimated: each row counts the same,
  /// whatever is known of its height.
  ///
  /// The indicator would run backwards otherwise: a row that turns out to be taller than
  /// its estimate makes the content longer, and the share of it that lies above smaller.
  /// Rows come into view in their order, so what is counted by rows only grows.
  final var estimatedExtent: ScrollExtent {
    let (top, bottom) = (countedHeight(to: visibleTop), countedHeight(to: visibleBottom))
    let geometry = model.geometry
    let content =
      geometry.headerHeight + geometry.footerHeight
      + Double(geometry.numberOfRows) * countedRowHeight
    return ScrollExtent(
      offset: CGFloat(top),
      visible: CGFloat(bottom - top),
      content: CGFloat(content)
    )
  }

  /// Whether heights become known while the table is scrolled.
  final var measuresWhileScrolling: Bool { model.hasUnknownHeights && estimatesRows }

  private var countedRowHeight: Double {
    Double(estimatedRowHeight > 0 ? estimatedRowHeight : theme.rowHeight)
  }

  /// What lies above a place, with the same height for all rows; section headers and
  /// footers count nothing.
  private func countedHeight(to place: CGFloat) -> Double {
    let geometry = model.geometry
    let y = Double(place)
    if y <= geometry.headerHeight { return y }
    let rows = Double(geometry.numberOfRows) * countedRowHeight
    let end = geometry.height - geometry.footerHeight
    if y >= end { return geometry.headerHeight + rows + y - end }
    guard let row = geometry.firstRow(endingBelow: y) else { return geometry.headerHeight + rows }
    let span = geometry.span(ofRow: row)
    let share = span.height > 0 ? min(max((y - span.y) / span.height, 0), 1) : 0
    return geometry.headerHeight + (Double(geometry.number(ofRow: row)) + share) * countedRowHeight
  }
}
