import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for reduced motion: no view slides, and all events keep their order.
@MainActor
struct ReducedMotionTests {
  private func makeStage(reduced: Bool = true) -> Stage {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    stage.checksDamage = true
    UIAccessibility.isReduceMotionEnabled = reduced
    return stage
  }

  @Test func theSettingAppliesToWindowsAndPostsANotification() {
    let stage = makeStage(reduced: false)
    let log = NotificationLog(UIAccessibility.reduceMotionStatusDidChangeNotification)
    #expect(!UIAccessibility.isReduceMotionEnabled)
    UIAccessibility.isReduceMotionEnabled = true
    UIAccessibility.isReduceMotionEnabled = true
    #expect(stage.window.reducesMotion)
    #expect(log.count == 1)
  }

  @Test func rowsMoveWithoutAnimation() {
    let stage = makeStage()
    let list = EditableList()
    stage.show(list.table)
    list.names.remove(at: 0)
    var completions: [Bool] = []
    let cell = list.cell(3)
    list.table.performBatchUpdates {
      list.table.deleteRows(at: [[0, 0]], with: .left)
    } completion: {
      completions.append($0)
    }
    #expect(completions.isEmpty)
    stage.advance(by: 1 / 60)
    #expect(PresentationGeometry(of: cell).origin.y == 88)
    #expect(completions == [true])
    stage.settle()
    #expect(list.table.visibleCells.count == 4)
  }

  @Test func editingModeKeepsTheOrderOfCallsWithoutAnimation() {
    func calls(reduced: Bool) -> [String] {
      let stage = makeStage(reduced: reduced)
      let list = EditableList(rows: 3)
      stage.show(list.table)
      stage.settle()
      list.log.take()
      list.table.setEditing(true, animated: true)
      stage.advance(by: 1 / 60)
      if reduced { #expect(list.cell(0).contentView.shownX == 38) }
      stage.settle()
      // The editing control of the second row, then its Delete button.
      stage.tap(at: CGPoint(x: 26, y: 66))
      stage.advance(by: 2 / 60)
      if reduced { #expect(list.cell(1).contentView.shownX < 0) }
      stage.settle()
      stage.tap(at: CGPoint(x: 290, y: 66))
      stage.settle()
      return list.log.take()
    }
    #expect(calls(reduced: true) == calls(reduced: false))
  }

  @Test func swipedRowsOpenAndCloseWithoutAnimation() {
    let stage = makeStage()
    let list = EditableList()
    stage.show(list.table)
    stage.touchDown(at: CGPoint(x: 250, y: 66))
    for x in stride(from: CGFloat(240), through: 200, by: -10) {
      stage.touchMove(to: CGPoint(x: x, y: 66))
      stage.advance(by: 1 / 60)
    }
    // The finger still moves the row.
    let cell = list.cell(1)
    #expect(cell.contentView.frame.minX < 0)
    stage.touchUp()
    stage.advance(by: 1 / 60)
    #expect(cell.contentView.frame.minX == -(cell.editing.actions?.naturalWidth ?? 0))
    list.table.setEditing(false, animated: true)
    stage.advance(by: 1 / 60)
    #expect(cell.contentView.frame.minX == 0 && cell.editing.actions == nil)
  }

  @Test func programmaticScrollingEndsInTheNextFrame() {
    let fixture = TableFixture([100]) { $0.delegate.notesScrolling = true }
    UIAccessibility.isReduceMotionEnabled = true
    fixture.table.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    #expect(fixture.calls("didEndAnimation").isEmpty)
    fixture.stage.advance(by: 1 / 60)
    #expect(fixture.table.contentOffset.y == 900)
    #expect(fixture.calls("didScroll", "didEndAnimation") == ["didScroll", "didEndAnimation"])
    // Deceleration after a drag is unchanged.
    fixture.stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200), duration: 0.1)
    let releaseOffset = fixture.table.contentOffset.y
    fixture.stage.advance(by: 0.1)
    #expect(fixture.table.isDecelerating && fixture.table.contentOffset.y > releaseOffset)
  }

  @Test func pushedScreensCrossFade() throws {
    func calls(reduced: Bool) -> [String] {
      let stage = makeStage(reduced: reduced)
      let recorder = CallRecorder()
      let root = LoggedController("root", recorder)
      let navigation = UINavigationController(rootViewController: root)
      stage.show(navigation)
      stage.settle()
      let next = LoggedController("next", recorder)
      navigation.pushViewController(next, animated: true)
      stage.advance(by: 0.1)
      if reduced {
        #expect(next.view.frame.minX == 0 && root.view.frame.minX == 0)
        #expect(next.view.alpha > 0 && next.view.alpha < 1)
      }
      stage.settle()
      #expect(next.view.alpha == 1 && next.view.frame.minX == 0)
      navigation.popViewController(animated: true)
      stage.advance(by: 0.1)
      if reduced { #expect(next.view.alpha < 1 && root.view.frame.minX == 0) }
      stage.settle()
      #expect(root.view.alpha == 1 && next.view.alpha == 1)
      return recorder.take()
    }
    #expect(calls(reduced: true) == calls(reduced: false))
  }

  @Test func presentedScreensFadeIn() {
    let stage = makeStage()
    let root = UIViewController()
    stage.show(root)
    stage.settle()
    let sheet = UIViewController()
    var completionCount = 0
    root.present(sheet, animated: true) { completionCount += 1 }
    stage.advance(by: 0.05)
    let sheetFrame = sheet.view.convert(sheet.view.bounds, to: nil)
    stage.settle()
    #expect(sheet.view.convert(sheet.view.bounds, to: nil) == sheetFrame)
    #expect(completionCount == 1)
    sheet.dismiss(animated: true) { completionCount += 1 }
    stage.settle()
    #expect(completionCount == 2 && root.presentedViewController == nil)
  }

  @Test func theApplicationsAnimationsAreUnchanged() {
    let stage = makeStage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    stage.update()
    UIView.animate(withDuration: 1) { view.frame.origin.x = 100 }
    stage.advance(by: 0.5)
    #expect(view.shownX > 20 && view.shownX < 80)
  }
}
