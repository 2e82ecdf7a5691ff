import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// Tests for actions sent to the first target in the responder chain.
@MainActor
struct ResponderActionTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let controller = SavingController()
  private let button = UIButton(type: .system)
  private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))

  init() {
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
    stage.show(controller)
    controller.view.addSubview(button)
    controller.view.addSubview(field)
  }

  @Test func withoutATargetTheNextResponderOfTheClassIsCalled() {
    button.addTarget(nil, action: SavingController.save, for: .touchUpInside)
    stage.tap(at: CGPoint(x: 50, y: 120))
    #expect(controller.recorder.take() == ["save"])
    field.becomeFirstResponder()
    stage.tap(at: CGPoint(x: 50, y: 120))
    #expect(controller.recorder.take() == ["save"])
  }

  @Test func theSenderIsForwarded() {
    button.addTarget(nil, action: SavingController.saved(by:), for: .touchUpInside)
    stage.tap(at: CGPoint(x: 50, y: 120))
    #expect(controller.recorder.take() == ["saved by UIButton"])
    button.removeTarget(nil, for: .touchUpInside)
    stage.tap(at: CGPoint(x: 50, y: 120))
    #expect(controller.recorder.take() == [])
  }

  @Test func actionsOfReleasedTargetsAreDropped() {
    var releasedTarget: SavingController? = SavingController()
    if let releasedTarget {
      button.addTarget(releasedTarget, action: SavingController.save, for: .touchUpInside)
    }
    releasedTarget = nil
    stage.tap(at: CGPoint(x: 50, y: 120))
    #expect(controller.recorder.take() == [])
  }

  @Test func theApplicationSendsActions() {
    stage.advance(by: 0.1)
    let application = UIApplication.shared
    #expect(application.sendAction(SavingController.save, to: nil, from: button, for: nil))
    #expect(
      application.sendAction(SavingController.saved(by:), to: controller, from: button, for: nil)
    )
    #expect(controller.recorder.take() == ["save", "saved by UIButton"])
    #expect(
      !application.sendAction(UITableViewController.viewDidLoad, to: nil, from: nil, for: nil)
    )
  }

  @Test func resignFirstResponderWithoutATargetEndsEditing() {
    stage.advance(by: 0.1)
    field.becomeFirstResponder()
    UIApplication.shared.sendAction(UIResponder.resignFirstResponder, to: nil, from: nil, for: nil)
    #expect(!field.isEditing)
  }

  @Test func aViewEndsEditingInside() {
    let delegate = KeepingDelegate()
    field.delegate = delegate
    field.becomeFirstResponder()
    #expect(button.endEditing(true))
    #expect(field.isEditing)
    #expect(!controller.view.endEditing(false))
    #expect(field.isEditing)
    #expect(controller.view.endEditing(true))
    #expect(!field.isEditing)
    #expect(delegate.endCount == 1)
  }

  @Test func classesHaveTheirNameAsDescription() {
    #expect(UITableViewCell.description() == "UITableViewCell")
    #expect(UIView.description() == "UIView")
    #expect(SavingController.description().hasSuffix("SavingController"))
  }
}

/// A view controller that implements the actions.
private final class SavingController: UIViewController {
  let recorder = CallRecorder()

  func save() { recorder.record("save") }
  func saved(by sender: UIControl) { recorder.record("saved by \(type(of: sender))") }
}

/// A delegate that prevents the end of editing.
private final class KeepingDelegate: UITextFieldDelegate {
  var endCount = 0

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
  func textFieldDidEndEditing(_ textField: UITextField) { endCount += 1 }
}
