import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// Tests for the actions and targets of controls.
@MainActor
struct UIControlActionsTests {
  @MainActor
  private final class Listener {
    var calls: [String] = []

    func changed(_ sender: UISwitch) { calls.append("switch \(sender.isOn)") }
    func touched(_ sender: UIControl) { calls.append("control") }
    func anything(_ sender: Any) { calls.append("any") }
    func nothing() { calls.append("nothing") }
  }

  @Test func actionsRunInTheOrderTheyWereAdded() {
    let control = UIControl()
    var calls: [Int] = []
    control.addAction(UIAction { _ in calls.append(1) }, for: .touchDown)
    control.addAction(UIAction { _ in calls.append(2) }, for: [.touchDown, .valueChanged])
    control.sendActions(for: .touchDown)
    control.sendActions(for: .valueChanged)
    #expect(calls == [1, 2, 2])
    #expect(control.allControlEvents == [.touchDown, .valueChanged])
  }

  @Test func anActionReplacesOneWithTheSameIdentifier() {
    let control = UIControl()
    let identifier = UIAction.Identifier("save")
    var calls: [Int] = []
    control.addAction(UIAction(identifier: identifier) { _ in calls.append(1) }, for: .touchDown)
    control.addAction(UIAction(identifier: identifier) { _ in calls.append(2) }, for: .valueChanged)
    control.sendActions(for: [.touchDown, .valueChanged])
    control.sendActions(for: .touchDown)
    #expect(calls == [2, 2])
    control.removeAction(identifiedBy: identifier, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(calls == [2, 2])
    #expect(control.allControlEvents == .valueChanged)
  }

  @Test func theSenderIsTheControl() {
    let control = UIControl()
    var sender: AnyObject?
    let action = UIAction { sender = $0.sender as AnyObject? }
    control.addAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(sender === control)
    #expect(action.sender == nil)
    control.removeAction(action, for: .allEvents)
    #expect(control.allControlEvents.isEmpty)
  }

  @Test func disabledAndHiddenActionsDoNotRun() {
    let control = UIControl()
    var count = 0
    let action = UIAction { _ in count += 1 }
    control.addAction(action, for: .touchDown)
    for attributes: UIMenuElement.Attributes in [.disabled, .hidden, .destructive] {
      action.attributes = attributes
      control.sendActions(for: .touchDown)
    }
    #expect(count == 1)
  }

  @Test func methodsOfTargetsAreCalledWithTheControl() {
    let toggle = UISwitch()
    let listener = Listener()
    toggle.addTarget(listener, action: Listener.changed, for: .valueChanged)
    toggle.addTarget(listener, action: Listener.touched, for: .valueChanged)
    toggle.addTarget(listener, action: Listener.anything, for: .valueChanged)
    toggle.addTarget(listener, action: Listener.nothing, for: .valueChanged)
    toggle.sendActions(for: .valueChanged)
    #expect(listener.calls == ["switch false", "control", "any", "nothing"])
    toggle.removeTarget(listener, for: .valueChanged)
    toggle.sendActions(for: .valueChanged)
    #expect(listener.calls.count == 4)
  }

  @Test func targetsAreNotRetained() {
    let control = UIControl()
    weak var releasedListener: Listener?
    do {
      let listener = Listener()
      releasedListener = listener
      control.addTarget(listener, action: Listener.nothing, for: .touchDown)
    }
    control.sendActions(for: .touchDown)
    #expect(releasedListener == nil)
  }

  @Test func actionsWithoutAnIdentifierAreDistinct() {
    #expect(UIAction { _ in }.identifier != UIAction { _ in }.identifier)
  }
}
