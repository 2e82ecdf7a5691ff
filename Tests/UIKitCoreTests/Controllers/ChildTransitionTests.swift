import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for transitions from one child controller to another.
@MainActor
struct ChildTransitionTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))
  private let parent = UIViewController()
  private let calls = Calls()
  private let (old, new): (Child, Child)

  private final class Calls { var all: [String] = [] }

  private final class Child: UIViewController {
    let name: String
    let calls: Calls

    init(_ name: String, color: UIColor, calls: Calls) {
      (self.name, self.calls) = (name, calls)
      super.init(nibName: nil, bundle: nil)
      view.backgroundColor = color
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
      calls.all.append("\(name) willAppear \(animated)")
    }
    override func viewDidAppear(_ animated: Bool) { calls.all.append("\(name) didAppear") }
    override func viewWillDisappear(_ animated: Bool) {
      calls.all.append("\(name) willDisappear \(animated)")
    }
    override func viewDidDisappear(_ animated: Bool) { calls.all.append("\(name) didDisappear") }
  }

  init() {
    (old, new) = (Child("old", color: .red, calls: calls), Child("new", color: .blue, calls: calls))
    parent.addChild(old)
    parent.view.addSubview(old.view)
    old.didMove(toParent: parent)
    parent.addChild(new)
    stage.show(parent)
    stage.settle()
    calls.all = []
  }

  @Test func theViewsAreExchangedWithTheAnimations() {
    new.view.frame.origin.x = 100
    parent.transition(from: old, to: new, duration: 1, options: .curveLinear) {
      new.view.frame.origin.x = 0
    } completion: { [calls] in
      calls.all.append("end \($0)")
    }
    #expect(new.view.superview === parent.view && old.view.superview === parent.view)
    #expect(calls.all == ["old willDisappear true", "new willAppear true"])
    stage.advance(by: 0.5)
    #expect(stage.color(at: CGPoint(x: 10, y: 50)) == .red)
    #expect(stage.color(at: CGPoint(x: 90, y: 50)) == .blue)
    stage.settle()
    #expect(old.view.superview == nil && new.view.superview === parent.view)
    #expect(
      calls.all == [
        "old willDisappear true", "new willAppear true", "old didDisappear", "new didAppear",
        "end true",
      ]
    )
  }

  @Test func aDissolvingTransitionMixesBoth() throws {
    parent.transition(
      from: old,
      to: new,
      duration: 1,
      options: [.transitionCrossDissolve, .curveLinear],
      animations: nil
    )
    stage.advance(by: 0.5)
    let mixed = try #require(stage.color(at: CGPoint(x: 50, y: 50)).cgColor.components)
    #expect(abs(mixed[0] - 0.5) < 0.05 && abs(mixed[2] - 0.5) < 0.05)
    stage.settle()
    #expect(stage.color(at: CGPoint(x: 50, y: 50)) == .blue)
    #expect(old.view.superview == nil && !old.view.isHidden)
    #expect(calls.all.suffix(2) == ["old didDisappear", "new didAppear"])
  }

  @Test func withoutAnimationsTheTransitionIsImmediate() {
    parent.transition(from: old, to: new, duration: 0, animations: nil)
    stage.settle()
    #expect(old.view.superview == nil && stage.color(at: CGPoint(x: 50, y: 50)) == .blue)
    #expect(
      calls.all == [
        "old willDisappear false", "new willAppear false", "old didDisappear", "new didAppear",
      ]
    )
  }
}
