import Foundation
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// A text field on a stage, with a log of the calls to its delegate and its actions.
@MainActor
final class FieldFixture: UITextFieldDelegate {
  let stage = Stage(size: CGSize(width: 320, height: 200))
  let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 34))
  /// The calls since `takeLog()`: "1+2 text" for a replacement, "selection" and "changed".
  var log: [String] = []
  /// The delegate's answer to a replacement of a range in UTF-16 units.
  var accepts: (NSRange, String) -> Bool = { _, _ in true }

  init(_ text: String = "") {
    let root = UIView()
    root.backgroundColor = .white
    root.addSubview(field)
    stage.show(root)
    field.text = text
    field.delegate = self
    field.addAction(UIAction { [weak self] _ in self?.log.append("changed") }, for: .editingChanged)
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    log.append("\(range.location)+\(range.length) \(string)")
    return accepts(range, string)
  }

  func textFieldDidChangeSelection(_ textField: UITextField) { log.append("selection") }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// Begins editing with the caret at an offset in UTF-16 units, and clears the log.
  func edit(at offset: Int) {
    field.becomeFirstResponder()
    select(offset..<offset)
    log = []
  }

  func select(_ range: Range<Int>) {
    let start = field.beginningOfDocument
    guard let from = field.position(from: start, offset: range.lowerBound),
      let to = field.position(from: start, offset: range.upperBound)
    else { return }
    field.selectedTextRange = field.textRange(from: from, to: to)
  }

  /// The text with brackets around the selection, or a vertical bar at the caret.
  var shown: String {
    let range = field.content.selection.range
    let parts = [0..<range.lowerBound, range, range.upperBound..<field.content.length]
      .map(field.content.substring)
    return range.isEmpty ? "\(parts[0])|\(parts[2])" : "\(parts[0])[\(parts[1])]\(parts[2])"
  }

  /// Returns the point of the caret at an offset in UTF-16 units, in window coordinates.
  func point(after offset: Int) -> CGPoint {
    guard let position = field.position(from: field.beginningOfDocument, offset: offset) else {
      return .zero
    }
    return CGPoint(x: 10 + field.caretRect(for: position).minX, y: 117)
  }
}
