public import Foundation
import UIKitLists

extension UITableView {
  /// Scrolls a row to a place in the visible area (TV-040).
  ///
  /// The delegate gets no `scrollViewDidScroll(_:)`. Floating headers,
  /// footers and the content inset are taken into account.
  ///
  /// - Parameters:
  ///   - indexPath: The row; the row `NSNotFound` scrolls to the section's header.
  ///   - scrollPosition: The place; `.none` moves as little as possible.
  ///   - animated: Takes 0.3 s, and ends with `scrollViewDidEndScrollingAnimation(_:)`.
  public func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) {
    loadIfNeeded()
    let span = requireSpan(at: indexPath)
    scroll(to: span, section: indexPath.section, scrollPosition, animated: animated)
  }

  /// Scrolls the selected row nearest to a place there (TV-041).
  ///
  /// - Parameters:
  ///   - scrollPosition: The place; `.none` moves as little as possible.
  ///   - animated: As for `scrollToRow(at:at:animated:)`.
  public func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) {
    loadIfNeeded()
    let place: CGFloat =
      switch scrollPosition {
      case .none, .top: visibleTop
      case .middle: (visibleTop + visibleBottom) / 2
      case .bottom: visibleBottom
      }
    let nearest = selection.min { first, second in
      distance(of: first, from: place) < distance(of: second, from: place)
    }
    guard let nearest else { return }
    scrollToRow(at: IndexPath(nearest), at: scrollPosition, animated: animated)
  }

  private func distance(of position: RowPosition, from y: CGFloat) -> CGFloat {
    abs(rect(of: shownPosition(of: position)).midY - y)
  }

  /// The place of a row, or of the header for `NSNotFound`; stops for rows that do not exist.
  private func requireSpan(at indexPath: IndexPath) -> VerticalSpan {
    let geometry = model.geometry
    precondition(
      indexPath.count == 2 && hasSection(indexPath.section),
      "The table was to scroll to \(indexPath), but has \(geometry.numberOfSections) sections"
    )
    guard indexPath.row != NSNotFound else {
      return geometry.span(ofHeader: indexPath.section)
    }
    let position = RowPosition(section: indexPath.section, row: indexPath.row)
    precondition(
      hasRow(position),
      "The table was to scroll to \(position), but that section has "
        + "\(rowCount(ofSection: indexPath.section)) rows"
    )
    return geometry.span(ofRow: shownPosition(of: position))
  }

  private func scroll(
    to span: VerticalSpan,
    section: Int,
    _ position: UITableView.ScrollPosition,
    animated: Bool
  ) {
    let geometry = model.geometry
    let isRow = span.y >= geometry.span(ofRows: section).y
    let header = !isGrouped && isRow ? CGFloat(geometry.sections[section].headerHeight) : 0
    let footer = !isGrouped && isRow ? CGFloat(geometry.sections[section].footerHeight) : 0
    let (top, bottom) = (visibleTop + header, visibleBottom - footer)
    let (start, end) = (CGFloat(span.y), CGFloat(span.maxY))
    let distance: CGFloat
    switch position {
    case .top: distance = start - top
    case .bottom: distance = end - bottom
    case .middle: distance = (start + end) / 2 - (top + bottom) / 2
    case .none:
      if start < top {
        distance = start - top
      } else if end > bottom {
        distance = end - bottom
      } else {
        return
      }
    }
    let target = legalOffset(CGPoint(x: contentOffset.x, y: contentOffset.y + distance))
    guard target != contentOffset else { return }
    let wasSilent = isScrollingSilently
    isScrollingSilently = true
    setContentOffset(target, animated: animated)
    isScrollingSilently = wasSilent
  }
}
