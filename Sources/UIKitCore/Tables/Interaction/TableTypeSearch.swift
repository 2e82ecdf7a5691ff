import Foundation
import UIKitLists

/// What is typed to find a row: the letters of the last second.
@MainActor
final class TableTypeSearch {
  /// Seconds after which the next letter begins anew.
  static let patience: TimeInterval = 1

  private(set) var text = ""
  private var lastTime = -TimeInterval.infinity
  /// The rows that are still to be read; `nil` at rest.
  var reading: TypedRowReading?

  /// Whether a letter now would go on with the text.
  func isRunning(at time: TimeInterval) -> Bool {
    !text.isEmpty && time - lastTime < TableTypeSearch.patience
  }

  /// Adds what was typed.
  ///
  /// - Returns: Whether it goes on with what was typed before.
  func add(_ typed: String, at time: TimeInterval) -> Bool {
    let goesOn = isRunning(at: time)
    text = goesOn ? text + typed : typed
    lastTime = time
    reading = nil
    return goesOn
  }

  /// Forgets what was typed: another key was pressed, or the list has left the screen.
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

extension UITableView {
  /// Focuses the next row that begins with what is typed.
  ///
  /// - Returns: Whether the key is consumed.
  final func find(_ key: UIKey) -> Bool {
    guard key.typesText, let loop = window?.loop, let first = model.geometry.firstRow else {
      return false
    }
    let isSpace = key.keyCode == .keyboardSpacebar
    let search = focus.search
    if isSpace, !search.isRunning(at: loop.time) { return false }
    let goesOn = search.add(isSpace ? " " : key.characters, at: loop.time)
    let present = focus.position.flatMap { model.geometry.contains($0) ? $0 : nil }
    // The present row may go on to match; a new search begins below it, or on the screen.
    var start = present ?? tiler.rowsOnScreen.map(\.position).min() ?? first
    if present != nil, !goesOn { start = model.geometry.row(after: start) ?? first }
    if let finder = configuration.rowFinder {
      let found = finder(self, search.text, session.path(ofShown: start))?.position
      if let found, model.geometry.contains(found) { focus.move(to: found, heading: .next) }
      return true
    }
    search.reading = TypedRowReading(
      text: TableTypeSearch.folded(search.text),
      next: start,
      rowsLeft: min(model.geometry.numberOfRows, TypedRowReading.maximum),
      revision: session.revision
    )
    readTypedRows(atMost: TypedRowReading.firstSlice)
    return true
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
