import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for switches: taps, drags and changes in code.
@MainActor
struct UISwitchTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let toggle = UISwitch(frame: CGRect(x: 100, y: 100, width: 1, height: 1))
  private let log: ControlLog

  init() {
    log = ControlLog(toggle, for: [.valueChanged, .primaryActionTriggered])
    let root = UIView()
    root.backgroundColor = .white
    root.addSubview(toggle)
    stage.show(root)
  }

  @Test func theSizeIsFixed() {
    #expect(toggle.frame == CGRect(x: 100, y: 100, width: 51, height: 31))
    toggle.frame = CGRect(x: 7, y: 8, width: 200, height: 200)
    #expect(toggle.frame == CGRect(x: 7, y: 8, width: 51, height: 31))
    #expect(toggle.intrinsicContentSize == CGSize(width: 51, height: 31))
  }

  @Test func aTapToggles() {
    stage.tap(at: CGPoint(x: 110, y: 110))
    #expect(toggle.isOn)
    #expect(log.take() == ["value", "primary"])
    stage.tap(at: CGPoint(x: 110, y: 110))
    #expect(!toggle.isOn)
  }

  @Test func settingTheValueInCodeSendsNoEvent() {
    toggle.isOn = true
    toggle.setOn(false, animated: true)
    #expect(log.take() == [])
  }

  @Test func aDragToTheOtherSideToggles() {
    stage.drag(
      from: CGPoint(x: 110, y: 115),
      to: CGPoint(x: 140, y: 115),
      duration: 0.1,
      hold: 0.2
    )
    #expect(toggle.isOn)
    #expect(log.take() == ["value", "primary"])
  }

  @Test func aDragBackChangesNothing() {
    stage.touchDown(at: CGPoint(x: 110, y: 115))
    stage.touchMove(to: CGPoint(x: 140, y: 115))
    stage.touchMove(to: CGPoint(x: 105, y: 115))
    stage.touchUp()
    #expect(!toggle.isOn)
    #expect(log.take() == [])
  }

  @Test func aCancelledTouchChangesNothing() {
    stage.touchDown(at: CGPoint(x: 110, y: 115))
    stage.touchMove(to: CGPoint(x: 140, y: 115))
    stage.touchCancel()
    #expect(!toggle.isOn)
    #expect(log.take() == [])
  }

  @Test func theThumbSlidesAndThenRests() {
    stage.settle()
    let offColor = stage.color(at: CGPoint(x: 140, y: 115))
    toggle.setOn(true, animated: true)
    stage.advance(by: 0.1)
    #expect(stage.color(at: CGPoint(x: 108, y: 115)) != .white)
    #expect(stage.settle())
    #expect(
      stage.color(at: CGPoint(x: 108, y: 115))
        == UIColor(red: 52 / 255, green: 199 / 255, blue: 89 / 255, alpha: 1)
    )
    #expect(stage.color(at: CGPoint(x: 138, y: 115)) == .white)
    #expect(offColor != .white)
  }

  @Test func theSpaceBarToggles() {
    toggle.becomeFirstResponder()
    stage.press(.keyboardSpacebar)
    #expect(toggle.isOn)
    #expect(log.take() == ["value", "primary"])
  }
}
