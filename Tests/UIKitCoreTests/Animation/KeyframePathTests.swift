import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for key frames along a path, and at a constant speed.
@MainActor
struct KeyframePathTests {
  private let stage = Stage(size: CGSize(width: 200, height: 200))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    stage.checksDamage = true
    let root = UIView()
    view.backgroundColor = .red
    root.addSubview(view)
    stage.show(root)
  }

  private func animate(
    _ path: UIBezierPath,
    configure: (CAKeyframeAnimation) -> Void = { _ in }
  ) {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path.cgPath
    animation.duration = 1
    configure(animation)
    view.layer.add(animation, forKey: nil)
  }

  private func positions(_ count: Int, every seconds: TimeInterval) -> [CGPoint] {
    (0..<count).map { _ in
      stage.advance(by: seconds)
      let position = view.layer.presentation()?.position ?? .zero
      return CGPoint(x: position.x.rounded(), y: position.y.rounded())
    }
  }

  private var corner: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 110, y: 10))
    path.addLine(to: CGPoint(x: 110, y: 30))
    return path
  }

  private func points(_ numbers: (CGFloat, CGFloat)...) -> [CGPoint] {
    numbers.map { CGPoint(x: $0.0, y: $0.1) }
  }

  @Test func segmentsTakeEqualTimes() {
    animate(corner)
    #expect(positions(3, every: 0.25) == points((60, 10), (110, 10), (110, 20)))
    stage.settle()
    #expect(view.frame.origin == .zero)
  }

  @Test func aConstantSpeedNeedsMoreTimeForLongSegments() {
    animate(corner) { $0.calculationMode = .paced }
    #expect(positions(3, every: 0.25) == points((40, 10), (70, 10), (100, 10)))
  }

  @Test func keyTimesAndTimingFunctionsApplyToSegments() {
    animate(corner) {
      $0.keyTimes = [0, 0.8, 1]
      $0.timingFunctions = [.init(name: .easeIn), .init(name: .linear)]
    }
    let position = positions(1, every: 0.4)[0]
    #expect(position.y == 10 && position.x > 20 && position.x < 50)
    #expect(positions(1, every: 0.5) == points((110, 20)))
  }

  @Test func stepsHoldThePoints() {
    animate(corner) { $0.calculationMode = .discrete }
    #expect(positions(3, every: 0.3) == points((10, 10), (110, 10), (110, 30)))
  }

  @Test func curvesAreFollowed() {
    let circle = UIBezierPath(
      arcCenter: CGPoint(x: 100, y: 100),
      radius: 50,
      startAngle: 0,
      endAngle: 2 * .pi,
      clockwise: true
    )
    animate(circle) { $0.calculationMode = .paced }
    for _ in 0..<7 {
      let point = positions(1, every: 0.125)[0]
      let radius = hypot(point.x - 100, point.y - 100)
      #expect(abs(radius - 50) < 1.5)
    }
  }

  @Test func pacedValuesChangeAtAConstantSpeed() {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    (animation.values, animation.duration) = ([0, 90, 100], 1)
    animation.calculationMode = .paced
    view.layer.add(animation, forKey: nil)
    #expect(positions(2, every: 0.45).map(\.x) == [45, 90])
  }
}
