import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the views beside the text of a `UITextField`, and for the callbacks of editing.
@MainActor
final class FieldOverlayTests: UITextFieldDelegate {
  private let stage = Stage(size: CGSize(width: 320, height: 120))
  private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
  private let left = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
  private let right = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 60))
  private var calls: [String] = []

  init() {
    stage.checksDamage = true
    let root = UIView()
    root.backgroundColor = .white
    root.addSubview(field)
    field.borderStyle = .roundedRect
    left.backgroundColor = .red
    right.backgroundColor = .blue
    stage.show(root)
  }

  @Test func overlayModesReserveSpace() {
    field.leftView = left
    field.rightView = right
    stage.settle()
    #expect(left.superview == nil && field.textRect(forBounds: field.bounds).minX == 7)
    field.leftViewMode = .always
    field.rightViewMode = .unlessEditing
    field.text = "Text"
    stage.settle()
    #expect(left.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
    #expect(right.frame == CGRect(x: 176, y: 0, width: 24, height: 34))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 37, y: 0, width: 132, height: 34))
    assertSnapshot(of: stage, named: "overlays")
    field.becomeFirstResponder()
    stage.settle()
    #expect(right.superview == nil && left.superview === field)
    #expect(field.editingRect(forBounds: field.bounds).maxX == 193)
    field.clearButtonMode = .always
    field.rightViewMode = .always
    stage.settle()
    #expect(right.superview == nil)
    field.resignFirstResponder()
    field.semanticContentAttribute = .forceRightToLeft
    stage.settle()
    #expect(left.frame.maxX == 200)
    field.leftView = nil
    stage.settle()
    #expect(left.superview == nil)
  }

  @Test func aBackgroundReplacesTheBorder() {
    func image(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
        color.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }
    }
    field.background = image(.green)
    stage.settle()
    #expect(stage.hex(at: 21, 21) == "00FF00")
    field.disabledBackground = image(.red)
    field.isEnabled = false
    stage.settle()
    #expect(stage.hex(at: 21, 21) == "FF0000")
    #expect(field.borderRect(forBounds: field.bounds) == field.bounds)
  }

  @Test func wideTextIsShownSmaller() {
    field.text = "A text that is much too wide for its field"
    #expect(field.displayedFont.pointSize == 17)
    field.adjustsFontSizeToFitWidth = true
    field.minimumFontSize = 6
    let size = field.displayedFont.pointSize
    #expect(size < 17 && size > 6)
    #expect(field.geometry.layout.size.width <= 186)
    field.minimumFontSize = 12
    #expect(field.displayedFont.pointSize == 12)
    #expect(field.font?.pointSize == 17)
    field.frame.size.width = 400
    #expect(field.displayedFont.pointSize == 17)
    field.text = "A"
    #expect(field.displayedFont.pointSize == 17)
  }

  @Test func insertionMayClear() {
    field.text = "old"
    field.becomeFirstResponder()
    field.clearsOnInsertion = true
    field.insertText("n")
    #expect(field.text == "n" && !field.clearsOnInsertion)
    field.insertText("ew")
    #expect(field.text == "new")
    field.clearsOnInsertion = true
    field.selectAll(nil)
    #expect(!field.clearsOnInsertion)
  }

  @Test func subclassesDrawTextAndPlaceholder() {
    final class Field: UITextField {
      var drawn: [String] = []
      override func drawText(in rect: CGRect) { drawn.append("text \(rect.width)") }
      override func drawPlaceholder(in rect: CGRect) {
        drawn.append("placeholder")
        super.drawPlaceholder(in: rect)
      }
    }
    let field = Field(frame: CGRect(x: 0, y: 70, width: 100, height: 30))
    field.placeholder = "Name"
    self.field.superview?.addSubview(field)
    stage.settle()
    #expect(field.drawn.first == "placeholder" && field.drawn.contains("text 100.0"))
    field.drawn = []
    field.text = "Text"
    stage.settle()
    #expect(Set(field.drawn) == ["text 100.0"])
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin") }
  func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end") }

  @Test func editingIsNotified() {
    let center = NotificationCenter.default
    let names: [(Notification.Name, String)] = [
      (UITextField.textDidBeginEditingNotification, "noted begin"),
      (UITextField.textDidChangeNotification, "noted change"),
      (UITextField.textDidEndEditingNotification, "noted end"),
    ]
    let tokens = names.map { name, text in
      center.addObserver(forName: name, object: field, queue: nil) { _ in
        MainActor.assumeIsolated { self.calls.append(text) }
      }
    }
    defer { for token in tokens { center.removeObserver(token) } }
    field.delegate = self
    field.becomeFirstResponder()
    field.insertText("a")
    field.text = "set"
    field.resignFirstResponder()
    #expect(calls == ["begin", "noted begin", "noted change", "end", "noted end"])
  }

  private final class ReasonDelegate: UITextFieldDelegate {
    var calls: [String] = []
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end") }
    func textFieldDidEndEditing(
      _ textField: UITextField,
      reason: UITextField.DidEndEditingReason
    ) { calls.append("\(reason)") }
  }

  @Test func theMethodWithAReasonTakesPrecedence() {
    let reasons = ReasonDelegate()
    field.delegate = reasons
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(reasons.calls == ["committed"])
  }

  private final class LinkDelegate: NSObject, UITextViewDelegate {
    var ranges: [NSRange] = []
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in range: NSRange) -> Bool {
      ranges.append(range)
      return false
    }
  }

  @Test func linksCallTheDeprecatedMethod() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let links = LinkDelegate()
    view.delegate = links
    let url = try #require(URL(string: "https://example.org"))
    view.activate(UITextView.Link(url: url, range: 2..<5))
    #expect(links.ranges == [NSRange(location: 2, length: 3)])
  }
}
