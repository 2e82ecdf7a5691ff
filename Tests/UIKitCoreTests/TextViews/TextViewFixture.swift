import Foundation
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// A text view of 200 × 120 points at (10, 20) on a stage, with a log of its delegate's calls.
@MainActor
final class TextViewFixture: UITextViewDelegate {
  let stage: Stage
  let view = UITextView(frame: CGRect(x: 10, y: 20, width: 200, height: 120))
  var log: [String] = []
  /// The delegate's answer to a replacement of a range in UTF-16 units.
  var accepts: (NSRange, String) -> Bool = { _, _ in true }
  var allowsBeginning = true
  var allowsEnding = true
  var allowsOpeningLinks = true

  init(_ text: String = "", direction: UITraitEnvironmentLayoutDirection = .leftToRight) {
    stage = Stage(size: CGSize(width: 320, height: 200), layoutDirection: direction)
    let root = UIView()
    root.backgroundColor = .systemBackground
    root.addSubview(view)
    stage.show(root)
    view.text = text
    view.selectedRange = NSRange(location: 0, length: 0)
    view.delegate = self
    stage.settle()
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { allowsBeginning }
  func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { allowsEnding }
  func textViewDidEndEditing(_ textView: UITextView) { log.append("end") }
  func textViewDidChange(_ textView: UITextView) { log.append("changed") }
  func textViewDidChangeSelection(_ textView: UITextView) { log.append("selection") }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }

  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    log.append("\(range.location)+\(range.length) \(text)")
    return accepts(range, text)
  }

  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    log.append("\(URL.absoluteString) \(characterRange.location)+\(characterRange.length)")
    return allowsOpeningLinks
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// Begins editing with the caret at an offset in UTF-16 units, and clears the log.
  func edit(at offset: Int) {
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: offset, length: 0)
    stage.settle()
    log = []
  }

  /// Presses keys, and returns the text with its selection.
  func press(_ keys: UIKeyboardHIDUsage..., with modifiers: UIKeyModifierFlags = []) -> String {
    for key in keys { stage.press(key, modifiers: modifiers) }
    return shown
  }

  /// The text with brackets around the selection, or a vertical bar at the caret.
  var shown: String {
    let range = view.content.selection.range
    let parts = [0..<range.lowerBound, range, range.upperBound..<view.content.length]
      .map(view.content.substring)
    return range.isEmpty ? "\(parts[0])|\(parts[2])" : "\(parts[0])[\(parts[1])]\(parts[2])"
  }

  /// Returns the caret at an offset in UTF-16 units, in the coordinates of the text view.
  func caret(_ offset: Int) -> CGRect {
    guard let position = view.position(from: view.beginningOfDocument, offset: offset) else {
      return .null
    }
    return view.caretRect(for: position)
  }

  /// Returns the centre of the caret at an offset in UTF-16 units, in window coordinates.
  func point(after offset: Int) -> CGPoint {
    let rect = view.convert(caret(offset), to: nil)
    return CGPoint(x: rect.minX, y: rect.midY)
  }

  /// The commands of the visible edit menu; `nil` if there is none.
  var menu: [String]? {
    stage.menuTitles
  }
}
