import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for animated cells whose rows leave the visible area.
@MainActor
struct TableDeletionReloadTests {
  @Test func aReloadInDidEndDisplayingLeavesNoOldCells() {
    let fixture = TableFixture([40])
    fixture.table.contentOffset.y = 440
    fixture.stage.settle()
    fixture.source.counts = [41]
    fixture.table.insertRows(at: [at(12)], with: .fade)
    fixture.stage.advance(by: 0.1)
    // All rows below the new one are still animated when they leave the visible area.
    var hasReloaded = false
    fixture.delegate.onCall = { [table = fixture.table, source = fixture.source] call in
      guard !hasReloaded, call.hasPrefix("didEnd 0-") else { return }
      hasReloaded = true
      source.makeCell = { table, path in
        let cell = UITableViewCell(style: .default, reuseIdentifier: "new")
        cell.textLabel?.text = "New \(path.row)"
        return cell
      }
      table.reloadData()
    }
    fixture.table.contentOffset.y = 0
    fixture.stage.advance(by: 0.01)
    fixture.table.contentOffset.y = 440
    fixture.stage.advance(by: 0.01)
    #expect(hasReloaded)
    let texts = fixture.table.visibleCells.map { $0.textLabel?.text ?? "" }
    #expect(texts.allSatisfy { $0.hasPrefix("New") })  // TV-066.2
  }
}
