import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for pressing keys and typing on a stage.
@MainActor
struct StageKeyTests {
  private let stage = Stage()
  private let field = KeyLogView()

  init() {
    stage.show(field)
    field.becomeFirstResponder()
  }

  @Test func aPressGoesDownAndUpWithItsModifiers() {
    stage.press(.keyboardDownArrow, modifiers: [.shift, .control])
    #expect(field.recorder.take() == ["began 81 shift", "ended 81 shift"])
    stage.press(.keyboardEscape)
    #expect(field.recorder.take() == ["began 41", "ended 41"])
    #expect(stage.time == 0)
  }

  @Test func typedTextReachesTheFirstResponderImmediately() {
    stage.type("Größe")
    #expect(field.recorder.take() == ["insert Größe"])
    field.resignFirstResponder()
    stage.type("x")
    #expect(field.recorder.take().isEmpty)
  }
}

private final class KeyLogView: UIView, UIKeyInput {
  let recorder = CallRecorder()
  let hasText = false

  override var canBecomeFirstResponder: Bool { true }

  func insertText(_ text: String) { recorder.record("insert \(text)") }
  func deleteBackward() { recorder.record("delete") }

  private func record(_ phase: String, _ presses: Set<UIPress>) {
    for key in presses.compactMap(\.key) {
      let shift = key.modifierFlags.contains(.shift) ? " shift" : ""
      recorder.record("\(phase) \(key.keyCode.rawValue)\(shift)")
    }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    record("began", presses)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    record("ended", presses)
  }
}
