import Foundation
import UIKitGraphics
import UIKitLists

extension UITableView {
  /// The scrollbar's title for the place in view.
  ///
  /// The row it speaks of is the first one at the table's beginning and the last one at its end.
  final var titleOfPlace: String? {
    guard let position = rowInView else { return nil }
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

  /// The row as far down in the visible area as the visible area is in the content.
  private final var rowInView: RowPosition? {
    let (low, high) = (minimumOffset.y, maximumOffset.y)
    let fraction = high > low ? min(max((contentOffset.y - low) / (high - low), 0), 1) : 0
    let y = visibleTop + (visibleBottom - visibleTop) * fraction
    return model.geometry.firstRow(endingBelow: Double(y)) ?? model.geometry.lastRow
  }

  /// The index's last entry that leads to the section at the top, or to one before it.
  final var indexEntryInView: Int? {
    let top = model.geometry.firstRow(endingBelow: Double(visibleTop))
    return top.flatMap { indexEntry(ofSection: $0.section) }
  }

  private final func indexTitle(ofSection section: Int) -> String? {
    indexEntry(ofSection: section).map { model.indexTitles[$0] }
  }

  /// The index's last entry that leads to a section or to one before it.
  private final func indexEntry(ofSection section: Int) -> Int? {
    let titles = model.indexTitles
    return titles.indices.last { entry in
      titles[entry] != UITableView.indexSearch
        && session.section(ofIndexEntry: entry, titles[entry]) <= section
    }
  }

  /// Returns the offset at a fraction of the range along an axis.
  ///
  /// While heights are estimated, each row counts with the same height, as for the indicator.
  final func tableOffset(atFraction fraction: CGFloat, along axis: ScrollAxis) -> CGPoint {
    guard axis == .vertical, measuresWhileScrolling, fraction > 0, fraction < 1 else {
      return linearOffset(atFraction: fraction, along: axis)
    }
    let extent = verticalExtent
    let top = place(ofUniformExtent: Double(fraction * (extent.content - extent.visible)))
    return legalOffset(
      pixelAligned(CGPoint(x: contentOffset.x, y: CGFloat(top) - adjustedContentInset.top))
    )
  }
}
