import Testing
import UIKitCore

/// Lists of operations with which `TableModelTests` has failed.
@MainActor
struct TableModelFindingsTests {
  /// A row that was leaving the screen when editing mode began comes back into view, and the
  /// callback about its editing style changes the rows.
  @Test func aReturningCellIsPreparedBySecondBatch() {
    TableMixture.replay(
      TableSetup(
        isGrouped: true,
        heights: .plain,
        isSelfSizing: true,
        estimatesHeaders: false,
        losesDelegate: true,
        heads: .titles
      ),
      [
        .rows(.deleteSection(at: 0, .right)),
        .rows(.reloadSection(at: 2, rows: 0, .top)),
        .set(.insets(top: 30, bottom: 48)),
        .rows(.insertSection(at: 4, rows: 1, .middle)),
        .rows(.insertSection(at: 3, rows: 3, .right)),
        .show(.inOtherWindow),
        .set(.rowHeight(90)),
        .batch([.deleteSection(at: 5, .none), .insert(section: 3, row: 3, .bottom)]),
        .rows(.deleteSection(at: 1, .left)),
        .rows(.insert(section: 2, row: 3, .fade)),
        .rows(.move(section: 4, row: 5, toSection: 5, toRow: 2)),
        .rows(.insertSection(at: 5, rows: 1, .top)),
        .touch(.down(x: 195, y: 76, finger: 0)),
        .touch(.move(x: 94, y: 285, finger: 0)),
        .set(.editing(true, animated: false)),
        .whenCalled(.editingStyle, skipping: 0, .rows(.moveSection(from: 2, to: 3))),
        .batch([.delete(section: 5, row: 9, .bottom), .delete(section: 3, row: 5, .left)]),
        .check,
      ]
    )
  }

  /// Rows are measured anew while their window is hidden, at a scale that is gone when it returns.
  @Test func heightsOfAHiddenWindowFollowTheScale() {
    TableMixture.replay(
      TableSetup(
        isGrouped: true,
        heights: .plain,
        isSelfSizing: false,
        estimatesHeaders: false,
        losesDelegate: false,
        heads: .titles
      ),
      [
        .environment(.theme(.classic), .screen),
        .show(.windowHidden),
        .environment(.scale(2.0), .container),
        .rows(.heights(reload: false)),
        .environment(.scale(1.0), .screen),
        .compare,
      ]
    )
  }
}
