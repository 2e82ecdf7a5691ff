import Testing
import UIKitCore

/// Tests for lists of operations that `TableModelTests` found to fail.
@MainActor
struct TableModelRegressionTests {
  /// A row that is leaving the screen when editing mode begins becomes visible again.
  ///
  /// The callback for its editing style changes the rows.
  @Test func aReappearingCellIsPreparedByTheSecondBatch() {
    TableMixture.replay(
      TableSetup(
        isGrouped: true,
        heights: .plain,
        isSelfSizing: true,
        estimatesHeaders: false,
        losesDelegate: true,
        headerKind: .titles
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

  /// Rows are measured again while their window is hidden, at a display scale that has changed when
  /// the window returns.
  @Test func heightsOfAHiddenWindowFollowTheScale() {
    TableMixture.replay(
      TableSetup(
        isGrouped: true,
        heights: .plain,
        isSelfSizing: false,
        estimatesHeaders: false,
        losesDelegate: false,
        headerKind: .titles
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

  /// The table moves to a window without a safe area.
  @Test func theOffsetFollowsTheInsetsOfAnotherWindow() {
    TableMixture.replay(
      TableSetup(
        isGrouped: true,
        heights: .estimated,
        isSelfSizing: false,
        estimatesHeaders: false,
        losesDelegate: false,
        headerKind: .none
      ),
      [
        .set(.height(0)),
        .environment(.theme(.standard), .table),
        .environment(.safeArea(top: 0, bottom: 17), .window),
        .environment(.textSize(.huge), .table),
        .rows(.deleteSection(at: 4, .bottom)),
        .check,
        .set(.select(section: 3, row: 4, .top, animated: false)),
        .show(.inOtherWindow),
        .compare,
      ]
    )
  }

  /// The table moves to a different view while it scrolls to a row.
  @Test func anAnimatedScrollEndsInAnotherView() {
    TableMixture.replay(
      TableSetup(
        isGrouped: false,
        heights: .own,
        isSelfSizing: false,
        estimatesHeaders: false,
        losesDelegate: false,
        headerKind: .titles
      ),
      [
        .set(.scroll(section: 2, row: 5, .none, animated: false)),
        .rows(.deleteSection(at: 2, .bottom)),
        .environment(.textSize(.huge), .container),
        .environment(.screen(width: 240, height: 120), .screen),
        .set(.scroll(section: 4, row: 7, .middle, animated: true)),
        .environment(.safeArea(top: 20, bottom: 34), .screen),
        .show(.inContainer),
        .compare,
      ]
    )
  }

  /// Callbacks for editing change the rows while newly visible rows request their controls.
  @Test func rowsKeepTheirControlsWhenCallbacksChangeRows() {
    TableMixture.replay(
      TableSetup(
        isGrouped: false,
        heights: .own,
        isSelfSizing: true,
        estimatesHeaders: false,
        losesDelegate: true,
        headerKind: .views
      ),
      Self.changesInEditingCallbacks
    )
  }

  /// The height of headers changes while the update requests the numbers of rows.
  @Test func heightsChangedInAnUpdateAreUsed() {
    TableMixture.replay(
      TableSetup(
        isGrouped: true,
        heights: .plain,
        isSelfSizing: true,
        estimatesHeaders: true,
        losesDelegate: false,
        headerKind: .views
      ),
      [
        .set(.rowHeight(90)),
        .whenCalled(.rows, skipping: 0, .set(.headerHeight(0))),
        .rows(.heights(reload: false)),
        .compare,
      ]
    )
  }

  /// A drag that ends because its window is hidden shows the window again.
  @Test func aWindowShownWhileItHidesIsVisible() {
    TableMixture.replay(
      TableSetup(
        isGrouped: true,
        heights: .own,
        isSelfSizing: false,
        estimatesHeaders: true,
        losesDelegate: false,
        headerKind: .titles
      ),
      [
        .whenCalled(.willBeginDecelerating, skipping: 0, .show(.unhidden)),
        .touch(.down(x: 307, y: 79, finger: 1)),
        .touch(.drag(x: 162, y: 175, dx: 0, dy: 155)),
        .show(.windowHidden),
        .compare,
      ]
    )
  }

  private static let changesInEditingCallbacks: [TableOperation] = [
    .batch([
      .reloadSection(at: 0, rows: 3, .none), .moveSection(from: 3, to: 0),
      .insert(section: 0, row: 3, .left), .reload(section: 0, row: 5, .bottom),
      .deleteSection(at: 5, .fade), .deleteSection(at: 0, .middle),
    ]),
    .batch([
      .reload(section: 0, row: 7, .top), .deleteSection(at: 5, .left),
      .deleteSection(at: 3, .left), .delete(section: 3, row: 0, .right),
    ]),
    .rows(.insert(section: 4, row: 5, .top)),
    .rows(.insertSection(at: 1, rows: 1, .right)),
    .batch([
      .replace(section: 0, rows: 4), .heights(reload: true),
      .move(section: 4, row: 10, toSection: 4, toRow: 6), .insert(section: 0, row: 9, .left),
      .reload(section: 1, row: 2, .automatic), .insert(section: 2, row: 11, .none),
      .deleteSection(at: 0, .top),
    ]),
    .inBlock(.rows(.replace(section: 4, rows: 0))),
    .touch(.down(x: 300, y: 265, finger: 0)),
    .unanimated(.rows(.insertSection(at: 2, rows: 3, .right))),
    .frames(5),
    .whenCalled(.didEndFooter, skipping: 3, .rows(.heights(reload: false))),
    .animated(.rows(.insert(section: 1, row: 7, .middle))),
    .frames(9),
    .check,
    .rows(.insertSection(at: 5, rows: 2, .left)),
    .set(.delegate(true)),
    .unanimated(.rows(.insertSection(at: 5, rows: 0, .automatic))),
    .frames(11),
    .whenCalled(
      .editingStyle,
      skipping: 1,
      .inBlock(.rows(.insertSection(at: 4, rows: 5, .right)))
    ),
    .touch(.up(finger: 0, isCancelled: false)),
    .frames(12),
    .rows(.deleteSection(at: 2, .automatic)),
    .set(.query),
    .whenCalled(.canMove, skipping: 1, .rows(.moveSection(from: 5, to: 1))),
    .rows(.insert(section: 3, row: 8, .none)),
    .rows(.insertSection(at: 4, rows: 1, .fade)),
    .set(.editing(true, animated: false)),
    .whenCalled(
      .editingStyle,
      skipping: 1,
      .batch([
        .reload(section: 4, row: 6, .left), .reload(section: 2, row: 3, .none),
        .insert(section: 4, row: 11, .fade), .reload(section: 0, row: 11, .left),
        .delete(section: 4, row: 4, .fade), .delete(section: 4, row: 5, .fade),
        .reload(section: 3, row: 7, .fade),
      ])
    ),
    .set(.tableFooter(true)),
    .rows(.moveSection(from: 0, to: 5)),
    .compare,
  ]
}
