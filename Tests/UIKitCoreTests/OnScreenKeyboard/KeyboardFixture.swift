import Foundation
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// A text field on a stage with an on-screen keyboard.
@MainActor
final class KeyboardFixture: UITextFieldDelegate {
  let stage: Stage
  let field = UITextField(frame: CGRect(x: 20, y: 40, width: 280, height: 34))
  let root = UIView()
  var rejectsChanges = false
  var rejectsDeletions = false

  init(
    _ type: UIKeyboardType = .default,
    languages: [String] = ["en"],
    size: CGSize = CGSize(width: 390, height: 844)
  ) {
    stage = Stage(size: size)
    stage.keyboard = .onScreen
    stage.setKeyboardLanguages(languages)
    root.backgroundColor = .systemBackground
    root.addSubview(field)
    stage.show(root)
    field.borderStyle = .roundedRect
    field.keyboardType = type
    field.autocapitalizationType = .none
    field.delegate = self
  }

  var views: InputViewPresenter? { stage.loop.inputViewPresenter }
  var keys: KeyboardView? { views?.keyboardView }
  var text: String { field.text ?? "" }

  /// Begins editing and waits until the keyboard is visible.
  func begin() {
    field.becomeFirstResponder()
    stage.settle()
  }

  /// Taps the key with a title.
  func tap(_ title: String) {
    guard let point = stage.key(title) else { fatalError("there is no key \(title)") }
    stage.tap(at: point)
  }

  /// Types with keys of the current page.
  func tap(keys: String) {
    for key in keys { tap(String(key)) }
  }

  /// Returns the centre of a key of the plan in window coordinates.
  func point(_ entry: KeyboardGeometry.Entry) -> CGPoint {
    keys?.convert(CGPoint(x: entry.cap.midX, y: entry.cap.midY), to: nil) ?? .zero
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { !rejectsChanges && !(rejectsDeletions && string.isEmpty) }
}
