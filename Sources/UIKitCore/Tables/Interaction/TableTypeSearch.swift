import Foundation
import UIKitLists

/// The search for a row by typed text; a pause of a second begins a new text.
@MainActor
final class TableTypeSearch {
  /// The time in seconds after which the next letter begins a new search.
  static let timeout: TimeInterval = 1

  private(set) var text = ""
  /// The time of the last key press, in seconds on the host's clock.
  private var lastTime = -TimeInterval.infinity
  /// The rows still to be compared; `nil` at rest.
  var reading: TypedRowReading?

  /// Returns whether a letter typed now would continue the text.
  func isRunning(at time: TimeInterval) -> Bool {
    !text.isEmpty && time - lastTime < TableTypeSearch.timeout
  }

  /// Appends typed text.
  ///
  /// - Returns: Whether the text continues the previous one.
  func add(_ typed: String, at time: TimeInterval) -> Bool {
    let continuesText = isRunning(at: time)
    text = continuesText ? text + typed : typed
    lastTime = time
    reading = nil
    return continuesText
  }

  /// Clears the typed text after another key press or when the list leaves the screen.
  func reset() {
    text = ""
    reading = nil
  }

  /// Returns a text without differences of case, accents and width, for comparison.
  static func folded(_ text: String) -> String {
    text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
      locale: nil
    )
  }
}

extension UITableViewCell {
  /// The text that is compared with typed text: the title, or else the first label's text, or else
  /// the accessibility label.
  final var searchText: String? {
    if let text = textLabel?.text, !text.isEmpty { return text }
    return contentView.firstLabelText ?? accessibilityProperties.label
  }
}

extension UIView {
  fileprivate final var firstLabelText: String? {
    for subview in contentSubviews where !subview.isHiddenStorage {
      if let text = (subview as? UILabel)?.text, !text.isEmpty { return text }
      if let text = subview.firstLabelText { return text }
    }
    return nil
  }
}
