import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// Tests for sliders: their values, drags of the thumb, and events.
@MainActor
struct UISliderTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 228, height: 34))
  private let log: ControlLog

  init() {
    log = ControlLog(slider, for: .valueChanged)
    let root = UIView()
    root.addSubview(slider)
    stage.show(root)
  }

  @Test func valuesStayInTheRange() {
    slider.maximumValue = 10
    slider.value = 20
    #expect(slider.value == 10)
    slider.minimumValue = 15
    #expect(slider.maximumValue == 15 && slider.value == 15)
    slider.value = .nan
    #expect(slider.value == 15)
  }

  @Test func theThumbTracksTheFinger() {
    stage.touchDown(at: CGPoint(x: 70, y: 117))
    stage.touchMove(to: CGPoint(x: 170, y: 117))
    #expect(slider.value == 0.5)
    stage.touchMove(to: CGPoint(x: 1000, y: 300))
    #expect(slider.value == 1)
    stage.touchUp()
    #expect(log.take() == ["value", "value", "value"])
  }

  @Test func aFingerBesideTheThumbMovesNothing() {
    stage.touchDown(at: CGPoint(x: 200, y: 117))
    stage.touchMove(to: CGPoint(x: 250, y: 117))
    stage.touchUp()
    #expect(slider.value == 0)
    #expect(log.take() == [])
  }

  @Test func aSliderThatIsNotContinuousSendsOnce() {
    slider.isContinuous = false
    stage.drag(
      from: CGPoint(x: 64, y: 117),
      to: CGPoint(x: 164, y: 117),
      duration: 0.2,
      hold: 0.1
    )
    #expect(slider.value == 0.5)
    #expect(log.take() == ["value"])
  }

  @Test func anEmptyRangeAndAnEmptyFrameAreValid() {
    slider.maximumValue = 0
    slider.frame = .zero
    stage.settle()
    #expect(slider.value == 0)
  }

  @Test func aSliderThatIsNotContinuousSendsNothingWithoutAChange() {
    slider.isContinuous = false
    stage.tap(at: CGPoint(x: 64, y: 117))
    #expect(slider.value == 0)
    #expect(log.take() == [])
  }
}
