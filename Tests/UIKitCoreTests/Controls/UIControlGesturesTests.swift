import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// Tests for controls inside of views with gesture recognisers.
@MainActor
struct UIControlGesturesTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let root = UIView()

  init() {
    stage.show(root)
  }

  /// A counter of gestures on the root view.
  private final class Counter {
    var count = 0
  }

  private func countTaps() -> Counter {
    let counter = Counter()
    root.addGestureRecognizer(
      UITapGestureRecognizer { recognizer in if recognizer.state == .ended { counter.count += 1 } }
    )
    return counter
  }

  private func countPans() -> Counter {
    let counter = Counter()
    root.addGestureRecognizer(
      UIPanGestureRecognizer { recognizer in if recognizer.state == .began { counter.count += 1 } }
    )
    return counter
  }

  @Test func aTapOnAButtonIsNotRecognisedByItsSuperview() {
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 44))
    let log = ControlLog(button, for: .touchUpInside)
    root.addSubview(button)
    let taps = countTaps()
    stage.tap(at: CGPoint(x: 120, y: 120))
    #expect(taps.count == 0)
    #expect(log.take() == ["upInside"])
    stage.tap(at: CGPoint(x: 20, y: 20))
    #expect(taps.count == 1)
  }

  @Test func aDisabledButtonLetsTheTapThrough() {
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 44))
    button.isEnabled = false
    root.addSubview(button)
    let taps = countTaps()
    stage.tap(at: CGPoint(x: 120, y: 120))
    #expect(taps.count == 1)
  }

  @Test func draggingASliderDoesNotScroll() {
    let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 228, height: 34))
    root.addSubview(slider)
    let pans = countPans()
    stage.drag(from: CGPoint(x: 64, y: 117), to: CGPoint(x: 164, y: 150), duration: 0.2)
    #expect(pans.count == 0)
    #expect(slider.value == 0.5)
    stage.drag(from: CGPoint(x: 250, y: 117), to: CGPoint(x: 250, y: 200), duration: 0.2)
    #expect(pans.count == 1)
  }

  @Test func aSwitchClaimsHorizontalDragsOnly() {
    let toggle = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
    let log = ControlLog(toggle, for: [.valueChanged, .touchCancel])
    root.addSubview(toggle)
    let pans = countPans()
    stage.drag(from: CGPoint(x: 110, y: 115), to: CGPoint(x: 145, y: 115), duration: 0.2)
    #expect(pans.count == 0)
    #expect(log.take() == ["value"])
    stage.drag(from: CGPoint(x: 110, y: 115), to: CGPoint(x: 110, y: 200), duration: 0.2)
    #expect(pans.count == 1)
    #expect(log.take() == ["cancel"])
  }
}
