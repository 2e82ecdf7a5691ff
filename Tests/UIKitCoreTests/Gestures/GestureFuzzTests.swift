import Foundation
import SeparateProcess
import Testing

@testable import UIKitCore

/// Tests random touches on a random view tree that is changed by its own handlers.
///
/// After all fingers are lifted, no touch may be tracked. Each view must have got an end for each
/// beginning, and each gesture must have passed through its states in order.
@MainActor
@Test(.separateProcess) func randomEventsLeaveNoTouchBehind() {
  var generator = SeededGenerator.forTest()
  while generator.nextStep(of: 60) != nil {
    let fuzz = GestureFuzz(generator: generator)
    fuzz.run(steps: 120)
    generator = fuzz.generator
  }
}

@MainActor
private final class GestureFuzz {
  var generator: SeededGenerator
  let fixture = GestureFixture()
  private var views: [LoggingView] = []
  private var recognizers: [UIGestureRecognizer] = []
  private var openTouchCounts: [ObjectIdentifier: Int] = [:]
  private var lastStates: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
  private var depth = 0

  init(generator: SeededGenerator) {
    self.generator = generator
    for index in 0..<6 {
      let parent = views.randomElement(using: &self.generator) ?? fixture.view
      let view = fixture.add("v\(index)", randomRect(), to: parent)
      view.isMultipleTouchEnabled = self.generator.below(2) == 0
      watch(view)
      views.append(view)
    }
    watch(fixture.view)
    for _ in 0..<8 { addRecognizer() }
  }

  private func randomRect() -> CGRect {
    CGRect(
      x: generator.below(200),
      y: generator.below(300),
      width: 50 + generator.below(300),
      height: 50 + generator.below(400)
    )
  }

  private func watch(_ view: LoggingView) {
    view.onTouch = { [weak self, weak view] touch in
      guard let self, let view else { return }
      let key = ObjectIdentifier(view)
      switch touch.phase {
      case .began: openTouchCounts[key, default: 0] += 1
      case .ended, .cancelled: openTouchCounts[key, default: 0] -= 1
      default: break
      }
      #expect(openTouchCounts[key, default: 0] >= 0)
      disturb()
    }
  }

  private func addRecognizer() {
    let recognizer: UIGestureRecognizer
    switch generator.below(6) {
    case 0: recognizer = UITapGestureRecognizer()
    case 1:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      recognizer = tap
    case 2: recognizer = UILongPressGestureRecognizer()
    case 3: recognizer = UISwipeGestureRecognizer()
    case 4:
      let pan = UIPanGestureRecognizer()
      pan.axis = [.horizontal, .vertical, nil][generator.below(3)]
      pan.maximumNumberOfTouches = 1 + generator.below(3)
      recognizer = pan
    default: recognizer = UIPanGestureRecognizer()
    }
    recognizer.delaysTouchesBegan = generator.below(4) == 0
    recognizer.cancelsTouchesInView = generator.below(3) != 0
    if let other = recognizers.randomElement(using: &generator), generator.below(2) == 0 {
      recognizer.require(toFail: other)
      if generator.below(4) == 0 { other.require(toFail: recognizer) }
    }
    recognizer.addHandler { [weak self] in self?.check($0) }
    (views.randomElement(using: &generator) ?? fixture.view).addGestureRecognizer(recognizer)
    recognizers.append(recognizer)
  }

  private func check(_ recognizer: UIGestureRecognizer) {
    let key = ObjectIdentifier(recognizer)
    let previousState = lastStates[key] ?? .possible
    #expect(
      previousState.successors.contains(recognizer.state),
      "\(previousState) to \(recognizer.state)"
    )
    lastStates[key] = recognizer.state.isTerminal ? .possible : recognizer.state
    disturb()
  }

  /// Performs a random change, as a handler of an application might.
  private func disturb() {
    guard depth < 3, generator.below(4) == 0 else { return }
    depth += 1
    defer { depth -= 1 }
    let view = views.randomElement(using: &generator)
    let recognizer = recognizers.randomElement(using: &generator)
    switch generator.below(9) {
    case 0: view?.removeFromSuperview()
    case 1: if let view, view.superview == nil { fixture.view.addSubview(view) }
    case 2: recognizer?.isEnabled = false
    case 3: recognizer?.isEnabled = true
    case 4: if let recognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
    case 5: if let recognizer { view?.addGestureRecognizer(recognizer) }
    case 6: if recognizers.count < 20 { addRecognizer() }
    case 7: sendRandomEvent()
    default: fixture.loop.layoutUntilClean()
    }
  }

  private func sendRandomEvent() {
    let id = generator.below(3)
    let (x, y) = (CGFloat(generator.below(400)), CGFloat(generator.below(800)))
    switch generator.below(8) {
    case 0, 1: fixture.down(x, y, id: id)
    case 2, 3, 4: fixture.move(x, y, id: id)
    case 5, 6: fixture.up(id: id)
    default: fixture.loop.touches.touchCancel(id: id)
    }
  }

  func run(steps: Int) {
    for _ in 0..<steps {
      sendRandomEvent()
      if generator.below(3) == 0 { fixture.wait(Double(generator.below(30)) / 50) }
    }
    depth = 3
    for id in 0..<3 { fixture.up(id: id) }
    fixture.wait(2)
    #expect(fixture.isIdle)
    #expect(openTouchCounts.values.allSatisfy { $0 == 0 })
    #expect(recognizers.allSatisfy { $0.state == .possible && $0.touches.isEmpty })
    #expect(lastStates.values.allSatisfy { $0 == .possible })
  }
}
