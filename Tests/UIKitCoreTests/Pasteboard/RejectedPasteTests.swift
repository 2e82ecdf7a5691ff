import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Tests for pasted texts of other programs that exceed the size limit, of which an alert informs
/// the user.
@MainActor
struct RejectedPasteTests {
  /// A desktop clipboard with an oversized text of another program.
  private final class Clipboard: DesktopClipboard {
    var refusedTextLimit: Int? = 16 << 20
    /// Whether the other program ends after its text was refused.
    var endsWhenRefused = false
    private var readCount = 0
    private var content = ""
    var text: String {
      get {
        readCount += 1
        if endsWhenRefused, readCount > 1 { refusedTextLimit = nil }
        return content
      }
      set { (content, refusedTextLimit) = (newValue, nil) }
    }
    func offer(_ types: [String], data: @escaping (String) -> Data?) -> Bool { true }
    var holdsOffer: Bool { true }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let controller = UIViewController()
  private let clipboard = Clipboard()

  /// Makes an editor the first responder.
  private func edit(_ editor: UIView) {
    stage.loop.pasteboard.desktop = clipboard
    editor.frame = CGRect(x: 10, y: 50, width: 300, height: 100)
    controller.view.addSubview(editor)
    stage.show(controller)
    editor.becomeFirstResponder()
    stage.settle()
  }

  private var alertTitle: String? { controller.presentedViewController?.title }

  @Test(arguments: [true, false])
  func pastingATooLongTextByKeyShowsAnAlert(isField: Bool) {
    edit(isField ? UITextField() : UITextView())
    stage.press(.keyboardV, modifiers: .control)
    stage.settle()
    #expect(alertTitle == "The text is too long to paste: more than 16 MB.")
    stage.tap("OK")
    stage.settle()
    #expect(alertTitle == nil)
    clipboard.text = "short"
    stage.press(.keyboardV, modifiers: .control)
    stage.settle()
    #expect(alertTitle == nil)
    let editor = controller.view.subviews.last
    #expect((editor as? UITextField)?.text ?? (editor as? UITextView)?.text == "short")
  }

  @Test func windowsWithoutControllersShowTheAlert() {
    stage.loop.pasteboard.desktop = clipboard
    let field = UITextField(frame: CGRect(x: 10, y: 50, width: 300, height: 40))
    let root = UIView()
    root.addSubview(field)
    stage.show(root)
    field.becomeFirstResponder()
    stage.press(.keyboardV, modifiers: .control)
    stage.settle()
    #expect(stage.frame(of: "The text is too long to paste: more than 16 MB.") != nil)
    stage.tap("OK")
    stage.settle()
    #expect(stage.frame(of: "OK") == nil)
    #expect(field.isFirstResponder && field.window?.isKeyWindow == true)
  }

  @Test func droppingATooLongTextShowsOneAlert() {
    edit(UITextField())
    stage.loop.touches.dropWasRefused(limit: 16 << 20)
    stage.loop.touches.dropWasRefused(limit: 16 << 20)
    stage.settle()
    #expect(alertTitle == "The text is too long to paste: more than 16 MB.")
    stage.tap("OK")
    stage.settle()
    #expect(alertTitle == nil)
  }

  @Test func theAlertIsShownForATerminatedProgram() {
    edit(UITextField())
    clipboard.endsWhenRefused = true
    stage.press(.keyboardV, modifiers: .control)
    stage.settle()
    #expect(alertTitle != nil)
  }

  @Test func theAlertIsInTheUsersLanguage() {
    stage.setLanguages(["de"])
    edit(UITextField())
    stage.press(.keyboardV, modifiers: .control)
    stage.settle()
    #expect(alertTitle == "Der Text ist zu lang zum Einsetzen: mehr als 16 MB.")
  }

  @Test func pasteInTheMenuShowsTheAlert() {
    let field = UITextField()
    edit(field)
    #expect(field.canPerformAction(.paste, withSender: nil))
    field.paste(nil)
    stage.settle()
    #expect(alertTitle != nil)
  }

  @Test func theMiddleButtonShowsTheAlert() {
    let field = UITextField()
    edit(field)
    stage.loop.primarySelection.desktop = clipboard
    stage.click(at: CGPoint(x: 50, y: 100), button: .middle)
    stage.settle()
    #expect(alertTitle?.contains("16 MB") == true)
  }

  @Test func localDataTypesAreNotRejected() {
    let field = UITextField()
    edit(field)
    stage.loop.pasteboard.setData(Data([1]), forPasteboardType: "org.example.row")
    clipboard.refusedTextLimit = 16 << 20
    #expect(!field.canPerformAction(.paste, withSender: nil))
  }
}
