import PickLines
import UIKit

extension PickController {
  /// Returns the height of the window in which a number of rows is visible.
  static func height(ofRows rows: Int, _ options: PickOptions) -> CGFloat {
    let headerLines = options.header.map {
      $0.split(separator: "\n", omittingEmptySubsequences: false).count
    }
    let lines = (headerLines ?? 0) + options.search.headerCount
    let header = lines > 0 ? CGFloat(lines) * LineStyle().font.lineHeight + 2 * Metrics.gap : 0
    return PickBar.height + header.rounded(.up) + CGFloat(rows) * Metrics.rowHeight
  }
}

/// The header above the rows.
extension PickController {
  /// Updates the numbers of matching lines, all lines and marked lines.
  func updateCount() {
    let lineCount = max(0, model.store.count - options.search.headerCount)
    let marks = model.marked.count
    let text = "\(model.matches.count)/\(lineCount)" + (marks > 0 ? " (\(marks))" : "")
    bar.count = text
  }

  /// Updates the header's text and lines.
  func updateHeader() {
    let count = min(options.search.headerCount, model.store.count)
    let lines = (0..<count).map { presenter.line(model.store[$0], matching: Query("")) }
    let headerLines = options.header?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    let text = NSMutableAttributedString(string: "")
    for line in headerLines.map({ PresentedLine(String($0)) }) + lines {
      if text.length > 0 { text.append(NSAttributedString(string: "\n")) }
      text.append(self.text(of: line))
    }
    guard !text.isEqual(to: headerLabel.attributedText ?? NSAttributedString(string: "")) else {
      return
    }
    headerLabel.attributedText = text
    view.setNeedsLayout()
  }
}
