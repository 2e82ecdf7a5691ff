import Foundation
import SeparateProcess
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests that every frame of views that randomly change, move, fade and scroll equals a full
/// redraw.
@MainActor
struct FrameRandomTests {
  @Test(.separateProcess, arguments: SeededGenerator.seeds(30))
  func everyFrameEqualsAFullRedraw(seed: UInt64) {
    let mixture = FrameMixture(.forTest(seed: seed))
    while let frame = mixture.random.nextStep(of: 40) {
      let changes = mixture.change()
      let difference = mixture.stage.differenceFromFullRedraw()
      #expect(difference == nil, "Frame \(frame) after \(changes)")
      guard difference == nil else { return }
    }
  }
}

/// A tree of views with random changes from one frame to the next.
@MainActor
private final class FrameMixture {
  let stage: Stage
  var random: SeededGenerator
  private var views: [UIView] = []

  init(_ random: SeededGenerator) {
    self.random = random
    let scale = [1, 1.25, 1.5, 2][self.random.below(4)]
    stage = Stage(size: CGSize(width: 160, height: 160), scale: scale)
    stage.checksDamage = false
    stage.window.backgroundColor = .white
    for _ in 0..<14 { add() }
    stage.advance(by: 1.0 / 60)
  }

  /// Performs random changes, and draws a frame.
  ///
  /// - Returns: Descriptions of the changes.
  func change() -> [String] {
    let names = (0...random.below(3)).map { _ in
      guard !views.isEmpty else { return add() }
      return change(views[random.below(views.count)])
    }
    for case let scrollView as UIScrollView in views where random.once(in: 3) {
      let x = random.once(in: 3) ? number(-9...9) : 0
      let offset = scrollView.contentOffset
      scrollView.contentOffset = CGPoint(x: offset.x + x, y: offset.y + number(-20...20))
    }
    stage.advance(by: 1.0 / 60)
    return names
  }

  @discardableResult
  private func add() -> String {
    let view = [UIScrollView(), UIScrollView(), UILabel(), UIView()][random.below(4)]
    (view as? UILabel)?.text = "Some words of text"
    (view as? UIScrollView)?.contentSize = CGSize(width: 400, height: 400)
    view.frame = frame()
    view.backgroundColor = random.once(in: 4) ? nil : color()
    let inWindow = views.isEmpty || random.once(in: 3)
    let superview = inWindow ? stage.window : views[random.below(views.count)]
    superview.insertSubview(view, at: random.below(superview.subviews.count + 1))
    views.append(view)
    return "adding"
  }

  private func change(_ view: UIView) -> String {
    let resets = random.once(in: 2)
    switch random.below(14) {
    case 0: view.frame = frame()
    case 1: view.alpha = resets ? 1 : random.number(0...1)
    case 2: view.isHidden.toggle()
    case 3: view.transform = resets ? .identity : CGAffineTransform(rotationAngle: number(0...2))
    case 4: view.layer.cornerRadius = resets ? 0 : number(0...20)
    case 5: view.clipsToBounds.toggle()
    case 6: view.layer.borderWidth = resets ? 0 : number(0...4)
    case 7: view.layer.shadowOpacity = resets ? 0 : 0.5
    case 8: view.backgroundColor = resets ? nil : color()
    case 9: (view as? UILabel)?.text = "Other words \(random.below(100))"
    case 10: view.superview?.bringSubviewToFront(view)
    case 11:
      let targetFrame = frame()
      UIView.animate(withDuration: 0.1) { view.frame = targetFrame }
    case 12:
      view.removeFromSuperview()
      views.removeAll { $0.isDescendant(of: view) }
    default: return add()
    }
    return "changing \(type(of: view))"
  }

  private func frame() -> CGRect {
    let origin = CGPoint(x: number(-10...90), y: number(-10...90))
    return CGRect(origin: origin, size: CGSize(width: number(0...120), height: number(0...120)))
  }

  private func color() -> UIColor {
    UIColor(hue: number(0...1), saturation: 1, brightness: 1, alpha: random.once(in: 3) ? 0.5 : 1)
  }

  /// Returns a random number; usually a whole one, like most lengths in interfaces.
  private func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    let number = random.number(range)
    return random.once(in: 4) || range.upperBound <= 2 ? number : number.rounded()
  }
}
