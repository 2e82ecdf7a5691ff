import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the position, arrow and dismissal of the edit menu.
@MainActor
struct EditMenuTests {
  @Test func theMenuIsAboveTheRowAndPointsToIt() {
    let list = MenuList()
    list.stage.longPress(at: list.point(5))
    let row = list.tableView.rectForRow(at: IndexPath(row: 5, section: 0))
    // TD-029.1
    #expect(list.arrow.maxY == row.minY)
    #expect(list.capsule.maxY <= list.arrow.maxY)
    #expect(list.arrow.midX == row.midX)
    #expect(abs(list.capsule.midX - row.midX) <= 1)
  }

  @Test func theMenuOfTheFirstRowIsBelowIt() {
    let list = MenuList()
    list.stage.longPress(at: list.point(0))
    #expect(list.arrow.minY == 44)  // TD-029.1
    #expect(list.capsule.minY > 44)
  }

  @Test func theMenuOfARowThatFillsTheWindowPointsIntoIt() {
    let list = MenuList()
    list.tableView.rowHeight = 2000
    list.stage.settle()
    list.stage.longPress(at: CGPoint(x: 100, y: 100))
    #expect(list.stage.window.bounds.contains(list.capsule))
    #expect(list.stage.window.bounds.contains(list.arrow))
  }

  @Test func theMenuStaysInsideTheWindow() {
    let list = MenuList()
    list.stage.secondaryClick(at: CGPoint(x: 318, y: 400))
    #expect(list.capsule.maxX <= 312)
    #expect(list.arrow.maxX <= list.capsule.maxX - 10)
  }

  @Test(arguments: [1, 10, 30] as [CGFloat])
  func theMenuOpensInWindowsSmallerThanItsMargins(side: CGFloat) {
    let list = MenuList(size: CGSize(width: side, height: side))
    list.stage.longPress(at: CGPoint(x: side / 2, y: side / 2))
    #expect(list.menu != nil)
    #expect(list.capsule.minX >= 0)
  }

  @Test func theMenuClosesWhenTheWindowChangesItsSize() {
    let list = MenuList()
    list.stage.longPress(at: list.point(5))
    list.stage.loop.screen.resize(to: CGSize(width: 400, height: 500), scale: 1)
    list.stage.settle()
    #expect(list.menu == nil)
  }

  @Test func aFadingMenuFinishesItsFade() {
    let list = MenuList()
    for closes in [
      { list.stage.press(.keyboardEscape) },
      { list.stage.scrollWheel(by: CGVector(dx: 0, dy: -1), at: CGPoint(x: 10, y: 470)) },
    ] {
      list.stage.longPress(at: list.point(5))
      list.stage.settle()
      closes()
      list.stage.advance(by: 0.05)
      // The row moves to a position below the menu.
      list.tableView.contentOffset.y += 20
      list.stage.advance(by: 0.05)
      #expect(list.menu.map { $0.shownAlpha > 0 } == true)
      list.stage.settle()
      #expect(list.menu == nil)
      #expect(list.tableView.indexPathForSelectedRow == nil)
    }
  }

  @Test(arguments: [1, 1.5, 2] as [CGFloat])
  func edgesAreAlignedToDevicePixels(scale: CGFloat) {
    let list = MenuList(scale: scale)
    list.stage.secondaryClick(at: CGPoint(x: 123, y: 211))
    for edge in [
      list.capsule.minX, list.capsule.minY, list.capsule.maxX, list.arrow.minX,
    ] {
      #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-6)
    }
  }

  @Test func theMenuLooksAsRecorded() {
    for scale in [1, 2] as [CGFloat] {
      let list = MenuList(size: CGSize(width: 240, height: 200), scale: scale)
      list.stage.longPress(at: list.point(2))
      list.stage.settle()
      assertSnapshot(of: list.stage, named: "menu-light@\(Int(scale))x")
    }
  }
}
