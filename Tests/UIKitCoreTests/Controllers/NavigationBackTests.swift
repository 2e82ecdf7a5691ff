import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the swipe from the leading edge, which goes back in a navigation controller.
@MainActor
final class NavigationBackTests {
  private let recorder = CallRecorder()
  private let stage = Stage(size: CGSize(width: 400, height: 600))
  private let first: LoggedController
  private let second: LoggedController
  private let navigation: UINavigationController

  init() {
    first = LoggedController("Notes", recorder)
    second = LoggedController("Note", recorder)
    navigation = UINavigationController(rootViewController: first)
    stage.show(navigation)
    navigation.pushViewController(second, animated: false)
    stage.settle()
    recorder.take()
  }

  private func touchDown(x: CGFloat) { stage.touchDown(at: CGPoint(x: x, y: 300)) }

  private func touchMove(x: CGFloat) {
    stage.touchMove(to: CGPoint(x: x, y: 300))
    stage.advance(by: 1.0 / 60)
  }

  @Test func theTopViewTracksTheFinger() {
    touchDown(x: 5)
    for x in stride(from: CGFloat(15), through: 205, by: 10) { touchMove(x: x) }
    #expect(
      recorder.takeAppearance() == ["Note willDisappear", "Notes willAppear"]
    )
    let draggedX = second.view.frame.minX
    #expect(draggedX > 150 && draggedX <= 205)
    touchMove(x: 215)
    #expect(second.view.frame.minX == draggedX + 10)
    #expect(abs(first.view.frame.minX - -0.3 * (400 - second.view.frame.minX)) < 0.001)
    stage.advance(by: 1)
    #expect(second.view.frame.minX == draggedX + 10)
    touchMove(x: 5)
    touchMove(x: 2)
    #expect(second.view.frame.minX == 0)
  }

  @Test func liftingBeyondTheMiddlePops() {
    stage.drag(
      from: CGPoint(x: 5, y: 300),
      to: CGPoint(x: 280, y: 300),
      duration: 0.4,
      hold: 0.3
    )
    #expect(navigation.viewControllers == [first])
    stage.settle()
    #expect(
      recorder.take() == [
        "Note willLeave", "Note willDisappear", "Notes willAppear", "Notes isAppearing",
        "Note didDisappear", "Notes didAppear", "Note didLeave",
      ]
    )
    #expect(first.view.frame.minX == 0)
    #expect(navigation.navigationBar.topItem === first.navigationItem)
  }

  @Test func liftingBeforeTheMiddleCancelsThePop() {
    let barViews = navigation.navigationBar.subviews.count
    stage.drag(
      from: CGPoint(x: 5, y: 300),
      to: CGPoint(x: 150, y: 300),
      duration: 0.4,
      hold: 0.3
    )
    #expect(navigation.viewControllers == [first, second])
    stage.settle()
    #expect(
      recorder.take() == [
        "Note willLeave", "Note willDisappear", "Notes willAppear", "Notes isAppearing",
        "Notes willDisappear", "Note willAppear", "Note isAppearing",
        "Notes didDisappear", "Note didAppear", "Note didEnter",
      ]
    )
    #expect(second.view.frame.minX == 0)
    #expect(first.view.superview == nil)
    #expect(!second.isMovingFromParent)
    #expect(navigation.navigationBar.topItem === second.navigationItem)
    #expect(navigation.navigationBar.backItem === first.navigationItem)
    #expect(navigation.navigationBar.subviews.count == barViews)
  }

  @Test func aCancelledPopCallsViewWillAppearAgain() {
    var isLeaving: [Bool] = []
    for callback in ["willDisappear", "willAppear", "didAppear"] {
      second.hooks[callback] = { isLeaving.append($0.isMovingFromParent) }
    }
    stage.drag(
      from: CGPoint(x: 5, y: 300),
      to: CGPoint(x: 150, y: 300),
      duration: 0.4,
      hold: 0.3
    )
    stage.settle()
    #expect(navigation.viewControllers == [first, second])
    #expect(isLeaving == [true, false, false])
  }

  @Test func aShortFlingPops() {
    stage.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 100, y: 300), duration: 0.1)
    stage.settle()
    #expect(navigation.viewControllers == [first])
  }

  @Test func aFlingToTheLeftCancelsThePop() {
    touchDown(x: 5)
    for x in stride(from: CGFloat(25), through: 325, by: 20) { touchMove(x: x) }
    for x in stride(from: CGFloat(300), through: 225, by: -25) { touchMove(x: x) }
    stage.touchUp()
    stage.settle()
    #expect(navigation.viewControllers == [first, second])
  }

  @Test func aCancelledTouchCancelsThePop() {
    touchDown(x: 5)
    for x in stride(from: CGFloat(25), through: 325, by: 20) { touchMove(x: x) }
    stage.touchCancel()
    stage.settle()
    #expect(navigation.viewControllers == [first, second])
    #expect(second.appearance == .appeared)
  }

  @Test func aPushDuringTheGestureReplacesTheDraggedController() {
    let third = LoggedController("Third", recorder)
    touchDown(x: 5)
    for x in stride(from: CGFloat(25), through: 125, by: 20) { touchMove(x: x) }
    navigation.pushViewController(third, animated: true)
    touchMove(x: 300)
    stage.touchUp()
    stage.settle()
    #expect(navigation.viewControllers == [first, third])
    #expect(second.appearance == .disappeared)
    #expect(third.appearance == .appeared)
  }

  @Test func theRootControllerCannotBeDragged() {
    navigation.popViewController(animated: false)
    stage.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 300, y: 300), duration: 0.2)
    stage.settle()
    #expect(navigation.viewControllers == [first])
    #expect(first.view.frame.minX == 0)
  }

  @Test func aDragFromTheMiddleDoesNotPop() {
    stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 390, y: 300), duration: 0.2)
    #expect(navigation.viewControllers == [first, second])
  }

  @Test func theBackButtonPops() {
    stage.tap(at: CGPoint(x: 20, y: 22))
    stage.settle()
    #expect(navigation.viewControllers == [first])
  }

  @Test func escapeAndAltLeftArrowPop() {
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(navigation.viewControllers == [first])
    stage.press(.keyboardEscape)
    #expect(navigation.viewControllers == [first])
    navigation.pushViewController(second, animated: false)
    stage.press(.keyboardLeftArrow)
    #expect(navigation.viewControllers == [first, second])
    stage.press(.keyboardLeftArrow, modifiers: .alternate)
    #expect(navigation.viewControllers == [first])
  }

  @Test func aHeldKeyPopsOnce() {
    navigation.pushViewController(LoggedController("Third", recorder), animated: false)
    let key = UIKey(keyCode: .keyboardEscape)
    for _ in 0..<5 { stage.loop.touches.keyDown(key) }
    stage.loop.touches.keyUp(key)
    stage.settle()
    #expect(navigation.viewControllers == [first, second])
  }

  @Test func poppedControllersAreReleased() {
    weak var popped: UIViewController?
    weak var presented: UIViewController?
    do {
      let third = LoggedController("Third", recorder)
      let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      (popped, presented) = (third, alert)
      navigation.pushViewController(third, animated: true)
      stage.settle()
      third.present(alert, animated: true)
      stage.settle()
      third.dismiss(animated: true)
      stage.settle()
      navigation.popViewController(animated: true)
      stage.settle()
    }
    #expect(popped == nil)
    #expect(presented == nil)
  }

  @Test func theBackButtonOfAMousePops() {
    stage.loop.touches.touchDown(
      at: CGPoint(x: 200, y: 300),
      id: 9,
      type: .indirectPointer,
      buttonMask: .button(4)
    )
    stage.loop.touches.touchUp(id: 9)
    stage.settle()
    #expect(navigation.viewControllers == [first])
  }

  @Test(arguments: [(0.47, 2), (0.5, 2), (0.53, 1)])
  func aDragBeyondHalfOfTheWidthPops(fraction: Double, remainingCount: Int) {
    touchDown(x: 5)
    for x in stride(from: CGFloat(15), through: 105, by: 10) { touchMove(x: x) }
    let slop = 105 - second.view.frame.minX
    touchMove(x: 400 * fraction + slop)
    #expect(abs(second.view.frame.minX - 400 * fraction) < 0.01)
    stage.advance(by: 0.5)
    stage.touchUp()
    stage.settle()
    #expect(navigation.viewControllers.count == remainingCount)
  }

  @Test(arguments: [(27.0, 2), (36, 1)])
  func aFlingAbove300PointsPerSecondPops(distance: Double, remainingCount: Int) {
    stage.drag(
      from: CGPoint(x: 5, y: 300),
      to: CGPoint(x: 5 + distance, y: 300),
      duration: 0.1
    )
    stage.settle()
    #expect(navigation.viewControllers.count == remainingCount)
  }
}
