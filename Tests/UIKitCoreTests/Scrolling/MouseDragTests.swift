import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for drags with the primary button, which scroll where no other view handles them.
@MainActor @Suite(.serialized)
struct MouseDragTests {
  private func drag(on stage: Stage, from start: CGPoint, by translation: CGPoint) {
    stage.pointerDown(at: start)
    for step in 1...6 {
      let fraction = CGFloat(step) / 6
      stage.advance(by: 1.0 / 60)
      stage.pointerMove(
        to: CGPoint(
          x: start.x + translation.x * fraction,
          y: start.y + translation.y * fraction
        )
      )
    }
    stage.advance(by: 0.2)
    stage.pointerUp()
    stage.settle()
  }

  @Test func aDragScrollsAndSelectsNothing() {
    let fixture = TableFixture([100])
    drag(on: fixture.stage, from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: -130))
    #expect(fixture.table.contentOffset.y == 120)  // PN-06
    #expect(fixture.table.indexPathForSelectedRow == nil)
    fixture.stage.click(at: CGPoint(x: 100, y: 10))
    #expect(fixture.table.indexPathForSelectedRow?.row == 2)
  }

  @Test func aPressSelectsWhenItIsReleased() {
    let fixture = TableFixture([100])
    fixture.stage.pointerDown(at: fixture.middle(ofRow: 3))
    fixture.stage.advance(by: 0.3)
    #expect(fixture.table.indexPathForSelectedRow == nil)
    fixture.stage.pointerUp()
    fixture.stage.advance(by: 1.0 / 60)
    #expect(fixture.table.indexPathForSelectedRow?.row == 3)
  }

  @Test func aFastDragFlings() {
    let fixture = TableFixture([100])
    let stage = fixture.stage
    stage.pointerDown(at: CGPoint(x: 100, y: 400))
    for step in 1...5 {
      stage.advance(by: 1.0 / 60)
      stage.pointerMove(to: CGPoint(x: 100, y: 400 - 40 * step))
    }
    stage.pointerUp()
    let releaseOffset = fixture.table.contentOffset.y
    stage.settle()
    #expect(fixture.table.contentOffset.y > releaseOffset + 300)
  }

  @Test func mouseDragsCanBeDisabledForTheApplication() {
    UIScrollView.scrollsByMouseDrag = false
    defer { UIScrollView.scrollsByMouseDrag = true }
    let fixture = TableFixture([100])
    drag(on: fixture.stage, from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: -130))
    #expect(fixture.table.contentOffset.y == 0)  // PN-06
    fixture.stage.drag(
      from: CGPoint(x: 100, y: 300),
      to: CGPoint(x: 100, y: 170),
      duration: 0.1,
      hold: 0.2
    )
    #expect(fixture.table.contentOffset.y == 120)
  }

  @Test func mouseDragsCanBeDisabledForOneScrollView() {
    let fixture = TableFixture([100])
    fixture.table.panGestureRecognizer.allowedTouchTypes = [
      NSNumber(value: UITouch.TouchType.direct.rawValue)
    ]
    drag(on: fixture.stage, from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: -130))
    #expect(fixture.table.contentOffset.y == 0)
  }

  @Test func theOtherButtonsDoNotScroll() {
    let fixture = TableFixture([100])
    for button in [UIEvent.ButtonMask.secondary, .button(3)] {
      fixture.stage.pointerDown(at: CGPoint(x: 100, y: 300), button: button)
      fixture.stage.pointerMove(to: CGPoint(x: 100, y: 200))
      fixture.stage.pointerMove(to: CGPoint(x: 100, y: 100))
      fixture.stage.pointerUp()
      fixture.stage.settle()
      #expect(fixture.table.contentOffset.y == 0)
    }
  }

  @Test func textIsSelectedInsteadAndSlidersSlide() {
    let stage = Stage(size: CGSize(width: 300, height: 200))
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 300, height: 1000)
    let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    textView.text = String(repeating: "A line of text\n", count: 40)
    let slider = UISlider(frame: CGRect(x: 20, y: 120, width: 200, height: 31))
    scroll.addSubview(textView)
    scroll.addSubview(slider)
    stage.show(scroll)
    drag(on: stage, from: CGPoint(x: 20, y: 20), by: CGPoint(x: 60, y: 70))
    #expect(textView.contentOffset.y == 0)
    #expect(textView.selectedRange.length > 10)
    #expect(scroll.contentOffset.y == 0)
    drag(on: stage, from: CGPoint(x: 24, y: 135), by: CGPoint(x: 100, y: 0))
    #expect(slider.value > 0.3)
    #expect(scroll.contentOffset.y == 0)
    // A drag on text that cannot be selected scrolls it.
    textView.isSelectable = false
    drag(on: stage, from: CGPoint(x: 20, y: 90), by: CGPoint(x: 0, y: -60))
    #expect(textView.contentOffset.y >= 40)
  }
}
