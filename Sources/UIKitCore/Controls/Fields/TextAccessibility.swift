import Foundation
import UIKitGraphics

/// The accessibility of a text field: its placeholder is the label and its text the value.
///
/// With a custom label, the placeholder is the hint.
struct FieldAccessibility: ViewDefaults {
  let view: UITextField

  var isElement: Bool { true }
  var role: AccessibilityRole? {
    if view.isSecureTextEntry { return .secureField }
    return view is any SearchField ? .searchField : .field
  }
  var label: String? { view.placeholder }
  var value: String? { view.editor.accessibleString }
  var hint: String? {
    view.hasText || view.accessibilityLabel == view.placeholder ? nil : view.placeholder
  }
  var traits: UIAccessibilityTraits {
    let enabledTraits: UIAccessibilityTraits = view is any SearchField ? .searchField : .none
    return view.isEnabled ? enabledTraits : enabledTraits.union(.notEnabled)
  }
  var state: AccessibilityState { view.controlState }
  var text: (any AccessibleText)? { view.editor }

  func activate() -> Bool { view.isEnabled && view.becomeFirstResponder() }

  func focus() -> Bool {
    view.focusForAccessibility() || view.isEnabled && view.becomeFirstResponder()
  }
}

extension TextEditor: AccessibleText {
  /// The character displayed in place of each character of a password.
  private static let bullet = "•"

  var accessibleString: String {
    guard host.isSecureTextEntry else { return content.string }
    return String(repeating: TextEditor.bullet, count: content.length)
  }

  var accessibleSelection: Range<Int> { content.selection.range }

  var isAccessibleTextEditable: Bool { host.allowsEditing }

  var isAccessibleTextMultiline: Bool { isMultiline }

  func selectAccessibleText(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<content.length)
    host.unmarkText()
    setSelection(
      range.isEmpty
        ? TextSelection(content.snapped(range.lowerBound))
        : TextSelection(content.snapped(range))
    )
  }

  func replaceAccessibleText(_ range: Range<Int>, with text: String) -> Bool {
    edit(content.snapped(range.clamped(to: 0..<content.length)), with: text)
  }

  func accessibleRect(of range: Range<Int>) -> CGRect {
    let range = range.clamped(to: 0..<content.length)
    let rects = rects(of: range)
    let rect =
      rects.first.map { rects.dropFirst().reduce($0) { $0.union($1) } }
      ?? caretRect(TextOffset(range.lowerBound))
    return host.convert(rect, to: nil)
  }

  var accessibleBaseAttributes: [NSAttributedString.Key: Any] { host.baseAttributes }

  func accessibleAttributes(
    at offset: Int
  ) -> (range: Range<Int>, attributes: [NSAttributedString.Key: Any]) {
    let length = content.length
    guard (0..<length).contains(offset) else { return (length..<length, [:]) }
    var start = 0
    for run in content.attributes?.runs ?? [] {
      let range = start..<start + run.length
      if range.contains(offset) { return (range.clamped(to: 0..<length), run.attributes) }
      start = range.upperBound
    }
    return (0..<length, [:])
  }

  func accessibleOffset(at point: CGPoint) -> Int? {
    let localPoint = host.convert(point, from: nil)
    guard host.boundsStorage.contains(localPoint) else { return nil }
    return textOffset(at: localPoint).offset
  }
}
