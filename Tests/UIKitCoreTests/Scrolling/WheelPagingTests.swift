import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for paged content, which comes to rest on a page after any kind of scrolling.
@MainActor
@Suite(.serialized)
struct WheelPagingTests {
  private final class Delegate: NSObject, UIScrollViewDelegate {
    var restingOffsets: [CGFloat] = []
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      restingOffsets.append(scrollView.contentOffset.x)
    }
  }

  private let middle = CGPoint(x: 200, y: 100)
  private let delegate = Delegate()

  /// Creates five pages, each 400 points wide, in a row.
  private func makeScene() -> (stage: Stage, view: UIScrollView) {
    let stage = Stage(size: CGSize(width: 400, height: 200))
    let controller = UIViewController()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    view.isPagingEnabled = true
    view.contentSize = CGSize(width: 2000, height: 200)
    view.delegate = delegate
    controller.view.addSubview(view)
    stage.show(controller)
    stage.settle()
    return (stage, view)
  }

  @Test func aNotchTurnsAPage() {
    let (stage, view) = makeScene()
    stage.scrollWheel(by: CGVector(dx: 1, dy: 0), at: middle)
    stage.settle()
    #expect(view.contentOffset.x == 400 && delegate.restingOffsets == [400])
    // Another notch while the page is still turning.
    stage.scrollWheel(by: CGVector(dx: 1, dy: 0), at: middle)
    stage.advance(by: 0.1)
    stage.scrollWheel(by: CGVector(dx: 1, dy: 0), at: middle)
    stage.settle()
    #expect(view.contentOffset.x == 1200)
    stage.scrollWheel(by: CGVector(dx: 0, dy: 1), at: middle, modifiers: .shift)
    stage.settle()
    #expect(view.contentOffset.x == 800)
    for _ in 0..<5 {
      stage.scrollWheel(by: CGVector(dx: 1, dy: 0), at: middle)
      stage.settle()
    }
    #expect(view.contentOffset.x == 1600)
  }

  @Test func withoutAnimationANotchJumpsToThePage() {
    UIScrollView.animatesWheel = false
    defer { UIScrollView.animatesWheel = true }
    let (stage, view) = makeScene()
    stage.scrollWheel(by: CGVector(dx: 1, dy: 0), at: middle)
    #expect(view.contentOffset.x == 400)
  }

  /// Scrolls with fingers on a touchpad, one movement per frame.
  private func moveFingers(on stage: Stage, by units: [CGFloat]) {
    for unit in units {
      stage.scrollWheel(by: CGVector(dx: unit, dy: 0.03), at: middle)
      stage.advance(by: 1.0 / 60)
    }
  }

  @Test func slowFingersOnATouchpadLeaveTheNearestPage() {
    let (stage, view) = makeScene()
    moveFingers(on: stage, by: Array(repeating: 0.25, count: 40))
    #expect(view.contentOffset.x == 100)
    stage.settle()
    #expect(view.contentOffset.x == 0 && delegate.restingOffsets == [0])
    moveFingers(on: stage, by: Array(repeating: 0.25, count: 90))
    stage.settle()
    #expect(view.contentOffset.x == 400)
  }

  @Test func aFlickOnATouchpadTurnsOnePage() {
    let (stage, view) = makeScene()
    moveFingers(on: stage, by: [1.5, 2.5, 3.5, 2.5, 1.5, 0.5, 0.1, 0.1])
    #expect(view.contentOffset.x > 100 && view.contentOffset.x < 200)
    stage.settle()
    #expect(view.contentOffset.x == 400)
    // A fast movement turns one page only.
    moveFingers(on: stage, by: Array(repeating: 30.5, count: 20))
    stage.settle()
    #expect(view.contentOffset.x == 800)
    // Fingers that move back at the end do not turn the page.
    moveFingers(on: stage, by: [1.5, 2.5, 3.5, 2.5, -0.2, -0.2, -0.2, -0.2, -0.2, -0.2, -0.2])
    stage.settle()
    #expect(view.contentOffset.x == 800)
  }

  @Test func aPageStoppedByATouchStillSettles() {
    let (stage, view) = makeScene()
    stage.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 200, y: 100), duration: 0.1)
    stage.advance(by: 0.05)
    stage.touchDown(at: middle)
    stage.advance(by: 0.2)
    let caughtOffset = view.contentOffset.x
    #expect(caughtOffset > 90 && caughtOffset < 390)
    stage.touchUp()
    stage.settle()
    #expect(view.contentOffset.x == (caughtOffset / 400).rounded() * 400)
  }

  @Test func keysAndTheScrollbarSettleOnAPage() throws {
    let (stage, view) = makeScene()
    stage.press(.keyboardRightArrow)
    stage.settle()
    #expect(view.contentOffset.x == 400)
    stage.press(.keyboardLeftArrow)
    stage.settle()
    #expect(view.contentOffset.x == 0)
    stage.pointerMove(to: CGPoint(x: 20, y: 194))
    let thumb = try #require(view.indicators.thumb(of: .horizontal))
    stage.pointerDown(at: CGPoint(x: thumb.midX, y: thumb.midY))
    stage.advance(by: 1.0 / 60)
    stage.pointerMove(to: CGPoint(x: thumb.midX + 60, y: thumb.midY))
    stage.advance(by: 1.0 / 60)
    #expect(view.contentOffset.x > 250 && view.contentOffset.x < 350)
    stage.pointerUp()
    stage.settle()
    #expect(view.contentOffset.x == 400)
  }

  @Test func aPickerRestsOnARowAfterATouchpad() {
    final class Numbers: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        50
      }
    }
    let numbers = Numbers()
    let stage = Stage(size: CGSize(width: 300, height: 216))
    let picker = UIPickerView()
    picker.dataSource = numbers
    picker.delegate = numbers
    stage.show(picker)
    stage.settle()
    for _ in 0..<10 {
      stage.scrollWheel(by: CGVector(dx: 0, dy: -0.7), at: CGPoint(x: 150, y: 108))
      stage.advance(by: 1.0 / 60)
    }
    stage.settle()
    #expect(picker.selectedRow(inComponent: 0) == Int((70 / UIPickerView.rowHeight).rounded()))
    stage.scrollWheel(by: CGVector(dx: 0, dy: 0.7), at: CGPoint(x: 150, y: 108))
    stage.settle()
    let wheel = stage.window.allWheels.first
    let restingOffset = ((wheel?.contentOffset.y ?? 0) + (wheel?.contentInset.top ?? 0))
    #expect(restingOffset.truncatingRemainder(dividingBy: UIPickerView.rowHeight) == 0)
  }
}

extension UIView {
  fileprivate var allWheels: [PickerWheel] {
    subviews.flatMap { ($0 as? PickerWheel).map { [$0] } ?? $0.allWheels }
  }
}
