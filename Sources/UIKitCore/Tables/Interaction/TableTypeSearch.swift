import Foundation
import UIKitLists

/// What is typed to find a row: the letters of the last second.
@MainActor
final class TableTypeSearch {
  /// Seconds after which the next letter begins anew.
  static let patience: TimeInterval = 1

  private(set) var text = ""
  private var lastTime = -TimeInterval.infinity

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
    return goesOn
  }

  /// Forgets what was typed: another key was pressed, or the list has left the screen.
  func reset() { text = "" }

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
    // The present row may go on to match; a new search begins below it.
    var start = present ?? first
    if present != nil, !goesOn { start = model.geometry.row(after: start) ?? first }
    guard let found = row(beginningWith: search.text, from: start),
      model.geometry.contains(found)
    else { return true }
    focus.move(to: found, heading: .next)
    return true
  }

  private func row(beginningWith text: String, from start: RowPosition) -> RowPosition? {
    if let finder = configuration.rowFinder {
      return finder(self, text, path(ofShown: start))?.position
    }
    let wanted = TableTypeSearch.folded(text)
    let rows = tiler.rowsOnScreen.sorted { $0.position < $1.position }
    let ordered = rows.filter { $0.position >= start } + rows.filter { $0.position < start }
    return ordered.first { row in
      row.cell.textForFinding.map { TableTypeSearch.folded($0).hasPrefix(wanted) } ?? false
    }?.position
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
