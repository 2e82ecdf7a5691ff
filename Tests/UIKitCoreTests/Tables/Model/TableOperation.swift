import UIKitCore

/// An operation of the user, the program or the system on a table.
///
/// Indexes of sections and rows are taken modulo the table's counts. An operation is therefore
/// valid after any others, so that a failing list can be reduced.
indirect enum TableOperation: Equatable, Sendable {
  case touch(Touch)
  case rows(RowChange)
  /// Changes in one batch update; changed rows have their index paths from before it.
  case batch([RowChange])
  case set(Setting)
  case show(Showing)
  case environment(Environment, Level)
  /// Performed in an animation block.
  case animated(TableOperation)
  case unanimated(TableOperation)
  /// Performed in the closure of `performBatchUpdates(_:completion:)`.
  case inBlock(TableOperation)
  /// Performed by a callback, after a number of skipped calls.
  case whenCalled(TableCallback, skipping: Int, TableOperation)
  /// Advances the time by a number of frames, 60 per second.
  case frames(Int)
  /// Waits until all animations have finished, and compares the table with its model.
  case check
  /// Waits until all animations have finished, and compares the table with a new one of the same
  /// model.
  case compare

  /// An event of a touch, the scroll wheel or a key.
  enum Touch: Equatable, Sendable {
    case down(x: Int, y: Int, finger: Int)
    case move(x: Int, y: Int, finger: Int)
    case up(finger: Int, isCancelled: Bool)
    case tap(x: Int, y: Int)
    case longPress(x: Int, y: Int)
    case drag(x: Int, y: Int, dx: Int, dy: Int)
    case wheel(x: Int, y: Int, dy: Double)
    case key(Key, alternate: Bool)
  }

  enum Key: CaseIterable, Equatable, Sendable {
    case down, up, enter, escape, end, home, pageDown, space
  }

  /// A consistent change of sections or rows that is announced to the table.
  enum RowChange: Equatable, Sendable {
    case insert(section: Int, row: Int, UITableView.RowAnimation)
    case delete(section: Int, row: Int, UITableView.RowAnimation)
    case reload(section: Int, row: Int, UITableView.RowAnimation)
    case move(section: Int, row: Int, toSection: Int, toRow: Int)
    case insertSection(at: Int, rows: Int, UITableView.RowAnimation)
    case deleteSection(at: Int, UITableView.RowAnimation)
    case reloadSection(at: Int, rows: Int, UITableView.RowAnimation)
    case moveSection(from: Int, to: Int)
    /// Replaces rows, and calls `reloadData()`.
    case replace(section: Int, rows: Int)
    /// Changes heights, and calls `reloadData()` or performs an empty batch update.
    case heights(reload: Bool)
  }

  /// A setting or call of the program.
  enum Setting: Equatable, Sendable {
    case editing(Bool, animated: Bool)
    case dataSource(Bool)
    case delegate(Bool)
    case otherDelegate(Int)
    case width(Int)
    case height(Int)
    /// The row height in points; 0 is automatic.
    case rowHeight(Int)
    case headerHeight(Int)
    case estimatedRowHeight(Int)
    case estimatedHeaderHeight(Int)
    case multipleSelection(Bool)
    case multipleSelectionDuringEditing(Bool)
    case selectionDuringEditing(Bool)
    /// The height of the table header; 0 removes it.
    case tableHeader(Int)
    case tableFooter(Bool)
    case separators(Bool)
    case index(Bool, minimum: Int)
    case select(section: Int, row: Int, UITableView.ScrollPosition, animated: Bool)
    case deselect(animated: Bool)
    case scroll(section: Int, row: Int, UITableView.ScrollPosition, animated: Bool)
    case scrollToSelected(UITableView.ScrollPosition, animated: Bool)
    case offset(Int, animated: Bool)
    case insets(top: Int, bottom: Int)
    case adjustsInsets(Bool)
    case layOut
    case query
  }

  /// The visibility and superview of the table.
  enum Showing: CaseIterable, Equatable, Sendable {
    case removed, hidden, containerRemoved, windowHidden
    case inWindow, inContainer, inOtherWindow, unhidden
  }

  /// A property that views inherit.
  enum Environment: Equatable, Sendable {
    case theme(Theme)
    case style(Style)
    case textSize(TextSize)
    case boldText(Bool)
    case tint(Bool)
    case direction(Direction)
    /// The scale of the screen; ignores the level.
    case scale(Double)
    case screen(width: Int, height: Int)
    /// The safe area of the window; ignores the level.
    case safeArea(top: Int, bottom: Int)
    /// The application's reaction to a keyboard of this height in points; 0 for a keyboard that
    /// disappears.
    case keyboard(Int)
    /// Makes a different stage current, and changes its screen.
    case otherStage(Style)
  }

  enum Theme: CaseIterable, Equatable, Sendable { case inherited, standard, classic }
  enum Style: CaseIterable, Equatable, Sendable { case inherited, light, dark }
  enum TextSize: CaseIterable, Equatable, Sendable { case inherited, small, large, huge }
  enum Direction: CaseIterable, Equatable, Sendable { case inherited, leftToRight, rightToLeft }
  enum Level: CaseIterable, Equatable, Sendable { case table, container, window, screen }
}

/// The callbacks of data source and delegate that may perform operations.
enum TableCallback: String, CaseIterable, Equatable, Sendable {
  case sections, rows, cellForRow, title, footerTitle, indexTitles, sectionForIndex, canEdit,
    canMove
  case commit, move, height, estimate, viewForHeader, willDisplay, didEnd, willDisplayHeader
  case willDisplayFooter, didEndHeader, didEndFooter, editingStyle, shouldIndent, indentation
  case shouldHighlight, didHighlight, didUnhighlight, willSelect, didSelect, willDeselect
  case didDeselect, willBegin, didEndEditing, target, menu, canPerform, trailing, leading, action
  case didScroll, willBeginDragging, didEndDragging, willBeginDecelerating, didEndDecelerating
  case didEndScrollingAnimation, didChangeAdjustedInset, accessoryTapped, completion
}

extension TableOperation {
  /// The operation as Swift source.
  var source: String { "." + Self.unqualified("\(self)") }

  /// Returns a description without the names of modules and types.
  static func unqualified(_ description: String) -> String {
    description.replacing(#/\b[A-Za-z_]\w*\.(?:[A-Za-z_]\w*\.)*/#, with: ".")
  }

  /// Simpler operations, which may replace this one in a failing list.
  var simpler: [TableOperation] {
    switch self {
    case .animated(let inner), .unanimated(let inner), .inBlock(let inner): [inner]
    case .whenCalled(let callback, let skipped, let inner):
      [inner] + (skipped > 0 ? [.whenCalled(callback, skipping: 0, inner)] : [])
        + inner.simpler.map { .whenCalled(callback, skipping: skipped, $0) }
    case .batch(let changes):
      changes.count == 1
        ? [.rows(changes[0])]
        : changes.indices.map { index in
          var fewer = changes
          fewer.remove(at: index)
          return .batch(fewer)
        }
    default: []
    }
  }
}
