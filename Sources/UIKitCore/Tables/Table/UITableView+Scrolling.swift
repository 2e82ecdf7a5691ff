import Foundation
import UIKitLists
import UIKitSupport

extension UITableView {
  /// Implements `scrollToRow(at:at:animated:)`.
  final func scroll(
    toRowAt indexPath: IndexPath,
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) {
    loadIfNeeded()
    checkExistence(of: indexPath)
    let wasSilent = isScrollingSilently
    isScrollingSilently = true
    defer { isScrollingSilently = wasSilent }
    tiler.premeasure { offset(showing: indexPath, at: scrollPosition) }
    // The delegate may have reloaded the table in a height query.
    guard exists(indexPath) else { return }
    let target = offset(showing: indexPath, at: scrollPosition)
    guard target != contentOffset else { return }
    // The delegate is called when a running animation ends, and may itself change rows or scroll.
    let scroll = RowScroll(indexPath)
    session.rowScroll = scroll
    setContentOffset(target, animated: animated)
    guard animated, model.hasUnknownHeights || model.hasEstimatedSupplementaries,
      session.rowScroll === scroll
    else { return }
    track(scroll, at: scrollPosition)
  }

  /// Updates the target of the running scroll to the row while heights are measured and rows
  /// change.
  private func track(_ scroll: RowScroll, at position: UITableView.ScrollPosition) {
    motion.track { [weak self] in
      guard let self, let path = scroll.path, exists(path) else { return nil }
      // A visible row may stay where it is, but not beyond the end of the content.
      return clampedOffset(offset(showing: path, at: position))
    }
  }

  /// Implements `scrollToNearestSelectedRow(at:animated:)`.
  final func scroll(
    toNearestSelectedRowAt scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) {
    loadIfNeeded()
    let edge: CGFloat =
      switch scrollPosition {
      case .none, .top: visibleTop
      case .middle: (visibleTop + visibleBottom) / 2
      case .bottom: visibleBottom
      }
    let nearest = selection.min { first, second in
      distance(of: first, from: edge) < distance(of: second, from: edge)
    }
    guard let nearest else { return }
    scrollToRow(at: IndexPath(nearest), at: scrollPosition, animated: animated)
  }

  private func distance(of position: RowPosition, from y: CGFloat) -> CGFloat {
    abs(model.rect(of: session.shownPosition(of: position), in: self).midY - y)
  }

  /// Stops the program if a row, or with `NSNotFound` a section, does not exist.
  private func checkExistence(of indexPath: IndexPath) {
    demand(
      indexPath.count == 2 && session.hasSection(indexPath.section),
      "The table was to scroll to \(indexPath), but has \(model.geometry.numberOfSections) sections"
    )
    demand(
      exists(indexPath),
      "The table was to scroll to row \(indexPath.row) of section \(indexPath.section), which has "
        + "\(session.rowCount(ofSection: indexPath.section)) rows"
    )
  }

  private func exists(_ indexPath: IndexPath) -> Bool {
    guard let position = indexPath.position, session.hasSection(position.section) else {
      return false
    }
    return position.row == NSNotFound || session.hasRow(position)
  }

  /// Returns the legal offset that places a row, or for `NSNotFound` the section's header, at a
  /// scroll position; the current offset if no scrolling is necessary.
  private func offset(
    showing indexPath: IndexPath,
    at position: UITableView.ScrollPosition
  ) -> CGPoint {
    let geometry = model.geometry
    let isRow = indexPath.row != NSNotFound
    let requestedPosition = RowPosition(section: indexPath.section, row: indexPath.row)
    let displayedPosition = isRow ? session.shownPosition(of: requestedPosition) : requestedPosition
    let section = displayedPosition.section
    let span =
      isRow ? geometry.span(ofRow: displayedPosition) : model.headerSpan(section, in: geometry)
    let hasFloatingHeader = !isGrouped && isRow
    let top =
      restingTop + (hasFloatingHeader ? CGFloat(model.headerSpan(section, in: geometry).height) : 0)
    let bottom =
      visibleBottom - (hasFloatingHeader ? CGFloat(geometry.sections[section].footerHeight) : 0)
    let (start, end) = (CGFloat(span.y), CGFloat(span.maxY))
    let distance: CGFloat
    switch position {
    case .top: distance = start - top
    case .bottom: distance = end - bottom
    case .middle: distance = (start + end) / 2 - (top + bottom) / 2
    case .none:
      guard start < top || end > bottom else { return contentOffset }
      distance = start < top ? start - top : end - bottom
    }
    return clampedOffset(CGPoint(x: contentOffset.x, y: contentOffset.y + distance))
  }
}
