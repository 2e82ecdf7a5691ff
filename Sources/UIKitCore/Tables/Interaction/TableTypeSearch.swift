import Foundation
import UIKitLists

/// The search for a row by the letters that were typed within the last second.
@MainActor
final class TableTypeSearch {
  /// Seconds after which the next letter begins anew.
  static let timeout: TimeInterval = 1

  private(set) var text = ""
  private var lastTime = -TimeInterval.infinity
  /// The rows that are still to be read; `nil` at rest.
  var reading: TypedRowReading?

  /// Whether a letter now would go on with the text.
  func isRunning(at time: TimeInterval) -> Bool {
    !text.isEmpty && time - lastTime < TableTypeSearch.timeout
  }

  /// Adds typed text.
  ///
  /// - Returns: Whether it continues the previously typed text.
  func add(_ typed: String, at time: TimeInterval) -> Bool {
    let continues = isRunning(at: time)
    text = continues ? text + typed : typed
    lastTime = time
    reading = nil
    return continues
  }

  /// Drops the typed text: another key was pressed, or the list has left the screen.
  func reset() {
    text = ""
    reading = nil
  }

  /// A text without differences of case, accents and width, for comparing.
  static func folded(_ text: String) -> String {
    text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
      locale: nil
    )
  }
}

extension UITableViewCell {
  /// The text that a typed beginning is compared with: the title, or else the first label's.
  final var textForFinding: String? {
    if let text = textLabel?.text, !text.isEmpty { return text }
    return contentView.firstLabelText ?? accessibilityProperties.label
  }
}

extension UIView {
  fileprivate final var firstLabelText: String? {
    for subview in subviewStorage where !subview.isHiddenStorage {
      if let text = (subview as? UILabel)?.text, !text.isEmpty { return text }
      if let text = subview.firstLabelText { return text }
    }
    return nil
  }
}
