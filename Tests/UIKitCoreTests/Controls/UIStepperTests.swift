import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// Tests for steppers: taps, limits, wrapping and repetition.
@MainActor
struct UIStepperTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 1, height: 1))
  private let log: ControlLog
  private let plus = CGPoint(x: 180, y: 116)
  private let minus = CGPoint(x: 110, y: 116)

  init() {
    log = ControlLog(stepper, for: .valueChanged)
    let root = UIView()
    root.addSubview(stepper)
    stage.show(root)
  }

  @Test func tapsCountUpAndDown() {
    stage.tap(at: plus)
    stage.tap(at: plus)
    stage.tap(at: minus)
    #expect(stepper.value == 1)
    #expect(log.take() == ["value", "value", "value"])
  }

  @Test func valuesStayInTheRange() {
    stage.tap(at: minus)
    #expect(stepper.value == 0)
    #expect(log.take() == [])
    stepper.value = 1000
    #expect(stepper.value == 100)
  }

  @Test func wrappingContinuesAtTheOtherEnd() {
    stepper.wraps = true
    stage.tap(at: minus)
    #expect(stepper.value == 100)
    stage.tap(at: plus)
    #expect(stepper.value == 0)
  }

  @Test func aHeldButtonRepeats() {
    stage.touchDown(at: plus)
    stage.advance(by: 1)
    stage.touchUp()
    #expect(stepper.value >= 5)
    let value = stepper.value
    stage.advance(by: 1)
    #expect(stepper.value == value)
    #expect(stage.settle())
  }

  @Test func aStepperThatIsNotContinuousSendsOnce() {
    stepper.isContinuous = false
    stage.touchDown(at: plus)
    stage.advance(by: 1)
    stage.touchUp()
    #expect(log.take() == ["value"])
  }

  @Test func aStepByAScreenReaderSendsOnce() {
    for isContinuous in [true, false] {
      stepper.isContinuous = isContinuous
      stepper.value = 99
      stepper.accessibilityIncrement()
      #expect(stepper.value == 100)
      #expect(log.take() == ["value"])
      stepper.accessibilityIncrement()
      #expect(log.take() == [])
    }
  }
}
