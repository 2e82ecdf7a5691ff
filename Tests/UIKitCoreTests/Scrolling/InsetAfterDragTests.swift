import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for content insets that the delegate changes when a drag ends, for example for a spinner.
@MainActor
struct InsetAfterDragTests {
  private let fixture = TableFixture([100])
  private var table: UITableView { fixture.table }
  private var stage: Stage { fixture.stage }

  /// Runs an action in `scrollViewDidEndDragging`.
  private func onEndDragging(_ action: @escaping () -> Void) {
    fixture.delegate.notesScrolling = true
    fixture.delegate.onCall = { if $0.hasPrefix("didEndDragging") { action() } }
  }

  /// Drags the content to an offset, and holds it.
  private func drag(to offset: CGFloat) {
    let start: CGFloat = offset < 240 ? 100 : 380
    stage.touchDown(at: CGPoint(x: 100, y: start))
    var y = start
    let distance: CGFloat = offset < table.contentOffset.y ? 1 : -1
    while distance > 0 ? table.contentOffset.y > offset : table.contentOffset.y < offset {
      y += distance
      stage.touchMove(to: CGPoint(x: 100, y: y))
      stage.advance(by: 1.0 / 60)
    }
    stage.advance(by: 0.3)
    stage.touchUp()
  }

  /// Returns the offsets of 120 frames, after which the table is at rest.
  private func offsetsUntilRest() -> [CGFloat] {
    var offsets = [table.contentOffset.y]
    for _ in 0..<120 {
      stage.advance(by: 1.0 / 60)
      offsets.append(table.contentOffset.y)
    }
    return offsets
  }

  /// Expects offsets that change in one direction, by less than 16 points in a frame.
  private func expectSmooth(_ offsets: [CGFloat], from start: CGFloat, to end: CGFloat) {
    #expect(offsets.first.map { abs($0 - start) <= 2 } == true)
    #expect(offsets.last == end)
    for (offset, next) in zip(offsets, offsets.dropFirst()) { #expect(abs(next - offset) < 16) }
    let ordered = start < end ? offsets == offsets.sorted() : offsets == offsets.sorted(by: >)
    #expect(ordered)
  }

  @Test(arguments: [false, true])
  func theContentSettlesAtATopInsetSetWhenADragEnds(isAnimated: Bool) {
    onEndDragging { [table] in
      if isAnimated {
        UIView.animate(withDuration: 0.3) { table.contentInset.top = 54 }
      } else {
        table.contentInset.top = 54
      }
      #expect(table.contentOffset.y <= -90)
    }
    drag(to: -90)
    expectSmooth(offsetsUntilRest(), from: -90, to: -54)
    #expect(fixture.calls("didEndDecelerating").count == 1)
    expectConsistent(table)
    // The delegate removes the spinner's inset.
    fixture.delegate.onCall = nil
    UIView.animate(withDuration: 0.3) { table.contentInset.top = 0 }
    stage.settle()
    #expect(table.contentOffset.y == 0)
    expectConsistent(table)
  }

  @Test func aShortDragSettlesAtTheNewInset() {
    onEndDragging { [table] in table.contentInset.top = 54 }
    drag(to: -30)
    expectSmooth(offsetsUntilRest(), from: -30, to: -54)
  }

  @Test func aDragThatEndsAtRestSettlesAtTheInset() {
    onEndDragging { [table] in table.contentInset.top = 54 }
    stage.touchDown(at: CGPoint(x: 100, y: 100))
    stage.touchMove(to: CGPoint(x: 100, y: 130))
    stage.touchMove(to: CGPoint(x: 100, y: 60))
    stage.touchMove(to: CGPoint(x: 100, y: 110))
    stage.advance(by: 0.3)
    #expect(table.contentOffset.y == 0)
    stage.touchUp()
    #expect(fixture.calls("didEndDragging") == ["didEndDragging false"])
    expectSmooth(offsetsUntilRest(), from: 0, to: -54)
    expectConsistent(table)
  }

  @Test func removingAnInsetWhenADragEndsIsAnimated() {
    table.contentInset.top = 54
    table.contentOffset.y = -54
    onEndDragging { [table] in table.contentInset.top = 0 }
    drag(to: -40)
    #expect(fixture.calls("didEndDragging") == ["didEndDragging false"])
    expectSmooth(offsetsUntilRest(), from: -40, to: 0)
  }

  @Test func theContentSettlesAtABottomInsetSetWhenADragEnds() {
    let end = points(100 * 44 - 480)
    table.contentOffset.y = end
    onEndDragging { [table] in table.contentInset.bottom = 54 }
    drag(to: end + 90)
    expectSmooth(offsetsUntilRest(), from: end + 90, to: end + 54)
  }

  @Test func theContentSettlesAtAnInsetSetDuringTheBounce() {
    drag(to: -90)
    stage.advance(by: 0.05)
    table.contentInset.top = 54
    let offsets = offsetsUntilRest()
    #expect(offsets.last == -54)
    for (offset, next) in zip(offsets, offsets.dropFirst()) { #expect(abs(next - offset) < 16) }
  }

  @Test func aReloadWhenADragEndsDoesNotMakeTheContentJump() {
    onEndDragging { [table] in table.reloadData() }
    drag(to: -90)
    expectSmooth(offsetsUntilRest(), from: -90, to: 0)
    expectConsistent(table)
  }

  @Test func anOffsetSetWhenADragEndsIsKept() {
    onEndDragging { [table] in table.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    drag(to: -90)
    stage.settle()
    #expect(table.contentOffset.y == 300)
    onEndDragging { [table] in table.contentOffset.y = 700 }
    drag(to: 290)
    #expect(table.contentOffset.y == 700)
    stage.settle()
    #expect(table.contentOffset.y == 700)
  }
}
