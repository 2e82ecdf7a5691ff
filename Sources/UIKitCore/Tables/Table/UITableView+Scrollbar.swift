import Foundation
import UIKitGraphics
import UIKitLists

extension UITableView {
  /// The scrollbar's title for the visible rows.
  ///
  /// The title refers to the first row at the beginning of the table and to the last row at its
  /// end.
  final var titleOfVisibleRows: String? {
    guard let position = rowAtScrollFraction else { return nil }
    if let title = configuration.scrollbarTitleProvider?(self, session.path(ofShown: position)) {
      return title
    }
    // The provider may have changed the table.
    guard model.geometry.contains(position) else { return nil }
    if let entry = indexTitle(ofSection: position.section) { return entry }
    if let title = session.headerTitle(ofSection: position.section), !title.isEmpty {
      return title
    }
    guard model.geometry.contains(position) else { return nil }
    return (model.geometry.number(ofRow: position) + 1).text(in: WindowHost.current.locale)
  }

  /// The row whose relative position in the visible area equals the relative position of the
  /// visible area in the content.
  private final var rowAtScrollFraction: RowPosition? {
    let (minimum, maximum) = (minimumOffset.y, maximumOffset.y)
    let fraction =
      maximum > minimum ? min(max((contentOffset.y - minimum) / (maximum - minimum), 0), 1) : 0
    let y = visibleTop + (visibleBottom - visibleTop) * fraction
    return model.geometry.firstRow(endingBelow: Double(y)) ?? model.geometry.lastRow
  }

  /// The last index entry that leads to the topmost visible section or to an earlier one.
  final var visibleIndexEntry: Int? {
    let top = model.geometry.firstRow(endingBelow: Double(visibleTop))
    return top.flatMap { indexEntry(ofSection: $0.section) }
  }

  private final func indexTitle(ofSection section: Int) -> String? {
    indexEntry(ofSection: section).map { model.indexTitles[$0] }
  }

  /// Returns the last index entry that leads to a section or to an earlier one.
  private final func indexEntry(ofSection section: Int) -> Int? {
    let titles = model.indexTitles
    return titles.indices.last { entry in
      titles[entry] != UITableView.indexSearch
        && session.section(ofIndexEntry: entry, titles[entry]) <= section
    }
  }

  /// Returns the offset at a fraction of the scroll range along an axis.
  ///
  /// While heights are estimated, the calculation uses the same height for all rows, like the
  /// scroll indicator.
  final func tableOffset(atFraction fraction: CGFloat, along axis: ScrollAxis) -> CGPoint {
    guard axis == .vertical, measuresWhileScrolling, fraction > 0, fraction < 1 else {
      return linearOffset(atFraction: fraction, along: axis)
    }
    let extent = verticalExtent
    let top = yCoordinate(ofUniformExtent: Double(fraction * (extent.content - extent.visible)))
    return clampedOffset(
      pixelAligned(CGPoint(x: contentOffset.x, y: CGFloat(top) - adjustedContentInset.top))
    )
  }
}
