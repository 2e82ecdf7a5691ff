import Foundation
import UIKitLists
import UIKitSupport

extension UITableView {
  /// Implements `selectRow(at:animated:scrollPosition:)`.
  final func changeSelection(
    toRowAt indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UITableView.ScrollPosition
  ) {
    loadIfNeeded()
    guard let indexPath else {
      interaction.selection.deselectAll(animated: animated)
      return
    }
    let position = requirePosition(indexPath, verb: "selected")
    if !session.selectsMultipleRows {
      for selectedRow in Array(selection) where selectedRow != position {
        interaction.selection.deselect(selectedRow, animated: animated)
      }
    }
    interaction.selection.select(position, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Implements `deselectRow(at:animated:)`.
  final func removeSelection(ofRowAt indexPath: IndexPath, animated: Bool) {
    guard let position = indexPath.position, selection.contains(position) else { return }
    interaction.selection.deselect(position, animated: animated)
  }

  /// Updates the check marks of the cells.
  ///
  /// Single selection keeps only the first selected row, without calling the delegate.
  final func multipleSelectionDidChange() {
    if !session.selectsMultipleRows { interaction.selection.deselectAllButFirst(animated: false) }
    tiler.updateVisibleContexts()
  }

  private func requirePosition(_ indexPath: IndexPath, verb: String) -> RowPosition {
    guard let position = indexPath.position, session.hasRow(position) else {
      misuse(
        "\(indexPath) was to be \(verb), but the table has "
          + "\(model.geometry.numberOfSections) sections"
          + (indexPath.position.map { position in
            session.hasSection(position.section)
              ? ", and section \(position.section) has "
                + "\(session.rowCount(ofSection: position.section)) rows" : ""
          } ?? "")
      )
    }
    return position
  }

  /// Restores the selection of rows that were deselected alongside a transition if the transition
  /// is cancelled.
  ///
  /// - Parameters:
  ///   - indexPaths: The index paths of the rows.
  ///   - transition: The transition in which the table appears; `nil` if it appears without one.
  final func restoreSelection(
    _ indexPaths: [IndexPath],
    ifCancelled transition: (any UIViewControllerTransitionCoordinator)?
  ) {
    guard let transition else { return }
    let trackedRows = indexPaths.compactMap(\.position).map { session.trackedRows.track($0) }
    transition.animate(alongsideTransition: nil) { [weak self] context in
      guard let self, context.isCancelled, selection.isEmpty else { return }
      for case let position? in trackedRows.map(\.position) {
        selectRow(at: IndexPath(position), animated: false, scrollPosition: .none)
      }
    }
  }
}
