import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for changes to a table without a window.
@MainActor
struct DetachedTableTests {
  private func makeFixture(rowCounts counts: [Int]) -> TableFixture {
    let fixture = TableFixture(counts)
    fixture.stage.window.baseSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 34, right: 0)
    fixture.stage.settle()
    return fixture
  }

  /// Deletes the first row while the table has no window.
  private func deleteRow(of fixture: TableFixture) {
    let table = fixture.table
    table.removeFromSuperview()
    fixture.source.counts[0] -= 1
    table.deleteRows(at: [at(0)], with: .none)
    fixture.stage.window.addSubview(table)
    fixture.stage.settle()
  }

  @Test(arguments: [2, 40])
  func aTableAtItsTopStaysThereWithoutAWindow(count: Int) {
    let fixture = makeFixture(rowCounts: [count])
    #expect(fixture.table.contentOffset.y == -40)
    deleteRow(of: fixture)
    #expect(fixture.table.contentOffset.y == -40)
    fixture.stage.window.baseSafeAreaInsets.top = 20
    #expect(fixture.table.contentOffset.y == -20)
  }

  @Test func aTableAtItsEndStaysThereWithoutAWindow() {
    let fixture = makeFixture(rowCounts: [40])
    fixture.table.contentOffset.y = points(40 * 44 + 34 - 480)
    fixture.stage.settle()
    deleteRow(of: fixture)
    #expect(fixture.table.contentOffset.y == points(39 * 44 + 34 - 480))
  }

  @Test func theInsetsAreThoseOfTheLastWindow() {
    let fixture = makeFixture(rowCounts: [40])
    let table = fixture.table
    table.removeFromSuperview()
    #expect(table.adjustedContentInset == UIEdgeInsets(top: 40, left: 0, bottom: 34, right: 0))
    table.contentInset.top = 5
    #expect(table.adjustedContentInset.top == 45 && table.contentOffset.y == -40)
    fixture.stage.window.baseSafeAreaInsets = .zero
    fixture.stage.window.addSubview(table)
    #expect(table.adjustedContentInset == UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
    #expect(table.contentOffset.y == -5)
  }

  /// The theme changes while a cell is being prepared and is not yet in the table.
  @Test(arguments: ["level 0-2", "willDisplay 0-2"])
  func aCellInPreparationGetsTheNewTheme(call: String) {
    func makeFixture(
      theme: TableTheme,
      onCall: @escaping (TableFixture, String) -> Void
    ) -> TableFixture {
      let fixture = TableFixture([5]) { fixture in
        fixture.stage.window.traitOverrides.tableTheme = theme
        fixture.delegate.level = { _ in 0 }
        fixture.delegate.onCall = { [unowned fixture] in onCall(fixture, $0) }
      }
      fixture.stage.settle()
      return fixture
    }
    let changed = makeFixture(theme: .classic) { fixture, recordedCall in
      if recordedCall == call { fixture.stage.window.traitOverrides.tableTheme = .standard }
    }
    let fresh = makeFixture(theme: .standard) { _, _ in }
    let difference = PixelDifference(
      reference: fresh.stage.pixels(),
      actual: changed.stage.pixels()
    )
    #expect(difference == nil)
  }
}
