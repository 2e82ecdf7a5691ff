import Foundation
import UIKitCore
import UIKitGraphics
import UIKitStage

extension CaseList {
  mutating func addKeyboard() {
    let heights = Numbers.lengths.filter { $0.value.isFinite }
    addInput("inputView height", heights) { field, height in
      field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
    }
    addInput("inputAccessoryView height", heights) { field, height in
      field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
    }
    for (name, view) in [
      ("the field itself", { (field: UITextField) in field as UIView? }),
      ("its superview", { $0.superview }),
      ("nothing", { _ in nil }),
    ] {
      add("UITextField.inputView \(name)") { fixture in
        CaseList.edit(fixture) { $0.inputView = view($0) }
      }
      add("UITextField.inputAccessoryView \(name)") { fixture in
        CaseList.edit(fixture) { $0.inputAccessoryView = view($0) }
      }
    }
    add("UITextField.inputView and inputAccessoryView are one view") { fixture in
      CaseList.edit(fixture) { field in
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
        field.inputAccessoryView = field.inputView
      }
    }
    add("UIResponder.reloadInputViews() of one that is not first responder") { fixture in
      fixture.root.reloadInputViews()
      UITextField().reloadInputViews()
    }
    for (name, languages) in [("none", []), ("unknown", ["tlh", ""]), ("twice", ["de", "de"])] {
      add("Stage.setKeyboardLanguages(_:) \(name)") { fixture in
        fixture.stage.setKeyboardLanguages(languages)
        CaseList.edit(fixture) { _ in }
        fixture.stage.key("globe").map(fixture.stage.tap)
      }
    }
    add("Stage.key(_:) one that does not exist") { fixture in
      _ = fixture.stage.key("q")
      CaseList.edit(fixture) { _ in }
      _ = fixture.stage.key("")
    }
  }

  private mutating func addInput(
    _ property: String,
    _ arguments: [Argument<CGFloat>],
    body: @escaping @MainActor (UITextField, CGFloat) -> Void
  ) {
    add("UITextField.\(property)", arguments) { fixture, height in
      CaseList.edit(fixture) { body($0, height) }
    }
  }

  /// Edits a text field with the on-screen keyboard, in a window that is resized.
  private static func edit(_ fixture: Fixture, prepare: (UITextField) -> Void) {
    fixture.stage.keyboard = .onScreen
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
    fixture.pushed.view.addSubview(field)
    prepare(field)
    field.becomeFirstResponder()
    fixture.stage.settle()
    fixture.stage.tap(at: CGPoint(x: 100, y: 400))
    field.reloadInputViews()
    fixture.stage.settle()
    field.resignFirstResponder()
    fixture.stage.settle()
  }
}
