import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// Tests for touch tracking in controls: states and events.
@MainActor
struct UIControlTrackingTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 44))
  private let log: ControlLog

  init() {
    log = ControlLog(control)
    let root = UIView()
    root.addSubview(control)
    stage.show(root)
  }

  @Test func aTapSendsDownAndUpInside() {
    stage.tap(at: CGPoint(x: 120, y: 120))
    #expect(log.take() == ["down", "upInside"])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test func isHighlightedTracksTheFinger() {
    stage.touchDown(at: CGPoint(x: 120, y: 120))
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    #expect(control.state == .highlighted)
    stage.touchMove(to: CGPoint(x: 120, y: 300))
    #expect(control.isTracking && !control.isTouchInside && !control.isHighlighted)
    stage.touchUp()
    #expect(control.state == .normal)
  }

  @Test func movesWithinSeventyPointsStayInside() {
    stage.touchDown(at: CGPoint(x: 120, y: 120))
    stage.touchMove(to: CGPoint(x: 31, y: 120))
    stage.touchMove(to: CGPoint(x: 29, y: 120))
    stage.touchMove(to: CGPoint(x: 20, y: 120))
    stage.touchMove(to: CGPoint(x: 120, y: 120))
    stage.touchUp()
    #expect(
      log.take() == [
        "down", "dragInside", "exit", "dragOutside", "dragOutside", "enter", "dragInside",
        "upInside",
      ]
    )
  }

  @Test func aLiftOutsideIsNotATap() {
    stage.touchDown(at: CGPoint(x: 120, y: 120))
    stage.touchMove(to: CGPoint(x: 120, y: 250))
    stage.touchUp()
    #expect(log.take() == ["down", "exit", "dragOutside", "upOutside"])
  }

  @Test func aQuickSecondTapIsARepeat() {
    stage.tap(at: CGPoint(x: 120, y: 120))
    stage.tap(at: CGPoint(x: 120, y: 120))
    #expect(log.take() == ["down", "upInside", "down", "downRepeat", "upInside"])
  }

  @Test func aCancelledTouchSendsTouchCancel() {
    stage.touchDown(at: CGPoint(x: 120, y: 120))
    stage.touchCancel()
    #expect(log.take() == ["down", "cancel"])
    #expect(!control.isTracking)
  }

  @Test func disablingCancelsATouch() {
    stage.touchDown(at: CGPoint(x: 120, y: 120))
    control.isEnabled = false
    #expect(log.take() == ["down", "cancel"])
    stage.touchUp()
    #expect(log.take() == [])
  }

  @Test func aDisabledControlTakesNoTouches() {
    control.isEnabled = false
    stage.tap(at: CGPoint(x: 120, y: 120))
    #expect(log.take() == [])
    #expect(control.state == .disabled)
  }

  @Test func leavingTheWindowCancelsATouch() {
    stage.touchDown(at: CGPoint(x: 120, y: 120))
    control.removeFromSuperview()
    #expect(log.take() == ["down", "cancel"])
  }

  @Test func aControlThatRefusesTheTouchSendsNothing() {
    final class RefusingControl: UIControl {
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    let refusing = RefusingControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let log = ControlLog(refusing)
    control.superview?.addSubview(refusing)
    stage.tap(at: CGPoint(x: 20, y: 20))
    #expect(log.take() == [])
  }

  @Test func spaceAndReturnTriggerTheFocusedControl() {
    #expect(control.becomeFirstResponder())
    stage.press(.keyboardSpacebar)
    stage.press(.keyboardReturnOrEnter)
    stage.press(.keyboardA)
    stage.press(.keyboardSpacebar, modifiers: .control)
    #expect(log.take() == ["primary", "primary"])
  }
}
