import Foundation
import UIKitGraphics
import UIKitLists

// Queries by the application, before which the table loads and tiles its rows.
extension UITableView {
  /// Implements `numberOfSections`.
  final var sectionCount: Int {
    loadIfNeeded()
    return model.geometry.numberOfSections
  }

  /// Implements `numberOfRows(inSection:)`.
  final func countOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    guard session.hasSection(section) else { return 0 }
    return session.rowCount(ofSection: section)
  }

  /// Implements `indexPath(for:)`.
  final func findIndexPath(for cell: UITableViewCell) -> IndexPath? {
    tileIfPossible()
    if let ending = tiler.rowEndingEditing, ending.cell === cell {
      return ending.updatedPosition.map { IndexPath($0) }
    }
    return tiler.position(of: cell).flatMap { position in
      isVisible(position) || tiler.isRetained(cell) ? session.path(ofShown: position) : nil
    }
  }

  /// Returns whether a row intersects the visible area, even while layout is pending.
  final func isVisible(_ position: RowPosition) -> Bool {
    guard model.geometry.contains(position) else { return false }
    // A dragged row is always visible.
    if tiler.lifted?.position == position { return true }
    let (top, bottom) = model.tiledRange(in: self)
    return model.geometry.rows(from: top, to: bottom).contains(position)
      && tiler.isShown(position)
  }

  /// Implements `indexPathForRow(at:)`.
  final func findIndexPath(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    tileIfPossible()
    let margin = model.groupMargin(in: self)
    guard point.x >= margin, point.x < boundsStorage.width - margin, point.y.isFinite else {
      return nil
    }
    guard let position = model.geometry.row(at: Double(point.y)) else { return nil }
    if let ending = tiler.rowEndingEditing, ending.position == position {
      return ending.updatedPosition.map { IndexPath($0) }
    }
    return session.path(ofShown: position)
  }

  /// Implements `indexPathsForRows(in:)`.
  final func findIndexPaths(in rect: CGRect) -> [IndexPath] {
    loadIfNeeded()
    tileIfPossible()
    let rect = rect.standardized
    let margin = model.groupMargin(in: self)
    guard rect.maxX > margin, rect.minX < boundsStorage.width - margin, rect.width > 0 else {
      return []
    }
    return model.geometry.rows(from: Double(rect.minY), to: Double(rect.maxY))
      .map { session.path(ofShown: $0) }.sorted()
  }

  /// Implements `rect(forSection:)`.
  final func sectionRect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard session.hasSection(section) else { return .zero }
    return model.fullWidth(model.geometry.span(ofSection: section), in: self)
  }

  /// Implements `rectForRow(at:)`.
  final func rowRect(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    guard let position = indexPath.position, session.hasRow(position) else { return .zero }
    return model.rect(of: session.shownPosition(of: position), in: self)
  }

  /// Implements `rectForHeader(inSection:)`.
  final func headerRect(inSection section: Int) -> CGRect {
    loadIfNeeded()
    guard session.hasSection(section) else { return .zero }
    return model.fullWidth(model.headerSpan(section, in: model.geometry), in: self)
  }

  /// Implements `rectForFooter(inSection:)`.
  final func footerRect(inSection section: Int) -> CGRect {
    loadIfNeeded()
    guard session.hasSection(section) else { return .zero }
    return model.fullWidth(model.geometry.span(ofFooter: section), in: self)
  }

  /// Implements `cellForRow(at:)`.
  final func visibleCell(
    at indexPath: IndexPath,
    for member: StaticString = #function
  ) -> UITableViewCell? {
    tileIfPossible(for: member)
    guard let position = indexPath.position.map({ session.shownPosition(of: $0) }),
      let cell = tiler.cell(at: position), isVisible(position)
    else { return nil }
    return cell
  }

  /// Implements `indexPathsForVisibleRows`.
  final func visiblePaths(for member: StaticString = #function) -> [IndexPath]? {
    let rows = tiled(for: member).rowsOnScreen
    return rows.isEmpty ? nil : rows.map { session.path(ofShown: $0.position) }.sorted()
  }

  /// Returns the tiler after updating the visible rows for a query.
  final func tiled(for member: StaticString = #function) -> TableTiler {
    tileIfPossible(for: member)
    return tiler
  }
}
