import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the scroll indicator of a table (TV-005.10, TV-005.11).
@MainActor
struct TableIndicatorTests {
  private func indicators(of table: UITableView) -> [ScrollIndicatorView] {
    table.subviews.compactMap { $0 as? ScrollIndicatorView }
  }

  @Test func theIndicatorAppearsAndFades() throws {
    let fixture = TableFixture([100])
    #expect(indicators(of: fixture.table).isEmpty)
    fixture.stage.touchDown(at: CGPoint(x: 100, y: 300))
    fixture.stage.touchMove(to: CGPoint(x: 100, y: 280))
    let bar = try #require(indicators(of: fixture.table).first)  // TV-005.10
    #expect(indicators(of: fixture.table).count == 1)  // TV-005.17: none for the other direction
    #expect(bar.frame.height > bar.frame.width)  // TV-005.10
    fixture.stage.advance(by: 2)
    #expect(PresentationGeometry(of: bar).alpha == 1)  // TV-005.10
    fixture.stage.touchUp()
    fixture.stage.advance(by: 0.45)
    #expect(PresentationGeometry(of: bar).alpha == 1)  // TV-005.10
    fixture.stage.advance(by: 0.2)
    #expect(PresentationGeometry(of: bar).alpha < 1)  // TV-005.10
    fixture.stage.advance(by: 0.3)
    #expect(indicators(of: fixture.table).isEmpty)  // TV-005.10
  }

  @Test func automaticIndicatorInsetsAddTheContentInset() throws {
    let fixture = TableFixture([100]) { $0.table.contentInset.top = 50 }
    fixture.table.contentOffset.y = -50
    fixture.table.flashScrollIndicators()
    let bar = try #require(indicators(of: fixture.table).first)
    #expect(bar.frame.minY == 3)
    fixture.table.automaticallyAdjustsScrollIndicatorInsets = false
    #expect(bar.frame.minY == -47)
    fixture.table.verticalScrollIndicatorInsets.top = 20
    #expect(bar.frame.minY == -27)
  }

  @Test func flashingShowsTheIndicatorBriefly() {
    let fixture = TableFixture([100])
    fixture.table.flashScrollIndicators()
    #expect(indicators(of: fixture.table).count == 1)  // TV-005.10
    fixture.stage.advance(by: 1)
    #expect(indicators(of: fixture.table).isEmpty)  // TV-005.10
  }

  @Test(arguments: [15, 20, 100, 10_000])
  func theIndicatorLengthShowsTheVisibleFraction(rows: Int) throws {
    let fixture = TableFixture([rows])
    fixture.table.flashScrollIndicators()
    let bar = try #require(indicators(of: fixture.table).first)
    // The track is the height without the margins of 3 points at both ends.
    let visibleFraction = 480.0 / (Double(rows) * 44)
    #expect(abs(bar.frame.height - max(36, 474 * visibleFraction)) < 0.01)  // TV-005.11
    #expect(bar.frame.minY == 3)
    fixture.table.contentOffset.y = CGFloat(rows) * 44 - 480
    #expect(abs(bar.frame.maxY - fixture.table.bounds.maxY + 3) < 0.01)
    let fullHeight = bar.frame.height
    fixture.stage.touchDown(at: CGPoint(x: 100, y: 300))
    fixture.stage.touchMove(to: CGPoint(x: 100, y: 280))
    fixture.stage.touchMove(to: CGPoint(x: 100, y: 180))
    #expect(bar.frame.height < fullHeight)  // TV-005.18
    fixture.stage.touchUp()
    fixture.stage.settle()
  }
}
