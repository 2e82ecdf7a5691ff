import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for alerts and actions whose subclasses override every member.
@MainActor
struct OverridingAlertsTests {
  @Test func anAlertWithEveryMemberOverriddenIsShown() {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let controller = UIViewController()
    stage.show(controller)
    let alert = EveryAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    let action = EveryAlertAction(title: "Yes", style: .destructive)
    alert.addAction(action)
    controller.present(alert, animated: false)
    stage.settle()
    #expect(controller.presentedViewController === alert)
    #expect(alert.preferredStyle == .alert)
    #expect(action.title == "Yes" && action.style == .destructive)
  }

  @Test func anActionWithEveryMemberOverriddenIsPerformed() {
    var count = 0
    let action = EveryAction(title: "Count", identifier: UIAction.Identifier("count")) { _ in
      count += 1
    }
    let button = UIButton(frame: .zero, primaryAction: action)
    button.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
    #expect(action.identifier.rawValue == "count")
    #expect((action as UIMenuElement).title == "Count")
  }
}

/// A `UIAlertController` subclass that overrides every member.
private final class EveryAlertController: UIAlertController {
  override var preferredStyle: UIAlertController.Style { super.preferredStyle }
  override var title: String? {
    get { super.title }
    set { super.title = newValue }
  }
  override var message: String? {
    get { super.message }
    set { super.message = newValue }
  }
  override var actions: [UIAlertAction] { super.actions }
  override var preferredAction: UIAlertAction? {
    get { super.preferredAction }
    set { super.preferredAction = newValue }
  }
  override func addAction(_ action: UIAlertAction) { super.addAction(action) }
  override func loadView() { super.loadView() }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesBegan(presses, with: event)
  }
}

/// A `UIAlertAction` subclass that overrides every member.
private final class EveryAlertAction: UIAlertAction {
  override var title: String? { super.title }
  override var style: UIAlertAction.Style { super.style }
  override var isEnabled: Bool {
    get { super.isEnabled }
    set { super.isEnabled = newValue }
  }
}

/// A `UIAction` subclass that overrides every member.
private final class EveryAction: UIAction {
  override var identifier: UIAction.Identifier { super.identifier }
  override var attributes: UIMenuElement.Attributes {
    get { super.attributes }
    set { super.attributes = newValue }
  }
  override var state: UIMenuElement.State {
    get { super.state }
    set { super.state = newValue }
  }
  override var sender: Any? { super.sender }
  override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
}

/// A `UIMenuElement` subclass that overrides every member.
private final class EveryMenuElement: UIMenuElement {
  override var title: String { super.title }
  override var image: UIImage? { super.image }
}
