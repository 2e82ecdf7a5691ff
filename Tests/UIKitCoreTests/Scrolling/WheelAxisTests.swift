import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for which view the wheel scrolls: by axis, and for the duration of a turn of the wheel.
@MainActor
@Suite(.serialized)
struct WheelAxisTests {
  private let middle = CGPoint(x: 100, y: 100)

  /// Creates nested scroll views, the inner one in the top left corner.
  private func makeScene(
    outer: CGSize,
    inner: CGSize,
    innerHeight: CGFloat = 150
  ) -> (stage: Stage, outer: UIScrollView, inner: UIScrollView) {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let outerView = UIScrollView()
    outerView.contentSize = outer
    let innerView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: innerHeight))
    innerView.contentSize = inner
    outerView.addSubview(innerView)
    stage.show(outerView)
    stage.settle()
    return (stage, outerView, innerView)
  }

  @Test(arguments: [-0.07, 0, 0.07])
  func slightSidewaysMovementDoesNotStopTheList(sidewaysDelta: CGFloat) {
    let (stage, list, strip) = makeScene(
      outer: CGSize(width: 200, height: 4000),
      inner: CGSize(width: 2000, height: 150)
    )
    strip.contentOffset.x = 400
    for _ in 0..<5 {
      stage.scrollWheel(by: CGVector(dx: sidewaysDelta, dy: -1.3), at: middle)
      stage.advance(by: 1.0 / 60)
    }
    stage.settle()
    #expect(list.contentOffset.y == 65)
    #expect(strip.contentOffset.x == 400)
  }

  @Test(arguments: [-0.07, 0, 0.07])
  func pagesAroundAListDoNotMove(sidewaysDelta: CGFloat) {
    let (stage, pages, list) = makeScene(
      outer: CGSize(width: 600, height: 150),
      inner: CGSize(width: 200, height: 4000)
    )
    pages.isPagingEnabled = true
    pages.contentOffset.x = 0
    for _ in 0..<5 {
      stage.scrollWheel(by: CGVector(dx: sidewaysDelta, dy: -1.3), at: middle)
      stage.advance(by: 1.0 / 60)
    }
    stage.settle()
    #expect(list.contentOffset.y == 65)
    #expect(pages.contentOffset.x == 0)
  }

  @Test func eachAxisScrollsTheViewThatScrollsAlongIt() {
    let (stage, list, strip) = makeScene(
      outer: CGSize(width: 200, height: 4000),
      inner: CGSize(width: 2000, height: 150)
    )
    stage.scrollWheel(by: CGVector(dx: 2.5, dy: -1.5), at: middle)
    stage.settle()
    #expect(list.contentOffset == CGPoint(x: 0, y: 15))
    #expect(strip.contentOffset == CGPoint(x: 25, y: 0))
    // The same while the list glides.
    stage.scrollWheel(by: CGVector(dx: 0, dy: -1), at: middle)
    stage.advance(by: 1.0 / 60)
    stage.scrollWheel(by: CGVector(dx: 1, dy: 0), at: middle)
    stage.settle()
    #expect(list.contentOffset.y == 147 && strip.contentOffset.x == 157)
  }

  @Test func aViewThatScrollsAlongBothAxesReceivesTheWholeMovement() {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let view = UIScrollView()
    view.contentSize = CGSize(width: 2000, height: 2000)
    stage.show(view)
    stage.settle()
    for _ in 0..<10 { stage.scrollWheel(by: CGVector(dx: 0.1, dy: -1.3), at: middle) }
    #expect(view.contentOffset == CGPoint(x: 10, y: 130))
  }

  @Test func aViewScrolledUnderThePointerDoesNotCaptureTheWheel() {
    let stage = Stage(size: CGSize(width: 200, height: 400))
    let list = UIScrollView()
    list.contentSize = CGSize(width: 200, height: 4000)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 250, width: 200, height: 200))
    inner.contentSize = CGSize(width: 200, height: 1000)
    list.addSubview(inner)
    stage.show(list)
    stage.settle()
    let point = CGPoint(x: 100, y: 200)
    for _ in 0..<4 {
      stage.scrollWheel(by: CGVector(dx: 0, dy: -1), at: point)
      stage.advance(by: 0.4)
    }
    #expect(inner.contentOffset.y == 0 && list.contentOffset.y == 4 * 132)
    // Half a second later, the wheel scrolls the view below the pointer.
    list.contentOffset.y = 150
    stage.advance(by: 0.6)
    stage.scrollWheel(by: CGVector(dx: 0, dy: -1), at: point)
    stage.settle()
    #expect(inner.contentOffset.y == 132 && list.contentOffset.y == 150)
  }

  @Test func movingThePointerSelectsAnotherView() {
    let (stage, list, inner) = makeScene(
      outer: CGSize(width: 200, height: 4000),
      inner: CGSize(width: 200, height: 1000)
    )
    stage.scrollWheel(by: CGVector(dx: 0, dy: -1), at: CGPoint(x: 100, y: 180))
    stage.advance(by: 0.1)
    list.contentOffset.y = 0
    stage.scrollWheel(by: CGVector(dx: 0, dy: -1), at: CGPoint(x: 100, y: 100))
    stage.settle()
    #expect(list.contentOffset.y == 0 && inner.contentOffset.y == 132)
  }

  @Test func aPickerThatScrollsUnderThePointerKeepsItsRow() {
    final class Numbers: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        50
      }
      func pickerView(
        _ pickerView: UIPickerView,
        titleForRow row: Int,
        forComponent component: Int
      ) -> String? { "\(row)" }
    }
    let numbers = Numbers()
    let stage = Stage(size: CGSize(width: 300, height: 400))
    let list = UIScrollView()
    list.contentSize = CGSize(width: 300, height: 4000)
    let picker = UIPickerView(frame: CGRect(x: 0, y: 300, width: 300, height: 216))
    picker.dataSource = numbers
    picker.delegate = numbers
    list.addSubview(picker)
    stage.show(list)
    picker.selectRow(20, inComponent: 0, animated: false)
    stage.settle()
    for _ in 0..<3 {
      stage.scrollWheel(by: CGVector(dx: 0, dy: -1), at: CGPoint(x: 150, y: 250))
      stage.advance(by: 0.3)
    }
    stage.settle()
    #expect(picker.selectedRow(inComponent: 0) == 20 && list.contentOffset.y == 396)
  }
}
