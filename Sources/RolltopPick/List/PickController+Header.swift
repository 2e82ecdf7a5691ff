import PickLines
import UIKit

extension PickController {
  /// Returns the height of a window in which a number of rows is visible, in points.
  static func height(ofRows rows: Int, _ options: PickOptions) -> CGFloat {
    let headerTextLineCount = options.header.map {
      $0.split(separator: "\n", omittingEmptySubsequences: false).count
    }
    let lineCount = (headerTextLineCount ?? 0) + options.search.headerCount
    let textHeight = CGFloat(lineCount) * LineStyle().font.lineHeight
    let headerHeight = lineCount > 0 ? textHeight + 2 * Metrics.gap : 0
    return PickBar.height + headerHeight.rounded(.up) + CGFloat(rows) * Metrics.rowHeight
  }
}

/// The header above the rows.
extension PickController {
  /// Updates the numbers of matching lines, all lines and marked lines.
  func updateCount() {
    let lineCount = max(0, model.store.count - options.search.headerCount)
    let markCount = model.marked.count
    let text = "\(model.matches.count)/\(lineCount)" + (markCount > 0 ? " (\(markCount))" : "")
    bar.countText = text
  }

  /// Updates the header's text and lines.
  func updateHeader() {
    let headerCount = min(options.search.headerCount, model.store.count)
    let lines = (0..<headerCount).map { presenter.line(model.store[$0], matching: Query("")) }
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
